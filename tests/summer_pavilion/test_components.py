"""Components and set-up: SP-1 and SP-2."""

from collections import Counter

import pytest

from azulejos.core.errors import OptionError, ParseError
from azulejos.core.randomness import SeededRandomness
from azulejos.core.setup import Setup
from azulejos.core.turn import Chance, Decide
from azulejos.games.summer_pavilion import GAME
from tests.summer_pavilion.playing import final, legal, refused, run, start
from tests.summer_pavilion.positions import all_tiles, board, passed, placing, taking, waiting
from tests.summer_pavilion.printed import COLOURS

SUPPLY = "supply PPGGOOYYBR"
DEAL = "deal PGOY BBRR PPPP GGYY OORR"

# --- Components ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_three_or_four_play__SP_1_1(players: int) -> None:
    assert len(GAME.position(start(players))["boards"]) == players
    assert GAME.facts(Setup.of(GAME, players)).players == players


@pytest.mark.parametrize("players", [0, 1, 5, "2", 2.0, True])
def test_other_numbers_of_players_are_refused__SP_1_1(players: object) -> None:
    with pytest.raises(OptionError) as caught:
        Setup.of(GAME, players)

    assert (caught.value.code, caught.value.allowed) == ("bad-player-count", ("2", "3", "4"))


@pytest.mark.parametrize("side", ["coloured", "grey"])
def test_what_algorithms_may_know_beforehand__SP_1_1__SP_R18(side: str) -> None:
    facts = GAME.facts(Setup.of(GAME, 4, {"board": side}))

    assert (facts.moves, facts.hidden_information, facts.simultaneous, facts.seals) == (1788, False, False, False)
    assert facts.longest_game is not None
    assert facts.most_legal <= 1788


@pytest.mark.parametrize(
    ("side", "placements"),
    [
        ("coloured", 5 * 21 + 6 + 5 * 21 + 6),  # six stars of one colour and the centre; jokers pay the five others
        ("grey", 5 * (6 * 21 + 18) + 42),  # five colours with jokers and one without, on every cell
    ],
)
def test_the_largest_choice_there_can_be__SP_5_3__SP_5_15(side: str, placements: int) -> None:
    hand = "".join(letter * 6 for letter in COLOURS)
    table = placing([board(hand=hand), board(hand="R")], board=side)

    assert len(legal(table)) == placements + 210
    assert GAME.facts(Setup.of(GAME, 2, {"board": side})).most_legal >= placements + 210


def test_all_tiles_start_in_the_bag__SP_1_2() -> None:
    assert Counter(GAME.position(start())["bag"]) == dict.fromkeys("PGOYBR", 22)
    assert len(GAME.position(start())["bag"]) == 132


@pytest.mark.parametrize("letter", ["K", "W", "T", "C", "p", "M"])
def test_there_is_no_seventh_colour__SP_1_2(letter: str) -> None:
    for text in (f"1{letter}", f"C.N:{letter}+0", f"+{letter}", f"pass:{letter}"):
        with pytest.raises(ParseError):
            GAME.read_move(text)


@pytest.mark.parametrize(("players", "displays"), [(2, 5), (3, 7), (4, 9)])
def test_displays_by_player_count__SP_1_3(players: int, displays: int) -> None:
    assert GAME.position(start(players))["displays"] == [""] * displays


def test_a_display_beyond_those_in_use_offers_nothing__SP_1_3() -> None:
    error = refused(taking(displays=["GGGG"] * 5), "6G")

    assert (error.code, error.clause) == ("no-such-display", "SP-1.3")


def test_the_supply_has_ten_spaces__SP_1_4() -> None:
    after = GAME.deal(start(), SUPPLY)

    assert GAME.position(after)["supply"] == "PPGGOOYYBR"


def test_the_score_goes_on_beyond_a_lap_of_eighty__SP_1_4() -> None:
    table = placing([board(score=80, hand="PG"), board(score=200, hand="R")])

    after = run(table, "L.N:P+0")

    assert [each["score"] for each in after["boards"]] == [81, 200]
    assert final(passed(score=300)) == [300]


def test_there_are_six_rounds__SP_1_4__SP_3_1() -> None:
    after = run(placing([passed(), board(hand="R")], round=6, turn={"decide": [1]}), "pass:R")

    assert (after["phase"], after["round"]) == ("over", 6)


def test_paid_and_lost_tiles_go_to_the_tower_and_not_to_the_bag__SP_1_5() -> None:
    table = placing([board(hand="PPPPBBBBB"), board(hand="R")])

    paid = run(table, "L.SE:P+0")
    lost = run(paid, "pass:-", "pass:B")

    assert (paid["tower"], paid["bag"]) == ("PP", table["bag"])
    assert (lost["tower"], lost["bag"]) == ("PPPBBBBR", table["bag"])


