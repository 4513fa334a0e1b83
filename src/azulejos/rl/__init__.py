"""The games as environments for reinforcement learning: Gymnasium, PettingZoo and OpenSpiel.

`pip install 'azulejos[rl]'` brings PettingZoo and Gymnasium. Importing this package registers the environments:
`pettingzoo.make("aec", "azulejos/azul_v0")`, `gymnasium.make("azulejos/Azul-v0", opponents="greedy")`.
`azulejos.rl.openspiel` needs only `azulejos[openspiel]`.
"""

from importlib.util import find_spec

MISSING = [name for name in ("gymnasium", "pettingzoo") if find_spec(name) is None]
"""The libraries that environments need and that are not installed."""

if not MISSING:
    from azulejos.rl.registration import register

    register()
elif find_spec("pyspiel") is None:
    message = f"azulejos.rl needs {' and '.join(MISSING)}: pip install 'azulejos[rl]'"
    raise ModuleNotFoundError(f"{message}; for OpenSpiel alone, 'azulejos[openspiel]'", name=MISSING[0])
