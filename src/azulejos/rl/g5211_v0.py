"""5211 for PettingZoo: `from azulejos.rl import g5211_v0`.

All players choose at the same time: `parallel_env` asks them together. `env` asks them one after the other, and nobody
sees what the others have chosen before all have.
"""

from typing import Any

from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from azulejos.rl.at_once import AtOnce
from azulejos.rl.conditions import MAX_ROUNDS, Conditions
from azulejos.rl.in_turn import InTurn

NAME = "g5211_v0"


def env(**conditions: Any) -> "OrderEnforcingWrapper[Any, Any, Any]":
    """The environment with PettingZoo's check of the order of calls; `raw_env` says what it can be told."""
    return OrderEnforcingWrapper(raw_env(**conditions))


def raw_env(**conditions: Any) -> InTurn:
    """The bare environment, agents one after the other; it can be told the same as `parallel_env`."""
    return InTurn(_conditions(**conditions), NAME)


def parallel_env(**conditions: Any) -> AtOnce:
    """The environment in which all agents choose at the same time.

    players: 2 to 5. edition: `rulebook` or `international`. target: points to reach over several decks, 0 for one deck.
    rewards: `rank` or `score`. max_rounds: where an episode is cut off; None for nowhere. render_mode: `human`, `ansi`,
    `rgb_array` or None. Raises BadConditions for anything else.
    """
    return AtOnce(_conditions(**conditions), NAME)


def _conditions(
    *,
    players: int = 2,
    rewards: str = "rank",
    max_rounds: int | None = MAX_ROUNDS,
    render_mode: str | None = None,
    **options: str | int,
) -> Conditions:
    return Conditions.of(
        "5211", players=players, rewards=rewards, max_rounds=max_rounds, render_mode=render_mode, options=options
    )
