"""Figures against values worked out by hand or printed in tables, and against made-up results."""

import math
from random import Random

import pytest

from azulejos.arena.statistics import (
    Estimate,
    Moments,
    elo,
    elo_estimate,
    expected,
    mean_estimate,
    moments,
    score_estimate,
    shares,
    spread,
    student,
    superiority,
)
from tests.arena.results import pair_scores


@pytest.mark.parametrize(
    ("ranks", "worth"),
    [
        ([1, 2], [1, 0]),
        ([2, 1], [0, 1]),
        ([1, 1], [0.5, 0.5]),
        ([1, 3, 1, 4], [0.5, 0, 0.5, 0]),
        ([3, 1, 1, 1], [0, 1 / 3, 1 / 3, 1 / 3]),
        ([2, 1, 3], [0, 1, 0]),
    ],
)
def test_a_game_is_worth_one_that_the_winners_share(ranks, worth):
    assert shares(ranks) == pytest.approx(worth)


def test_elo_and_score_by_known_values():
    assert elo(0.5) == 0
    assert elo(0.75) == pytest.approx(190.8485, abs=1e-4)
    assert elo(10 / 11) == pytest.approx(400)
    assert expected(100) == pytest.approx(0.640065, abs=1e-6)
    assert (elo(1), elo(0)) == (math.inf, -math.inf)
    assert elo(expected(-37.5)) == pytest.approx(-37.5)


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.7062), (2, 4.3027), (3, 3.1824), (4, 2.7764), (5, 2.5706), (10, 2.2281), (30, 2.0423), (1000, 1.9623)],
)
def test_students_quantiles_are_those_of_the_tables(freedom, quantile):
    assert student(0.975, freedom) == pytest.approx(quantile, rel=2e-3)


def test_the_interval_of_single_games_is_the_plus_four_one():
    # 7 of 10: (7 + 2) / 14 ± 1.96 · √(0.642857 · 0.357143 / 14)
    estimate = score_estimate([1.0] * 7 + [0.0] * 3)
    assert estimate.value == 0.7
    assert (estimate.low, estimate.high) == pytest.approx((0.391861, 0.893853), abs=1e-5)
    assert estimate.error == pytest.approx(0.250996, abs=1e-5)


def test_a_clean_sweep_is_not_certain():
    estimate = elo_estimate([1.0] * 10)
    assert (estimate.value, estimate.high) == (math.inf, math.inf)
    assert estimate.low == pytest.approx(elo(0.673836), abs=0.01)
    assert estimate.to_json() == {"value": None, "low": pytest.approx(estimate.low), "high": None}
    assert 0.99 < superiority([1.0] * 10) < 1


def test_pairs_that_split_are_worth_more_than_games_that_do_not():
    split, mixed = [0.5] * 40, [0.0] * 20 + [1.0] * 20
    assert score_estimate(split).error < score_estimate(mixed).error / 3
    assert superiority(split) == superiority(mixed) == 0.5


def test_likelihood_of_superiority_by_hand():
    # 60 of 100 single games: spread (60 + 2) / 104 − (62 / 104)² = 0.240754, 0.1 / √0.00240754 = 2.0380
    assert superiority([1.0] * 60 + [0.0] * 40) == pytest.approx(0.979226, abs=1e-5)
    assert superiority([1.0] * 40 + [0.0] * 60) == pytest.approx(1 - 0.979226, abs=1e-5)
    assert superiority([1.0] * 30 + [0.0] * 70, fair=0.25) > 0.8


def test_mean_difference_by_hand():
    # mean 4, s² = 10, √(10 / 5) · t(4) = 1.41421 · 2.77645
    estimate = mean_estimate([0, 2, 4, 6, 8])
    assert estimate.value == 4
    assert estimate.error == pytest.approx(math.sqrt(2) * 2.77645, rel=2e-3)
    assert mean_estimate([3.0]) == Estimate(3.0, -math.inf, math.inf)


def test_without_games_nothing_is_known():
    assert math.isnan(score_estimate([]).value) and math.isnan(elo_estimate([]).value)
    assert superiority([]) == 0.5
    assert mean_estimate([]).to_json() == {"value": None, "low": None, "high": None}


def test_running_sums_give_the_same_as_the_list():
    scores = [0.0, 0.25, 0.5, 1.0, 1.0]
    running = Moments()
    for score in scores:
        running.add(score)
    assert running == moments(scores)
    assert running.mean == 0.55
    assert running.spread == pytest.approx(spread(scores)) == pytest.approx((2.3125 + 2) / 9 - (4.75 / 9) ** 2)


@pytest.mark.parametrize(("strength", "luck"), [(0, 0), (100, 0), (250, 0), (0, 0.6), (100, 0.6)])
@pytest.mark.parametrize("groups", [15, 60])
def test_intervals_hold_the_truth_as_often_as_they_say(strength, luck, groups):
    chance, trials = Random(f"{strength} {luck} {groups}"), 1500
    truth = luck * 0.5 + (1 - luck) * expected(strength)
    estimates = [score_estimate(pair_scores(chance, strength, groups, luck)) for _ in range(trials)]
    held = sum(estimate.low <= truth <= estimate.high for estimate in estimates) / trials
    assert held > 0.93
    assert held < 0.995 or groups == 15


def test_the_interval_of_a_mean_holds_the_truth_as_often_as_it_says():
    chance, trials = Random(5), 2000
    estimates = [mean_estimate([chance.gauss(3, 10) for _ in range(8)]) for _ in range(trials)]
    held = sum(estimate.low <= 3 <= estimate.high for estimate in estimates) / trials
    assert 0.935 < held < 0.965
