"""What a move of 5211 would do: by example, compared with the scoring, and independent of hidden cards."""

import random
from collections import Counter
from typing import Any

import pytest

from azulejos.core.turn import Decide
from azulejos.games.g5211 import GAME, rules
from azulejos.games.g5211.piles import points_of
from tests.g5211.positions import COLOURS, Position, points, position, split, states
from tests.g5211.tables import twin


def outlook(document: Position, move: str, seat: int = 0) -> dict[str, Any]:
    """What a move of a seat would do."""
    return GAME.outlook(GAME.read_position(document), seat, GAME.read_move(move))


# --- Examples -----------------------------------------------------------------------------------------


def test_the_outlook_of_two_cards_on_an_empty_table_has_all_fields__F_3_2():
    assert outlook(position(4, hands=["Y1Y5"]), "Y1Y5") == {
        "kind": "lay",
        "cards": "Y1Y5",
        "colours": {"Y": 2, "G": 0, "O": 0, "B": 0, "T": 0},
        "limit": 7,
        "over": "",
        "roosters": 1,
        "rooster_target": 6,
        "rooster_round": False,
        "leader": "Y",
        "points": 6,
        "unknown": 14,
    }


def test_open_cards_of_all_seats_count__F_4_2():
    table = position(3, hands=["B2"], laid=["B3B4G2", "G3Y2Y3", "G2G3O2"], part=3)

    found = outlook(table, "B2")

    assert found["colours"] == {"Y": 2, "G": 4, "O": 1, "B": 3, "T": 0}
    assert (found["leader"], found["points"], found["unknown"]) == ("G", 2, 2)


def test_a_colour_beyond_the_limit_is_listed__F_4_3b():
    laid = ["Y2Y2Y2", "Y3Y3G2"]

    found = outlook(position(2, hands=["Y2"], laid=laid, part=3), "Y2")
    assert (found["limit"], found["over"], found["leader"]) == (5, "Y", "G")

    found = outlook(position(2, hands=["G3"], laid=laid, part=3), "G3")
    assert (found["over"], found["leader"], found["points"]) == ("", "Y", 6)


def test_the_limit_of_the_international_edition_is_one_lower__F_D2():
    found = outlook(position(2, hands=["G3"], laid=["Y2Y2Y2", "Y3Y3G2"], part=3, edition="international"), "G3")

    assert (found["limit"], found["over"], found["leader"]) == (4, "Y", "G")


def test_enough_roosters_score_for_themselves__F_4_1__F_D1():
    laid = ["Y1G1G2", "O1Y2T4"]

    found = outlook(position(2, hands=["B1"], laid=laid, part=3), "B1")
    assert (found["roosters"], found["rooster_target"], found["rooster_round"]) == (4, 4, True)
    assert (found["leader"], found["points"]) == (None, 3)

    laid = ["Y1G1G2", "O1Y1T4"]
    assert outlook(position(2, hands=["B1"], laid=laid, part=3), "B1")["rooster_round"]
    found = outlook(position(2, hands=["B1"], laid=laid, part=3, edition="international"), "B1")
    assert (found["roosters"], found["rooster_round"]) == (5, False)


def test_shared_counts_leave_no_leader__F_4_3a():
    found = outlook(position(2, hands=["B2"], laid=["Y2G2", "O2T2"], part=2), "B2")

    assert (found["leader"], found["points"]) == (None, 0)


# --- Compared with what happens ------------------------------------------------------------------------


def scored(state: Any, seat: int, cards: str) -> int:
    """The points of a seat if the round were scored with these cards of its own and no others."""
    record = state.copy()[0]
    for card in split(cards):
        record.seats[seat].laid[COLOURS.index(card[0])] += 1 << 10 * (int(card[1]) - 1)
    before = points_of(record.seats[seat].won)
    rules.score_round(record)
    return int(points_of(record.seats[seat].won) - before)


@pytest.mark.parametrize("edition", ["rulebook", "international"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_outlooks_have_the_points_that_moves_would_score__F_4_1__F_4_2(players, edition):
    kinds = set()
    for number, state in enumerate(states(players, players, edition)):
        turn = GAME.turn(state)
        if not isinstance(turn, Decide) or number % 2:
            continue
        seat, document = turn.seats[-1], GAME.position(state)
        for move in GAME.legal(state, seat):
            found, text = GAME.outlook(state, seat, move), GAME.move_text(move)
            lying = split("".join(each["open"] for each in document["seats"]) + text)
            assert found["cards"] == text
            assert found["colours"] == {**dict.fromkeys(COLOURS, 0), **Counter(card[0] for card in lying)}
            assert found["over"] == "".join(key for key, count in found["colours"].items() if count > found["limit"])
            assert found["roosters"] == sum(card[1] == "1" for card in lying)
            assert found["points"] == scored(state, seat, text)
            assert found["unknown"] == 4 * players - len(lying)
            own = document["seats"][seat]["open"] + text
            if found["leader"]:
                assert found["points"] == points("".join(card for card in split(own) if card[0] == found["leader"]))
            kinds.add((found["rooster_round"], found["leader"] is None, found["over"] != ""))
    assert len(kinds) > 1


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nothing_that_is_hidden_changes_an_outlook__F_3_1(players):
    source = random.Random(players)
    for state in states(players, players):
        turn = GAME.turn(state)
        if isinstance(turn, Decide):
            seat = turn.seats[-1]
            other = GAME.read_position(twin(GAME.position(state), seat, source))
            for move in GAME.legal(state, seat):
                assert GAME.outlook(other, seat, move) == GAME.outlook(state, seat, move)
