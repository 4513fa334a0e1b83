"""Tells what happens at a table, each thing once and in its order: moves, what they scored, what was drawn."""

from typing import Any, cast

from azulejos.core.protocol import State
from azulejos.core.turn import Over
from azulejos.records import Event
from azulejos.table import Table
from azulejos.terminal.course import Course, Happening
from azulejos.terminal.points import change, gains
from azulejos.terminal.screen import Screen


class Teller:
    """One table told to everyone at a screen: nothing that is hidden from anyone."""

    def __init__(self, table: Table, screen: Screen) -> None:
        self._table, self._screen = table, screen
        self.course = Course(table)
        self._scored = False  # whether anybody has in this round

    def catch_up(self) -> None:
        """Begin in the midst of a game: only the last moves are told, one for each player."""
        _, happened = self.course.follow()
        for happening in happened:
            self._turn_the_page(happening)
        moves = [self._move(happening.event) for happening in happened if happening.event.move is not None]
        if moves:
            self._screen.say(f"Last moves: {', '.join(moves[-self._table.setup.players :])}", "dim")

    def tell(self) -> None:
        """Say what has happened since the last time."""
        taken_back, happened = self.course.follow()
        if taken_back:
            self._screen.say("taken back", "dim")
        for happening in happened:
            self._event(happening.event)
            self._points(happening)
            self._turn_the_page(happening)

    def _event(self, event: Event) -> None:
        """A move, or a draw that all may know: of others nothing could be told but numbers."""
        if event.chance is None:
            self._screen.say(self._move(event), "dim")
        elif self._table.game.told(event.chance, None) == event.chance:
            self._screen.say(event.chance, "dim")

    def _move(self, event: Event) -> str:
        return f"{self._table.names[cast('int', event.seat)]}: {event.move}"

    def _points(self, happening: Happening) -> None:
        """What was scored; and at the end of a round that nothing was."""
        old, new = self._scores_of(happening.before), self._scores_of(happening.after)
        ends = self._ends_round(happening)
        items = gains(self._table.game, happening.before, happening.after) if ends or old != new else []
        if old != new or any(items):
            self._screen.paragraph("Scored: " + ", ".join(map(change, self._table.names, old, new, items)))
        elif ends and not self._scored:
            self._screen.say("Nobody scored in this round.")

    def _turn_the_page(self, happening: Happening) -> None:
        scores = self._scored or self._scores_of(happening.before) != self._scores_of(happening.after)
        self._scored = scores and not self._ends_round(happening)

    def _ends_round(self, happening: Happening) -> bool:
        over = isinstance(self._table.game.turn(happening.after), Over)
        return over or self._round(happening.before) != self._round(happening.after)

    def _round(self, state: State) -> tuple[Any, Any]:
        """The round, and the deck where there are several, as every view names them (docs/notation.md)."""
        view = self._table.game.view(state, None)
        return view.get("deck"), view.get("round")

    def _scores_of(self, state: State) -> tuple[int, ...]:
        return self._table.game.result(state).scores
