"""Plays one game of a contest. A bot that fails loses it, and the others share the win."""

import time
from typing import NoReturn, cast

from azulejos.arena.bot_pool import BotPool, SeatedBot
from azulejos.arena.config import ContestConfig
from azulejos.arena.outcome import Failure, Kind, Outcome
from azulejos.arena.schedule import GameTask
from azulejos.bots import BotFailed, View
from azulejos.core.turn import Decide, Over
from azulejos.records import write
from azulejos.table import Table

KIND_OF: dict[str, Kind] = {"bot-late": "timeout", "bot-illegal": "illegal", "bot-rubbish": "rubbish"}
"""The kind of failure for each error code of a bot; all other codes are crashes."""


class Forfeit(Exception):
    """A seat has failed and ends the game."""

    def __init__(self, failure: Failure) -> None:
        super().__init__(failure.message)
        self.failure = failure


def play(config: ContestConfig, task: GameTask, pool: BotPool) -> Outcome:
    """Play one game to its end, or to the first failure."""
    return _Play(config, task, pool).play()


class _Play:
    """A game in progress: the table, the players, and the time each has used."""

    def __init__(self, config: ContestConfig, task: GameTask, pool: BotPool) -> None:
        self.config, self.task, self.pool = config, task, pool
        names = [config.labels[entrant.bot] for entrant in task.seats]
        source = task.draw_source(config.seed)
        self.table = Table.new(config.rules, config.setup(task.starter), names=names, people=(), randomness=source)
        self.decisions = [0] * config.players
        self.seconds = [0.0] * config.players

    def play(self) -> Outcome:
        try:
            players = [self._seated(seat) for seat in range(self.config.players)]
            while isinstance(turn := self.table.turn, Decide):
                revision = self.table.revision
                for seat in [seat for seat in turn.seats if seat not in self.table.ready]:
                    self.table.play(seat, self._decide(seat, players[seat]), revision=revision)
        except Forfeit as forfeit:
            self.pool.discard(self.task.seats[forfeit.failure.seat])
            self.table.leave(forfeit.failure.seat)
            return self._outcome(forfeit.failure)
        return self._outcome(None)

    def _seated(self, seat: int) -> SeatedBot:
        try:
            return self.pool.player(self.task.seats[seat], self.task.seed_of(seat, self.config.seed))
        except Exception as error:  # noqa: BLE001  (a bot is foreign code: an error loses its game, not the match)
            self._fail(seat, error)

    def _decide(self, seat: int, player: SeatedBot) -> str:
        """A legal move of a seat, or Forfeit."""
        glimpse = self.table.glimpse(seat)
        start = time.perf_counter()
        try:
            limit = self.config.limit(self.task.seats[seat].bot)
            move = player.choose(View(seat, glimpse.view), glimpse.legal, limit)
        except (Exception, SystemExit) as error:  # noqa: BLE001  (a bot is foreign code and may even call sys.exit: it loses its game, not the match)
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
        players = self.config.players
        return Outcome(
            number=self.task.number,
            group=self.task.group,
            seats=tuple(entrant.bot for entrant in self.task.seats),
            ranks=tuple(players if seat == failure.seat else 1 for seat in range(players)) if failure else result.ranks,
            scores=None if failure else result.scores,
            decisions=tuple(self.decisions),
            seconds=tuple(self.seconds),
            failure=failure,
            record=write([self.table.record()]),
        )
