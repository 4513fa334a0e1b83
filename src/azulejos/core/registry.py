"""Finds installed games by name. A broken plug-in is reported and does not affect other games.

A package offers a game through an entry point in the group `azulejos.games`. Its name is the game's name, and its
value is an object that implements `core.protocol.Game`.
"""

from functools import cache
from importlib.metadata import EntryPoint, entry_points

from azulejos.core.errors import BrokenPlugin, UnknownName
from azulejos.core.protocol import Game

GROUP = "azulejos.games"


def names() -> list[str]:
    """The names of all installed games."""
    return sorted({entry.name for entry in entry_points(group=GROUP)})


@cache
def game(name: str) -> Game:
    """The game of this name. Raises UnknownName or BrokenPlugin."""
    for entry in entry_points(group=GROUP):
        if entry.name == name:
            return load(entry)
    raise UnknownName(f"no game is called {name!r}", code="unknown-game", allowed=names(), facts={"name": name})


def load(entry: EntryPoint) -> Game:
    """The game of an entry point. Raises BrokenPlugin, which names the plug-in."""
    try:
        found: Game = entry.load()
    except Exception as error:
        raise BrokenPlugin(f"the game {entry.name!r} ({entry.value}) cannot be loaded: {error!r}") from error
    if getattr(found, "name", None) != entry.name:
        raise BrokenPlugin(f"the game {entry.name!r} ({entry.value}) has another `name`")
    return found
