"""Which of the installed games are registered in OpenSpiel."""

from types import SimpleNamespace
from typing import Any

import pyspiel
import pytest

import azulejos.rl.openspiel
from azulejos.core import registry
from azulejos.core.errors import BrokenPlugin, OptionError
from azulejos.core.setup import Setup
from azulejos.rl.openspiel.bounds import most_reward
from azulejos.rl.openspiel.parameters import SpielParameters
from azulejos.rl.openspiel.registration import register_all


def test_our_games_are_registered():
    assert {"python_azul", "python_summer_pavilion", "python_5211"} <= set(azulejos.rl.openspiel.REGISTERED)
    assert set(azulejos.rl.openspiel.REGISTERED) <= set(pyspiel.registered_names())


def test_a_broken_plug_in_causes_a_warning_and_affects_no_other_game(monkeypatch):
    def broken(name):
        raise BrokenPlugin(f"the game {name!r} cannot be loaded")

    monkeypatch.setattr(registry, "names", lambda: ["pebbles"])
    monkeypatch.setattr(registry, "game", broken)
    with pytest.warns(RuntimeWarning, match="pebbles"):
        assert register_all() == []


def test_a_game_that_does_not_define_its_single_draws_is_left_out(monkeypatch):
    monkeypatch.setattr(registry, "names", lambda: ["pebbles"])
    monkeypatch.setattr(registry, "game", lambda name: SimpleNamespace(name=name))
    assert register_all() == []


def test_a_game_without_a_bound_of_points_is_not_rewarded_by_them():
    pebbles: Any = SimpleNamespace(name="pebbles")
    setup = Setup(2, {}, None)
    assert most_reward(pebbles, SpielParameters(setup, "rank", sequential=True, longest=9)) == 1.0
    with pytest.raises(OptionError, match=r"pebbles does not say how many points there are.*; allowed: rank"):
        most_reward(pebbles, SpielParameters(setup, "score", sequential=True, longest=9))


@pytest.mark.parametrize("name", ["azul", "summer-pavilion", "5211"])
def test_no_golden_game_has_more_points_than_there_are(name, root):
    game: Any = registry.game(name)
    for path in (root / "tests" / "golden").glob(f"{name}-*.jsonl"):
        scores = [int(text) for text in path.read_text().rpartition('"scores": [')[2].partition("]")[0].split(",")]
        most = game.most_points(Setup.of(game, options={"target": 50} if "-50" in path.name else {}))
        assert max(scores) <= most
