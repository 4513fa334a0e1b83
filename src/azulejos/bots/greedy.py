"""The bot that looks one decision ahead and takes the move with the best value."""

from collections.abc import Callable, Sequence
from typing import Any

from azulejos.bots import evaluate_5211
from azulejos.bots.bot import Bot, Limit, View
from azulejos.core import registry
from azulejos.core.protocol import Game, State
from azulejos.core.ruled import RuledGame

EVALUATIONS: dict[str, Callable[[Any, int], float]] = {"5211": evaluate_5211.evaluate}
"""The value of a state for a seat, in games whose heuristic is only valid between rounds."""

GUESSES = 3
"""How many states that fit a view it tries where something is hidden."""


class Greedy(Bot):
    """Tries each legal move on states that fit its view; ties are broken at random.

    In a game without a heuristic it compares scores.
    """

    def choose(self, view: View, legal: Sequence[str], limit: Limit) -> str:
        """The move with the best value."""
        game = registry.game(view.game)
        states = [game.imagine(view.position, view.seat, self.randomness)]
        if game.facts(game.setup(states[0])).hidden_information:
            states += [game.imagine(view.position, view.seat, self.randomness) for _ in range(GUESSES - 1)]
        values = [sum(self._value(game, state, view.seat, move) for state in states) for move in legal]
        best = [move for move, value in zip(legal, values, strict=True) if value == max(values)]
        return best[self.randomness.below(len(best))]

    def _value(self, game: Game, state: State, seat: int, move: str) -> float:
        after = game.play_unchecked(state, seat, game.read_move(move))
        if game.name in EVALUATIONS:
            return EVALUATIONS[game.name](after, seat)
        if isinstance(game, RuledGame) and game.heuristic is not None:
            return float(game.heuristic.evaluate(after[0], seat))
        return _lead(game, after, seat)


def _lead(game: Game, state: State, seat: int) -> float:
    """The lead of a seat over the best other one."""
    scores = game.result(state).scores
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
