"""Finds games by name among everything installed. A broken plug-in is reported, never fatal.

A package offers a game by an entry point in the group `azulejos.games`, whose name is the game's
name and whose value is an object that fulfils `core.protocol.Game`.
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
    """The game behind an entry point; whatever goes wrong is told with the plug-in's name."""
    try:
        found: Game = entry.load()
    except Exception as error:
        raise BrokenPlugin(f"the game {entry.name!r} ({entry.value}) can not be loaded: {error!r}") from error
    if getattr(found, "name", None) != entry.name:
        raise BrokenPlugin(f"the game {entry.name!r} ({entry.value}) calls itself otherwise")
    return found
