"""Under which conditions an environment plays: everything that its maker is told, checked at once."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from gymnasium.utils.seeding import np_random

from azulejos.core.errors import AzulejosError
from azulejos.core.features import Features
from azulejos.core.registry import game as game_of
from azulejos.core.ruled import RuledGame
from azulejos.core.setup import Setup, Value
from azulejos.rl.course import Course
from azulejos.rl.errors import BadConditions
from azulejos.rl.rewards import REWARDS
from azulejos.rl.seeding import fresh_seed, generator

RENDER_MODES = ("human", "ansi", "rgb_array")

MAX_ROUNDS = 1_000
"""An episode is cut off after so many rounds, over all decks, unless something else is said.

Only the long variant of 5211 with a far target gets there; the rewards are then by the standing so far.
"""

RANDOM = "random"
"""The starter that the seed chooses."""


@dataclass(frozen=True)
class Conditions:
    """A game, how it is set up, and how it is rewarded, cut off and drawn. Made by `Conditions.of`, which checks it."""

    game: RuledGame
    features: Features
    """The layout of the game's observations."""
    players: int
    options: Mapping[str, Value]
    starter: int | None
    """The seat that starts; None where nobody does, or where the seed decides."""
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
    ) -> "Conditions":
        """Check what someone asked for. Raises BadConditions, which says what is allowed."""
        try:
            game = game_of(name)
            setup = Setup.of(game, players, options, None if starter == RANDOM else starter)
        except AzulejosError as error:
            raise BadConditions(str(error)) from None
        if not isinstance(game, RuledGame) or game.features is None:
            raise BadConditions(f"{name} has no observations that could be learned from")
        reward = _one_of("rewards", rewards, REWARDS)
        mode = None if render_mode is None else _one_of("render_mode", render_mode, RENDER_MODES)
        begins = None if starter == RANDOM else setup.starter
        return cls(game, game.features, setup.players, setup.options, begins, reward, _rounds(max_rounds), mode)

    def begin(self, seed: int | None, last: Course | None) -> Course:
        """A fresh game: of a seed, or else with the generator as the last game has left it. Raises for a bad seed."""
        if seed is None and last is not None:
            return self._course(int(last.state[0].generator))
        _, checked = np_random(seed)
        return self._course(generator(fresh_seed() if seed is None else checked))

    def _course(self, drawn_by: int) -> Course:
        return Course(self.game, Setup(self.players, self.options, self.starter), drawn_by, self.max_rounds)


def _one_of(name: str, value: object, allowed: Collection[str]) -> str:
    if not isinstance(value, str) or value not in allowed:
        raise BadConditions(f"{name} can not be {value!r}; allowed: {', '.join(allowed)}")
    return value


def _rounds(value: object) -> int | None:
    if value is None or (type(value) is int and value >= 1):
        return value
    raise BadConditions(f"max_rounds can not be {value!r}; allowed: a whole number from 1 on, or None for no end")
