"""Opens any bot in its own process, where it cannot crash, block or inspect this one."""

import sys

from azulejos.bots.bot_registry import find
from azulejos.bots.process import GRACE, MEMORY, TIMEOUT, ProcessBot


def in_process(name: str, *, hurry: bool = False) -> list[str]:
    """The command line that runs a bot in its own process. Raises UnknownName; loads nothing."""
    found = find(name)
    if isinstance(found, list):
        return found
    return [sys.executable, "-m", "azulejos", "engine", "--bot", name, *(["--hurry"] if hurry else [])]


def open_bot(
    name: str,
    *,
    grace: float = GRACE,
    timeout: float = TIMEOUT,
    memory: int | None = MEMORY,
    seed: int | str | None = None,
    hurry: bool = False,
) -> ProcessBot:
    """A bot by name, started in its own process. Raises UnknownName; from its first request on, BotFailed.

    The caller closes it. `new_game` prepares it for another game with its own seed. With `hurry` it answers soon, even
    below full strength, since a person waits.
    """
    return ProcessBot(in_process(name, hurry=hurry), name=name, grace=grace, timeout=timeout, memory=memory, seed=seed)
