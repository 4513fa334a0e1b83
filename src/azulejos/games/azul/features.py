"""What a seat may know of Azul as one row of numbers, for learners and nets (docs/features.md).

Everything lies open, so an observation contains all that the future depends on. Groups of flags of which one is set
are for nets. On a coloured wall they count full lines as tiled, since the rules force it at the end of the round.
"""

from typing import Any

import numpy as np

from azulejos.core.bits import BITS
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
from azulejos.games.azul.heuristic import mix_board
from azulejos.games.azul.layout import (
    CENTRE,
    FLOOR_LOSS,
    FLOOR_SPACES,
    IDLE_ROUNDS_TO_END,
    MOST_DISPLAYS,
    MOST_SEATS,
    ROW,
    SIZE,
    TILES_PER_COLOUR,
    TILES_PER_DISPLAY,
    printed_column,
)
from azulejos.games.azul.rules import owes, worth
from azulejos.games.azul.state import NOBODY, State
from azulejos.games.azul.wall import column_cells, row_cells, tiled_cells

FEATURES_VERSION = 1

LAST_ROUND = 8
"""The cap of the round number."""

MOST_ALIKE, MOST_CENTRE = 5, 12
"""Caps of equal displays, and of tiles of a colour in the centre."""

PATTERNS = ROW + 1

TABLE = (
    Field("players", 3, 1, "flag of the number of players: 2, 3, 4"),
    Field("grey", 1, 1, "1 on the grey wall"),
    Field(
        "phase", 4, 1, "flag of what the game waits for: tiles from the bag, a take, columns on a grey wall, nothing"
    ),
    Field("round", LAST_ROUND, 1, "flag of the round, from 1; the last stands for all later ones too"),
    Field("idle", IDLE_ROUNDS_TO_END, 1, "flag of the rounds in a row without a new tile on a wall, from 0"),
    Field("turn", MOST_SEATS, 1, "by seat: 1 if it owes a decision"),
    Field("starter", MOST_SEATS, 1, "flag of the seat that started the round"),
    Field("marker", 1 + MOST_SEATS, 1, "flag of where the starting-player marker is: in the centre, or with a seat"),
    Field("bag", SIZE, TILES_PER_COLOUR, "tiles in the bag, by colour"),
    Field("lid", SIZE, TILES_PER_COLOUR, "tiles in the lid, by colour"),
    Field("centre", SIZE, TILES_PER_COLOUR, "tiles in the centre, by colour"),
    Field("displays", MOST_DISPLAYS * SIZE, TILES_PER_DISPLAY, "tiles on each display, by display and colour"),
    Field("displays_left", MOST_DISPLAYS + 1, 1, "flag of the number of displays with tiles, from 0"),
    Field(
        "alike",
        SIZE * TILES_PER_DISPLAY * MOST_ALIKE,
        1,
        "by colour, tiles 1–4 and number 1–5: 1 if at least that number of displays hold that many tiles of the colour",
    ),
    Field("centre_tiles", SIZE * MOST_CENTRE, 1, "by colour: flag of the tiles in the centre, 1 to 12 or more"),
)

BOARD = (
    points_field("score", "points on the scoring track"),
    points_field("ahead", "points if the round ended now, on a grey wall without those of full lines"),
    Field("floor", FLOOR_SPACES + 1, 1, "flag of the occupied spaces of the floor line, from 0"),
    Field(
        "lines", 75, 1, "by line from the top, colour and tiles from 1 up: 1 if the pattern line holds exactly these"
    ),
    Field(
        "rows",
        SIZE * PATTERNS,
        1,
        "by row: flag of its filled columns as bits, column 1 the lowest; full lines of a coloured wall count",
    ),
    Field(
        "columns",
        SIZE * PATTERNS,
        1,
        "by column: flag of its filled rows as bits, row 1 the lowest; full lines of a coloured wall count",
    ),
    Field(
        "colours",
        SIZE * (SIZE + 1),
        1,
        "by colour: flag of its tiles on the wall, from 0; full lines of a coloured wall count",
    ),
    Field("grey_rows", SIZE * SIZE, 1, "by colour and row, on a grey wall: 1 if the row shows the colour"),
    Field("grey_columns", SIZE * SIZE, 1, "by colour and column, on a grey wall: 1 if the column shows the colour"),
)

(
    _PLAYERS,
    _GREY,
    _PHASE,
    _ROUND,
    _IDLE,
    _TURN,
    _STARTER,
    _MARKER,
    _BAG,
    _LID,
    _CENTRE,
    _DISPLAYS,
    _DISPLAYS_LEFT,
    _ALIKE,
    _CENTRE_TILES,
    _BOARDS,
) = offsets(TABLE)

