"""Our rulings where the rulebooks disagree or are silent: SP-R1 to SP-R18."""

from pathlib import Path

import pytest

from azulejos import records
from azulejos.core.randomness import SeededRandomness
from azulejos.games.summer_pavilion import GAME
from tests.summer_pavilion.playing import final, legal, refused, run
from tests.summer_pavilion.positions import Position, board, cell, locked, passed, placing, star, stars, taking, waiting

OTHER = board(hand="R")
WINDOW = f"{cell('P', 6)}:P+0"


def test_the_whole_chain_counts_not_just_the_neighbours__SP_R1() -> None:
    table = placing([board(hand="P" * 6, cells=stars("P345")), OTHER])

    assert run(table, WINDOW)["boards"][0]["score"] == 5 + 4


def test_a_take_is_from_a_display_or_from_the_centre__SP_R2() -> None:
    assert legal(taking(displays=["GGYY"], centre="BR", token=1)) == {"1G", "1Y", "CB", "CR"}


def test_a_pass_stops_at_one_point__SP_R3() -> None:
    after = run(placing([board(score=3, hand="GGGGRRRRR"), OTHER]), "pass:-")

    assert after["boards"][0]["score"] == 1


# --- The last round -----------------------------------------------------------------------------------


@pytest.mark.parametrize("hand", ["G", "GOYB", "PPGRRR", "OOOOOYYBB"])
def test_the_last_round_has_the_passes_of_every_other_round__SP_R4(hand: str) -> None:
    last, first = (placing([board(hand=hand), OTHER], round=number) for number in (6, 1))

    assert legal(last, "pass") == legal(first, "pass")
    assert {"pass:-", f"pass:{hand[:4]}"} <= legal(last, "pass")


@pytest.mark.parametrize(
    ("hand", "kept", "loss"), [("G", "G", 0), ("GOYB", "", 4), ("PPGRRR", "PPGR", 2), ("PPGRRR", "RR", 4)]
)
def test_a_pass_of_the_last_round_keeps_what_is_chosen__SP_R4(hand: str, kept: str, loss: int) -> None:
    after = run(placing([board(score=20, hand=hand), OTHER], round=6), f"pass:{kept or '-'}")

    assert after["boards"][0] == passed(score=20 - loss, kept=kept)


@pytest.mark.parametrize(("kept", "score"), [("-", 15), ("P", 14), ("PG", 13), ("PGG", 12), ("PPGG", 11)])
def test_what_is_kept_last_matters_near_the_least_score__SP_R4(kept: str, score: int) -> None:
    table = placing([board(score=1, hand="PPGG", cells=star("UR", "RRRRRR")), passed()], round=6)

    assert run(table, f"pass:{kept}")["boards"][0]["score"] == score


@pytest.mark.parametrize("kept", ["-", "P", "PG", "PGG", "PPGG"])
def test_what_is_kept_last_makes_no_difference_to_a_high_score__SP_R4(kept: str) -> None:
    table = placing([board(score=5, hand="PPGG", cells=star("UR", "RRRRRR")), passed()], round=6)

    assert run(table, f"pass:{kept}")["boards"][0]["score"] == 5 + 14 - 4


def test_a_record_from_when_the_last_pass_was_forced_still_replays__SP_R4() -> None:
    (old,) = records.read((Path(__file__).parent / "before_sp_r4.jsonl").read_text(encoding="utf-8"))

    *_, last = records.replay(old)

    assert GAME.result(last.state).scores == (11, 3)


def test_leftovers_cost_a_point_each_in_two_steps__SP_R4() -> None:
    """Seven tiles: three points at the pass, then the bonus, then four points, never below one."""
    table = placing([board(score=2, hand="GGGGYYY", cells=star("R", "BBBBBB")), passed()], round=6)

    after = run(table, "pass:GGGG")

    assert after["boards"][0]["score"] == 1 + 15 - 4
    assert final(passed(score=1, kept="GGGG")) == [1]


def test_fewer_than_four_may_be_kept__SP_R5() -> None:
    table = placing([board(score=20, hand="GGRR"), OTHER])

    assert {"pass:-", "pass:G", "pass:GR", "pass:GGRR"} <= legal(table)
    assert run(table, "pass:G")["boards"][0] == passed(score=17, kept="G")


# --- A supply that runs dry ---------------------------------------------------------------------------


