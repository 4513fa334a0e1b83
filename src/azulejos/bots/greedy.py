"""The bot that looks one decision ahead and takes what looks best then."""

from collections.abc import Callable, Sequence
from typing import Any

from azulejos.bots import appraise_5211, appraise_azul, appraise_summer_pavilion
from azulejos.bots.bot import Bot, Limit, View
from azulejos.core import registry
from azulejos.core.protocol import Game, State

APPRAISALS: dict[str, Callable[[Any, int], float]] = {
    "azul": appraise_azul.appraise,
    "summer-pavilion": appraise_summer_pavilion.appraise,
    "5211": appraise_5211.appraise,
}
"""How good a state looks to a seat, by game."""


GUESSES = 3
"""How many states that fit a view it tries, where something is hidden."""


class Greedy(Bot):
    """Tries each legal move on states that fit its view; equals are decided by chance.

    In a game it has no appraisal for, it looks at the scores.
    """

    def choose(self, view: View, legal: Sequence[str], limit: Limit) -> str:
        """The move whose outcome looks best."""
        game = registry.game(view.game)
        states = [game.imagine(view.position, view.seat, self.randomness)]
        if game.facts(game.setup(states[0])).hidden_information:
            states += [game.imagine(view.position, view.seat, self.randomness) for _ in range(GUESSES - 1)]
        values = [sum(self._value(game, state, view.seat, move) for state in states) for move in legal]
        best = [move for move, value in zip(legal, values, strict=True) if value == max(values)]
        return best[self.randomness.below(len(best))]

    def _value(self, game: Game, state: State, seat: int, move: str) -> float:
        after = game.play_unchecked(state, seat, game.read_move(move))
        appraisal = APPRAISALS.get(game.name)
        return appraisal(after, seat) if appraisal else _lead(game, after, seat)


def _lead(game: Game, state: State, seat: int) -> float:
    """How far a seat is ahead of the best other one."""
    scores = game.result(state).scores
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
