"""A table in the wall-tiling of a grey wall, where several seats owe a column at once."""

import pytest

from azulejos.core.randomness import SeededRandomness
from azulejos.core.setup import Setup
from azulejos.games.azul import GAME
from azulejos.records import Record
from azulejos.table import Table

EMPTY_WALL = ["....."] * 5


def tiling_position():
    """Seats 0 and 2 owe a column, seat 0 even two; seat 1 has nothing to tile."""
    boards = [
        {"score": 0, "lines": ["B", "", "", "", "YYYYY"], "wall": EMPTY_WALL, "floor": "M"},
        {"score": 0, "lines": ["", "", "", "", ""], "wall": EMPTY_WALL, "floor": ""},
        {"score": 0, "lines": ["", "RR", "", "", ""], "wall": EMPTY_WALL, "floor": ""},
    ]
    return {
        "game": "azul",
        "wall": "grey",
        "players": 3,
        "round": 1,
        "phase": "tiling",
        "turn": {"decide": [0, 2]},
        "starter": 0,
        "idle": 0,
        "bag": "B" * 19 + "Y" * 15 + "R" * 18 + "K" * 20 + "W" * 20,
        "lid": "",
        "displays": [""] * 7,
        "centre": "",
        "marker": 0,
        "boards": boards,
    }


def table_of(position, **more):
    """A table at a position of three players on grey walls."""
    setup = Setup.of(GAME, 3, {"wall": "grey"}, 0)
    header = {"record": 1, "game": "azul", **setup.to_json(), "from": position}
    return Table(Record(header), randomness=SeededRandomness(1), **more)


@pytest.fixture
def tiling_table():
    return table_of(tiling_position())
