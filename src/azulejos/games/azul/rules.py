"""The rules of Azul, both walls, 2 to 4 players. AZ numbers are the clauses of docs/rules/azul.md.

Plain functions over one record (`state.py`), which bots run compiled. They change the state they are given and check
nothing: `game.py` checks moves before it calls them.

From top to bottom: the course of the game, then each phase in the order of the rulebook.
"""

import numpy as np
from numpy.typing import NDArray

from azulejos.core.bunch import EMPTY, count, nth, one, only, size
from azulejos.core.rule import rule
from azulejos.core.turn import CHANCE, DECIDE
from azulejos.core.turn import OVER as GAME_OVER
from azulejos.games.azul.layout import (
    CENTRE,
    COLOUR_BONUS,
    COLUMN,
    COLUMN_BONUS,
    FLOOR_LOSS,
    FLOOR_RUN,
    FLOOR_SPACES,
    IDLE_ROUNDS_TO_END,
    MOST_DISPLAYS,
    ROW,
    ROW_BONUS,
    RUN,
    SIZE,
    TILES_PER_DISPLAY,
    printed_column,
)
from azulejos.games.azul.moves import (
    FLOOR,
    colour_of,
    column_of,
    is_take,
    line_of,
    row_of,
    source_of,
    take_id,
    tile_id,
)
from azulejos.games.azul.state import DEALING, MARKER, NOBODY, OFFER, OVER, TILING, Board, State
from azulejos.games.azul.wall import (
    column_cells,
    complete_rows,
    cover,
    row_cells,
    shows_everywhere,
    tiled_cells,
)

# --- The course of the game (AZ-3) --------------------------------------------------------------


@rule
def status(state: State) -> int:
    """Whether the game waits for a decision or for chance, or is over."""
    if state.phase == DEALING:
        return CHANCE
    if state.phase == OVER:
        return GAME_OVER
    return DECIDE


@rule
def owes(state: State, seat: int) -> bool:
    """Whether a seat owes a decision now (AZ-4.1; on a grey wall all may owe one at once, AZ-5.1)."""
    if state.phase == OFFER:
        return seat == state.seat
    return state.phase == TILING and first_full_line(state.boards[seat]) < SIZE


@rule
def decider(state: State) -> int:
    """The first seat that owes a decision."""
    if state.phase == OFFER:
        return state.seat
    seat = 0
    while not owes(state, seat):
        seat += 1
    return seat


@rule
def legal(state: State, seat: int, moves: NDArray[np.int64]) -> int:
    """Write the legal moves of a seat that owes one, ascending; return how many there are."""
    if state.phase == OFFER:
        return legal_takes(state, seat, moves)
    return legal_columns(state.boards[seat], moves)


@rule
def apply(state: State, seat: int, move: int) -> None:
    """Play a legal move, and all that the rules force after it."""
    if is_take(move):
        take(state, seat, source_of(move), colour_of(move), line_of(move))
    else:
        choose_column(state, seat, row_of(move), column_of(move))


# --- Phase C and set-up: filling the displays (AZ-2.3, AZ-8) --------------------------------------


@rule
def ways(state: State) -> int:
    """How many tiles, all equally likely, may be the next one drawn."""
    return size(state.lid) if state.bag == EMPTY else size(state.bag)


