"""The test cases of the specification, one by one. Counts are yellow, green, orange, blue, turquoise."""

from collections import Counter

import pytest

from azulejos.core.turn import Decide
from azulejos.games.g5211 import GAME
from tests.g5211.positions import play as play_on
from tests.g5211.positions import points, position, split, start, states
from tests.g5211.rounds import play_round, scored, taken
from tests.g5211.test_end import finish, outcome

BOTH = ["rulebook", "international"]


def test_six_roosters_of_sixteen_cards__F_T1():
    played = play_round(4, ["Y1Y1G2O2", "G1O1B3B4", "B1T2T3T4", "T1Y2Y3G3"])

    assert taken(played) == "roosters"
    assert [seat["won"] for seat in played.after["seats"]] == ["Y1Y1", "G1O1", "B1", "T1"]
    assert GAME.result(GAME.read_position(played.after)).scores == (2, 2, 1, 1)
    assert len(split(played.after["discard"])) == 10


def test_seven_roosters__F_T2():
    assert taken(scored(4, (6, 4, 3, 2, 1), 7)) == "roosters"
    assert taken(scored(4, (6, 4, 3, 2, 1), 7, "international")) == "Y"


@pytest.mark.parametrize("edition", BOTH)
def test_five_roosters__F_T3(edition):
    played = scored(4, (6, 4, 3, 2, 1), (2, 1, 1, 1, 0), edition)

    assert taken(played) == "Y"
    assert "".join(seat["won"] for seat in played.after["seats"]).count("Y1") == 2
    assert sum(GAME.result(GAME.read_position(played.after)).scores) == 2 * 1 + 4 * 2


@pytest.mark.parametrize("edition", BOTH)
def test_eight_of_a_colour_are_too_many__F_T4(edition):
    assert taken(scored(4, (4, 8, 1, 2, 1), 3, edition)) == "Y"


def test_seven_of_a_colour__F_T5():
    assert taken(scored(4, (4, 7, 2, 2, 1))) == "G"
    assert taken(scored(4, (4, 7, 2, 2, 1), edition="international")) == "Y"


@pytest.mark.parametrize("edition", BOTH)
def test_two_fives_go_out__F_T6(edition):
    assert taken(scored(4, (5, 5, 3, 2, 1), edition=edition)) == "O"


@pytest.mark.parametrize("edition", BOTH)
def test_two_fives_and_three_twos_go_out__F_T7(edition):
    assert taken(scored(4, (5, 5, 2, 2, 2), edition=edition)) is None


@pytest.mark.parametrize("edition", BOTH)
def test_two_ties_leave_the_smallest__F_T8(edition):
    assert taken(scored(4, (4, 4, 3, 3, 2), edition=edition)) == "T"


@pytest.mark.parametrize("edition", BOTH)
def test_nines_and_ones_go_out__F_T9(edition):
    assert taken(scored(5, (9, 9, 1, 1, 0), edition=edition)) is None


@pytest.mark.parametrize("edition", BOTH)
def test_eleven_and_nine_go_out__F_T10(edition):
    assert taken(scored(5, (11, 9, 0, 0, 0), edition=edition)) is None


@pytest.mark.parametrize("edition", BOTH)
def test_six_and_two_ones_go_out__F_T11(edition):
    assert taken(scored(2, (6, 1, 1, 0, 0), edition=edition)) is None


def test_five_and_three__F_T12():
    assert taken(scored(2, (5, 3, 0, 0, 0))) == "Y"
    assert taken(scored(2, (5, 3, 0, 0, 0), edition="international")) == "G"


@pytest.mark.parametrize("edition", BOTH)
def test_six_and_six__F_T13(edition):
    assert taken(scored(3, (6, 6, 0, 0, 0), edition=edition)) is None


def test_the_sixth_round_of_four__F_T14():
    table = position(4, round=6)
    sizes = [(table["pile"], [len(split(seat["hand"])) for seat in table["seats"]])]
    kept = []
    for part in (1, 2, 3):
        hands = [split(seat["hand"]) for seat in table["seats"]]
        count = 2 if part == 1 else 1
        kept = [hand[count:] for hand in hands]
        table = play_on(table, *("".join(hand[:count]) for hand in hands))
        sizes.append((table["pile"], [len(split(seat["hand"])) for seat in table["seats"]]))

    assert sizes[:3] == [(0, [5] * 4), (0, [3] * 4), (0, [2] * 4)]
    assert [len(hand) for hand in kept] == [1] * 4
    assert sizes[3] == (0, [0] * 4)
    assert Counter(card for hand in kept for card in hand) <= Counter(split(table["discard"]))


@pytest.mark.parametrize(("players", "rounds"), [(2, 11), (3, 7), (4, 6), (5, 4)])
def test_rounds_and_cards_for_each_player_count__F_T15(players, rounds):
    scored_cards = {}
    left_over = 0
    for state in states(15, players):
        table = GAME.position(state)
        if isinstance(GAME.turn(state), Decide):
            lying = len(split(table["discard"])) + sum(len(split(seat["won"])) for seat in table["seats"])
            scored_cards[table["round"]] = lying
        left_over = len(split(table["discard"])) + sum(len(split(seat["won"])) for seat in table["seats"])

    assert scored_cards == {number: 4 * players * (number - 1) for number in range(1, rounds + 1)}
    assert left_over == 4 * players * rounds + players


THREES, TWOS = "Y3Y3Y3Y3Y3G3G3G3G3G3", "Y2Y2Y2Y2Y2"


def test_equal_points_more_cards__F_T16():
    won = [THREES + TWOS, "O3O3O3O3O3B3" + "O2" * 6 + "B2" * 5]
    assert [(points(cards), len(split(cards))) for cards in won] == [(40, 15), (40, 17)]

    assert outcome(finish(won)) == ((40, 40), (2, 1))


def test_equal_points_equal_cards__F_T17():
    won = [THREES + TWOS, "O3O3O3O3O3B3B3B3B3B3" + "O2" * 5]
    assert [(points(cards), len(split(cards))) for cards in won] == [(40, 15), (40, 15)]

    assert outcome(finish(won)) == ((40, 40), (1, 1))


def test_the_highest_total_beyond_the_target__F_T18():
    won = ["Y3Y3Y3Y3Y3Y4B3", "G3G3G3G3G3G4G4G2", "O3O3O3O3O3O2"]

    table = finish(won, target=50, deck=2, totals=[30, 30, 30], collected=[12, 10, 14])

    assert outcome(table) == ((52, 55, 47), (2, 1, 3))
    assert table["turn"] == {"over": {"ranks": [2, 1, 3]}}


def test_the_deck__F_T19():
    values = Counter(card[1] for card in split(GAME.position(start(2))["pile_cards"]))

    assert values == {"1": 25, "2": 30, "3": 25, "4": 10, "5": 5, "6": 5}
