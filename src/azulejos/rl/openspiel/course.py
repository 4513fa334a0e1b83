"""The course of a game in the steps of OpenSpiel: one tile or card a chance node, sealed choices revealed together."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from azulejos.core.errors import IllegalChance, IllegalMove, ParseError
from azulejos.core.randomness import Randomness
from azulejos.core.ruled import Record, RuledGame
from azulejos.core.setup import Setup
from azulejos.core.turn import Chance, Decide, Over
from azulejos.rl.openspiel.draws import Draws
from azulejos.rl.openspiel.moment import Moment
from azulejos.rl.openspiel.story import drawn, moved, retold


class Course:
    """One game as it is set up, and how it goes from moment to moment."""

    def __init__(self, game: RuledGame, setup: Setup, draws: Draws, longest: int) -> None:
        self.game, self.setup, self.draws, self.longest = game, setup, draws, longest
        self.facts = game.facts(setup)
        record = game.start(setup)
        self.start = Moment(record, game.turn(record))  # kept, because OpenSpiel makes every copy from a first state

    # Where a game stands.

    def is_over(self, moment: Moment) -> bool:
        """Whether the game has ended, by the rules or because it took too long."""
        return isinstance(moment.turn, Over) or moment.moves >= self.longest

    def draws_now(self, moment: Moment) -> bool:
        """Whether something is drawn next."""
        return isinstance(moment.turn, Chance) and not self.is_over(moment)

    def seats(self, moment: Moment) -> tuple[int, ...]:
        """The seats that decide in this turn, with those that have chosen already."""
        return moment.turn.seats if isinstance(moment.turn, Decide) else ()

    def seat(self, moment: Moment) -> int:
        """The seat that decides next: of several that owe a decision the first that has not chosen."""
        return self.seats(moment)[len(moment.choices)]

    # How it goes on.

    def chances(self, moment: Moment) -> list[tuple[int, float]]:
        """What the next single draw may bring, each face with its probability."""
        ways = self.draws.ways_to(moment.record)
        return [(face, number / sum(ways)) for face, number in enumerate(ways) if number]

    def draw(self, moment: Moment, face: int) -> Moment:
        """The moment after a single draw; the story tells of draws when they are finished. Raises IllegalChance."""
        self._check_face(moment, face)
        before = moment.record if moment.before is None else moment.before
        record = self.draws.draw_face(moment.record, face)
        turn = self.game.turn(record)
        if turn == moment.turn:
            return replace(moment, record=record, before=before)
        event = drawn(self.game, self.setup.players, self.game.chance_text(before, record))
        return replace(moment, record=record, turn=turn, before=None, story=(*moment.story, event))

    def choose(self, moment: Moment, move: int) -> Moment:
        """The moment after a decision of the seat on turn. Raises IllegalMove."""
        self._check_turn(moment)
        seat = self.seat(moment)
        record = self.game.play(moment.record, seat, move)
        if not self.facts.seals:
            return self._after(moment, record, [(seat, move)])
        choices = (*moment.choices, move)
        if len(choices) < len(self.seats(moment)):
            return replace(moment, choices=choices, moves=moment.moves + 1)
        return self.choose_together(moment, choices)

    def choose_together(self, moment: Moment, choices: Sequence[int]) -> Moment:
        """The moment after all seats that owe a decision have chosen. Raises IllegalMove."""
        self._check_turn(moment)
        if len(choices) != len(self.seats(moment)):
            message = f"{len(choices)} moves were given to {len(self.seats(moment))} seats"
            raise IllegalMove(message, code="wrong-number")
        record, made = moment.record, list(zip(self.seats(moment), choices, strict=True))
        for seat, move in made:
            record = self.game.play(record, seat, move)
        return self._after(moment, record, made)

    def _after(self, moment: Moment, record: Record, made: list[tuple[int, int]]) -> Moment:
        """The moment after open moves."""
        events = [moved(self.game, self.setup.players, seat, move) for seat, move in made]
        return Moment(record, self.game.turn(record), (*moment.story, *events), moves=moment.moves + 1)

    def _check_turn(self, moment: Moment) -> None:
        if self.is_over(moment) or not isinstance(moment.turn, Decide):
            now = "the game is over" if self.is_over(moment) else "something is drawn"
            raise IllegalMove(f"nobody can decide now: {now}", code="not-your-turn")

    def _check_face(self, moment: Moment, face: int) -> None:
        possible = [each for each, _ in self.chances(moment)]
        if face not in possible:
            allowed = [f"{each} ({self.face(each)})" for each in possible]
            raise IllegalChance(f"chance has no outcome {face} now", code="not-in-bag", allowed=allowed)

    def face(self, face: int) -> str:
        """A tile or a card as text. Raises ParseError."""
        if not 0 <= face < len(self.draws.faces):
            allowed = [f"0 to {len(self.draws.faces) - 1}"]
            raise ParseError(f"{face} is not an outcome of chance", code="bad-move-id", allowed=allowed)
        return self.draws.faces[face]

    # Who knows what.

    def told(self, moment: Moment, seat: int | None) -> list[str]:
        """All that a seat was told so far, line by line; a draw that is not finished as far as it has come."""
        lines = [event[-1 if seat is None else seat] for event in moment.story]
        if moment.before is not None:
            lines.append(self.game.told(self.game.chance_text(moment.before, moment.record), seat))
        return lines

    def view(self, moment: Moment, seat: int | None) -> dict[str, Any]:
        """The position as far as a seat, or a spectator, may know it."""
        return self.game.view(self.sealed(moment), seat)

    def sealed(self, moment: Moment) -> Record:
        """Where the rules stand, with the choices that are made and not yet revealed."""
        record = moment.record
        for seat, move in zip(self.seats(moment), moment.choices, strict=False):
            record = self.game.play_unchecked(record, seat, move)
        return record

    def imagine(self, moment: Moment, seat: int, randomness: Randomness) -> Moment:
        """A moment that a seat can not tell from this one: every state that fits its view is equally likely.

        Of draws that the seat has not seen, the story tells nobody. A sealed choice of another seat is any legal one.
        Raises IllegalChance in the midst of a draw, where nobody has looked at the cards yet.
        """
        if not self.facts.hidden_information:
            return moment
        if moment.before is not None:
            message = "a state can not be resampled in the midst of a draw: finish it first"
            raise IllegalChance(message, code="no-chance-now")
        record = self.game.imagine(self.game.view(moment.record, seat), seat, randomness)
        sealed = zip(self.seats(moment), moment.choices, strict=False)
        choices = [move if chooser == seat else self._any(record, chooser, randomness) for chooser, move in sealed]
        return replace(moment, record=record, story=retold(moment.story, seat), choices=tuple(choices))

    def _any(self, record: Record, seat: int, randomness: Randomness) -> int:
        legal = self.game.legal(record, seat)
        return legal[randomness.below(len(legal))]
