"""Plays the games of a schedule, here or on worker processes. Outcomes come back in any order.

Workers know the terms from their start and get one task at a time through a pipe of their own. A worker
whose pipe has ended ends too, and its bots with it, so that nothing is left behind even if we are killed.
"""

import os
import signal
import sys
import traceback
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import NoReturn, cast

from azulejos.arena.outcome import Outcome
from azulejos.arena.pairing import Task
from azulejos.arena.referee import play
from azulejos.arena.squad import Squad
from azulejos.arena.terms import Terms
from azulejos.core.errors import AzulejosError

PATIENCE = 5.0
"""Seconds in which a worker that was told to stop may end its bots."""


class WorkerFailed(AzulejosError):
    """A worker ended, or raised what no bot can be blamed for."""

    code = "worker-failed"


def cores() -> int:
    """How many cores we may use."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play_here(terms: Terms, tasks: Sequence[Task]) -> Generator[Outcome, None, None]:
    """Play one game after another in this process: for small programs that start no others."""
    with Squad(terms) as squad:
        for task in tasks:
            yield play(terms, task, squad)


def play_on_workers(terms: Terms, tasks: Sequence[Task], workers: int | None = None) -> Generator[Outcome, None, None]:
    """Play on so many processes of this machine; without a number, one for each core. Raises WorkerFailed."""
    crew = [Worker(terms) for _ in range(min(workers or cores(), len(tasks)))]
    try:
        waiting = iter(tasks)
        busy = {worker.pipe: worker for worker in crew if worker.give(next(waiting, None))}
        while busy:
            for pipe in wait(list(busy)):
                worker = busy[cast("Connection", pipe)]
                outcome = worker.outcome()
                if not worker.give(next(waiting, None)):
                    del busy[worker.pipe]
                yield outcome
    finally:
        for worker in crew:
            worker.stop()
        for worker in crew:
            worker.join()


class Worker:
    """One process that plays games."""

    def __init__(self, terms: Terms) -> None:
        # A fresh interpreter: a copy of this one would share its locks, threads and open files.
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self._task: Task | None = None
        self._process = context.Process(target=_work, args=(terms, theirs), daemon=True)
        with _interrupts_held_back():
            self._process.start()
        theirs.close()

    def give(self, task: Task | None) -> bool:
        """Hand it a game to play, if there is one."""
        self._task = task
        if task is not None:
            try:
                self.pipe.send(task)
            except OSError:
                self._died()
        return task is not None

    def outcome(self) -> Outcome:
        """The outcome of its game; waits for it."""
        try:
            answer = self.pipe.recv()
        except (EOFError, OSError):
            self._died()
        if not isinstance(answer, Outcome):
            raise WorkerFailed(f"{self._where()} broke off:\n{answer}")
        return answer

    def stop(self) -> None:
        """Tell it to end, in the middle of a game if need be."""
        self.pipe.close()
        self._process.terminate()

    def join(self) -> None:
        """Wait until it has ended."""
        self._process.join(PATIENCE)
        self._process.kill()
        self._process.join()

    def _died(self) -> NoReturn:
        self._process.join(PATIENCE)
        raise WorkerFailed(
            f"{self._where()} ended its worker (exit status {self._process.exitcode}); "
            "a bot in a process of its own can not do that"
        )

    def _where(self) -> str:
        return "a game" if self._task is None else f"game {self._task.number}"


@contextmanager
def _interrupts_held_back() -> Iterator[None]:
    """A worker that starts in the meantime hears of no Ctrl-C before it has said that it does not want to."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _work(terms: Terms, pipe: Connection) -> None:
    """The life of a worker. Ctrl-C is for the parent; being terminated still ends the bots."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    with Squad(terms) as squad:
        while True:
            try:
                pipe.send(_answer(terms, pipe.recv(), squad))
            except (EOFError, OSError):  # the parent has gone
                return


def _answer(terms: Terms, task: Task, squad: Squad) -> Outcome | str:
    try:
        return play(terms, task, squad)
    except Exception:  # noqa: BLE001  (an error in a worker would be lost with it: it is sent to the parent, which raises it)
        return traceback.format_exc()
