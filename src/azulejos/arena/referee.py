"""Plays one game of a contest. Whoever fails loses it, and the others share the win."""

import time
from typing import NoReturn, cast

from azulejos.arena.outcome import Failure, Kind, Outcome
from azulejos.arena.pairing import Task
from azulejos.arena.squad import Player, Squad
from azulejos.arena.terms import Terms
from azulejos.bots import BotFailed, View
from azulejos.core.turn import Decide, Over
from azulejos.records import write
from azulejos.table import Table

KIND_OF: dict[str, Kind] = {"bot-late": "timeout", "bot-illegal": "illegal", "bot-rubbish": "rubbish"}
"""The code of a bot's failure as it is counted; all others are crashes."""


class Forfeit(Exception):
    """A seat has failed and ends the game."""

    def __init__(self, failure: Failure) -> None:
        super().__init__(failure.message)
        self.failure = failure


def play(terms: Terms, task: Task, squad: Squad) -> Outcome:
    """Play one game to its end, or to the first failure."""
    return _Play(terms, task, squad).play()


class _Play:
    """One game under way: the table, who plays, and how long each has thought."""

    def __init__(self, terms: Terms, task: Task, squad: Squad) -> None:
        self.terms, self.task, self.squad = terms, task, squad
        names = [terms.labels[sitter.bot] for sitter in task.seats]
        source = task.deals(terms.seed)
        self.table = Table.new(terms.rules, terms.setup(task.starter), names=names, people=(), randomness=source)
        self.decisions = [0] * terms.players
        self.seconds = [0.0] * terms.players

    def play(self) -> Outcome:
        try:
            players = [self._seated(seat) for seat in range(self.terms.players)]
            while isinstance(turn := self.table.turn, Decide):
                revision = self.table.revision
                for seat in turn.seats:
                    self.table.play(seat, self._decide(seat, players[seat]), revision=revision)
        except Forfeit as forfeit:
            self.squad.dismiss(self.task.seats[forfeit.failure.seat])
            self.table.leave(forfeit.failure.seat)
            return self._outcome(forfeit.failure)
        return self._outcome(None)

    def _seated(self, seat: int) -> Player:
        try:
            return self.squad.player(self.task.seats[seat], self.task.seed_of(seat, self.terms.seed))
        except Exception as error:  # noqa: BLE001  (a bot is foreign code: whatever it raises costs it the game, not us the match)
            self._fail(seat, error)

    def _decide(self, seat: int, player: Player) -> str:
        """A legal move of a seat, or Forfeit."""
        glimpse = self.table.glimpse(seat)
        start = time.perf_counter()
        try:
            limit = self.terms.limit(self.task.seats[seat].bot)
            move = player.choose(View(seat, glimpse.view), glimpse.legal, limit)
        except (Exception, SystemExit) as error:  # noqa: BLE001  (a bot is foreign code, and may even call sys.exit: that costs it the game, not us the match)
            self._fail(seat, error)
        finally:
            self.seconds[seat] += time.perf_counter() - start
            self.decisions[seat] += 1
        if not isinstance(move, str):
            raise Forfeit(Failure(seat, "rubbish", f"answered {move!r}"[:200]))
        if move not in glimpse.legal:
            raise Forfeit(Failure(seat, "illegal", f"answered {move!r}"[:200]))
        return move

    def _fail(self, seat: int, error: BaseException) -> NoReturn:
        kind = KIND_OF.get(error.code, "crash") if isinstance(error, BotFailed) else "crash"
        message = error.message if isinstance(error, BotFailed) else repr(error)
        raise Forfeit(Failure(seat, kind, message[:200])) from error

    def _outcome(self, failure: Failure | None) -> Outcome:
        result = cast("Over", self.table.turn).result
        players = self.terms.players
        return Outcome(
            number=self.task.number,
            group=self.task.group,
            seats=tuple(sitter.bot for sitter in self.task.seats),
            ranks=tuple(players if seat == failure.seat else 1 for seat in range(players)) if failure else result.ranks,
            scores=None if failure else result.scores,
            decisions=tuple(self.decisions),
            seconds=tuple(self.seconds),
            failure=failure,
            record=write([self.table.record()]),
        )
