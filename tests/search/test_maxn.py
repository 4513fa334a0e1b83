"""Max^n against an oracle in plain Python, and what is promised of it: limits, repeatability, threads, lines."""

import threading
import time
from dataclasses import replace

import numpy as np
import pytest

from azulejos.core.randomness import SeededRandomness
from azulejos.evaluation.net import Net
from azulejos.search import oracle
from azulejos.search.clock import Clock
from azulejos.search.many import MaxN, SharesTable
from azulejos.search.maxn import find, store
from azulejos.search.parameters import Parameters
from azulejos.search.plies import ALPHA, BETA, FIELDS, LEFT, MOVE, OPEN
from azulejos.search.shares import ONE, limit, own, packed, rated, strongest_other, unpack
from azulejos.search.values import chance
from tests.search.positions import AZUL, PAVILION, decisions, late

SMALL = Parameters(table_bits=12)
WHOLE = Parameters(table_bits=18, reduce_from=99)
"""Without reductions, and no move left out: every line is searched to the same depth."""

CASES = [(AZUL, 3), (AZUL, 4), (PAVILION, 3)]
NAMES = ["azul-3", "azul-4", "summer-pavilion-3"]


def seat_of(game, state):
    return int(game.rules.decider(state[0]))


def narrow_ones(game, players, seed=7, most=6):
    """Some decisions of a random game with few moves after few moves, for the oracle to look at."""
    found = [state for state in decisions(game, seed, players) if 1 < len(oracle.candidates(game, state)) <= most]
    return found[:: max(1, len(found) // 4)]


def expected(game, state, depth, net=None):
    """What the oracle says of each move, looked at so many choices ahead."""
    seat = seat_of(game, state)
    return {
        move: oracle.shares(game, game.play_unchecked(state, seat, move), depth - 1, net)[seat] / ONE
        for move in oracle.candidates(game, state)
    }


@pytest.mark.no_cover
@pytest.mark.parametrize(("game", "players"), CASES, ids=NAMES)
def test_three_choices_ahead_it_finds_what_the_oracle_finds(game, players):
    for state in narrow_ones(game, players):
        found = MaxN(game, WHOLE).search(state, seat_of(game, state), Clock(), exact=True, depth=3)
        assert {each.move: each.win for each in found.moves} == expected(game, state, 3)
        quick = MaxN(game, WHOLE).search(state, seat_of(game, state), Clock(), depth=3)  # cuts what can not be better
        assert quick.moves[0].win == found.moves[0].win
        assert quick.simulations <= found.simulations


def test_with_a_net_it_finds_what_the_oracle_finds():
    net = Net.random(AZUL.features, 1)
    for state in narrow_ones(AZUL, 3):
        found = MaxN(AZUL, WHOLE, net=net).search(state, seat_of(AZUL, state), Clock(), exact=True, depth=2)
        assert {each.move: each.win for each in found.moves} == expected(AZUL, state, 2, net)


@pytest.mark.no_cover
def test_with_two_players_it_is_minimax():
    for state in late(AZUL, 3, most=80):
        seat = seat_of(AZUL, state)
        found = MaxN(AZUL, WHOLE).search(state, seat, Clock(), exact=True)
        worth = {
            move: chance(oracle.value(AZUL, AZUL.play_unchecked(state, seat, move), seat, 100))
            for move in oracle.candidates(AZUL, state)
        }
        assert found.solved
        assert {each.move: each.win for each in found.moves} == pytest.approx(worth, abs=3 / ONE)


def test_the_same_number_of_positions_gives_the_same_findings():
    state = next(decisions(AZUL, 3, 3))
    first, second = (MaxN(AZUL, SMALL).search(state, int(state[0].seat), Clock(), 5_000) for _ in range(2))

    assert replace(first, seconds=0) == replace(second, seconds=0)
    assert 2_500 < first.simulations < 5_000 + AZUL.rules.most_legal
    assert {each.move for each in first.moves} == set(oracle.candidates(AZUL, state))


def test_it_ends_in_time_and_when_it_is_told_to():
    state = next(decisions(AZUL, 3, 4))
    search = MaxN(AZUL, SMALL)
    search.search(state, int(state[0].seat), Clock(), 10)
    begun = time.perf_counter()
    with Clock(0.2) as clock:
        timed = search.search(state, int(state[0].seat), clock)
    clock = Clock()
    threading.Timer(0.2, clock.stop).start()
    stopped = search.search(state, int(state[0].seat), clock, randomness=SeededRandomness(1))

    assert time.perf_counter() - begun < 60
    assert timed.moves and stopped.moves and not stopped.solved


def test_even_with_no_time_there_is_an_answer():
    state = next(decisions(PAVILION, 3, 3))
    clock = Clock()
    clock.stop()

    found = MaxN(PAVILION, SMALL).search(state, int(state[0].seat), clock, 1)
    assert found.depth <= 2
    assert found.moves[0].move in PAVILION.legal(state, int(state[0].seat))


@pytest.mark.no_cover
def test_two_threads_find_what_one_finds_where_all_can_be_seen():
    for state in narrow_ones(AZUL, 3, most=3):
        one, two = (
            MaxN(AZUL, WHOLE, threads).search(state, seat_of(AZUL, state), Clock(), exact=True) for threads in (1, 2)
        )
        assert one.solved and two.solved
        assert {each.move: each.win for each in two.moves} == {each.move: each.win for each in one.moves}


def test_a_line_can_be_played():
    for game, players in ((AZUL, 3), (PAVILION, 3)):
        for state in [*decisions(game, 5, players)][::25]:
            line = MaxN(game, SMALL).search(state, seat_of(game, state), Clock(), 3_000).moves[0].line
            after = state
            for move in line:
                after = game.play(after, seat_of(game, after), move)  # raises if it is not legal


def test_the_state_it_is_given_stays_as_it_was():
    state = next(decisions(AZUL, 3, 3))
    before = state.tobytes()
    MaxN(AZUL, SMALL).search(state, int(state[0].seat), Clock(), 2_000)

    assert state.tobytes() == before


def test_shares_are_told_apart_by_the_own_one_and_then_by_what_others_have():
    even, better, worse = [4_000, 3_000, 3_000], [4_001, 5_999, 0], [4_000, 3_500, 2_500]
    assert rated(better, 0, 3) > rated(even, 0, 3) > rated(worse, 0, 3)
    assert [own(rated(each, 0, 3)) for each in (even, better, worse)] == [4_000, 4_001, 4_000]
    assert [strongest_other(rated(each, 0, 3)) for each in (even, better, worse)] == [3_000, 5_999, 3_500]
    assert own(rated([0, ONE, 0], 0, 3)) == 0


def test_a_limit_is_where_the_others_can_not_be_kept_from_more():
    mine = rated([4_000, 3_000, 3_000], 0, 3)
    assert rated([3_999, 6_001, 0], 1, 3) >= limit(mine)  # I would have less than 4,000
    assert rated([4_000, 6_000, 0], 1, 3) < limit(mine)


@pytest.mark.parametrize("shares", [[ONE, 0, 0, 0, 0], [0, 0, 0, 0, ONE], [1, 2, 3, 4, ONE - 10]])
def test_shares_are_kept_in_one_number(shares):
    out = np.zeros(5, np.int64)
    unpack(packed(shares, 5), out, 5)
    assert [*out] == shares


def test_a_table_knows_only_what_was_put_into_it():
    table, frame = SharesTable(4), np.zeros(FIELDS, np.int64)
    frame[[ALPHA, BETA, LEFT, MOVE, OPEN]] = 1, 2, 3, 77, 1
    store(table.arrays, np.uint64(35), frame, np.uint64(12345))

    assert find(table.arrays, np.uint64(35))[1] == 12345
    assert table.move(35) == 77
    assert table.move(35 + 16) is None  # the same place
    table.words[3] += np.uint64(1)  # another thread has written in between
    assert table.move(35) is None
