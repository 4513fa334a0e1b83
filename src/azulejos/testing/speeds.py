"""Compares games played interpreted and compiled, which must agree to the bit."""

from collections.abc import Iterator

from azulejos.core.plain import Draft
from azulejos.core.ruled import RuledGame
from azulejos.core.setup import Setup
from azulejos.search.playouts import play_out, playouts, seeded


def differences(game: RuledGame, setup: Setup, games: int = 2, seed: int = 1) -> Iterator[str]:
    """The differences between interpreted and compiled rules in some random games."""
    start = game.start(setup)
    compiled, interpreted = seeded(start, games, seed), seeded(start, games, seed)
    playouts(game)(compiled, games)
    for index in range(games):
        draft = Draft(interpreted[index : index + 1])
        play_out(game, draft[0])
        if draft.written().tobytes() != compiled[index].tobytes():
            yield f"interpreted and compiled rules end differently in game {index} of seed {seed}"
