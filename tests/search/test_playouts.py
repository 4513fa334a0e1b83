"""Many compiled random games: all of them end, and no tile is lost."""

import numpy as np
import pytest

from azulejos.core.setup import Setup
from azulejos.games.azul import GAME
from azulejos.games.azul.state import OVER
from azulejos.search.bench.bench_rules import measure, report, signature
from azulejos.search.playouts import lists, play_out, playouts, seeded

SETUPS = [(players, wall) for players in (2, 3, 4) for wall in ("coloured", "grey")]


def tiles(states, colour):
    """How many tiles of a colour there are in each state, wherever they lie."""
    boards = states["boards"]
    bunches = np.column_stack([states["bag"], states["lid"], states["sources"]])
    total = (bunches >> 10 * colour & 1023).sum(axis=1)
    total += np.where(boards["line_colour"] == colour, boards["line_tiles"], 0).sum(axis=(1, 2))
    for cell in range(25):
        total += (boards["wall"][:, :, colour] >> cell & 1).sum(axis=1)
    for space in range(7):
        total += (boards["floor"] >> 3 * space & 7 == colour + 1).sum(axis=1)
    return total


@pytest.mark.parametrize(("players", "wall"), SETUPS)
def test_a_hundred_thousand_games_end_and_lose_no_tile__AZ_R9(players, wall):
    setup = Setup.of(GAME, players, {"wall": wall})
    states = seeded(GAME.start(setup), 100_000, seed=players)
    decisions = playouts(GAME)(states, len(states))
    assert (states["phase"] == OVER).all()
    for colour in range(5):
        assert (tiles(states, colour) == 20).all()
    boards = states["boards"][:, :players]
    assert (boards["score"] >= 0).all()
    assert (boards["floor_taken"] == 0).all() and (boards["floor"] == 0).all()
    assert decisions <= (GAME.facts(setup).longest_game or 0) * len(states)
    _ends_as_the_rules_say(states, boards)


def _ends_as_the_rules_say(states, boards):
    """A complete row, or nothing left to lay out, or three idle rounds; and never a sixth tile in a row."""
    cells = np.bitwise_or.reduce(boards["wall"], axis=2)
    rows = np.stack([cells >> 5 * row & 31 for row in range(5)])
    complete = (rows == 31).any(axis=(0, 2))
    stuck = (states["idle"] == 3) | (states["bag"] + states["lid"] == 0)
    assert (complete | stuck).all()
    assert (states["round_number"][complete] >= 5).all()


def test_random_play_meets_games_that_cannot_go_on__AZ_R9():
    """With 3 and 4 players a few of 10,000 games end because nobody can complete a row."""
    states = seeded(GAME.start(Setup.of(GAME, 4, {"wall": "grey"})), 100_000, seed=5)
    playouts(GAME)(states, len(states))
    assert 0 < (states["idle"] == 3).sum() < 1_000


def test_each_state_has_its_own_generator():
    start = GAME.start(Setup.of(GAME))
    states = seeded(start, 100, seed=1)
    assert len(set(states["generator"].tolist())) == 100
    assert (seeded(start, 100, seed=1)["generator"] == states["generator"]).all()
    assert (seeded(start, 100, seed=2)["generator"] != states["generator"]).any()


def test_listing_compiled_and_interpreted_agree():
    start = seeded(GAME.start(Setup.of(GAME)), 1, 3)
    while start[0].phase == 0:
        GAME.rules.draw(start[0], 0)
    moves = np.zeros(GAME.rules.most_legal, np.int64)
    listed = lists(GAME)(start, moves, 1)
    assert moves[:listed].tolist() == GAME.legal(start, 0)


def test_interpreted_playouts_end_too():
    states = seeded(GAME.start(Setup.of(GAME)), 1, 4)
    assert play_out(GAME, states[0]) > 20
    assert states[0].phase == OVER


def test_the_bench_measures_and_signs(monkeypatch):
    # The test of the command compiles again, which takes long.
    monkeypatch.setattr("azulejos.search.bench.bench_rules.compile_seconds", lambda name: {"cold": 9.0, "cached": 1.0})
    figures = measure(["azul"], 2, 0.05)
    assert set(figures) == {"azul", "compile_seconds", "signature"}
    two = figures["azul"]["2"]
    assert all(isinstance(value, int) and value > 0 for value in two.values())
    assert two["moves_per_second"] > two["interpreted_moves_per_second"]  # by far, where nobody else is at work
    assert figures["signature"] == signature(["azul"])
    assert "games/s" in report(figures)
    assert figures["compile_seconds"] == {"azul": {"cold": 9.0, "cached": 1.0}}
