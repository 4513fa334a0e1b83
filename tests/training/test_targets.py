"""Targets: the result of the game, mixed with the search values at the next decisions of a seat."""

from math import exp

import numpy as np
import pytest

from azulejos.core.setup import Setup
from azulejos.evaluation.inputs import learnable
from azulejos.search.values import WON
from azulejos.training.games.selfplay import NOBODY, Played
from azulejos.training.games.targets import LEAST, Mix, further, targets

AZUL = learnable("azul")


def played(points, thoughts, strayed=()):
    """A game that ended with these points, and its search values: seats with win probabilities."""
    last = AZUL.start(Setup.of(AZUL, len(points)))
    for seat, score in enumerate(points):
        last[0].boards[seat].score = score
    seats = np.array([seat for seat, _ in thoughts], np.int8)
    values = np.array([round((2 * chance - 1) * WON) for _, chance in thoughts], np.int32)
    states = np.concatenate([last] * len(thoughts)).view(np.recarray)
    return Played(states, seats, values, np.isin(np.arange(len(seats)), strayed), last)


def test_a_position_is_worth_what_is_thought_at_it_and_how_it_ended():
    mix = Mix(outcome=0.2, margin=0.25, margin_spread=10, later=0.0)
    made = targets(AZUL, played([30, 20], [(0, 0.6), (NOBODY, 0.5), (1, 0.3)]), mix)
    ended = 0.75 * 1 + 0.25 / (1 + exp(-1))
    assert made[0, 0] == pytest.approx(0.2 * ended + 0.8 * 0.6)
    assert made[1, 0] == pytest.approx(0.2 * ended + 0.8 * 0.7)  # before a deal: as at the decision after it
    assert made[2, 0] == pytest.approx(0.2 * ended + 0.8 * 0.7)
    assert made.sum(axis=1) == pytest.approx(1)


def test_only_how_it_ended_counts_if_so_mixed():
    made = targets(AZUL, played([20, 20], [(0, 0.9), (1, 0.8)]), Mix(outcome=1.0))
    assert made == pytest.approx(0.5)


def test_what_is_thought_later_counts_too_and_the_less_the_later():
    mix = Mix(outcome=0.0, margin=0.0, later=0.125)  # a round of three decisions: half as much at the next one
    made = targets(AZUL, played([30, 20], [(0, 0.6), (1, 0.3), (0, 0.8)]), mix)
    assert made[2, 0] == pytest.approx(0.5 * 0.8 + 0.5 * 1)
    assert made[1, 0] == pytest.approx(0.5 * 0.7 + 0.25 * 0.8 + 0.25 * 1)
    assert made[0, 0] == pytest.approx(0.5 * 0.6 + 0.25 * 0.7 + 0.125 * 0.8 + 0.125 * 1)
    assert made.sum(axis=1) == pytest.approx(1)


def test_it_counts_by_rounds_however_many_decisions_they_have():
    mix = Mix(outcome=0.0, margin=0.0, later=0.25)  # two rounds of two positions
    made = targets(AZUL, played([30, 20], [(0, 0.5), (1, 0.5), (NOBODY, 0.5), (0, 0.5)]), mix)
    assert made[:, 0] == pytest.approx([0.53125, 0.5625, 0.625, 0.75])


def test_values_after_straying_do_not_count_for_the_positions_before():
    mix = Mix(outcome=0.2, margin=0.0, later=0.125)  # half as much at the next decision
    thoughts = [(0, 0.6), (1, 0.3), (0, 0.8)]
    calm, wild = (targets(AZUL, played([30, 20], thoughts, strayed), mix)[:, 0] for strayed in ((), (1,)))
    assert wild[2] == calm[2] == pytest.approx(0.2 * 1 + 0.8 * (0.5 * 0.8 + 0.5 * 1))
    assert wild[1] == pytest.approx(0.7)
    assert wild[0] == pytest.approx(0.2 * 0.7 + 0.8 * (0.5 * 0.6 + 0.5 * 0.7))


