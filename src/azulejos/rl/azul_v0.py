"""Azul for PettingZoo: `from azulejos.rl import azul_v0`.

On the grey wall, where several players choose columns at the same time, no player sees the choices of the
others before all have chosen.
"""

from typing import Any

from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from azulejos.rl.envs.aec_env import AecEnvironment
from azulejos.rl.envs.env_config import MAX_ROUNDS, EnvConfig

NAME = "azul_v0"


def env(**config: Any) -> "OrderEnforcingWrapper[Any, Any, Any]":
    """The environment with PettingZoo's check of the order of calls; `raw_env` lists the arguments."""
    return OrderEnforcingWrapper(raw_env(**config))


def raw_env(
    *,
    players: int = 2,
    starter: int | str | None = None,
    rewards: str = "rank",
    max_rounds: int | None = MAX_ROUNDS,
    render_mode: str | None = None,
    **options: str | int,
) -> AecEnvironment:
    """The environment without wrappers.

    players: 2 to 4. wall: `coloured` or `grey`. starter: the seat that starts, 0 by default; `random` lets the
    seed decide. rewards: `rank` or `score`. max_rounds: where an episode is cut off; None for nowhere. render_mode:
    `human`, `ansi`, `rgb_array` or None. Raises BadConfig for anything else.
    """
    config = EnvConfig.of(
        "azul",
        players=players,
        starter=starter,
        rewards=rewards,
        max_rounds=max_rounds,
        render_mode=render_mode,
        options=options,
    )
    return AecEnvironment(config, NAME)
