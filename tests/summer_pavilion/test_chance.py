"""Draws as text, to the supply and to the displays: which are possible, and why the others are not."""

from collections import Counter

import pytest

from azulejos.core.errors import IllegalChance, ParseError
from azulejos.core.randomness import SeededRandomness
from azulejos.core.turn import Chance
from azulejos.games.summer_pavilion import GAME
from tests.summer_pavilion.playing import impossible, run, start
from tests.summer_pavilion.positions import Position, board, cell, locked, over, passed, placing, stars, taking, waiting

SUPPLY = "supply PPGGOOYYBR"
DEAL = "deal PGOY BBRR PPPP GGYY OORR"
WAITING = waiting(round=2)
REFILL = run(
    placing([board(hand="P" * 6, cells=stars("P5")), board(hand="R")], supply="PPGGOOYYBB"),
    f"{cell('P', 6)}:P+0",
    "+P",
    "+G",
    "+O",
)


def scarce(bag: str, tower: str, round_number: int = 4) -> Position:
    """Three players wait for a deal; all other tiles are on their boards and in the supply."""
    supply = "PPGGOOYYBR"
    boards = [board(cells=cells) for cells in locked(3, supply + bag + tower)]
    return waiting(boards, supply=supply, bag=bag, tower=tower, round=round_number)


# --- Form ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "",
        "deal",
        "deal ",
        "deals PGOY BBRR PPPP GGYY OORR",
        "PGOY BBRR PPPP GGYY OORR",
        "Deal PGOY BBRR PPPP GGYY OORR",
        " deal PGOY BBRR PPPP GGYY OORR",
        "deal PGOY BBRR PPPP GGYY OORR ",
        "deal  PGOY BBRR PPPP GGYY OORR",
        "deal PGOY BBRR PPPP GGYY OORR\n",
        "deal PGOY BBRR PPPP GGYY OORK",
        "deal pgoy BBRR PPPP GGYY OORR",
        "deal GPOY BBRR PPPP GGYY OORR",  # not in the order of the colours
        "deal PGOY,BBRR,PPPP,GGYY,OORR",
        "deal PGOY BBRR PPPP GGYY --",
        "supply",
        "supply ",
        "supply GP",
        "supply PK",
        "supply pp",
        "supplyPP",
        "supply PP ",
        "supply PP\n",
        "remove PP",
        "draw P",
    ],
)
@pytest.mark.parametrize("document", [WAITING, REFILL])
def test_malformed_texts_are_no_draws__SP_6_2__SP_5_12(document: Position, text: str) -> None:
    with pytest.raises(ParseError) as caught:
        GAME.deal(GAME.read_position(document), text)

    assert caught.value.code == "bad-chance-text"


@pytest.mark.parametrize(
    ("document", "text"),
    [
        (WAITING, "supply PP"),
        (REFILL, DEAL),
        (taking(displays=["GGGG"]), DEAL),
        (taking(displays=["GGGG"]), SUPPLY),
        (placing([board(hand="G"), board()]), "supply P"),
        (over([passed(score=9), passed(score=7)], [1, 2]), DEAL),
    ],
)
def test_nothing_else_is_drawn_now__SP_5_12__SP_6_2(document: Position, text: str) -> None:
    assert impossible(document, text).code == "no-chance-now"


def test_nothing_is_drawn_while_somebody_decides__SP_5_12() -> None:
    for document in (taking(displays=["GGGG"]), placing([board(hand="G"), board()])):
        with pytest.raises(IllegalChance) as caught:
            GAME.draw(GAME.read_position(document), SeededRandomness(0))
        assert caught.value.code == "no-chance-now"


def test_the_supply_is_one_bunch__SP_5_12() -> None:
    with pytest.raises((ParseError, IllegalChance)):
        GAME.deal(GAME.read_position(REFILL), "supply P P P")


# --- Deals --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("count", [1, 4, 6, 9])
def test_a_deal_names_each_display__SP_1_3(count: int) -> None:
    error = impossible(WAITING, " ".join(["deal", *["PGOY"] * count]))

    assert (error.code, error.clause) == ("wrong-display-count", "SP-1.3")


@pytest.mark.parametrize(
    "text",
    [
        "deal PGOYB BBRR PPPP GGYY OORR",
        "deal PGO BBRR PPPP GGYY OORR",
        "deal PGOY - PPPP GGYY OORR",
        "deal - BBRR PPPP GGYY OORR",
        "deal PGOY BBRR PPPP GGYY OORRR",
    ],
)
def test_every_display_gets_exactly_four_while_there_are_tiles__SP_6_2(text: str) -> None:
    error = impossible(WAITING, text)

    assert (error.code, error.clause) == ("wrong-display-size", "SP-6.2")


