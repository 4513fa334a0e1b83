"""The default recipes by game: those with which the nets of the package were trained."""

from azulejos.training.recipe import Recipe

# In Summer Pavilion nets learn more from little straying than from much; on the grey wall of Azul from much.
PAVILION = {"first_explored": 0.1, "last_explored": 0.05, "ramp": 4, "schedule.epochs": 3, "schedule.decay": 0}
CARDS = {
    "last_positions": 200,
    "ramp": 1,
    "first_explored": 0.1,
    "gate_positions": 300,
    "schedule.epochs": 6,
    "schedule.batch": 1024,
}

OF_TWO: dict[str, dict[str, float]] = {
    "summer-pavilion": {
        **PAVILION,
        "games": 5_000,
        "first_positions": 300,
        "last_positions": 900,
        "gate_pairs": 150,
        "gate_positions": 600,
    },
    "5211": {**CARDS, "games": 3_000, "first_positions": 400, "gate_pairs": 200, "yardstick_pairs": 200},
}
"""The numbers by game that differ from the defaults of a recipe, which are those of Azul for two."""

# Games by MCTS take longest, so there are fewer of them; Azul is always played by alpha-beta.
OF_MORE: dict[str, dict[str, float]] = {
    "azul": {
        "games": 6_000,
        "first_positions": 600,
        "last_positions": 1_200,
        "ramp": 3,
        "sampling_from": 5,
        "gate_pairs": 60,
        "gate_positions": 400,
        "yardstick_pairs": 12,
        "schedule.epochs": 2,
        "schedule.decay": 1,
    },
    "summer-pavilion": {
        **PAVILION,
        "games": 1_500,
        "first_positions": 400,
        "last_positions": 800,
        "window": 8,
        "gate_pairs": 60,
        "gate_positions": 500,
        "yardstick_pairs": 20,
    },
    "5211": {**CARDS, "games": 3_600, "first_positions": 300, "gate_pairs": 120, "yardstick_pairs": 120},
}
"""The same for more than two players."""


def recipe_of(game: str, players: int) -> Recipe:
    """The recipe for a net of a game for up to `players` players; the default one if the game has none."""
    return Recipe().changed((OF_MORE if players > 2 else OF_TWO).get(game, {}))
