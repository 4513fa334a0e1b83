"""Phase 2: placements and how they are paid, bonus tiles, passes (SP-5)."""

import numpy as np
from numpy.typing import NDArray

from azulejos.core.bunch import EMPTY, contains, count, one, size
from azulejos.core.rule import rule
from azulejos.games.summer_pavilion.board import bonus_tiles, chain, cover, lose
from azulejos.games.summer_pavilion.layout import CELLS, CORNERS, COSTS, KINDS
from azulejos.games.summer_pavilion.moves import KEPT, KEPT_UP_TO, bonus_id, pass_id, place_id
from azulejos.games.summer_pavilion.state import State

# --- Placements -------------------------------------------------------------------------------------


@rule
def least_jokers(cost: int, own: int) -> int:
    """The fewest jokers that pay for a cell, by the tiles of the colour in hand (SP-5.3)."""
    return max(0, cost - own)


@rule
def most_jokers(cost: int, jokers: int) -> int:
    """The most jokers that can pay for a cell: one tile has its own colour (SP-5.3, SP-5.7)."""
    return min(jokers, cost - 1)


@rule
def jokers_for(state: State, hand: int, colour: int) -> int:
    """The jokers a hand has to pay for a colour; for the joker's own colour they are just its tiles (SP-5.4)."""
    return 0 if colour == state.joker else count(hand, state.joker)


@rule
def legal_placements(state: State, seat: int, moves: NDArray[np.int64]) -> int:
    """All placements: an empty cell, a colour it takes (SP-5.6, SP-8.3), and a way to pay (SP-5.2, SP-5.3)."""
    board = state.boards[seat]
    hand, free, costs = board.hand, board.free, COSTS[state.grey]
    listed = 0
    for cell in range(CELLS):
        for colour in range(KINDS):
            own = count(hand, colour)
            if own > 0 and free[colour] >> cell & 1:
                jokers = jokers_for(state, hand, colour)
                for paid in range(least_jokers(costs[cell], own), most_jokers(costs[cell], jokers) + 1):
                    moves[listed] = place_id(cell, colour, paid)
                    listed += 1
    return listed


@rule
def place(state: State, seat: int, cell: int, colour: int, jokers: int) -> None:
    """Lay one tile of the colour, pay the rest to the tower (SP-5.2), score the chain, earn bonus tiles."""
    board = state.boards[seat]
    payment = (COSTS[state.grey, cell] - jokers) * one(colour) + jokers * one(state.joker)
    board.hand -= payment
    state.tower += payment - one(colour)
    cover(board, state.grey, cell, colour)
    board.score += chain(board, cell)
    board.bonus = min(bonus_tiles(board, cell), size(state.supply))  # at most what the supply holds (SP-5.10, SP-R6)


# --- Bonus tiles ------------------------------------------------------------------------------------


@rule
def legal_bonus_tiles(state: State, moves: NDArray[np.int64]) -> int:
    """One bonus tile: any colour that lies in the supply, jokers too (SP-5.10)."""
    listed = 0
    for colour in range(KINDS):
        if count(state.supply, colour) > 0:
            moves[listed] = bonus_id(colour)
            listed += 1
    return listed


@rule
def take_bonus_tile(state: State, seat: int, colour: int) -> None:
    """Take a bonus tile from the supply and lay it beside the board."""
    board = state.boards[seat]
    state.supply -= one(colour)
    board.hand += one(colour)
    board.bonus -= 1


# --- Passes -----------------------------------------------------------------------------------------


@rule
def legal_passes(state: State, seat: int, moves: NDArray[np.int64]) -> int:
    """All passes: any bunch of up to four tiles in hand may be kept, in every round (SP-5.15, SP-R4, SP-R5)."""
    hand = state.boards[seat].hand
    listed = 0
    for place in range(KEPT_UP_TO[min(CORNERS, size(hand))]):
        if contains(hand, KEPT[place]):
            moves[listed] = pass_id(place)
            listed += 1
    return listed


@rule
def pass_turn(state: State, seat: int, kept: int) -> None:
    """Keep some tiles in the corners, lose a point for each of the others, and be out of the round (SP-5.15)."""
    board = state.boards[seat]
    others = board.hand - kept
    board.hand = EMPTY
    board.kept = kept
    board.passed = 1
    state.tower += others
    lose(board, size(others))
