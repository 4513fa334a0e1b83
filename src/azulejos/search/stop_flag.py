"""A flag that ends a search: kernels check it, and a timer or any thread sets it."""

import threading
from typing import Any

import numpy as np


class StopFlag:
    """Ends a search after some seconds. Use it as a context manager; `stop` ends the search early from any thread."""

    def __init__(self, seconds: float | None = None) -> None:
        self.flag: Any = np.zeros(1, np.uint8)
        self._timer = None if seconds is None else threading.Timer(max(0.0, seconds), self.stop)

    def stop(self) -> None:
        """Set the flag."""
        self.flag[0] = 1

    @property
    def stopped(self) -> bool:
        """Whether the flag is set."""
        return bool(self.flag[0])

    def __enter__(self) -> "StopFlag":
        if self._timer is not None:
            self._timer.daemon = True
            self._timer.start()
        return self

    def __exit__(self, *error: object) -> None:
        if self._timer is not None:
            self._timer.cancel()
