"""Scoring a round: roosters, or else the majority that is neither shared nor beyond the limit."""

import random

import pytest

from azulejos.games.g5211 import GAME
from tests.g5211.positions import COLOURS, split
from tests.g5211.rounds import play_round, scored, spread, taken

PLAYERS = [2, 3, 4, 5]
ANYTHING = {2: (4, 2, 1, 1, 0), 3: (5, 3, 2, 1, 1), 4: (6, 4, 3, 2, 1), 5: (8, 6, 3, 2, 1)}


def by_the_book(players, counts, roosters, edition):
    """What scores, written as the clauses are, step by step."""
    international = edition == "international"
    if roosters == players + 2 or (roosters > players + 2 and not international):
        return "roosters"
    table = {colour: count for colour, count in zip(COLOURS, counts, strict=True) if count}
    while table:
        largest = max(table.values())
        leaders = [colour for colour, count in table.items() if count == largest]
        too_many = largest >= players + 3 if international else largest > players + 3
        if len(leaders) == 1 and not too_many:
            return leaders[0]
        for colour in leaders:
            del table[colour]
    return None


# --- Roosters -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("more", [0, 1, 2])
def test_roosters_from_n_plus_two_on__F_4_1(players, more):
    assert taken(scored(players, ANYTHING[players], players + 2 + more)) == "roosters"


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("roosters", [0, 1, -1])
def test_fewer_roosters_are_cards_like_others__F_4_1(players, roosters):
    count = players + 1 if roosters < 0 else roosters

    assert taken(scored(players, ANYTHING[players], count)) == "Y"


def test_everyone_takes_the_own_roosters_only__F_4_1():
    played = play_round(3, ["Y1Y1G1T6", "O1B2B2B2", "T1T1T2T3"])

    assert taken(played) == "roosters"
    assert [seat["won"] for seat in played.after["seats"]] == ["Y1Y1G1", "O1", "T1T1"]
    assert played.after["discard"] == "B2B2B2T2T3T6"


def test_colours_play_no_part_in_a_round_of_roosters__F_4_1():
    """Yellow has the majority alone and within the limit, yet its other cards are discarded."""
    played = play_round(2, ["Y1Y1Y6Y5", "G1O1B2T2"])

    assert [seat["won"] for seat in played.after["seats"]] == ["Y1Y1", "G1O1"]


def test_roosters_score_however_many_there_are_of_a_colour__F_4_1():
    assert taken(play_round(2, ["Y1Y1Y1Y1", "Y1G1O1B1"])) == "roosters"
    assert taken(play_round(2, ["Y1Y1Y1Y1", "Y2Y2Y2Y2"])) == "roosters"


# --- The majority ---------------------------------------------------------------------------------------


def test_roosters_count_in_their_colour__F_4_2():
    assert taken(play_round(2, ["Y1Y1Y2G5", "G6O2O3B2"])) == "Y"


def test_values_play_no_part_in_the_majority__F_4_2():
    played = play_round(2, ["Y2Y2Y2G6", "G5O6B6T6"])

    assert taken(played) == "Y"


def test_cards_of_all_players_are_counted_together__F_4_2():
    """Nobody has two of a colour but seat 0, and still green has the majority."""
    played = play_round(4, ["Y2Y2Y3G2", "G2O2B2T2", "G3O3B3T3", "G3O2B2T4"])

    assert taken(played) == "G"
    assert [seat["won"] for seat in played.after["seats"]] == ["G2", "G2", "G3", "G3"]


def test_colours_that_share_the_largest_count_go_out__F_4_3a():
    assert taken(scored(4, (5, 5, 3, 2, 1))) == "O"
    assert taken(scored(4, (1, 5, 3, 5, 2))) == "O"
    assert taken(scored(5, (6, 6, 6, 2, 0))) == "B"


def test_the_largest_count_is_looked_for_again_after_a_tie__F_4_3a():
    assert taken(scored(4, (4, 4, 3, 3, 2))) == "T"
    assert taken(scored(3, (1, 4, 4, 2, 1))) == "B"


