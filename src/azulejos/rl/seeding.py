"""How environments are seeded: the same seed gives the same games, in every environment.

A game draws from the generator inside its state (`core.generator`). An environment that is reset with a seed begins
with `generator(seed)`; one that is reset without a seed goes on with the generator as the last game left it, and the
first of all with a fresh seed. If chance decides who starts, that is the first number drawn.

Game i of a vector environment that is reset with a seed begins with `generator(seed + i)`, as Gymnasium's own vectors
do it: it plays just what a single environment plays that is reset with this sum.
"""

import secrets

import numpy as np

from azulejos.core.generator import below
from azulejos.core.plain import Draft
from azulejos.core.ruled import Record, RuledGame
from azulejos.core.setup import Setup

_WORD = 2**64 - 1


def generator(seed: int) -> int:
    """The generator that a seed begins with: splitmix64, so that neighbouring seeds have nothing in common; never 0."""
    mixed = (seed + 0x9E3779B97F4A7C15) & _WORD
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _WORD
    return (mixed ^ (mixed >> 31)) or 1


def fresh_seed() -> int:
    """A seed for those who name none, from the operating system."""
    return secrets.randbits(63)


def beginnings(game: RuledGame, setup: Setup) -> Record:
    """The states that a game may begin with: one, or one for each seat where a set-up does not say who starts."""
    starters = range(setup.players) if game.has_starter and setup.starter is None else [setup.starter]
    states = [game.start(Setup(setup.players, setup.options, starter)) for starter in starters]
    return np.concatenate(states).view(np.recarray)


def begin(states: Record, drawn_by: int) -> Draft:
    """One of these beginnings, drawn by a generator that goes on inside of it."""
    draft = Draft(states[:1])
    draft[0].generator = drawn_by
    if len(states) > 1:
        starter = int(below(draft[0], len(states)))
        drawn_by = draft[0].generator
        draft = Draft(states[starter : starter + 1])
        draft[0].generator = drawn_by
    return draft
