"""Worker processes of this machine. Each gets one task at a time; answers come back in any order.

Workers get their tasks through a pipe of their own. A worker whose parent has gone ends too, and all that it has opened
with it, so that nothing is left behind even if we are killed.
"""

import os
import signal
import sys
import traceback
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from multiprocessing import get_context, parent_process, resource_tracker
from multiprocessing.connection import Connection, wait
from threading import Thread
from types import TracebackType
from typing import Any, NoReturn, cast

from azulejos.core.errors import AzulejosError

PATIENCE = 5.0
"""Seconds in which a worker that was told to stop may close what it has opened."""

Skill = Callable[[], AbstractContextManager[Callable[[Any], Any]]]
"""What a worker can do: opens whatever that needs, and gives the function from a task to its answer.

It is handed to a fresh process, so it must be one that can be pickled.
"""

Answers = Generator[tuple[Any, Any], None, None]
"""Tasks with their answers, as they come."""


class WorkerFailed(AzulejosError):
    """A worker ended, or raised what no task can be blamed for."""

    code = "worker-failed"


def cores() -> int:
    """How many cores we may use."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Crew:
    """Some workers, who stay until it is closed."""

    def __init__(self, skill: Skill, count: int, title: Callable[[Any], str] = str, advice: str = "") -> None:
        """Start them. If one fails, the error calls its task by its title and ends with an advice."""
        self._title, self._advice = title, advice
        self._workers = [Worker(skill) for _ in range(count)]

    def answers(self, tasks: Sequence[Any]) -> Answers:
        """Share out tasks. Raises WorkerFailed."""
        waiting = iter(tasks)
        busy = {worker.pipe: worker for worker in self._workers if self._give(worker, waiting)}
        while busy:
            for pipe in wait(list(busy)):
                worker = busy[cast("Connection", pipe)]
                task, answer = worker.task, self._answer(worker)
                if not self._give(worker, waiting):
                    del busy[worker.pipe]
                yield task, answer

    def close(self) -> None:
        """End all workers, in the middle of a task if need be."""
        for worker in self._workers:
            worker.stop()
        for worker in self._workers:
            worker.join()

    def _give(self, worker: "Worker", waiting: Any) -> bool:
        """Hand a worker the next task, if there is one."""
        for task in waiting:
            if not worker.give(task):
                self._died(worker)
            return True
        return False

    def _answer(self, worker: "Worker") -> Any:
        try:
            succeeded, answer = worker.pipe.recv()
        except (EOFError, OSError):
            self._died(worker)
        if not succeeded:
            raise WorkerFailed(f"{self._title(worker.task)} broke off:\n{answer}")
        return answer

    def _died(self, worker: "Worker") -> NoReturn:
        status = worker.status()
        raise WorkerFailed(f"{self._title(worker.task)} ended its worker (exit status {status}){self._advice}")

    def __enter__(self) -> "Crew":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()


class Worker:
    """One process that works."""

    def __init__(self, skill: Skill) -> None:
        # A fresh interpreter: a copy of this one would share its locks, threads and open files.
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.task: Any = None
        self._process = context.Process(target=_work, args=(skill, theirs), daemon=True)
        with _interrupts_held_back():
            self._process.start()
        theirs.close()

    def give(self, task: Any) -> bool:
        """Hand it a task; whether it took it."""
        self.task = task
        try:
            self.pipe.send(task)
        except OSError:
            return False
        return True

    def status(self) -> int | None:
        """With which exit status it ended."""
        self._process.join(PATIENCE)
        return self._process.exitcode

    def stop(self) -> None:
        """Tell it to end, in the middle of a task if need be."""
        self.pipe.close()
        self._process.terminate()

    def join(self) -> None:
        """Wait until it has ended."""
        self._process.join(PATIENCE)
        self._process.kill()
        self._process.join()


@contextmanager
def _interrupts_held_back() -> Iterator[None]:
    """A worker that starts in the meantime hears of no Ctrl-C before it has said that it does not want to."""
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # it starts with the first worker otherwise, and lets interrupts through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _work(skill: Skill, pipe: Connection) -> None:
    """The life of a worker. Ctrl-C is for the parent; being terminated still closes what is open."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    Thread(target=_end_with_parent, daemon=True).start()
    try:
        with skill() as do:
            while True:
                try:
                    pipe.send(_answer(do, pipe.recv()))
                except (EOFError, OSError):  # the parent has gone
                    return
    finally:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)  # it ends by itself now: what runs at exit is not to be cut short


def _end_with_parent() -> None:
    """Who was killed can not tell us to stop, and nobody waits for the task any more."""
    parent = parent_process()
    if parent is not None:
        parent.join()
    os.kill(os.getpid(), signal.SIGTERM)


def _answer(do: Callable[[Any], Any], task: Any) -> tuple[bool, Any]:
    try:
        return True, do(task)
    except Exception:  # noqa: BLE001  (an error in a worker would be lost with it: it is sent to the parent, which raises it)
        return False, traceback.format_exc()
