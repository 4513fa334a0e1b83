"""Golden files: whole games from a seed, and perft counts. A change of behaviour shows as a diff."""

from collections.abc import Iterator, Mapping
from pathlib import Path

from azulejos.arena import seeded_games
from azulejos.core.protocol import Game, State
from azulejos.records import Record, playthrough, replay
from azulejos.testing.perft import perft

LONG = 5_000
"""After a count of this many positions, no deeper count is made."""


class GoldenMismatch(AssertionError):
    """A golden file differs from what the code does now."""


def golden_record(game: Game, players: int, options: Mapping[str, object], *, seed: int | str) -> Record:
    """A playthrough between random bots."""
    return playthrough(next(seeded_games(game, seed=seed, players=players, options=options)))


def perft_text(game: Game, record: Record, *, depth: int, seed: int | str) -> str:
    """Counts from where a game starts, and, one deeper, from just before its fourth draw."""
    steps = list(replay(record))
    draws = [number for number, step in enumerate(steps) if step.event and step.event.chance is not None]
    late = steps[max(0, draws[min(3, len(draws) - 1)] - 3)]
    return "".join(
        [*_counts("start", game, steps[0].state, depth, seed), *_counts("late", game, late.state, depth + 1, seed)]
    )


def _counts(name: str, game: Game, state: State, depth: int, seed: int | str) -> Iterator[str]:
    """A line for each depth; a count that takes long is the last."""
    for each in range(1, depth + 1):
        count = perft(game, state, each, seed)
        yield f"{name} {each} {count}\n"
        if count > LONG:
            break


def compare(path: Path, text: str, *, update: bool = False) -> None:
    """Compare a golden file with a text, or write it. Raises GoldenMismatch with the first different line."""
    if update:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return
    if not path.exists():
        raise GoldenMismatch(f"{path.name} is missing: write it with `make golden`, and check its content")
    kept, now = path.read_text(encoding="utf-8").splitlines(), text.splitlines()
    for number, (old, new) in enumerate(zip(kept, now, strict=False), 1):
        if old != new:
            raise GoldenMismatch(f"{path.name}, line {number}:\n- {old}\n+ {new}")
    if len(kept) != len(now):
        raise GoldenMismatch(f"{path.name} has {len(kept)} lines, now there are {len(now)}")
