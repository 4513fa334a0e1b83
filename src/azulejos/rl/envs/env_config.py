"""The configuration of an environment: all its arguments, checked."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from gymnasium.utils.seeding import np_random

from azulejos.core.errors import AzulejosError
from azulejos.core.features import Features
from azulejos.core.registry import game as game_of
from azulejos.core.ruled import RuledGame
from azulejos.core.setup import Setup, Value
from azulejos.rl.envs.episode import Episode
from azulejos.rl.envs.rewards import REWARDS
from azulejos.rl.envs.seeding import fresh_seed, generator
from azulejos.rl.errors import BadConfig

RENDER_MODES = ("human", "ansi", "rgb_array")

MAX_ROUNDS = 1_000
"""By default an episode is cut off after this many rounds, over all decks.

Only the long variant of 5211 with a high target reaches it; rewards then follow the current standing.
"""

RANDOM = "random"
"""The starter that the seed chooses."""


@dataclass(frozen=True)
class EnvConfig:
    """A game, how it is set up, and how it is rewarded, cut off and drawn. Made by `EnvConfig.of`, which checks it."""

    game: RuledGame
    features: Features
    """The layout of the game's observations."""
    players: int
    options: Mapping[str, Value]
    starter: int | None
    """The starting seat; None if the game has none, or if the seed decides."""
    rewards: str
    max_rounds: int | None
    render_mode: str | None

    @classmethod
    def of(
        cls,
        name: str,
        *,
        players: object = None,
        starter: object = None,
        rewards: object = "rank",
        max_rounds: object = MAX_ROUNDS,
        render_mode: object = None,
        options: Mapping[str, object] | None = None,
    ) -> "EnvConfig":
        """A checked configuration. Raises BadConfig, which lists what is allowed."""
        try:
            game = game_of(name)
            setup = Setup.of(game, players, options, None if starter == RANDOM else starter)
        except AzulejosError as error:
            raise BadConfig(str(error)) from None
        if not isinstance(game, RuledGame) or game.features is None:
            raise BadConfig(f"{name} has no observations that could be learned from")
        reward = _one_of("rewards", rewards, REWARDS)
        mode = None if render_mode is None else _one_of("render_mode", render_mode, RENDER_MODES)
        begins = None if starter == RANDOM else setup.starter
        return cls(game, game.features, setup.players, setup.options, begins, reward, _rounds(max_rounds), mode)

    def begin(self, seed: int | None, last: Episode | None) -> Episode:
        """A new episode from a seed, or else with the generator of the last one. Raises for a bad seed."""
        if seed is None and last is not None:
            return self._episode(int(last.state[0].generator))
        _, checked = np_random(seed)
        return self._episode(generator(fresh_seed() if seed is None else checked))

    def _episode(self, drawn_by: int) -> Episode:
        return Episode(self.game, Setup(self.players, self.options, self.starter), drawn_by, self.max_rounds)


def _one_of(name: str, value: object, allowed: Collection[str]) -> str:
    if not isinstance(value, str) or value not in allowed:
        raise BadConfig(f"{name} cannot be {value!r}; allowed: {', '.join(allowed)}")
    return value


def _rounds(value: object) -> int | None:
    if value is None or (type(value) is int and value >= 1):
        return value
    raise BadConfig(f"max_rounds cannot be {value!r}; allowed: a whole number from 1 on, or None for no end")
