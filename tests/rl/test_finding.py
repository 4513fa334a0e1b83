"""PettingZoo and Gymnasium find the environments, and the rest of the package does not need them."""

import subprocess
import sys

import gymnasium
import pettingzoo
import pytest

from azulejos.rl.envs.aec_env import AecEnvironment
from azulejos.rl.envs.gym_env import GymEnvironment
from azulejos.rl.envs.parallel_env import ParallelEnvironment

WITHOUT = """
import sys
for name in {missing!r}:
    sys.modules[name] = None
{then}
"""


def run(missing, then):
    source = WITHOUT.format(missing=missing, then=then)
    return subprocess.run([sys.executable, "-c", source], capture_output=True, text=True, check=False)


@pytest.mark.parametrize("name", ["azul_v0", "summer_pavilion_v0", "g5211_v0", "azul-v0", "azul"])
def test_pettingzoo_makes_them(name):
    env = pettingzoo.make("aec", f"azulejos/{name}", players=3)
    assert isinstance(env.unwrapped, AecEnvironment)
    assert env.max_num_agents == 3


def test_pettingzoo_makes_5211_for_all_at_once():
    assert isinstance(pettingzoo.make("parallel", "azulejos/g5211_v0", players=4), ParallelEnvironment)


@pytest.mark.parametrize("name", ["Azul", "SummerPavilion", "G5211"])
def test_gymnasium_makes_them(name):
    env = gymnasium.make(f"azulejos/{name}-v0", players=3, opponents=["greedy", "random"], seat="rotating")
    assert isinstance(env.unwrapped, GymEnvironment)


def test_gymnasium_makes_them_before_anybody_has_imported_us():
    done = run((), "import gymnasium; print(gymnasium.make('azulejos.rl:azulejos/Azul-v0').unwrapped.config.game.name)")
    assert done.stdout.strip() == "azul", done.stderr


@pytest.mark.parametrize("missing", [("gymnasium", "pyspiel"), ("pettingzoo", "pyspiel")])
def test_without_the_libraries_the_error_names_the_extra(missing):
    done = run(missing, "import azulejos.rl")
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1].startswith(
        f"ModuleNotFoundError: azulejos.rl needs {missing[0]}: pip install 'azulejos[rl]'"
    )


def test_nothing_else_needs_the_libraries():
    then = "import azulejos.cli.main, azulejos.server, azulejos.arena, azulejos.testing, azulejos.bots; print('ok')"
    assert run(("gymnasium", "pettingzoo", "pyspiel"), then).stdout.strip() == "ok"


def test_openspiel_alone_is_enough_for_its_part():
    pytest.importorskip("pyspiel")
    done = run(("gymnasium", "pettingzoo"), "import azulejos.rl; print(azulejos.rl.MISSING)")
    assert done.stdout.strip() == "['gymnasium', 'pettingzoo']", done.stderr