@pytest.mark.parametrize(("players", "limit"), [(2, 5), (3, 6), (4, 7), (5, 8)])
def test_a_colour_beyond_the_limit_goes_out__F_4_3b(players, limit):
    rest = {2: (2, 0), 3: (3, 2), 4: (5, 3), 5: (6, 5)}[players]

    assert taken(scored(players, (rest[1], rest[0], 0, limit + 1, 0))) == "G"
    assert taken(scored(players, (rest[1], 0, 0, limit, rest[0] + 1))) == "B"


def test_two_colours_beyond_the_limit_go_out_one_after_the_other__F_4_3b():
    assert taken(scored(5, (0, 10, 9, 1, 0))) == "B"


def test_the_winning_colour_goes_to_those_who_played_it__F_4_3c():
    played = play_round(4, ["Y1Y2Y3G2", "Y4O2B2T2", "G3O3B3T3", "Y6O2B2T4"])

    assert taken(played) == "Y"
    assert [seat["won"] for seat in played.after["seats"]] == ["Y1Y2Y3", "Y4", "", "Y6"]
    assert played.after["discard"] == "G2G3O2O2O3B2B2B3T2T3T4"


def test_no_other_rooster_comes_along_with_a_colour__F_4_3c():
    played = play_round(4, ["Y1Y2Y3G1", "Y4O1B2T2", "G3O3B3T3", "Y6O2B2T1"])

    assert [seat["won"] for seat in played.after["seats"]] == ["Y1Y2Y3", "Y4", "", "Y6"]


def test_nobody_gets_anything_if_no_colour_is_left__F_4_4():
    for players, counts in [(2, (2, 2, 2, 2, 0)), (2, (8, 0, 0, 0, 0)), (4, (4, 4, 4, 2, 2)), (5, (4, 4, 4, 4, 4))]:
        assert taken(scored(players, counts, min(players, 3))) is None


def test_score_piles_grow_and_lie_apart__F_4_5():
    """A later round adds to the piles; what was won never comes back to the table."""
    first = play_round(2, ["Y2Y2Y3G2", "Y4O2B2T2"])
    later = play_round(2, ["Y2Y2Y3G2", "Y4O2B2T2"], number=3)

    assert [seat["won"] for seat in first.after["seats"]] == ["Y2Y2Y3", "Y4"]
    assert [seat["won"] for seat in later.after["seats"]] == ["Y2Y2Y3", "Y4"]
    assert len(split(later.after["discard"])) == 16 + 4
    assert GAME.result(GAME.read_position(later.after)).scores == (7, 4)


@pytest.mark.parametrize("counts", [(9, 9, 2, 0, 0), (0, 9, 2, 9, 0)])
def test_a_tie_beyond_the_limit_makes_no_difference__F_4_6(counts):
    assert taken(scored(5, counts)) == "O"


@pytest.mark.parametrize("edition", ["rulebook", "international"])
@pytest.mark.parametrize("players", PLAYERS)
def test_random_rounds_score_as_the_clauses_say__F_4_1__F_4_3a__F_4_3b__F_4_4(players, edition):
    source = random.Random(players)
    found = set()
    for _ in range(45):
        weights = [source.random() ** 3 for _ in COLOURS]
        counts = [0] * 5
        for colour in source.choices(range(5), weights, k=4 * players):
            counts[colour] += 1
        most = sum(min(5, count) for count in counts)
        least = sum(max(0, count - 15) for count in counts)
        roosters = max(least, min(most, source.randrange(players + 5)))
        low = spread(counts, roosters)
        if any(count - roosting > 15 for count, roosting in zip(counts, low, strict=True)):
            continue
        expected = by_the_book(players, counts, roosters, edition)
        assert taken(scored(players, counts, low, edition)) == expected, (counts, roosters)
        found.add(expected)

    assert {None, "roosters"} < found