def test_of_three_values_of_others_after_straying_do_not_count_either():
    """Who profits from a blunder was not better off before."""
    mix = Mix(outcome=0.2, margin=0.0, later=0.125)
    thoughts = [(1, 0.3), (2, 0.3), (0, 0.4), (1, 0.9), (2, 0.05)]
    made = targets(AZUL, played([5, 30, 10], thoughts, (2,)), mix)
    assert made[2] == pytest.approx([0.4, 0.3, 0.3], abs=0.02)
    assert abs(made[0, 1] - made[0, 2]) < 0.03
    assert made.sum(axis=1) == pytest.approx(1)


def test_of_three_each_thinks_at_its_own_decisions_and_the_others_share_the_rest():
    mix = Mix(outcome=0.0, margin=0.0, later=0.0)
    made = targets(AZUL, played([5, 10, 0], [(0, 0.2), (1, 0.6), (2, 0.4)]), mix)
    assert made[2] == pytest.approx([0, 0.6, 0.4], abs=LEAST)  # the others have decided for the last time
    assert made[1] == pytest.approx([0, 0.6, 0.4], abs=LEAST)
    assert made[0] == pytest.approx([0.2, 0.48, 0.32], abs=LEAST)
    assert made.sum(axis=1) == pytest.approx(1)


def test_no_position_counts_as_entirely_lost():
    made = targets(AZUL, played([1, 0], [(0, -1.0), (1, 1.0)]), Mix(outcome=0.0, later=0.0))
    assert made[0] == pytest.approx([LEAST, 1 - LEAST])


def test_points_to_come_are_those_at_the_end_less_those_there_are():
    game = played([30, 21, 12], [(0, 0.5), (NOBODY, 0.5), (1, 0.5)])
    for state, scores in zip(game.states, [(0, 0, 0), (10, 21, 0), (31, 0, 12)], strict=True):
        for seat, score in enumerate(scores):
            state.boards[seat].score = score
    assert further(AZUL, game).tolist() == [[30, 21, 12], [20, 0, 12], [-1, 21, 0]]


@pytest.mark.parametrize("strayed", [[], [0], [1], [0, 2]])
def test_no_points_are_known_up_to_where_someone_strayed_last(strayed):
    game = played([30, 21], [(0, 0.5), (1, 0.5), (0, 0.5), (1, 0.5)], strayed)
    known_points = ~np.isnan(further(AZUL, game))
    known = 1 + max(strayed, default=-1)
    assert not known_points[:known].any() and known_points[known:].all()


def test_where_others_are_enemies_thoughts_are_set_in_proportion():
    """Their values do not add up to 1, here to less; no seat loses a share by its own value."""
    mix = Mix(outcome=0.0, later=0.0)
    made = targets(AZUL, played([30, 20, 10], [(0, 0.3), (1, 0.2), (2, 0.1), (NOBODY, 0.5)]), mix, enemies=True)
    assert made[0] == pytest.approx([0.5, 1 / 3, 1 / 6])
    assert made.sum(axis=1) == pytest.approx(1)


def test_a_seat_without_a_value_among_enemies_counts_as_equal():
    made = targets(AZUL, played([9, 1, 1], [(0, 0.1), (1, 0.2), (2, 0.3)], [0]), Mix(), enemies=True)
    assert made[0] == pytest.approx([1 / 3] * 3)
    made = targets(AZUL, played([9, 1, 1], [(0, 0.1), (1, 0.2), (2, 0.3)], [1]), Mix(), enemies=True)
    assert made[1] == pytest.approx([0.1 / 0.45, 0.2 / 0.45, 0.15 / 0.45])


def test_among_enemies_nothing_is_learned_from_straying_either():
    mix = Mix(outcome=0.2, later=0.5)
    thoughts = [(0, 0.3), (1, 0.2), (2, 0.1), (0, 0.05), (1, 0.4), (2, 0.4)]
    one, other = (targets(AZUL, played(points, thoughts, [3]), mix, enemies=True) for points in ([9, 1, 1], [1, 9, 1]))
    assert (one[:4] == other[:4]).all() and (one[4:] != other[4:]).any()
    assert one.sum(axis=1) == pytest.approx(1)
