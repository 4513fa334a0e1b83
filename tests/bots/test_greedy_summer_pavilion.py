"""Greedy in Summer Pavilion: it pays with jokers, chooses bonus tiles, and aims at stars."""

import pytest

from azulejos.arena import seeded_games
from azulejos.bots import Limit, View
from azulejos.bots.greedy import Greedy
from azulejos.core import registry
from azulejos.core.randomness import SeededRandomness
from tests.summer_pavilion.positions import board, full_board, placing, stars, taking

GAME = registry.game("summer-pavilion")


def choice(document):
    state = GAME.read_position(document)
    legal = sorted(map(GAME.move_text, GAME.legal(state, 0)))
    return Greedy(SeededRandomness(1)).choose(View(0, GAME.view(state, 0)), legal, Limit())


@pytest.mark.parametrize("side", ["coloured", "grey"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_beats_random_by_far_on_both_boards(players, side):
    bots = ["greedy", *["random"] * (players - 1)]
    games = list(seeded_games(GAME, seed="far", players=players, options={"board": side}, bots=bots, games=1))
    scores = [(record.result or {})["scores"] for record in games]

    assert all(each[0] > 40 + max(each[1:]) for each in scores)


def test_it_pays_with_jokers_rather_than_leave_a_cell():
    assert choice(placing([board(hand="GPPP")])).startswith("LL.")


def test_it_completes_a_star_with_what_it_has():
    cells = stars("P23456")
    assert choice(placing([board(hand="P", cells=cells)], round=6)) == "L.N:P+0"


def test_it_prefers_the_cell_that_earns_bonus_tiles():
    cells = stars("O1", "R34", "B12")
    assert choice(placing([board(hand="OORR", cells=cells)])) == "UL.SE:O+0"


def test_a_bonus_tile_is_one_that_can_be_used():
    """The green star lacks only its 1, and a green tile is all it takes."""
    cells = full_board("LL") | full_board("UL")
    del cells["LL.NW"], cells["UL.N"]
    document = placing([board(cells=cells, bonus=1)], supply="PGOYBRPYBR", round=6)
    assert choice(document) == "+G"


def test_it_keeps_the_next_joker_when_it_passes():
    cells = full_board("L", "UL", "UR")
    document = placing([board(hand="PPPPGGGG", cells=cells | full_board("LL", "C"))])
    assert choice(document) == "pass:GGGG"


def test_it_passes_rather_late_than_early():
    assert not choice(placing([board(hand="OORRBB")])).startswith("pass")


def test_it_takes_many_tiles_that_fit_together():
    assert choice(taking(displays=["BBBR", "GOYR", "GOYR", "OYRG", "YOGR"])) == "1B"
