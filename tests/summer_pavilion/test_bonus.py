"""Bonus tiles and the refill of the supply: SP-5.10 to SP-5.13."""

import pytest

from azulejos.core.turn import Chance
from azulejos.games.summer_pavilion import GAME
from tests.summer_pavilion.playing import impossible, legal, refused, run
from tests.summer_pavilion.positions import Position, all_tiles, board, cell, centre, passed, placing, stars
from tests.summer_pavilion.printed import BONUS_TILES, COSTS, FEATURES, STAR_COLOURS

OTHER = board(hand="R")
SUPPLY = "PPGGOOYYBB"
WINDOW = f"{cell('P', 6)}:P+0"
"""Completes the window of the purple star once its 5 is filled."""


def window(**changes: object) -> Position:
    """Seat 0 is about to complete the purple window, worth three tiles."""
    boards = [board(score=10, hand="PPPPPPG", cells=stars("P5")), OTHER]
    return placing(boards, **{"supply": SUPPLY, **changes})


def last_cell(name: str, last: str, side: str) -> Position:
    """A feature of which only one cell is open, and tiles in hand that can fill it."""
    cells = FEATURES[name].split()
    letters = {}
    for place in cells:
        star = place.split(".", maxsplit=1)[0]
        letters[place] = "PGOYBR"[cells.index(place)] if star == "C" else STAR_COLOURS[star]
    cost, colour = COSTS[side][last], letters.pop(last)
    number = 4 if colour != "Y" else 5
    boards = [board(hand=colour * cost + "R", cells=letters), board(hand="R")]
    return placing(boards, board=side, supply=SUPPLY, round=number)


# --- Earning ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("side", ["coloured", "grey"])
@pytest.mark.parametrize("name", FEATURES)
def test_the_last_cell_around_a_feature_earns_its_tiles__SP_5_10__SP_1_10__SP_8_6(name: str, side: str) -> None:
    for last in FEATURES[name].split():
        table = last_cell(name, last, side)
        move = next(iter(sorted(text for text in legal(table, f"{last}:") if text.endswith("+0"))))

        after = run(table, move)

        assert after["boards"][0]["bonus"] == BONUS_TILES[name[0]], last
        assert after["turn"] == {"decide": [0]}


@pytest.mark.parametrize("name", FEATURES)
def test_a_feature_with_an_open_cell_earns_nothing__SP_5_10(name: str) -> None:
    table = last_cell(name, FEATURES[name].split()[0], "coloured")
    open_cell, *filled = FEATURES[name].split()
    letter = table["boards"][0]["cells"].pop(filled[-1])
    table["bag"] += letter
    move = next(text for text in sorted(legal(table, f"{open_cell}:")) if text.endswith("+0"))

    assert run(table, move)["boards"][0]["bonus"] == 0


def test_any_tile_of_the_supply_may_be_taken_jokers_too__SP_5_10() -> None:
    table = run(window(), WINDOW)

    assert legal(table) == {"+P", "+G", "+O", "+Y", "+B"}
    after = run(table, "+P", "+P")
    assert (after["supply"], after["boards"][0]["hand"], after["boards"][0]["bonus"]) == ("GGOOYYBB", "PPG", 1)
    assert legal(after) == {"+G", "+O", "+Y", "+B"}


def test_bonus_tiles_lie_beside_the_board_and_serve_from_the_next_turn__SP_5_10() -> None:
    table = run(window(), WINDOW, "+B", "+B")
    assert legal(table) == {"+P", "+G", "+O", "+Y"}

    after = run(table, "+G", "supply RRR", "pass:R")

    assert after["boards"][0]["hand"] == "GGBB"
    assert f"{cell('G', 2)}:G+0" in legal(after)


def test_the_bonus_comes_before_anything_else__SP_5_10() -> None:
    table = run(window(), WINDOW)

    for move in ("pass:G", f"{cell('G', 1)}:G+0"):
        assert (refused(table, move).code, refused(table, move).clause) == ("bonus-first", "SP-5.10")


def test_a_tile_that_is_not_in_the_supply_cannot_be_taken__SP_5_10() -> None:
    error = refused(run(window(), WINDOW), "+R")

    assert (error.code, error.clause) == ("not-in-supply", "SP-5.10")


def test_points_are_scored_beside_the_bonus__SP_5_9__SP_5_10() -> None:
    assert run(window(), WINDOW)["boards"][0]["score"] == 10 + 2


def test_two_features_at_once_add_up__SP_5_11() -> None:
    """Orange 2 completes the statue between orange and red and the pillar of orange."""
    cells = stars("O13", "R34") | centre({6: "G", 1: "Y"})
    table = placing([board(hand="OOR", cells=cells), OTHER], supply=SUPPLY)

    assert run(table, f"{cell('O', 2)}:O+0")["boards"][0]["bonus"] == 3


