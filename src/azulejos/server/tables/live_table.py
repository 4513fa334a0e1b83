"""One table as its journal records it: the people, their chairs, the game, the clocks.

A live table is a fold of journal entries. An act first writes an entry here (`write`), the hub stores the
`fresh` entries, and only then listeners are notified. This module uses no sockets and no database.
"""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from azulejos.core.turn import Decide, Over
from azulejos.records import Record, Shuffle, Shuffled
from azulejos.server.store.entry import Heading, JournalEntry, TableStatus
from azulejos.server.tables.chair import Chair, Person
from azulejos.server.tables.clock import Times
from azulejos.server.tables.plan import Plan, read_plan
from azulejos.table import Receipt, Remembering, Table

WAITING: TableStatus = "waiting"
PLAYING: TableStatus = "playing"
OVER: TableStatus = "over"

BY_SEAT = "by seat"
"""How decisions are sealed: a seat that owes several makes them without waiting. Version 0.1 waited after each."""


class LiveTable:
    """A table of the server: its plan, its people, its game. `table` is the referee's table of the running game."""

    plan: Plan
    shuffle: Shuffle
    times: Times
    noticed: JournalEntry
    """The last entry that people other than its author may know of."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.head = 0
        """The number of the last entry."""
        self.fresh: list[JournalEntry] = []
        self.made = self.changed = 0.0
        self.people: list[Person] = []
        self.gone: set[int] = set()
        """The people who have left all their chairs, or whose chairs were handed over."""
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
    def folded(cls, table_id: str, entries: Iterable[JournalEntry]) -> "LiveTable":
        """Return the table that these journal entries describe."""
        live = cls(table_id)
        live.follow(entries)
        return live

    def follow(self, entries: Iterable[JournalEntry]) -> None:
        """Apply entries that another process has stored."""
        for entry in entries:
            self._take(entry)

    def write(self, now: float, kind: str, **body: Any) -> Receipt | None:
        """Apply a new entry and keep it in `fresh` to be stored; return the receipt of a decision.

        If the referee refuses the entry, nothing has changed.
        """
        # A clock that was set back must not let time run backwards at a table.
        entry = JournalEntry(self.head + 1, max(now, self.changed), kind, body)
        receipt = self._take(entry)
        self.fresh.append(entry)
        return receipt

    def stored(self) -> None:
        """Forget the fresh entries, because they are stored now."""
        self.fresh.clear()

    # --- Reading ----------------------------------------------------------------------------------

    @property
    def status(self) -> TableStatus:
        """Whether the table waits for people, is played at, or is over."""
        if self.table is None:
            return OVER if self.ended else WAITING
        return OVER if isinstance(self.table.turn, Over) else PLAYING

    @property
    def host(self) -> int:
        """The person who may hand over seats: who made the table or, if they have left, the first one present."""
        present = (n for n, person in enumerate(self.people) if n not in self.gone and not person.program)
        return next(present, 0)

    @property
    def full(self) -> bool:
        """Whether every chair has a bot or a person who is present."""
        return not any(chair.is_open or chair.away for chair in self.chairs)

    @property
    def owing(self) -> tuple[int, ...]:
        """The seats that owe a decision."""
        if self.table is None or not isinstance(turn := self.table.turn, Decide):
            return ()
        return tuple(seat for seat in turn.seats if seat not in self.table.ready)

    @property
    def hides_piles(self) -> bool:
        """Whether a score pile is shown only to its owner; after the game all are shown."""
        return self.plan.hidden_piles and self.status != OVER

    @property
    def bots_owing(self) -> tuple[int, ...]:
        """The seats whose decision a bot has to make."""
        return tuple(seat for seat in self.owing if self.chairs[seat].bot is not None)

    @property
    def next_deadline(self) -> tuple[float, int] | None:
        """The earliest time at which a person's time is over, and their seat; None without clocks."""
        clocks = [(self.times.deadline(seat), seat) for seat in self.owing if self.chairs[seat].bot is None]
        return min(((when, seat) for when, seat in clocks if when is not None), default=None)

    def name(self, seat: int) -> str | None:
        """Return the name of the person or bot on a seat; None for an open seat."""
        chair = self.chairs[seat]
        return chair.bot if chair.person is None else self.people[chair.person].name

    def record(self) -> Record | None:
        """Return the record of the game with the shuffle's secret; None before the end, when that must stay secret."""
        if self.table is None or self._shuffled is None or self.status != OVER:
            return None
        record = self.table.record()
        record.header["shuffle"] = self._shuffled.revealed()
        return record

    def heading(self) -> Heading:
        """Return what the store keeps about the table beside its entries."""
        summary = {"players": self.plan.setup.players, "options": dict(self.plan.setup.options)}
        summary["chairs"] = [
            {"name": self.name(seat), "bot": chair.bot is not None} for seat, chair in enumerate(self.chairs)
        ]
        summary["clock"] = self.plan.clock.to_json()
        guests = tuple(person.secret for person in self.people if person.program)
        game, changed = self.plan.game.name, self.noticed.time
        return Heading(self.status, self.plan.listed, game, summary, self._wakes_at(), guests, changed)

    def _wakes_at(self) -> float | None:
        """When the scheduler has to act without a request: a bot has to move, or a clock runs out."""
        if self.bots_owing:
            return self.changed
        deadline = self.next_deadline
        return None if deadline is None else deadline[0]

    # --- The fold ---------------------------------------------------------------------------------

    def _take(self, entry: JournalEntry) -> Receipt | None:
        before = self._open_course()
        receipt = KINDS[entry.kind](self, entry)
        self.head, self.changed = entry.number, entry.time
        if entry.kind != "decided" or before != self._open_course():
            self.noticed = entry
        if self.table is not None:
            self.times.owe(self.owing, entry.time)
        return receipt

    def _open_course(self) -> Any:
        """What a decision changes for everybody; replacing a sealed decision by another changes nothing of it."""
        return None if self.table is None else (self.table.revision, self.table.ready)

    def _made(self, entry: JournalEntry) -> None:
        self.plan = read_plan(entry.body["plan"])
        self.shuffle = Shuffle.from_saved(entry.body["shuffle"])
        self.made = entry.time
        self.chairs = list(self.plan.chairs)
        self.seeds = [None] * len(self.chairs)
        self.people = [Person(**person) for person in entry.body["people"]]
        self.gone = {chair.person for chair in self.chairs if chair.person is not None and chair.away}
        self.times = Times(self.plan.clock, len(self.chairs))

    def _came(self, entry: JournalEntry) -> None:
        self.people.append(Person(**entry.body))

    def _sat(self, entry: JournalEntry) -> None:
        seat = entry.body["seat"]
        self._seat(seat, Chair(person=entry.body["person"]))
        self.times.restart(seat)
        if self.table is None:
            self.seeds[seat] = entry.body["seed"]

    def _seeded(self, entry: JournalEntry) -> None:
        self.seeds[entry.body["seat"]] = entry.body["seed"]

    def _left(self, entry: JournalEntry) -> None:
        seat = entry.body["seat"]
        if self.table is None:
            self._vacate(seat, Chair())
        else:
            self._seat(seat, replace(self.chairs[seat], away=True))

    def _returned(self, entry: JournalEntry) -> None:
        self._seat(entry.body["seat"], Chair(person=self.chairs[entry.body["seat"]].person))

    def _handed(self, entry: JournalEntry) -> None:
        self._vacate(entry.body["seat"], Chair(bot=entry.body["bot"]))

    def _timed_out(self, entry: JournalEntry) -> None:
        seat = entry.body["seat"]
        self.times.decided(seat, entry.time)
        self._seat(seat, replace(self.chairs[seat], bot=self.plan.stand_in))

    def _started(self, entry: JournalEntry) -> None:
        plan = self.plan
        self._shuffled = self.shuffle.keyed(
            table=self.id, game=plan.game, setup=plan.setup, seeds=self.seeds, starter=plan.starter
        )
        self._dealer = Remembering(self._shuffled)
        # The starter is stored, so that a later version that draws differently from the same secret keeps it.
        setup = replace(self._shuffled.setup, starter=entry.body.setdefault("starter", self._shuffled.setup.starter))
        names = [self.name(seat) or "" for seat in range(len(self.chairs))]
        with self._noting(entry.body):
            self.table = Table.new(
                plan.game,
                setup,
                names=names,
                people=self._people(),
                dealer=self._dealer,
                in_waves=entry.body.get("sealing") != BY_SEAT,
            )

    def _decided(self, entry: JournalEntry) -> Receipt:
        table, body = self._playing(), entry.body
        with self._noting(body):
            receipt = table.decide(body["seat"], body["move"], revision=body["revision"], move_id=body["id"])
        self.times.decided(body["seat"], entry.time)
        return receipt

    def _takeback(self, entry: JournalEntry) -> None:
        table, act = self._playing(), entry.body["act"]
        {"ask": table.ask_takeback, "agree": table.agree, "refuse": table.refuse}[act](entry.body["seat"])

    def _ended(self, entry: JournalEntry) -> None:
        self.ended = True
        if self.table is not None:
            self.table.leave(None)

    def _waited(self, entry: JournalEntry) -> None:
        self.patient = True

    def _rematched(self, entry: JournalEntry) -> None:
        self.rematch = entry.body["table"]

    # --- Inside -------------------------------------------------------------------------------------

    def _vacate(self, seat: int, chair: Chair) -> None:
        """Give a seat to a new occupant, without the seed and the time used by the person before."""
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
        """Cancel a takeback request when the people who have to agree change; it has to be asked for again."""
        people = self._people()
        if table.takeback is not None and people != table.people:
            table.refuse(table.takeback.seat)
        table.people = people

    def _people(self) -> frozenset[int]:
        """The seats whose consent a takeback needs: those of the people who are present."""
        return frozenset(seat for seat, chair in enumerate(self.chairs) if chair.is_manned)

    def _playing(self) -> Table:
        if self.table is None:
            raise ValueError(f"the journal of {self.id} tells of a decision before the start")
        return self.table

    @contextmanager
    def _noting(self, body: dict[str, Any]) -> Iterator[None]:
        """Make the dealer repeat the draws of a stored entry; add the draws to a new entry."""
        known = [] if self._dealer is None else self._dealer.known
        before = len(known)
        known.extend(body.get("drawn", ()))
        yield
        body["drawn"] = known[before:]


KINDS: dict[str, Callable[[LiveTable, JournalEntry], Receipt | None]] = {
    kind: getattr(LiveTable, f"_{kind}")
    for kind in (
        *("made", "came", "sat", "seeded", "left", "returned", "handed"),
        *("timed_out", "started", "decided", "takeback", "ended", "rematched", "waited"),
    )
}
"""The method that applies an entry of each kind."""
