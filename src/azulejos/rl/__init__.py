"""The workbench: the games as environments for those who train agents.

`pip install 'azulejos[rl]'` brings PettingZoo and Gymnasium. Importing this package registers the environments:
`pettingzoo.make("aec", "azulejos/azul_v0")`, `gymnasium.make("azulejos/Azul-v0", opponents="greedy")`.
`azulejos.rl.openspiel` needs nothing but `azulejos[openspiel]`.
"""

from importlib.util import find_spec

MISSING = [name for name in ("gymnasium", "pettingzoo") if find_spec(name) is None]
"""What is not installed of the libraries that environments need."""

if not MISSING:
    from azulejos.rl.registration import register

    register()
elif find_spec("pyspiel") is None:
    message = f"azulejos.rl needs {' and '.join(MISSING)}: pip install 'azulejos[rl]'"
    raise ModuleNotFoundError(f"{message}; for OpenSpiel alone, 'azulejos[openspiel]'", name=MISSING[0])