def test_two_pillars_at_once__SP_5_11() -> None:
    cells = stars("R23", "B23") | centre({1: "Y", 3: "O"})
    table = placing([board(hand="GGR", cells=cells), OTHER], supply=SUPPLY)

    assert run(table, f"{cell('C', 2)}:G+0")["boards"][0]["bonus"] == 2


def test_a_feature_that_was_complete_before_earns_nothing_again__SP_5_10() -> None:
    table = placing([board(hand="PPPPR", cells=stars("P56")), OTHER], supply=SUPPLY)

    assert run(table, f"{cell('P', 4)}:P+0")["boards"][0]["bonus"] == 0


# --- Refilling ----------------------------------------------------------------------------------------


def test_the_supply_is_refilled_after_the_turn__SP_5_12() -> None:
    table = run(window(), WINDOW, "+O", "+O", "+Y")

    assert table["turn"] == {"chance": "supply", "after": 0}
    assert GAME.turn(GAME.read_position(table)) == Chance("supply", after=0)
    after = run(table, "supply GGR")
    assert (after["supply"], after["turn"]) == ("PPGGGGYBBR", {"decide": [1]})
    assert len(after["bag"]) == len(table["bag"]) - 3


def test_nothing_is_drawn_while_tiles_are_still_owed__SP_5_12() -> None:
    table = run(window(), WINDOW, "+O")

    assert (table["turn"], len(table["supply"])) == ({"decide": [0]}, 9)
    assert impossible(table, "supply R").code == "no-chance-now"


def test_a_turn_that_leaves_no_gap_draws_nothing__SP_5_12() -> None:
    assert run(window(), f"{cell('G', 1)}:G+0")["turn"] == {"decide": [1]}


def test_the_tower_is_poured_in_when_the_bag_is_empty__SP_5_12() -> None:
    """One tile is in the bag, then come those of the tower: five paid just now and some from before."""
    boards = [board(score=10, hand="PPPPPPG", cells=stars("P5")), board(hand="O" * 12 + "Y" * 12 + "R" * 20)]
    table = placing(boards, supply=SUPPLY, bag="B", rest="tower")
    drawing = run(table, WINDOW, "+P", "+P", "+Y")

    after = run(drawing, "supply PPB")

    assert drawing["bag"] == "B"
    assert (after["supply"], after["tower"]) == ("PPGGOOYBBB", "")
    assert len(after["bag"]) == len(drawing["tower"]) - 2
    for text in ("supply PPP", "supply PPG"):
        assert (impossible(drawing, text).code, impossible(drawing, text).clause) == ("not-in-bag", "SP-5.12")


def test_a_bag_that_just_suffices_leaves_the_tower_alone__SP_5_12() -> None:
    boards = [board(score=10, hand="PPPPPPG", cells=stars("P5")), OTHER]
    table = placing(boards, supply=SUPPLY, bag="BRR", rest="tower")

    after = run(table, WINDOW, "+P", "+P", "+Y", "supply BRR")

    assert after["bag"] == ""
    assert len(after["tower"]) == len(table["tower"]) + 5


@pytest.mark.parametrize("text", ["supply RR", "supply RRRR", "supply R", "supply -"])
def test_as_many_tiles_are_drawn_as_there_are_gaps__SP_5_12(text: str) -> None:
    error = impossible(run(window(), WINDOW, "+O", "+O", "+Y"), text)

    assert (error.code, error.clause) == ("wrong-number", "SP-5.12")


def test_a_pass_ends_with_a_refill_too__SP_5_13() -> None:
    """The supply had gaps that nothing could fill; the tiles that the pass throws away do."""
    rest = "P" * 17 + "G" * 22 + "O" * 22 + "Y" * 22 + "B" * 22
    table = placing([board(hand="PPPPP"), board(hand=rest + "R" * 20)], supply="RR")
    assert (table["bag"], table["tower"]) == ("", "")

    left = run(table, "pass:P")

    assert left["turn"] == {"chance": "supply", "after": 0}
    after = run(left, "supply PPPP")
    assert (after["supply"], after["bag"], after["tower"]) == ("PPPPRR", "", "")
    assert after["turn"] == {"decide": [1]}


def test_the_last_pass_of_a_round_ends_with_a_refill__SP_5_13() -> None:
    boards = [board(hand="P" * 9), passed(kept="P" * 4, cells={})]
    rest = "P" * 9 + "G" * 22 + "O" * 22 + "Y" * 22 + "B" * 22 + "R" * 20
    table = placing([*boards, board(hand=rest)], supply="RR", turn={"decide": [2]})
    thrown = run(table, "pass:GGGG")  # far more than the supply can hold

    after = run(thrown, "supply GGGGGGGG", "pass:PPPP")

    assert len(after["supply"]) == 10
    assert (after["round"], after["turn"]) == (2, {"chance": "deal"})
    assert len(all_tiles(after)) == 132
