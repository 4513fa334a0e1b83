"""Deals as text: which are possible, and why the others are not."""

from collections import Counter

import pytest

from azulejos.core.errors import IllegalChance, ParseError
from azulejos.core.randomness import SeededRandomness
from azulejos.games.azul import GAME
from tests.azul.positions import NO_WHITE, board, deal, end_offer, over, position, start

FIRST = "deal BBBB YYYY RRRR KKKK WWWW"


def four_players(bag: str, lid: str, waiting: str):
    """A late table: four walls without white, some white tiles waiting on lines, the rest in bag and lid."""
    lines = [{5: waiting[4 * seat : 4 * seat + 4]} for seat in range(4)]
    return position([board(wall=NO_WHITE, lines=line) for line in lines], players=4, bag=bag, lid=lid)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "deal",
        "deal ",
        "deals BBBB YYYY RRRR KKKK WWWW",
        "BBBB YYYY RRRR KKKK WWWW",
        "Deal BBBB YYYY RRRR KKKK WWWW",
        " deal BBBB YYYY RRRR KKKK WWWW",
        "deal BBBB YYYY RRRR KKKK WWWW ",
        "deal  BBBB YYYY RRRR KKKK WWWW",
        "deal BBBB YYYY RRRR KKKK WWWW\n",
        "deal BBBB YYYY RRRR KKKK WWWM",
        "deal bbbb YYYY RRRR KKKK WWWW",
        "deal BBBB YYYY RRRR KKKK W-WW",
        "deal BBBB YYYY RRRR KKKK --",
        "deal YBBB YYYY RRRR KKKK WWWW",  # not in the order of the colours
        "deal BBBB,YYYY,RRRR,KKKK,WWWW",
        "supply BBBB",
    ],
)
def test_malformed_texts_are_no_deals__AZ_8_2(text):
    with pytest.raises(ParseError) as caught:
        GAME.deal(start(), text)

    assert caught.value.code == "bad-chance-text"


def test_a_deal_makes_the_round_begin__AZ_2_3():
    after = deal(GAME.position(start()), FIRST)

    assert after["displays"] == ["BBBB", "YYYY", "RRRR", "KKKK", "WWWW"]
    assert Counter(after["bag"]) == dict.fromkeys("BYRKW", 16)
    assert (after["phase"], after["turn"], after["round"]) == ("offer", {"decide": [0]}, 1)


def test_a_deal_changes_only_its_copy__AZ_2_3():
    before = start()
    bytes_before = before.tobytes()

    GAME.deal(before, FIRST)

    assert before.tobytes() == bytes_before


@pytest.mark.parametrize("count", [1, 4, 6, 9])
def test_a_deal_names_each_display__AZ_1_4(count):
    with pytest.raises(IllegalChance) as caught:
        GAME.deal(start(), " ".join(["deal", *["BYRK"] * count]))

    assert (caught.value.code, caught.value.clause) == ("wrong-display-count", "AZ-1.4")


@pytest.mark.parametrize(
    "text",
    [
        "deal BBBBB YYYY RRRR KKKK WWWW",
        "deal BBB YYYY RRRR KKKK WWWW",
        "deal BBBB - RRRR KKKK WWWW",
        "deal - BBBB RRRR KKKK WWWW",
        "deal BBBB YYYY RRRR KKKK WWWWW",
    ],
)
def test_every_display_gets_exactly_four_while_there_are_tiles__AZ_2_3(text):
    with pytest.raises(IllegalChance) as caught:
        GAME.deal(start(), text)

    assert (caught.value.code, caught.value.clause) == ("wrong-display-size", "AZ-8.2")


@pytest.mark.parametrize("text", ["deal - - - - -", "deal BBBB - - - -", "deal BBBB YYYY RRRR KKKK WWW"])
def test_a_deal_may_not_stop_while_there_are_tiles__AZ_8_2(text):
    with pytest.raises(IllegalChance) as caught:
        GAME.deal(start(), text)

    assert (caught.value.code, caught.value.clause) == ("short-deal", "AZ-8.2")


