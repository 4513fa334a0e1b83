"""What a decision costs a server in processor time, sockets aside: refereed, stored, and told to both players.

.venv/bin/python benchmarks/decisions.py [--decisions 300] [game …]
"""

import argparse
import asyncio
import json
import random
import tempfile
import time
from collections.abc import Callable

from azulejos.core import registry
from azulejos.core.setup import Setup
from azulejos.server import acts
from azulejos.server.chair import Chair, Person
from azulejos.server.following import Following
from azulejos.server.hall import Hall
from azulejos.server.journal import Journal
from azulejos.server.keys import new_table_id
from azulejos.server.plan import Plan
from azulejos.server.room import Room

WARM_UP = 30


def _eye(seat: int) -> Callable[[Room], int]:
    return lambda room: seat


class Pair:
    """A table with two players who follow it."""

    def __init__(self, hall: Hall, name: str) -> None:
        game = registry.game(name)
        plan = Plan(game, Setup.of(game, 2), (Chair(person=0), Chair()))
        self.room = acts.make(new_table_id(), hall.now(), plan, [Person("Ada", "1")])
        acts.join(self.room, hall.now(), Person("Rui", "2"))
        self.hall = hall

    async def begin(self) -> None:
        await self.hall.make(self.room)
        self.players = [Following(self.hall, self.room.id, _eye(seat)) for seat in (0, 1)]
        await self.hear()

    async def hear(self) -> None:
        self.news = [await player.next() for player in self.players]

    def choice(self, chance: random.Random) -> tuple[int, str, int] | None:
        """Somebody who owes a decision, any legal one, and the revision it is for; None after the end."""
        told = [json.loads(news) for news in self.news]
        owing = [seat for seat in told[0]["table"]["decide"] if seat not in told[0]["table"]["ready"]]
        if not owing:
            return None
        seat = chance.choice(owing)
        return seat, chance.choice(told[seat]["game"]["legal"]), told[seat]["game"]["revision"]

    async def decide(self, seat: int, move: str, revision: int, move_id: str) -> None:
        await self.hall.do(
            self.room.id, lambda room, now: acts.play(room, now, seat, move, revision=revision, move_id=move_id)
        )
        await self.hear()


async def measure(name: str, decisions: int) -> tuple[float, float]:
    """Milliseconds of all threads and of the event loop for a decision, in random games one after another."""
    chance, whole, loop = random.Random(1), 0.0, 0.0
    with tempfile.TemporaryDirectory(dir=".") as folder:
        journal = Journal.open(f"{folder}/tables.db")
        hall = Hall(journal, time.time)
        pair = Pair(hall, name)
        await pair.begin()
        for number in range(-WARM_UP, decisions):
            while (choice := pair.choice(chance)) is None:
                pair = Pair(hall, name)
                await pair.begin()
            before = time.process_time(), time.thread_time()
            await pair.decide(*choice, str(number))
            if number >= 0:
                whole += time.process_time() - before[0]
                loop += time.thread_time() - before[1]
        await journal.close()
    return 1000 * whole / decisions, 1000 * loop / decisions


def main() -> None:
    """Print a line for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--decisions", type=int, default=300)
    given = parser.parse_args()
    for name in given.games or registry.names():
        whole, loop = asyncio.run(measure(name, given.decisions))
        print(f"{name:<18}{whole:6.2f} ms a decision, {loop:.2f} ms of them in the event loop")


if __name__ == "__main__":
    main()
