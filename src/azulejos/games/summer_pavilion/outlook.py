"""What a move of Summer Pavilion would do, in numbers and letters, which a screen puts into words."""

from functools import lru_cache
from typing import Literal, TypedDict

from azulejos.core.bunch import EMPTY, count, one, size
from azulejos.games.summer_pavilion.board import final_bonus
from azulejos.games.summer_pavilion.geometry import RING, STARS
from azulejos.games.summer_pavilion.layout import (
    CELLS_OF_COST,
    CENTRE,
    CHAIN,
    COLOURS,
    COSTS,
    FEATURES,
    LEAST_SCORE,
    MULTICOLOURED_BONUS,
    NUMBER_BONUS,
    ROUNDS,
    STAR,
    STAR_BONUS,
    SUPPLY_SPACES,
)
from azulejos.games.summer_pavilion.moves import (
    FIRST_BONUS,
    FIRST_PASS,
    TAKES,
    cell_of,
    colour_of,
    jokers_of,
    kept_by,
    source_of,
    taken_colour,
)
from azulejos.games.summer_pavilion.notation import LETTERS
from azulejos.games.summer_pavilion.state import NOBODY, Board, State
from azulejos.games.summer_pavilion.taking import taken

# Plain numbers, since array access would cost more than all the rest.
_COSTS, _CHAIN, _CELLS_OF_COST = COSTS.tolist(), CHAIN.tolist(), CELLS_OF_COST.tolist()
_STAR_BONUS, _NUMBER_BONUS = STAR_BONUS.tolist(), NUMBER_BONUS.tolist()
_AROUND = [
    [(sum(1 << other for other in feature.cells), feature) for feature in FEATURES if cell in feature.cells]
    for cell in range(len(STARS) * RING)
]
"""The features beside each cell, with the cells around them."""

_text = lru_cache(maxsize=1024)(LETTERS.text)
"""A bunch as letters; a decision names the same few again and again."""


class PavilionTake(TypedDict):
    """What taking tiles would do."""

    kind: Literal["take"]
    tiles: str
    """The bunch taken."""
    jokers: int
    """Jokers among them."""
    token: bool
    """Whether the starting token comes along (SP-4.5)."""
    penalty: int
    """What the token changes the score by: 0 or less; no score goes below 1 (SP-R3)."""
    centre: str
    """The bunch that moves to the centre."""
    ends_phase: bool
    """Whether nothing is left to take, so that tiles are placed next."""


class Place(TypedDict):
    """What placing a tile would do."""

    kind: Literal["place"]
    colour: str
    paid: str
    """The bunch that leaves the hand, the tile laid being one of it."""
    jokers: int
    """Jokers among them; 0 if the tile laid is itself of the joker's colour (SP-5.4)."""
    hand: str
    """The bunch that stays in hand."""
    points: int
    """The chain of the new tile (SP-5.9)."""
    features: list[str]
    """The pillars (P), statues (S) and windows (W) that it surrounds: `P-UL`, `S-UL-UR`, `W-R`."""
    bonus: int
    """Bonus tiles to take for them, as far as the supply has some (SP-5.10)."""
    missing: int
    """Cells of the star that are empty after that."""
    star: int
    """Points at the end of the game if the star is complete now, else 0 (SP-7.1)."""
    number: int
    """Points at the end of the game if all cells of this cost are covered now, else 0 (SP-7.2)."""
    ends_round: bool
    """Whether that was the last turn of the round: the hand is empty, and so are all others, or they have passed."""


class BonusTile(TypedDict):
    """What taking a bonus tile would do."""

    kind: Literal["bonus"]
    colour: str
    joker: bool
    """Whether it is a joker in this round."""
    left: int
    """Bonus tiles still to be taken after it."""
    refill: int
    """Tiles the supply is refilled with after it: none before the last bonus tile is taken (SP-R7)."""


class Pass(TypedDict):
    """What passing would do."""

    kind: Literal["pass"]
    kept: str
    """The bunch in the corners."""
    discarded: str
    """The bunch that goes to the tower."""
    penalty: int
    """What the discarded tiles change the score by: 0 or less; no score goes below 1 (SP-5.16)."""
    final: int
    """What the kept tiles change the score by at the end of the game, in the last round: 0 or less (SP-7.3)."""
    ends_round: bool
    """Whether that was the last turn of the round."""
    ends_game: bool
    """Whether that was the last turn of the game."""


Outlook = PavilionTake | Place | BonusTile | Pass


