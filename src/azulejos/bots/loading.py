"""Finds bots by name: an installed one (entry point), or `file.py:Class`. A broken one is reported."""

import importlib.util
import sys
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

from azulejos.bots.bot import Bot
from azulejos.core.errors import BrokenPlugin, UnknownName

GROUP = "azulejos.bots"


def names() -> list[str]:
    """The names of all installed bots."""
    return sorted({entry.name for entry in entry_points(group=GROUP)})


def bot_class(name: str) -> type[Bot]:
    """The class of a bot. Raises UnknownName or BrokenPlugin."""
    path, colon, attribute = name.rpartition(":")
    if colon and path.endswith(".py"):
        return _checked(name, _from_file(name, Path(path), attribute))
    for entry in entry_points(group=GROUP):
        if entry.name == name:
            return _checked(name, _from_entry(entry))
    allowed = [*names(), "file.py:Class"]
    raise UnknownName(f"no bot is called {name!r}", code="unknown-bot", allowed=allowed)


def _from_entry(entry: EntryPoint) -> Any:
    try:
        return entry.load()
    except Exception as error:
        raise BrokenPlugin(f"the bot {entry.name!r} ({entry.value}) can not be loaded: {error!r}") from error


def _from_file(name: str, path: Path, attribute: str) -> Any:
    if not path.is_file():
        raise UnknownName(f"there is no file {str(path)!r}", code="unknown-bot")
    module_name = f"azulejos_bot_{path.stem}"
    spec = importlib.util.spec_from_file_location(module_name, path)
    if spec is None or spec.loader is None:
        raise BrokenPlugin(f"{str(path)!r} is not a Python file")
    module = importlib.util.module_from_spec(spec)
    sys.modules[module_name] = module
    try:
        spec.loader.exec_module(module)
        return getattr(module, attribute)
    except Exception as error:
        raise BrokenPlugin(f"the bot {name!r} can not be loaded: {error!r}") from error


def _checked(name: str, found: Any) -> type[Bot]:
    if not isinstance(found, type) or not issubclass(found, Bot):
        raise BrokenPlugin(f"the bot {name!r} is no subclass of azulejos.bots.Bot")
    return found
