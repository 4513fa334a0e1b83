"""The bot that looks one decision ahead and takes what looks best then."""

from collections.abc import Callable, Sequence
from typing import Any

from azulejos.bots import appraise_5211
from azulejos.bots.bot import Bot, Limit, View
from azulejos.core import registry
from azulejos.core.protocol import Game, State
from azulejos.core.ruled import RuledGame

APPRAISALS: dict[str, Callable[[Any, int], float]] = {"5211": appraise_5211.appraise}
"""How good a state looks to a seat, where the game's own judgement is no good in the midst of a round."""

GUESSES = 3
"""How many states that fit a view it tries, where something is hidden."""


class Greedy(Bot):
    """Tries each legal move on states that fit its view; equals are decided by chance.

    In a game that has no judgement it looks at the scores.
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
        if game.name in APPRAISALS:
            return APPRAISALS[game.name](after, seat)
        if isinstance(game, RuledGame) and game.judgement is not None:
            return float(game.judgement.appraise(after[0], seat))
        return _lead(game, after, seat)


def _lead(game: Game, state: State, seat: int) -> float:
    """How far a seat is ahead of the best other one."""
    scores = game.result(state).scores
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
