"""Writes the geometry of the Summer Pavilion board for the page: web/src/games/summer-pavilion/geometry.json.

python tools/page_geometry.py
"""

import json
from math import sqrt
from pathlib import Path
from typing import Any

from azulejos.games.summer_pavilion import geometry
from azulejos.games.summer_pavilion.geometry import CELL_NAMES, DIRECTIONS, RING, STARS, Feature, Point
from azulejos.games.summer_pavilion.layout import (
    COLOURS,
    CORNERS,
    COSTS,
    FEATURES,
    MULTICOLOURED_BONUS,
    NUMBER_BONUS,
    STAR_BONUS,
    STAR_COLOURS,
    SUPPLY_SPACES,
)

FILE = Path(__file__).parent.parent / "web" / "src" / "games" / "summer-pavilion" / "geometry.json"
SIDES = ("coloured", "grey")

UNIT = 100
"""The unit of the page is a hundredth of a tile's edge."""


def shown(point: Point) -> list[float]:
    """A point as in the file; halves are rounded up on every machine."""
    return [round(UNIT * value + 1e-7, 1) + 0.0 for value in point]


def cell(number: int) -> dict[str, Any]:
    """A cell: its corners from the middle of the star by way of the left, and its cost on each side of the board."""
    star, direction = divmod(number, RING)
    start, left, tip, right = geometry.outline(number)
    return {
        "name": CELL_NAMES[number],
        "star": STARS[star],
        "direction": DIRECTIONS[direction],
        "turn": 360 // RING * direction,
        "corners": [shown(corner) for corner in (start, left, tip, right)],
        "middle": shown(((start[0] + tip[0]) / 2, (start[1] + tip[1]) / 2)),
        "costs": {side: int(COSTS[place, number]) for place, side in enumerate(SIDES)},
    }


def star(number: int) -> dict[str, Any]:
    """A star and the colour printed on it."""
    colour = int(STAR_COLOURS[number])
    return {
        "name": STARS[number],
        "middle": shown(geometry.middle(number)),
        "colour": COLOURS[colour] if colour >= 0 else None,
    }


def notch(feature: Feature) -> tuple[Point, ...]:
    """The corners of the gap that a feature lies in, seen from one of its stars."""
    (x, y), (a, b) = feature.middle, geometry.middle(min(feature.cells) // RING)
    out, along = ((x - a) / 3, (y - b) / 3), ((b - y) / sqrt(3), (x - a) / sqrt(3))
    return tuple((x + sign * dx, y + sign * dy) for sign in (1, -1) for dx, dy in (out, along))


def feature(it: Feature) -> dict[str, Any]:
    """A pillar, statue or window: its gap, and the side of it that touches each cell around."""
    corners = [shown(corner) for corner in notch(it)]
    around = {number: [shown(corner) for corner in geometry.outline(number)] for number in sorted(it.cells)}
    sides = {CELL_NAMES[number]: [each for each in corners if each in its] for number, its in around.items()}
    return {"name": it.name, "tiles": it.tiles, "middle": shown(it.middle), "corners": corners, "sides": sides}


def board() -> dict[str, Any]:
    """Everything that the page needs to draw a board and the bonuses beside it."""
    return {
        "cells": [cell(number) for number in range(len(CELL_NAMES))],
        "stars": [star(number) for number in range(len(STARS))],
        "features": [feature(it) for it in FEATURES],
        "jokers": COLOURS,
        "supply": SUPPLY_SPACES,
        "corners": CORNERS,
        "starBonus": dict(zip(COLOURS, STAR_BONUS.tolist(), strict=True)),
        "sixColours": MULTICOLOURED_BONUS,
        "numberBonus": {str(number): points for number, points in enumerate(NUMBER_BONUS.tolist()) if points},
    }


def text() -> str:
    """The file: a line for each part."""
    lines = []
    for key, value in board().items():
        whole = json.dumps(value)
        if isinstance(value, list):
            whole = "[\n  " + ",\n  ".join(map(json.dumps, value)) + "\n ]"
        lines.append(f' "{key}": {whole}')
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
