"""Compiling before the clock runs: what a match does once, so that no bot is late for its first move."""

from collections.abc import Iterable
from importlib.metadata import EntryPoint

from azulejos.bots.loading import NET, bot_class, find
from azulejos.bots.thinker import Thinker
from azulejos.core import registry
from azulejos.core.errors import AzulejosError
from azulejos.core.ruled import RuledGame


def prepare(names: Iterable[str], game: str) -> None:
    """Compile the kernels of a game if one of our own bots will need them. Loads nobody else's code."""
    rules = registry.game(game)
    if isinstance(rules, RuledGame) and rules.judgement is not None and any(map(_thinks, names)):
        from azulejos.search import warmth  # noqa: PLC0415  (importing Numba is slow; tables without a thinking bot start without it)

        if not warmth.is_warm(rules):
            warmth.load(game)


def _thinks(name: str) -> bool:
    try:
        found = find(name)
        ours = name.startswith(NET) or (isinstance(found, EntryPoint) and found.value.startswith("azulejos.bots."))
        return ours and issubclass(bot_class(name), Thinker)
    except AzulejosError:  # reported where it is loaded in earnest
        return False
