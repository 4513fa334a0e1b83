"""Seeds environments: the same seed gives the same games, in every environment.

A game draws from the generator inside its state (`core.generator`). An environment that is reset with a seed begins
with `generator(seed)`. Without a seed it continues with the generator of the last game, the first time with a new
seed. If chance decides who starts, that is the first number drawn.

Game i of a vector environment that is reset with a seed begins with `generator(seed + i)`, as in Gymnasium's own
vectors. So it plays the same game as a single environment that is reset with this sum.
"""

import secrets

import numpy as np

from azulejos.core.generator import below
from azulejos.core.plain import Draft
from azulejos.core.ruled import RuledGame, StateArray
from azulejos.core.setup import Setup

_WORD = 2**64 - 1


def generator(seed: int) -> int:
    """The initial generator for a seed, never 0: splitmix64, so that neighbouring seeds are unrelated."""
    mixed = (seed + 0x9E3779B97F4A7C15) & _WORD
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _WORD
    return (mixed ^ (mixed >> 31)) or 1


def fresh_seed() -> int:
    """A random seed from the operating system."""
    return secrets.randbits(63)


def beginnings(game: RuledGame, setup: Setup) -> StateArray:
    """The possible initial states: one, or one per seat if the set-up names no starting seat."""
    starters = range(setup.players) if game.has_starter and setup.starter is None else [setup.starter]
    states = [game.start(Setup(setup.players, setup.options, starter)) for starter in starters]
    return np.concatenate(states).view(np.recarray)


def begin(states: StateArray, drawn_by: int) -> Draft:
    """One of these initial states, drawn by a generator that continues inside it."""
    draft = Draft(states[:1])
    draft[0].generator = drawn_by
    if len(states) > 1:
        starter = int(below(draft[0], len(states)))
        drawn_by = draft[0].generator
        draft = Draft(states[starter : starter + 1])
        draft[0].generator = drawn_by
    return draft
