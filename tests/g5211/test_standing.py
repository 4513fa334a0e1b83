"""What counts in a round: roosters, the cards of each colour, which colour leads and which are out."""

from collections import Counter
from itertools import pairwise

import pytest

from azulejos.core.setup import Setup
from azulejos.games.g5211 import GAME
from azulejos.search.playouts import random_game
from tests.g5211.positions import position, split


def standing(*laid, **changes):
    return GAME.standing(GAME.read_position(position(len(laid), laid=laid, **changes)))


def ranks(found):
    return {letter: colour["rank"] for letter, colour in found["colours"].items()}


def test_the_largest_count_that_one_colour_has_alone_leads__F_4_3a():
    """Yellow and green have three cards each and are out; orange leads with two."""
    found = standing("Y2Y3", "Y2G2", "G2G3", "O2O3", part=2)
    assert ranks(found) == {"Y": "tied", "G": "tied", "O": "leads", "B": "none", "T": "none"}
    assert [found["colours"][letter]["open"] for letter in "YGOBT"] == [3, 3, 2, 0, 0]


def test_a_smaller_count_is_behind_whether_it_is_shared_or_not__F_4_2():
    found = standing("Y2Y3", "Y2G2", "Y2O3", "B2T2", part=2)
    assert ranks(found) == {"Y": "leads", "G": "behind", "O": "behind", "B": "behind", "T": "behind"}


@pytest.mark.parametrize(("edition", "limit", "rank"), [("rulebook", 5, "leads"), ("international", 4, "over")])
def test_a_colour_beyond_the_limit_is_out__F_4_3b__F_D2(edition, limit, rank):
    found = standing("Y2Y2Y3Y3", "Y2G3O2T2", part=3, drawing=True, edition=edition)
    assert (found["limit"], ranks(found)["Y"]) == (limit, rank)


def test_if_all_counts_are_shared_nothing_leads__F_4_4():
    assert set(ranks(standing("Y2G2", "O2B2", part=2)).values()) == {"tied", "none"}


@pytest.mark.parametrize(("edition", "exact"), [("rulebook", False), ("international", True)])
def test_roosters_are_counted_with_their_target__F_4_1__F_D1(edition, exact):
    found = standing("Y1G1O1", "B1T1G2", part=3, edition=edition)
    assert (found["roosters"], found["rooster_target"]) == (5, 4)
    assert (found["exact"], found["rooster_round"]) == (exact, not exact)


@pytest.mark.parametrize("edition", ["rulebook", "international"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_leads_at_the_end_of_a_round_is_what_scores__F_4_1__F_4_2__F_4_4(players, edition):
    rounds = 0
    for seed in range(12):
        setup = Setup.of(GAME, players, {"edition": edition})
        states = (draft.written() for draft in random_game(GAME, setup, seed))
        seen = [(GAME.standing(state), won(state)) for state in states]
        for (before, had), (after, has) in pairwise(seen):
            if opened(before) == 4 * players and opened(after) == 0:
                check_scored(before, has - had)
                rounds += 1
    assert rounds > 30


def won(state):
    return Counter(card for seat in GAME.position(state)["seats"] for card in split(seat["won"]))


def opened(found):
    return sum(colour["open"] for colour in found["colours"].values())


def check_scored(found, gained):
    """The cards that were won are all roosters, all cards of the leading colour, or none."""
    leaders = [letter for letter, rank in ranks(found).items() if rank == "leads"]
    if found["rooster_round"]:
        assert {card[1] for card in gained} == {"1"} and gained.total() == found["roosters"]
    elif leaders:
        assert {card[0] for card in gained} == set(leaders)
        assert gained.total() == found["colours"][leaders[0]]["open"]
    else:
        assert not gained
