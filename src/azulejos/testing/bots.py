"""Checks a bot: legal answers, in time, the same for the same seed, without changing its view."""

import copy
import threading
import time
from collections.abc import Callable, Iterator, Sequence

from azulejos.arena import ask, play_game
from azulejos.bots import Bot, BotFailed, Limit, View, bot_class
from azulejos.bots.bot_registry import serves
from azulejos.core.errors import AzulejosError
from azulejos.core.protocol import Game
from azulejos.core.randomness import SeededRandomness
from azulejos.core.setup import Setup
from azulejos.core.turn import Decide
from azulejos.records import Event
from azulejos.table import Table
from azulejos.testing.conformance import ConformanceReport, all_setups

REPEATED = Limit(simulations=64)
"""The limit of games that are played twice: with a time limit two games would differ."""

TIMED = Limit(seconds=0.05)
"""The limit of the decisions that are timed."""

LENIENCY = 2.0
"""Seconds over the limit in which an answer still counts as in time, for busy machines."""

TIMED_DECISIONS = 6
"""How many decisions of each set-up are timed."""

TIMEOUT = 60.0
"""Seconds after which a bot counts as hanging, where there is no time limit."""


class _Watched(Bot):
    """Wraps a bot, and notes what it does wrong."""

    def __init__(self, bot: Bot, report: ConformanceReport, timeout: float) -> None:
        super().__init__(bot.randomness)
        self.bot, self.report, self.timeout = bot, report, timeout

    def choose(self, view: View, legal: Sequence[str], limit: Limit) -> str:
        self.report.decisions += 1
        seen, offered = copy.deepcopy(view.position), tuple(legal)
        move = self._in_time(view, legal, limit)
        if view.position != seen or tuple(legal) != offered:
            self.report.findings.setdefault("view_law", "the bot changed what it was shown")
        if not isinstance(move, str):
            self.report.findings.setdefault("answer_law", f"the bot answered {move!r}, which is no text")
        return move

    def _in_time(self, view: View, legal: Sequence[str], limit: Limit) -> str:
        started = time.monotonic()
        move = _within(self.timeout, lambda: self.bot.choose(view, legal, limit))
        took = time.monotonic() - started
        if limit.seconds is not None and took > limit.seconds + LENIENCY:
            late = f"the bot answered after {took:.1f} s, allowed were {limit.seconds} s"
            self.report.findings.setdefault("time_law", late)
        return move

    def close(self) -> None:
        self.bot.close()


class _Check:
    """The games of one bot."""

    def __init__(self, bot: type[Bot], game: Game, report: ConformanceReport, timeout: float) -> None:
        self.bot, self.game, self.report, self.timeout = bot, game, report, timeout

    def twice(self, setup: Setup, seed: str) -> None:
        """The same seed must lead to the same game."""
        records = [self._whole(setup, SeededRandomness(seed)) for _ in range(2)]
        if None not in records and records[0] != records[1]:
            self.report.findings.setdefault("seed_law", "the same seed leads to another game")

    def timed(self, setup: Setup, seed: str) -> None:
        """Play the first decisions of a game with a time limit. Kernels were compiled by earlier games."""
        randomness = SeededRandomness(seed)
        table = Table.new(self.game, setup, people=(), randomness=randomness)
        bots: list[_Watched] = []
        try:
            bots += self._seated(setup, randomness)
            for _ in range(TIMED_DECISIONS):
                if isinstance(turn := table.turn, Decide):
                    seat = turn.seats[0]
                    table.play(seat, ask(table, seat, bots[seat], TIMED), revision=table.revision)
        except AzulejosError as error:
            self._failed(error)
        finally:
            _close(bots)

    def _whole(self, setup: Setup, randomness: SeededRandomness) -> list[Event] | None:
        bots: list[_Watched] = []
        try:
            bots += self._seated(setup, randomness)
            return play_game(self.game, setup, bots, randomness=randomness, limit=REPEATED).events
        except AzulejosError as error:
            self._failed(error)
            return None
        finally:
            _close(bots)

    def _seated(self, setup: Setup, randomness: SeededRandomness) -> Iterator[_Watched]:
        for seat in range(setup.players):
            try:
                bot = self.bot(randomness.child(seat))
            except Exception as error:
                raise BotFailed(f"the bot cannot be made: {error!r}") from error
            yield _Watched(bot, self.report, self.timeout)

    def _failed(self, error: AzulejosError) -> None:
        if isinstance(error.__cause__, TimeoutError):
            self.report.findings.setdefault("time_law", f"the bot has not answered for {self.timeout:g} s")
        else:
            self.report.findings.setdefault("answer_law", str(error))


def check_bot(
    bot: type[Bot] | str, game: Game, *, games: int = 1, seed: int | str = 0, timeout: float = TIMEOUT
) -> ConformanceReport:
    """Let a bot play every set-up of a game against itself. Raises ConformanceError.

    `bot` is a class or a name; one that names a net plays only the set-ups that the net is for, if there are any. Two
    runs with the same seed must be the same game, and with a time set it must answer in time. A bot that does not
    answer for `timeout` seconds ends the check.
    """
    made = bot_class(bot) if isinstance(bot, str) else bot
    report = ConformanceReport()
    check = _Check(made, game, report, timeout)
    for setup in all_setups(game):
        if isinstance(bot, str) and not serves(bot, game.name, setup):
            continue
        report.setups += 1
        for number in range(games):
            report.games += 1
            check.twice(setup, f"{seed}/{report.setups}/{number}")
        check.timed(setup, f"{seed}/{report.setups}/timed")
        if "time_law" in report.findings:  # it would hang in the other games too
            break
    return report.close()


def _close(bots: Sequence[Bot]) -> None:
    for bot in bots:
        bot.close()


def _within(seconds: float, ask: Callable[[], str]) -> str:
    """The answer of a bot. Raises what the bot raises, or TimeoutError if it does not answer."""
    answers: list[str] = []
    failures: list[BaseException] = []

    def run() -> None:
        try:
            answers.append(ask())
        except BaseException as error:  # noqa: BLE001  (a bot under test is foreign code: the other thread reports what it raises)
            failures.append(error)

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    thread.join(seconds)
    for failure in failures:
        raise failure if isinstance(failure, Exception) else RuntimeError(repr(failure)) from failure
    if not answers:
        raise TimeoutError
    return answers[0]
