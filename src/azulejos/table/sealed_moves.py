"""Decisions made at the same time: each seat's are hidden from the others until all seats have made theirs.

A seat may owe several, as the columns of all its full lines on a grey wall. It makes them one after another, each in
the state that its own earlier ones lead to, and waits for nobody.
"""

from collections.abc import Sequence
from itertools import zip_longest
from typing import cast

from azulejos.core.protocol import Game, State
from azulejos.core.turn import Decide
from azulejos.records import Event, ReplayStep


class Sealing:
    """The hidden decisions of the seats that owe one in a state."""

    def __init__(self, game: Game, state: State, seats: Sequence[int], *, in_waves: bool) -> None:
        """With `in_waves` each seat makes one decision before all are revealed, as tables of version 0.1 did."""
        self._game, self._in_waves = game, in_waves
        self._states: dict[int, list[State]] = {seat: [state] for seat in seats}
        """By seat, the state before its first decision, and after each of its own."""
        self._moves: dict[int, list[int]] = {seat: [] for seat in seats}
        self._owing = set(seats)

    @property
    def complete(self) -> bool:
        """Whether no seat owes a decision any more."""
        return not self._owing

    @property
    def ready(self) -> tuple[int, ...]:
        """The seats that have made all their decisions, ascending."""
        return tuple(sorted(self._states.keys() - self._owing))

    def owes_more(self, seat: int) -> bool:
        """Whether a seat has made a decision and owes another one."""
        return seat in self._owing and bool(self._moves[seat])

    def moves(self, seat: int) -> tuple[int, ...]:
        """The decisions that a seat has made, in their order."""
        return tuple(self._moves.get(seat, ()))

    def asked(self, seat: int) -> State | None:
        """The state in which a seat is asked for its next decision, or may change its last; None if it owes none."""
        stage = self._stage(seat)
        return None if stage is None else self._states[seat][stage]

    def decide(self, seat: int, move: int) -> None:
        """Make the next decision of a seat, or change an earlier one; those after that are owed again.

        Raises IllegalMove if the rules allow it in none of the states in which the seat was asked.
        """
        stage, states = self._fitting(seat, move), self._states[seat]
        after = self._game.play(states[stage], seat, move)
        self._states[seat] = [*states[: stage + 1], after]
        self._moves[seat] = [*self._moves[seat][:stage], move]
        self._owing.discard(seat)
        turn = self._game.turn(after)
        if not self._in_waves and isinstance(turn, Decide) and seat in turn.seats:
            self._owing.add(seat)

    def _fitting(self, seat: int, move: int) -> int:
        """The last of the stages at which a seat may make a decision; the current one, if there is none."""
        now = self._stage(seat) or 0
        if now == 0:
            return 0
        stages = range(now, -1, -1)
        return next((stage for stage in stages if move in self._game.legal(self._states[seat][stage], seat)), now)

    def in_order(self) -> list[tuple[int, int]]:
        """All decisions with their seats, as a record has them: the first of each seat, then the second, and so on."""
        rows = zip_longest(*([(seat, move) for move in self._moves[seat]] for seat in sorted(self._moves)))
        return [each for row in rows for each in row if each is not None]

    def _stage(self, seat: int) -> int | None:
        """How many decisions a seat had made when it was asked for the one it now makes or may change."""
        if seat not in self._states:
            return None
        return len(self._moves[seat]) - (0 if seat in self._owing else 1)


def still_sealed(game: Game, steps: Sequence[ReplayStep]) -> int:
    """How many events at the end of a record belong to decisions that not all seats have made yet.

    The first step is the start.
    """
    place = 0
    while place < len(steps) - 1:
        turn = game.turn(steps[place].state)
        together = isinstance(turn, Decide) and len(turn.seats) > 1
        made = _made(game, steps[place:], cast("Decide", turn)) if together else 1
        if made is None:
            return len(steps) - 1 - place
        place += made
    return 0


def _made(game: Game, steps: Sequence[ReplayStep], turn: Decide) -> int | None:
    """How many events the decisions take that are owed in the first of the steps; None if some are missing."""
    sealing = Sealing(game, steps[0].state, turn.seats, in_waves=False)
    for number, step in enumerate(steps[1:], 1):
        event = cast("Event", step.event)
        sealing.decide(cast("int", event.seat), game.read_move(cast("str", event.move)))
        if sealing.complete:
            return number
    return None
