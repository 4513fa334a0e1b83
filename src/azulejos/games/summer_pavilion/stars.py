"""The seven stars of a player board drawn in text, each cell where it lies on the printed board.

A cell takes three columns: the letter of the tile on it, if there is one, and its cost. Between the
stars stand the bonus tiles of pillars, statues and windows: `+2`, or `!2` when one cell is missing.
"""

from azulejos.core.picture import Span, TextLine
from azulejos.games.summer_pavilion.geometry import CELL_NAMES, DIRECTIONS, STARS
from azulejos.games.summer_pavilion.layout import CELLS, COLOURS, COSTS, FEATURES, STAR_COLOURS

TILE_STYLES = {
    "P": "bold #f7e4f6 on #582360",
    "G": "bold #03201a on #369a7c",
    "O": "bold #471b00 on #ee9142",
    "Y": "bold #5a4200 on #fde060",
    "B": "bold #eef4ff on #1c54a6",
    "R": "bold #fff8f4 on #c53e40",
}
"""How a tile looks."""

_TINT = {"P": "#b583bd", "G": "#369a7c", "O": "#ee9142", "Y": "#d0a800", "B": "#6f9bea", "R": "#e06a66"}
"""The colour in which the empty cells of a coloured star are printed."""

WIDTH, HEIGHT = 38, 10
_CELL = 3

_CORNER = {"C": (14, 3), "UL": (8, 0), "UR": (20, 0), "R": (26, 3), "LR": (20, 6), "LL": (8, 6), "L": (2, 3)}
"""Column and row of the upper left corner of each star, which is nine columns wide and four rows high."""

_STEP = {"N": (3, 0), "NE": (6, 1), "SE": (6, 2), "S": (3, 3), "SW": (0, 2), "NW": (0, 1)}
"""Where a cell stands, seen from that corner."""

_MARK = {
    "P-UL": (14, 3),
    "P-UR": (20, 3),
    "P-R": (23, 4),
    "P-LR": (20, 6),
    "P-LL": (14, 6),
    "P-L": (11, 4),
    "S-UL-UR": (17, 1),
    "S-UR-R": (26, 3),
    "S-R-LR": (26, 6),
    "S-LR-LL": (17, 7),
    "S-LL-L": (8, 6),
    "S-L-UL": (8, 3),
    "W-UL": (8, 0),
    "W-UR": (26, 0),
    "W-R": (35, 4),
    "W-LR": (26, 9),
    "W-LL": (8, 9),
    "W-L": (-1, 4),
}
"""Where the bonus tiles of a feature stand."""

Sheet = dict[tuple[int, int], Span]
"""Pieces of a picture by row and column."""


def stars(cells: dict[str, str], grey: bool) -> list[TextLine]:
    """All stars of a board with what lies on them."""
    sheet: Sheet = {}
    for cell in range(CELLS):
        star, direction = CELL_NAMES[cell].split(".")
        column, row = _CORNER[star][0] + _STEP[direction][0], _CORNER[star][1] + _STEP[direction][1]
        sheet[row, column] = _cell(cell, cells, grey)
    for number, star in enumerate(STARS):
        column, row = _CORNER[star][0] + _CELL, _CORNER[star][1] + 1
        sheet[row, column] = Span(f"{star:^3}", "dim")
        sheet[row + 1, column] = _kind(number, cells, grey)
    for feature in FEATURES:
        column, row = _MARK[feature.name]
        sheet[row, column] = _bonus(feature.tiles, sum(CELL_NAMES[cell] not in cells for cell in feature.cells))
    return [_line(sheet, row) for row in range(HEIGHT)]


def _cell(cell: int, cells: dict[str, str], grey: bool) -> Span:
    cost, star = COSTS[int(grey), cell], cell // len(DIRECTIONS)
    if (letter := cells.get(CELL_NAMES[cell])) is not None:
        return Span(f"{letter}{cost} ", TILE_STYLES[letter])
    tint = "" if grey or STAR_COLOURS[star] < 0 else _TINT[COLOURS[STAR_COLOURS[star]]]
    return Span(f" {cost} ", tint)


def _kind(star: int, cells: dict[str, str], grey: bool) -> Span:
    """What goes on a star: its printed colour, or what the tiles on it allow."""
    if not grey and STAR_COLOURS[star] >= 0:
        letter = COLOURS[STAR_COLOURS[star]]
        return Span(f" {letter.lower()} ", _TINT[letter])
    tiles = [cells[f"{STARS[star]}.{each}"] for each in DIRECTIONS if f"{STARS[star]}.{each}" in cells]
    if grey and len(tiles) < 2:
        return Span("   ")
    return Span(f"={tiles[0].lower()} " if grey and len(set(tiles)) == 1 else " ≠ ", "dim")


def _bonus(tiles: int, missing: int) -> Span:
    if missing == 0:
        return Span("✓  ", "dim")
    return Span(f"!{tiles} ", "bold") if missing == 1 else Span(f"+{tiles} ", "dim")


def _line(sheet: Sheet, row: int) -> TextLine:
    line: TextLine = [Span(" ")]
    at = -1
    for column in sorted(column for each, column in sheet if each == row):
        line += [Span(" " * (column - at))] if column > at else []
        line.append(sheet[row, column])
        at = column + len(sheet[row, column].text)
    return [*line, Span(" " * (WIDTH - 1 - at))]
