"""Prints the events of a table, each once and in order: moves, scores, draws."""

from typing import Any, cast

from azulejos.core.protocol import State
from azulejos.core.texts import texts_of
from azulejos.core.turn import Over
from azulejos.languages import LanguageWords
from azulejos.table import Table
from azulejos.terminal.history import GameHistory, Transition
from azulejos.terminal.score_text import ScoreText, gains
from azulejos.terminal.screen import Screen


class Narrator:
    """Prints one table for everyone at a screen: only what all players may know."""

    def __init__(self, table: Table, screen: Screen, words: LanguageWords, scores: ScoreText) -> None:
        self._table, self._screen, self._words, self._scores = table, screen, words, scores
        self._texts = texts_of(table.game)
        self.history = GameHistory(table)
        self._scored = False  # whether a seat has scored in this round

    def catch_up(self) -> None:
        """Start with a resumed game: print only the last moves, one per player."""
        _, happened = self.history.follow()
        for transition in happened:
            self._turn_the_page(transition)
        moves = [transition for transition in happened if transition.event.move is not None]
        if moves:
            self._screen.say(self._words.say("terminal-last-moves"), "dim")
        for transition in moves[-self._table.setup.players :]:
            self._event(transition)

    def print_events(self) -> None:
        """Print what has happened since the last call."""
        taken_back, happened = self.history.follow()
        if taken_back:
            self._screen.say(self._words.say("page-log-takeback"), "dim")
        for transition in happened:
            self._event(transition)
            self._points(transition)
            self._turn_the_page(transition)

    def _event(self, transition: Transition) -> None:
        """Print a move, or a draw if it is public."""
        chance = transition.event.chance
        if chance is None:
            self._screen.say(self._move(transition), "dim")
        elif self._table.game.view_chance(chance, None) == chance:
            self._screen.say(self._texts.draw(self._words, chance), "dim")

    def _move(self, transition: Transition) -> str:
        """A move as it is typed, then in words."""
        seat, move = cast("int", transition.event.seat), cast("str", transition.event.move)
        text = self._texts.move(self._words, transition.before, seat, move)
        return " · ".join(filter(None, [f"{self._table.names[seat]}: {move}", text]))

    def _points(self, transition: Transition) -> None:
        """Print the points of a transition, or at the end of a round that nobody scored."""
        old, new = self._scores_of(transition.before), self._scores_of(transition.after)
        ends = self._ends_round(transition)
        items = gains(self._table.game, transition.before, transition.after) if ends or old != new else []
        if old != new or any(items):
            changes = "; ".join(map(self._scores.change, self._table.names, old, new, items))
            self._screen.paragraph(self._words.say("terminal-scored", scores=changes))
        elif ends and not self._scored:
            self._screen.say(self._words.say("terminal-nobody-scored"))

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
