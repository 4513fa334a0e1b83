"""A view of Azul drawn in text. Every tile shows its letter, so colour is not needed."""

from collections.abc import Sequence
from typing import Any

from azulejos.core.picture import Span, TextLine, beside
from azulejos.core.protocol import Document
from azulejos.games.azul.layout import (
    COLOURS,
    FLOOR_PENALTIES,
    FLOOR_SPACES,
    IDLE_ROUNDS_TO_END,
    SIZE,
    printed_column,
)

TILE_STYLES = {
    "B": "bold #eef4ff on #1d58b8",
    "Y": "bold #573600 on #edb52b",
    "R": "bold #ffffff on #cb463a",
    "K": "bold #ecd9a0 on #22242e",
    "W": "bold #12707a on #eff5f4",
    "M": "bold #ffffff on #8f1c84",
}
"""How a tile, and the marker, looks."""

_PHASES = {"offer": "factory offer", "tiling": "wall-tiling", "over": "the game is over"}


def picture(view: Document, seat: int | None, names: Sequence[str]) -> list[TextLine]:
    """The table, then the boards two by two, the seat's own first."""
    own = seat or 0
    order = [(own + step) % view["players"] for step in range(view["players"])]
    boards = [_board(view, each, names[each]) for each in order]
    lines = [_heading(view), [], *_offer(view)]
    for left in range(0, len(boards), 2):
        pair = boards[left : left + 2]
        lines += [[], *(beside(pair[0], pair[1]) if len(pair) == 2 else pair[0])]
    return lines


def _heading(view: Document) -> TextLine:
    counts = f"bag {len(view['bag'])}, lid {len(view['lid'])}"
    line = [Span(f"Round {view['round']}: {_PHASES[view['phase']]}", "bold"), Span(f"   {counts}", "dim")]
    if view["idle"]:
        line.append(Span(f"   {view['idle']} of {IDLE_ROUNDS_TO_END} rounds without a tile on any wall", "bold"))
    return line


def _offer(view: Document) -> list[TextLine]:
    displays = [_source(str(number), tiles) for number, tiles in enumerate(view["displays"], 1)]
    rows = [displays[first : first + 5] for first in range(0, len(displays), 5)]
    lines = [[span for display in row for span in (*display, Span("  "))][:-1] for row in rows]
    marker = "M" if view["marker"] == "centre" and view["phase"] == "offer" else ""
    return [*lines, _source("C", marker + view["centre"], width=0)]


def _source(name: str, tiles: str, width: int = 4) -> TextLine:
    gap = [Span(" · ", "dim")] * (width - len(tiles))
    return [Span(f"{name} ", "bold"), *map(_tile, tiles), *gap]


def _tile(letter: str) -> Span:
    return Span(f" {letter} ", TILE_STYLES[letter])


def _board(view: Document, seat: int, name: str) -> list[TextLine]:
    board = view["boards"][seat]
    to_move = seat in view["turn"].get("decide", [])
    title = [
        Span("▶ " if to_move else "  ", "bold"),
        Span(name, "bold" if to_move else ""),
        Span(f"  {board['score']}"),
    ]
    if view["marker"] == seat and view["phase"] != "over":
        title.append(Span("  starts next", "dim"))
    rows = [_row(board, row, view["wall"] == "coloured") for row in range(SIZE)]
    return [title, *rows, _floor(board["floor"]), _penalties()]


def _row(board: dict[str, Any], row: int, printed: bool) -> TextLine:
    tiles = board["lines"][row]
    spaces = [Span("   ")] * (SIZE - 1 - row) + [Span(" · ", "dim")] * (row + 1 - len(tiles))
    cells = [_cell(board["wall"][row], row, column, printed) for column in range(SIZE)]
    return [Span(f"  {row + 1} ", "bold"), *spaces, *map(_tile, tiles), Span(" ▸ "), *cells]


def _cell(cells: str, row: int, column: int, printed: bool) -> Span:
    if cells[column] != ".":
        return _tile(cells[column])
    here = next(letter for colour, letter in enumerate(COLOURS) if printed_column(row, colour) == column)
    return Span(f" {here.lower()} " if printed else " · ", "dim")


def _floor(floor: str) -> TextLine:
    free = [Span(" · ", "dim")] * (FLOOR_SPACES - len(floor))
    return [Span("  F ", "bold"), *map(_tile, floor), *free]


def _penalties() -> TextLine:
    return [Span("    "), Span("".join(f" -{penalty}"[-3:] for penalty in FLOOR_PENALTIES), "dim")]
