"""Trainings small enough for tests."""

from azulejos.training.config import TrainingConfig
from azulejos.training.recipe import Recipe

SMALL = {
    "games": 40,
    "shard": 10,
    "first_positions": 50,
    "last_positions": 50,
    "gate_pairs": 10,
    "yardstick_pairs": 10,
    "gate_positions": 50,
    "schedule.batch": 256,
}


def config(seed=1, players=(2,), game="azul", **changes):
    """Two players with few games, and other numbers as given."""
    return TrainingConfig.of(game, players, {}, seed, Recipe().changed({**SMALL, **changes}))
