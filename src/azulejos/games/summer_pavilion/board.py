"""A player's board: putting a tile on a star, and reading what lies there.

A set of cells is an integer whose bit 6 * star + direction is a cell. Each colour has its own set, so a board stores
which tile lies where, on both sides of the board.
"""

from azulejos.core.rule import rule
from azulejos.games.summer_pavilion.geometry import RING, STARS
from azulejos.games.summer_pavilion.layout import (
    CELLS_OF_COST,
    CHAIN,
    FEATURES_AT,
    KINDS,
    LEAST_SCORE,
    MIDDLE_STAR,
    MULTICOLOURED_BONUS,
    NUMBER_BONUS,
    STAR,
    STAR_BONUS,
    STAR_COLOURS,
    TILES_AT,
)
from azulejos.games.summer_pavilion.state import Board


@rule
def lose(board: Board, points: int) -> None:
    """Move back on the scoring track, never below 1 (SP-4.5, SP-5.16, SP-R3)."""
    board.score = max(LEAST_SCORE, board.score - points)


@rule
def cover(board: Board, grey: int, cell: int, colour: int) -> None:
    """Put a tile on a cell."""
    board.filled |= 1 << cell
    board.laid[colour] |= 1 << cell
    reopen(board, grey, cell // RING)


@rule
def reopen(board: Board, grey: int, star: int) -> None:
    """Update for each colour where it may go in a star."""
    cells = STAR << (RING * star)
    open_cells = cells & ~board.filled
    for colour in range(KINDS):
        board.free[colour] &= ~cells
        if accepts(board, grey, star, colour):
            board.free[colour] |= open_cells


@rule
def accepts(board: Board, grey: int, star: int, colour: int) -> bool:
    """Whether a star takes a colour, by what lies there."""
    if not grey and star != MIDDLE_STAR:  # an outer star of the coloured side has its own colour (SP-5.6)
        return colour == STAR_COLOURS[star]
    there = board.filled >> (RING * star) & STAR
    same = board.laid[colour] >> (RING * star) & STAR
    if grey and (there & (there - 1) == 0 or there == same):
        return True  # with up to one tile any colour may go there; a star of one colour keeps it (SP-8.3)
    if grey and in_one_colour(board, star):
        return False
    return same == 0  # all different (SP-5.6, SP-8.3)


@rule
def in_one_colour(board: Board, star: int) -> bool:
    """Whether all tiles of a star, two at least, have the same colour."""
    there = board.filled >> (RING * star) & STAR
    for colour in range(KINDS):
        if board.laid[colour] >> (RING * star) & STAR == there:
            return there & (there - 1) != 0
    return False


@rule
def chain(board: Board, cell: int) -> int:
    """The length of the chain of filled cells in a star that contains a cell (SP-5.9)."""
    return CHAIN[board.filled >> (cell - cell % RING) & STAR, cell % RING]


@rule
def bonus_tiles(board: Board, cell: int) -> int:
    """The bonus tiles of all features that are complete now and that a cell belongs to (SP-5.10, SP-5.11)."""
    tiles = 0
    for index in range(FEATURES_AT.shape[1]):
        feature = FEATURES_AT[cell, index]
        if board.filled & feature == feature:
            tiles += TILES_AT[cell, index]
    return tiles


@rule
def final_bonus(board: Board, grey: int) -> int:
    """The points for complete stars and covered numbers at the end of the game (SP-7.1, SP-7.2)."""
    points = 0
    for star in range(len(STARS)):
        points += star_bonus(board, star)
    for cost in range(1, len(NUMBER_BONUS)):
        cells = CELLS_OF_COST[grey, cost]
        if board.filled & cells == cells:
            points += NUMBER_BONUS[cost]
    return points


@rule
def star_bonus(board: Board, star: int) -> int:
    """The points for a star, by what it is: of one colour or of all (SP-7.1, SP-8.4)."""
    cells = STAR << (RING * star)
    if board.filled & cells != cells:
        return 0
    for colour in range(KINDS):
        if board.laid[colour] & cells == cells:
            return STAR_BONUS[colour]
    return MULTICOLOURED_BONUS
