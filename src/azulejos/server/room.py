"""One table as its journal tells it: who came and sat where, the game, the clocks.

A room is a fold of entries. What somebody does is written as an entry first of all here (`write`), the
hall stores what is `fresh`, and only then anybody is told. Knows no sockets and no disk.
"""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from azulejos.core.turn import Decide, Over
from azulejos.records import Record, Shuffle, Shuffled
from azulejos.server.chair import Chair, Person
from azulejos.server.clock import Times
from azulejos.server.entry import Entry, Heading
from azulejos.server.plan import Plan, read_plan
from azulejos.table import Remembering, Table

WAITING, PLAYING, OVER = "waiting", "playing", "over"


class Room:
    """A table of the server: its plan, its people, its game."""

    plan: Plan
    shuffle: Shuffle
    times: Times
    noticed: Entry
    """The last thing that happened which others than its doer may know of."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.head = 0
        self.fresh: list[Entry] = []
        self.made = self.changed = 0.0
        self.people: list[Person] = []
        self.gone: set[int] = set()
        """Those of the people who have got up from all their chairs, or were not waited for."""
        self.chairs: list[Chair] = []
        self.seeds: list[str | None] = []
        self.table: Table | None = None
        self.ended = False
        self.rematch: str | None = None
        self.patient = False
        """Whether bots wait until they are at full strength."""
        self._shuffled: Shuffled | None = None
        self._dealer: Remembering | None = None

    @classmethod
    def folded(cls, table_id: str, entries: Iterable[Entry]) -> "Room":
        """The room that a journal tells of."""
        room = cls(table_id)
        room.follow(entries)
        return room

    def follow(self, entries: Iterable[Entry]) -> None:
        """Go on with what was stored by somebody else."""
        for entry in entries:
            self._take(entry)

    def write(self, now: float, kind: str, **body: Any) -> None:
        """Let something happen, to be stored. Raises what the referee refuses; then nothing has happened."""
        # A clock that was set back must not let time run backwards at a table.
        entry = Entry(self.head + 1, max(now, self.changed), kind, body)
        self._take(entry)
        self.fresh.append(entry)

    def stored(self) -> None:
        """What was fresh is stored now."""
        self.fresh.clear()

    # --- Looking ----------------------------------------------------------------------------------

    @property
    def status(self) -> str:
        """Whether it waits for people, is played at, or is over."""
        if self.table is None:
            return OVER if self.ended else WAITING
        return OVER if isinstance(self.table.turn, Over) else PLAYING

    @property
    def host(self) -> int:
        """Who may hand on seats: who made the table, and once they have gone the first one who is there."""
        present = (n for n, person in enumerate(self.people) if n not in self.gone and not person.program)
        return next(present, 0)

    @property
    def full(self) -> bool:
        """Whether somebody sits on every chair."""
        return not any(chair.is_open or chair.away for chair in self.chairs)

    @property
    def owing(self) -> tuple[int, ...]:
        """The seats that owe a decision."""
        if self.table is None or not isinstance(turn := self.table.turn, Decide):
            return ()
        return tuple(seat for seat in turn.seats if seat not in self.table.ready)

    @property
    def bots_owing(self) -> tuple[int, ...]:
        """The seats whose decision a bot has to make."""
        return tuple(seat for seat in self.owing if self.chairs[seat].bot is not None)

    @property
    def next_deadline(self) -> tuple[float, int] | None:
        """When the time of which person is over first."""
        clocks = [(self.times.deadline(seat), seat) for seat in self.owing if self.chairs[seat].bot is None]
        return min(((when, seat) for when, seat in clocks if when is not None), default=None)

    def name(self, seat: int) -> str | None:
        """What the sitter of a seat is called; None for an open one."""
        chair = self.chairs[seat]
        return chair.bot if chair.person is None else self.people[chair.person].name

    def record(self) -> Record | None:
        """The game as text, with the shuffle's secret; None before its end, when it would tell secrets."""
        if self.table is None or self._shuffled is None or self.status != OVER:
            return None
        record = self.table.record()
        record.header["shuffle"] = self._shuffled.revealed()
        return record

    def heading(self) -> Heading:
        """What the store has to know without reading the journal."""
        summary = {"players": self.plan.setup.players, "options": dict(self.plan.setup.options)}
        summary["chairs"] = [
            {"name": self.name(seat), "bot": chair.bot is not None} for seat, chair in enumerate(self.chairs)
        ]
        summary["clock"] = self.plan.clock.to_json()
        guests = tuple(person.secret for person in self.people if person.program)
        game, changed = self.plan.game.name, self.noticed.time
        return Heading(self.status, self.plan.listed, game, summary, self._wakes_at(), guests, changed)

    def _wakes_at(self) -> float | None:
        """When the server has to look at it again without anybody asking: a bot to move, or a clock."""
        if self.bots_owing:
            return self.changed
        deadline = self.next_deadline
        return None if deadline is None else deadline[0]

    # --- The fold ---------------------------------------------------------------------------------

    def _take(self, entry: Entry) -> None:
        before = self._open_course()
        KINDS[entry.kind](self, entry)
        self.head, self.changed = entry.number, entry.time
        if entry.kind != "decided" or before != self._open_course():
            self.noticed = entry
        if self.table is not None:
            self.times.owe(self.owing, entry.time)

    def _open_course(self) -> Any:
        """What a decision changes for all to see; another sealed one in place of an earlier one does not."""
        return None if self.table is None else (self.table.revision, self.table.ready)

    def _made(self, entry: Entry) -> None:
        self.plan = read_plan(entry.body["plan"])
        self.shuffle = Shuffle.from_saved(entry.body["shuffle"])
        self.made = entry.time
        self.chairs = list(self.plan.chairs)
        self.seeds = [None] * len(self.chairs)
        self.people = [Person(**person) for person in entry.body["people"]]
        self.gone = {chair.person for chair in self.chairs if chair.person is not None and chair.away}
        self.times = Times(self.plan.clock, len(self.chairs))

    def _came(self, entry: Entry) -> None:
        self.people.append(Person(**entry.body))

    def _sat(self, entry: Entry) -> None:
        seat = entry.body["seat"]
        self._seat(seat, Chair(person=entry.body["person"]))
        self.times.restart(seat)
        if self.table is None:
            self.seeds[seat] = entry.body["seed"]

    def _seeded(self, entry: Entry) -> None:
        self.seeds[entry.body["seat"]] = entry.body["seed"]

    def _left(self, entry: Entry) -> None:
        seat = entry.body["seat"]
        if self.table is None:
            self._vacate(seat, Chair())
        else:
            self._seat(seat, replace(self.chairs[seat], away=True))

    def _returned(self, entry: Entry) -> None:
        self._seat(entry.body["seat"], Chair(person=self.chairs[entry.body["seat"]].person))

    def _handed(self, entry: Entry) -> None:
        self._vacate(entry.body["seat"], Chair(bot=entry.body["bot"]))

    def _timed_out(self, entry: Entry) -> None:
        seat = entry.body["seat"]
        self.times.decided(seat, entry.time)
        self._seat(seat, replace(self.chairs[seat], bot=self.plan.stand_in))

    def _started(self, entry: Entry) -> None:
        plan = self.plan
        self._shuffled = self.shuffle.keyed(table=self.id, game=plan.game, setup=plan.setup, seeds=self.seeds)
        self._dealer = Remembering(self._shuffled)
        # The starter stays what it was, whatever a later version would make of the same secret.
        setup = replace(self._shuffled.setup, starter=entry.body.setdefault("starter", self._shuffled.setup.starter))
        names = [self.name(seat) or "" for seat in range(len(self.chairs))]
        with self._noting(entry.body):
            self.table = Table.new(plan.game, setup, names=names, people=self._people(), dealer=self._dealer)

    def _decided(self, entry: Entry) -> None:
        table, body = self._playing(), entry.body
        with self._noting(body):
            table.play(body["seat"], body["move"], revision=body["revision"], move_id=body["id"])
        self.times.decided(body["seat"], entry.time)

    def _takeback(self, entry: Entry) -> None:
        table, act = self._playing(), entry.body["act"]
        {"ask": table.ask_takeback, "agree": table.agree, "refuse": table.refuse}[act](entry.body["seat"])

    def _ended(self, entry: Entry) -> None:
        self.ended = True
        if self.table is not None:
            self.table.leave(None)

    def _waited(self, entry: Entry) -> None:
        self.patient = True

    def _rematched(self, entry: Entry) -> None:
        self.rematch = entry.body["table"]

    # --- Inside -------------------------------------------------------------------------------------

    def _vacate(self, seat: int, chair: Chair) -> None:
        """Let a seat be somebody else's: neither the seed of who sat there nor the time they took is theirs."""
        self._seat(seat, chair)
        self.times.restart(seat)
        if self.table is None:
            self.seeds[seat] = None

    def _seat(self, seat: int, chair: Chair) -> None:
        before, self.chairs[seat] = self.chairs[seat].person, chair
        present = {each.person for each in self.chairs if not each.away}
        self.gone = {each for each in (*self.gone, before) if each is not None and each not in present}
        if self.table is not None:
            self._ask_anew(self.table)

    def _ask_anew(self, table: Table) -> None:
        """A takeback is asked of those who are there: when others are, it has to be asked for again."""
        people = self._people()
        if table.takeback is not None and people != table.people:
            table.refuse(table.takeback.seat)
        table.people = people

    def _people(self) -> frozenset[int]:
        """The seats whose consent a takeback needs: of the people who are there."""
        return frozenset(seat for seat, chair in enumerate(self.chairs) if chair.is_manned)

    def _playing(self) -> Table:
        if self.table is None:
            raise ValueError(f"the journal of {self.id} tells of a decision before the start")
        return self.table

    @contextmanager
    def _noting(self, body: dict[str, Any]) -> Iterator[None]:
        """Draw what an entry tells was drawn; if it is a new one, let it tell."""
        known = [] if self._dealer is None else self._dealer.known
        before = len(known)
        known.extend(body.get("drawn", ()))
        yield
        body["drawn"] = known[before:]


KINDS: dict[str, Callable[[Room, Entry], None]] = {
    kind: getattr(Room, f"_{kind}")
    for kind in (
        *("made", "came", "sat", "seeded", "left", "returned", "handed"),
        *("timed_out", "started", "decided", "takeback", "ended", "rematched", "waited"),
    )
}
"""What an entry of each kind does to a room."""
