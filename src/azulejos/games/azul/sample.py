"""A random legal move, or all as flags, without listing them: the inner loop of every playout, and of learners."""

import numpy as np
from numpy.typing import NDArray

from azulejos.core.bits import BITS, NTH_BIT
from azulejos.core.bunch import EMPTY, colour_of, count, kinds, nth, only, size
from azulejos.core.generator import below
from azulejos.core.rule import rule
from azulejos.games.azul.layout import MOST_DISPLAYS, ROW, SIZE
from azulejos.games.azul.moves import FLOOR, take_id, tile_id
from azulejos.games.azul.rules import first_full_line, free_columns
from azulejos.games.azul.state import OFFER, Board, State


@rule
def sample(state: State, seat: int) -> int:
    """A legal move of a seat that owes one, each equally likely, by the state's own generator."""
    if state.phase == OFFER:
        return sample_take(state, seat)
    board = state.boards[seat]
    row = first_full_line(board)
    free = free_columns(board, row, board.line_colour[row])
    return tile_id(row, NTH_BIT[free, below(state, BITS[free])])


@rule
def sample_take(state: State, seat: int) -> int:
    """A legal take: first its colour, each as likely as it has takes, then its source and its line."""
    board = state.boards[seat]
    sources = EMPTY  # by colour, how many sources have it
    for source in range(MOST_DISPLAYS + 1):
        sources += kinds(state.sources[source])
    takes = EMPTY  # by colour, how many takes there are
    for each in range(SIZE):
        takes += only(sources, each) * BITS[places(board, each)]
    colour = colour_of(nth(takes, below(state, size(takes))))
    holders = sources_with(state, colour)
    lines = places(board, colour)
    source = NTH_BIT[holders, below(state, BITS[holders])]
    return take_id(source, colour, NTH_BIT[lines, below(state, BITS[lines])])


@rule
def mask(state: State, seat: int, flags: NDArray[np.int8]) -> None:
    """Write 1 for every legal move of a seat that owes one, over zeros."""
    board = state.boards[seat]
    if state.phase != OFFER:
        row = first_full_line(board)
        free = free_columns(board, row, board.line_colour[row])
        for column in range(SIZE):
            flags[tile_id(row, column)] = free >> column & 1
        return
    for colour in range(SIZE):
        lines = places(board, colour)
        for source in range(state.displays + 1):
            if count(state.sources[source], colour) > 0:
                for line in range(SIZE + 1):
                    flags[take_id(source, colour, line)] = lines >> line & 1


@rule
def places(board: Board, colour: int) -> int:
    """The lines, as bits, that accept a colour, and the floor line, which always does."""
    return board.open_lines >> (SIZE * colour) & ROW | 1 << FLOOR


@rule
def sources_with(state: State, colour: int) -> int:
    """The sources, as bits, that hold a colour."""
    holders = 0
    for source in range(MOST_DISPLAYS + 1):
        holders |= (count(state.sources[source], colour) > 0) << source
    return holders
