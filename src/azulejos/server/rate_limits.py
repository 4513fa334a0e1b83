"""Rate limits per address or socket (token buckets), and a limit of connections per address."""

from collections.abc import Callable

from azulejos.server.errors import TooMany

FORGET = 10_000
"""Most buckets that are kept; when there are more, full ones are dropped, since they limit nothing."""


class Buckets:
    """One token bucket per address or socket."""

    def __init__(self, rate: tuple[float, float], now: Callable[[], float]) -> None:
        self._each_second, self._size = rate
        self._now = now
        self._buckets: dict[str, tuple[float, float]] = {}

    def take(self, key: str) -> None:
        """Take one token; raises TooMany with the time to wait."""
        now = self._now()
        level, at = self._buckets.get(key, (self._size, now))
        level = min(self._size, level + (now - at) * self._each_second)
        if level < 1.0:
            raise TooMany("too many requests: wait a little", (1.0 - level) / self._each_second)
        self._buckets[key] = level - 1.0, now
        if len(self._buckets) > FORGET:
            self._forget(now)

    def _forget(self, now: float) -> None:
        filled = {
            key for key, (level, at) in self._buckets.items() if level + (now - at) * self._each_second >= self._size
        }
        self._buckets = {key: bucket for key, bucket in self._buckets.items() if key not in filled}


class ConnectionCount:
    """The number of open sockets and streams per address."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._count: dict[str, int] = {}

    def __len__(self) -> int:
        return sum(self._count.values())

    def check(self, key: str) -> None:
        """Raise TooMany if this address may not open one more."""
        if self._count.get(key, 0) >= self._most:
            raise TooMany(f"at most {self._most} connections from one address", 10.0)

    def enter(self, key: str) -> None:
        """Count one more; raises TooMany if there are too many."""
        self.check(key)
        self._count[key] = self._count.get(key, 0) + 1

    def leave(self, key: str) -> None:
        """Count one less."""
        self._count[key] -= 1
        if not self._count[key]:
            del self._count[key]
