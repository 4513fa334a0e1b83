"""A state of a game in OpenSpiel."""

import json
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, cast

import pyspiel

from azulejos.core.turn import Chance
from azulejos.rl.openspiel.moment import Moment
from azulejos.rl.openspiel.refusal import refusing
from azulejos.rl.openspiel.sampled import Sampled
from azulejos.rl.rewards import rewards

if TYPE_CHECKING:
    from azulejos.rl.openspiel.game import SpielGame


class SpielState(pyspiel.State):
    """A game at one moment, with the methods that OpenSpiel calls.

    Whatever can not be done raises `pyspiel.SpielError` and changes nothing.
    """

    def __init__(self, game: "SpielGame", moment: Moment) -> None:
        super().__init__(game)
        self.moment = moment

    def current_player(self) -> int:
        """The seat that decides, or the number that stands for chance, for all seats at once, or for the end."""
        game = self._game()
        if game.course.is_over(self.moment):
            return int(pyspiel.PlayerId.TERMINAL)
        if isinstance(self.moment.turn, Chance):
            return int(pyspiel.PlayerId.CHANCE)
        return game.course.seat(self.moment) if game.parameters.sequential else int(pyspiel.PlayerId.SIMULTANEOUS)

    def is_terminal(self) -> bool:
        """Whether the game has ended, by the rules or because it took too long."""
        return self._game().course.is_over(self.moment)

    def returns(self) -> list[float]:
        """The reward of each seat: 0 before the end."""
        game = self._game()
        if not self.is_terminal():
            return [0.0] * game.parameters.setup.players
        return list(rewards(game.parameters.rewards, game.ours.result(self.moment.record)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What the next single draw may bring, with probabilities."""
        return self._game().course.chances(self.moment)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A state that the player can not tell from this one; its own history begins with it."""
        game, players = self._game(), self.num_players()
        if not 0 <= player < players:
            raise pyspiel.SpielError(f"{player} is not a player; allowed: 0 to {players - 1}")
        with refusing():
            return SpielState(game, game.course.imagine(self.moment, player, Sampled(sampler)))

    def __str__(self) -> str:
        return json.dumps(self._to_struct(), separators=(",", ":"))

    # What the C++ side of OpenSpiel calls.

    def _legal_actions(self, player: int) -> list[int]:
        return self._game().ours.legal(self.moment.record, player)

    def _apply_action(self, action: int) -> None:
        course = self._game().course
        with refusing():
            self.moment = (
                course.draw(self.moment, action)
                if course.draws_now(self.moment)
                else (course.choose(self.moment, action))
            )

    def _apply_actions(self, actions: Sequence[int]) -> None:
        with refusing():
            self.moment = self._game().course.choose_together(self.moment, tuple(actions))

    def _action_to_string(self, player: int, action: int) -> str:
        game = self._game()
        with refusing():
            return game.course.face(action) if player == pyspiel.PlayerId.CHANCE else game.ours.move_text(action)

    def _to_struct(self) -> dict[str, Any]:
        game = self._game()
        return game.ours.position(game.course.sealed(self.moment))

    def _to_observation_struct(self, player: int) -> dict[str, Any]:
        return self._game().course.view(self.moment, player)

    def _game(self) -> "SpielGame":
        return cast("SpielGame", self.get_game())
