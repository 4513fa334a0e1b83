"""The recipes: other numbers by name, those of each game, and clear errors."""

import pytest

from azulejos.core.errors import OptionError
from azulejos.training.config import TrainingConfig
from azulejos.training.recipe import Recipe
from azulejos.training.recipes import OF_MORE, OF_TWO, recipe_of


def test_numbers_are_changed_by_name():
    recipe = Recipe().changed({"games": "10", "schedule.rate": "0.5", "parameters.table_bits": 12})
    assert (recipe.games, recipe.schedule.rate, recipe.parameters.table_bits) == (10, 0.5, 12)
    assert recipe.shard == Recipe().shard


def test_positions_grow_and_exploring_falls():
    recipe = Recipe()
    assert recipe.positions(0) == 500 and recipe.positions(3) == 1000 and recipe.positions(60) == 1500
    assert recipe.explored(0) == 0.3 and recipe.explored(99) == pytest.approx(0.08)


@pytest.mark.parametrize("name", ["gmaes", "schedule", "schedule.x", "games.x", "", ".", "mix.outcome.x"])
def test_unknown_numbers_are_refused(name):
    with pytest.raises(OptionError, match="a recipe has no number") as refused:
        Recipe().changed({name: "1"})
    assert refused.value.code == "unknown-recipe"


@pytest.mark.parametrize(
    ("name", "value"),
    [("games", "0"), ("games", "x"), ("games", "1.5"), ("games", ""), ("exploring", "-1"), ("exploring", "nan")],
)
def test_impossible_numbers_are_refused(name, value):
    with pytest.raises(OptionError, match=f"{name} cannot be") as refused:
        Recipe().changed({name: value})
    assert refused.value.code == "bad-recipe"


@pytest.mark.parametrize(("players", "numbers"), [(2, OF_TWO), (3, OF_MORE), (5, OF_MORE)])
@pytest.mark.parametrize("game", ["summer-pavilion", "5211"])
def test_every_game_has_its_own_numbers(game, players, numbers):
    assert recipe_of(game, players) == Recipe().changed(numbers[game]) != Recipe()


def test_azul_for_two_and_games_of_others_have_the_plain_recipe():
    assert recipe_of("azul", 2) == recipe_of("somebodys-game", 4) == Recipe()


def test_a_net_for_several_numbers_of_players_is_trained_as_for_the_most():
    config = TrainingConfig.of("azul", [4, 2], {})
    assert config.recipe == recipe_of("azul", 4) != recipe_of("azul", 2)
    assert config.changed({"games": 7}).recipe == recipe_of("azul", 4).changed({"games": 7})
