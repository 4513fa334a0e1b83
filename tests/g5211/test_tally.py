"""The score breakdown: each item by its clause, and all of them together."""

import pytest

from azulejos.core.tally import totals
from azulejos.games.g5211 import GAME
from tests.g5211.positions import position, states


def test_the_own_pile_is_broken_down_by_colour__F_5_1():
    table = GAME.read_position(position(2, won=["Y1Y6G2", "T5"], round=2))

    assert [[(item.name, item.parts) for item in items] for items in GAME.tally([table])] == [
        [("colours", {"Y": 7, "G": 2})],
        [("colours", {"T": 5})],
    ]


@pytest.mark.parametrize("target", [0, 50])
@pytest.mark.parametrize("players", [2, 5])
def test_decks_and_colours_together_are_the_score__F_5_1__F_6_1(players, target):
    played = list(states(1, players, target=target))
    found = GAME.tally(played)

    assert totals(found) == list(GAME.result(played[-1]).scores)
    assert [item.name for item in found[0]] == (["decks", "colours"] if target else ["colours"])


def test_each_earlier_deck_is_listed__F_6_1():
    played = list(states(1, 2, target=100))
    last = GAME.position(played[-1])

    decks = GAME.tally(played)[0][0].parts

    assert list(decks) == [str(number) for number in range(1, last["deck"])]
    assert sum(decks.values()) == last["seats"][0]["total"]
