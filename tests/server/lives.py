"""Random lives of a table: people come and go, decide, think better of it, run out of time."""

import random

from azulejos.core.errors import AzulejosError
from azulejos.server import acts
from azulejos.server.clock import Clock
from azulejos.server.room import OVER, WAITING
from tests.server.rooms import ME, OPEN, bot, person, seen, stored, waiting

SETUPS = [
    ("azul", 2, {}),
    ("azul", 3, {"wall": "grey"}),
    ("azul", 4, {}),
    ("summer-pavilion", 2, {"board": "grey"}),
    ("summer-pavilion", 4, {}),
    ("5211", 2, {}),
    ("5211", 5, {}),
]
CLOCKS = [Clock(), Clock(per_move=20.0), Clock(per_game=120.0)]


class Life:
    """One table that is lived through, and all that was ever stored of it."""

    def __init__(self, setup, seed):
        game, players, options = setup
        self.chance = random.Random(f"{setup} {seed}")
        self.now = 1e9
        others = [self.chance.choice([OPEN, OPEN, bot()]) for _ in range(players - 1)]
        clock, grace = self.chance.choice(CLOCKS), self.chance.choice([0.0, 30.0])
        self.room = waiting(ME, *others, game=game, options=options, clock=clock, grace=grace, now=self.now)
        self.journal = []
        self.refused = set()
        self._store()

    def step(self):
        """Something happens, or is refused."""
        self.now += self.chance.choice([0.0, 0.5, 3.0, 8.0])
        acts_now = self._before if self.room.status == WAITING else self._in_play
        act = self.chance.choice(acts_now())
        try:
            act()
        except AzulejosError as refusal:
            self.refused.add(refusal.code)
        self._store()

    def live(self, steps=250):
        """Go on until the game is over, or for so many steps."""
        while self.room.status != OVER and steps:
            steps -= 1
            self.step()
            yield self.room

    def _store(self):
        self.journal += stored(self.room.fresh)
        self.room.stored()

    def _before(self):
        return [self._sow, self._wait, self._leave, *[self._join] * 5, self._start, self._hand]

    def _in_play(self):
        often = [self._decide] * 40
        seldom = [self._takeback] * 6 + [self._leave, self._return, self._return, self._hand, self._join]
        return [*often, *seldom, self._expire, self._end if self.chance.random() < 0.05 else self._decide]

    def _seat(self):
        return self.chance.randrange(len(self.room.chairs))

    def _somebody(self):
        return self.chance.randrange(len(self.room.people))

    def _sow(self):
        acts.sow(self.room, self.now, self._somebody(), f"seed {self.now}")

    def _join(self):
        acts.join(self.room, self.now, person(f"P{self.chance.randrange(9)}"), seed=self.chance.choice([None, "salt"]))

    def _wait(self):
        acts.wait(self.room, self.now, self._somebody())

    def _start(self):
        acts.start(self.room, self.now, self._somebody())

    def _leave(self):
        acts.leave(self.room, self.now, self._somebody(), self._seat())

    def _return(self):
        acts.come_back(self.room, self.now, self._somebody(), self._seat())

    def _hand(self):
        acts.hand(self.room, self.now, self._somebody(), self._seat(), self.chance.choice([None, "random"]))

    def _expire(self):
        acts.expire(self.room, self.now)

    def _end(self):
        acts.end(self.room, self.now, self._somebody())

    def _takeback(self):
        acts.take_back(self.room, self.now, self._seat(), self.chance.choice(["ask", "agree", "refuse"]))

    def _decide(self):
        """A decision of a seat that owes one, or that has sealed one and changes it."""
        room = self.room
        seats = [seat for seat in range(len(room.chairs)) if room.table.legal(seat)]
        seat = self.chance.choice(seats)
        act = acts.play if room.chairs[seat].person is not None else acts.decide
        move, revision = self.chance.choice(room.table.legal(seat)), room.table.revision
        act(room, self.now, seat, move, revision=revision, move_id=f"{room.head}")


def unchanged_by(life):
    """Let one thing happen; whether a refusal has left everything as it was."""
    before, head, count = seen(life.room), life.room.head, len(life.refused)
    life.step()
    return len(life.refused) == count or life.room.head != head or seen(life.room) == before
