"""Compiles kernels before a match begins, so that every bot plays at full strength from its first move."""

from collections.abc import Iterable
from importlib.metadata import EntryPoint

from azulejos.bots.bot import Bot
from azulejos.bots.bot_registry import NET, bot_class, find
from azulejos.bots.thinker import Thinker
from azulejos.core import registry
from azulejos.core.errors import AzulejosError
from azulejos.core.ruled import RuledGame
from azulejos.core.setup import Setup
from azulejos.search.compiler import precompile


def prepare(names: Iterable[str], game: str, setup: Setup) -> None:
    """Compile the kernels that the package's own bots need at a table. Loads no code of plug-ins."""
    rules = registry.game(game)
    if isinstance(rules, RuledGame) and rules.heuristic is not None:
        wanted = {bot.unit(rules, setup) for bot in map(own_bot, names) if isinstance(bot, Thinker)}
        missing = sorted(unit for unit in wanted if not precompile.is_compiled(rules, unit))
        if missing:
            from azulejos.search.compiler import compilation  # noqa: PLC0415  (importing Numba is slow; tables without a thinking bot start without it)

            compilation.load(game, missing)


def own_bot(name: str) -> Bot | None:
    """A bot of the package; None for any other, whose code is not loaded."""
    try:
        found = find(name)
        ours = name.startswith(NET) or (isinstance(found, EntryPoint) and found.value.startswith("azulejos.bots."))
        return bot_class(name)() if ours else None
    except AzulejosError:  # reported where the bot is opened
        return None
