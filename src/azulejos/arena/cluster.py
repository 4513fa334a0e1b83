"""Plays the games of a schedule on a Ray cluster. The only module that imports Ray, which is an optional extra."""

import os
from collections.abc import Callable, Generator, Sequence
from contextlib import ExitStack
from functools import partial
from importlib import import_module
from pathlib import Path
from socket import create_connection
from types import TracebackType
from typing import Any

from azulejos.arena.config import ContestConfig
from azulejos.arena.outcome import Outcome
from azulejos.arena.play_schedule import players, title
from azulejos.arena.schedule import GameTask
from azulejos.arena.worker_pool import TaskResults, WorkerFailed, WorkerSetup
from azulejos.core.errors import AzulejosError

TIMEOUT = 5.0
"""Seconds to wait for a cluster to answer, and for its workers to close what they have opened."""


START = 180.0
"""Seconds in which the first worker has to start: on a full cluster it would wait forever."""


class NoCluster(AzulejosError):
    """There is no Ray, or no cluster that answers."""

    code = "no-cluster"


def play_on_ray(
    config: ContestConfig, tasks: Sequence[GameTask], address: str | None = None, workers: int | None = None
) -> Generator[Outcome, None, None]:
    """Play on the cluster at an address, else at RAY_ADDRESS, else on a local one; one worker per core."""
    with Cluster(partial(players, config), address, workers, len(tasks), title) as cluster:
        for _, outcome in cluster.answers(tasks):
            yield outcome


class ClusterWorker:
    """One worker on the cluster, with everything it has opened."""

    def __init__(self, setup_worker: WorkerSetup, directory: str) -> None:
        if Path(directory).is_dir():  # file.py:Class and net:FILE are relative to where the match was started
            os.chdir(directory)
        self._stack = ExitStack()
        self._do = self._stack.enter_context(setup_worker())

    def ready(self) -> bool:
        """Return True, which shows that the worker runs."""
        return True

    def do(self, task: Any) -> Any:
        """The answer to a task."""
        return self._do(task)

    def close(self) -> None:
        """Close everything the worker has opened."""
        self._stack.close()


class Cluster:
    """A pool of workers on Ray, which run until it is closed."""

    def __init__(
        self,
        setup_worker: WorkerSetup,
        address: str | None = None,
        workers: int | None = None,
        most: int | None = None,
        title: Callable[[Any], str] = str,
    ) -> None:
        """Connect and start `workers` workers, by default one per core, but at most `most`."""
        self._ray, self._title = _ray(), title
        _connect(self._ray, address)
        try:
            count = workers or max(1, int(self._ray.cluster_resources().get("CPU", 1)))
            self._workers = _start_workers(self._ray, setup_worker, count if most is None else min(count, most))
        except BaseException:
            self._ray.shutdown()
            raise

    def answers(self, tasks: Sequence[Any]) -> TaskResults:
        """Give each worker a new task when it has finished one. Raises WorkerFailed."""
        waiting = iter(tasks)
        busy = {worker.do.remote(task): (worker, task) for worker, task in zip(self._workers, waiting, strict=False)}
        while busy:
            (done,), _ = self._ray.wait(list(busy), num_returns=1)
            worker, task = busy.pop(done)
            answer = self._answer(done, task)
            for next_task in waiting:
                busy[worker.do.remote(next_task)] = worker, next_task
                break
            yield task, answer

    def close(self) -> None:
        """End all workers, and leave the cluster."""
        closing = [worker.close.remote() for worker in self._workers]
        self._ray.wait(closing, num_returns=len(closing), timeout=TIMEOUT)
        self._ray.shutdown()

    def _answer(self, done: Any, task: Any) -> Any:
        try:
            return self._ray.get(done)
        except self._ray.exceptions.RayError as error:
            raise WorkerFailed(f"{self._title(task)} failed on the cluster:\n{error}") from None

    def __enter__(self) -> "Cluster":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()


def _start_workers(ray: Any, setup_worker: WorkerSetup, count: int) -> list[Any]:
    """`count` workers, or as many as the cluster has room for now."""
    remote = ray.remote(num_cpus=1)(ClusterWorker)
    workers = [remote.remote(setup_worker, str(Path.cwd())) for _ in range(count)]
    starts = {worker.ready.remote(): worker for worker in workers}
    ready, _ = ray.wait(list(starts), num_returns=count, timeout=START)
    if not ready:
        raise NoCluster(f"no worker of the Ray cluster has started in {START:.0f} s")
    ray.get(ready)
    return [starts[start] for start in ready]


def _connect(ray: Any, address: str | None) -> None:
    # By default Ray looks for the cluster that ran here last, which may have ended long ago.
    address = address or os.environ.get("RAY_ADDRESS", "local")
    try:
        _check_listening(address)
        ray.init(address, logging_level="ERROR", log_to_driver=False, include_dashboard=False)
    except (OSError, RuntimeError, ValueError) as error:
        raise NoCluster(f"no Ray cluster answers at {address}: {error}") from error


def _check_listening(address: str) -> None:
    """Raise OSError if nothing listens at the address: Ray itself would retry for many minutes."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if host and port.isdigit():
        create_connection((host, int(port)), timeout=TIMEOUT).close()


def _ray() -> Any:
    """The module `ray`. Raises NoCluster if it is not installed."""
    try:
        return import_module("ray")
    except ImportError:
        message = "Ray is not installed; install it with: pip install 'azulejos[cluster]'"
        raise NoCluster(message, code="no-ray") from None
