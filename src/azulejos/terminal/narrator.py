"""Prints the events of a table, each once and in order: moves, scores, draws."""

from typing import Any, cast

from azulejos.core.protocol import State
from azulejos.core.turn import Over
from azulejos.records import Event
from azulejos.table import Table
from azulejos.terminal.history import GameHistory, Transition
from azulejos.terminal.score_text import change, gains
from azulejos.terminal.screen import Screen


class Narrator:
    """Prints one table for everyone at a screen: only what all players may know."""

    def __init__(self, table: Table, screen: Screen) -> None:
        self._table, self._screen = table, screen
        self.history = GameHistory(table)
        self._scored = False  # whether a seat has scored in this round

    def catch_up(self) -> None:
        """Start with a resumed game: print only the last moves, one per player."""
        _, happened = self.history.follow()
        for transition in happened:
            self._turn_the_page(transition)
        moves = [self._move(transition.event) for transition in happened if transition.event.move is not None]
        if moves:
            self._screen.say(f"Last moves: {', '.join(moves[-self._table.setup.players :])}", "dim")

    def print_events(self) -> None:
        """Print what has happened since the last call."""
        taken_back, happened = self.history.follow()
        if taken_back:
            self._screen.say("taken back", "dim")
        for transition in happened:
            self._event(transition.event)
            self._points(transition)
            self._turn_the_page(transition)

    def _event(self, event: Event) -> None:
        """Print a move, or a draw if it is public."""
        if event.chance is None:
            self._screen.say(self._move(event), "dim")
        elif self._table.game.view_chance(event.chance, None) == event.chance:
            self._screen.say(event.chance, "dim")

    def _move(self, event: Event) -> str:
        return f"{self._table.names[cast('int', event.seat)]}: {event.move}"

    def _points(self, transition: Transition) -> None:
        """Print the points of a transition, or at the end of a round that nobody scored."""
        old, new = self._scores_of(transition.before), self._scores_of(transition.after)
        ends = self._ends_round(transition)
        items = gains(self._table.game, transition.before, transition.after) if ends or old != new else []
        if old != new or any(items):
            self._screen.paragraph("Scored: " + ", ".join(map(change, self._table.names, old, new, items)))
        elif ends and not self._scored:
            self._screen.say("Nobody scored in this round.")

    def _turn_the_page(self, transition: Transition) -> None:
        scores = self._scored or self._scores_of(transition.before) != self._scores_of(transition.after)
        self._scored = scores and not self._ends_round(transition)

    def _ends_round(self, transition: Transition) -> bool:
        over = isinstance(self._table.game.turn(transition.after), Over)
        return over or self._round(transition.before) != self._round(transition.after)

    def _round(self, state: State) -> tuple[Any, Any]:
        """The round, and the deck where there are several, as every view names them (docs/notation.md)."""
        view = self._table.game.view(state, None)
        return view.get("deck"), view.get("round")

    def _scores_of(self, state: State) -> tuple[int, ...]:
        return self._table.game.result(state).scores
