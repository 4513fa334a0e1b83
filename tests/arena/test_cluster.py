"""The same games on a real Ray, started here for the test."""

import json
import sys
from importlib.util import find_spec

import pytest

from azulejos.arena.cluster import NoCluster, play_on_ray
from azulejos.arena.config import ContestConfig
from azulejos.arena.contest import Contest
from azulejos.arena.play_schedule import play_here
from tests.cli.test_commands import azulejos

real = pytest.mark.skipif(find_spec("ray") is None, reason="Ray is in the dev extra on Linux only")


@real
def test_ray_plays_the_same_games(tmp_path):
    (tmp_path / "first.py").write_text(
        "from azulejos.bots import Bot\n\n\nclass First(Bot):\n"
        "    def choose(self, view, legal, limit):\n        return legal[0]\n"
    )
    asked = ("match", "random", f"{tmp_path}/first.py:First", "--pairs", "2", "--in-process", "--json")
    there = azulejos(*asked, "--ray", "--workers", "2", RAY_ADDRESS="local", RAY_USAGE_STATS_ENABLED="0")
    assert there.returncode == 0, there.stderr
    here = azulejos(*asked, "--workers", "1")
    for document in (reports := [json.loads(run.stdout) for run in (there, here)]):
        for line in document["standings"]:
            line.pop("seconds")
    assert reports[0] == reports[1]


@real
def test_an_address_where_nobody_answers_is_reported():
    run = azulejos("match", "random", "random", "--pairs", "1", "--in-process", "--ray", "127.0.0.1:1")
    assert run.returncode == 1
    assert run.stderr.startswith("azulejos: no Ray cluster answers at 127.0.0.1:1")
    assert "Traceback" not in run.stderr


def test_without_ray_it_says_how_to_get_it(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    config = ContestConfig.of("azul", ["random", "random"], groups=1, in_process=True)
    with pytest.raises(NoCluster, match=r"pip install 'azulejos\[cluster\]'") as refused:
        Contest("match", config).play(play_on_ray)
    assert refused.value.code == "no-ray"
    assert len(Contest("match", config).play(play_here)) == 2
