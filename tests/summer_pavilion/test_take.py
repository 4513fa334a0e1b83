"""The course of a round and phase 1, acquiring tiles: SP-3 and SP-4."""

import pytest

from azulejos.core.turn import Decide
from azulejos.games.summer_pavilion import GAME
from tests.summer_pavilion.playing import legal, refused, run
from tests.summer_pavilion.positions import board, placing, taking
from tests.summer_pavilion.printed import COLOURS

# --- The course ---------------------------------------------------------------------------------------


def test_taking_comes_before_placing__SP_3_1() -> None:
    table = taking(displays=["GGGG", "RRRR"])

    after = run(table, "1G", "2R")

    assert (table["phase"], after["phase"]) == ("take", "place")
    assert [each["hand"] for each in after["boards"]] == ["GGGG", "RRRR"]


def test_after_placing_comes_the_next_round_but_not_after_the_sixth__SP_3_1() -> None:
    def ended(number: int) -> object:
        table = placing([board(hand="G"), board()], round=number)
        after = run(table, "pass:G")
        return after["phase"], after["round"]

    assert [ended(number) for number in (1, 5, 6)] == [("take", 2), ("take", 6), ("over", 6)]


def test_kept_tiles_become_jokers_and_others_cease_to_be__SP_3_2() -> None:
    table = placing([board(hand="PPGG"), board()])

    after = run(table, "pass:PPGG", "deal BBBB RRRR OOOO YYYY BBBB")
    for move in ("1B", "2R", "3O", "4Y", "5B"):
        after = run(after, move)

    assert (after["joker"], after["boards"][0]["hand"]) == ("G", "PPGGOOOOBBBBBBBB")
    assert legal(after, "L.SE:P") == {"L.SE:P+1", "L.SE:P+2"}  # purple is paid with green jokers
    assert legal(after, "LL.N:G") == {"LL.N:G+0"}
    assert legal(after, "LL.NE:G") == set()  # two green only, and purple helps no more


# --- Taking from a display ----------------------------------------------------------------------------


def test_one_must_take_in_phase_one__SP_4_1() -> None:
    table = taking(displays=["GGOO", "PBYR"], centre="YYR", token=1)

    assert legal(table) == {"1G", "1O", "2Y", "2B", "2R", "CY", "CR"}
    assert refused(table, "pass:-").code == "wrong-phase"


def test_taking_is_from_one_place_and_the_next_seat_follows__SP_4_1() -> None:
    after = run(taking(displays=["GGOO", "GGBB"], players=3), "1G")

    assert after["boards"][0]["hand"] == "GG"
    assert (after["displays"][:2], after["turn"]) == (["", "GGBB"], {"decide": [1]})


def test_all_tiles_of_the_colour_come_along__SP_4_2() -> None:
    after = run(taking(centre="GGGGGYR", token=1, displays=["OOOO"]), "CG")

    assert after["boards"][0]["hand"] == "GGGGG"
    assert after["centre"] == "YR"


@pytest.mark.parametrize(
    ("display", "taken", "left"), [("PGGR", "PGG", "R"), ("PPGR", "PG", "PR"), ("PPPG", "PG", "PP")]
)
def test_exactly_one_joker_comes_along__SP_4_2(display: str, taken: str, left: str) -> None:
    after = run(taking(displays=[display, "OOOO"]), "1G")

    assert (after["boards"][0]["hand"], after["centre"]) == (taken, left)


def test_the_joker_of_the_centre_comes_along_too__SP_4_2() -> None:
    after = run(taking(centre="PPGGY", token=1), "CG")

    assert (after["boards"][0]["hand"], after["centre"]) == ("PGG", "PY")


def test_the_joker_colour_is_no_choice_beside_others__SP_4_3() -> None:
    table = taking(displays=["PPPG"], centre="PPY", token=1)

    assert legal(table) == {"1G", "CY"}
    for move in ("1P", "CP"):
        assert (refused(table, move).code, refused(table, move).clause) == ("joker-beside-others", "SP-4.3")


def test_of_nothing_but_jokers_one_takes_one__SP_4_3() -> None:
    table = taking(displays=["PPPP", "OOOO"], centre="PPP", token=1)

    assert legal(table) == {"1P", "2O", "CP"}
    assert run(table, "1P")["boards"][0]["hand"] == "P"
    assert run(table, "CP")["centre"] == "PP"


