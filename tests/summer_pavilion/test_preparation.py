"""Phase 3, preparing the next round: SP-6."""

import pytest

from tests.summer_pavilion.playing import run
from tests.summer_pavilion.positions import Position, board, locked, passed, placing, waiting
from tests.summer_pavilion.printed import COLOURS

DEAL = "deal PGOY BBRR PPGG GGYY OORR"


def ended(**changes: object) -> Position:
    """Seat 1 has passed with two tiles; seat 0 passes with two more and ends the round."""
    boards = [board(score=12, hand="GGRRRR"), passed(score=8, kept="OY")]
    return run(placing(boards, **{"token": 1, **changes}), "pass:GG")


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_the_next_round_has_the_next_joker__SP_6_1(number: int) -> None:
    after = ended(round=number)

    assert (after["round"], after["joker"], after["phase"]) == (number + 1, COLOURS[number], "take")
    assert after["turn"] == {"chance": "deal"}


def test_every_display_gets_four_tiles__SP_6_2() -> None:
    table = ended()

    after = run(table, DEAL)

    assert after["displays"] == ["PGOY", "BBRR", "PPGG", "GGYY", "OORR"]
    assert len(after["bag"]) == len(table["bag"]) - 20


def test_the_supply_is_not_touched__SP_6_2() -> None:
    table = ended()

    assert run(table, DEAL)["supply"] == table["supply"]
    assert len(table["supply"]) == 10


def test_the_tower_is_poured_into_an_empty_bag__SP_6_2() -> None:
    table = ended(bag="PPPP", rest="tower")

    after = run(table, "deal PPPP BBRR PPGG GGYY OORR")

    assert after["tower"] == ""
    assert len(after["bag"]) == len(table["tower"]) - 16


def test_a_bag_that_just_suffices_leaves_the_tower_alone__SP_6_2() -> None:
    table = ended(bag="P" * 4 + "G" * 4 + "O" * 4 + "Y" * 4 + "B" * 4, rest="tower")

    after = run(table, "deal PPPP GGGG OOOO YYYY BBBB")

    assert (after["bag"], after["tower"]) == ("", table["tower"])


def scarce(bag: str, tower: str) -> Position:
    """Three players wait for a deal; all other tiles are on their boards and in the supply."""
    supply = "PPGGOOYYBR"
    boards = [board(cells=cells) for cells in locked(3, supply + bag + tower)]
    return waiting(boards, supply=supply, bag=bag, tower=tower, round=4)


def test_a_round_begins_with_the_tiles_that_are_left__SP_6_2() -> None:
    after = run(scarce("GG", "BBR"), "deal GGBB R - - - - -")

    assert after["displays"] == ["GGBB", "R", "", "", "", "", ""]
    assert (after["bag"], after["tower"], after["turn"]) == ("", "", {"decide": [0]})


def test_a_single_tile_makes_a_round__SP_6_2() -> None:
    after = run(scarce("", "B"), "deal B - - - - - -", "1B")

    assert (after["phase"], after["boards"][0]["hand"], after["turn"]) == ("place", "B", {"decide": [0]})


def test_the_owner_of_the_token_begins_the_next_round__SP_6_3() -> None:
    table = ended(token=1)

    assert (table["token"], table["starter"]) == ("centre", 1)
    assert run(table, DEAL)["turn"] == {"decide": [1]}


@pytest.mark.parametrize("starter", [0, 1])
def test_without_an_owner_the_same_player_begins_again__SP_6_3__SP_R10(starter: int) -> None:
    table = ended(token="centre", starter=starter)

    assert (table["token"], table["starter"]) == ("centre", starter)
    assert run(table, DEAL)["turn"] == {"decide": [starter]}


def test_kept_tiles_return_beside_the_boards__SP_6_4() -> None:
    table = ended()

    assert table["boards"] == [board(score=8, hand="GG"), board(score=8, hand="OY")]
    assert run(table, DEAL)["boards"] == table["boards"]