def dry(supply: str, hand: str = "P" * 6, cells: dict[str, str] | None = None) -> Position:
    """Bag and tower are empty: seat 0 is about to complete the purple window, seat 1 has all the rest."""
    mine = stars("P5") if cells is None else cells
    loose = {letter: (hand + supply + "".join(mine.values())).count(letter) for letter in "PGOYBR"}
    rest = "".join(letter * (22 - count) for letter, count in loose.items())
    return placing([board(hand=hand, cells=mine), board(hand=rest)], supply=supply)


@pytest.mark.parametrize(("supply", "bonus"), [("GGGG", 3), ("GGG", 3), ("GY", 2), ("Y", 1)])
def test_a_bonus_is_never_larger_than_the_supply__SP_R6(supply: str, bonus: int) -> None:
    after = run(dry(supply), WINDOW)

    assert (after["boards"][0]["bonus"], after["turn"]) == (bonus, {"decide": [0]})


def test_an_empty_supply_gives_no_bonus_and_the_turn_ends__SP_R6() -> None:
    after = run(dry(""), WINDOW)

    assert after["boards"][0]["bonus"] == 0
    assert after["turn"] == {"chance": "supply", "after": 0}
    assert run(after, "supply PPPPP")["turn"] == {"decide": [1]}


def test_the_supply_is_not_refilled_between_bonus_tiles__SP_R7() -> None:
    """Two tiles are there and three are earned: five tiles lie in the tower, yet two is all one gets."""
    table = run(dry("GY"), WINDOW)

    after = run(table, "+G", "+Y")

    assert (table["tower"], run(table, "+G")["turn"]) == ("PPPPP", {"decide": [0]})
    assert (after["boards"][0]["hand"], after["turn"]) == ("GY", {"chance": "supply", "after": 0})


def test_gaps_stay_while_nothing_can_fill_them__SP_R8() -> None:
    """A tile on number 1 brings nothing to the tower: the gaps stay, and nothing is drawn."""
    after = run(dry("GY", hand="PPP", cells={}), "L.N:P+0")

    assert (after["supply"], after["turn"]) == ("GY", {"decide": [1]})


def test_gaps_are_filled_after_a_later_turn__SP_R8() -> None:
    after = run(dry("GY", hand="PPP", cells={}), "L.SE:P+0")

    assert after["turn"] == {"chance": "supply", "after": 0}
    assert run(after, "supply PP")["supply"] == "PPGY"


def test_gaps_are_filled_after_the_last_pass_of_the_game__SP_R8__SP_5_12() -> None:
    supply = "PGOYB"
    boards = [passed(cells=cells) for cells in locked(3, supply + "RRRRRRR")]
    boards[1] = board(hand="RRRRRRR", cells=boards[1]["cells"])
    table = placing(boards, supply=supply, round=6, turn={"decide": [1]})

    drawing = run(table, "pass:RRRR")
    after = run(drawing, "supply RRR")

    assert (drawing["phase"], drawing["turn"]) == ("place", {"chance": "supply", "after": 1})
    assert (after["phase"], after["supply"], after["tower"]) == ("over", "PGOYBRRR", "RRRR")


def test_the_supply_comes_before_the_displays__SP_R9() -> None:
    """Seven tiles are thrown away, four spaces of the supply are open: three tiles remain for the displays."""
    supply = "PGOYBR"
    boards = [passed(cells=cells) for cells in locked(3, supply + "RRRRRRR")]
    boards[0] = board(hand="RRRRRRR", cells=boards[0]["cells"])
    table = placing(boards, supply=supply)

    after = run(table, "pass:-", "supply RRRR")

    assert (len(after["supply"]), after["bag"], after["turn"]) == (10, "RRR", {"chance": "deal"})
    assert run(after, "deal RRR - - - - - -")["displays"][0] == "RRR"


def test_without_any_tile_to_lay_out_phase_one_is_skipped__SP_R10() -> None:
    supply = "PGOYBR"
    boards = [passed(cells=cells) for cells in locked(3, supply + "PGOY")]
    boards[2] = board(hand="PGOY", cells=boards[2]["cells"])
    table = placing(boards, supply=supply, token="centre", starter=1, turn={"decide": [2]})

    after = run(table, "pass:PGOY")

    assert (after["round"], after["joker"], after["phase"]) == (2, "G", "place")
    assert (after["turn"], after["starter"], after["token"]) == ({"decide": [2]}, 1, "centre")
    assert [each["passed"] for each in after["boards"]] == [False, True, False]  # seat 1 began and had no tile