@pytest.mark.parametrize("text", ["deal - - - - -", "deal PGOY - - - -", "deal PGOY BBRR PPPP GGYY OOR"])
def test_a_deal_may_not_stop_while_there_are_tiles__SP_6_2(text: str) -> None:
    error = impossible(WAITING, text)

    assert (error.code, error.clause) == ("short-deal", "SP-6.2")


def test_a_deal_takes_no_tiles_that_are_not_in_the_bag__SP_6_2() -> None:
    table = waiting(round=2, tower="R" * 20, supply="PPGGOOYYBR")

    error = impossible(table, "deal PGOY BBRR PPPP GGYY OORR")

    assert (error.code, error.clause) == ("not-in-bag", "SP-6.2")
    assert run(table, "deal PGOY BBBR PPPP GGYY OOBB")["tower"] == "R" * 20


def test_the_tower_is_poured_within_a_display__SP_6_2() -> None:
    """Six tiles are in the bag: display 2 must take the last two of them before it takes any other."""
    table = waiting(round=2, bag="PPPPGO", rest="tower")

    after = run(table, "deal PPPP GOBB RRRR YYYY BBBB")
    assert (after["tower"], len(after["bag"])) == ("", len(table["tower"]) - 14)

    for second in ("GBBB", "OBBB", "BBBB", "GGBB"):
        assert impossible(table, f"deal PPPP {second} RRRR YYYY BBBB").code == "not-in-bag"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("deal GOBR B - - - - -", None),
        ("deal GBBR O - - - - -", None),
        ("deal GOBR - - - - - -", "short-deal"),
        ("deal GOBR BB - - - - -", "wrong-display-size"),
        ("deal GBR OB - - - - -", "wrong-display-size"),
        ("deal GOBR - B - - - -", "wrong-display-size"),
        ("deal OBBR G - - - - -", "not-in-bag"),
        ("deal GOBR Y - - - - -", "not-in-bag"),
    ],
)
def test_a_short_deal_lays_out_all_there_is__SP_6_2(text: str, code: str | None) -> None:
    table = scarce("GR", "BBO")

    if code is None:
        assert [len(display) for display in run(table, text)["displays"]] == [4, 1, 0, 0, 0, 0, 0]
    else:
        assert impossible(table, text).code == code


# --- The supply ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["supply PPGGOOYYB", "supply PPGGOOYYBBR", "supply -"])
def test_the_first_supply_is_ten_tiles__SP_2_3__SP_5_12(text: str) -> None:
    error = impossible(GAME.position(start()), text)

    assert (error.code, error.clause) == ("wrong-number", "SP-5.12")


def test_a_refill_takes_no_tiles_that_are_not_there__SP_5_12() -> None:
    boards = [board(hand="P" * 6, cells=stars("P5")), board(hand="R" * 22)]
    table = run(placing(boards, supply="PPGGOOYYBB"), f"{cell('P', 6)}:P+0", "+P", "+G", "+O")

    error = impossible(table, "supply BBR")

    assert (error.code, error.clause) == ("not-in-bag", "SP-5.12")


# --- Chance -------------------------------------------------------------------------------------------


def test_a_draw_is_as_random_as_its_source__SP_2_3() -> None:
    texts = {GAME.draw(start(), SeededRandomness(seed)) for seed in range(20)}

    assert len(texts) > 15
    assert GAME.draw(start(), SeededRandomness(7)) == GAME.draw(start(), SeededRandomness(7))


def test_every_tile_of_the_bag_is_as_likely_as_any_other__SP_2_3() -> None:
    """Ten tiles of 132 are drawn, so each colour comes up 10/6 times a draw."""
    source = SeededRandomness("likely")
    found = Counter("".join(GAME.draw(start(), source).removeprefix("supply ") for _ in range(300)))

    assert all(abs(found[letter] - 500) < 100 for letter in "PGOYBR")  # five standard deviations


@pytest.mark.parametrize("document", [scarce("GR", "BBO"), scarce("", "PB"), WAITING, REFILL])
def test_what_is_drawn_can_be_dealt__SP_6_2__SP_5_12(document: Position) -> None:
    state = GAME.read_position(document)
    assert isinstance(GAME.turn(state), Chance)

    for seed in range(8):
        GAME.deal(state, GAME.draw(state, SeededRandomness(seed)))


def test_everyone_sees_what_is_drawn__SP_R18() -> None:
    assert GAME.view_chance(DEAL, None) == GAME.view_chance(DEAL, 1) == DEAL
    assert GAME.view_chance(SUPPLY, None) == GAME.view_chance(SUPPLY, 0) == SUPPLY
