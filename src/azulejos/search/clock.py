"""A flag that kernels look at and a timer, or anyone, raises: so a search ends in time, and can be ended."""

import threading
from typing import Any

import numpy as np


class Clock:
    """Runs while a search does. Use it as a context; `stop` ends it early from any thread."""

    def __init__(self, seconds: float | None = None) -> None:
        self.flag: Any = np.zeros(1, np.uint8)
        self._timer = None if seconds is None else threading.Timer(max(0.0, seconds), self.stop)

    def stop(self) -> None:
        """Raise the flag."""
        self.flag[0] = 1

    @property
    def stopped(self) -> bool:
        """Whether the flag is raised."""
        return bool(self.flag[0])

    def __enter__(self) -> "Clock":
        if self._timer is not None:
            self._timer.daemon = True
            self._timer.start()
        return self

    def __exit__(self, *error: object) -> None:
        if self._timer is not None:
            self._timer.cancel()
