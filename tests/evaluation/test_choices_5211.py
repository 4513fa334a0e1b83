"""The inputs of nets that value choices of 5211: what a seat sees when its choice lies open."""

import hashlib

import numpy as np
import pytest

from azulejos.core.features import DTYPE
from azulejos.core.randomness import SeededRandomness
from azulejos.games.g5211 import GAME
from azulejos.games.g5211.choices import CHOICES, COLOUR, lay, take_back
from azulejos.testing import all_setups
from tests.g5211.positions import position
from tests.search.positions import decisions

FEATURES = CHOICES.features


def choices(players=2, seed=3, every=7, **options):
    """States of a random game with a seat and each of its choices, laid open."""
    for number, state in enumerate(decisions(GAME, seed, players, **options)):
        if number % every == 0:
            seat = int(GAME.rules.decider(state[0]))
            for move in GAME.legal(state, seat):
                yield state, seat, move


def seen(state, seat, move):
    laid = state.copy()
    lay(laid[0], seat, move)
    return FEATURES.of(laid[0], seat)


def shown(document, text, seat=0):
    """What is seen after a choice, by name."""
    row = seen(GAME.read_position(document), seat, GAME.read_move(text))
    return {name: row[start : start + field.size].tolist() for name, start, field in FEATURES.fields()}


def test_what_was_laid_can_be_taken_back():
    for state, seat, move in choices(3):
        laid = state.copy()
        lay(laid[0], seat, move)
        assert laid.tobytes() != state.tobytes()
        take_back(laid[0], seat, move)
        assert laid.tobytes() == state.tobytes()


def test_the_cards_of_a_choice_lie_open_and_the_others_are_kept():
    names = shown(position(2, part=2, hands=["Y6Y2G2O1B1"], laid=["Y4G3", "Y2Y3"]), "Y6")
    assert names["colour0.open"].index(1) == 4 and names["colour0.scores"] == [1]
    assert (names["colour0.mine"], names["colour0.theirs"], names["colour0.others"]) == ([10], [5], [5])
    assert names["colour0.room"].index(1) - 1 == 1 and names["colour0.held"].index(1) == 1
    assert names["colour1.open"].index(1) == 1 and names["colour1.mine"] == [3]
    assert names["kept"] == [2, 2, 0, 0, 0, 0] and names["roosters_held"] == [2]
    assert names["missing"].index(1) == 4


def test_no_choice_is_shown_what_the_seat_cannot_see():
    for number, (state, seat, move) in enumerate(choices(4, every=11)):
        other = GAME.imagine(GAME.view(state, seat), seat, SeededRandomness(number))
        assert GAME.position(other) != GAME.position(state)
        assert seen(state, seat, move).tolist() == seen(other, seat, move).tolist()


def test_it_does_not_matter_who_has_chosen_already():
    document = position(3, hands=["Y1Y2G3O4B5"], sealed=["", "T1T2", ""])
    unsealed = position(3, hands=["Y1Y2G3O4B5", "T1T2"])
    assert shown(document, "Y1Y2") == shown(unsealed, "Y1Y2")


def test_colours_differ_in_nothing_but_their_cards():
    yellow = position(2, part=2, hands=["Y6Y2Y3G2O1"], laid=["Y4G3", "Y2B3"], removed="Y1" * 5, round=1)
    turquoise = position(2, part=2, hands=["T6T2T3G2O1"], laid=["T4G3", "T2B3"], removed="T1" * 5, round=1)
    first, second = shown(yellow, "Y6"), shown(turquoise, "T6")
    for name, field in ((f"colour{place}.{field.name}", field) for place in range(2) for field in COLOUR):
        assert field.name == "unseen" or first[name] == second[name]


@pytest.mark.parametrize("setup", [*all_setups(GAME)], ids=str)
def test_every_number_lies_within_its_bounds(setup):
    least, most = FEATURES.bounds()
    for state, seat, move in choices(setup.players, every=9, **setup.options):
        row = seen(state, seat, move)
        assert row.dtype == DTYPE and (row >= least).all() and (row <= most).all()
        flags = [(start, field.size) for _, start, field in FEATURES.fields() if field.meaning.startswith("flag")]
        assert all(row[start : start + size].sum() == 1 for start, size in flags)


def test_the_numbers_of_a_version_are_frozen():
    """If this fails, nets that were trained before see other numbers: raise CHOICES_VERSION."""
    digest = hashlib.sha256()
    for players in (2, 3, 4, 5):
        rows = [seen(*each) for each in choices(players, seed=9, edition="international")]
        digest.update(np.concatenate(rows).tobytes())
    assert (FEATURES.version, digest.hexdigest()[:16]) == (1, "7295c463f293e3b7")
