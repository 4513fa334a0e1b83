"""How good a state of Summer Pavilion looks to a seat: points now, what the hand can place, promises.

A hand-made value for one board, in points. Its numbers are estimates of a player, not tuned.
"""

from collections.abc import Iterator
from typing import Any

from azulejos.bots.sketch_summer_pavilion import COST, Sketch
from azulejos.core.bunch import count
from azulejos.games.summer_pavilion.layout import CORNERS, KINDS, ROUNDS
from azulejos.games.summer_pavilion.placing import least_jokers
from azulejos.games.summer_pavilion.state import DEALING, OVER, TAKING

BONUS_TILE = 1.7
"""What a tile from the supply is worth."""

KEPT, KEPT_JOKER = 0.8, 1.5
"""What a tile kept for the next round is worth, and one that will be a joker then."""

UNUSED = 0.5
"""What a tile that can not be placed is worth while more are to be taken."""

TOKEN = 0.5
"""Placing first and starting the next round."""

TILES_A_ROUND = 11
"""What a player can expect to have to pay with in a later round."""

Placement = tuple[float, int, int]
"""Its gain for each tile paid, the cell, the colour."""


def appraise(state: Any, seat: int) -> float:
    """The value of a state for a seat."""
    record = state[0]
    board = record.boards[seat]
    if record.phase == OVER:
        return float(board.score)
    hand = [int(count(board.hand + board.kept, colour)) for colour in range(KINDS)]
    later = TILES_A_ROUND * (ROUNDS - int(record.round_number))
    sketch = Sketch(board, bool(record.grey), sum(hand) + later)
    value = board.score + (TOKEN if record.token == seat else 0) + BONUS_TILE * board.bonus + sketch.prospects()
    if record.phase == DEALING:  # the round is over: what was kept waits for the next one
        return float(value + kept_value(hand, int(record.joker)))
    if not board.passed:
        value += place_all(sketch, hand, int(record.joker), record.phase == TAKING)
    if record.round_number == ROUNDS:
        return float(value - sum(hand))
    return float(value + kept_value(hand, int(record.joker) + 1, UNUSED if record.phase == TAKING else -1))


def place_all(sketch: Sketch, hand: list[int], joker: int, more_to_come: bool) -> float:
    """Place what pays best for its tiles, again and again; the gain of it all. The hand keeps the rest."""
    value = 0.0
    while best := max(_placements(sketch, hand, joker), default=None):
        gain, cell, colour = best
        if gain < KEPT and (more_to_come or sum(hand) <= CORNERS):
            break
        value += gain * COST[sketch.grey][cell]
        jokers = least_jokers(COST[sketch.grey][cell], hand[colour])
        hand[colour] -= COST[sketch.grey][cell] - jokers
        hand[joker] -= jokers
        sketch.place(cell, colour)
    return value


def _placements(sketch: Sketch, hand: list[int], joker: int) -> Iterator[Placement]:
    """What the hand can pay for, with as few jokers as possible."""
    gains: dict[int, float] = {}
    for colour in range(KINDS):
        if hand[colour]:
            purse = hand[colour] + (hand[joker] if colour != joker else 0)
            for cell in sketch.payable(colour, purse):
                if cell not in gains:
                    gains[cell] = sketch.gain(cell, BONUS_TILE) / COST[sketch.grey][cell]
                yield (gains[cell], cell, colour)


def kept_value(hand: list[int], joker: int, other: float = 0.0) -> float:
    """The value of tiles that stay in hand for a round with this joker: four of them, and what others bring."""
    values = [KEPT_JOKER] * hand[joker] + [KEPT] * (sum(hand) - hand[joker])
    return sum(values[:CORNERS]) + other * len(values[CORNERS:])
