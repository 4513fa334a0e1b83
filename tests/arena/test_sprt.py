"""The sequential test: by hand, and by how often it errs."""

from random import Random

import pytest

from azulejos.arena.sprt import Sprt, read_sprt
from azulejos.arena.statistics import Moments, moments
from azulejos.core.errors import OptionError
from tests.arena.results import pair_scores


def test_bounds_follow_from_the_errors_allowed():
    assert Sprt(0, 10).bounds == pytest.approx((-2.94444, 2.94444), abs=1e-5)
    assert Sprt(0, 10, alpha=0.05, beta=0.1).bounds == pytest.approx((-2.25129, 2.89037), abs=1e-5)


def test_the_ratio_by_hand():
    # 100 pairs: mean 0.525, spread (38.75 + 2) / 104 − (54.5 / 104)² = 0.117211; claims 0.5 and 0.514387
    groups = moments([0.0] * 20 + [0.5] * 55 + [1.0] * 25)
    assert Sprt(0, 10).ratio(groups) == pytest.approx(100 * 0.0143873 * (0.525 - 0.50719365) / 0.1172113, rel=1e-4)
    assert Sprt(0, 10).state(groups) == "continue"
    assert Sprt(-10, 0).ratio(groups) == pytest.approx(
        -Sprt(0, 10).ratio(moments([0.0] * 25 + [0.5] * 55 + [1.0] * 20))
    )


def test_the_ratio_at_a_larger_table_by_hand():
    # Against two others claims 0 and 1 are 1/3 and 1/(1 + 2·10^(−1/40)) = 0.3462458 of the wins
    groups = moments([0.0] * 40 + [1 / 3] * 40 + [1.0] * 20)
    lead = 1 / 3 - (1 / 3 + 0.3462458) / 2
    assert Sprt(0, 10).ratio(groups, 2) == pytest.approx(100 * (0.3462458 - 1 / 3) * lead / groups.spread, rel=1e-4)


def test_before_the_first_group_nothing_is_clear():
    assert Sprt(0, 10).ratio(Moments()) == 0
    assert Sprt(0, 10).state(Moments()) == "continue"


def test_two_won_pairs_are_not_enough_for_a_narrow_question():
    assert Sprt(0, 10).state(moments([1.0, 1.0])) == "continue"
    assert Sprt(0, 10).state(moments([1.0] * 400)) == "accept"
    assert Sprt(0, 10).state(moments([0.0] * 400)) == "reject"


def verdicts(strength, luck, runs=400):
    chance, test = Random(f"{strength} {luck}"), Sprt(0, 60)
    found = []
    for _ in range(runs):
        groups = Moments()
        while (state := test.state(groups)) == "continue":
            groups.add(pair_scores(chance, strength, 1, luck)[0])
        found.append(state)
    return found


@pytest.mark.parametrize("luck", [0, 0.4])
def test_it_errs_no_more_often_than_it_may(luck):
    # Three standard deviations of 400 runs at 5 % are 3.3 %.
    assert verdicts(0, luck).count("accept") / 400 < 0.083
    stretched = 60 / (1 - luck)  # luck draws the score towards a half: this much strength shows as about 60 Elo
    assert verdicts(stretched, luck).count("reject") / 400 < 0.083


def test_a_test_is_read_from_text():
    assert read_sprt("0,10") == Sprt(0, 10)
    assert read_sprt("-2.5,2.5") == Sprt(-2.5, 2.5)
    for text in ("", "5", "a,b", "1,2,3", "10,0", "0,nan", "-inf,0"):
        with pytest.raises(OptionError):
            read_sprt(text)
