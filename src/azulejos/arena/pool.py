"""Plays the games of a schedule, here or on worker processes. Outcomes come back in any order."""

from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager
from functools import partial

from azulejos.arena.crew import Crew, cores
from azulejos.arena.outcome import Outcome
from azulejos.arena.pairing import Task
from azulejos.arena.referee import play
from azulejos.arena.squad import Squad
from azulejos.arena.terms import Terms


def play_here(terms: Terms, tasks: Sequence[Task]) -> Generator[Outcome, None, None]:
    """Play one game after another in this process: for small programs that start no others."""
    with players(terms) as play_one:
        for task in tasks:
            yield play_one(task)


def play_on_workers(terms: Terms, tasks: Sequence[Task], workers: int | None = None) -> Generator[Outcome, None, None]:
    """Play on so many processes of this machine; without a number, one for each core. Raises WorkerFailed."""
    advice = "; a bot in a process of its own can not do that"
    with Crew(partial(players, terms), min(workers or cores(), len(tasks)), title, advice) as crew:
        for _, outcome in crew.answers(tasks):
            yield outcome


@contextmanager
def players(terms: Terms) -> Iterator[Callable[[Task], Outcome]]:
    """What a worker needs to play games: its bots."""
    with Squad(terms) as squad:
        yield lambda task: play(terms, task, squad)


def title(task: Task) -> str:
    """What a game is called if it goes wrong."""
    return f"game {task.number}"
