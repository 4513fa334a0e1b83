"""The worked examples of phase 1 and of placements, each with its own numbers; the others are in the next file."""

from tests.summer_pavilion.playing import legal, refused, run
from tests.summer_pavilion.positions import Position, board, cell, centre, placing, stars, taking

OTHER = board(hand="R")
SUPPLY = "PPGGOOYYBB"


def hand_of(table: Position) -> str:
    return str(table["boards"][0]["hand"])


def score_of(table: Position) -> int:
    return int(table["boards"][0]["score"])


# --- Taking -------------------------------------------------------------------------------------------


def test_example_two_red_tiles_from_a_display__SP_T1() -> None:
    after = run(taking(displays=["YYRR", "GGGG"]), "1R")

    assert (hand_of(after), after["centre"], score_of(after)) == ("RR", "YY", 5)


def test_example_green_with_a_joker__SP_T2() -> None:
    after = run(taking(displays=["PPGY", "GGGG"]), "1G")

    assert (hand_of(after), after["centre"]) == ("PG", "PY")


def test_example_the_first_take_from_the_centre__SP_T3() -> None:
    after = run(taking([board(score=5), board()], centre="PYYY", displays=["GGGG"]), "CY")

    assert (hand_of(after), after["token"], after["centre"], score_of(after)) == ("PYYY", 0, "", 1)


def test_example_a_loss_held_at_one__SP_T4() -> None:
    assert score_of(run(taking([board(score=3), board()], centre="PYYY", displays=["GGGG"]), "CY")) == 1


def test_example_a_take_with_one_point__SP_T5() -> None:
    after = run(taking([board(score=1), board()], centre="PYYY", displays=["GGGG"]), "CY")

    assert (hand_of(after), after["token"], score_of(after)) == ("PYYY", 0, 1)


def test_example_jokers_beside_another_colour__SP_T6() -> None:
    table = taking(displays=["PPPR"])

    assert legal(table) == {"1R"}
    after = run(table, "1R")
    assert (hand_of(after), after["centre"]) == ("PR", "PP")


def test_example_a_display_of_jokers__SP_T7() -> None:
    after = run(taking(displays=["PPPP"]), "1P")

    assert (hand_of(after), after["centre"]) == ("P", "PPP")


def test_example_jokers_in_the_centre__SP_T8() -> None:
    after = run(taking(centre="PP", token=1), "CP")

    assert (hand_of(after), after["centre"], score_of(after), after["token"]) == ("P", "P", 5, 1)


# --- Placing ------------------------------------------------------------------------------------------


def test_example_six_blue_tiles__SP_A() -> None:
    after = run(placing([board(hand="BBBBBBB"), OTHER]), f"{cell('B', 6)}:B+0")

    assert (score_of(after), hand_of(after), after["tower"]) == (6, "B", "BBBBB")


def test_example_a_tile_without_neighbours__SP_B() -> None:
    after = run(placing([board(hand="RRR", cells=stars("R61")), OTHER]), f"{cell('R', 3)}:R+0")

    assert (score_of(after), hand_of(after), after["tower"]) == (6, "", "RR")


def test_example_a_chain_of_three_and_a_window__SP_C() -> None:
    table = placing([board(hand="BBBPPP", cells=stars("B45")), OTHER], supply=SUPPLY)

    after = run(table, f"{cell('B', 6)}:B+3")

    assert (score_of(after), hand_of(after), after["tower"]) == (8, "", "PPPBB")
    assert after["boards"][0]["bonus"] == 3
    assert legal(after) == {"+P", "+G", "+O", "+Y", "+B"}


def test_example_a_gap_closed_with_jokers__SP_D() -> None:
    after = run(placing([board(hand="PPPGO", cells=stars("O35")), OTHER]), f"{cell('O', 4)}:O+3")

    assert (score_of(after), hand_of(after), after["tower"]) == (8, "G", "PPP")


def test_example_the_joker_colour_itself__SP_E() -> None:
    table = placing([board(hand="PPGGGGRR", cells=stars("P13")), OTHER])

    after = run(table, f"{cell('P', 2)}:P+0")

    assert (score_of(after), hand_of(after), after["tower"]) == (8, "GGGGRR", "P")


def test_example_a_pass_that_keeps_next_rounds_jokers__SP_F() -> None:
    table = placing([board(score=10, hand="GGGGRR"), OTHER])

    after = run(table, "pass:GGGG")
    next_round = run(after, "pass:R")

    assert (score_of(after), after["tower"], after["boards"][0]["kept"]) == (8, "RR", "GGGG")
    assert (next_round["round"], next_round["joker"], hand_of(next_round)) == (2, "G", "GGGG")


def test_example_one_green_and_three_jokers__SP_G() -> None:
    table = placing([board(hand="PPPG"), OTHER])

    assert legal(table, f"{cell('G', 4)}:") == {f"{cell('G', 4)}:G+3"}


def test_example_three_purple_tiles__SP_H() -> None:
    table = placing([board(hand="PPP"), OTHER])

    assert {f"{cell('P', 3)}:P+0", f"{cell('C', 3)}:P+0"} <= legal(table)
    assert refused(table, f"{cell('P', 4)}:P+0").code == "not-enough-tiles"
    assert refused(table, f"{cell('G', 3)}:G+2").code == "no-own-tile"
    assert legal(table, "LL.") == set()


def test_example_a_colour_twice_in_the_centre__SP_I() -> None:
    table = placing([board(hand="PPPPPP", cells=centre({5: "P"})), OTHER])

    assert legal(table, "C.") == set()
    for number in (1, 2, 3, 4, 6):
        error = refused(table, f"{cell('C', number)}:P+0")
        assert (error.code, error.clause) == ("colour-not-allowed", "SP-5.6")


def test_example_two_ways_to_pay__SP_J() -> None:
    table = placing([board(hand="PPPGG"), OTHER])
    four = cell("G", 4)

    assert legal(table, f"{four}:") == {f"{four}:G+2", f"{four}:G+3"}
    assert hand_of(run(table, f"{four}:G+2")) == "P"
    assert hand_of(run(table, f"{four}:G+3")) == "G"


def test_example_a_chain_round_the_ring__SP_K() -> None:
    table = placing([board(hand="PPPP", cells=stars("P1256")), OTHER])

    assert score_of(run(table, f"{cell('P', 4)}:P+0")) == 5 + 5


# --- Bonus tiles --------------------------------------------------------------------------------------


def test_example_a_statue__SP_L() -> None:
    table = placing([board(hand="RRRR", cells=stars("O12", "R3")), OTHER], supply=SUPPLY)

    after = run(table, f"{cell('R', 4)}:R+0")

    assert (after["boards"][0]["bonus"], score_of(after)) == (2, 7)


def test_example_a_statue_and_a_pillar__SP_M() -> None:
    cells = stars("O13", "R34") | centre({6: "G", 1: "Y"})
    table = placing([board(hand="OO", cells=cells), OTHER], supply=SUPPLY)

    after = run(table, f"{cell('O', 2)}:O+0")

    assert (score_of(after), after["boards"][0]["bonus"]) == (8, 3)


def test_example_two_pillars__SP_N() -> None:
    cells = stars("R23", "B23") | centre({1: "Y", 3: "O"})
    table = placing([board(hand="GG", cells=cells), OTHER], supply=SUPPLY)

    after = run(table, f"{cell('C', 2)}:G+0")

    assert (score_of(after), after["boards"][0]["bonus"]) == (8, 2)
