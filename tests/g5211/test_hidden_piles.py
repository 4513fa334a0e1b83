"""Hidden score piles: views show only their number of cards, and imagined states still fit the views."""

import json

import pytest

from azulejos.core import registry
from azulejos.core.picture import plain
from azulejos.core.randomness import SeededRandomness
from azulejos.core.setup import Setup
from azulejos.core.turn import Decide
from azulejos.games.g5211 import GAME
from azulejos.table import Table
from tests.g5211.positions import position

VIEWERS = (None, 0, 1, 2)


def played(players=3, seed="piles"):
    """The table of a random game, each time all seats have decided."""
    table = Table.new(GAME, Setup.of(GAME, players), randomness=SeededRandomness(seed))
    chance = SeededRandomness(seed).child("moves")
    while isinstance(turn := table.turn, Decide):
        for seat in turn.seats:
            legal = table.legal(seat)
            table.play(seat, legal[chance.below(len(legal))], revision=table.revision)
        yield table


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_view_shows_the_own_pile_and_the_number_of_cards_in_others__F_D6(viewer):
    for table in played():
        whole = table.glimpse(viewer).view
        seen = GAME.hide_piles(whole, viewer)
        for seat, (shown, true) in enumerate(zip(seen["seats"], whole["seats"], strict=True)):
            assert shown["won"] == (true["won"] if seat == viewer else len(true["won"]) // 2)
            assert {**shown, "won": None} == {**true, "won": None}
        assert seen["discard"] == len(whole["discard"]) // 2


def test_which_cards_others_won_makes_no_difference__F_D6():
    """The cards of another seat's pile are exchanged for cards of the discard."""
    one = position(2, won=["Y4Y3", "T3T3"], round=2)
    other = position(2, won=["Y4Y3", "G3O3"], round=2)
    views = [GAME.view(GAME.read_position(document), 0) for document in (one, other)]
    assert views[0] != views[1]
    assert len({json.dumps(GAME.hide_piles(view, 0)) for view in views}) == 1


@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_an_imagined_state_fits_a_view_without_piles__F_D6(viewer):
    seen = 0
    for number, table in enumerate(played()):
        if table.glimpse(viewer).legal:
            view = GAME.hide_piles(table.glimpse(viewer).view, viewer)
            state = GAME.imagine(json.loads(json.dumps(view)), viewer, SeededRandomness(number))
            assert GAME.hide_piles(GAME.view(state, viewer), viewer) == view
            assert tuple(sorted(map(GAME.move_text, GAME.legal(state, viewer)))) == table.legal(viewer)
            seen += any(player["won"] for player in view["seats"])
    assert seen


def test_a_picture_does_not_show_hidden_points__F_D6():
    view = GAME.view(GAME.read_position(position(2, won=["Y4Y3", "T3T3"], round=2)), 0)
    shown = plain(GAME.picture(GAME.hide_piles(view, 0), 0, ["Ana", "Ben"]))
    assert "Ana    7 points,  2 cards" in shown
    assert "Ben    ? points,  2 cards" in shown


@pytest.mark.parametrize("name", registry.names())
def test_only_a_game_with_score_piles_can_hide_them__F_D6(name):
    game = registry.game(name)
    assert game.can_hide_piles == (name == "5211")
    if not game.can_hide_piles:
        view = game.view(game.start(Setup.of(game)), None)
        assert game.hide_piles(view, None) == view
