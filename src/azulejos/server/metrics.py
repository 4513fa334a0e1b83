"""Metrics of the server in the Prometheus text format."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Metrics:
    """The counters and histograms of one application."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "azulejos_requests", "Requests by method and status.", ["method", "status"], registry=self.registry
        )
        self.refusals = Counter("azulejos_refusals", "Refusals by code.", ["code"], registry=self.registry)
        self.moves = Counter("azulejos_moves", "Decisions that were stored.", ["by"], registry=self.registry)
        self.storing = Histogram(
            "azulejos_act_seconds",
            "From a request to what it did being stored.",
            registry=self.registry,
            buckets=SECONDS,
        )
        self.thinking = Histogram(
            "azulejos_thinking_seconds", "How long bots took.", ["bot"], registry=self.registry, buckets=SECONDS
        )

    def watch(self, name: str, meaning: str, value: Callable[[], float]) -> None:
        """Add a gauge whose value is computed when the metrics are read."""
        Gauge(name, meaning, registry=self.registry).set_function(value)

    @contextmanager
    def timed(self, histogram: Histogram) -> Iterator[None]:
        """Record how long the body of a `with` takes, unless it raises."""
        begun = time.perf_counter()
        yield
        histogram.observe(time.perf_counter() - begun)

    def text(self) -> bytes:
        """Return all metrics as text."""
        return bytes(generate_latest(self.registry))
