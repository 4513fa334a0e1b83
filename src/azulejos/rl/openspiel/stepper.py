"""Steps a game as OpenSpiel does: one tile or card per chance node, sealed choices revealed together."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from azulejos.core.errors import IllegalChance, IllegalMove, ParseError
from azulejos.core.randomness import Randomness
from azulejos.core.ruled import RuledGame, StateArray
from azulejos.core.setup import Setup
from azulejos.core.turn import Chance, Decide, Over
from azulejos.rl.openspiel.draws import Draws
from azulejos.rl.openspiel.history import as_known_by, draw_event, move_event
from azulejos.rl.openspiel.snapshot import Snapshot


class SpielStepper:
    """One game with its set-up, and the steps from snapshot to snapshot."""

    def __init__(self, game: RuledGame, setup: Setup, draws: Draws, longest: int) -> None:
        self.game, self.setup, self.draws, self.longest = game, setup, draws, longest
        self.facts = game.facts(setup)
        record = game.start(setup)
        self.start = Snapshot(record, game.turn(record))  # kept, because OpenSpiel makes every copy from a first state

    # The state of a game.

    def is_over(self, snapshot: Snapshot) -> bool:
        """Whether the game has ended, by the rules or because it took too long."""
        return isinstance(snapshot.turn, Over) or snapshot.moves >= self.longest

    def draws_now(self, snapshot: Snapshot) -> bool:
        """Whether something is drawn next."""
        return isinstance(snapshot.turn, Chance) and not self.is_over(snapshot)

    def seats(self, snapshot: Snapshot) -> tuple[int, ...]:
        """The seats that decide in this turn, with those that have chosen already."""
        return snapshot.turn.seats if isinstance(snapshot.turn, Decide) else ()

    def seat(self, snapshot: Snapshot) -> int:
        """The seat that decides next: of several that owe a decision the first that has not chosen."""
        return self.seats(snapshot)[len(snapshot.choices)]

    # Steps.

    def chances(self, snapshot: Snapshot) -> list[tuple[int, float]]:
        """What the next single draw may bring, each face with its probability."""
        ways = self.draws.ways_to(snapshot.record)
        return [(face, number / sum(ways)) for face, number in enumerate(ways) if number]

    def draw(self, snapshot: Snapshot, face: int) -> Snapshot:
        """The snapshot after a single draw; a draw becomes an event when it is finished. Raises IllegalChance."""
        self._check_face(snapshot, face)
        before = snapshot.record if snapshot.before is None else snapshot.before
        record = self.draws.draw_face(snapshot.record, face)
        turn = self.game.turn(record)
        if turn == snapshot.turn:
            return replace(snapshot, record=record, before=before)
        event = draw_event(self.game, self.setup.players, self.game.chance_text(before, record))
        return replace(snapshot, record=record, turn=turn, before=None, events=(*snapshot.events, event))

    def choose(self, snapshot: Snapshot, move: int) -> Snapshot:
        """The snapshot after a decision of the seat on turn. Raises IllegalMove."""
        self._check_turn(snapshot)
        seat = self.seat(snapshot)
        record = self.game.play(snapshot.record, seat, move)
        if not self.facts.seals:
            return self._after(snapshot, record, [(seat, move)])
        choices = (*snapshot.choices, move)
        if len(choices) < len(self.seats(snapshot)):
            return replace(snapshot, choices=choices, moves=snapshot.moves + 1)
        return self.choose_together(snapshot, choices)

    def choose_together(self, snapshot: Snapshot, choices: Sequence[int]) -> Snapshot:
        """The snapshot after all seats that owe a decision have chosen. Raises IllegalMove."""
        self._check_turn(snapshot)
        if len(choices) != len(self.seats(snapshot)):
            message = f"{len(choices)} moves were given to {len(self.seats(snapshot))} seats"
            raise IllegalMove(message, code="wrong-number")
        record, made = snapshot.record, list(zip(self.seats(snapshot), choices, strict=True))
        for seat, move in made:
            record = self.game.play(record, seat, move)
        return self._after(snapshot, record, made)

    def _after(self, snapshot: Snapshot, record: StateArray, made: list[tuple[int, int]]) -> Snapshot:
        """The snapshot after revealed moves."""
        events = [move_event(self.game, self.setup.players, seat, move) for seat, move in made]
        return Snapshot(record, self.game.turn(record), (*snapshot.events, *events), moves=snapshot.moves + 1)

    def _check_turn(self, snapshot: Snapshot) -> None:
        if self.is_over(snapshot) or not isinstance(snapshot.turn, Decide):
            now = "the game is over" if self.is_over(snapshot) else "something is drawn"
            raise IllegalMove(f"nobody can decide now: {now}", code="not-your-turn")

    def _check_face(self, snapshot: Snapshot, face: int) -> None:
        possible = [each for each, _ in self.chances(snapshot)]
        if face not in possible:
            allowed = [f"{each} ({self.face(each)})" for each in possible]
            raise IllegalChance(f"chance has no outcome {face} now", code="not-in-bag", allowed=allowed)

    def face(self, face: int) -> str:
        """A tile or a card as text. Raises ParseError."""
        if not 0 <= face < len(self.draws.faces):
            allowed = [f"0 to {len(self.draws.faces) - 1}"]
            raise ParseError(f"{face} is not an outcome of chance", code="bad-move-id", allowed=allowed)
        return self.draws.faces[face]

    # Information.

    def lines_for(self, snapshot: Snapshot, seat: int | None) -> list[str]:
        """The history that a seat knows, line by line, including the finished part of a draw."""
        lines = [event[-1 if seat is None else seat] for event in snapshot.events]
        if snapshot.before is not None:
            lines.append(self.game.view_chance(self.game.chance_text(snapshot.before, snapshot.record), seat))
        return lines

    def view(self, snapshot: Snapshot, seat: int | None) -> dict[str, Any]:
        """The position as far as a seat, or a spectator, may know it."""
        return self.game.view(self.sealed(snapshot), seat)

    def sealed(self, snapshot: Snapshot) -> StateArray:
        """The state with the choices that are not yet revealed."""
        record = snapshot.record
        for seat, move in zip(self.seats(snapshot), snapshot.choices, strict=False):
            record = self.game.play_unchecked(record, seat, move)
        return record

    def imagine(self, snapshot: Snapshot, seat: int, randomness: Randomness) -> Snapshot:
        """A snapshot that a seat cannot distinguish from this one: every state that fits its view is equally likely.

        Draws that the seat has not seen are hidden from all. A sealed choice of another seat is any legal one.
        Raises IllegalChance during a draw.
        """
        if not self.facts.hidden_information:
            return snapshot
        if snapshot.before is not None:
            message = "a state cannot be resampled during a draw: finish the draw first"
            raise IllegalChance(message, code="no-chance-now")
        record = self.game.imagine(self.game.view(snapshot.record, seat), seat, randomness)
        sealed = zip(self.seats(snapshot), snapshot.choices, strict=False)
        choices = [move if chooser == seat else self._any(record, chooser, randomness) for chooser, move in sealed]
        return replace(snapshot, record=record, events=as_known_by(snapshot.events, seat), choices=tuple(choices))

    def _any(self, record: StateArray, seat: int, randomness: Randomness) -> int:
        legal = self.game.legal(record, seat)
        return legal[randomness.below(len(legal))]
