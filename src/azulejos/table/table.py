"""The referee: owns one game, and is the only way to change it. No sockets, no disk, no event loop.

A decision is checked for its seat, its revision and the rules before anything changes; whatever is
refused is refused by a coded error, and nothing is half done. Where several seats owe a decision,
each is sealed until the last is in, and may be changed until then.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, cast

from azulejos.core.errors import Fact, ParseError, as_fact
from azulejos.core.protocol import Game, State
from azulejos.core.randomness import Randomness
from azulejos.core.setup import Setup
from azulejos.core.turn import Chance, Decide, Over, Result, Turn
from azulejos.records import Event, Record, Step, bare, game_of, replay, setup_of
from azulejos.table.answers import Glimpse, Receipt
from azulejos.table.dealer import Dealer, only_dealer
from azulejos.table.errors import GameOver, MoveIdReused, NoSuchSeat, NotYourTurn, StaleRevision, TakebackRefused
from azulejos.table.history import History
from azulejos.table.log import Log
from azulejos.table.sealing import still_sealed
from azulejos.table.takeback import Takeback


@dataclass(frozen=True, slots=True)
class _Now:
    """A state with what the game says about it, so that it is asked once."""

    state: State
    turn: Turn
    result: Result
    legal: dict[int, tuple[str, ...]] = field(default_factory=dict)
    """The legal moves of the seats that were asked about, sorted as text."""


class Table:
    """One game between people and bots, from a record: a bare header, or a game to go on with."""

    def __init__(
        self,
        record: Record,
        *,
        game: Game | None = None,
        people: Iterable[int] | None = None,
        randomness: Randomness | None = None,
        dealer: Dealer | None = None,
    ) -> None:
        """Sit down where the record ends; raises RecordError if it is broken.

        The game is found by its name, if it is not given. `people` are the seats whose consent a
        takeback needs; without it, all. What the record tells can not be taken back any more.
        What is drawn from now on comes from the `dealer`, or else straight from the `randomness`.
        """
        self.game = game or game_of(record)
        self.setup = setup_of(self.game, record)
        self._facts = self.game.facts(self.setup)
        self.names = tuple(record.header.get("names") or (f"Seat {seat}" for seat in range(self.setup.players)))
        self.people = frozenset(self._seat(seat) for seat in (range(self.setup.players) if people is None else people))
        self._dealer = only_dealer(dealer, randomness)
        self._header = {key: value for key, value in record.header.items() if key != "position"}
        self._log = Log()
        self._sealed: dict[int, int] = {}
        self._answers: dict[tuple[int, str], Receipt] = {}
        self._takeback: Takeback | None = None
        self._left = False
        self._asked: _Now | None = None
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
    ) -> "Table":
        """A table for a fresh game."""
        header = {"record": 1, "game": game.name, **setup.to_json()}
        header["names"] = list(names or (f"Seat {seat}" for seat in range(setup.players)))
        return cls(Record(header), game=game, people=people, randomness=randomness, dealer=dealer)

    # --- Looking ----------------------------------------------------------------------------------

    @property
    def revision(self) -> int:
        """The number of things that have happened."""
        return self._log.revision

    @property
    def turn(self) -> Turn:
        """What the game waits for; a game that was left is over."""
        return Over(self._now.result) if self._left else self._now.turn

    @property
    def scores(self) -> tuple[int, ...]:
        """Every seat's score so far."""
        return self._now.result.scores

    @property
    def ready(self) -> tuple[int, ...]:
        """The seats whose decision is sealed, at the table or in a state that keeps it sealed by itself."""
        turn = self.turn
        if not self._facts.seals or not isinstance(turn, Decide):
            return tuple(sorted(self._sealed))
        return tuple(seat for seat in range(self.setup.players) if seat in self._sealed or seat not in turn.seats)

    @property
    def takeback(self) -> Takeback | None:
        """The takeback that waits for consent."""
        return self._takeback

    def glimpse(self, seat: int | None) -> Glimpse:
        """What a seat sees now; a seat of None is a spectator."""
        own = None if seat is None else self._sealed.get(self._seat(seat))
        view = self.game.view(self._shown(), seat)
        sealed = None if own is None else self.game.move_text(own)
        return Glimpse(self.revision, view, self.legal(seat), self.ready, sealed, self._left)

    def legal(self, seat: int | None) -> tuple[str, ...]:
        """The legal moves of a seat, sorted as text; a sealed decision may be changed to any of them."""
        if seat is None or isinstance(self.turn, Over):
            return ()
        now, game = self._now, self.game
        if self._seat(seat) not in now.legal:
            now.legal[seat] = tuple(sorted(map(game.move_text, game.legal(now.state, seat))))
        return now.legal[seat]

    def outlook(self, seat: int) -> dict[str, dict[str, Any]]:
        """What each legal move of a seat would do."""
        state, game = self._history.state, self.game
        moves = () if isinstance(self.turn, Over) else game.legal(state, self._seat(seat))
        return {game.move_text(move): game.outlook(state, seat, move) for move in moves}

    def events(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """What happened after a revision, as far as a seat may know it; last, unnumbered, who is ready."""
        eye = None if seat is None else self._seat(seat)
        happened = [entry.told(self.game, eye) for entry in self._log.since(since)]
        return [*happened, *({"seat": each, "sealed": True} for each in self.ready)]

    def record(self) -> Record:
        """The game so far; one that is not over is written as left by nobody."""
        result = self.game.result(self._history.state).to_json()
        if not isinstance(self.game.turn(self._history.state), Over):
            result = {"left": self._log.leaver, "scores": result["scores"]}
        return Record(dict(self._header), list(self._history.events), result)

    def saved(self) -> Record:
        """The game so far with the sealed decisions: for those who keep the table, not for those who play at it."""
        record, state = self.record(), self._history.state
        for seat, move in sorted(self._sealed.items()):
            state = self.game.play(state, seat, move)
            record.events.append(Event(seat=seat, move=self.game.move_text(move)))
            record.result = {"left": None, "scores": list(self.game.result(state).scores)}
        return record

    # --- Deciding ---------------------------------------------------------------------------------

    def play(self, seat: int, move: str, *, revision: int, move_id: str | None = None) -> Receipt:
        """A seat's decision, made at a revision. The same move id again gets the same answer again."""
        repeated = self.answered(seat, move, move_id)
        if repeated is not None:
            return repeated
        turn = self._deciding(seat, revision)
        if not isinstance(move, str):
            facts = {"text": as_fact(move), "examples": ", ".join(self.legal(seat)[:3])}
            raise ParseError(f"{move!r} is not a move", code="bad-move-text", facts=facts)
        number = self.game.read_move(move)
        play = self.game.play_unchecked if move in self._now.legal.get(seat, ()) else self.game.play
        after = play(self._history.state, seat, number)
        self._takeback = None
        if turn.seats == (seat,):
            # With other decisions sealed in the state, this one reveals them: there is no way back.
            self._go_on(after, Event(seat=seat, move=move), final=self._facts.seals)
            self._draw()
        else:
            self._seal(turn, seat, number)
        receipt = Receipt(seat, move, self.revision, sealed=seat in self._sealed)
        if move_id is not None:
            self._answers[seat, move_id] = receipt
        return receipt

    def answered(self, seat: int, move: str, move_id: str | None) -> Receipt | None:
        """The answer a decision has had, if its id is known; raises MoveIdReused if it stood for another move."""
        known = self._seat(seat)
        receipt = None if move_id is None else self._answers.get((known, move_id))
        if receipt is not None and receipt.move != move:
            facts = {"id": as_fact(move_id), "move": receipt.move}
            raise MoveIdReused(f"move id {move_id!r} stands for {receipt.move} already", facts=facts)
        return receipt

    def leave(self, seat: int | None) -> None:
        """End the game before its time; None if all leave together."""
        if isinstance(self.turn, Over):
            raise GameOver("the game is over")
        self._log.add(left=None if seat is None else self._seat(seat))
        self._left, self._takeback = True, None
        self._sealed.clear()

    # --- Taking back --------------------------------------------------------------------------------

    def ask_takeback(self, seat: int) -> Takeback | None:
        """Ask to take back the seat's last decision and all after it; None if nobody has to consent.

        Never across a draw or a reveal: what has been seen can not be unseen.
        """
        if self._left or isinstance(self.turn, Over):
            raise GameOver("the game is over")
        moment = self._history.before_last_move_of(self._seat(seat))
        if moment is None:
            message = f"seat {seat} has decided nothing since the last draw or reveal"
            raise TakebackRefused(message, facts={"seat": seat})
        self._takeback = Takeback(seat, moment.revision, self.people - {seat})
        return self._settle_takeback()

    def agree(self, seat: int) -> Takeback | None:
        """Consent to the takeback that was asked for; None once all have, and it is done."""
        if self._takeback is None or self._seat(seat) not in self._takeback.missing:
            facts: dict[str, Fact] = {"reason": "not-asked", "seat": seat}
            raise TakebackRefused(f"seat {seat} is not asked to consent to a takeback", code="no-takeback", facts=facts)
        self._takeback = self._takeback.agreed_by(seat)
        return self._settle_takeback()

    def refuse(self, seat: int) -> None:
        """Refuse the takeback that was asked for, or withdraw the own one."""
        if self._takeback is None:
            raise TakebackRefused("no takeback is asked for", code="no-takeback", facts={"reason": "none"})
        self._seat(seat)
        self._takeback = None

    def _settle_takeback(self) -> Takeback | None:
        asked = self._takeback
        if asked is not None and not asked.missing:
            entry = self._log.add(takeback=asked.revision)
            self._history.restore(asked.revision, entry.revision)
            self._takeback = None
            self._sealed.clear()
            self._answers = {key: answer for key, answer in self._answers.items() if answer.revision <= asked.revision}
        return self._takeback

    # --- Inside -------------------------------------------------------------------------------------

    @property
    def _now(self) -> "_Now":
        """What is asked again and again about the current state."""
        state = self._history.state
        if self._asked is None or self._asked.state is not state:
            self._asked = _Now(state, self.game.turn(state), self.game.result(state))
        return self._asked

    def _replay(self, steps: list[Step]) -> None:
        """Go through a record; decisions that not all seats had made yet are sealed again."""
        self._history = History(steps[0].state)
        sealed = still_sealed(self.game, steps)
        for step in steps[1 : len(steps) - sealed]:
            self._go_on(step.state, cast("Event", step.event), final=True)
        for step in steps[len(steps) - sealed :]:
            event = cast("Event", step.event)
            self._sealed[cast("int", event.seat)] = self.game.read_move(cast("str", event.move))

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
        """Keep a decision secret until all seats that owe one have decided; then reveal them by seat."""
        self._sealed[seat] = move
        if len(self._sealed) < len(turn.seats):
            return
        revealed, self._sealed = sorted(self._sealed.items()), {}
        for each, chosen in revealed:
            after = self.game.play(self._history.state, each, chosen)
            self._go_on(after, Event(seat=each, move=self.game.move_text(chosen)), final=True)
        self._draw()

    def _draw(self) -> None:
        """Draw whatever chance brings before the next decision."""
        while isinstance(self.game.turn(self._history.state), Chance):
            chance = self._dealer.draw(self.game, self._history.state, self._history.draws)
            self._go_on(self.game.deal(self._history.state, chance), Event(chance=chance), final=True)

    def _go_on(self, state: State, event: Event, *, final: bool) -> None:
        entry = self._log.add(event)
        self._history.go_on(state, event, entry.revision, final=final)

    def _shown(self) -> State:
        """The state that views are made of: with the sealed decisions, where views hide them by themselves."""
        state = self._history.state
        for seat, move in sorted(self._sealed.items()) if self._facts.seals else ():
            state = self.game.play_unchecked(state, seat, move)
        return state