def test_rounds_without_any_tile_pass_by_themselves__SP_R10() -> None:
    """Nobody has a tile after this placement: all further rounds are empty, and the game ends."""
    boards = [board(cells=cells) for cells in locked(4, "B")]
    boards[3] = {**boards[3], "hand": "B"}
    table = placing(boards, supply="", round=3, turn={"decide": [3]})

    after = run(table, f"{cell('B', 1)}:B+0")

    assert (after["phase"], after["round"], after["joker"]) == ("over", 6, "R")
    assert all(each["passed"] for each in after["boards"])


def test_nobody_took_from_the_centre_so_the_same_player_begins__SP_R10() -> None:
    boards = [board(hand="G"), board(hand="R")]
    table = taking(boards, displays=["OOOO"], starter=1, turn={"decide": [0]})

    placed = run(table, "1O")

    assert placed["turn"] == {"decide": [1]}
    assert run(placed, "pass:R", "pass:OOOO")["starter"] == 1


# --- Token, payment, empty hands ------------------------------------------------------------------------


def test_the_token_is_not_counted_for_the_loss__SP_R11() -> None:
    after = run(taking([board(score=30), board()], centre="PYYY", displays=["GGGG"]), "CY")

    assert after["boards"][0]["score"] == 30 - 4


def test_more_jokers_than_needed_may_be_paid__SP_R12() -> None:
    table = placing([board(hand="PPPGGGG"), OTHER])

    assert legal(table, f"{cell('G', 4)}:") == {f"{cell('G', 4)}:G+{jokers}" for jokers in range(4)}


def test_nothing_replaces_a_tile_of_the_joker_colour__SP_R13() -> None:
    table = placing([board(hand="PPGGGG"), OTHER])

    assert legal(table, "L.") == {"L.N:P+0", "L.NE:P+0"}
    assert refused(table, "L.SE:P+0").code == "not-enough-tiles"


def test_a_pass_by_force_is_no_event__SP_R14() -> None:
    after = run(placing([board(hand="P"), board()]), "L.N:P+0")

    assert (after["round"], after["turn"]) == (2, {"chance": "deal"})


def test_the_second_tile_decides_what_a_grey_star_is__SP_R15() -> None:
    table = placing([board(hand="BBBRRR", cells={"C.N": "R"}), board(hand="R")], board="grey", round=2)

    for first in ("UL.S:R+0", "UR.SW:B+0"):
        after = run(table, first, "pass:-")
        star_name = first.split(".", maxsplit=1)[0]
        assert {text.split(":")[1][0] for text in legal(after, f"{star_name}.")} == {"B", "R"}


def test_one_tile_in_the_grey_centre_binds_nothing__SP_R16() -> None:
    hand = "".join(letter * 3 for letter in "PGOYBR")
    table = placing([board(hand=hand, cells={"C.S": "Y"}), OTHER], board="grey")

    assert {text.split(":")[1][0] for text in legal(table, "C.N:")} == set("PGOYBR")


@pytest.mark.parametrize(("name", "at"), [("L.N", 1), ("UL.N", 6), ("UR.N", 5), ("R.N", 4), ("LR.N", 3), ("LL.N", 2)])
def test_stars_are_turned_as_on_the_printed_board__SP_R17(name: str, at: int) -> None:
    colour = {"L": "P", "UL": "O", "UR": "R", "R": "B", "LR": "Y", "LL": "G"}[name.split(".", maxsplit=1)[0]]

    assert cell(colour, at) == name
    table = placing([board(hand=colour * at), board(hand="R")], round=1 if colour != "P" else 2)
    assert f"{name}:{colour}+0" in legal(table)


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_nothing_is_hidden__SP_R18(seat: int | None) -> None:
    table = waiting([board(hand="GG"), board(hand="R")], round=2, rest="tower", bag="PGOYBR")
    state = GAME.read_position(table)

    seen = GAME.view(state, seat)

    assert seen == GAME.position(state) == table
    assert GAME.position(GAME.imagine(seen, seat, SeededRandomness(0))) == table
    assert GAME.view_chance("supply PG", seat) == "supply PG"


def test_the_order_of_bag_and_tower_is_no_part_of_a_position__SP_R18() -> None:
    table = waiting(round=2, rest="tower", bag="PGOYBR")

    mixed = GAME.read_position({**table, "bag": "RBYOGP", "tower": table["tower"][::-1]})

    assert GAME.position(mixed) == table
