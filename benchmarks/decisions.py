"""Processor time of a decision in the server, without sockets: refereed, stored, and sent to both players.

.venv/bin/python benchmarks/decisions.py [--decisions 300] [game …]
"""

import argparse
import asyncio
import json
import random
import tempfile
import time
from collections.abc import Callable

from result_files import write

from azulejos.core import registry
from azulejos.core.setup import Setup
from azulejos.server.access_keys import new_table_id
from azulejos.server.store.journal import Journal
from azulejos.server.tables import acts
from azulejos.server.tables.chair import Chair, Person
from azulejos.server.tables.live_table import LiveTable
from azulejos.server.tables.plan import Plan
from azulejos.server.tables.subscription import Subscription
from azulejos.server.tables.table_hub import TableHub

WARM_UP = 30


def _viewer(seat: int) -> Callable[[LiveTable], int]:
    return lambda live: seat


class Pair:
    """A table with two players who follow it."""

    def __init__(self, hub: TableHub, name: str) -> None:
        game = registry.game(name)
        plan = Plan(game, Setup.of(game, 2), (Chair(person=0), Chair()))
        self.live = acts.make(new_table_id(), hub.now(), plan, [Person("Ada", "1")])
        acts.join(self.live, hub.now(), Person("Rui", "2"))
        self.hub = hub

    async def begin(self) -> None:
        await self.hub.make(self.live)
        self.players = [Subscription(self.hub, self.live.id, _viewer(seat)) for seat in (0, 1)]
        await self.receive()

    async def receive(self) -> None:
        self.news = [await player.next() for player in self.players]

    def choice(self, chance: random.Random) -> tuple[int, str, int] | None:
        """A seat that owes a decision, a random legal move, and the revision it is for; None after the end."""
        snapshots = [json.loads(news) for news in self.news]
        owing = [seat for seat in snapshots[0]["table"]["decide"] if seat not in snapshots[0]["table"]["ready"]]
        if not owing:
            return None
        seat = chance.choice(owing)
        return seat, chance.choice(snapshots[seat]["game"]["legal"]), snapshots[seat]["game"]["revision"]

    async def decide(self, seat: int, move: str, revision: int, move_id: str) -> None:
        await self.hub.do(
            self.live.id, lambda live, now: acts.play(live, now, seat, move, revision=revision, move_id=move_id)
        )
        await self.receive()


async def measure(name: str, decisions: int) -> tuple[float, float]:
    """Milliseconds of all threads and of the event loop per decision, in random games one after another."""
    chance, whole, loop = random.Random(1), 0.0, 0.0
    with tempfile.TemporaryDirectory(dir=".") as folder:
        journal = Journal.open(f"{folder}/tables.db")
        hub = TableHub(journal, time.time)
        pair = Pair(hub, name)
        await pair.begin()
        for number in range(-WARM_UP, decisions):
            while (choice := pair.choice(chance)) is None:
                pair = Pair(hub, name)
                await pair.begin()
            before = time.process_time(), time.thread_time()
            await pair.decide(*choice, str(number))
            if number >= 0:
                whole += time.process_time() - before[0]
                loop += time.thread_time() - before[1]
        await journal.close()
    return 1000 * whole / decisions, 1000 * loop / decisions


def main() -> None:
    """Print a line per game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--decisions", type=int, default=300)
    given = parser.parse_args()
    figures = {}
    for name in given.games or registry.names():
        whole, loop = asyncio.run(measure(name, given.decisions))
        figures[name] = {"all_threads_ms": round(whole, 2), "event_loop_ms": round(loop, 2)}
        print(f"{name:<18}{whole:6.2f} ms per decision, {loop:.2f} ms of them in the event loop")
    if not given.games:
        write("decisions", figures)


if __name__ == "__main__":
    main()
