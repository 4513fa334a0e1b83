"""Runs the work of a training: in this process, on workers of this machine, or on a Ray cluster."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

from azulejos.arena.cluster import Cluster
from azulejos.arena.worker_pool import WorkerPool, cores

ADVICE = "; what was done before is kept, and the same command resumes"


class Work(Protocol):
    """A task of a training; its result does not depend on which process runs it."""

    @property
    def generation(self) -> int:
        """The generation it is for."""

    @property
    def name(self) -> str:
        """The name of its file."""

    @property
    def games(self) -> int:
        """The number of games."""

    def play(self) -> Any:
        """Play the games; returns the result."""

    def keep(self, answer: Any, place: Path) -> None:
        """Write a result into a folder."""

    def is_kept(self, place: Path) -> bool:
        """Whether a folder holds the complete result."""


WorkResults = Callable[[Sequence[Work]], Iterable[tuple[Work, Any]]]
"""Runs works; yields each with its result, in any order."""


def play_here(works: Sequence[Work]) -> Iterator[tuple[Work, Any]]:
    """Play one after another in this process."""
    for work in works:
        yield work, work.play()


def worker_pool(workers: int | None = None, ray: str | None = None) -> WorkerPool | Cluster:
    """A pool of `workers` processes, by default one per core; on Ray if `ray` is an address or ""."""
    if ray is not None:
        return Cluster(players, ray or None, workers, title=title)
    return WorkerPool(players, workers or cores(), title, ADVICE)


@contextmanager
def players() -> Iterator[Callable[[Work], Any]]:
    """The function by which a worker runs a task."""
    yield lambda work: work.play()


def title(work: Work) -> str:
    """The name of a work in error messages."""
    return f"{work.name} of generation {work.generation}"
