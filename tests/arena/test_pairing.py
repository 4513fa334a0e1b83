"""The schedule: every bot in every seat, the same deals in a group, everything from one seed."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from azulejos.arena.pairing import Sitter, league_tasks, match_tasks
from azulejos.arena.terms import Terms
from azulejos.core.errors import OptionError

TABLES = st.one_of(
    st.tuples(st.just("azul"), st.integers(2, 4)),
    st.tuples(st.just("5211"), st.integers(2, 5)),
)


@st.composite
def matches(draw):
    game, players = draw(TABLES)
    bots = [f"bot {number}" for number in range(draw(st.sampled_from([2, players])))]
    return Terms.of(game, bots, players=players, seed=draw(st.integers()), groups=draw(st.integers(1, 12)))


def numbers(source):
    return [source.below(1000) for _ in range(10)]


@given(matches())
def test_every_bot_sits_in_every_seat_equally_often_in_every_group(terms):
    tasks = match_tasks(terms)
    assert [task.number for task in tasks] == list(range(terms.groups * terms.players))
    for group in range(terms.groups):
        games = [task for task in tasks if task.group == group]
        seats = Counter((sitter, seat) for task in games for seat, sitter in enumerate(task.seats))
        assert len(seats) == terms.players**2 and set(seats.values()) == {1}


@given(matches())
def test_the_games_of_a_group_share_their_deals_and_their_starter(terms):
    tasks = match_tasks(terms)
    for first, second in combinations(tasks[: 3 * terms.players], 2):
        same = numbers(first.deals(terms.seed)) == numbers(second.deals(terms.seed))
        assert same == (first.group == second.group)
        if same:
            assert first.starter == second.starter


@given(matches())
def test_the_starter_moves_on_from_group_to_group(terms):
    starters = {task.group: task.starter for task in match_tasks(terms)}
    if terms.game == "5211":
        assert set(starters.values()) == {None}
    else:
        assert starters == {group: group % terms.players for group in range(terms.groups)}


@given(matches())
def test_a_bot_keeps_its_seed_in_a_group_and_no_two_have_the_same(terms):
    seeds: dict[tuple[int, Sitter], set[int]] = {}
    for task in match_tasks(terms):
        for seat, sitter in enumerate(task.seats):
            seeds.setdefault((task.group, sitter), set()).add(task.seed_of(seat, terms.seed))
    assert all(len(values) == 1 for values in seeds.values())
    assert len(set.union(*seeds.values())) == len(seeds) == terms.groups * terms.players


@given(matches(), st.integers(1, 5))
def test_a_longer_match_begins_like_a_shorter_one(terms, more):
    tasks = match_tasks(terms)
    assert match_tasks(terms.with_groups(terms.groups + more))[: len(tasks)] == tasks


def test_two_bots_at_a_larger_table_sit_one_against_the_rest():
    for task in match_tasks(Terms.of("azul", ["a", "b"], players=4, groups=2)):
        assert Counter(sitter.bot for sitter in task.seats) == {0: 1, 1: 3}
        assert {sitter for sitter in task.seats if sitter.bot} == {Sitter(1, 0), Sitter(1, 1), Sitter(1, 2)}


def test_neighbours_change():
    tasks = match_tasks(Terms.of("azul", ["a", "b", "c"], groups=20))
    behind = {task.seats[(task.seats.index(Sitter(0)) + 1) % 3].bot for task in tasks}
    assert behind == {1, 2}


def test_a_league_plays_every_pair_equally_often_round_by_round():
    terms = Terms.of("azul", ["a", "b", "c"], players=2, groups=4)
    tasks = league_tasks(terms)
    pairs = [frozenset(sitter.bot for sitter in task.seats) for task in tasks]
    assert Counter(pairs) == {frozenset(pair): 8 for pair in combinations(range(3), 2)}
    assert len(set(pairs[:6])) == 3
    assert len({repr(numbers(task.deals("0"))) for task in tasks}) == 12
    assert {task.starter for task in tasks[:6]} == {0} and {task.starter for task in tasks[6:12]} == {1}


def test_what_can_not_be_seated_is_refused():
    with pytest.raises(OptionError, match="3 bots can not share 4 seats; allowed: 2, 4"):
        match_tasks(Terms.of("azul", ["a", "b", "c"], players=4))
    with pytest.raises(OptionError, match="two at a table"):
        league_tasks(Terms.of("azul", ["a", "b", "c"]))
    with pytest.raises(OptionError, match="two bots"):
        Terms.of("azul", ["a"])
    with pytest.raises(OptionError, match="can not be played by 5"):
        Terms.of("azul", list("abcde"))


def test_a_bot_against_itself_is_told_apart():
    assert Terms.of("azul", ["a", "a"]).labels == ("a (1)", "a (2)")
    assert Terms.of("azul", ["a", "b"]).labels == ("a", "b")
