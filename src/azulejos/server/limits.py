"""How often somebody may do something: a bucket that fills steadily and empties by each use."""

from collections.abc import Callable

from azulejos.server.errors import TooMany

FORGET = 10_000
"""Buckets that are kept; full ones say nothing and are thrown away when there are more."""


class Buckets:
    """One bucket for each address or socket."""

    def __init__(self, rate: tuple[float, float], now: Callable[[], float]) -> None:
        self._each_second, self._size = rate
        self._now = now
        self._buckets: dict[str, tuple[float, float]] = {}

    def take(self, who: str) -> None:
        """Use up one; raises TooMany with the time to wait."""
        now = self._now()
        level, at = self._buckets.get(who, (self._size, now))
        level = min(self._size, level + (now - at) * self._each_second)
        if level < 1.0:
            raise TooMany("too many requests: wait a little", (1.0 - level) / self._each_second)
        self._buckets[who] = level - 1.0, now
        if len(self._buckets) > FORGET:
            self._forget(now)

    def _forget(self, now: float) -> None:
        filled = {
            who for who, (level, at) in self._buckets.items() if level + (now - at) * self._each_second >= self._size
        }
        self._buckets = {who: bucket for who, bucket in self._buckets.items() if who not in filled}


class Crowd:
    """How many sockets each address holds."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._count: dict[str, int] = {}

    def __len__(self) -> int:
        return sum(self._count.values())

    def check(self, who: str) -> None:
        """Raise TooMany if there are too many for one more."""
        if self._count.get(who, 0) >= self._most:
            raise TooMany(f"at most {self._most} connections from one address", 10.0)

    def enter(self, who: str) -> None:
        """One more; raises TooMany if there are too many."""
        self.check(who)
        self._count[who] = self._count.get(who, 0) + 1

    def leave(self, who: str) -> None:
        """One less."""
        self._count[who] -= 1
        if not self._count[who]:
            del self._count[who]