def test_what_is_left_of_a_display_goes_to_the_centre__SP_4_4() -> None:
    after = run(taking(displays=["PPGY", "OOOO"], centre="BR", token=1), "1Y")

    assert (after["centre"], after["displays"][0]) == ("PGBR", "")
    assert run(taking(displays=["PPPP", "OOOO"]), "1P")["centre"] == "PPP"


def test_a_colour_without_others_leaves_the_centre_as_it_was__SP_4_4() -> None:
    assert run(taking(displays=["GGGG", "OOOO"]), "1G")["centre"] == ""


# --- The centre and the token -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("centre", "move", "loss"),
    [("G", "CG", 1), ("GGGY", "CG", 3), ("PGGGY", "CG", 4), ("PPP", "CP", 1), ("PPGGY", "CY", 2)],
)
def test_the_first_from_the_centre_pays_a_point_a_tile__SP_4_5(centre: str, move: str, loss: int) -> None:
    table = taking([board(score=20), board()], centre=centre, displays=["OOOO"])

    after = run(table, move)

    assert (after["boards"][0]["score"], after["token"]) == (20 - loss, 0)


@pytest.mark.parametrize(("score", "left"), [(1, 1), (2, 1), (4, 1), (5, 1), (6, 2)])
def test_nobody_falls_below_one__SP_4_5(score: int, left: int) -> None:
    after = run(taking([board(score=score), board()], centre="PGGG", displays=["OOOO"]), "CG")

    assert (after["boards"][0]["score"], after["token"]) == (left, 0)
    assert after["boards"][0]["hand"] == "PGGG"


def test_later_takers_lose_nothing__SP_4_5() -> None:
    table = taking([board(score=20), board(score=20)], centre="PGGGYY", displays=["OOOO"])

    after = run(table, "CG", "CY")

    assert [each["score"] for each in after["boards"]] == [16, 20]
    assert after["token"] == 0


def test_a_display_costs_nothing__SP_4_5() -> None:
    after = run(taking(displays=["GGGG", "OOOO"]), "1G")

    assert (after["boards"][0]["score"], after["token"]) == (5, "centre")


def test_there_is_no_limit_to_the_tiles_beside_a_board__SP_4_6() -> None:
    table = taking([board(hand="O" * 22 + "Y" * 15), board()], centre="G" * 22, token=1, displays=["RRRR"])

    after = run(table, "CG")

    assert after["boards"][0]["hand"] == "G" * 22 + "O" * 22 + "Y" * 15


def test_everyone_sees_all_hands__SP_4_6() -> None:
    state = GAME.read_position(taking([board(hand="GGY"), board(hand="RR")], displays=["OOOO"]))

    for seat in (None, 0, 1):
        assert [each["hand"] for each in GAME.view(state, seat)["boards"]] == ["GGY", "RR"]


@pytest.mark.parametrize(
    ("displays", "centre", "phase"), [(["", "OOOO"], "", "take"), ([], "R", "take"), ([], "", "place")]
)
def test_phase_one_lasts_until_no_tile_is_left__SP_4_7(displays: list[str], centre: str, phase: str) -> None:
    table = taking(displays=["GGGG", *displays], centre=centre, token=0)

    assert run(table, "1G")["phase"] == phase


def test_the_token_alone_does_not_keep_phase_one_open__SP_4_7() -> None:
    after = run(taking(displays=["GGGG"]), "1G")

    assert (after["phase"], after["token"], after["turn"]) == ("place", "centre", {"decide": [0]})


@pytest.mark.parametrize("joker", COLOURS)
def test_every_joker_colour_obeys_the_same_rules__SP_4_2__SP_4_3(joker: str) -> None:
    other = COLOURS[(COLOURS.index(joker) + 2) % 6]
    number = 1 + COLOURS.index(joker)
    table = taking(displays=[joker * 2 + other * 2, joker * 4], round=number)

    assert legal(table) == {f"1{other}", f"2{joker}"}
    state = GAME.play(GAME.read_position(table), 0, GAME.read_move(f"1{other}"))
    assert GAME.turn(state) == Decide((1,))
    assert GAME.position(state)["centre"] == joker
