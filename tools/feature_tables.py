"""Writes docs/features.md: every number of the observations of every game, from the code that writes them.

python tools/feature_tables.py
"""

from collections.abc import Iterator, Sequence
from pathlib import Path

from azulejos.core import registry
from azulejos.core.features import Features, Field, offsets
from azulejos.core.ruled import RuledGame

PAGE = Path(__file__).parent.parent / "docs" / "features.md"

HEAD = """# Observations

What a seat may know, as one row of `int8`: the observations of the learning environments, and the inputs of
nets. This page is written by `tools/feature_tables.py` from `games/*/features.py`.

- One layout for all options and player counts of a game. The fields of the table come first, then a block for each
  seat: the observing seat first, the others clockwise. Blocks of absent seats are the last and all 0, and so are
  displays that are not in use.
- Where a field names a seat, seats are counted in the same way: 0 is the observing one.
- A *flag* is a group of numbers of which exactly one is 1. Everything else is a count, or 1 for yes.
- An observation contains nothing that the seat may not know. Points take two numbers, hundreds and the
  rest, and are cut off at 9,999.
- The layout and the numbers are frozen; if they ever change, so does the version (`game.features.version`).

```python
from azulejos.core import registry
from azulejos.core.setup import Setup

game = registry.game("azul")
state = game.start(Setup.of(game, 3))
row = game.features.of(state[0], seat=1)
names = {name: row[start : start + field.size] for name, start, field in game.features.fields()}
assert names["players"].tolist() == [0, 1, 0] and names["seat0.score"].tolist() == [0, 0]
```
"""

CHOICES = """Where hands are hidden, nets evaluate choices, not positions. These are their inputs: what a seat sees
after its choice is open and the others have laid nothing more. `colour0` has the most open cards."""


def page() -> str:
    """The page as the file has it."""
    return "\n".join([HEAD, *(line for name in registry.names() for line in _section(registry.game(name)))])


def _section(game: object) -> Iterator[str]:
    if not isinstance(game, RuledGame) or game.features is None:
        return
    features = game.features
    yield f"## {game.title}\n\nVersion {features.version}: {features.size:,} numbers.\n"
    yield from _table(features.table, 0)
    yield f"\n{_blocks(features)}\n"
    yield from _table(features.board, features.start)
    yield ""
    if game.choices is not None:
        yield from _choices(game.choices.features)


def _choices(features: Features) -> Iterator[str]:
    """The inputs of policy nets; of the colours, which have the same fields, only the first."""
    shown = [
        field for field in features.table if not field.name.startswith("colour") or field.name.startswith("colour0")
    ]
    block = (features.size - sum(field.size for field in shown)) // 4
    yield f"### Nets that choose\n\n{CHOICES} Version {features.version}: {features.size:,} numbers.\n"
    yield from _table(shown, 0)
    yield f"\nThe same follows for `colour1` to `colour4`, each {block} numbers further.\n"


def _blocks(features: Features) -> str:
    last = features.seats - 1
    return (
        f"Then {features.seats} blocks of {features.block} numbers, `seat0` to `seat{last}`. The first is shown; in "
        f"the block of the seat *k* places clockwise everything lies *k* × {features.block} further."
    )


def _table(fields: Sequence[Field], start: int) -> Iterator[str]:
    yield "| field | from | numbers | range | meaning |"
    yield "|---|---:|---:|---|---|"
    for field, offset in zip(fields, offsets(fields), strict=False):
        span = f"{field.least}–{field.most:,}"
        yield f"| `{field.name}` | {start + offset} | {field.size} | {span} | {field.meaning} |"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
