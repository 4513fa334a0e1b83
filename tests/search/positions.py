"""Positions from random games, for tests of searches."""

from functools import cache
from typing import Any

from azulejos.core import registry
from azulejos.core.setup import Setup
from azulejos.core.turn import DECIDE
from azulejos.search.oracle import candidates
from azulejos.search.playouts import random_game

AZUL: Any = registry.game("azul")
PAVILION: Any = registry.game("summer-pavilion")
CARDS: Any = registry.game("5211")


def named(value):
    """The id of a test case: the name of the game, not its address in memory."""
    return str(getattr(value, "name", value))


def decisions(game, seed=1, players=2, **options):
    """The states of one random game in which a seat decides."""
    for draft in random_game(game, Setup.of(game, players, options), seed):
        if game.rules.status(draft[0]) == DECIDE:
            yield draft.written()


def size_of_rest(game, state, most):
    """How many lines the rest of the round has; stops counting beyond `most`."""
    if game.rules.status(state[0]) != DECIDE:
        return 1
    total, seat = 0, int(game.rules.decider(state[0]))
    for move in candidates(game, state):
        total += size_of_rest(game, game.play_unchecked(state, seat, move), most - total)
        if total > most:
            break
    return total


@cache
def late(game, count, most=400, **options):
    """States in which the rest of the round is small enough to be solved; cached, since finding them takes long."""
    found = []
    for seed in range(1, 40):
        for state in decisions(game, seed, **options):
            if 5 < size_of_rest(game, state, most) <= most:
                found.append(state)
                break
        if len(found) == count:
            return found
    raise AssertionError("too few positions")
