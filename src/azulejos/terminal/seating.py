"""Sets up a table for a terminal: the players by seat, for a new game or a saved one."""

import errno
import re
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
from azulejos.languages import LanguageWords
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
    words: LanguageWords | None = None,
) -> tuple[Table, SeatedPlayers]:
    """A table for a new game. Seats without a named player are taken by bots of a medium level.

    Players without a name get one in the language of `words`.
    """
    rules = registry.game(game)
    count = _seats_asked_for(rules, seats) if players is None else players
    setup = Setup.of(rules, count, options, starter)
    randomness = _randomness(seed)
    if starter is None and rules.has_starter:
        setup = Setup.of(rules, setup.players, options, randomness.below(setup.players))
    kinds = _kinds(seats, setup.players)
    called = _names(kinds, names, words or LanguageWords())
    table = Table.new(rules, setup, names=called, people=_people(kinds), randomness=randomness)
    return table, _seated_players(kinds, seed, game, setup)


def resumed_table(path: str, seats: Sequence[str], seed: str | None) -> tuple[Table, SeatedPlayers]:
    """The table of a saved game. Without `seats`, people and bots sit as they did when it was saved."""
    try:
        record = records.read_one(Path(path).read_bytes())
    except OSError as error:
        facts = {"path": path, "reason": reason_of(error)}
        raise UnknownName(f"{path} cannot be read: {error.strerror}", code="no-file", facts=facts) from None
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
        message, facts = (
            f"{len(seats)} seats are named for {players} players",
            {"given": len(seats), "players": players},
        )
        raise OptionError(message, code="too-many-seats", facts=facts)
    return [*(seats or [HUMAN]), *[OPPONENT] * players][:players]


def _names(kinds: Sequence[str], names: Sequence[str], words: LanguageWords) -> list[str]:
    if len(names) > len(kinds):
        message = f"{len(names)} names are given for {len(kinds)} players"
        raise OptionError(message, code="too-many-names", facts={"given": len(names), "players": len(kinds)})
    default = [_default_name(kinds, seat, words) for seat in range(len(kinds))]
    numbered = [name if default.count(name) == 1 else f"{name} ({seat + 1})" for seat, name in enumerate(default)]
    return [*names, *numbered[len(names) :]][: len(kinds)]


def _default_name(kinds: Sequence[str], seat: int, words: LanguageWords) -> str:
    if kinds[seat] != HUMAN:
        return bot_name(kinds[seat], words)
    return words.say("page-you") if kinds.count(HUMAN) == 1 else words.say("terminal-player", number=seat + 1)


def bot_name(kind: str, words: LanguageWords) -> str:
    """The name of a bot on a screen: levels are translated, other bots keep the name they are called by."""
    level = re.fullmatch(r"level-(\d)", kind)
    return words.say("page-bot-level", level=int(level[1])) if level else kind


def reason_of(error: OSError) -> str:
    """The name of an error of the operating system, for messages: `EACCES`."""
    return errno.errorcode.get(error.errno or 0, str(error.strerror))


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
