"""Ratings against plain Elo, against planted strengths, and where results are extreme."""

from itertools import combinations
from random import Random

import pytest

from azulejos.arena.ratings import ratings
from azulejos.arena.statistics import elo_estimate
from tests.arena.results import pair_scores

STRENGTHS = (150, 50, -20, -180)


def planted(chance, groups):
    return {
        (first, second): pair_scores(chance, STRENGTHS[first] - STRENGTHS[second], groups)
        for first, second in combinations(range(len(STRENGTHS)), 2)
    }


def test_of_two_players_the_difference_is_the_plain_one():
    scores = pair_scores(Random(1), 80, 2000)
    first, second = ratings(2, {(0, 1): scores})
    plain = elo_estimate(scores)
    assert first.value - second.value == pytest.approx(plain.value, abs=0.5)
    assert first.error + second.error == pytest.approx(plain.error, rel=0.02)
    assert first.value == pytest.approx(-second.value)


def test_planted_strengths_are_found():
    found = ratings(4, planted(Random(2), 1000))
    assert sum(each.value for each in found) == pytest.approx(0, abs=1e-6)
    for strength, rating in zip(STRENGTHS, found, strict=True):
        assert rating.value == pytest.approx(strength, abs=15)
        assert 3 < rating.error < 15


def test_the_intervals_hold_the_truth_as_often_as_they_say():
    chance, trials = Random(3), 150
    held = [
        rating.low <= strength <= rating.high
        for _ in range(trials)
        for strength, rating in zip(STRENGTHS, ratings(4, planted(chance, 60)), strict=True)
    ]
    assert 0.92 < sum(held) / len(held) < 0.99


def test_a_sweep_stays_finite_and_more_of_it_counts_for_more():
    few, many = (ratings(2, {(0, 1): [1.0] * groups})[0].value for groups in (5, 50))
    assert 100 < few < many < 1500


def test_a_player_who_has_not_played_is_average_and_uncertain():
    found = ratings(3, {(0, 1): [1.0, 0.5] * 20, (0, 2): [], (1, 2): []})
    assert found[0].value > found[2].value > found[1].value
