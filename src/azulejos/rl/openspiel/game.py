"""A game as OpenSpiel knows it."""

from collections.abc import Mapping
from typing import Any

import pyspiel

from azulejos.core.ruled import RuledGame
from azulejos.core.setup import Setup
from azulejos.rl.openspiel.bounds import most_reward
from azulejos.rl.openspiel.draws import Draws
from azulejos.rl.openspiel.observer import Observer
from azulejos.rl.openspiel.parameters import defaults, read
from azulejos.rl.openspiel.refusal import refusing
from azulejos.rl.openspiel.state import SpielState
from azulejos.rl.openspiel.stepper import SpielStepper


def short_name(game: RuledGame) -> str:
    """The name of a game in OpenSpiel: `python_summer_pavilion`."""
    return f"python_{game.name.replace('-', '_')}"


def game_type(game: RuledGame, *, sequential: bool) -> Any:
    """The type of a game in OpenSpiel, by which its algorithms accept or refuse it."""
    facts, kind = game.facts(Setup.of(game)), pyspiel.GameType
    hidden = facts.hidden_information
    return kind(
        short_name=short_name(game),
        long_name=game.title,
        dynamics=kind.Dynamics.SEQUENTIAL if sequential else kind.Dynamics.SIMULTANEOUS,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION if hidden else kind.Information.PERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=game.features is not None,
        provides_factored_observation_string=True,
        parameter_specification=defaults(game),
    )


class SpielGame(pyspiel.Game):
    """One of our games with its parameters; makes states and observers."""

    def __init__(self, ours: RuledGame, draws: Draws, given: Mapping[str, Any]) -> None:
        with refusing():
            self.parameters = read(ours, given)
            most = most_reward(ours, self.parameters)
        self.ours = ours
        self.stepper = SpielStepper(ours, self.parameters.setup, draws, self.parameters.longest)
        of_its_kind = game_type(ours, sequential=self.parameters.sequential)
        super().__init__(of_its_kind, self._info(most), {**defaults(ours), **given})

    def _info(self, most: float) -> Any:
        return pyspiel.GameInfo(
            num_distinct_actions=self.stepper.facts.moves,
            max_chance_outcomes=len(self.stepper.draws.faces),
            num_players=self.parameters.setup.players,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=self.parameters.longest,
        )

    def new_initial_state(self) -> SpielState:
        """The state before anything was drawn or decided."""
        return SpielState(self, self.stepper.start)

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> Observer:
        """An observer of the requested kind; by default what a player sees now, without memory."""
        if params:
            raise pyspiel.SpielError(f"observers take no parameters; given: {', '.join(params)}")
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))

    def __reduce__(self) -> tuple[Any, ...]:
        return _load, (str(self),)


def _load(text: str) -> Any:
    """A game from its name with parameters; importing this module has registered it."""
    return pyspiel.load_game(text)
