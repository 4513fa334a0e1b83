"""Registers the environments in PettingZoo and Gymnasium. An environment is loaded when it is made."""

import gymnasium
from pettingzoo.env_registry.registration import register as register_agents

NAMESPACE = "azulejos"

AGENTS = ("azul_v0", "summer_pavilion_v0", "g5211_v0")
"""Modules with `env`, by their names in PettingZoo."""

AT_ONCE = ("g5211_v0",)
"""Those with `parallel_env` too."""

SINGLE = {"Azul-v0": "azul", "SummerPavilion-v0": "summer-pavilion", "G5211-v0": "5211"}
"""Names in Gymnasium, and the games they stand for."""


def register() -> None:
    """Register all environments; once is enough."""
    for name in AGENTS:
        register_agents("aec", f"{NAMESPACE}/{name}", f"azulejos.rl.{name}:env")
    for name in AT_ONCE:
        register_agents("parallel", f"{NAMESPACE}/{name}", f"azulejos.rl.{name}:parallel_env")
    for name, game in SINGLE.items():
        gymnasium.register(
            f"{NAMESPACE}/{name}",
            "azulejos.rl.envs.gym_env:GymEnvironment",
            vector_entry_point="azulejos.rl.envs.vector_env:VectorEnvironment",
            kwargs={"game": game},
        )
