"""Determinized search: it repeats, ends in time, uses no hidden information, and finds what wins a round."""

from typing import Any

import pytest

from azulejos.core.randomness import SeededRandomness
from azulejos.search.determinized import determinized_kernel
from azulejos.search.determinized.determinized_search import DeterminizedSearch
from azulejos.search.stop_flag import StopFlag
from tests.g5211.positions import position
from tests.search.positions import CARDS, decisions


def search(state, seat=0, simulations=2_000, seed=1, stop=None, **changes):
    randomness = SeededRandomness(seed)
    return DeterminizedSearch(CARDS, **changes).search(
        state, seat, stop or StopFlag(), simulations, randomness=randomness
    )


@pytest.mark.parametrize("players", [2, 5])
def test_the_same_seed_and_number_give_the_same_result(players):
    state = next(decisions(CARDS, 3, players))
    first, second, other = (search(state, seed=seed) for seed in (1, 1, 2))

    assert first.moves == second.moves != other.moves
    assert first.simulations == 2_000 == sum(each.visits for each in first.moves)
    assert {each.move for each in other.moves} == {each.move for each in first.moves}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("options", [{}, {"edition": "international"}, {"target": 50}], ids=str)
def test_every_seat_gets_results_of_its_own_moves_at_every_moment(players, options):
    for state in [*decisions(CARDS, 3, players, **options)][:: 5 * players]:
        for seat in range(players):
            if CARDS.rules.owes(state[0], seat):
                found = search(state, seat, simulations=50)
                assert sorted(each.move for each in found.moves) == CARDS.legal(state, seat)
                assert all(0 <= each.win <= 1 and each.share <= 1 for each in found.moves)


def test_all_moves_are_tried_on_the_same_deals():
    found = search(next(decisions(CARDS, 3)), simulations=1_005)
    visits = [each.visits for each in found.moves]

    assert max(visits) - min(visits) <= 1


def test_two_threads_are_added_up():
    found = search(next(decisions(CARDS, 3, 3)), threads=2)
    assert sum(each.visits for each in found.moves) == 2_000


def test_after_a_stop_every_move_is_still_tried_once():
    stop = StopFlag()
    stop.stop()
    found = search(next(decisions(CARDS, 3)), simulations=None, stop=stop)

    assert [each.visits for each in found.moves] == [1] * len(found.moves)


def test_few_simulations_look_at_few_moves():
    state = next(decisions(CARDS, 3))
    looked = [{each.move for each in search(state, simulations=3, seed=seed).moves} for seed in range(9)]

    assert all(len(moves) == 3 for moves in looked)
    assert len(set().union(*looked)) > 3


def test_a_search_does_not_depend_on_what_the_seat_cannot_see():
    """Two states that look the same to a seat: other hands, another pile, another sealed choice."""
    state = next(decisions(CARDS, 5, 3))
    other = CARDS.imagine(CARDS.view(state, 1), 1, SeededRandomness("other"))

    assert CARDS.view(state, 1) == CARDS.view(other, 1) and CARDS.position(state) != CARDS.position(other)
    assert search(state, 1).moves == search(other, 1).moves


def test_it_sees_the_last_card_that_wins_the_round():
    """The others cannot prevent it any more: their cards stay in hand until the round is over."""
    document = position(2, round=11, part=3, hands=["Y6G2", "O2T1"], laid=["Y4Y5G2", "Y2O3B2"])
    found = search(CARDS.read_position(document))
    assert CARDS.move_text(found.moves[0].move) == "Y6"
    assert found.moves[0].lead > found.moves[1].lead + 5


def test_moves_that_are_as_good_are_played_as_often():
    document = position(2, round=11, part=3, hands=["Y2G2"], laid=["O3B3T3", "O2B2T2"])
    shares = [each.share for each in search(CARDS.read_position(document), simulations=20_000).moves]
    assert shares[0] == 1 and shares[1] > 0.05


def test_it_runs_interpreted_as_it_runs_compiled(monkeypatch):
    state = [*decisions(CARDS, 4, 3)][-12]
    seat = int(CARDS.rules.decider(state[0]))
    compiled = search(state, seat, simulations=40)
    kernel: Any = determinized_kernel.trial_kernel
    monkeypatch.setattr(
        determinized_kernel, "trial_kernel", lambda game, learned: kernel(game, learned=learned).py_func
    )
    plain = search(state, seat, simulations=40)

    assert [(each.move, each.visits) for each in plain.moves] == [(each.move, each.visits) for each in compiled.moves]
    for one, other in zip(plain.moves, compiled.moves, strict=True):
        assert (one.win, one.lead) == pytest.approx((other.win, other.lead))
