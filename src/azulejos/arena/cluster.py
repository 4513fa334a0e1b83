"""Plays the games of a schedule on a Ray cluster. The only file that knows Ray; it is an extra."""

import os
from collections.abc import Generator, Sequence
from importlib import import_module
from pathlib import Path
from socket import create_connection
from typing import Any

from azulejos.arena.outcome import Outcome
from azulejos.arena.pairing import Task
from azulejos.arena.referee import play
from azulejos.arena.squad import Squad
from azulejos.arena.terms import Terms
from azulejos.core.errors import AzulejosError

PATIENCE = 5.0
"""Seconds to wait for a cluster to answer, and for its workers to end their bots."""


START = 180.0
"""Seconds in which the first worker has to start: on a full cluster it would wait for ever."""


class NoCluster(AzulejosError):
    """There is no Ray, or no cluster that answers."""

    code = "no-cluster"


def play_on_ray(
    terms: Terms, tasks: Sequence[Task], address: str | None = None, workers: int | None = None
) -> Generator[Outcome, None, None]:
    """Play on the cluster at an address, else of RAY_ADDRESS, else on one started here; a worker for each core."""
    ray = _ray()
    _connect(ray, address)
    try:
        count = workers or max(1, int(ray.cluster_resources().get("CPU", 1)))
        yield from _shared_out(ray, _actors(ray, terms, min(count, len(tasks))), tasks)
    finally:
        ray.shutdown()


class Player:
    """What runs on the cluster: one worker with its bots."""

    def __init__(self, terms: Terms, directory: str) -> None:
        if Path(directory).is_dir():  # a bot named file.py:Class is looked for where the match was started
            os.chdir(directory)
        self._terms, self._squad = terms, Squad(terms)

    def ready(self) -> bool:
        """Answer, as a sign of life."""
        return True

    def play(self, task: Task) -> Outcome:
        """Play one game."""
        return play(self._terms, task, self._squad)

    def close(self) -> None:
        """End the bots."""
        self._squad.close()


def _shared_out(ray: Any, actors: Sequence[Any], tasks: Sequence[Task]) -> Generator[Outcome, None, None]:
    """Give each actor a new game when it has finished one."""
    waiting = iter(tasks)
    busy = {actor.play.remote(task): actor for actor, task in zip(actors, waiting, strict=False)}
    try:
        while busy:
            (done,), _ = ray.wait(list(busy), num_returns=1)
            actor = busy.pop(done)
            task = next(waiting, None)
            if task is not None:
                busy[actor.play.remote(task)] = actor
            yield ray.get(done)
    finally:
        ray.wait([actor.close.remote() for actor in actors], num_returns=len(actors), timeout=PATIENCE)


def _actors(ray: Any, terms: Terms, count: int) -> list[Any]:
    """So many workers, or as many as the cluster has room for now."""
    remote = ray.remote(num_cpus=1)(Player)
    actors = [remote.remote(terms, str(Path.cwd())) for _ in range(count)]
    signs = {actor.ready.remote(): actor for actor in actors}
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
