"""The installed games and bots, looked up once because a lookup reads the files of every installed package."""

from functools import cache

from azulejos.bots import bot_registry
from azulejos.core import registry


@cache
def games() -> tuple[str, ...]:
    """Return the names of the installed games."""
    return tuple(registry.names())


@cache
def bots() -> tuple[str, ...]:
    """Return the names of the installed bots."""
    return tuple(bot_registry.names())
