"""A view of Summer Pavilion drawn in text. Every tile shows its letter, so colour is not needed."""

from collections.abc import Sequence
from typing import Any

from azulejos.core.picture import Span, TextLine, beside
from azulejos.core.protocol import Document
from azulejos.games.summer_pavilion.layout import COLOUR_NAMES, COLOURS, ROUNDS, SUPPLY_SPACES
from azulejos.games.summer_pavilion.stars import TILE_STYLES, stars

LEGEND = "+n bonus tiles when all cells around are filled, !n one is missing, ✓ taken"
"""What the marks between the stars mean."""

_PHASES = {"take": "acquire tiles", "place": "place tiles", "over": "the game is over"}
_TOKEN = Span(" T ", "bold #ffffff on #8f1c84")


def picture(view: Document, seat: int | None, names: Sequence[str]) -> list[TextLine]:
    """The table, then the boards two by two, the seat's own first."""
    own = seat or 0
    order = [(own + step) % view["players"] for step in range(view["players"])]
    boards = [_board(view, each, names[each]) for each in order]
    lines = [_heading(view), [], *_offer(view), _supply(view), _legend()]
    for left in range(0, len(boards), 2):
        pair = boards[left : left + 2]
        lines += [[], *(beside(pair[0], pair[1]) if len(pair) == 2 else pair[0])]
    return lines


def _heading(view: Document) -> TextLine:
    joker = view["joker"]
    name = COLOUR_NAMES[COLOURS.index(joker)]
    return [
        Span(f"Round {view['round']} of {ROUNDS}: {_PHASES[view['phase']]}", "bold"),
        Span("   joker "),
        _tile(joker, joker),
        Span(f" {name}", "bold"),
        Span(f"   bag {len(view['bag'])}, tower {len(view['tower'])}", "dim"),
    ]


def _offer(view: Document) -> list[TextLine]:
    if view["phase"] != "take":
        return []
    joker = view["joker"]
    displays = [_source(str(number), tiles, joker) for number, tiles in enumerate(view["displays"], 1)]
    rows = [displays[first : first + 5] for first in range(0, len(displays), 5)]
    lines = [[span for display in row for span in (*display, Span("  "))][:-1] for row in rows]
    token = [_TOKEN] if view["token"] == "centre" else []
    return [*lines, [Span("C ", "bold"), *token, *_tiles(view["centre"], joker)]]


def _source(name: str, tiles: str, joker: str, width: int = 4) -> TextLine:
    gap = [Span(" · ", "dim")] * (width - len(tiles))
    return [Span(f"{name} ", "bold"), *_tiles(tiles, joker), *gap]


def _supply(view: Document) -> TextLine:
    gaps = [Span(" · ", "dim")] * (SUPPLY_SPACES - len(view["supply"]))
    return [Span("supply ", "bold"), *_tiles(view["supply"], view["joker"]), *gaps]


def _legend() -> TextLine:
    return [Span(LEGEND, "dim")]


def _tiles(tiles: str, joker: str) -> list[Span]:
    return [_tile(letter, joker) for letter in tiles]


def _tile(letter: str, joker: str) -> Span:
    """A tile with its letter; a joker stands between two stars."""
    return Span(f"*{letter}*" if letter == joker else f" {letter} ", TILE_STYLES[letter])


def _board(view: Document, seat: int, name: str) -> list[TextLine]:
    board = view["boards"][seat]
    return [_title(view, seat, name), *stars(board["cells"], view["board"] == "grey"), *_holdings(board, view["joker"])]


def _title(view: Document, seat: int, name: str) -> TextLine:
    board = view["boards"][seat]
    to_move = seat in view["turn"].get("decide", [])
    title = [
        Span("▶ " if to_move else "  ", "bold"),
        Span(name, "bold" if to_move else ""),
        Span(f"  {board['score']}"),
    ]
    if note := _note(view, seat):
        title.append(Span(f"  {note}", "bold" if board["bonus"] else "dim"))
    return title


def _note(view: Document, seat: int) -> str:
    """What there is to say about a player at this moment."""
    board, placing = view["boards"][seat], view["phase"] == "place"
    notes = []
    if board["bonus"]:
        notes.append(f"{board['bonus']} from the supply")
    if board["passed"] and placing:
        notes.append("passed")
    if view["token"] == seat and view["phase"] != "over":
        notes.append("starts next")
    return ", ".join(notes)


def _holdings(board: dict[str, Any], joker: str) -> list[TextLine]:
    """The tiles beside the board, in rows not wider than it; a player who has passed has only those in the corners."""
    name, tiles = ("kept", board["kept"]) if board["passed"] else ("hand", board["hand"])
    rows = [tiles[first : first + 10] for first in range(0, len(tiles), 10)]
    lines = [[Span("       "), *_tiles(row, joker)] for row in rows] or [[Span("       "), Span("-", "dim")]]
    lines[0][0] = Span(f"  {name} ", "bold")
    return lines
