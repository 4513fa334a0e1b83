"""Compiling before the clock of a match runs, so that every bot plays at full strength from its first move on."""

from collections.abc import Iterable
from importlib.metadata import EntryPoint

from azulejos.bots.bot import Bot
from azulejos.bots.loading import NET, bot_class, find
from azulejos.bots.thinker import Thinker
from azulejos.core import registry
from azulejos.core.errors import AzulejosError
from azulejos.core.ruled import RuledGame
from azulejos.core.setup import Setup
from azulejos.search import precompile


def prepare(names: Iterable[str], game: str, setup: Setup) -> None:
    """Compile the kernels that our own bots will need at a table. Loads nobody else's code."""
    rules = registry.game(game)
    if isinstance(rules, RuledGame) and rules.judgement is not None:
        wanted = {bot.unit(rules, setup) for bot in map(own_bot, names) if isinstance(bot, Thinker)}
        missing = sorted(unit for unit in wanted if not precompile.is_compiled(rules, unit))
        if missing:
            from azulejos.search import compilation  # noqa: PLC0415  (importing Numba is slow; tables without a thinking bot start without it)

            compilation.load(game, missing)


def own_bot(name: str) -> Bot | None:
    """One of our own bots, to be asked what it needs; None for anybody else's, whose code is not loaded."""
    try:
        found = find(name)
        ours = name.startswith(NET) or (isinstance(found, EntryPoint) and found.value.startswith("azulejos.bots."))
        return bot_class(name)() if ours else None
    except AzulejosError:  # reported where it is loaded in earnest
        return None
