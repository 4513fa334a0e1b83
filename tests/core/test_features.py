"""Observations: one layout, numbers in their ranges, from each seat's own view, and without hidden information."""

import hashlib

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from azulejos.core import registry
from azulejos.core.features import DTYPE
from azulejos.core.plain import plain
from azulejos.core.randomness import SeededRandomness
from azulejos.core.setup import Setup
from azulejos.core.turn import DECIDE, OVER
from azulejos.search.compiler.fingerprint import fingerprint
from azulejos.search.compiler.kernel import kernel
from azulejos.search.playouts import random_game
from azulejos.testing import all_setups

GAMES = [registry.game(name) for name in registry.names()]
SETUPS = [(game, setup) for game in GAMES for setup in all_setups(game)]


def label(value):
    """A game or a set-up, for the id of a test case."""
    return f"{value.players}-{'-'.join(map(str, value.options.values()))}" if isinstance(value, Setup) else value.name


def states(game, setup, seed, every=1):
    """States of a random game, chance nodes too: all, or one in some, and the last."""
    for number, draft in enumerate(random_game(game, setup, seed)):
        if number % every == 0 or game.rules.status(draft[0]) == OVER:
            yield draft.written()


def decisions(game, setup, seed, every):
    """Some of the states where a decision is owed."""
    for state in states(game, setup, seed, every):
        if game.rules.status(state[0]) == DECIDE:
            yield state


def named(game, row):
    return {name: row[start : start + field.size].tolist() for name, start, field in game.features.fields()}


def played(game, setup, seed, steps):
    *_, state = (state for _, state in zip(range(steps), states(game, setup, seed), strict=False))
    return state


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_fields_follow_one_another_without_a_gap(game):
    end = 0
    for _, start, field in game.features.fields():
        assert start == end
        end += field.size
    assert end == game.features.size == len(game.features.bounds()[0])
    assert len({name for name, _, _ in game.features.fields()}) == len(game.features.fields())


@given(st.sampled_from(SETUPS), st.integers(0, 1000))
def test_every_number_lies_in_the_range_of_its_field(chosen, seed):
    game, setup = chosen
    least, most = game.features.bounds()
    for number, state in enumerate(states(game, setup, seed, every=2)):
        row = game.features.of(plain(state), number % setup.players)
        assert row.dtype == DTYPE
        assert (row >= least).all() and (row <= most).all()


@given(st.sampled_from(SETUPS), st.integers(0, 1000))
def test_flags_that_stand_for_a_number_are_set_exactly_once(chosen, seed):
    game, setup = chosen
    for state in states(game, setup, seed, every=5):
        shown = named(game, game.features.of(plain(state), 0))
        for name in {"players", "phase", "starter", "marker", "token", "part", "roosters"} & set(shown):
            assert sum(shown[name]) == 1, name


@pytest.mark.parametrize(("game", "setup"), SETUPS, ids=label)
def test_seats_are_ordered_from_the_observer_on(game, setup):
    """The block of a seat is the same for all observers, only in another place; those of absent seats are 0."""
    features = game.features
    state = played(game, setup, 3, 150)
    rows = [features.of(plain(state), seat)[features.start :] for seat in range(setup.players)]
    blocks = [row.reshape(features.seats, features.block) for row in rows]
    for seat, seen in enumerate(blocks):
        for steps in range(setup.players):
            assert seen[steps].tolist() == blocks[(seat + steps) % setup.players][0].tolist()
        assert not seen[setup.players :].any()


@pytest.mark.parametrize(("game", "setup"), SETUPS, ids=label)
def test_observations_differ_by_seat(game, setup):
    state = played(game, setup, 3, 150)
    rows = {game.features.of(plain(state), seat).tobytes() for seat in range(setup.players)}
    assert len(rows) == setup.players


@given(st.sampled_from(SETUPS), st.integers(0, 1000))
def test_no_observation_reveals_a_secret(chosen, seed):
    """A seat observes the same after all that it cannot see is dealt again."""
    game, setup = chosen
    randomness = SeededRandomness(seed)
    for number, state in enumerate(decisions(game, setup, seed, every=11)):
        seat = number % setup.players
        other = game.imagine(game.view(state, seat), seat, randomness)
        assert game.features.of(plain(state), seat).tolist() == game.features.of(plain(other), seat).tolist()


@pytest.mark.parametrize(("game", "setup"), SETUPS, ids=label)
def test_the_seats_that_owe_a_decision_are_shown(game, setup):
    for state in decisions(game, setup, 8, every=13):
        for seat in range(setup.players):
            turn = named(game, game.features.of(plain(state), seat))["turn"]
            owed = [bool(game.legal(state, (seat + steps) % setup.players)) for steps in range(setup.players)]
            assert [*map(bool, turn[: setup.players])] == owed


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_written_over_an_earlier_observation_nothing_of_it_is_left(game):
    for setup in all_setups(game):
        row = np.zeros(game.features.size, DTYPE)
        for state in states(game, setup, 2, every=5):
            game.features.observe(plain(state), 1, row)
            assert row.tobytes() == game.features.of(plain(state), 1).tobytes()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_both_speeds_write_the_same_numbers(game):
    observe, stamp = game.features.observe, fingerprint(game)

    @kernel
    def compiled(records, seat, out):
        out[0] = 0 * stamp
        observe(records[0], seat, out)

    for setup in all_setups(game):
        row = np.zeros(game.features.size, DTYPE)
        for number, state in enumerate(states(game, setup, 4, every=5)):
            compiled(state, number % setup.players, row)
            assert row.tolist() == game.features.of(plain(state), number % setup.players).tolist()


FROZEN = {
    "5211": (1, "342b0b1de13b78c8"),
    "azul": (1, "d9fe5ef554d5e05d"),
    "summer-pavilion": (1, "bb6cb63b3813da74"),
}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_numbers_of_a_version_are_frozen(game):
    """If this fails, nets that were trained before see other numbers: raise FEATURES_VERSION."""
    digest = hashlib.sha256()
    for setup in all_setups(game):
        for number, state in enumerate(states(game, setup, 9, every=5)):
            digest.update(game.features.of(plain(state), number % setup.players).tobytes())
    assert FROZEN[game.name] == (game.features.version, digest.hexdigest()[:16])
