"""Golden files: whole games of a seed, and perft counts. A change of behaviour shows as a diff."""

from collections.abc import Mapping
from pathlib import Path

from azulejos.arena import seeded_games
from azulejos.core.protocol import Game
from azulejos.core.setup import Setup
from azulejos.records import playthrough, write
from azulejos.testing.perft import perft


class GoldenMismatch(AssertionError):
    """A golden file does not say what the code does now."""


def playthrough_text(
    game: Game, players: int, options: Mapping[str, object], *, seed: int | str, bot: str = "random"
) -> str:
    """The text of a playthrough between bots of one kind."""
    games = seeded_games(game, seed=seed, players=players, options=options, bots=[bot])
    return write(playthrough(record) for record in games)


def perft_text(game: Game, players: int, options: Mapping[str, object], *, depth: int, seed: int | str) -> str:
    """A line for each depth: the depth and its count."""
    state = game.start(Setup.of(game, players, options))
    return "".join(f"{each} {perft(game, state, each, seed)}\n" for each in range(1, depth + 1))


def compare(path: Path, text: str, *, update: bool = False) -> None:
    """Check that a golden file says this, or write it. The first line that differs is named."""
    if update:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return
    if not path.exists():
        raise GoldenMismatch(f"{path.name} is missing: make it with make golden, and read it")
    kept, now = path.read_text(encoding="utf-8").splitlines(), text.splitlines()
    for number, (old, new) in enumerate(zip(kept, now, strict=False), 1):
        if old != new:
            raise GoldenMismatch(f"{path.name}, line {number}:\n- {old}\n+ {new}")
    if len(kept) != len(now):
        raise GoldenMismatch(f"{path.name} has {len(kept)} lines, now there are {len(now)}")
