"""What stars, numbers and features still cost, and how likely they will be completed."""

import numpy as np

from azulejos.core.bits import count_bits
from azulejos.core.rule import rule
from azulejos.games.summer_pavilion.geometry import RING, STARS
from azulejos.games.summer_pavilion.layout import (
    CELLS,
    CELLS_OF_COST,
    COSTS,
    FEATURES_AT,
    MOST_COST,
    NUMBER_BONUS,
    STAR,
    TILES_AT,
)

_SIDES, _FEATURES = 2, FEATURES_AT.shape[1]

PRICE = np.array(
    [
        [
            [sum(int(COSTS[grey, RING * star + d]) for d in range(RING) if mask >> d & 1) for mask in range(STAR + 1)]
            for star in range(len(STARS))
        ]
        for grey in range(_SIDES)
    ]
)
"""The total cost of some cells of a star, by side, star and cells."""

UP_TO = np.array([[int(CELLS_OF_COST[grey, : cost + 1].sum()) for cost in range(MOST_COST + 1)] for grey in range(2)])
"""The cells of at most a cost, by side and cost."""


def _other_star(cell: int, feature: int) -> int:
    """The other star beside a feature; the cell's own star if there is no other."""
    cells = [other for other in range(CELLS) if feature >= 0 and feature >> other & 1]
    return next((other // RING for other in cells if other // RING != cell // RING), cell // RING)


OTHER_STAR = np.array(
    [[_other_star(cell, int(FEATURES_AT[cell, n])) for n in range(_FEATURES)] for cell in range(CELLS)]
)


@rule
def completion_chance(price: int, budget: float) -> float:
    """How likely a goal will be paid for, by its share of all that can be spent on it."""
    share = max(0.0, 1.0 - price / budget)
    return share * share


@rule
def star_price(filled: int, grey: int, star: int) -> int:
    """The cost of the missing cells of a star."""
    return PRICE[grey, star, ~filled >> (RING * star) & STAR]


@rule
def number_price(filled: int, grey: int, cost: int) -> int:
    """The cost of the missing cells of a number."""
    return cost * count_bits(CELLS_OF_COST[grey, cost] & ~filled)


@rule
def expected_bonus_tiles(filled: int, grey: int, cell: int, budget: float) -> float:
    """The expected bonus tiles of unfinished features around a cell."""
    tiles = 0.0
    for index in range(_FEATURES):
        missing = FEATURES_AT[cell, index] & ~filled
        if TILES_AT[cell, index] > 0 and missing != 0:
            star, other = cell // RING, OTHER_STAR[cell, index]
            price = PRICE[grey, star, missing >> (RING * star) & STAR]
            if other != star:
                price += PRICE[grey, other, missing >> (RING * other) & STAR]
            tiles += TILES_AT[cell, index] * completion_chance(price, budget)
    return tiles


@rule
def expected_number_bonus(filled: int, grey: int, cost: int, budget: float) -> float:
    """The expected bonus for covering all cells of a number."""
    bonus = NUMBER_BONUS[cost]
    return bonus * completion_chance(number_price(filled, grey, cost), budget) if bonus > 0 else 0.0
