from typing import Any

import pytest

from azulejos.core.errors import OptionError
from azulejos.core.setup import Option, Setup
from azulejos.games.azul import GAME


class Together:
    """A game in which nobody starts, with an option that takes any number."""

    name = "together"
    players = range(2, 6)
    options = (Option("target", (0, 50, 100), "points to reach", least=1),)
    has_starter = False


TOGETHER: Any = Together()


def test_what_is_left_out_takes_the_default():
    assert Setup.of(GAME) == Setup(2, {"wall": "coloured"}, 0)


def test_what_is_said_is_taken():
    setup = Setup.of(GAME, 4, {"wall": "grey"}, 3)
    assert setup.to_json() == {"players": 4, "options": {"wall": "grey"}, "starter": 3}


@pytest.mark.parametrize("players", [0, 1, 5, "2", 2.0, True])
def test_other_player_counts_are_refused(players):
    with pytest.raises(OptionError) as refused:
        Setup.of(GAME, players)
    assert refused.value.code == "bad-player-count"
    assert refused.value.allowed == ("2", "3", "4")


def test_an_unknown_option_is_refused_by_name():
    with pytest.raises(OptionError, match="no option 'colour'") as refused:
        Setup.of(GAME, 2, {"colour": "grey"})
    assert refused.value.code == "unknown-option"
    assert refused.value.allowed == ("wall",)


@pytest.mark.parametrize("value", ["gray", "", 1, None, True])
def test_an_unknown_value_is_refused_with_what_is_allowed(value):
    with pytest.raises(OptionError) as refused:
        Setup.of(GAME, 2, {"wall": value})
    assert refused.value.code == "bad-option-value"
    assert refused.value.allowed == ("coloured", "grey")


@pytest.mark.parametrize("starter", [-1, 2, "0", True])
def test_only_a_seat_can_start(starter):
    with pytest.raises(OptionError) as refused:
        Setup.of(GAME, 2, {}, starter)
    assert refused.value.code == "bad-starter"


def test_where_all_play_at_once_nobody_starts():
    assert Setup.of(TOGETHER).to_json() == {"players": 2, "options": {"target": 0}}
    with pytest.raises(OptionError, match="all play at once"):
        Setup.of(TOGETHER, starter=0)


@pytest.mark.parametrize("target", [0, 50, 100, 7, 10**9])
def test_an_option_may_take_any_number(target):
    assert Setup.of(TOGETHER, options={"target": target}).options["target"] == target


@pytest.mark.parametrize("value", [-1, "50", "x", 1.5, True, 10**9 + 1, 10**30])
def test_other_numbers_are_refused(value):
    with pytest.raises(OptionError, match="any whole number from 1"):
        Setup.of(TOGETHER, options={"target": value})
