"""How fast the journal stores: delays at a steady rate, and throughput when all tables write at once.

.venv/bin/python benchmarks/journal.py [ADDRESS] [--pace 300] [--seconds 10]
"""

import argparse
import asyncio
import random
import tempfile
import time
from itertools import cycle

from azulejos.server.store.entry import Heading, JournalEntry
from azulejos.server.store.journal import Journal

TABLES = 1000
HEADING = Heading("playing", True, "azul", {"players": 2, "names": ["Ana", "Rui"]}, None)
BODY = {"seat": 0, "move": "3R>4", "id": "5e0f6a52-6b0e-4f5e-9a52-0e6d3f7d1c11", "drawn": "RRBBKKYYWW" * 20}


class TableWriter:
    """One table and how long its appends took."""

    def __init__(self, journal: Journal, run: str, number: int) -> None:
        self.journal, self.table_id, self.head = journal, f"{run}-{number}", 0
        self.free = asyncio.Lock()

    async def begin(self) -> None:
        await self.journal.create(self.table_id, [self._entry()], HEADING)
        self.head = 1

    async def append(self, times: list[float]) -> None:
        begun = time.perf_counter()
        async with self.free:
            await self.journal.append(self.table_id, self.head, [self._entry()], HEADING)
            self.head += 1
        times.append(time.perf_counter() - begun)

    def _entry(self) -> JournalEntry:
        return JournalEntry(self.head + 1, time.time(), "move", BODY)


async def paced(writers: list[TableWriter], pace: float, seconds: float) -> list[float]:
    """Append at random moments, whether earlier appends are done or not."""
    times: list[float] = []
    chance, moment, begun = random.Random(1), 0.0, time.perf_counter()
    async with asyncio.TaskGroup() as group:
        for writer in cycle(writers):
            moment += chance.expovariate(pace)
            if moment > seconds:
                return times
            await asyncio.sleep(begun + moment - time.perf_counter())
            group.create_task(writer.append(times))
    return times


async def saturated(writers: list[TableWriter], seconds: float) -> list[float]:
    """Every table appends as soon as it can."""
    times: list[float] = []
    end = time.perf_counter() + seconds

    async def keep_writing(writer: TableWriter) -> None:
        while time.perf_counter() < end:
            await writer.append(times)

    await asyncio.gather(*map(keep_writing, writers))
    return times


def report(name: str, times: list[float], seconds: float) -> None:
    milliseconds = [1000 * value for value in sorted(times)]
    shares = "  ".join(f"p{p:g} {milliseconds[int(len(times) * p / 100)]:.1f} ms" for p in (50, 99, 99.9))
    print(f"{name:<28}{len(times) / seconds:7.0f} appends/s  {shares}  longest {milliseconds[-1]:.1f} ms")


async def measure(address: str, pace: float, seconds: float) -> None:
    journal = Journal.open(address)
    writers = [TableWriter(journal, f"{time.time_ns()}", number) for number in range(TABLES)]
    await asyncio.gather(*(writer.begin() for writer in writers))
    report(f"at a pace of {pace:g}/s", await paced(writers, pace, seconds), seconds)
    report(f"{TABLES} tables at once", await saturated(writers, seconds), seconds)
    await journal.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("address", nargs="?")
    parser.add_argument("--pace", type=float, default=300.0)
    parser.add_argument("--seconds", type=float, default=10.0)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=".") as folder:
        asyncio.run(measure(given.address or f"{folder}/journal.db", given.pace, given.seconds))


if __name__ == "__main__":
    main()
