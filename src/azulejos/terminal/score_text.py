"""Formats scores and their changes, item by item, in the reader's language."""

from collections.abc import Mapping, Sequence

from azulejos.core.protocol import Game, State
from azulejos.core.tally import Item
from azulejos.core.texts import texts_of
from azulejos.languages import LanguageWords


def gains(game: Game, before: State, after: State) -> list[list[Item]]:
    """The change of each seat's score between two states, item by item.

    It is the tally of both states minus the tally of the first.
    """
    return list(map(_gained, game.tally([before]), game.tally([before, after])))


def _gained(had: list[Item], has: list[Item]) -> list[Item]:
    known = {item.name: item.parts for item in had}
    if any(known.get(item.name, {}).keys() - item.parts.keys() for item in has):
        return []  # points moved to another item, as at the end of a deck: no item shows the change
    items = [Item(item.name, item.clause, _more(known.get(item.name, {}), item.parts)) for item in has]
    return [item for item in items if item.parts]


def _more(had: dict[str, int], has: dict[str, int]) -> dict[str, int]:
    changes = {part: points - had.get(part, 0) for part, points in has.items()}
    return {part: points for part, points in changes.items() if points}


class ScoreText:
    """The scores of one game in words."""

    def __init__(self, game: Game, options: Mapping[str, object], words: LanguageWords) -> None:
        self._texts, self._options, self._words = texts_of(game), options, words

    def change(self, name: str, before: int, after: int, items: Sequence[Item]) -> str:
        """The new score of a player and where it comes from: `Ana: 10 (+4: wall +18, floor line −14)`."""
        shown = [item for item in items if item.clause]  # a game without its own tally has only points
        if not shown and before == after:
            return f"{name}: {written(after)}"
        sources = self._sources(shown)
        return f"{name}: {written(after)} ({signed(after - before)}{': ' if sources else ''}{sources})"

    def _sources(self, items: Sequence[Item]) -> str:
        """Each item with its points; a single item needs no number, and its colours or stars say enough."""
        if len(items) == 1:
            return self._parts(items[0]) or self.label(items[0].name).lower()
        return ", ".join(f"{self._source(item)} {signed(item.points)}" for item in items)

    def _source(self, item: Item) -> str:
        parts = self._parts(item)
        return self.label(item.name).lower() + (f" ({parts})" if parts else "")

    def _parts(self, item: Item) -> str:
        """The colours or stars of an item, without the number of the round."""
        return ", ".join(self.part(item.name, part).lower() for part in item.parts if not part.isdigit())

    def label(self, item: str) -> str:
        """The name of an item of a tally; the item itself if there is no text for it."""
        return self._words.text(f"page-tally-{item}", item)

    def part(self, item: str, part: str) -> str:
        """The name of a colour or a star of an item."""
        return self._texts.part(self._words, self._options, item, part)


def signed(points: int) -> str:
    """A change in points, with a minus sign instead of a hyphen."""
    return f"{points:+}".replace("-", "−")


def written(points: int) -> str:
    """A number of points, with a minus sign instead of a hyphen."""
    return str(points).replace("-", "−")
