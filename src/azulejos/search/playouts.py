"""Compiled kernels that play a game at random and list its moves: for measuring and for tests."""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from azulejos.core.generator import below
from azulejos.core.plain import Draft
from azulejos.core.ruled import RuledGame, StateArray
from azulejos.core.setup import Setup
from azulejos.core.turn import CHANCE, OVER
from azulejos.search.compiler.fingerprint import fingerprint
from azulejos.search.compiler.kernel import kernel

Playouts = Callable[[StateArray, int], int]
"""Plays `states[:count]` to their ends in place; returns the number of decisions."""

Lists = Callable[[StateArray, NDArray[np.int64], int], int]
"""Lists the legal moves of each state `count` times; returns how many moves that were."""


@cache
def playouts(game: RuledGame) -> Playouts:
    """The kernel that plays many states to their ends, each with its own generator."""
    rules = game.rules
    status, decider, sample, apply, ways, draw = (
        rules.status,
        rules.decider,
        rules.sample,
        rules.apply,
        rules.ways,
        rules.draw,
    )
    stamp = fingerprint(game)

    @kernel
    def play(states: Any, count: int) -> int:
        decisions = 0 * stamp  # used here, so that it is part of the cache key
        for index in range(count):
            state = states[index]
            while status(state) != OVER:
                if status(state) == CHANCE:
                    draw(state, below(state, ways(state)))
                else:
                    seat = decider(state)
                    apply(state, seat, sample(state, seat))
                    decisions += 1
        return decisions

    return play


@cache
def lists(game: RuledGame) -> Lists:
    """The kernel that lists legal moves."""
    decider, legal = game.rules.decider, game.rules.legal
    stamp = fingerprint(game)

    @kernel
    def play(states: Any, moves: NDArray[np.int64], count: int) -> int:
        listed = 0 * stamp
        for _ in range(count):
            for index in range(len(states)):
                listed += legal(states[index], decider(states[index]), moves)
        return listed

    return play


def seeded(start: StateArray, count: int, seed: int) -> StateArray:
    """Copies of a state, each with its own generator, seeded from `seed`."""
    states = np.repeat(start, count).view(np.recarray)
    generators = np.random.default_rng(seed).integers(1, 2**63, count, np.uint64)
    states["generator"] = generators
    return states


def step(game: RuledGame, record: Any) -> bool:
    """Make one draw or one random move, interpreted, as the kernel does. Returns whether it was a move."""
    rules = game.rules
    if rules.status(record) == CHANCE:
        rules.draw(record, below(record, rules.ways(record)))
        return False
    seat = rules.decider(record)
    rules.apply(record, seat, rules.sample(record, seat))
    return True


def first_decision(game: RuledGame, setup: Setup, seed: int) -> StateArray:
    """A new game, dealt up to its first decision."""
    draft = next(draft for draft in random_game(game, setup, seed) if game.rules.status(draft[0]) != CHANCE)
    return draft.written()


def random_game(game: RuledGame, setup: Setup, seed: int) -> Iterator[Draft]:
    """The states of a random game, interpreted, from the start to the end: one draft, which changes with each step."""
    draft = Draft(seeded(game.start(setup), 1, seed))
    yield draft
    while game.rules.status(draft[0]) != OVER:
        step(game, draft[0])
        yield draft


def play_out(game: RuledGame, record: Any) -> int:
    """Play one record to its end, interpreted; returns the number of decisions."""
    decisions = 0
    while game.rules.status(record) != OVER:
        decisions += step(game, record)
    return decisions
