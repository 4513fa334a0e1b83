"""Plays the games of a schedule, in this process or on workers. Outcomes come back in any order."""

from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager
from functools import partial

from azulejos.arena.bot_pool import BotPool
from azulejos.arena.config import ContestConfig
from azulejos.arena.outcome import Outcome
from azulejos.arena.referee import play
from azulejos.arena.schedule import GameTask
from azulejos.arena.worker_pool import WorkerPool, cores


def play_here(config: ContestConfig, tasks: Sequence[GameTask]) -> Generator[Outcome, None, None]:
    """Play one game after another in this process, for programs that start no other processes."""
    with players(config) as play_one:
        for task in tasks:
            yield play_one(task)


def play_on_workers(
    config: ContestConfig, tasks: Sequence[GameTask], workers: int | None = None
) -> Generator[Outcome, None, None]:
    """Play on `workers` processes of this machine, by default one per core. Raises WorkerFailed."""
    advice = "; a bot in its own process cannot do that"
    with WorkerPool(partial(players, config), min(workers or cores(), len(tasks)), title, advice) as pool:
        for _, outcome in pool.answers(tasks):
            yield outcome


@contextmanager
def players(config: ContestConfig) -> Iterator[Callable[[GameTask], Outcome]]:
    """The function by which a worker plays a game; its bots live as long as the context."""
    with BotPool(config) as pool:
        yield lambda task: play(config, task, pool)


def title(task: GameTask) -> str:
    """The name of a game in error messages."""
    return f"game {task.number}"
