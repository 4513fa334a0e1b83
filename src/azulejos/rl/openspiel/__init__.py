"""The games for OpenSpiel: importing this package registers them.

    import azulejos.rl.openspiel
    game = pyspiel.load_game("python_azul(players=3,wall=grey)")

Every installed game is registered that is dealt in single draws: `python_azul`, `python_summer_pavilion`,
`python_5211`, and those of other packages (docs/howto/openspiel.md).
"""

from importlib.util import find_spec

if find_spec("pyspiel") is None:
    message = "OpenSpiel is not installed; install it with: pip install 'azulejos[openspiel]'"
    raise ImportError(message, name="pyspiel")

from azulejos.rl.openspiel.registration import register_all

REGISTERED = register_all()
"""The names by which `pyspiel.load_game` finds the games."""

__all__ = ["REGISTERED"]
