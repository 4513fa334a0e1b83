import subprocess
import sys
from importlib.metadata import EntryPoint

import pytest

from azulejos.core import registry
from azulejos.core.errors import BrokenPlugin, UnknownName


def test_azul_is_found_by_its_name():
    assert "azul" in registry.names()
    assert registry.game("azul").title == "Azul"


def test_an_unknown_game_is_refused_with_the_names_of_all_games():
    with pytest.raises(UnknownName) as refused:
        registry.game("chess")
    assert refused.value.code == "unknown-game"
    assert "azul" in refused.value.allowed


@pytest.mark.parametrize("value", ["no_such_module:GAME", "azulejos.games.azul:MISSING", "azulejos.games.azul:GAME"])
def test_a_broken_plugin_is_reported_by_name(value):
    with pytest.raises(BrokenPlugin, match="mosaic"):
        registry.load(EntryPoint("mosaic", value, registry.GROUP))


def test_a_game_of_someone_elses_package_plugs_in(tmp_path):
    """A real package beside this one: a module and its metadata."""
    (tmp_path / "mosaic.py").write_text(
        "from azulejos.games.azul.game import Azul\n"
        "class Mosaic(Azul):\n    name = 'mosaic'\n    title = 'Mosaic'\n"
        "GAME = Mosaic()\n"
    )
    metadata = tmp_path / "mosaic-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: mosaic\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text("[azulejos.games]\nmosaic = mosaic:GAME\nbroken = mosaic:NOTHING\n")
    code = f"import sys; sys.path.insert(0, {str(tmp_path)!r}); from azulejos.cli.main import main; main(['games'])"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert run.returncode == 0
    assert "mosaic: Mosaic, 2 to 4 players" in run.stdout
    assert "azul: Azul, 2 to 4 players" in run.stdout
    assert "the game 'broken' (mosaic:NOTHING) cannot be loaded" in run.stderr
