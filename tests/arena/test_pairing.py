"""The schedule: every bot in every seat, the same deals in a group, everything from one seed."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from azulejos.arena.config import ContestConfig
from azulejos.arena.schedule import Entrant, league_tasks, match_tasks
from azulejos.core.errors import OptionError

TABLES = st.one_of(
    st.tuples(st.just("azul"), st.integers(2, 4)),
    st.tuples(st.just("5211"), st.integers(2, 5)),
)


@st.composite
def matches(draw):
    game, players = draw(TABLES)
    bots = [f"bot {number}" for number in range(draw(st.sampled_from([2, players])))]
    return ContestConfig.of(game, bots, players=players, seed=draw(st.integers()), groups=draw(st.integers(1, 12)))


def numbers(source):
    return [source.below(1000) for _ in range(10)]


@given(matches())
def test_every_bot_sits_in_every_seat_equally_often_in_every_group(config):
    tasks = match_tasks(config)
    assert [task.number for task in tasks] == list(range(config.groups * config.players))
    for group in range(config.groups):
        games = [task for task in tasks if task.group == group]
        seats = Counter((entrant, seat) for task in games for seat, entrant in enumerate(task.seats))
        assert len(seats) == config.players**2 and set(seats.values()) == {1}


@given(matches())
def test_the_games_of_a_group_share_their_deals_and_their_starter(config):
    tasks = match_tasks(config)
    for first, second in combinations(tasks[: 3 * config.players], 2):
        same = numbers(first.draw_source(config.seed)) == numbers(second.draw_source(config.seed))
        assert same == (first.group == second.group)
        if same:
            assert first.starter == second.starter


@given(matches())
def test_the_starter_moves_on_from_group_to_group(config):
    starters = {task.group: task.starter for task in match_tasks(config)}
    if config.game == "5211":
        assert set(starters.values()) == {None}
    else:
        assert starters == {group: group % config.players for group in range(config.groups)}


@given(matches())
def test_a_bot_keeps_its_seed_in_a_group_and_no_two_have_the_same(config):
    seeds: dict[tuple[int, Entrant], set[int]] = {}
    for task in match_tasks(config):
        for seat, entrant in enumerate(task.seats):
            seeds.setdefault((task.group, entrant), set()).add(task.seed_of(seat, config.seed))
    assert all(len(values) == 1 for values in seeds.values())
    assert len(set.union(*seeds.values())) == len(seeds) == config.groups * config.players


@given(matches(), st.integers(1, 5))
def test_a_longer_match_begins_like_a_shorter_one(config, more):
    tasks = match_tasks(config)
    assert match_tasks(config.with_groups(config.groups + more))[: len(tasks)] == tasks


def test_two_bots_at_a_larger_table_sit_one_against_the_rest():
    for task in match_tasks(ContestConfig.of("azul", ["a", "b"], players=4, groups=2)):
        assert Counter(entrant.bot for entrant in task.seats) == {0: 1, 1: 3}
        assert {entrant for entrant in task.seats if entrant.bot} == {Entrant(1, 0), Entrant(1, 1), Entrant(1, 2)}


def test_neighbours_change():
    tasks = match_tasks(ContestConfig.of("azul", ["a", "b", "c"], groups=20))
    behind = {task.seats[(task.seats.index(Entrant(0)) + 1) % 3].bot for task in tasks}
    assert behind == {1, 2}


def test_a_league_plays_every_pair_equally_often_round_by_round():
    config = ContestConfig.of("azul", ["a", "b", "c"], players=2, groups=4)
    tasks = league_tasks(config)
    pairs = [frozenset(entrant.bot for entrant in task.seats) for task in tasks]
    assert Counter(pairs) == {frozenset(pair): 8 for pair in combinations(range(3), 2)}
    assert len(set(pairs[:6])) == 3
    assert len({repr(numbers(task.draw_source("0"))) for task in tasks}) == 12
    assert {task.starter for task in tasks[:6]} == {0} and {task.starter for task in tasks[6:12]} == {1}


def test_what_cannot_be_seated_is_refused():
    with pytest.raises(OptionError, match="3 bots cannot share 4 seats; allowed: 2, 4"):
        match_tasks(ContestConfig.of("azul", ["a", "b", "c"], players=4))
    with pytest.raises(OptionError, match="two at a table"):
        league_tasks(ContestConfig.of("azul", ["a", "b", "c"]))
    with pytest.raises(OptionError, match="two bots"):
        ContestConfig.of("azul", ["a"])
    with pytest.raises(OptionError, match="cannot be played by 5"):
        ContestConfig.of("azul", list("abcde"))


def test_a_bot_against_itself_has_two_labels():
    assert ContestConfig.of("azul", ["a", "a"]).labels == ("a (1)", "a (2)")
    assert ContestConfig.of("azul", ["a", "b"]).labels == ("a", "b")
