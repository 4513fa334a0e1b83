"""Puts any bot through a check: legal answers only, from its view alone, and the same for the same seed."""

import copy
from collections.abc import Sequence

from azulejos.arena import play_game
from azulejos.bots import Bot, Limit, View, bot_class
from azulejos.core.errors import AzulejosError
from azulejos.core.protocol import Game
from azulejos.core.randomness import Randomness, SeededRandomness
from azulejos.testing.conformance import Report, all_setups


class _Watched(Bot):
    """Stands between the table and a bot, and notes what the bot should not do."""

    def __init__(self, bot: Bot, report: Report) -> None:
        super().__init__(bot.randomness)
        self.bot, self.report = bot, report

    def choose(self, view: View, legal: Sequence[str], limit: Limit) -> str:
        self.report.decisions += 1
        seen, offered = copy.deepcopy(view.position), tuple(legal)
        move = self.bot.choose(view, legal, limit)
        if view.position != seen or tuple(legal) != offered:
            self.report.findings.setdefault("view_law", "the bot changed what it was shown")
        if not isinstance(move, str):
            self.report.findings.setdefault("answer_law", f"the bot answered {move!r}, which is no text")
        return move


def check_bot(bot: type[Bot] | str, game: Game, *, games: int = 1, seed: int | str = 0) -> Report:
    """Let a bot play every set-up of a game against itself. Raises ConformanceError.

    `bot` is a class or a name. Two runs with the same seed must be the same game.
    """
    made = bot_class(bot) if isinstance(bot, str) else bot
    report = Report()
    for setup in all_setups(game):
        report.setups += 1
        for number in range(games):
            report.games += 1
            chance = f"{seed}/{report.setups}/{number}"
            records = []
            for _ in range(2):
                randomness = SeededRandomness(chance)
                sitting = [_Watched(_made(made, randomness.child(seat)), report) for seat in range(setup.players)]
                try:
                    records.append(play_game(game, setup, sitting, randomness=randomness).events)
                except AzulejosError as error:
                    report.findings.setdefault("answer_law", str(error))
            if len(records) == 2 and records[0] != records[1]:
                report.findings.setdefault("seed_law", "the same seed leads to another game")
    return report.close()


def _made(bot: type[Bot], randomness: Randomness) -> Bot:
    return bot(randomness)
