"""A pool of worker processes on this machine. Each gets one task at a time; answers come back in any order.

Each worker gets its tasks through its own pipe. A worker whose parent has ended closes everything it has opened and
ends too, so that nothing is left behind if the parent is killed.
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

TIMEOUT = 5.0
"""Seconds in which a worker that is stopped may close what it has opened."""

WorkerSetup = Callable[[], AbstractContextManager[Callable[[Any], Any]]]
"""Sets a worker up: a context manager that yields the function from a task to its answer.

It is sent to a new process, so it must be picklable.
"""

TaskResults = Generator[tuple[Any, Any], None, None]
"""Tasks with their answers, as they come."""


class WorkerFailed(AzulejosError):
    """A worker ended, or raised an unexpected error."""

    code = "worker-failed"


def cores() -> int:
    """The number of cores this process may use."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class WorkerPool:
    """Workers that run until the pool is closed."""

    def __init__(
        self, setup_worker: WorkerSetup, count: int, title: Callable[[Any], str] = str, advice: str = ""
    ) -> None:
        """Start the workers. If one fails, the error names its task by `title` and ends with `advice`."""
        self._title, self._advice = title, advice
        self._workers = [Worker(setup_worker) for _ in range(count)]

    def answers(self, tasks: Sequence[Any]) -> TaskResults:
        """Distribute the tasks; yields each with its answer. Raises WorkerFailed."""
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
        """Send a worker the next task; returns False if there is none."""
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
            raise WorkerFailed(f"{self._title(worker.task)} failed:\n{answer}")
        return answer

    def _died(self, worker: "Worker") -> NoReturn:
        status = worker.status()
        raise WorkerFailed(f"{self._title(worker.task)} ended its worker (exit status {status}){self._advice}")

    def __enter__(self) -> "WorkerPool":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()


class Worker:
    """One worker process."""

    def __init__(self, setup_worker: WorkerSetup) -> None:
        # A fresh interpreter: a copy of this one would share its locks, threads and open files.
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.task: Any = None
        self._process = context.Process(target=_work, args=(setup_worker, theirs), daemon=True)
        with _interrupts_held_back():
            self._process.start()
        theirs.close()

    def give(self, task: Any) -> bool:
        """Send a task; returns False if the worker has ended."""
        self.task = task
        try:
            self.pipe.send(task)
        except OSError:
            return False
        return True

    def status(self) -> int | None:
        """The exit status of a worker that has ended."""
        self._process.join(TIMEOUT)
        return self._process.exitcode

    def stop(self) -> None:
        """Stop it, in the middle of a task if need be."""
        self.pipe.close()
        self._process.terminate()

    def join(self) -> None:
        """Wait until it has ended."""
        self._process.join(TIMEOUT)
        self._process.kill()
        self._process.join()


@contextmanager
def _interrupts_held_back() -> Iterator[None]:
    """Block Ctrl-C for a worker that starts in this context, until the worker ignores it by itself."""
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # otherwise it starts with the first worker and unblocks interrupts
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _work(setup_worker: WorkerSetup, pipe: Connection) -> None:
    """The main function of a worker. It ignores Ctrl-C, which is for the parent; SIGTERM still closes what is open."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    Thread(target=_end_with_parent, daemon=True).start()
    try:
        with setup_worker() as do:
            while True:
                try:
                    pipe.send(_answer(do, pipe.recv()))
                except (EOFError, OSError):  # the parent has ended
                    return
    finally:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)  # it is ending already: exit handlers must not be interrupted


def _end_with_parent() -> None:
    """End this process when its parent has ended: a killed parent cannot stop its workers."""
    parent = parent_process()
    if parent is not None:
        parent.join()
    os.kill(os.getpid(), signal.SIGTERM)


def _answer(do: Callable[[Any], Any], task: Any) -> tuple[bool, Any]:
    try:
        return True, do(task)
    except Exception:  # noqa: BLE001  (an error in a worker is sent to the parent, which raises it)
        return False, traceback.format_exc()
