"""Azul for PettingZoo: `from azulejos.rl import azul_v0`.

On the grey wall, where several players choose columns at the same time, nobody sees what the others have chosen
before all have.
"""

from typing import Any

from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from azulejos.rl.conditions import MAX_ROUNDS, Conditions
from azulejos.rl.in_turn import InTurn

NAME = "azul_v0"


def env(**conditions: Any) -> "OrderEnforcingWrapper[Any, Any, Any]":
    """The environment with PettingZoo's check of the order of calls; `raw_env` says what it can be told."""
    return OrderEnforcingWrapper(raw_env(**conditions))


def raw_env(
    *,
    players: int = 2,
    starter: int | str | None = None,
    rewards: str = "rank",
    max_rounds: int | None = MAX_ROUNDS,
    render_mode: str | None = None,
    **options: str | int,
) -> InTurn:
    """The bare environment.

    players: 2 to 4. wall: `coloured` or `grey`. starter: the seat that starts, 0 if nothing is said; `random` lets the
    seed decide. rewards: `rank` or `score`. max_rounds: where an episode is cut off; None for nowhere. render_mode:
    `human`, `ansi`, `rgb_array` or None. Raises BadConditions for anything else.
    """
    conditions = Conditions.of(
        "azul",
        players=players,
        starter=starter,
        rewards=rewards,
        max_rounds=max_rounds,
        render_mode=render_mode,
        options=options,
    )
    return InTurn(conditions, NAME)
