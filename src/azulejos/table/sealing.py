"""Decisions made at the same time: where a record ends in the midst of one."""

from collections.abc import Sequence

from azulejos.core.protocol import Game
from azulejos.core.turn import Decide
from azulejos.records import Step


def still_sealed(game: Game, steps: Sequence[Step]) -> int:
    """How many events at the end of a record belong to a decision that not all seats have made yet.

    The first step is the start. Events of one decision come from different seats, all of which owed it.
    """
    place = 0
    while place < len(steps) - 1:
        turn = game.turn(steps[place].state)
        owing = set(turn.seats) if isinstance(turn, Decide) else set()
        made = 0
        while len(owing) > 1 and place + made < len(steps) - 1 and _seat(steps[place + made + 1]) in owing:
            owing.discard(_seat(steps[place + made + 1]))
            made += 1
        if made and place + made == len(steps) - 1:
            return made
        place += made + 1
    return 0


def _seat(step: Step) -> int:
    return -1 if step.event is None or step.event.seat is None else step.event.seat
