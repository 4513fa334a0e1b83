"""What a seat may know of Summer Pavilion as one row of numbers, for learners and nets (docs/features.md).

Everything lies open, so an observation contains all that the future depends on.
"""

from typing import Any

import numpy as np

from azulejos.core.bits import count_bits
from azulejos.core.bunch import EMPTY, count
from azulejos.core.features import (
    Features,
    Field,
    Observation,
    clockwise,
    offsets,
    points_field,
    relative,
    write_points,
)
from azulejos.core.hashing import START, mix_hash
from azulejos.core.rule import rule
from azulejos.games.summer_pavilion import layout
from azulejos.games.summer_pavilion.geometry import RING, STARS
from azulejos.games.summer_pavilion.layout import (
    CELLS,
    CELLS_OF_COST,
    CENTRE,
    CORNERS,
    KINDS,
    MOST_BONUS,
    MOST_DISPLAYS,
    MOST_SEATS,
    STAR,
    SUPPLY_SPACES,
    TILES_PER_COLOUR,
    TILES_PER_DISPLAY,
)
from azulejos.games.summer_pavilion.rules import owes
from azulejos.games.summer_pavilion.state import NOBODY, State

FEATURES_VERSION = 1

HEURISTIC_VERSION = 1
"""The version of `heuristic.py`. Nets correct its value, since it knows what a hand can place, which no input shows."""

MOST_ALIKE, MOST_CENTRE = 5, 12
"""Caps of equal displays, and of tiles of a colour in the centre."""

NUMBERS = 4
"""Covering all cells of the costs 1 to 4 brings a bonus (SP-7.2)."""

MOST_MISSING = 7
"""The cap of missing cells."""

PATTERNS = STAR + 1
AROUND = 5
"""Up to four cells lie around a feature."""

_STARS, _NOTCHES = len(STARS), len(layout.FEATURES)
_CELLS_AROUND = np.array([sum(1 << cell for cell in feature.cells) for feature in layout.FEATURES])

TABLE = (
    Field("players", 3, 1, "flag of the number of players: 2, 3, 4"),
    Field("grey", 1, 1, "1 on the grey board"),
    Field(
        "phase",
        6,
        1,
        "flag of what the game waits for: the first supply, tiles for the displays, a take, a placement or bonus tile "
        "or pass, new tiles for the supply, nothing",
    ),
    Field("joker", KINDS, 1, "flag of the joker colour, which also determines the round"),
    Field("turn", MOST_SEATS, 1, "by seat: 1 if it owes a decision"),
    Field("seat", MOST_SEATS, 1, "flag of the seat whose turn it is or has just been, else of the starter"),
    Field("starter", MOST_SEATS, 1, "flag of the seat that started the round"),
    Field("token", 1 + MOST_SEATS, 1, "flag of where the starting-player token is: in the centre, or with a seat"),
    Field("bag", KINDS, TILES_PER_COLOUR, "tiles in the bag, by colour"),
    Field("tower", KINDS, TILES_PER_COLOUR, "tiles in the tower, by colour"),
    Field("supply", KINDS, SUPPLY_SPACES, "tiles in the supply, by colour"),
    Field("centre", KINDS, TILES_PER_COLOUR, "tiles in the centre, by colour"),
    Field("displays", MOST_DISPLAYS * KINDS, TILES_PER_DISPLAY, "tiles on each display, by display and colour"),
    Field("displays_left", MOST_DISPLAYS + 1, 1, "flag of the number of displays with tiles, from 0"),
    Field(
        "alike",
        KINDS * TILES_PER_DISPLAY * MOST_ALIKE,
        1,
        "by colour, tiles 1–4 and number 1–5: 1 if at least that number of displays hold that many tiles of the colour",
    ),
    Field("centre_tiles", KINDS * MOST_CENTRE, 1, "by colour: flag of the tiles in the centre, 1 to 12 or more"),
)

BOARD = (
    points_field("score", "points on the scoring track"),
    Field("hand", KINDS, TILES_PER_COLOUR, "tiles beside the board, by colour"),
    Field("jokers", 1, TILES_PER_COLOUR, "how many of them are jokers in this round"),
    Field("kept", KINDS, CORNERS, "tiles in the corners, by colour"),
    Field("passed", 1, 1, "1 once the seat has passed in this round"),
    Field("bonus", 1, MOST_BONUS, "bonus tiles the seat still has to take"),
    Field("cells", CELLS, 1, "by star and direction: 1 if the cell has a tile"),
    Field("stars", _STARS * PATTERNS, 1, "by star: flag of its filled cells as bits, the top one the lowest"),
    Field("colours", _STARS * KINDS, 1, "by star and colour: 1 if the star shows the colour"),
    Field("features", _NOTCHES * AROUND, 1, "by pillar, statue, window: flag of the filled cells around it, from 0"),
    Field("numbers", NUMBERS * (MOST_MISSING + 1), 1, "by cost 1–4: flag of its empty cells, 0 to 7 or more"),
)

(
    _PLAYERS,
    _GREY,
    _PHASE,
    _JOKER,
    _TURN,
    _SEAT,
    _STARTER,
    _TOKEN,
    _BAG,
    _TOWER,
    _SUPPLY,
    _CENTRE,
    _DISPLAYS,
    _DISPLAYS_LEFT,
    _ALIKE,
    _CENTRE_TILES,
    _BOARDS,
) = offsets(TABLE)

(
    _SCORE,
    _HAND,
    _JOKERS,
    _KEPT,
    _PASSED,
    _BONUS,
    _CELLS,
    _PATTERNS,
    _COLOURS,
    _FEATURES,
    _NUMBERS,
    _BLOCK,
) = offsets(BOARD)


