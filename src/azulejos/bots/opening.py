"""Any bot in a process of its own, where it can neither crash, block nor look into ours."""

import sys

from azulejos.bots.loading import find
from azulejos.bots.process import GRACE, MEMORY, PATIENCE, ProcessBot


def in_process(name: str, *, hurry: bool = False) -> list[str]:
    """The command line that runs a bot in a process of its own. Raises UnknownName; loads nothing."""
    found = find(name)
    if isinstance(found, list):
        return found
    return [sys.executable, "-m", "azulejos", "engine", "--bot", name, *(["--hurry"] if hurry else [])]


def open_bot(
    name: str,
    *,
    grace: float = GRACE,
    patience: float = PATIENCE,
    memory: int | None = MEMORY,
    seed: int | str | None = None,
    hurry: bool = False,
) -> ProcessBot:
    """A bot by name, started in a process of its own. Raises UnknownName, or BotFailed from its first request on.

    Whoever opens it closes it. `new_game` makes it ready for another game, with a seed of its own. With
    `hurry` a person waits for it: it answers soon, even if that is not yet the best it can do.
    """
    return ProcessBot(
        in_process(name, hurry=hurry), name=name, grace=grace, patience=patience, memory=memory, seed=seed
    )
