"""Coverage of the beginning of each test: what a test runs after its first moments is not measured.

Before Python 3.14 a measured line takes two to four times as long. A test that plays for seconds runs the same lines
again and again, so measuring its beginning shows nearly all of them
(docs/decisions/0025-where-the-time-of-the-tests-goes.md).
"""

import signal
from types import FrameType
from typing import Any

import coverage
import pytest

MEASURED_SECONDS = 1.0
"""Processor time of a test, its fixtures included, that is measured."""


class MeasuredStart:
    """A plugin of pytest that pauses coverage when a test has used its time, and resumes it for the next test."""

    def __init__(self, controller: Any) -> None:
        self._controller = controller
        self._paused = False
        signal.signal(signal.SIGVTALRM, self._pause)

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Any:
        """Run the three phases of a test with a timer, which counts processor time only."""
        if item.get_closest_marker("no_cover"):  # pytest-cov itself pauses and resumes
            return (yield)
        signal.setitimer(signal.ITIMER_VIRTUAL, MEASURED_SECONDS)
        try:
            return (yield)
        finally:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
            self._resume()

    def _pause(self, number: int, frame: FrameType | None) -> None:
        if self._controller.started and not self._paused:
            self._controller.cov.stop()
            self._paused = True

    def _resume(self) -> None:
        if self._paused:
            self._controller.cov.start()
            self._paused = False


def stop_inherited(config: pytest.Config) -> None:
    """In a worker of pytest-xdist, stop all measuring that began before pytest-cov's own.

    A worker inherits the measuring of processes that tests start, and pytest-cov starts one more before the session.
    They run on underneath, so without this a test that pauses coverage would be measured all the same.
    """
    if hasattr(config, "workerinput"):
        while (running := coverage.Coverage.current()) is not None:
            running.stop()


def register(config: pytest.Config) -> None:
    """Add the plugin where coverage is measured and the system has such timers."""
    coverage = config.pluginmanager.get_plugin("_cov")
    if coverage is not None and coverage.cov_controller and hasattr(signal, "ITIMER_VIRTUAL"):
        config.pluginmanager.register(MeasuredStart(coverage.cov_controller), "measured-start")
