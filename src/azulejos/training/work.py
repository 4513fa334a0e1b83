"""Who plays the games of a training: this process, workers of this machine, or a Ray cluster."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

from azulejos.arena.cluster import Cluster
from azulejos.arena.crew import Crew, cores

ADVICE = "; what was done before is kept, and the same command goes on"


class Work(Protocol):
    """Something to play; whoever plays it, and when, changes nothing."""

    @property
    def generation(self) -> int:
        """For which generation."""

    @property
    def name(self) -> str:
        """What its file is called."""

    @property
    def games(self) -> int:
        """How many games it has."""

    def play(self) -> Any:
        """What comes out."""

    def keep(self, answer: Any, place: Path) -> None:
        """Write what came out into a folder."""

    def is_kept(self, place: Path) -> bool:
        """Whether it was written, whole."""


Answers = Callable[[Sequence[Work]], Iterable[tuple[Work, Any]]]
"""Whoever works: gives some works with what came out, as they come."""


def play_here(works: Sequence[Work]) -> Iterator[tuple[Work, Any]]:
    """Play one after another in this process."""
    for work in works:
        yield work, work.play()


def crew(workers: int | None = None, ray: str | None = None) -> Crew | Cluster:
    """So many processes, or one for each core; with an address or "" workers on Ray. To be closed."""
    if ray is not None:
        return Cluster(players, ray or None, workers, title=title)
    return Crew(players, workers or cores(), title, ADVICE)


@contextmanager
def players() -> Iterator[Callable[[Work], Any]]:
    """What a worker can do."""
    yield lambda work: work.play()


def title(work: Work) -> str:
    """What a work is called if it goes wrong."""
    return f"{work.name} of generation {work.generation}"