def outlook(record: State, seat: int, move: int) -> Outlook:
    """What a legal move of a seat would do, from a record of plain numbers."""
    board = record.boards[seat]
    if move < TAKES:
        return _take(record, board, int(source_of(move)), int(taken_colour(move)))
    if move < FIRST_BONUS:
        return _place(record, seat, int(cell_of(move)), int(colour_of(move)), int(jokers_of(move)))
    if move < FIRST_PASS:
        return _bonus_tile(record, board, move - FIRST_BONUS)
    return _pass(record, seat, int(kept_by(move)))


def _loss(score: int, points: int) -> int:
    """The change of a score that loses points."""
    return max(LEAST_SCORE, score - points) - score


def _take(record: State, board: Board, source: int, colour: int) -> PavilionTake:
    tiles = taken(record.sources[source], colour, record.joker)
    token = source == CENTRE and record.token == NOBODY
    return {
        "kind": "take",
        "tiles": _text(tiles),
        "jokers": count(tiles, record.joker),
        "token": token,
        "penalty": _loss(board.score, size(tiles)) if token else 0,
        "centre": "" if source == CENTRE else _text(record.sources[source] - tiles),
        "ends_phase": sum(record.sources) == tiles,
    }


def _place(record: State, seat: int, cell: int, colour: int, jokers: int) -> Place:
    board, cost = record.boards[seat], _COSTS[record.grey][cell]
    paid = (cost - jokers) * one(colour) + jokers * one(record.joker)
    filled = board.filled | 1 << cell
    first = cell - cell % RING
    there = filled >> first & STAR
    features = [feature for cells, feature in _AROUND[cell] if filled & cells == cells]
    bonus = min(sum(feature.tiles for feature in features), size(record.supply))
    numbered = _CELLS_OF_COST[record.grey][cost]
    return {
        "kind": "place",
        "colour": COLOURS[colour],
        "paid": _text(paid),
        "jokers": jokers,
        "hand": _text(board.hand - paid),
        "points": _CHAIN[there][cell % RING],
        "features": [feature.name for feature in features],
        "bonus": bonus,
        "missing": RING - there.bit_count(),
        "star": _star_bonus(board, first, colour) if there == STAR else 0,
        "number": _NUMBER_BONUS[cost] if filled & numbered == numbered else 0,
        "ends_round": bonus == 0 and board.hand == paid and _others_are_done(record, seat),
    }


def _star_bonus(board: Board, first: int, colour: int) -> int:
    """The points for a star that a tile of a colour completes: of one colour or of several (SP-7.1, SP-8.4)."""
    same = board.laid[colour] >> first & STAR
    return _STAR_BONUS[colour] if same.bit_count() == RING - 1 else MULTICOLOURED_BONUS


def _others_are_done(record: State, seat: int) -> bool:
    """Whether no other seat will have a turn in this round: a seat without tiles has to pass (SP-5.14)."""
    others = (record.boards[other] for other in range(record.players) if other != seat)
    return all(board.passed or board.hand == EMPTY for board in others)


def _bonus_tile(record: State, board: Board, colour: int) -> BonusTile:
    left = board.bonus - 1
    gaps = SUPPLY_SPACES - size(record.supply) + 1
    return {
        "kind": "bonus",
        "colour": COLOURS[colour],
        "joker": colour == record.joker,
        "left": left,
        "refill": 0 if left else min(gaps, size(record.bag) + size(record.tower)),
    }


def _pass(record: State, seat: int, kept: int) -> Pass:
    board = record.boards[seat]
    discarded = board.hand - kept
    penalty = _loss(board.score, size(discarded))
    ends_round = _others_are_done(record, seat)
    final = 0
    if record.round_number == ROUNDS:
        final = _loss(board.score + penalty + int(final_bonus(board, record.grey)), size(kept))
    return {
        "kind": "pass",
        "kept": _text(kept),
        "discarded": _text(discarded),
        "penalty": penalty,
        "final": final,
        "ends_round": ends_round,
        "ends_game": ends_round and (record.round_number == ROUNDS or _nothing_is_left(record, kept, discarded)),
    }


def _nothing_is_left(record: State, kept: int, discarded: int) -> bool:
    """Whether nobody can do anything in the rounds to come: no tile in a corner, and none to lay out (SP-R10)."""
    to_draw = size(record.bag) + size(record.tower) + size(discarded)
    in_corners = kept + sum(board.kept for board in record.boards)
    return in_corners == EMPTY and to_draw <= SUPPLY_SPACES - size(record.supply)
