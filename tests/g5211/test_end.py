"""The end of a deck, the winner, and the long variant over several decks."""

from typing import Any

import pytest

from azulejos.core.errors import OptionError
from azulejos.core.setup import Setup
from azulejos.core.turn import Chance, Over
from azulejos.games.g5211 import GAME
from tests.g5211.positions import all_cards, draw, play, points, position, split, start, states

# A last part in which nobody scores: four cards each of two colours, none of them a rooster.
TWO: dict[str, Any] = {"players": 2, "hands": ["T2", "G2"], "laid": ["T2T2T2", "G2G2G2"], "round": 11, "part": 3}
THREE: dict[str, Any] = {
    "players": 3, "hands": ["T2", "B2", "B2"], "laid": ["T2T2T2", "T2T2B2", "B2B2B2"], "round": 7, "part": 3,
}  # fmt: skip


def finish(won, **changes):
    """The position after a last part that brings nobody anything."""
    last = TWO if len(won) == 2 else THREE
    return play(position(won=won, **{**last, **changes}), *last["hands"])


def outcome(document):
    result = GAME.result(GAME.read_position(document))
    return result.scores, result.ranks


# --- One deck -------------------------------------------------------------------------------------------


def test_the_values_of_the_pile_are_added__F_5_1():
    table = finish(["Y1Y2Y3Y4Y5Y6", "O1O1O6"])

    assert outcome(table) == ((21, 8), (1, 2))
    assert table["turn"] == {"over": {"ranks": [1, 2]}}


def test_most_points_win_whatever_the_number_of_cards__F_5_1():
    assert outcome(finish(["Y1Y1Y1Y1", "O5"])) == ((4, 5), (2, 1))


def test_the_last_round_counts_too__F_5_1():
    table = position(2, hands=["Y2", "G2"], laid=["Y2Y3Y4", "G3O2B2"], won=["", "O6"], round=11, part=3)

    assert outcome(play(table, "Y2", "G2")) == ((11, 6), (1, 2))


def test_scores_so_far_before_the_end__F_5_1():
    table = position(3, won=["Y6", "", "G1G2"], round=2)

    assert outcome(table) == ((6, 0, 3), (1, 3, 2))


def test_a_tie_goes_to_the_pile_with_more_cards__F_5_2():
    assert outcome(finish(["Y6", "O1O5"])) == ((6, 6), (2, 1))
    assert outcome(finish(["Y6", "O3O3", "Y1Y1Y1Y3"])) == ((6, 6, 6), (3, 2, 1))


def test_a_tie_in_points_and_cards_is_shared__F_5_2():
    assert outcome(finish(["Y6", "O6"])) == ((6, 6), (1, 1))
    assert outcome(finish(["Y2Y4", "O1O5", "Y5"])) == ((6, 6, 5), (1, 1, 3))
    assert outcome(finish(["", "", ""])) == ((0, 0, 0), (1, 1, 1))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_single_deck_ends_the_game__F_5_1(players):
    *_, last = states(7, players)

    table = GAME.position(last)
    assert isinstance(GAME.turn(last), Over)
    assert table["deck"] == 1
    assert GAME.result(last).scores == tuple(points(seat["won"]) for seat in table["seats"])
    assert [GAME.legal(last, seat) for seat in range(players)] == [[]] * players


# --- The long variant ---------------------------------------------------------------------------------


@pytest.mark.parametrize("target", [50, 100, 1, 73, 1000])
def test_any_target_may_be_agreed_on__F_6_1(target):
    assert GAME.position(start(3, target=target))["target"] == target


@pytest.mark.parametrize("target", [-1, -50, "much", 1.5, None, True])
def test_a_target_is_a_whole_number__F_6_1(target):
    with pytest.raises(OptionError) as caught:
        Setup.of(GAME, 3, {"target": target})

    assert caught.value.code == "bad-option-value"


