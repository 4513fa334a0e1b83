"""Prints the end of a game: the scores item by item, the winner, and the tie-break."""

from collections.abc import Sequence
from itertools import pairwise

from azulejos.core.notice import Notice
from azulejos.core.protocol import Game
from azulejos.core.tally import Item
from azulejos.core.turn import Result
from azulejos.languages import LanguageWords
from azulejos.terminal.score_text import ScoreText, written
from azulejos.terminal.screen import Screen


class FinalScores:
    """Prints how a game ended, in the reader's language."""

    def __init__(self, screen: Screen, words: LanguageWords, scores: ScoreText) -> None:
        self._screen, self._words, self._scores = screen, words, scores

    def print_reason(self, notice: Notice | None) -> None:
        """Print why the game ended, with the clause, if the game says so."""
        text = None if notice is None else self._words.text(f"page-notice-{notice.code}", "", **notice.facts)
        if notice is not None and text:
            self._screen.say(f"{text.removesuffix('.')} ({notice.clause}).")

    def print_result(self, game: Game, names: Sequence[str], tally: Sequence[Sequence[Item]], result: Result) -> None:
        """Print the scores, the best player first, and the winner."""
        order = sorted(range(len(names)), key=lambda seat: result.ranks[seat])
        totals = [result.scores[seat] for seat in order]
        total = (self._words.say("page-tally-total"), list(map(written, totals)))
        rows = [*self._items([tally[seat] for seat in order]), total]
        self._screen.scores([f"{result.ranks[seat]}. {names[seat]}" for seat in order], rows)
        self._screen.say(victory(self._words, [names[seat] for seat in order if result.ranks[seat] == 1]), "bold")
        for better, worse in pairwise(order):
            if result.scores[better] == result.scores[worse] and result.ranks[better] < result.ranks[worse]:
                self._print_tie(game, names[better], names[worse])

    def _print_tie(self, game: Game, better: str, worse: str) -> None:
        why = game.tie_break or self._words.say("terminal-tie-break")
        reason = self._words.text(f"terminal-tie-break-{game.name}", why)
        self._screen.say(self._words.say("terminal-tie", better=better, worse=worse, reason=reason))

    def _items(self, tally: Sequence[Sequence[Item]]) -> list[tuple[str, list[str]]]:
        """A row for each item that any player has and for its parts, with a figure per player."""
        rows = []
        for name in dict.fromkeys(item.name for items in tally for item in items):
            parts = [next((item.parts for item in items if item.name == name), {}) for items in tally]
            rows.append((self._scores.label(name), [written(sum(each.values())) for each in parts]))
            rows += self._parts(name, parts)
        return rows

    def _parts(self, item: str, parts: Sequence[dict[str, int]]) -> list[tuple[str, list[str]]]:
        """A row for each colour or star of an item; rounds would make the table too long."""
        names = sorted({name for each in parts for name in each if name and not name.isdigit()})
        return [
            (f"  {self._scores.part(item, name).lower()}", [written(each.get(name, 0)) for each in parts])
            for name in names
        ]


def victory(words: LanguageWords, winners: Sequence[str]) -> str:
    """The winner, or all who share the victory."""
    if len(winners) == 1:
        return words.say("terminal-winner", name=winners[0])
    return words.say("page-status-shared-win", names=", ".join(winners))
