"""What is installed here: looked up once, for looking goes through the files of every installed package."""

from functools import cache

from azulejos.bots import loading
from azulejos.core import registry


@cache
def games() -> tuple[str, ...]:
    """The games of this server by name."""
    return tuple(registry.names())


@cache
def bots() -> tuple[str, ...]:
    """The bots of this server by name."""
    return tuple(loading.names())