def test_scores_are_written_down_and_the_next_deck_begins__F_6_1():
    table = finish(["Y6Y5", "O6"], target=50)

    assert (table["deck"], table["round"], table["part"]) == (2, 1, 1)
    assert [(seat["total"], seat["cards"], seat["won"]) for seat in table["seats"]] == [(11, 2, ""), (6, 1, "")]
    assert outcome(table)[0] == (11, 6)


def test_scores_and_cards_add_up_over_decks__F_6_1():
    table = finish(["Y6Y5", "O6"], target=50, deck=3, totals=[30, 20], collected=[9, 8])

    assert table["deck"] == 4
    assert [(seat["total"], seat["cards"]) for seat in table["seats"]] == [(41, 11), (26, 9)]


def test_a_player_who_reaches_the_target_wins__F_6_1():
    table = finish(["Y6Y5", "O6"], target=50, deck=2, totals=[39, 43], collected=[9, 8])

    assert table["turn"] == {"over": {"ranks": [1, 2]}}
    assert outcome(table) == ((50, 49), (1, 2))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_deck_is_set_up_afresh_from_all_cards__F_6_2(players):
    fresh = None
    for state in states(3, players, target=400):
        table = GAME.position(state)
        if table["deck"] == 2:
            fresh = table
            break

    assert fresh is not None
    assert fresh["turn"] == {"chance": "deal" if players == 4 else "remove"}
    assert (fresh["pile"], fresh["removed"], fresh["discard"]) == (100, "", "")
    assert fresh["pile_cards"] == all_cards(fresh) == GAME.position(start(players))["pile_cards"]
    dealt = draw(fresh)
    assert len(split(dealt["removed"])) == {2: 10, 3: 13, 4: 0, 5: 15}[players]


def test_the_target_is_not_tested_within_a_deck__F_6_3():
    """Seat 0 is beyond 50 in round 10 and has to play on; the pile is not through yet."""
    won = ["Y6Y5Y4Y4Y3Y3Y3Y3Y3G6G5G4G4", ""]
    assert points(won[0]) == 53
    table = position(2, hands=["T2", "B2"], laid=["T2T2T2", "B2B2B2"], won=won, round=10, part=3, target=50)

    table = draw(play(table, "T2", "B2"))

    assert outcome(table)[0] == (53, 0)
    assert (table["deck"], table["round"], table["turn"]) == (1, 11, {"decide": [0, 1]})


def test_the_target_is_tested_after_the_last_round__F_6_3():
    won = ["Y6Y5Y4Y4Y3Y3Y3Y3Y3O6O5O4O4", ""]

    assert finish(won, target=53)["turn"] == {"over": {"ranks": [1, 2]}}
    assert GAME.turn(GAME.read_position(finish(won, target=54))) == Chance("remove")


def test_a_whole_game_to_a_target_ends_after_a_whole_deck__F_6_3():
    decks = {}
    for state in states(11, 3, target=60):
        table = GAME.position(state)
        decks[table["deck"]] = (table["round"], max(GAME.result(state).scores))

    assert len(decks) > 1
    assert all(number == 7 for number, _ in decks.values())
    *earlier, last = [best for _, best in decks.values()]
    assert last >= 60
    assert all(best < 60 for best in earlier[:-1])


def test_of_several_the_highest_total_wins__F_6_4():
    table = finish(["Y6Y5", "O6O5", "G1"], target=50, deck=2, totals=[40, 41, 49], collected=[20, 2, 3])

    assert outcome(table) == ((51, 52, 50), (2, 1, 3))


def test_then_the_cards_of_all_decks_decide__F_6_4():
    """Seat 0 has more cards of this deck, seat 1 more over all decks."""
    table = finish(["Y2Y2Y2", "O6"], target=50, deck=2, totals=[45, 45], collected=[10, 13])

    assert outcome(table) == ((51, 51), (2, 1))


def test_then_it_is_shared__F_6_4():
    table = finish(["Y2Y2Y2", "O6"], target=50, deck=2, totals=[45, 45], collected=[10, 12])

    assert outcome(table) == ((51, 51), (1, 1))
