"""Many compiled random games: all of them end in time, and no card is lost."""

import numpy as np
import pytest

from azulejos.core.setup import Setup
from azulejos.games.g5211 import GAME
from azulejos.games.g5211.state import OVER
from azulejos.search.playouts import lists, play_out, playouts, seeded

COPIES = (5, 6, 5, 2, 1, 1)
ROUNDS = {2: 11, 3: 7, 4: 6, 5: 4}
REMOVED = {2: 10, 3: 13, 4: 0, 5: 15}
SETUPS = [(players, edition) for players in (2, 3, 4, 5) for edition in ("rulebook", "international")]


def played(players, edition="rulebook", target=0, games=100_000):
    """Many games to their ends, and the number of decisions."""
    setup = Setup.of(GAME, players, {"edition": edition, "target": target})
    states = seeded(GAME.start(setup), games, seed=players)
    return states, playouts(GAME)(states, len(states))


def values(piles):
    """How many cards of each value lie in a pile of five bunches; values come first."""
    return np.stack([piles >> 10 * value & 1023 for value in range(6)])


def cards(piles):
    """How many cards lie in each pile."""
    return values(piles).sum(axis=(0, -1))


def points(piles):
    """What a pile is worth."""
    return (values(piles).sum(axis=-1) * np.arange(1, 7).reshape(6, *[1] * (piles.ndim - 1))).sum(axis=0)


@pytest.mark.parametrize(("players", "edition"), SETUPS)
def test_a_hundred_thousand_games_end_and_lose_no_card__F_1_3__F_2_3__F_3_6(players, edition):
    states, decisions = played(players, edition)
    seats = states["seats"]

    assert (states["phase"] == OVER).all()
    assert (states["round_number"] == ROUNDS[players]).all()
    assert (states["part"] == 3).all()
    assert decisions == 3 * players * ROUNDS[players] * len(states)
    everything = states["pile"] + states["removed"] + states["discard"]
    everything = everything + sum(seats[key].sum(axis=1) for key in ("hand", "sealed", "laid", "won"))
    assert (values(everything) == np.array(COPIES).reshape(6, 1, 1)).all()
    assert (cards(states["removed"]) == REMOVED[players]).all()
    assert not states["pile"].any()
    assert not any(seats[key].any() for key in ("hand", "sealed", "laid"))
    assert not seats[:, players:]["won"].any()
    assert (cards(states["discard"]) >= players).all()


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_long_games_end_with_someone_at_the_target__F_6_1__F_6_3(players):
    states, _ = played(players, target=50, games=5_000)
    seats = states["seats"]
    won = points(seats["won"])
    best = (seats["total"] + won).max(axis=1)

    assert (states["phase"] == OVER).all()
    assert (best >= 50).all()
    assert (seats["total"].max(axis=1) < 50).all()
    assert (states["round_number"] == ROUNDS[players]).all()
    assert (states["deck"] >= 2).any()
    assert ((seats["cards"].sum(axis=1) > 0) <= (states["deck"] > 1)).all()


def test_all_random_games_are_different__F_2_1():
    states, _ = played(2, games=1_000)

    assert len({state.tobytes() for state in states["removed"]}) > 990


def test_random_play_meets_roosters_colours_and_nothing__F_4_1__F_4_3c__F_4_4():
    """The editions differ in what is won; in both some is won and some is not."""
    rulebook, international = (cards(played(3, edition, games=5_000)[0]["seats"]["won"]).sum(axis=1) for edition in
                               ("rulebook", "international"))  # fmt: skip

    for won in (rulebook, international):
        assert 5 < won.mean() < 60
    assert abs(rulebook.mean() - international.mean()) > 0.2


def test_compiled_and_interpreted_games_are_the_same__F_3_1():
    start = GAME.start(Setup.of(GAME, 3, {"target": 30}))
    compiled, interpreted = seeded(start, 3, 7), seeded(start, 3, 7)
    decisions = playouts(GAME)(compiled, 3)

    assert sum(play_out(GAME, interpreted[index]) for index in range(3)) == decisions
    assert compiled.tobytes() == interpreted.tobytes()


def test_listing_compiled_and_interpreted_agree__F_3_2():
    state = seeded(GAME.start(Setup.of(GAME, 4)), 1, 3)
    while GAME.rules.status(state[0]) == 1:
        GAME.rules.draw(state[0], int(state[0].generator % np.uint64(7)))
    moves = np.zeros(GAME.rules.most_legal, np.int64)

    listed = lists(GAME)(state, moves, 1)

    assert moves[:listed].tolist() == GAME.legal(state, 0)
