"""Mistakes that other programs of the game make."""

import pytest

from azulejos.games.summer_pavilion import GAME
from azulejos.records import Event, Record, replay
from tests.summer_pavilion.playing import final, legal, refused, run, start
from tests.summer_pavilion.positions import board, cell, centre, full_board, passed, placing, star, stars, taking
from tests.summer_pavilion.printed import COLOURS, FEATURES, STAR_COLOURS

OTHER = board(hand="R")
SUPPLY = "PPGGOOYYBB"


def test_the_token_is_not_a_tile_that_costs_a_point__SP_R11__SP_4_5() -> None:
    for centre_tiles, loss in (("Y", 1), ("PY", 2), ("YYYY", 4)):
        table = taking([board(score=50), board()], centre=centre_tiles, displays=["GGGG"])
        assert run(table, "CY")["boards"][0]["score"] == 50 - loss


@pytest.mark.parametrize("name", [name for name in FEATURES if name.startswith("P-")])
def test_every_pillar_belongs_to_its_own_star_and_its_own_two_centre_cells__SP_1_10(name: str) -> None:
    """A pillar completed from the centre side: the outer cells of all other stars do not help."""
    outer = name.split("-")[1]
    first, second = (each for each in FEATURES[name].split() if each.startswith("C."))
    for filled, bonus in ((outer, 1), (None, 0)):
        cells = {
            each: STAR_COLOURS[each.split(".", maxsplit=1)[0]]
            for pillar, names in FEATURES.items()
            for each in names.split()
            if pillar.startswith("P-") and not each.startswith("C.") and (pillar == name) == (filled is not None)
        }
        table = placing([board(hand="G" * 6 + "R", cells=cells | {first: "O"}), OTHER], supply=SUPPLY)
        assert run(table, f"{second}:G+0")["boards"][0]["bonus"] == bonus


def test_a_grey_star_with_one_tile_takes_every_colour__SP_8_3() -> None:
    hand = "".join(letter * 6 for letter in COLOURS)
    table = placing([board(hand=hand, cells=star("LL", "..O...")), OTHER], board="grey")

    for place in ("N", "NE", "S", "SW", "NW"):
        assert {text.split(":")[1][0] for text in legal(table, f"LL.{place}:")} == set(COLOURS)


def test_the_coloured_centre_is_no_grey_star__SP_5_6() -> None:
    table = placing([board(hand="G" * 6 + "Y" * 6, cells=centre({1: "G"})), OTHER])

    assert {text.split(":")[1][0] for text in legal(table, "C.")} == {"Y"}
    assert refused(table, f"{cell('C', 2)}:G+0").code == "colour-not-allowed"


def test_a_supply_that_cannot_be_refilled_is_no_trouble__SP_R8() -> None:
    rest = "P" * 20 + "G" * 22 + "O" * 22 + "Y" * 22 + "B" * 21 + "R" * 22
    table = placing([board(hand="PP"), board(hand=rest)], supply="B")

    after = run(table, f"{cell('P', 1)}:P+0")

    assert (after["supply"], after["turn"]) == ("B", {"decide": [1]})


def test_the_loss_of_a_pass_is_in_the_position_and_in_the_result__SP_5_15() -> None:
    state = GAME.read_position(placing([board(score=20, hand="GGGGRRR"), OTHER]))

    after = GAME.play(state, 0, GAME.read_move("pass:GGGG"))

    assert GAME.position(after)["boards"][0]["score"] == 17
    assert GAME.result(after).scores == (17, 5)


def test_a_state_from_before_a_last_pass_has_its_points_still__SP_R4() -> None:
    """Taking back is going back to an earlier state: nothing of the pass may be left in it."""
    table = placing([board(score=20, hand="GGGGRRR", cells=full_board("R")), OTHER], round=6)
    state = GAME.read_position(table)

    after = GAME.play(state, 0, GAME.read_move("pass:GGGG"))

    assert GAME.position(after)["boards"][0]["score"] == 17
    assert GAME.position(state) == table