def test_a_deal_takes_no_tiles_that_are_not_in_the_bag__AZ_8_2():
    table = position(lid="W" * 18)

    with pytest.raises(IllegalChance) as caught:
        deal(table, FIRST)

    assert (caught.value.code, caught.value.clause) == ("not-in-bag", "AZ-8.2")
    assert deal(table, "deal BBBB YYYY RRRR KKKK KKWW")["bag"].count("W") == 0


def test_the_lid_is_poured_within_a_display__AZ_8_2__AZ_T14():
    """Six tiles are in the bag: display 2 must take the last two of them before it takes any other."""
    boards = [board(wall=NO_WHITE, lines={5: "WWWW"}), board(wall=NO_WHITE), board(wall=NO_WHITE)]
    table = position(boards, players=3, bag="BBBBYR", rest="lid")

    after = deal(table, "deal BBBB YRWW KKKK YRKW YRRW YYWW WWWW")
    assert (after["lid"], len(after["bag"])) == ("", 8)

    for second in ("YWWW", "RWWW", "WWWW", "YYWW"):
        with pytest.raises(IllegalChance) as caught:
            deal(table, f"deal BBBB {second} KKKK YRKW YRRW YYWW WWWW")
        assert caught.value.code == "not-in-bag"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("deal WWWW WWW - - - - - - -", None),
        ("deal WWWW WW - - - - - - -", "short-deal"),
        ("deal WWWW - - - - - - - -", "short-deal"),
        ("deal WWWW WWWW - - - - - - -", "wrong-display-size"),
        ("deal WWWW WWW W - - - - - -", "wrong-display-size"),
        ("deal WWW WWWW - - - - - - -", "wrong-display-size"),
        ("deal WWWW BWW - - - - - - -", "not-in-bag"),
    ],
)
def test_a_short_deal_lays_out_all_there_is__AZ_8_3__AZ_T15(text, code):
    table = four_players(bag="WWW", lid="WWWW", waiting="W" * 13)

    if code is None:
        assert deal(table, text)["displays"][:3] == ["WWWW", "WWW", ""]
        return
    with pytest.raises(IllegalChance) as caught:
        deal(table, text)

    assert caught.value.code == code


@pytest.mark.parametrize(
    "table",
    [
        position(displays=["BBBB"]),
        end_offer(board(lines={1: "B"}), wall="grey"),
        over([board(score=5, wall={1: "BYRKW"}), board()], [1, 2]),
    ],
)
def test_nothing_is_dealt_at_other_times__AZ_8_1__AZ_8_2(table):
    state = GAME.read_position(table)

    with pytest.raises(IllegalChance) as dealt:
        GAME.deal(state, FIRST)
    with pytest.raises(IllegalChance) as drawn:
        GAME.draw(state, SeededRandomness(0))

    assert (dealt.value.code, dealt.value.clause) == ("no-chance-now", "AZ-8.2")
    assert drawn.value.code == "no-chance-now"


def test_a_draw_is_as_random_as_its_source__AZ_2_3():
    texts = {GAME.draw(start(), SeededRandomness(seed)) for seed in range(20)}

    assert len(texts) == 20
    assert GAME.draw(start(), SeededRandomness(7)) == GAME.draw(start(), SeededRandomness(7))


def test_every_tile_of_the_bag_is_as_likely_as_any_other__AZ_2_3():
    """One blue tile among forty others: twenty are drawn, so it turns up in 20 of 41 deals."""
    black_and_white = "K" * 20 + "W" * 20
    table = GAME.read_position(position(bag="B" + black_and_white, rest="lid"))
    source = SeededRandomness("likely")

    found = sum("B" in GAME.draw(table, source) for _ in range(600))

    assert abs(found - 600 * 20 / 41) < 60  # five standard deviations


def test_everyone_sees_what_is_dealt__AZ_2_3():
    assert GAME.view_chance(FIRST, None) == GAME.view_chance(FIRST, 1) == FIRST
