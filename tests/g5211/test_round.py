"""A round: three parts, all at once and in secret, then drawing up to five."""

import pytest

from azulejos.core.randomness import SeededRandomness
from azulejos.core.turn import Chance, Decide
from azulejos.games.g5211 import GAME
from tests.g5211.positions import all_cards, deal, legal, play, position, split, states

HANDS = ["Y1Y2G3O4T1", "B1B1B2B3B4", "O1O2O2O3T6"]
DRAWN = "draw T2T3 / T2T3 / T2T3"


def rows(document, key):
    return [seat[key] for seat in document["seats"]]


# --- Three parts, all at once -----------------------------------------------------------------------


@pytest.mark.parametrize("part", [1, 2, 3])
def test_all_seats_owe_a_choice_at_once__F_3_1(part):
    table = position(3, part=part)

    assert GAME.turn(GAME.read_position(table)) == Decide((0, 1, 2))
    assert all(legal(table, seat) for seat in range(3))


def test_seats_choose_in_any_order_and_the_order_makes_no_difference__F_3_1():
    table = GAME.read_position(position(3, hands=HANDS))
    moves = {0: "Y1T1", 1: "B1B1", 2: "O3T6"}
    ends = set()
    for order in [(0, 1, 2), (2, 1, 0), (1, 0, 2), (1, 2, 0)]:
        state = table
        for seat in order:
            state = GAME.play(state, seat, GAME.read_move(moves[seat]))
        ends.add(state.tobytes())

    assert len(ends) == 1


def test_a_choice_is_not_shown_before_all_have_chosen__F_3_1():
    table = play(position(3, hands=HANDS), "B1B3", seat=1)

    assert table["turn"] == {"decide": [0, 2]}
    assert rows(table, "sealed") == ["", "B1B3", ""]
    assert rows(table, "open") == ["", "", ""]
    assert legal(table, 1) == set()


def test_a_round_has_three_parts__F_3_1():
    parts = []
    for state in states(3, 3):
        table = GAME.position(state)
        if isinstance(GAME.turn(state), Decide) and len(table["turn"]["decide"]) == 3:
            parts.append((table["round"], table["part"]))

    assert parts == [(number, part) for number in range(1, 8) for part in (1, 2, 3)]


# --- The parts ----------------------------------------------------------------------------------------


def test_part_one_offers_all_pairs_of_a_hand__F_3_2():
    table = position(3, hands=HANDS)

    expected = {"Y1Y2", "Y1G3", "Y1O4", "Y1T1", "Y2G3", "Y2O4", "Y2T1", "G3O4", "G3T1", "O4T1"}
    assert legal(table, 0) == expected
    assert legal(table, 1) == {"B1B1", "B1B2", "B1B3", "B1B4", "B2B3", "B2B4", "B3B4"}


def test_part_one_with_equal_cards_only__F_3_2():
    assert legal(position(2, hands=["Y1Y1Y1Y1Y1", "Y2Y2Y2G2G2"]), 0) == {"Y1Y1"}
    assert legal(position(2, hands=["Y1Y1Y1Y1Y1", "Y2Y2Y2G2G2"]), 1) == {"Y2Y2", "Y2G2", "G2G2"}


def test_two_cards_are_revealed_together_then_all_draw__F_3_2():
    before = play(position(3, hands=HANDS, pile_cards="T2T2T2T3T3T3"), "Y1Y2", "B1B1")
    assert rows(before, "open") == ["", "", ""]

    table = play(before, "O1O2")

    assert rows(table, "open") == ["Y1Y2", "B1B1", "O1O2"]
    assert rows(table, "sealed") == ["", "", ""]
    assert rows(table, "hand") == ["G3O4T1", "B2B3B4", "O2O3T6"]
    assert (table["turn"], table["part"]) == ({"chance": "draw"}, 1)

    table = deal(table, DRAWN)

    assert rows(table, "hand") == ["G3O4T1T2T3", "B2B3B4T2T3", "O2O3T2T3T6"]
    assert (table["turn"], table["part"]) == ({"decide": [0, 1, 2]}, 2)


@pytest.mark.parametrize("part", [2, 3])
def test_parts_two_and_three_offer_single_cards__F_3_3(part):
    table = position(3, hands=HANDS, part=part)

    assert legal(table, 0) == {"Y1", "Y2", "G3", "O4", "T1"}
    assert legal(table, 1) == {"B1", "B2", "B3", "B4"}


