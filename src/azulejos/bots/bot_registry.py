"""Finds bots by name.

An installed bot has an entry point. `file.py:Class` is a class in a file, `net:FILE.npz` is `best` with a net from a
file, and `cmd:program` is a program in its own process. A broken bot is reported.
"""

import importlib.util
import os
import shlex
import sys
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

from azulejos.bots.bot import Bot
from azulejos.bots.process import MEMORY, ProcessBot
from azulejos.core.errors import BrokenPlugin, UnknownName
from azulejos.core.randomness import Randomness
from azulejos.core.setup import Setup
from azulejos.evaluation import files
from azulejos.evaluation.card import OTHER, BadNet

GROUP = "azulejos.bots"

PROGRAM = "cmd:"
"""The prefix of the name of a bot that is a program."""

NET = "net:"
"""The prefix of the name of a bot that searches with a net from a file."""


def names() -> list[str]:
    """The names of all installed bots."""
    return sorted({entry.name for entry in entry_points(group=GROUP)})


def bot_class(name: str) -> type[Bot]:
    """The class of a bot. Raises UnknownName, BrokenPlugin or BadNet."""
    found = find(name)
    if isinstance(found, list):
        return _program_class(name, found)
    if isinstance(found, EntryPoint):
        return _checked(name, _from_entry(found))
    if name.startswith(NET):
        return _from_net(found)
    return _checked(name, _from_file(name, found, name.rpartition(":")[2]))


def find(name: str) -> EntryPoint | Path | list[str]:
    """The source of a bot: an entry point, a file or a command line. Loads nothing; raises UnknownName."""
    if name.startswith(PROGRAM):
        return _command(name)
    if (path := file_of(name)) is not None:
        if name == NET:
            raise UnknownName(f"{name!r} names no file", code="unknown-bot", facts={"name": name})
        if not _is_file(path):
            raise UnknownName(f"there is no file {str(path)!r}", code="unknown-bot", facts={"name": name})
        return path
    for entry in entry_points(group=GROUP):
        if entry.name == name:
            return entry
    allowed = [*names(), "file.py:Class", f"{NET}FILE.npz", f"{PROGRAM}PROGRAM"]
    raise UnknownName(f"no bot is called {name!r}", code="unknown-bot", allowed=allowed, facts={"name": name})


def file_of(name: str) -> Path | None:
    """The file in the name of a bot, whether it exists or not; None for a bot that is not from a file."""
    if name.startswith(NET):
        return Path(name.removeprefix(NET))
    path, colon, _ = name.rpartition(":")
    return Path(path) if colon and path.endswith(".py") else None


def check_serves(name: str, game: str, setup: Setup) -> None:
    """Raise BadNet if a bot's net is for another set-up; bots without a net from a file may play everything."""
    if name.startswith(NET) and isinstance(path := find(name), Path):
        files.card_of(path).check_serves(path.name, game, setup)


def serves(name: str, game: str, setup: Setup) -> bool:
    """Whether a bot can play a set-up: one with a net from a file plays only what the net is for."""
    try:
        check_serves(name, game, setup)
    except BadNet as error:
        if error.code == OTHER:
            return False
        raise
    return True


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except OSError:  # a name that is too long, or a folder that may not be read
        return False


def _command(name: str) -> list[str]:
    try:
        command = shlex.split(name.removeprefix(PROGRAM), posix=os.name != "nt")
    except ValueError as error:
        message = f"{name!r} is no command line: {error}"
        raise UnknownName(message, code="unknown-bot", facts={"name": name}) from None
    if not command:
        raise UnknownName(f"{name!r} names no program", code="unknown-bot", facts={"name": name})
    return command


def _program_class(name: str, command: list[str]) -> type[Bot]:
    """The class of a bot that is a program; like any bot it takes a randomness, which gives the program its seed."""

    class Program(ProcessBot):
        def __init__(self, randomness: Randomness | None = None) -> None:
            seed = None if randomness is None else str(randomness.below(2**63))
            super().__init__(command, name=name, memory=MEMORY, seed=seed, randomness=randomness)

    return Program


def _from_entry(entry: EntryPoint) -> Any:
    try:
        return entry.load()
    except Exception as error:
        raise BrokenPlugin(f"the bot {entry.name!r} ({entry.value}) cannot be loaded: {error!r}") from error


def _from_net(path: Path) -> type[Bot]:
    from azulejos.bots.learned import learned_class  # noqa: PLC0415  (it imports Numba, without which a table of people has to start: tests/search/test_kernel.py)

    return learned_class(path)


def _from_file(name: str, path: Path, attribute: str) -> Any:
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
        raise BrokenPlugin(f"the bot {name!r} cannot be loaded: {error!r}") from error


def _checked(name: str, found: Any) -> type[Bot]:
    if not isinstance(found, type) or not issubclass(found, Bot):
        raise BrokenPlugin(f"the bot {name!r} is no subclass of azulejos.bots.Bot")
    return found
