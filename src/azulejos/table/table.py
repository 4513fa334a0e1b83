"""A table: referees one game, and is the only way to change it. No sockets, no disk, no event loop.

The table checks the seat, the revision and the rules of a decision before anything changes. It refuses by a
coded error and changes nothing then. Where several seats owe decisions, each decision is sealed until the
last one is made, and may be changed until then. A seat that owes several makes them without waiting.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, cast

from azulejos.core.errors import Fact, ParseError, as_fact
from azulejos.core.notice import Notice
from azulejos.core.protocol import Game, State
from azulejos.core.randomness import Randomness
from azulejos.core.setup import Setup
from azulejos.core.turn import Chance, Decide, Over, Result, Turn
from azulejos.records import Event, Record, ReplayStep, bare, game_of, replay, setup_of
from azulejos.table.answers import Glimpse, Receipt
from azulejos.table.dealer import Dealer, only_dealer
from azulejos.table.errors import GameOver, MoveIdReused, NoSuchSeat, NotYourTurn, StaleRevision, TakebackRefused
from azulejos.table.history import History
from azulejos.table.log import Log, LogEntry
from azulejos.table.sealed_moves import Sealing, still_sealed
from azulejos.table.takeback import PendingTakeback


@dataclass(frozen=True, slots=True)
class _Now:
    """A state with its turn and result, computed once."""

    state: State
    turn: Turn
    result: Result


class Table:
    """One game between people and bots, from a record: a header alone, or a game to resume."""

    def __init__(
        self,
        record: Record,
        *,
        game: Game | None = None,
        people: Iterable[int] | None = None,
        randomness: Randomness | None = None,
        dealer: Dealer | None = None,
        in_waves: bool = False,
    ) -> None:
        """Resume the game where the record ends. Raises RecordError if it is broken.

        By default the game is found by its name. `people` are the seats whose consent a
        takeback needs, by default all. The events of the record cannot be taken back.
        New draws come from the `dealer`, or else from the `randomness`.
        `in_waves` reveals sealed decisions as soon as each seat has made one, as version 0.1 did.
        """
        self.game = game or game_of(record)
        self.setup = setup_of(self.game, record)
        self._facts = self.game.facts(self.setup)
        self.names = tuple(record.header.get("names") or (f"Seat {seat}" for seat in range(self.setup.players)))
        self.people = frozenset(self._seat(seat) for seat in (range(self.setup.players) if people is None else people))
        self._dealer = only_dealer(dealer, randomness)
        self._header = {key: value for key, value in record.header.items() if key != "position"}
        self._log = Log()
        self._in_waves = in_waves
        self._sealing: Sealing | None = None
        self._legal: dict[int, tuple[State, tuple[str, ...]]] = {}
        self._answers: dict[tuple[int, str], Receipt] = {}
        self._takeback: PendingTakeback | None = None
        self._left = False
        self._cached: _Now | None = None
        self._replay(list(replay(bare(record), game=self.game, unfinished=True)))
        self._draw()

    @classmethod
    def new(
        cls,
        game: Game,
        setup: Setup,
        *,
        names: Sequence[str] | None = None,
        people: Iterable[int] | None = None,
        randomness: Randomness | None = None,
        dealer: Dealer | None = None,
        in_waves: bool = False,
    ) -> "Table":
        """A table for a new game."""
        header = {"record": 1, "game": game.name, **setup.to_json()}
        header["names"] = list(names or (f"Seat {seat}" for seat in range(setup.players)))
        record = Record(header)
        return cls(record, game=game, people=people, randomness=randomness, dealer=dealer, in_waves=in_waves)

    # --- Looking ----------------------------------------------------------------------------------

    @property
    def revision(self) -> int:
        """The number of what happened last in the game; 0 at the start."""
        return self._log.revision

    @property
    def turn(self) -> Turn:
        """The turn of the game; a game that was left is over."""
        return Over(self._now.result) if self._left else self._now.turn

    @property
    def scores(self) -> tuple[int, ...]:
        """Every seat's score so far."""
        return self._now.result.scores

    @property
    def notice(self) -> Notice | None:
        """The public notice about the end of the game; None for a game that was left."""
        return None if self._left else self.game.notice(self._history.state)

    @property
    def ready(self) -> tuple[int, ...]:
        """The seats whose decisions are all sealed, at the table or in a state that keeps them sealed by itself."""
        turn, sealed = self.turn, () if self._sealing is None else self._sealing.ready
        if not self._facts.seals or not isinstance(turn, Decide):
            return sealed
        return tuple(seat for seat in range(self.setup.players) if seat in sealed or seat not in turn.seats)

    @property
    def takeback(self) -> PendingTakeback | None:
        """The takeback that waits for consent."""
        return self._takeback

    def glimpse(self, seat: int | None) -> Glimpse:
        """What a seat sees now; a seat of None is a spectator."""
        shown = self._shown(seat)
        view, standing = self.game.view(shown, seat), self.game.standing(shown)
        sealed = self.sealed(seat)[-1] if seat in self.ready and self.sealed(seat) else None
        return Glimpse(self.revision, view, standing, self.legal(seat), self.ready, sealed, self._left)

    def sealed(self, seat: int | None) -> tuple[str, ...]:
        """The decisions of a seat that are sealed at the table, in their order."""
        if seat is None or self._sealing is None:
            return ()
        return tuple(map(self.game.move_text, self._sealing.moves(self._seat(seat))))

    def legal(self, seat: int | None) -> tuple[str, ...]:
        """The legal moves of a seat, sorted as text; once it owes nothing, its last decision may be changed to them."""
        if seat is None or isinstance(self.turn, Over):
            return ()
        state, game = self._asked_in(self._seat(seat)), self.game
        known = self._legal.get(seat)
        if known is None or known[0] is not state:
            known = self._legal[seat] = state, tuple(sorted(map(game.move_text, game.legal(state, seat))))
        return known[1]

    def outlook(self, seat: int) -> dict[str, dict[str, Any]]:
        """What each legal move of a seat would do."""
        state, game = self._asked_in(self._seat(seat)), self.game
        moves = () if isinstance(self.turn, Over) else game.legal(state, seat)
        return {game.move_text(move): game.outlook(state, seat, move) for move in moves}

    def events(self, seat: int | None, since: int = 0) -> list[LogEntry]:
        """What happened after a revision, as far as a seat may know it; a seat of None is a spectator."""
        viewer = None if seat is None else self._seat(seat)
        return [entry.seen_by(self.game, viewer) for entry in self._log.since(since)]

    @property
    def revisions(self) -> tuple[int, ...]:
        """The revisions of the events of the record: those that were not taken back."""
        return tuple(self._history.revisions)

    def record(self) -> Record:
        """The game so far; one that is not over is written as left by nobody."""
        result = self.game.result(self._history.state).to_json()
        if not isinstance(self.game.turn(self._history.state), Over):
            result = {"left": self._log.leaver, "scores": result["scores"]}
        return Record(dict(self._header), list(self._history.events), result)

    def saved(self) -> Record:
        """The game so far with the sealed decisions: for storing a table, not for its players."""
        record, state = self.record(), self._history.state
        for seat, move in () if self._sealing is None else self._sealing.in_order():
            state = self.game.play(state, seat, move)
            record.events.append(Event(seat=seat, move=self.game.move_text(move)))
            record.result = {"left": None, "scores": list(self.game.result(state).scores)}
        return record

    # --- Deciding ---------------------------------------------------------------------------------

    def play(self, seat: int, move: str, *, revision: int, move_id: str | None = None) -> Receipt:
        """Play a seat's decision, made at a revision. The same move id again gets the same receipt."""
        return self.answered(seat, move, move_id) or self.decide(seat, move, revision=revision, move_id=move_id)

    def decide(self, seat: int, move: str, *, revision: int, move_id: str | None = None) -> Receipt:
        """Play a decision that was not answered yet. Its move id then stands for it."""
        turn = self._deciding(self._seat(seat), revision)
        if not isinstance(move, str):
            facts = {"text": as_fact(move), "examples": ", ".join(self.legal(seat)[:3])}
            raise ParseError(f"{move!r} is not a move", code="bad-move-text", facts=facts)
        number = self.game.read_move(move)
        if turn.seats == (seat,):
            known = self._legal.get(seat, (None, ()))
            checked = known[0] is self._history.state and move in known[1]
            play = self.game.play_unchecked if checked else self.game.play
            # With other decisions sealed in the state, this one reveals them: there is no way back.
            self._advance(play(self._history.state, seat, number), Event(seat=seat, move=move), final=self._facts.seals)
            self._takeback = None
            self._draw()
        else:
            self._seal(turn, seat, number)
        receipt = Receipt(seat, move, self.revision, sealed=self._sealing is not None)
        if move_id is not None:
            self._answers[seat, move_id] = receipt
        return receipt

    def answered(self, seat: int, move: str, move_id: str | None) -> Receipt | None:
        """The answer a decision has had, if its id is known; raises MoveIdReused if it stood for another move.

        A client that makes ids from revisions uses one id for all decisions that it seals at a revision. That is
        allowed as long as the seat owes another decision.
        """
        known = self._seat(seat)
        receipt = None if move_id is None else self._answers.get((known, move_id))
        if receipt is not None and receipt.move != move:
            if receipt.revision == self.revision and self._sealing is not None and self._sealing.owes_more(seat):
                return None
            facts = {"id": as_fact(move_id), "move": receipt.move}
            raise MoveIdReused(f"move id {move_id!r} stands for {receipt.move} already", facts=facts)
        return receipt

    def leave(self, seat: int | None) -> None:
        """End the game early; the seat is None if all leave together."""
        if isinstance(self.turn, Over):
            raise GameOver("the game is over")
        self._log.add(left=None if seat is None else self._seat(seat))
        self._left, self._takeback = True, None
        self._sealing = None

    # --- Taking back --------------------------------------------------------------------------------

    def ask_takeback(self, seat: int) -> PendingTakeback | None:
        """Ask to take back the seat's last decision and all after it; None if nobody has to consent.

        A takeback never goes past a draw or a reveal.
        """
        if self._left or isinstance(self.turn, Over):
            raise GameOver("the game is over")
        point = self._history.before_last_move_of(self._seat(seat))
        if point is None:
            message = f"seat {seat} has decided nothing since the last draw or reveal"
            raise TakebackRefused(message, facts={"seat": seat})
        self._takeback = PendingTakeback(seat, point.revision, self.people - {seat})
        return self._settle_takeback()

    def agree(self, seat: int) -> PendingTakeback | None:
        """Consent to the pending takeback; None once all have consented and it is done."""
        if self._takeback is None or self._seat(seat) not in self._takeback.missing:
            facts: dict[str, Fact] = {"reason": "not-asked", "seat": seat}
            raise TakebackRefused(f"seat {seat} is not asked to consent to a takeback", code="no-takeback", facts=facts)
        self._takeback = self._takeback.agreed_by(seat)
        return self._settle_takeback()

    def refuse(self, seat: int) -> None:
        """Refuse the pending takeback, or withdraw one's own."""
        if self._takeback is None:
            raise TakebackRefused("no takeback is asked for", code="no-takeback", facts={"reason": "none"})
        self._seat(seat)
        self._takeback = None

    def _settle_takeback(self) -> PendingTakeback | None:
        asked = self._takeback
        if asked is not None and not asked.missing:
            entry = self._log.add(takeback=asked.revision)
            self._history.restore(asked.revision, entry.revision)
            self._takeback = self._sealing = None
            self._answers = {key: answer for key, answer in self._answers.items() if answer.revision <= asked.revision}
        return self._takeback

    # --- Inside -------------------------------------------------------------------------------------

    @property
    def _now(self) -> "_Now":
        """The current state with its turn and result, cached."""
        state = self._history.state
        if self._cached is None or self._cached.state is not state:
            self._cached = _Now(state, self.game.turn(state), self.game.result(state))
        return self._cached

    def _replay(self, steps: list[ReplayStep]) -> None:
        """Go through a record; decisions of which some are missing are sealed again."""
        self._history = History(steps[0].state)
        sealed = still_sealed(self.game, steps)
        for step in steps[1 : len(steps) - sealed]:
            self._advance(step.state, cast("Event", step.event), final=True)
        for step in steps[len(steps) - sealed :]:
            event = cast("Event", step.event)
            move = self.game.read_move(cast("str", event.move))
            self._sealing_of(cast("Decide", self.turn)).decide(cast("int", event.seat), move)

    def _seat(self, seat: int) -> int:
        if type(seat) is not int or seat not in range(self.setup.players):
            seats = list(map(str, range(self.setup.players)))
            raise NoSuchSeat(f"there is no seat {seat!r}", allowed=seats, facts={"seat": as_fact(seat)})
        return seat

    def _deciding(self, seat: int, revision: int) -> Decide:
        turn = self.turn
        if isinstance(turn, Over):
            raise GameOver("the game is over")
        if revision != self.revision:
            raise StaleRevision(revision, self.revision)
        if not isinstance(turn, Decide) or seat not in turn.seats:
            waiting = list(map(str, turn.seats)) if isinstance(turn, Decide) else []
            message, clause = f"seat {seat} owes no decision now", self.game.turn_clause
            raise NotYourTurn(message, clause=clause, allowed=waiting, facts={"seat": seat})
        return turn

    def _seal(self, turn: Decide, seat: int, move: int) -> None:
        """Keep a decision secret until no seat owes one any more; then reveal all of them."""
        sealing = self._sealing_of(turn)
        sealing.decide(seat, move)
        self._sealing, self._takeback = sealing, None
        if not sealing.complete:
            return
        self._sealing = None
        for each, chosen in sealing.in_order():
            after = self.game.play(self._history.state, each, chosen)
            self._advance(after, Event(seat=each, move=self.game.move_text(chosen)), final=True)
        self._draw()

    def _sealing_of(self, turn: Decide) -> Sealing:
        """The sealed decisions of a turn, none of them at first."""
        if self._sealing is None:
            self._sealing = Sealing(self.game, self._history.state, turn.seats, in_waves=self._in_waves)
        return self._sealing

    def _asked_in(self, seat: int) -> State:
        """The state in which a seat decides: after its own sealed decisions, where it owes more of them."""
        own = None if self._sealing is None else self._sealing.asked(seat)
        return self._history.state if own is None else own

    def _draw(self) -> None:
        """Make all draws before the next decision."""
        while isinstance(self.game.turn(self._history.state), Chance):
            chance = self._dealer.draw(self.game, self._history.state, self._history.draws)
            self._advance(self.game.deal(self._history.state, chance), Event(chance=chance), final=True)

    def _advance(self, state: State, event: Event, *, final: bool) -> None:
        entry = self._log.add(event)
        self._history.advance(state, event, entry.revision, final=final)

    def _shown(self, seat: int | None) -> State:
        """The state that the view of a seat is made of.

        Where views hide sealed decisions by themselves, it contains all of them. Elsewhere it contains only the
        seat's own decisions before the one that it owes.
        """
        if self._sealing is None or not self._facts.seals:
            return self._history.state if seat is None else self._asked_in(self._seat(seat))
        state = self._history.state
        for each, move in self._sealing.in_order():
            state = self.game.play_unchecked(state, each, move)
        return state
