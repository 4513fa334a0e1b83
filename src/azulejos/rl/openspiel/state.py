"""A state of a game in OpenSpiel."""

import json
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, cast

import pyspiel

from azulejos.core.turn import Chance
from azulejos.rl.envs.rewards import rewards
from azulejos.rl.openspiel.refusal import refusing
from azulejos.rl.openspiel.sampler import Sampled
from azulejos.rl.openspiel.snapshot import Snapshot

if TYPE_CHECKING:
    from azulejos.rl.openspiel.game import SpielGame


class SpielState(pyspiel.State):
    """A state of a game, with the methods that OpenSpiel calls.

    A call that is not allowed raises `pyspiel.SpielError` and changes nothing.
    """

    def __init__(self, game: "SpielGame", snapshot: Snapshot) -> None:
        super().__init__(game)
        self.snapshot = snapshot

    def current_player(self) -> int:
        """The seat that decides, or the number that stands for chance, for all seats at once, or for the end."""
        game = self._game()
        if game.stepper.is_over(self.snapshot):
            return int(pyspiel.PlayerId.TERMINAL)
        if isinstance(self.snapshot.turn, Chance):
            return int(pyspiel.PlayerId.CHANCE)
        return game.stepper.seat(self.snapshot) if game.parameters.sequential else int(pyspiel.PlayerId.SIMULTANEOUS)

    def is_terminal(self) -> bool:
        """Whether the game has ended, by the rules or because it took too long."""
        return self._game().stepper.is_over(self.snapshot)

    def returns(self) -> list[float]:
        """The reward of each seat: 0 before the end."""
        game = self._game()
        if not self.is_terminal():
            return [0.0] * game.parameters.setup.players
        return list(rewards(game.parameters.rewards, game.ours.result(self.snapshot.record)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What the next single draw may bring, with probabilities."""
        return self._game().stepper.chances(self.snapshot)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A state that the player cannot distinguish from this one; its own history begins with it."""
        game, players = self._game(), self.num_players()
        if not 0 <= player < players:
            raise pyspiel.SpielError(f"{player} is not a player; allowed: 0 to {players - 1}")
        with refusing():
            return SpielState(game, game.stepper.imagine(self.snapshot, player, Sampled(sampler)))

    def __str__(self) -> str:
        return json.dumps(self._to_struct(), separators=(",", ":"))

    # What the C++ side of OpenSpiel calls.

    def _legal_actions(self, player: int) -> list[int]:
        return self._game().ours.legal(self.snapshot.record, player)

    def _apply_action(self, action: int) -> None:
        stepper = self._game().stepper
        with refusing():
            self.snapshot = (
                stepper.draw(self.snapshot, action)
                if stepper.draws_now(self.snapshot)
                else (stepper.choose(self.snapshot, action))
            )

    def _apply_actions(self, actions: Sequence[int]) -> None:
        with refusing():
            self.snapshot = self._game().stepper.choose_together(self.snapshot, tuple(actions))

    def _action_to_string(self, player: int, action: int) -> str:
        game = self._game()
        with refusing():
            return game.stepper.face(action) if player == pyspiel.PlayerId.CHANCE else game.ours.move_text(action)

    def _to_struct(self) -> dict[str, Any]:
        game = self._game()
        return game.ours.position(game.stepper.sealed(self.snapshot))

    def _to_observation_struct(self, player: int) -> dict[str, Any]:
        return self._game().stepper.view(self.snapshot, player)

    def _game(self) -> "SpielGame":
        return cast("SpielGame", self.get_game())