_SCORE, _AHEAD, _FLOOR, _LINES, _ROWS, _COLUMNS, _COLOURS, _GREY_ROWS, _GREY_COLUMNS, _BLOCK = offsets(BOARD)


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
    out[_ROUND + min(state.round_number, LAST_ROUND) - 1] = 1
    out[_IDLE + min(state.idle, IDLE_ROUNDS_TO_END - 1)] = 1
    out[_STARTER + relative(state, seat, state.starter)] = 1
    if state.marker == NOBODY:
        out[_MARKER] = 1
    else:
        out[_MARKER + 1 + relative(state, seat, state.marker)] = 1


@rule
def _write_tiles(state: State, out: Observation) -> None:
    """The tiles that nobody has."""
    for colour in range(SIZE):
        tiles = count(state.sources[CENTRE], colour)
        out[_BAG + colour] = count(state.bag, colour)
        out[_LID + colour] = count(state.lid, colour)
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
    for colour in range(SIZE):
        tiles = count(bunch, colour)
        if tiles > 0:
            out[_DISPLAYS + SIZE * display + colour] = tiles
            flag = _ALIKE + (TILES_PER_DISPLAY * colour + tiles - 1) * MOST_ALIKE
            last = flag + MOST_ALIKE - 1
            while flag < last and out[flag] != 0:
                flag += 1
            out[flag] = 1


@rule
def observe_board(state: State, seat: int, out: Observation, at: int) -> None:
    """The block of a seat; full lines of a coloured wall count as tiled."""
    board = state.boards[seat]
    cells, shown, score = tiled_cells(board), board.shown, board.score
    for row in range(SIZE):
        tiles = board.line_tiles[row]
        if tiles > 0:
            colour = board.line_colour[row]
            # The flags of the lines above: five for each of their spaces.
            out[at + _LINES + SIZE * row * (row + 1) // 2 + colour * (row + 1) + tiles - 1] = 1
            if tiles > row and not state.grey:
                column = printed_column(row, colour)
                cells |= 1 << (SIZE * row + column)
                shown |= 1 << (SIZE * colour + row)
                score += worth(cells, row, column)
    write_points(board.score, out, at + _SCORE)
    write_points(max(0, score - FLOOR_LOSS[board.floor_taken]), out, at + _AHEAD)
    out[at + _FLOOR + board.floor_taken] = 1
    _write_wall(cells, shown, out, at)
    if state.grey:
        _write_grey_wall(state, seat, out, at)


@rule
def _write_wall(cells: int, shown: int, out: Observation, at: int) -> None:
    """Which patterns the rows and columns of some cells make, and how often each colour is shown."""
    for index in range(SIZE):
        out[at + _ROWS + PATTERNS * index + row_cells(cells, index)] = 1
        out[at + _COLUMNS + PATTERNS * index + column_cells(cells, index)] = 1
        out[at + _COLOURS + (SIZE + 1) * index + BITS[row_cells(shown, index)]] = 1


@rule
def _write_grey_wall(state: State, seat: int, out: Observation, at: int) -> None:
    """Where each colour lies, which decides where it may still go."""
    board = state.boards[seat]
    for colour in range(SIZE):
        columns = 0
        for row in range(SIZE):
            columns |= row_cells(board.wall[colour], row)
        for index in range(SIZE):
            out[at + _GREY_ROWS + SIZE * colour + index] = row_cells(board.shown, colour) >> index & 1
            out[at + _GREY_COLUMNS + SIZE * colour + index] = columns >> index & 1


@rule
def eval_key(state: State, seat: int) -> Any:
    """The hash of a board."""
    return mix_board(START + np.uint64(state.grey), state.boards[seat]) | np.uint64(1)


@rule
def table_eval_key(state: State, seat: int) -> Any:
    """The hash of the table as a seat sees it."""
    deciders = 0
    for other in range(state.players):
        deciders |= owes(state, other) << other
    progress = state.round_number << 20 | state.phase << 16 | (state.marker + 1) << 12 | state.starter << 8 | deciders
    bits = mix_hash(START + np.uint64(state.grey << 8 | state.players << 4 | seat), progress << 8 | state.idle)
    bits = mix_hash(mix_hash(bits, state.bag), state.lid)
    for source in range(state.displays + 1):
        bits = mix_hash(bits, state.sources[source])
    return bits | np.uint64(1)


FEATURES = Features(
    FEATURES_VERSION, TABLE, BOARD, MOST_SEATS, observe, observe_table, observe_board, eval_key, table_eval_key
)
