"""5211 for PettingZoo: `from azulejos.rl import g5211_v0`.

All players choose at the same time: `parallel_env` asks them together. `env` asks them one after the other, and no
player sees the choices of the others before all have chosen.
"""

from typing import Any

from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from azulejos.rl.envs.aec_env import AecEnvironment
from azulejos.rl.envs.env_config import MAX_ROUNDS, EnvConfig
from azulejos.rl.envs.parallel_env import ParallelEnvironment

NAME = "g5211_v0"


def env(**config: Any) -> "OrderEnforcingWrapper[Any, Any, Any]":
    """The environment with PettingZoo's check of the order of calls; `parallel_env` lists the arguments."""
    return OrderEnforcingWrapper(raw_env(**config))


def raw_env(**config: Any) -> AecEnvironment:
    """The environment without wrappers, agents one after the other; the arguments are those of `parallel_env`."""
    return AecEnvironment(_config(**config), NAME)


def parallel_env(**config: Any) -> ParallelEnvironment:
    """The environment in which all agents choose at the same time.

    players: 2 to 5. edition: `rulebook` or `international`. target: points to reach over several decks, 0 for one deck.
    rewards: `rank` or `score`. max_rounds: where an episode is cut off; None for nowhere. render_mode: `human`, `ansi`,
    `rgb_array` or None. Raises BadConfig for anything else.
    """
    return ParallelEnvironment(_config(**config), NAME)


def _config(
    *,
    players: int = 2,
    rewards: str = "rank",
    max_rounds: int | None = MAX_ROUNDS,
    render_mode: str | None = None,
    **options: str | int,
) -> EnvConfig:
    return EnvConfig.of(
        "5211", players=players, rewards=rewards, max_rounds=max_rounds, render_mode=render_mode, options=options
    )
