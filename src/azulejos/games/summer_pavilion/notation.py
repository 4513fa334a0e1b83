"""Moves of Summer Pavilion as text (docs/notation.md)."""

import re

from azulejos.core.errors import ParseError
from azulejos.core.letters import Letters
from azulejos.games.summer_pavilion.geometry import CELL_NAMES
from azulejos.games.summer_pavilion.layout import COLOUR_NAMES, COLOURS, CORNERS
from azulejos.games.summer_pavilion.moves import (
    FIRST_BONUS,
    FIRST_PASS,
    KEPT,
    MOVES,
    PAYMENTS,
    TAKES,
    bonus_id,
    cell_of,
    colour_of,
    jokers_of,
    kept_by,
    pass_id,
    place_id,
    source_of,
    take_id,
    taken_colour,
)

LETTERS = Letters(COLOURS)
FORMS = [
    "source colour, as 3R, CY",
    "cell : colour + jokers, as UL.NE:O+0, C.S:B+2",
    "+ colour, as +G",
    "pass: kept tiles, as pass:GGGR, pass:-",
]
"""How moves are written."""

_SOURCES = "C123456789"
_TAKE = re.compile(r"([C1-9])([PGOYBR])")
_PLACEMENT = re.compile(r"([A-Z]+\.[A-Z]+):([PGOYBR])\+(0|[1-9][0-9]?)")
_BONUS = re.compile(r"\+([PGOYBR])")
_PASS = re.compile(r"pass:(-|[PGOYBR]+)")
_PLACE_IN_KEPT = {int(kept): place for place, kept in enumerate(KEPT)}


def move_text(move: int) -> str:
    """A move as text: `3R`, `C.S:B+2`, `+G` or `pass:GGGR`."""
    if not 0 <= move < MOVES:
        message, allowed = f"{move} is not a move id", [f"0 to {MOVES - 1}"]
        raise ParseError(message, code="bad-move-id", allowed=allowed, facts={"move": move})
    if move < TAKES:
        return f"{_SOURCES[source_of(move)]}{COLOURS[taken_colour(move)]}"
    if move < FIRST_BONUS:
        return f"{CELL_NAMES[cell_of(move)]}:{COLOURS[colour_of(move)]}+{jokers_of(move)}"
    if move < FIRST_PASS:
        return f"+{COLOURS[move - FIRST_BONUS]}"
    return f"pass:{LETTERS.word(int(kept_by(move)))}"


def read_move(text: str) -> int:
    """A move from its text."""
    if match := _TAKE.fullmatch(text):
        source, colour = match.groups()
        return take_id(_SOURCES.index(source), COLOURS.index(colour))
    if (match := _PLACEMENT.fullmatch(text)) and match[1] in CELL_NAMES:
        return _read_placement(match[1], match[2], int(match[3]))
    if match := _BONUS.fullmatch(text):
        return bonus_id(COLOURS.index(match[1]))
    if (match := _PASS.fullmatch(text)) and (kept := LETTERS.read_word(match[1])) is not None:
        return _read_pass(match[1], kept)
    facts = {"text": text, "examples": "3R, UL.NE:O+0, C.S:B+2, +G, pass:GGGR, pass:-"}
    raise ParseError(f"{text!r} is not a move", code="bad-move-text", allowed=FORMS, facts=facts)


def _read_placement(cell: str, colour: str, jokers: int) -> int:
    if jokers >= PAYMENTS:
        message = f"no cell can be paid with {jokers} jokers: one tile at least is of the colour laid"
        allowed = [f"0 to {PAYMENTS - 1} jokers"]
        facts = {"cell": cell, "colour": COLOUR_NAMES[COLOURS.index(colour)]}
        raise ParseError(message, code="no-own-tile", clause="SP-5.3", allowed=allowed, facts=facts)
    return place_id(CELL_NAMES.index(cell), COLOURS.index(colour), jokers)


def _read_pass(word: str, kept: int) -> int:
    if kept not in _PLACE_IN_KEPT:
        message = f"{len(word)} tiles cannot be kept: there are {CORNERS} corners"
        allowed, facts = [f"up to {CORNERS} tiles"], {"tiles": len(word), "corners": CORNERS}
        raise ParseError(message, code="too-many-kept", clause="SP-5.15", allowed=allowed, facts=facts)
    return pass_id(_PLACE_IN_KEPT[kept])
