"""What a hand can place in this round: greedily, the placement with the best value for its tiles.

A search calls it often, so it is fast rather than exact. It pays with as few jokers as possible, and puts no colour
twice into a star that may take several.
"""

from azulejos.core.bits import count_bits
from azulejos.core.bunch import EMPTY, count, one, size
from azulejos.core.rule import rule
from azulejos.games.summer_pavilion.board import in_one_colour
from azulejos.games.summer_pavilion.geometry import RING
from azulejos.games.summer_pavilion.layout import (
    CHAIN,
    CORNERS,
    COSTS,
    FEATURES_AT,
    KINDS,
    MIDDLE_STAR,
    MOST_COST,
    MULTICOLOURED_BONUS,
    ROUNDS,
    STAR,
    STAR_BONUS,
    STAR_COLOURS,
    TILES_AT,
)
from azulejos.games.summer_pavilion.prices import (
    UP_TO,
    completion_chance,
    expected_bonus_tiles,
    expected_number_bonus,
    star_price,
)
from azulejos.games.summer_pavilion.state import Board

BONUS_TILE = 1.7
"""What a tile from the supply is worth."""

KEPT, KEPT_JOKER = 0.8, 1.5
"""What a tile kept for the next round is worth, and one that will be a joker then."""

UNUSED = 0.5
"""What a further tile is worth while more are to be taken."""


@rule
def star_worth(board: Board, grey: int, star: int) -> float:
    """The expected points of a star."""
    if not grey:
        colour = STAR_COLOURS[star]
        return float(STAR_BONUS[colour]) if colour >= 0 else float(MULTICOLOURED_BONUS)
    if in_one_colour(board, star):
        for colour in range(KINDS):
            if board.laid[colour] >> (RING * star) & STAR:
                return float(STAR_BONUS[colour])
    return float(MULTICOLOURED_BONUS)


@rule
def gain(board: Board, grey: int, filled: int, cell: int, budget: float) -> float:
    """The value of a tile on a cell: points, bonus tiles, and progress towards larger bonuses."""
    star, cost, after = cell // RING, COSTS[grey, cell], filled | 1 << cell
    value = float(CHAIN[after >> (RING * star) & STAR, cell % RING])
    for index in range(FEATURES_AT.shape[1]):
        if after & FEATURES_AT[cell, index] == FEATURES_AT[cell, index]:
            value += BONUS_TILE * TILES_AT[cell, index]
    price = star_price(filled, grey, star)
    value += star_worth(board, grey, star) * (
        completion_chance(price - cost, budget) - completion_chance(price, budget)
    )
    value += expected_number_bonus(after, grey, cost, budget) - expected_number_bonus(filled, grey, cost, budget)
    expected = expected_bonus_tiles(after, grey, cell, budget) - expected_bonus_tiles(filled, grey, cell, budget)
    return value + BONUS_TILE / 2 * expected


@rule
def open_to(board: Board, used: int, colour: int) -> int:
    """The cells a colour may go to, without stars that a plan has given it already."""
    free = board.free[colour]
    for star in range(7):
        if used >> (KINDS * star + colour) & 1:
            free &= ~(STAR << (RING * star))
    return free


@rule
def plan(board: Board, grey: int, joker: int, budget: float, more_to_come: bool) -> float:
    """The value of placing greedily until no placement pays, and of keeping the rest."""
    hand = board.hand
    filled, used, value = board.filled, 0, 0.0
    while hand != EMPTY:
        jokers = count(hand, joker)
        wide = 0
        for colour in range(KINDS):
            own = count(hand, colour)
            if own > 0:
                reach = min(own + (jokers if colour != joker else 0), MOST_COST)
                wide |= open_to(board, used, colour) & UP_TO[grey, reach]
        wide &= ~filled
        best, most = -1, 0.0
        while wide != 0:
            low = wide & -wide
            wide ^= low
            cell = count_bits(low - 1)
            worth = gain(board, grey, filled, cell, budget) / COSTS[grey, cell]
            if worth > most:
                best, most = cell, worth
        if best < 0 or (most < KEPT and (more_to_come or size(hand) <= CORNERS)):
            break
        colour = payer(board, used, hand, joker, best, COSTS[grey, best])
        value += most * COSTS[grey, best]
        paid = min(count(hand, colour), COSTS[grey, best])
        hand -= paid * one(colour) + (COSTS[grey, best] - paid) * one(joker)
        filled |= 1 << best
        if grey or best // RING == MIDDLE_STAR:
            used |= 1 << (KINDS * (best // RING) + colour)
    return value + left_over(hand, joker + 1, UNUSED if more_to_come else -1.0)


@rule
def left_over(hand: int, joker: int, other: float) -> float:
    """The value of tiles that are left for a round with this joker: four can be kept; there is no seventh round."""
    tiles = size(hand)
    if joker >= ROUNDS:
        return float(-tiles)
    kept = min(CORNERS, tiles)
    jokers = min(kept, count(hand, joker))
    return jokers * KEPT_JOKER + (kept - jokers) * KEPT + (tiles - kept) * other


@rule
def payer(board: Board, used: int, hand: int, joker: int, cell: int, cost: int) -> int:
    """The colour that can pay for a cell with most tiles of its own."""
    chosen, most = 0, 0
    for colour in range(KINDS):
        own = count(hand, colour)
        reach = own + (count(hand, joker) if colour != joker else 0)
        if own > most and reach >= cost and open_to(board, used, colour) >> cell & 1:
            chosen, most = colour, own
    return chosen
