"""What a search may think of a position of Summer Pavilion. A hand-made value, in points; its numbers are estimates.

Points now, what the hand can place, tiles worth keeping, and how far stars and numbers are.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from azulejos.core.bunch import count, one, size
from azulejos.core.judgement import Judgement
from azulejos.core.mixing import START, stir
from azulejos.core.rule import rule
from azulejos.games.summer_pavilion.geometry import STARS
from azulejos.games.summer_pavilion.layout import (
    CORNERS,
    COSTS,
    KINDS,
    MOST_COST,
    MOST_DISPLAYS,
    ROUNDS,
)
from azulejos.games.summer_pavilion.moves import (
    KEPT,
    cell_of,
    colour_of,
    jokers_of,
    pass_id,
    source_of,
)
from azulejos.games.summer_pavilion.placing import last_kept, least_jokers, legal_placements
from azulejos.games.summer_pavilion.plan import BONUS_TILE, left_over, plan, star_worth
from azulejos.games.summer_pavilion.prices import hope, number_hope, star_price
from azulejos.games.summer_pavilion.rules import legal
from azulejos.games.summer_pavilion.state import DEALING, OVER, PLACING, TAKING, Board, State

TOKEN = 0.5
"""Placing first and starting the next round."""

TILES_A_ROUND = 11
"""What a player can expect to have to pay with in a later round."""

SPENT_WELL = 0.6
"""The share of all tiles to come that one thing may get."""


@rule
def appraise(state: State, seat: int) -> float:
    """The points a seat may expect at the end of the game."""
    board = state.boards[seat]
    if state.phase == OVER:
        return float(board.score)
    hand = board.hand + board.kept
    purse = 1.0 + SPENT_WELL * (size(hand) + TILES_A_ROUND * (ROUNDS - state.round_number))
    value = board.score + BONUS_TILE * board.bonus + prospects(board, state.grey, purse)
    if state.token == seat:
        value += TOKEN
    if state.phase == DEALING:  # the round is over: what was kept waits for the next one
        return value + left_over(hand, state.joker, 0.0)
    if board.passed:
        return value + left_over(hand, state.joker + 1, 0.0)
    return value + plan(board, state.grey, state.joker, purse, state.phase == TAKING)


@rule
def prospects(board: Board, grey: int, purse: float) -> float:
    """What is done of the bonuses for stars and numbers, worth more the nearer they are."""
    value = 0.0
    for star in range(len(STARS)):
        value += star_worth(board, grey, star) * hope(star_price(board.filled, grey, star), purse)
    for cost in range(1, MOST_COST + 1):
        value += number_hope(board.filled, grey, cost, purse)
    return value


@rule
def candidates(state: State, seat: int, moves: NDArray[np.int64]) -> int:
    """Legal moves without those that hardly ever matter: twins of displays, jokers paid for nothing, odd passes."""
    board = state.boards[seat]
    if state.phase == PLACING and board.bonus == 0:
        kept = few_jokers(state, board, moves, legal_placements(state, seat, moves))
        moves[kept] = pass_id(last_kept(board.hand) if state.round_number == ROUNDS else good_pass(state, board.hand))
        return kept + 1
    listed = legal(state, seat, moves)
    return listed if state.phase == PLACING else without_twins(state, moves, listed)


@rule
def without_twins(state: State, moves: NDArray[np.int64], listed: int) -> int:
    """Keep of the takes those whose display is not the same as one before it."""
    kept = 0
    for index in range(listed):
        source, twin = source_of(moves[index]), False
        for other in range(1, source):
            twin |= state.sources[other] == state.sources[source]
        if not twin:
            moves[kept] = moves[index]
            kept += 1
    return kept


@rule
def few_jokers(state: State, board: Board, moves: NDArray[np.int64], listed: int) -> int:
    """Keep of the placements those that pay with as few jokers as possible."""
    kept = 0
    for index in range(listed):
        move = moves[index]
        own = count(board.hand, colour_of(move))
        if jokers_of(move) == least_jokers(COSTS[state.grey, cell_of(move)], own):
            moves[kept] = move
            kept += 1
    return kept


@rule
def good_pass(state: State, hand: int) -> int:
    """The place in KEPT of a good bunch to keep: next round's jokers, then colours there are many of."""
    kept = min(CORNERS, count(hand, state.joker + 1)) * one(state.joker + 1)
    while size(kept) < min(CORNERS, size(hand)):
        best, most = 0, -1
        for colour in range(KINDS):
            left = count(hand - kept, colour)
            if left > 0 and count(hand, colour) > most:
                best, most = colour, count(hand, colour)
        kept += one(best)
    place = 0
    while KEPT[place] != kept:
        place += 1
    return place


@rule
def key(state: State, seat: int) -> Any:
    """A number for what there is to decide, the same for all seats."""
    bits = stir(START, state.supply)
    for source in range(MOST_DISPLAYS + 1):  # in their order: moves name displays
        bits = stir(bits, state.sources[source])
    bits = stir(bits, state.round_number << 16 | state.phase << 12 | (state.token + 1) << 8 | state.seat)
    for owner in range(state.players):
        board = state.boards[owner]
        bits = stir(stir(bits, board.hand), board.kept)
        bits = stir(bits, board.score << 8 | board.passed << 4 | board.bonus)
        for colour in range(KINDS):
            bits = stir(bits, board.laid[colour])
    return bits | np.uint64(1)


@rule
def gist(state: State, seat: int) -> Any:
    """A number for all that `appraise` looks at."""
    board = state.boards[seat]
    flags = (
        state.phase << 12 | state.round_number << 8 | state.grey << 6 | board.passed << 5 | (state.token == seat) << 4
    )
    bits = stir(stir(START, board.hand), board.kept)
    bits = stir(bits, board.score << 20 | flags | board.bonus)
    for colour in range(KINDS):
        bits = stir(bits, board.laid[colour])
    return bits | np.uint64(1)


@rule
def spread(state: State) -> float:
    """A lead says more the later it is."""
    return 13.0 + 1.2 * (ROUNDS - state.round_number)


@rule
def points(state: State, seat: int) -> int:
    """The score of a seat."""
    return state.boards[seat].score


@rule
def standing(state: State, seat: int) -> int:
    """Points alone (SP-7.4)."""
    return state.boards[seat].score


@rule
def boundary(state: State) -> int:
    """The round: a search appraises what comes before the next deal."""
    return state.round_number


JUDGEMENT = Judgement(
    appraise=appraise,
    spread=spread,
    key=key,
    points=points,
    standing=standing,
    candidates=candidates,
    boundary=boundary,
    gist=gist,
)
