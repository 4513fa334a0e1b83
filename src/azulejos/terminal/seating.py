"""Sets up a table for a terminal: the players by seat, for a new game or a saved one."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from azulejos import records
from azulejos.bots import Bot, bot_class
from azulejos.bots.bot_registry import check_serves
from azulejos.core import registry
from azulejos.core.errors import OptionError, RecordError, UnknownName
from azulejos.core.protocol import Game
from azulejos.core.randomness import Randomness, SeededRandomness, SystemRandomness
from azulejos.core.setup import Setup
from azulejos.table import Table

HUMAN = "human"
OPPONENT = "level-3"
"""The bot in a seat for which no player is named."""


@dataclass(frozen=True, slots=True)
class SeatedPlayer:
    """The player of a seat: a bot, with the name given for it, or a person."""

    kind: str
    bot: Bot | None


SeatedPlayers = Sequence[SeatedPlayer]


def fresh_table(
    game: str,
    players: int | None,
    options: Mapping[str, object],
    seats: Sequence[str],
    names: Sequence[str],
    seed: str | None,
    starter: int | None,
) -> tuple[Table, SeatedPlayers]:
    """A table for a new game. Seats without a named player are taken by bots of a medium level."""
    rules = registry.game(game)
    count = _seats_asked_for(rules, seats) if players is None else players
    setup = Setup.of(rules, count, options, starter)
    randomness = _randomness(seed)
    if starter is None and rules.has_starter:
        setup = Setup.of(rules, setup.players, options, randomness.below(setup.players))
    kinds = _kinds(seats, setup.players)
    table = Table.new(rules, setup, names=_names(kinds, names), people=_people(kinds), randomness=randomness)
    return table, _seated_players(kinds, seed, game, setup)


def resumed_table(path: str, seats: Sequence[str], seed: str | None) -> tuple[Table, SeatedPlayers]:
    """The table of a saved game. Without `seats`, people and bots sit as they did when it was saved."""
    try:
        record = records.read_one(Path(path).read_bytes())
    except OSError as error:
        raise UnknownName(f"{path} cannot be read: {error.strerror}", code="no-file") from None
    rules = records.game_of(record)
    setup = records.setup_of(rules, record)
    kinds = _kinds(seats or _seats_of(record), setup.players)
    table = Table(record, people=_people(kinds), randomness=_randomness(seed))
    return table, _seated_players(kinds, seed, rules.name, setup)


def _seats_of(record: records.Record) -> list[str]:
    """The players by seat when the game was saved."""
    seats: Any = record.header.get("seats", [])
    if not isinstance(seats, list) or not all(isinstance(seat, str) for seat in seats):
        raise RecordError(record.line, "seats must be a list of texts", code="bad-header")
    return seats


def _seats_asked_for(game: Game, seats: Sequence[str]) -> int:
    return max(len(seats), game.players[0])


def _kinds(seats: Sequence[str], players: int) -> list[str]:
    if len(seats) > players:
        raise OptionError(f"{len(seats)} seats are named for {players} players", code="too-many-seats")
    return [*(seats or [HUMAN]), *[OPPONENT] * players][:players]


def _names(kinds: Sequence[str], names: Sequence[str]) -> list[str]:
    people = sum(kind == HUMAN for kind in kinds)
    default = [
        ("You" if people == 1 else f"Player {seat + 1}") if kind == HUMAN else kind for seat, kind in enumerate(kinds)
    ]
    if len(names) > len(kinds):
        raise OptionError(f"{len(names)} names are given for {len(kinds)} players", code="too-many-names")
    numbered = [name if default.count(name) == 1 else f"{name} {seat + 1}" for seat, name in enumerate(default)]
    return [*names, *numbered[len(names) :]][: len(kinds)]


def _people(kinds: Sequence[str]) -> list[int]:
    return [seat for seat, kind in enumerate(kinds) if kind == HUMAN]


def _seated_players(kinds: Sequence[str], seed: str | None, game: str, setup: Setup) -> SeatedPlayers:
    """People and bots by seat; with a seed, each bot has its own source, unrelated to the table's."""
    for kind in kinds:
        check_serves(kind, game, setup)
    sources = [None if seed is None else SeededRandomness(seed).child(f"seat {seat}") for seat in range(len(kinds))]
    return [SeatedPlayer(kind, _bot(kind, source)) for kind, source in zip(kinds, sources, strict=True)]


def _bot(kind: str, source: Randomness | None) -> Bot | None:
    if kind == HUMAN:
        return None
    bot = bot_class(kind)(source)
    bot.hurry()
    return bot


def _randomness(seed: str | None) -> Randomness:
    return SystemRandomness() if seed is None else SeededRandomness(seed).child("table")
