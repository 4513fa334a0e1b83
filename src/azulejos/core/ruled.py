"""The base class of games whose rules are plain functions over one NumPy record."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from azulejos.core.choices import Choices
from azulejos.core.errors import IllegalChance, IllegalMove, as_fact
from azulejos.core.features import Features
from azulejos.core.heuristic import Heuristic
from azulejos.core.plain import Draft, plain
from azulejos.core.protocol import Game
from azulejos.core.randomness import Randomness
from azulejos.core.tally import Item
from azulejos.core.turn import CHANCE, DECIDE, Chance, Decide, Over, Result, Turn

StateArray = NDArray[Any]
"""A state: an array of one record."""


@dataclass(frozen=True)
class Rules:
    """The functions a kernel is compiled from; each is marked with `@rule`.

    They change the record in place and check nothing. The record may be a `plain` one.
    """

    dtype: np.dtype[Any]
    moves: int
    """Move ids run from 0 to moves - 1."""
    most_legal: int
    """The most legal moves a seat can have."""
    status: Callable[[Any], int]
    """DECIDE, CHANCE or OVER."""
    owes: Callable[[Any, int], bool]
    """Whether a seat owes a decision."""
    decider: Callable[[Any], int]
    """The first seat that owes a decision."""
    legal: Callable[[Any, int, NDArray[np.int64]], int]
    """Write a seat's legal moves, ascending, and return how many there are."""
    sample: Callable[[Any, int], int]
    """A random legal move of a seat, by the record's own generator."""
    apply: Callable[[Any, int, int], None]
    """Play a legal move of a seat."""
    ways: Callable[[Any], int]
    """How many equally likely outcomes the next single draw has."""
    draw: Callable[[Any, int], None]
    """Make a single draw: one tile, one card."""
    mask: Callable[[Any, int, NDArray[np.int8]], None] | None = None
    """Write 1 over zeros for every legal move of a seat that owes one; None where `legal` is as fast."""


class RuledGame(Game, ABC):
    """Implements the playing part of `core.protocol.Game` on top of `Rules`."""

    rules: Rules
    heuristic: Heuristic | None = None
    """What a search needs; without it the game can be played but not searched."""
    features: Features | None = None
    """The observations of learners; without them the game can be played but not learned."""
    choices: Choices | None = None
    """How nets value choices where hands are hidden; without it nets value positions."""
    turn_clause: str | None = None
    tie_break: str | None = None
    guide: str = ""

    @abstractmethod
    def chance(self, state: StateArray | Draft) -> Chance:
        """What is drawn now."""

    @abstractmethod
    def chance_text(self, before: StateArray, after: StateArray) -> str:
        """The text of the draw that lies between two states."""

    @abstractmethod
    def refusal(self, state: StateArray, seat: int, move: int) -> IllegalMove:
        """Why a seat that owes a decision cannot play this move."""

    @abstractmethod
    def move_text(self, move: int) -> str:
        """A move as text."""

    @abstractmethod
    def result(self, state: StateArray | Draft) -> Result:
        """Scores and ranks."""

    def turn(self, state: StateArray | Draft) -> Turn:
        """What the game waits for."""
        record = plain(state)
        status = self.rules.status(record)
        if status == DECIDE:
            return Decide(tuple(seat for seat in range(record.players) if self.rules.owes(record, seat)))
        return self.chance(state) if status == CHANCE else Over(self.result(state))

    def legal(self, state: StateArray, seat: int) -> list[int]:
        """The legal moves of a seat, ascending; none if it owes no decision."""
        record = plain(state)
        if not self._owes(record, seat):
            return []
        moves = np.empty(self.rules.most_legal, np.int64)
        count = self.rules.legal(record, seat, moves)
        listed: list[int] = moves[:count].tolist()
        return listed

    def play(self, state: StateArray, seat: int, move: int) -> StateArray:
        """The state after a move. Raises IllegalMove."""
        if not self._owes(plain(state), seat):
            message, facts = f"seat {seat} owes no decision now", {"seat": as_fact(seat)}
            raise IllegalMove(message, code="not-your-turn", clause=self.turn_clause, facts=facts)
        legal = self.legal(state, seat)
        if move not in legal:
            error = self.refusal(state, seat, move)
            error.allowed = tuple(sorted(map(self.move_text, legal)))
            raise error
        return self.play_unchecked(state, seat, move)

    def play_unchecked(self, state: StateArray, seat: int, move: int) -> StateArray:
        """The state after a move that is known to be legal."""
        after = Draft(state)
        self.rules.apply(after[0], seat, move)
        return after.written()

    def draw(self, state: StateArray, randomness: Randomness) -> str:
        """The next draw at random, as text; `deal` applies it."""
        turn = self.turn(state)
        if not isinstance(turn, Chance):
            raise IllegalChance("nothing is drawn now", code="no-chance-now")
        after = Draft(state)
        while self.turn(after) == turn:
            self.rules.draw(after[0], randomness.below(int(self.rules.ways(after[0]))))
        return self.chance_text(state, after.written())

    def tally(self, states: Sequence[StateArray]) -> list[list[Item]]:
        """The score of each seat as one item; games with a finer breakdown override this."""
        scores = self.result(states[-1]).scores
        return [[Item("points", None, {"": score})] for score in scores]

    def _owes(self, record: Any, seat: int) -> bool:
        in_game = type(seat) is int and 0 <= seat < int(record.players)
        return in_game and self.rules.status(record) == DECIDE and bool(self.rules.owes(record, seat))