@rule
def draw(state: State, way: int) -> None:
    """Draw one tile, display by display; the lid is poured only into an empty bag (AZ-8.2, AZ-R11)."""
    if state.bag == EMPTY:
        state.bag = state.lid
        state.lid = EMPTY
    tile = nth(state.bag, way)
    state.bag -= tile
    state.sources[1 + state.dealt // TILES_PER_DISPLAY] += tile
    state.dealt += 1
    # With bag and lid empty the round starts with the tiles laid out so far (AZ-8.3).
    if state.dealt == TILES_PER_DISPLAY * state.displays or state.bag + state.lid == EMPTY:
        state.dealt = 0
        state.phase = OFFER


# --- Phase A: factory offer (AZ-4) ----------------------------------------------------------------


@rule
def reopen(board: Board, line: int) -> None:
    """Update which colours a pattern line may take (AZ-4.7)."""
    tiles = board.line_tiles[line]
    board.open_lines &= ~(COLUMN << line)
    if tiles > 0:  # begun: its own colour (b), unless it is full (a)
        board.open_lines |= (tiles <= line) << (SIZE * board.line_colour[line] + line)
    else:
        board.open_lines |= COLUMN << line & ~board.shown  # empty: every colour that its wall row does not show (c)


@rule
def accepts(board: Board, line: int, colour: int) -> bool:
    """Whether a pattern line may take tiles of a colour, as `reopen` has stored it."""
    return board.open_lines >> (SIZE * colour + line) & 1 != 0


@rule
def clear(board: Board, line: int) -> None:
    """Empty a pattern line."""
    board.line_tiles[line] = 0
    board.line_colour[line] = 0
    reopen(board, line)


@rule
def legal_takes(state: State, seat: int, moves: NDArray[np.int64]) -> int:
    """All takes: a source, a colour that lies there (AZ-4.3), and one line or the floor (AZ-4.6)."""
    board = state.boards[seat]
    listed = 0
    for source in range(state.displays + 1):
        tiles = state.sources[source]
        for colour in range(SIZE):
            if count(tiles, colour) > 0:
                for line in range(SIZE):
                    if accepts(board, line, colour):
                        moves[listed] = take_id(source, colour, line)
                        listed += 1
                moves[listed] = take_id(source, colour, FLOOR)
                listed += 1
    return listed


@rule
def take(state: State, seat: int, source: int, colour: int, line: int) -> None:
    """Pick all tiles of a colour from a source, place them, and pass the turn on (AZ-4.2)."""
    picked = only(state.sources[source], colour)
    others = state.sources[source] - picked
    state.sources[source] = EMPTY
    state.sources[CENTRE] += others  # from a display they move there (AZ-4.3a), in the centre they stay (AZ-4.3b)
    if state.marker == NOBODY and source == CENTRE:
        state.marker = seat  # the first from the centre takes the marker, and lays it down first (AZ-4.4, AZ-R6)
        drop(state, seat, MARKER, 1)
    place(state, seat, line, colour, count(picked, colour))
    if table_is_bare(state):  # AZ-4.10
        tile_walls(state)
    else:
        state.seat = seat + 1 if seat + 1 < state.players else 0


@rule
def place(state: State, seat: int, line: int, colour: int, tiles: int) -> None:
    """Put tiles on a pattern line as far as they fit, the rest on the floor line (AZ-4.8, AZ-R3)."""
    if line != FLOOR:
        board = state.boards[seat]
        fitting = min(tiles, line + 1 - board.line_tiles[line])
        board.line_tiles[line] += fitting
        board.line_colour[line] = colour
        tiles -= fitting
        reopen(board, line)
    drop(state, seat, colour, tiles)


@rule
def drop(state: State, seat: int, colour: int, tiles: int) -> None:
    """Put tiles, or the marker, on the floor line from the left; what does not fit goes to the lid (AZ-4.9)."""
    board = state.boards[seat]
    fitting = min(tiles, FLOOR_SPACES - board.floor_taken)
    board.floor |= (FLOOR_RUN[fitting] * (1 + colour)) << (3 * board.floor_taken)
    board.floor_taken += fitting
    if colour != MARKER:  # a marker that finds no space just stays with its owner (AZ-R5)
        state.lid += (tiles - fitting) * one(colour)


@rule
def table_is_bare(state: State) -> bool:
    """Whether displays and centre hold no tiles; the marker is not one (AZ-4.10)."""
    if state.sources[CENTRE] != EMPTY:  # true after most takes
        return False
    tiles = EMPTY
    for display in range(1, MOST_DISPLAYS + 1):
        tiles += state.sources[display]
    return tiles == EMPTY


# --- Phase B: wall-tiling (AZ-5, AZ-10) -----------------------------------------------------------


@rule
def tile_walls(state: State) -> None:
    """Tile what the rules force; on a grey wall wait for those who have a column to choose."""
    tiled = False
    waiting = False
    state.phase = TILING
    state.seat = state.starter
    for seat in range(state.players):
        if state.grey:
            settle_lines(state, seat)
            waiting |= owes(state, seat)
        else:
            tiled |= tile_printed_wall(state, seat)
    if not waiting:
        end_round(state, tiled)


@rule
def tile_printed_wall(state: State, seat: int) -> bool:
    """Tile a coloured wall from top to bottom, then score the floor line; return whether a tile was laid (AZ-5.2)."""
    board = state.boards[seat]
    tiled = False
    for row in range(SIZE):
        if board.line_tiles[row] == row + 1:
            lay(state, seat, row, printed_column(row, board.line_colour[row]))
            tiled = True
    score_floor(state, seat)
    return tiled


@rule
def lay(state: State, seat: int, row: int, column: int) -> None:
    """Move one tile of a full line to the wall and score it; the rest of the line goes to the lid (AZ-5.3)."""
    board = state.boards[seat]
    colour = board.line_colour[row]
    cover(board, row, column, colour)
    board.score += worth(tiled_cells(board), row, column)  # at once: the tile counts for those after it (AZ-6.2)
    state.lid += row * one(colour)
    clear(board, row)


@rule
def worth(cells: int, row: int, column: int) -> int:
    """The points of a tile just laid: the runs across and down that contain it (AZ-6.1)."""
    across = RUN[row_cells(cells, row), column]
    down = RUN[column_cells(cells, column), row]
    if across == 1:
        return down
    if down == 1:
        return across
    return across + down


@rule
def score_floor(state: State, seat: int) -> None:
    """Subtract the floor line's loss, never below 0, and clear it (AZ-7)."""
    board = state.boards[seat]
    board.score = max(0, board.score - FLOOR_LOSS[board.floor_taken])  # once, after the wall points (AZ-7.2)
    for _ in range(board.floor_taken):
        if board.floor & 7 != 1 + MARKER:  # the marker stays with its owner (AZ-7.3)
            state.lid += one((board.floor & 7) - 1)
        board.floor >>= 3
    board.floor_taken = 0


# --- Phase B on a grey wall: the player chooses the column (AZ-10) --------------------------------


@rule
def free_columns(board: Board, row: int, colour: int) -> int:
    """The columns, as bits, where a colour may go in a row: cell empty, colour not in the column (AZ-10.2)."""
    taken = row_cells(tiled_cells(board), row)
    for other in range(SIZE):
        taken |= row_cells(board.wall[colour], other)
    return ROW & ~taken


@rule
def legal_columns(board: Board, moves: NDArray[np.int64]) -> int:
    """The columns for the tile of the first full line; there is at least one (AZ-10.3, AZ-10.5)."""
    row = first_full_line(board)
    free = free_columns(board, row, board.line_colour[row])
    listed = 0
    for column in range(SIZE):
        if free >> column & 1:
            moves[listed] = tile_id(row, column)
            listed += 1
    return listed


@rule
def choose_column(state: State, seat: int, row: int, column: int) -> None:
    """Lay the tile where the player chose; when nobody owes a choice any more, the round ends."""
    lay(state, seat, row, column)
    settle_lines(state, seat)
    for other in range(state.players):
        if owes(state, other):
            return
    end_round(state, True)


@rule
def settle_lines(state: State, seat: int) -> None:
    """Drop every full line that fits nowhere (AZ-10.4); after the last line, score the floor line."""
    board = state.boards[seat]
    row = first_full_line(board)
    while row < SIZE and free_columns(board, row, board.line_colour[row]) == 0:
        drop(state, seat, board.line_colour[row], row + 1)
        clear(board, row)
        row = first_full_line(board)
    if row == SIZE:
        score_floor(state, seat)


@rule
def first_full_line(board: Board) -> int:
    """The topmost full pattern line, or 5 if there is none."""
    row = 0
    while row < SIZE and board.line_tiles[row] <= row:
        row += 1
    return row


# --- The end of a round and of the game (AZ-8, AZ-9) ----------------------------------------------


@rule
def end_round(state: State, tiled: bool) -> None:
    """End the game, or prepare the next round."""
    state.idle = 0 if tiled else state.idle + 1
    if is_last_round(state):
        for seat in range(state.players):
            state.boards[seat].score += bonus(state.boards[seat])
        state.phase = OVER
    else:
        prepare_round(state)


@rule
def is_last_round(state: State) -> bool:
    """Whether the round just tiled was the last one."""
    for seat in range(state.players):
        if complete_rows(state.boards[seat]) > 0:  # AZ-9.1
            return True
    # A game that cannot go on ends too: nothing to lay out, or three idle rounds (AZ-R9).
    return state.bag + state.lid == EMPTY or state.idle == IDLE_ROUNDS_TO_END


@rule
def prepare_round(state: State) -> None:
    """The marker's owner starts the next round; if nobody took it, the same player again (AZ-8.4, AZ-R7)."""
    if state.marker != NOBODY:
        state.starter = state.marker
    state.marker = NOBODY
    state.seat = state.starter
    state.round_number += 1
    state.phase = DEALING


@rule
def bonus(board: Board) -> int:
    """The points for complete rows, columns and colours at the end of the game (AZ-9.2)."""
    cells = tiled_cells(board)
    columns = 0
    colours = 0
    for index in range(SIZE):
        columns += column_cells(cells, index) == ROW
        colours += shows_everywhere(board, index)
    return complete_rows(board) * ROW_BONUS + columns * COLUMN_BONUS + colours * COLOUR_BONUS
