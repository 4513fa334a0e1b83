"""Games of OpenSpiel for the tests: every set-up, and random ways through them."""

import json
from collections.abc import Iterator
from typing import Any

import pyspiel

import azulejos.rl.openspiel
from azulejos.core import registry
from azulejos.core.randomness import SeededRandomness
from azulejos.testing import all_setups

OURS = {"python_azul": "azul", "python_summer_pavilion": "summer-pavilion", "python_5211": "5211"}
assert set(OURS) <= set(azulejos.rl.openspiel.REGISTERED)


def named(name: str, **parameters: Any) -> str:
    """A game with parameters, as `pyspiel.load_game` reads it."""
    return f"{name}({','.join(f'{key}={value}' for key, value in parameters.items())})"


def every_setup() -> list[str]:
    """Every game with every option and player count; long variants are cut off in the second deck, but for one."""
    listed = []
    for name, ours in OURS.items():
        for setup in all_setups(registry.game(ours)):
            parameters: dict[str, Any] = {"players": setup.players, **setup.options}
            if setup.options.get("target") and (setup.players > 2 or setup.options["edition"] != "rulebook"):
                parameters["max_game_length"] = 36 if setup.players == 2 else 24  # into the second deck
            listed.append(named(name, **parameters))
    sequential = [named("python_5211", players=players, turns="sequential") for players in (2, 5)]
    return listed + sequential


def step(state: Any, randomness: SeededRandomness) -> None:
    """Go one step on, by chance or by any legal move."""

    def any_of(actions: list[int]) -> int:
        return actions[randomness.below(len(actions))]

    if state.is_chance_node():
        faces = [face for face, _ in state.chance_outcomes()]
        state.apply_action(any_of(faces))
    elif state.is_simultaneous_node():
        state.apply_actions([any_of(state.legal_actions(player)) for player in range(state.num_players())])
    else:
        state.apply_action(any_of(state.legal_actions()))


def walk(text: str, seed: int | str = 0) -> Iterator[Any]:
    """The states of a random game, from the first to the last; it is always the same object."""
    randomness = SeededRandomness(f"{text}/{seed}")
    state = pyspiel.load_game(text).new_initial_state()
    while not state.is_terminal():
        yield state
        step(state, randomness)
    yield state


def decisions(text: str, seed: int | str = 0) -> Iterator[Any]:
    """The states of a random game in which somebody decides."""
    return (state for state in walk(text, seed) if not state.is_chance_node() and not state.is_terminal())


def position(state: Any) -> dict[str, Any]:
    """The whole position of a state."""
    document: dict[str, Any] = json.loads(str(state))
    return document


def sampler(seed: int | str) -> Any:
    """A repeatable sampler of numbers in [0, 1)."""
    randomness = SeededRandomness(seed)
    return lambda: randomness.below(2**32) / 2**32
