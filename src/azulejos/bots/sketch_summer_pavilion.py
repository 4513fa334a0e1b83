"""A board of Summer Pavilion in plain numbers, on which placements can be tried out."""

from functools import cache
from typing import Any

from azulejos.games.summer_pavilion.board import bonus_tiles, chain, cover, in_one_colour
from azulejos.games.summer_pavilion.geometry import RING, STARS
from azulejos.games.summer_pavilion.layout import (
    CELLS,
    CELLS_OF_COST,
    COSTS,
    FEATURES,
    KINDS,
    MOST_COST,
    MULTICOLOURED_BONUS,
    NUMBER_BONUS,
    STAR,
    STAR_BONUS,
    STAR_COLOURS,
)

COST = [[int(cost) for cost in side] for side in COSTS]
"""What a cell costs, by side and cell."""

_NUMBERS = [(cost, int(bonus)) for cost, bonus in enumerate(NUMBER_BONUS) if bonus]
_OF_COST = [[int(cells) for cells in side] for side in CELLS_OF_COST]
_UP_TO = [[sum(side[: cost + 1]) for cost in range(MOST_COST + 1)] for side in _OF_COST]
_FEATURES = [(feature.tiles, sum(1 << cell for cell in feature.cells)) for feature in FEATURES]
_FEATURES_AT = [[each for each in _FEATURES if each[1] >> cell & 1] for cell in range(CELLS)]


class Sketch:
    """Has the fields of a board that the rules look at, so that the rules can be asked about it."""

    def __init__(self, board: Any, grey: bool, purse: int) -> None:
        self.grey = int(grey)
        self.filled = int(board.filled)
        self.laid = [int(cells) for cells in board.laid]
        self.free = [int(cells) for cells in board.free]
        self.purse = purse
        """How many tiles this player may still have to pay with, until the end of the game."""

    def place(self, cell: int, colour: int) -> None:
        """Lay a tile."""
        cover(self, self.grey, cell, colour)

    def payable(self, colour: int, tiles: int) -> list[int]:
        """The cells a colour may go to that cost no more than so many tiles."""
        free = self.free[colour] & _UP_TO[self.grey][min(tiles, MOST_COST)]
        return [cell for cell in range(CELLS) if free >> cell & 1] if free else []

    def gain(self, cell: int, bonus_tile: float) -> float:
        """What a tile on a cell brings: points, bonus tiles, and how much nearer greater things come."""
        before = self._prospects_at(cell, bonus_tile)
        self.filled |= 1 << cell
        points = chain(self, cell) + bonus_tile * bonus_tiles(self, cell)
        after = self._prospects_at(cell, bonus_tile)
        self.filled &= ~(1 << cell)
        return float(points + after - before)

    def prospects(self) -> float:
        """What is done of the bonuses for stars and numbers, worth more the nearer they are."""
        stars = sum(self._star(star) for star in range(len(STARS)))
        return stars + sum(self._number(cost, bonus) for cost, bonus in _NUMBERS)

    def _prospects_at(self, cell: int, bonus_tile: float) -> float:
        """The prospects that one cell has to do with; features promise half of what they give."""
        cost = COST[self.grey][cell]
        features = sum(tiles * self._hope(cells) for tiles, cells in _FEATURES_AT[cell] if cells & ~self.filled)
        return self._star(cell // RING) + self._number(cost, int(NUMBER_BONUS[cost])) + bonus_tile * features / 2

    def _star(self, star: int) -> float:
        return self._star_bonus(star) * self._hope(STAR << RING * star)

    def _star_bonus(self, star: int) -> int:
        """What a star will score, as far as one can tell."""
        if not self.grey:
            return int(STAR_BONUS[STAR_COLOURS[star]]) if STAR_COLOURS[star] >= 0 else MULTICOLOURED_BONUS
        if in_one_colour(self, star):
            return next(int(STAR_BONUS[k]) for k in range(KINDS) if self.laid[k] >> RING * star & STAR)
        return MULTICOLOURED_BONUS

    def _number(self, cost: int, bonus: int) -> float:
        return bonus * self._hope(_OF_COST[self.grey][cost]) if bonus else 0.0

    def _hope(self, cells: int) -> float:
        """How likely all these cells will be filled: the less they cost of all that can be paid, the more."""
        missing = cells & ~self.filled
        if not missing:
            return 1.0
        return max(0.0, 1 - _price(self.grey, missing) / (1 + 0.6 * self.purse)) ** 2


@cache
def _price(grey: int, cells: int) -> int:
    """What some cells cost together. Few sets are ever asked for: the gaps of stars, numbers and features."""
    return sum(cost * (cells & of_cost).bit_count() for cost, of_cost in enumerate(_OF_COST[grey]))
