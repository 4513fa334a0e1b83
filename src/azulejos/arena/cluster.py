"""Workers on a Ray cluster, and games of a schedule played by them. The only file that knows Ray; it is an extra."""

import os
from collections.abc import Callable, Generator, Sequence
from contextlib import ExitStack
from functools import partial
from importlib import import_module
from pathlib import Path
from socket import create_connection
from types import TracebackType
from typing import Any

from azulejos.arena.crew import Answers, Skill, WorkerFailed
from azulejos.arena.outcome import Outcome
from azulejos.arena.pairing import Task
from azulejos.arena.pool import players, title
from azulejos.arena.terms import Terms
from azulejos.core.errors import AzulejosError

PATIENCE = 5.0
"""Seconds to wait for a cluster to answer, and for its workers to close what they have opened."""


START = 180.0
"""Seconds in which the first worker has to start: on a full cluster it would wait for ever."""


class NoCluster(AzulejosError):
    """There is no Ray, or no cluster that answers."""

    code = "no-cluster"


def play_on_ray(
    terms: Terms, tasks: Sequence[Task], address: str | None = None, workers: int | None = None
) -> Generator[Outcome, None, None]:
    """Play on the cluster at an address, else of RAY_ADDRESS, else on one started here; a worker for each core."""
    with Cluster(partial(players, terms), address, workers, len(tasks), title) as cluster:
        for _, outcome in cluster.answers(tasks):
            yield outcome


class Hand:
    """What runs on the cluster: one worker with all that it has opened."""

    def __init__(self, skill: Skill, directory: str) -> None:
        if Path(directory).is_dir():  # file.py:Class and net:FILE are looked for where the match was started
            os.chdir(directory)
        self._stack = ExitStack()
        self._do = self._stack.enter_context(skill())

    def ready(self) -> bool:
        """Answer, as a sign of life."""
        return True

    def do(self, task: Any) -> Any:
        """The answer to a task."""
        return self._do(task)

    def close(self) -> None:
        """Close what it has opened."""
        self._stack.close()


class Cluster:
    """A crew on Ray: some workers, who stay until it is closed."""

    def __init__(
        self,
        skill: Skill,
        address: str | None = None,
        workers: int | None = None,
        most: int | None = None,
        title: Callable[[Any], str] = str,
    ) -> None:
        """Connect and start so many workers, or one for each core, or as many as there can be tasks at a time."""
        self._ray, self._title = _ray(), title
        _connect(self._ray, address)
        try:
            count = workers or max(1, int(self._ray.cluster_resources().get("CPU", 1)))
            self._hands = _hands(self._ray, skill, count if most is None else min(count, most))
        except BaseException:
            self._ray.shutdown()
            raise

    def answers(self, tasks: Sequence[Any]) -> Answers:
        """Give each worker a new task when it has finished one. Raises WorkerFailed."""
        waiting = iter(tasks)
        busy = {hand.do.remote(task): (hand, task) for hand, task in zip(self._hands, waiting, strict=False)}
        while busy:
            (done,), _ = self._ray.wait(list(busy), num_returns=1)
            hand, task = busy.pop(done)
            answer = self._answer(done, task)
            for following in waiting:
                busy[hand.do.remote(following)] = hand, following
                break
            yield task, answer

    def close(self) -> None:
        """End all workers, and leave the cluster."""
        closing = [hand.close.remote() for hand in self._hands]
        self._ray.wait(closing, num_returns=len(closing), timeout=PATIENCE)
        self._ray.shutdown()

    def _answer(self, done: Any, task: Any) -> Any:
        try:
            return self._ray.get(done)
        except self._ray.exceptions.RayError as error:
            raise WorkerFailed(f"{self._title(task)} broke off on the cluster:\n{error}") from None

    def __enter__(self) -> "Cluster":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()


def _hands(ray: Any, skill: Skill, count: int) -> list[Any]:
    """So many workers, or as many as the cluster has room for now."""
    remote = ray.remote(num_cpus=1)(Hand)
    hands = [remote.remote(skill, str(Path.cwd())) for _ in range(count)]
    signs = {hand.ready.remote(): hand for hand in hands}
    ready, _ = ray.wait(list(signs), num_returns=count, timeout=START)
    if not ready:
        raise NoCluster(f"no worker of the Ray cluster has started in {START:.0f} s")
    ray.get(ready)
    return [signs[sign] for sign in ready]


def _connect(ray: Any, address: str | None) -> None:
    # Never "whatever ran here last", which is what Ray looks for by itself: it may have died long ago.
    address = address or os.environ.get("RAY_ADDRESS", "local")
    try:
        _knock(address)
        ray.init(address, logging_level="ERROR", log_to_driver=False, include_dashboard=False)
    except (OSError, RuntimeError, ValueError) as error:
        raise NoCluster(f"no Ray cluster answers at {address}: {error}") from error


def _knock(address: str) -> None:
    """See whether anybody listens there: Ray itself would go on trying for many minutes. Raises OSError."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if host and port.isdigit():
        create_connection((host, int(port)), timeout=PATIENCE).close()


def _ray() -> Any:
    """Ray, which is an extra: whoever does not ask for a cluster need not have it."""
    try:
        return import_module("ray")
    except ImportError:
        message = "Ray is not installed; install it with: pip install 'azulejos[cluster]'"
        raise NoCluster(message, code="no-ray") from None