def test_a_forced_pass_does_not_last_into_the_next_round__SP_R14__SP_5_17() -> None:
    table = placing([board(hand="P"), board(hand="GG"), board()], players=3)
    ended = run(table, f"{cell('P', 1)}:P+0", "pass:GG")
    assert (ended["round"], [each["passed"] for each in ended["boards"]]) == (2, [False, False, False])

    dealt = run(ended, "deal PPPP OOOO YYYY BBBB RRRR PPPP OOOO")
    for move in ("1P", "2O", "3Y", "4B", "5R", "6P", "7O"):
        dealt = run(dealt, move)

    assert (dealt["phase"], [each["passed"] for each in dealt["boards"]]) == ("place", [False, False, False])


def test_a_display_with_only_jokers_can_be_taken__SP_4_3() -> None:
    table = taking(displays=["PPPP"])

    assert legal(table) == {"1P"}
    after = run(table, "1P", "CP", "CP", "CP")
    assert (after["phase"], after["token"]) == ("place", 1)


def test_a_bonus_larger_than_the_supply_does_not_block__SP_R6() -> None:
    rest = "P" * 15 + "G" * 20 + "O" * 22 + "Y" * 22 + "B" * 22 + "R" * 22
    table = placing([board(hand="PPPPPP", cells=stars("P5")), board(hand=rest)], supply="GG")

    after = run(table, f"{cell('P', 6)}:P+0")

    assert (after["boards"][0]["bonus"], after["turn"]) == (2, {"decide": [0]})
    assert run(after, "+G", "+G")["turn"] == {"chance": "supply", "after": 0}


def test_a_token_that_nobody_took_does_not_block__SP_R10() -> None:
    state = start(2, starter=1)
    for text in ("supply PPGGOOYYBR", "deal GGGG OOOO YYYY BBBB RRRR"):
        state = GAME.deal(state, text)
    for step, move in enumerate(("1G", "2O", "3Y", "4B", "5R")):
        state = GAME.play(state, (1 + step) % 2, GAME.read_move(move))

    assert GAME.position(state)["turn"] == {"decide": [1]}
    assert GAME.position(state)["token"] == "centre"


def test_the_supply_has_ten_spaces_not_twelve__SP_1_4() -> None:
    assert len(GAME.draw(start(), _Zeros()).removeprefix("supply ")) == 10


class _Zeros:
    """A source that always returns 0."""

    def below(self, bound: int) -> int:
        return 0 * bound


def test_the_token_costs_what_was_taken_not_a_fixed_number__SP_4_5() -> None:
    losses = []
    for tiles in ("Y", "YY", "YYY", "YYYYYYY"):
        table = taking([board(score=50), board()], centre=tiles, displays=["GGGG"])
        losses.append(50 - run(table, "CY")["boards"][0]["score"])

    assert losses == [1, 2, 3, 7]


def test_a_complete_star_pays_at_the_end_and_not_at_once__SP_7_1() -> None:
    table = placing([board(score=10, hand="PP", cells=stars("P13456")), OTHER], supply=SUPPLY)

    assert run(table, f"{cell('P', 2)}:P+0")["boards"][0]["score"] == 10 + 6
    assert final(passed(score=16, cells=stars("P123456"))) == [36]


def test_scores_start_at_five_and_stop_at_one__SP_2_2__SP_5_16() -> None:
    assert GAME.result(start()).scores == (5, 5)
    assert run(placing([board(score=5, hand="G" * 15), OTHER]), "pass:-")["boards"][0]["score"] == 1


def test_a_record_with_a_forced_pass_replays__SP_R14() -> None:
    table = placing([board(hand="P"), board(hand="R")], round=6)
    record = Record(
        {"record": 1, "game": "summer-pavilion", "players": 2, "options": {"board": "coloured"}, "from": table},
        [Event(seat=0, move=f"{cell('P', 1)}:P+0"), Event(seat=1, move="pass:R")],
        {"scores": [6, 4], "ranks": [1, 2]},
    )

    *_, last = replay(record, game=GAME)

    assert GAME.position(last.state)["phase"] == "over"
