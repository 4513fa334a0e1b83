"""Every game as an environment, with every player count and option."""

import itertools

from azulejos.core.registry import game
from azulejos.rl import azul_v0, g5211_v0, summer_pavilion_v0

MODULES = {"azul": azul_v0, "summer-pavilion": summer_pavilion_v0, "5211": g5211_v0}
SINGLE = {"azul": "azulejos/Azul-v0", "summer-pavilion": "azulejos/SummerPavilion-v0", "5211": "azulejos/G5211-v0"}
LONG = 30
"""A target that takes more than one deck, but not many."""


def config(name):
    """Every player count with every choice of every option."""
    rules = game(name)
    choices = [[0, LONG] if option.least is not None else list(option.choices) for option in rules.options]
    for players, *values in itertools.product(rules.players, *choices):
        yield {"players": players, **dict(zip((option.name for option in rules.options), values, strict=True))}


EVERY = [(name, arguments) for name in MODULES for arguments in config(name)]
"""All games with all conditions."""

SOME = [
    ("azul", {"players": 2}),
    ("azul", {"players": 4, "wall": "grey"}),
    ("summer-pavilion", {"players": 3, "board": "grey"}),
    ("5211", {"players": 2}),
    ("5211", {"players": 5, "target": LONG}),
]
"""For what takes long: at least one of each kind."""


def label(case):
    return "-".join(map(str, case.values())) if isinstance(case, dict) else str(case)


def play(env, choose, seed=None, most=10_000):
    """The loop of any training script, to the end of an episode or a number of steps; the last result of each agent."""
    env.reset(seed=seed)
    last = {}
    for agent in env.agent_iter(most):
        seen, reward, terminated, truncated, info = env.last()
        last[agent] = (reward, terminated, truncated, info)
        env.step(None if terminated or truncated else choose(env, agent, seen["action_mask"]))
    return last


def any_legal(env, agent, mask):
    return env.action_space(agent).sample(mask)
