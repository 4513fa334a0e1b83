"""How a game ended: the scores item by item, the winner, and what told equal scores apart."""

from collections.abc import Sequence
from itertools import pairwise

from azulejos.core.protocol import Game
from azulejos.core.tally import Item
from azulejos.core.turn import Result
from azulejos.terminal.points import label, written
from azulejos.terminal.screen import Screen


def tell_end(screen: Screen, game: Game, names: Sequence[str], tally: Sequence[Sequence[Item]], result: Result) -> None:
    """Show the scores, the best player first, and say who has won."""
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
    """A row for each item that any player has and for its parts, a figure for each player."""
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