def test_the_token_is_no_tile__SP_1_5() -> None:
    after = run(taking(centre="GGGY", displays=["RRRR"]), "CG")

    assert after["token"] == 0
    assert len(all_tiles(after)) == 132


def test_a_board_has_forty_two_cells__SP_1_6() -> None:
    hand = "".join(letter * 6 for letter in COLOURS)
    texts = legal(placing([board(hand=hand), board(hand="R")]))

    assert len({text.split(":")[0] for text in texts if not text.startswith("pass")}) == 42


def test_four_corners_hold_four_tiles__SP_1_6() -> None:
    table = placing([board(hand="GGGGGG"), board(hand="R")])

    assert run(table, "pass:GGGG")["boards"][0]["kept"] == "GGGG"
    assert max(len(text) for text in legal(table, "pass")) == len("pass:GGGG")


@pytest.mark.parametrize(("number", "joker"), list(enumerate("PGOYBR", 1)))
def test_the_joker_colour_of_each_round__SP_1_11__SP_3_2(number: int, joker: str) -> None:
    other = "G" if joker != "G" else "P"
    table = taking(displays=[joker * 3 + other], round=number, boards=[board(), board()])

    assert table["joker"] == joker
    assert legal(table) == {f"1{other}"}
    assert run(table, f"1{other}")["boards"][0]["hand"] == "".join(sorted(joker + other, key=COLOURS.index))


# --- Set-up -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("side", ["coloured", "grey"])
def test_one_side_for_all_players__SP_2_1(side: str) -> None:
    assert GAME.position(start(3, side))["board"] == side
    assert GAME.setup(start(3, side)).options == {"board": side}


def test_the_coloured_side_is_the_default__SP_2_1() -> None:
    assert Setup.of(GAME).options == {"board": "coloured"}


@pytest.mark.parametrize(
    ("options", "code"), [({"board": "gray"}, "bad-option-value"), ({"wall": "grey"}, "unknown-option")]
)
def test_there_is_no_third_side__SP_2_1(options: dict[str, object], code: str) -> None:
    with pytest.raises(OptionError) as caught:
        Setup.of(GAME, 2, options)

    assert caught.value.code == code


def test_every_score_starts_at_five__SP_2_2() -> None:
    assert GAME.result(start(4)).scores == (5, 5, 5, 5)
    assert GAME.result(start(4)).ranks == (1, 1, 1, 1)


def test_ten_tiles_to_the_supply_then_four_to_each_display__SP_2_3() -> None:
    before = start()
    assert GAME.turn(before) == Chance("supply")

    supplied = GAME.deal(before, SUPPLY)
    assert GAME.turn(supplied) == Chance("deal")
    table = GAME.position(GAME.deal(supplied, DEAL))

    assert table["supply"] == "PPGGOOYYBR"
    assert table["displays"] == ["PGOY", "BBRR", "PPPP", "GGYY", "OORR"]
    assert len(table["bag"]) == 132 - 10 - 20


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_draws_fill_everything__SP_2_3(players: int) -> None:
    source, state = SeededRandomness(players), start(players)
    for kind in ("supply", "deal"):
        text = GAME.draw(state, source)
        assert text.split(" ")[0] == kind
        state = GAME.deal(state, text)

    table = GAME.position(state)
    assert (len(table["supply"]), set(map(len, table["displays"]))) == (10, {4})
    assert Counter(all_tiles(table)) == dict.fromkeys(COLOURS, 22)


def test_the_token_lies_in_the_centre_in_round_one__SP_2_4() -> None:
    table = GAME.position(start())

    assert (table["token"], table["round"], table["joker"], table["phase"]) == ("centre", 1, "P", "take")
    assert (table["centre"], table["tower"]) == ("", "")


@pytest.mark.parametrize("starter", [0, 1, 2])
def test_the_host_chooses_who_begins_and_turns_go_clockwise__SP_2_5(starter: int) -> None:
    state = start(3, starter=starter)
    assert GAME.setup(state).starter == starter
    state = GAME.deal(GAME.deal(state, SUPPLY), f"{DEAL} BBRR PPPP")

    order: list[int] = []
    for move in ("1G", "2B", "4Y", "5O"):
        turn = GAME.turn(state)
        assert isinstance(turn, Decide)
        order += turn.seats
        state = GAME.play(state, turn.seats[0], GAME.read_move(move))

    assert order == [(starter + step) % 3 for step in range(4)]


@pytest.mark.parametrize("starter", [-1, 3, "0", True])
def test_only_a_seat_of_the_table_can_begin__SP_2_5(starter: object) -> None:
    with pytest.raises(OptionError) as caught:
        Setup.of(GAME, 3, starter=starter)

    assert caught.value.code == "bad-starter"


def test_the_clause_of_turns__SP_2_5() -> None:
    assert GAME.turn_clause == "SP-2.5"
    assert refused(waiting(), "1G", seat=0).clause == "SP-2.5"
