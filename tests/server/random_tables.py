"""Random histories of a table: people join, leave, decide, take back and run out of time."""

import random

from azulejos.core.errors import AzulejosError
from azulejos.server.tables import acts
from azulejos.server.tables.clock import Clock
from azulejos.server.tables.live_table import OVER, WAITING
from tests.server.live_tables import ME, OPEN, bot, person, seen, stored, waiting

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


class RandomTable:
    """One table with random acts, and all entries that were stored of it."""

    def __init__(self, setup, seed):
        game, players, options = setup
        self.chance = random.Random(f"{setup} {seed}")
        self.now = 1e9
        others = [self.chance.choice([OPEN, OPEN, bot()]) for _ in range(players - 1)]
        clock, grace = self.chance.choice(CLOCKS), self.chance.choice([0.0, 30.0])
        self.live = waiting(ME, *others, game=game, options=options, clock=clock, grace=grace, now=self.now)
        self.journal = []
        self.refused = set()
        self._store()

    def step(self):
        """Try one random act."""
        self.now += self.chance.choice([0.0, 0.5, 3.0, 8.0])
        acts_now = self._before if self.live.status == WAITING else self._in_play
        act = self.chance.choice(acts_now())
        try:
            act()
        except AzulejosError as refusal:
            self.refused.add(refusal.code)
        self._store()

    def run(self, steps=250):
        """Make random steps until the game is over, at most `steps`; yield the table after each."""
        while self.live.status != OVER and steps:
            steps -= 1
            self.step()
            yield self.live

    def _store(self):
        self.journal += stored(self.live.fresh)
        self.live.stored()

    def _before(self):
        return [self._sow, self._wait, self._leave, *[self._join] * 5, self._start, self._hand]

    def _in_play(self):
        often = [self._decide] * 40
        seldom = [self._takeback] * 6 + [self._leave, self._return, self._return, self._hand, self._join]
        return [*often, *seldom, self._expire, self._end if self.chance.random() < 0.05 else self._decide]

    def _seat(self):
        return self.chance.randrange(len(self.live.chairs))

    def _somebody(self):
        return self.chance.randrange(len(self.live.people))

    def _sow(self):
        acts.sow(self.live, self.now, self._somebody(), f"seed {self.now}")

    def _join(self):
        acts.join(self.live, self.now, person(f"P{self.chance.randrange(9)}"), seed=self.chance.choice([None, "salt"]))

    def _wait(self):
        acts.wait(self.live, self.now, self._somebody())

    def _start(self):
        acts.start(self.live, self.now, self._somebody())

    def _leave(self):
        acts.leave(self.live, self.now, self._somebody(), self._seat())

    def _return(self):
        acts.come_back(self.live, self.now, self._somebody(), self._seat())

    def _hand(self):
        acts.hand(self.live, self.now, self._somebody(), self._seat(), self.chance.choice([None, "random"]))

    def _expire(self):
        acts.expire(self.live, self.now)

    def _end(self):
        acts.end(self.live, self.now, self._somebody())

    def _takeback(self):
        acts.take_back(self.live, self.now, self._seat(), self.chance.choice(["ask", "agree", "refuse"]))

    def _decide(self):
        """Decide for a seat that owes a decision, or change a sealed one."""
        live = self.live
        seats = [seat for seat in range(len(live.chairs)) if live.table.legal(seat)]
        seat = self.chance.choice(seats)
        act = acts.play if live.chairs[seat].person is not None else acts.decide
        move, revision = self.chance.choice(live.table.legal(seat)), live.table.revision
        act(live, self.now, seat, move, revision=revision, move_id=f"{live.head}")


def unchanged_by(random_table):
    """Try one random act; return whether a refusal has left everything unchanged."""
    before, head, count = seen(random_table.live), random_table.live.head, len(random_table.refused)
    random_table.step()
    return len(random_table.refused) == count or random_table.live.head != head or seen(random_table.live) == before
