"""Many compiled random games: all of them end, and no tile is lost."""

import numpy as np
import pytest

from azulejos.core.plain import plain
from azulejos.core.setup import Setup
from azulejos.core.turn import DECIDE
from azulejos.games.summer_pavilion import GAME
from azulejos.games.summer_pavilion.sample import count_passes, count_placements, nth_pass, nth_placement
from azulejos.games.summer_pavilion.state import OVER, PLACING
from azulejos.search.playouts import lists, play_out, playouts, random_game, seeded

SETUPS = [(players, side) for players in (2, 3, 4) for side in ("coloured", "grey")]
BUNCHES = ("bag", "tower", "supply")


def played(players, side, games=100_000):
    setup = Setup.of(GAME, players, {"board": side})
    states = seeded(GAME.start(setup), games, seed=players)
    return states, playouts(GAME)(states, len(states))


def bits(cells):
    """How many cells each set has."""
    return sum(cells >> cell & 1 for cell in range(42))


def tiles(states, colour):
    """How many tiles of a colour there are in each state, wherever they lie."""
    boards = states["boards"]
    bunches = np.column_stack([*(states[key] for key in BUNCHES), states["sources"], boards["hand"], boards["kept"]])
    return (bunches >> 10 * colour & 1023).sum(axis=1) + bits(boards["laid"][:, :, colour]).sum(axis=1)


@pytest.mark.parametrize(("players", "side"), SETUPS)
def test_a_hundred_thousand_games_end_and_lose_no_tile__SP_1_2__SP_3_1(players, side):
    states, decisions = played(players, side)
    boards = states["boards"][:, :players]

    assert (states["phase"] == OVER).all()
    assert (states["round_number"] == 6).all()
    for colour in range(6):
        assert (tiles(states, colour) == 22).all()
    assert (boards["score"] >= 1).all()
    assert not any(boards[key].any() for key in ("hand", "kept", "bonus"))
    assert boards["passed"].all()
    assert decisions <= (GAME.facts(Setup.of(GAME, players)).longest_game or 0) * len(states)
    assert (boards["filled"] == np.bitwise_or.reduce(boards["laid"], axis=2)).all()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_coloured_star_ever_has_a_wrong_tile__SP_5_6(players):
    states, _ = played(players, "coloured", 20_000)
    laid = states["boards"][:, :players]["laid"]

    assert (bits(laid & 0b111111) <= 1).all()  # the centre star: each colour once at most
    for star, colour in enumerate("ORBYGP", 1):
        of_star = laid >> 6 * star & 0b111111
        assert not np.delete(of_star, "PGOYBR".index(colour), axis=2).any()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_grey_star_is_of_one_colour_or_all_different__SP_8_2(players):
    states, _ = played(players, "grey", 20_000)
    boards = states["boards"][:, :players]
    seen = {True: 0, False: 0}
    for star in range(7):
        each = bits(boards["laid"] >> 6 * star & 0b111111)
        filled = bits(boards["filled"] >> 6 * star & 0b111111)
        alike, different = each.max(axis=2) == filled, each.max(axis=2) <= 1
        assert (alike | different).all()
        seen[True] += (alike & (filled > 1)).sum()
        seen[False] += (different & (filled > 1)).sum()
    assert all(seen.values())


def test_the_supply_is_full_while_there_are_tiles__SP_5_12():
    states, _ = played(4, "coloured", 20_000)
    supply = sum(states["supply"] >> 10 * colour & 1023 for colour in range(6))

    assert ((supply == 10) | (states["bag"] == 0)).all()


def random_states(side, games=12):
    """States of random games in which a seat may place."""
    for seed in range(games):
        for draft in random_game(GAME, Setup.of(GAME, 2 + seed % 3, {"board": side}), seed):
            if draft[0].phase == PLACING and not draft[0].boards[draft[0].seat].bonus:
                yield draft.written()


@pytest.mark.parametrize("side", ["coloured", "grey"])
def test_every_legal_placement_and_pass_is_drawn_by_one_number__SP_5_2__SP_5_15(side):
    checked = 0
    for state in random_states(side):
        record = plain(state)
        seat = record.seat
        placements = [nth_placement(record, seat, each) for each in range(count_placements(record, seat))]
        passes = [nth_pass(record, seat, each) for each in range(count_passes(record, seat))]
        assert sorted([*placements, *passes]) == GAME.legal(state, seat)
        checked += 1
    assert checked > 100


def test_compiled_and_interpreted_games_are_the_same__SP_3_1():
    start = GAME.start(Setup.of(GAME, 3, {"board": "grey"}))
    compiled, interpreted = seeded(start, 3, 7), seeded(start, 3, 7)
    decisions = playouts(GAME)(compiled, 3)

    assert sum(play_out(GAME, interpreted[index]) for index in range(3)) == decisions
    assert compiled.tobytes() == interpreted.tobytes()


def test_listing_compiled_and_interpreted_agree__SP_4_2():
    moves = np.zeros(GAME.rules.most_legal, np.int64)
    kernel = lists(GAME)
    for draft in random_game(GAME, Setup.of(GAME, 2), 3):
        if GAME.rules.status(draft[0]) == DECIDE:
            state = draft.written()
            listed = kernel(state, moves, 1)
            assert moves[:listed].tolist() == GAME.legal(state, int(state[0].seat))