@rule
def observe(state: State, seat: int, out: Observation) -> None:
    """Write what a seat may know."""
    out[: _BOARDS + state.players * _BLOCK] = 0
    observe_table(state, seat, out)
    for steps in range(state.players):
        observe_board(state, clockwise(state, seat, steps), out, _BOARDS + steps * _BLOCK)


@rule
def observe_table(state: State, seat: int, out: Observation) -> None:
    """Write the fields that all seats share, over zeros."""
    _write_progress(state, seat, out)
    _write_tiles(state, out)
    for steps in range(state.players):
        out[_TURN + steps] = owes(state, clockwise(state, seat, steps))


@rule
def _write_progress(state: State, seat: int, out: Observation) -> None:
    """The set-up, the course of the game, and who starts."""
    out[_PLAYERS + state.players - 2] = 1
    out[_GREY] = state.grey
    out[_PHASE + state.phase] = 1
    out[_JOKER + state.joker] = 1
    out[_SEAT + relative(state, seat, state.seat)] = 1
    out[_STARTER + relative(state, seat, state.starter)] = 1
    if state.token == NOBODY:
        out[_TOKEN] = 1
    else:
        out[_TOKEN + 1 + relative(state, seat, state.token)] = 1


@rule
def _write_tiles(state: State, out: Observation) -> None:
    """The tiles that nobody has."""
    for colour in range(KINDS):
        tiles = count(state.sources[CENTRE], colour)
        out[_BAG + colour] = count(state.bag, colour)
        out[_TOWER + colour] = count(state.tower, colour)
        out[_SUPPLY + colour] = count(state.supply, colour)
        out[_CENTRE + colour] = tiles
        if tiles > 0:
            out[_CENTRE_TILES + MOST_CENTRE * colour + min(tiles, MOST_CENTRE) - 1] = 1
    left = 0
    for display in range(state.displays):
        if state.sources[1 + display] != EMPTY:
            _write_display(state.sources[1 + display], display, out)
            left += 1
    out[_DISPLAYS_LEFT + left] = 1


@rule
def _write_display(bunch: int, display: int, out: Observation) -> None:
    """The tiles of one display, by itself and among those alike."""
    for colour in range(KINDS):
        tiles = count(bunch, colour)
        if tiles > 0:
            out[_DISPLAYS + KINDS * display + colour] = tiles
            flag = _ALIKE + (TILES_PER_DISPLAY * colour + tiles - 1) * MOST_ALIKE
            last = flag + MOST_ALIKE - 1
            while flag < last and out[flag] != 0:
                flag += 1
            out[flag] = 1


@rule
def observe_board(state: State, seat: int, out: Observation, at: int) -> None:
    """The block of a seat."""
    board = state.boards[seat]
    write_points(board.score, out, at + _SCORE)
    out[at + _JOKERS] = count(board.hand, state.joker)
    out[at + _PASSED] = board.passed
    out[at + _BONUS] = board.bonus
    for colour in range(KINDS):
        out[at + _HAND + colour] = count(board.hand, colour)
        out[at + _KEPT + colour] = count(board.kept, colour)
        for star in range(_STARS):
            out[at + _COLOURS + KINDS * star + colour] = board.laid[colour] >> (RING * star) & STAR != 0
    _write_cells(board.filled, state.grey, out, at)


@rule
def _write_cells(filled: int, grey: int, out: Observation, at: int) -> None:
    """The filled cells, by themselves and as parts of stars, features and numbers."""
    for cell in range(CELLS):
        out[at + _CELLS + cell] = filled >> cell & 1
    for star in range(_STARS):
        out[at + _PATTERNS + PATTERNS * star + (filled >> (RING * star) & STAR)] = 1
    for feature in range(_NOTCHES):
        out[at + _FEATURES + AROUND * feature + count_bits(filled & _CELLS_AROUND[feature])] = 1
    for number in range(NUMBERS):
        missing = count_bits(CELLS_OF_COST[grey, 1 + number] & ~filled)
        out[at + _NUMBERS + (MOST_MISSING + 1) * number + min(missing, MOST_MISSING)] = 1


@rule
def eval_key(state: State, seat: int) -> Any:
    """The hash of the block of a seat."""
    board = state.boards[seat]
    bits = mix_hash(START, board.filled << 16 | state.joker << 8 | state.grey << 7 | board.passed << 6 | board.bonus)
    bits = mix_hash(mix_hash(mix_hash(bits, board.hand), board.kept), board.score)
    for colour in range(KINDS):
        bits = mix_hash(bits, board.laid[colour])
    return bits | np.uint64(1)


@rule
def table_eval_key(state: State, seat: int) -> Any:
    """The hash of the table as a seat sees it."""
    deciders = 0
    for other in range(state.players):
        deciders |= owes(state, other) << other
    progress = state.joker << 20 | state.phase << 16 | (state.token + 1) << 12 | state.starter << 8 | deciders
    bits = mix_hash(START + np.uint64(state.grey << 8 | state.players << 4 | seat), progress << 8 | state.seat)
    bits = mix_hash(mix_hash(mix_hash(bits, state.bag), state.tower), state.supply)
    for source in range(state.displays + 1):
        bits = mix_hash(bits, state.sources[source])
    return bits | np.uint64(1)


FEATURES = Features(
    FEATURES_VERSION,
    TABLE,
    BOARD,
    MOST_SEATS,
    observe,
    observe_table,
    observe_board,
    eval_key,
    table_eval_key,
    corrects=HEURISTIC_VERSION,
)
