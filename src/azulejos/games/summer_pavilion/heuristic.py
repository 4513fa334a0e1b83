"""The heuristic of Summer Pavilion: a hand-made estimate of the final points.

It adds the points now, what the hand can place, the value of kept tiles, and the progress of stars and numbers.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from azulejos.core.bunch import EMPTY, count, nth, one, size
from azulejos.core.hashing import START, mix_hash
from azulejos.core.heuristic import Heuristic
from azulejos.core.rule import rule
from azulejos.games.summer_pavilion.board import final_bonus
from azulejos.games.summer_pavilion.geometry import STARS
from azulejos.games.summer_pavilion.layout import (
    CORNERS,
    COSTS,
    KINDS,
    LEAST_SCORE,
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
from azulejos.games.summer_pavilion.placing import least_jokers, legal_placements
from azulejos.games.summer_pavilion.plan import BONUS_TILE, left_over, plan, star_worth
from azulejos.games.summer_pavilion.prices import completion_chance, expected_number_bonus, star_price
from azulejos.games.summer_pavilion.rules import legal
from azulejos.games.summer_pavilion.state import DEALING, OVER, PLACING, TAKING, Board, State

TOKEN = 0.5
"""The value of placing first and starting the next round."""

TILES_A_ROUND = 11
"""The tiles a player can expect to pay with in a later round."""

SPENT_WELL = 0.6
"""The largest share of all future tiles that one goal may use."""


@rule
def evaluate(state: State, seat: int) -> float:
    """The expected final points of a seat."""
    board = state.boards[seat]
    if state.phase == OVER:
        return float(board.score)
    if board.passed and state.round_number == ROUNDS:
        return float(score_at_the_end(board, state.grey))
    hand = board.hand + board.kept
    budget = 1.0 + SPENT_WELL * (size(hand) + TILES_A_ROUND * (ROUNDS - state.round_number))
    value = board.score + BONUS_TILE * board.bonus + bonus_progress(board, state.grey, budget)
    if state.token == seat:
        value += TOKEN
    if state.phase == DEALING:  # the round is over: kept tiles are for the next one
        return value + left_over(hand, state.joker, 0.0)
    if board.passed:
        return value + left_over(hand, state.joker + 1, 0.0)
    return value + plan(board, state.grey, state.joker, budget, state.phase == TAKING)


@rule
def score_at_the_end(board: Board, grey: int) -> int:
    """The final points of a player who has passed in the last round: bonuses, then the kept tiles (SP-7)."""
    return max(LEAST_SCORE, board.score + final_bonus(board, grey) - size(board.kept))


@rule
def bonus_progress(board: Board, grey: int, budget: float) -> float:
    """The value of the progress towards the bonuses for stars and numbers."""
    value = 0.0
    for star in range(len(STARS)):
        value += star_worth(board, grey, star) * completion_chance(star_price(board.filled, grey, star), budget)
    for cost in range(1, MOST_COST + 1):
        value += expected_number_bonus(board.filled, grey, cost, budget)
    return value


@rule
def candidates(state: State, seat: int, moves: NDArray[np.int64]) -> int:
    """Legal moves without those that hardly ever matter: takes from equal displays, wasted jokers, odd passes."""
    board = state.boards[seat]
    if state.phase == PLACING and board.bonus == 0:
        kept = few_jokers(state, board, moves, legal_placements(state, seat, moves))
        moves[kept] = pass_id(place_of(worth_keeping(state, board)))
        return kept + 1
    listed = legal(state, seat, moves)
    return listed if state.phase == PLACING else without_twins(state, moves, listed)


@rule
def without_twins(state: State, moves: NDArray[np.int64], listed: int) -> int:
    """Keep the takes whose display does not equal an earlier one."""
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
    """Keep the placements that pay with as few jokers as possible."""
    kept = 0
    for index in range(listed):
        move = moves[index]
        own = count(board.hand, colour_of(move))
        if jokers_of(move) == least_jokers(COSTS[state.grey, cell_of(move)], own):
            moves[kept] = move
            kept += 1
    return kept


@rule
def last_kept(board: Board) -> int:
    """The bunch to keep in the last round: nothing if the loss stops at the least score, else the first tiles.

    The loss for discarded tiles comes before the bonuses, that for kept ones after them (SP-R4). So discarding never
    costs more, and it costs less where the score cannot pay for all tiles. Elsewhere it only feeds the tower.
    """
    kept = EMPTY
    if board.score - size(board.hand) < LEAST_SCORE:
        return kept
    for index in range(min(CORNERS, size(board.hand))):
        kept += nth(board.hand, index)
    return kept


@rule
def worth_keeping(state: State, board: Board) -> int:
    """A good bunch to keep: jokers of the next round, then colours there are many of."""
    if state.round_number == ROUNDS:
        return last_kept(board)
    hand = board.hand
    kept = min(CORNERS, count(hand, state.joker + 1)) * one(state.joker + 1)
    while size(kept) < min(CORNERS, size(hand)):
        best, most = 0, -1
        for colour in range(KINDS):
            left = count(hand - kept, colour)
            if left > 0 and count(hand, colour) > most:
                best, most = colour, count(hand, colour)
        kept += one(best)
    return kept


@rule
def place_of(kept: int) -> int:
    """The index of a bunch in KEPT."""
    place = 0
    while KEPT[place] != kept:
        place += 1
    return place


@rule
def key(state: State, seat: int) -> Any:
    """The hash of a position, the same for all seats."""
    bits = mix_hash(START, state.supply)
    for source in range(MOST_DISPLAYS + 1):  # in order, since moves name displays
        bits = mix_hash(bits, state.sources[source])
    bits = mix_hash(bits, state.round_number << 16 | state.phase << 12 | (state.token + 1) << 8 | state.seat)
    for owner in range(state.players):
        board = state.boards[owner]
        bits = mix_hash(mix_hash(bits, board.hand), board.kept)
        bits = mix_hash(bits, board.score << 8 | board.passed << 4 | board.bonus)
        for colour in range(KINDS):
            bits = mix_hash(bits, board.laid[colour])
    return bits | np.uint64(1)


@rule
def eval_key(state: State, seat: int) -> Any:
    """The hash of all that `evaluate` depends on."""
    board = state.boards[seat]
    flags = (
        state.phase << 12 | state.round_number << 8 | state.grey << 6 | board.passed << 5 | (state.token == seat) << 4
    )
    bits = mix_hash(mix_hash(START, board.hand), board.kept)
    bits = mix_hash(bits, board.score << 20 | flags | board.bonus)
    for colour in range(KINDS):
        bits = mix_hash(bits, board.laid[colour])
    return bits | np.uint64(1)


@rule
def spread(state: State) -> float:
    """It shrinks from round to round, since a late lead is more certain."""
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
    """The round: a search evaluates positions before the next deal."""
    return state.round_number


HEURISTIC = Heuristic(
    evaluate=evaluate,
    spread=spread,
    key=key,
    points=points,
    standing=standing,
    candidates=candidates,
    boundary=boundary,
    eval_key=eval_key,
)