def test_part_two_adds_one_card_to_the_open_ones__F_3_3():
    table = position(3, hands=HANDS, laid=["G1G1", "G2T4", "T4T5"], part=2, pile_cards="T1T2T3")

    table = play(table, "T1", "B4", "O1")
    assert [sorted(split(cards)) for cards in rows(table, "open")] == [
        ["G1", "G1", "T1"],
        ["B4", "G2", "T4"],
        ["O1", "T4", "T5"],
    ]
    table = deal(table, "draw T1 / T2 / T3")

    assert table["part"] == 3
    assert [len(split(cards)) for cards in rows(table, "hand")] == [5, 5, 5]


def test_part_three_is_followed_by_a_draw_and_then_by_scoring__F_3_4():
    laid = ["Y3Y3Y3", "G3G3O3", "B3B3T3"]
    table = position(3, hands=["Y4", "O4", "T4"], laid=laid, part=3, pile_cards="G1G1G1")

    table = play(table, "Y4", "O4", "T4")

    assert table["turn"] == {"chance": "draw"}
    assert [len(split(cards)) for cards in rows(table, "open")] == [4, 4, 4]
    assert rows(table, "won") == ["", "", ""]

    table = deal(table, "draw G1 / G1 / G1")

    assert rows(table, "won") == ["Y3Y3Y3Y4", "", ""]
    assert rows(table, "open") == ["", "", ""]
    assert [len(split(cards)) for cards in rows(table, "hand")] == [5, 5, 5]
    assert (table["round"], table["part"], table["turn"]) == (2, 1, {"decide": [0, 1, 2]})


def test_the_cards_drawn_after_part_three_do_not_count_in_the_round__F_3_4():
    laid = ["Y3Y3Y3", "G3G3O3", "B3B3T3"]
    table = play(position(3, hands=["Y4", "O4", "T4"], laid=laid, part=3, pile_cards="G1G2G2"), "Y4", "O4", "T4")

    assert rows(deal(table, "draw G1 / G2 / G2"), "won") == ["Y3Y3Y3Y4", "", ""]


def test_any_seat_may_get_any_card_of_the_pile__F_3_5():
    """Each way of sharing out the same cards is a draw, and all leave the same pile."""
    table = position(3, part=2, drawing=True, pile_cards="Y6G6O6")
    piles = set()
    for cards in ["Y6 / G6 / O6", "O6 / G6 / Y6", "G6 / O6 / Y6"]:
        after = deal(table, f"draw {cards}")
        for seat, card in enumerate(cards.split(" / ")):
            assert card in split(after["seats"][seat]["hand"])
        piles.add(after["pile_cards"])

    assert len(piles) == 1


def test_each_seat_draws_from_one_pile_with_the_same_chances__F_3_5():
    """Over many draws every seat gets a rooster about as often as any other seat."""
    table = position(4, part=2, drawing=True)
    state = GAME.read_position(table)
    share = table["pile_cards"].count("1") / table["pile"]
    found = [0, 0, 0, 0]
    for seed in range(600):
        cards = GAME.draw(state, SeededRandomness(seed)).removeprefix("draw ").split(" / ")
        for seat, card in enumerate(cards):
            found[seat] += card[1] == "1"

    assert all(abs(count / 600 - share) < 0.08 for count in found)


@pytest.mark.parametrize(("players", "last"), [(2, 11), (3, 7), (4, 6), (5, 4)])
def test_the_last_round_is_played_without_drawing__F_3_6(players, last):
    table = position(players, round=last)
    assert table["pile"] == 0
    held = []
    while "decide" in table["turn"]:
        hands = [split(cards) for cards in rows(table, "hand")]
        held.append([len(hand) for hand in hands])
        count = 2 if table["part"] == 1 else 1
        table = play(table, *("".join(hand[:count]) for hand in hands))
        assert not isinstance(GAME.turn(GAME.read_position(table)), Chance)

    assert held == [[5] * players, [3] * players, [2] * players]
    assert "over" in table["turn"]
    assert len(all_cards(table)) == 200


def test_the_last_card_of_each_hand_is_discarded_unscored__F_3_6():
    """All that seat 1 keeps is yellow, the colour that scores."""
    laid = ["Y2Y2Y2", "G2O2B2"]
    table = position(2, hands=["T2Y3", "T3Y6"], laid=laid, round=11, part=3)
    discarded = len(split(table["discard"]))

    table = play(table, "T2", "T3")

    assert [split(seat["hand"]) for seat in table["seats"]] == [[], []]
    assert "Y6" in split(table["discard"])
    assert "Y3" in split(table["discard"])
    assert len(split(table["discard"])) == discarded + 5 + 2
