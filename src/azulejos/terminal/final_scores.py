"""Prints the end of a game: the scores item by item, the winner, and the tie-break."""

from collections.abc import Sequence
from itertools import pairwise

from azulejos.core.notice import Notice
from azulejos.core.protocol import Game
from azulejos.core.tally import Item
from azulejos.core.turn import Result
from azulejos.languages import DEFAULT, Language
from azulejos.terminal.score_text import label, written
from azulejos.terminal.screen import Screen


def print_reason(screen: Screen, notice: Notice | None) -> None:
    """Print why the game ended, with the clause, if the game says so."""
    text = None if notice is None else Language(DEFAULT).text(f"page-notice-{notice.code}", notice.facts)
    if notice is not None and text is not None:
        screen.say(f"{text} ({notice.clause})")


def print_result(
    screen: Screen, game: Game, names: Sequence[str], tally: Sequence[Sequence[Item]], result: Result
) -> None:
    """Print the scores, the best player first, and the winner."""
    order = sorted(range(len(names)), key=lambda seat: result.ranks[seat])
    totals = [result.scores[seat] for seat in order]
    rows = [*_items([tally[seat] for seat in order]), ("Total", list(map(written, totals)))]
    screen.scores([f"{result.ranks[seat]}. {names[seat]}" for seat in order], rows)
    screen.say(_victory([names[seat] for seat in order if result.ranks[seat] == 1]), "bold")
    for better, worse in pairwise(order):
        if result.scores[better] == result.scores[worse] and result.ranks[better] < result.ranks[worse]:
            why = game.tie_break or "the rules tell them apart"
            screen.say(f"{names[better]} before {names[worse]} with equal points: {why}.")


def _items(tally: Sequence[Sequence[Item]]) -> list[tuple[str, list[str]]]:
    """A row for each item that any player has and for its parts, with a figure per player."""
    rows = []
    for name in dict.fromkeys(item.name for items in tally for item in items):
        parts = [next((item.parts for item in items if item.name == name), {}) for items in tally]
        rows.append((label(name), [written(sum(each.values())) for each in parts]))
        rows += _parts(parts)
    return rows


def _parts(parts: Sequence[dict[str, int]]) -> list[tuple[str, list[str]]]:
    """A row for each colour or star of an item; rounds would make the table too long."""
    names = sorted({name for each in parts for name in each if name and not name.isdigit()})
    return [(f"  {name}", [written(each.get(name, 0)) for each in parts]) for name in names]


def _victory(winners: Sequence[str]) -> str:
    return f"Winner: {winners[0]}" if len(winners) == 1 else f"Shared victory: {', '.join(winners)}"
