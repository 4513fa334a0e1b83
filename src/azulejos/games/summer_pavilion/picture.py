"""A view of Summer Pavilion drawn in text. Every tile shows its letter, so colour is not needed."""

from collections.abc import Sequence
from typing import Any

from azulejos.core.picture import Span, TextLine, beside
from azulejos.core.protocol import Document
from azulejos.core.texts import ENGLISH, Words
from azulejos.games.summer_pavilion.layout import COLOUR_NAMES, COLOURS, ROUNDS, SUPPLY_SPACES
from azulejos.games.summer_pavilion.stars import TILE_STYLES, stars

LEGEND = "+n bonus tiles when all cells around are filled, !n one is missing, ✓ taken"
"""What the marks between the stars mean."""

_PHASES = {"take": "acquire tiles", "place": "place tiles", "over": "the game is over"}
_COUNTS = "terminal-summer-pavilion-counts"
_TOKEN = Span(" T ", "bold #ffffff on #8f1c84")


def picture(view: Document, seat: int | None, names: Sequence[str], words: Words = ENGLISH) -> list[TextLine]:
    """The table, then the boards two by two, the seat's own first."""
    own = seat or 0
    order = [(own + step) % view["players"] for step in range(view["players"])]
    boards = [_board(view, each, names[each], words) for each in order]
    lines = [_heading(view, words), [], *_offer(view), _supply(view, words), _legend(words)]
    for left in range(0, len(boards), 2):
        pair = boards[left : left + 2]
        lines += [[], *(beside(pair[0], pair[1]) if len(pair) == 2 else pair[0])]
    return lines


def _heading(view: Document, words: Words) -> TextLine:
    joker, bag, tower = view["joker"], len(view["bag"]), len(view["tower"])
    return [
        Span(_round(view["round"], view["phase"], words), "bold"),
        Span(f"   {words.text('page-summer-pavilion-joker', 'joker')} "),
        _tile(joker, joker),
        Span(f" {words.coloured(COLOUR_NAMES[COLOURS.index(joker)])}", "bold"),
        Span(f"   {words.text(_COUNTS, f'bag {bag}, tower {tower}', bag=bag, tower=tower)}", "dim"),
    ]


def _round(number: int, phase: str, words: Words) -> str:
    english = f"Round {number} of {ROUNDS}: {_PHASES[phase]}"
    return words.text("terminal-summer-pavilion-heading", english, round=number, rounds=ROUNDS, phase=phase)


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


def _supply(view: Document, words: Words) -> TextLine:
    gaps = [Span(" · ", "dim")] * (SUPPLY_SPACES - len(view["supply"]))
    name = words.text("terminal-summer-pavilion-supply", "supply")
    return [Span(f"{name} ", "bold"), *_tiles(view["supply"], view["joker"]), *gaps]


def _legend(words: Words) -> TextLine:
    return [Span(words.text("terminal-summer-pavilion-legend", LEGEND), "dim")]


def _tiles(tiles: str, joker: str) -> list[Span]:
    return [_tile(letter, joker) for letter in tiles]


def _tile(letter: str, joker: str) -> Span:
    """A tile with its letter; a joker stands between two stars."""
    return Span(f"*{letter}*" if letter == joker else f" {letter} ", TILE_STYLES[letter])


def _board(view: Document, seat: int, name: str, words: Words) -> list[TextLine]:
    board = view["boards"][seat]
    drawn = stars(board["cells"], view["board"] == "grey")
    return [_title(view, seat, name, words), *drawn, *_holdings(board, view["joker"], words)]


def _title(view: Document, seat: int, name: str, words: Words) -> TextLine:
    board = view["boards"][seat]
    to_move = seat in view["turn"].get("decide", [])
    title = [
        Span("▶ " if to_move else "  ", "bold"),
        Span(name, "bold" if to_move else ""),
        Span(f"  {board['score']}"),
    ]
    if note := _note(view, seat, words):
        title.append(Span(f"  {note}", "bold" if board["bonus"] else "dim"))
    return title


def _note(view: Document, seat: int, words: Words) -> str:
    """What there is to say about a player at this moment."""
    board, placing = view["boards"][seat], view["phase"] == "place"
    notes, owed = [], board["bonus"]
    if owed:
        notes.append(words.text("terminal-summer-pavilion-owed", f"{owed} from the supply", tiles=owed))
    if board["passed"] and placing:
        notes.append(words.text("terminal-summer-pavilion-passed", "passed"))
    if view["token"] == seat and view["phase"] != "over":
        notes.append(words.text("terminal-starts-next", "starts next"))
    return ", ".join(notes)


def _holdings(board: dict[str, Any], joker: str, words: Words) -> list[TextLine]:
    """The tiles beside the board, in rows not wider than it; a player who has passed has only those in the corners."""
    name, tiles = ("kept", board["kept"]) if board["passed"] else ("hand", board["hand"])
    label = f"  {words.text(f'terminal-summer-pavilion-{name}', name)} "
    rows = [tiles[first : first + 10] for first in range(0, len(tiles), 10)]
    lines = [[Span(" " * len(label)), *_tiles(row, joker)] for row in rows] or [[Span(label), Span("-", "dim")]]
    lines[0][0] = Span(label, "bold")
    return lines
