"""Points in words: what a score, or a change of it, is made of."""

from collections.abc import Sequence

from azulejos.core.protocol import Game, State
from azulejos.core.tally import Item
from azulejos.languages import DEFAULT, Language


def gains(game: Game, before: State, after: State) -> list[list[Item]]:
    """What happened between two states in the score of each seat, item by item.

    A tally of a game that begins with the first of them tells it, less what it begins with.
    """
    return list(map(_gained, game.tally([before]), game.tally([before, after])))


def _gained(had: list[Item], has: list[Item]) -> list[Item]:
    known = {item.name: item.parts for item in had}
    if any(known.get(item.name, {}).keys() - item.parts.keys() for item in has):
        return []  # points that were booked elsewhere, as those of a deck that is over: no item tells the change
    items = [Item(item.name, item.clause, _more(known.get(item.name, {}), item.parts)) for item in has]
    return [item for item in items if item.parts]


def _more(had: dict[str, int], has: dict[str, int]) -> dict[str, int]:
    changes = {part: points - had.get(part, 0) for part, points in has.items()}
    return {part: points for part, points in changes.items() if points}


def change(name: str, before: int, after: int, items: Sequence[Item]) -> str:
    """The new score of a player and what it comes from: `Ana 10 (+4: wall +18, floor line −14)`."""
    told = [item for item in items if item.clause]  # a game without a tally of its own has nothing but points
    if not told and before == after:
        return f"{name} {written(after)}"
    sources = _sources(told)
    return f"{name} {written(after)} ({signed(after - before)}{': ' if sources else ''}{sources})"


def _sources(items: Sequence[Item]) -> str:
    """Each item with its points; one that stands alone has all of them."""
    if len(items) == 1:
        return _source(items[0])
    return ", ".join(f"{_source(item)} {signed(item.points)}" for item in items)


def _source(item: Item) -> str:
    """An item with its colours or stars; the number of the round is known to everyone."""
    return " ".join([label(item.name).lower(), *(part for part in item.parts if not part.isdigit())])


def label(item: str) -> str:
    """What an item of a tally is called; one that has no words stands for itself."""
    return Language(DEFAULT).text(f"page-tally-{item}", {}) or item


def signed(points: int) -> str:
    """A change in points, with a real minus."""
    return f"{points:+}".replace("-", "−")


def written(points: int) -> str:
    """A number of points, with a real minus."""
    return str(points).replace("-", "−")
