"""What the terminal prints of a game: in order, with the items of every score, and no secrets."""

import pytest

from azulejos.terminal.seating import fresh_table, resumed_table
from azulejos.terminal.session import Session
from tests.azul.positions import board
from tests.azul.positions import position as tiles
from tests.g5211.positions import position as cards
from tests.summer_pavilion.positions import board as stars
from tests.summer_pavilion.positions import taking
from tests.terminal.typed import Typed, output, table_from

LAST_TILE = tiles(
    [board(score=6, lines={2: "B"}, wall={2: "W...."}, floor="RR"), board(floor="M")], centre="B", marker=1
)


def test_what_was_scored_is_reported_before_the_next_deal_and_the_next_move(tmp_path):
    shown = output(["cb>2"], table_from(LAST_TILE, {"wall": "coloured"}), tmp_path / "game.jsonl").splitlines()
    move = shown.index("Ana: CB>2 · 1 blue from the centre to line 2")
    assert shown[move + 1] == "Score – Ana: 6 (+0: wall +2, floor line −2); Ben: 0"
    assert shown[move + 2].startswith("New tiles on the displays: ")
    assert shown[move + 3].startswith("Ben: ")


def test_a_single_source_has_all_points(tmp_path):
    position = tiles([board(lines={2: "B"}), board(floor="M")], centre="B", marker=1)
    shown = output(["cb>2"], table_from(position, {"wall": "coloured"}), tmp_path / "game.jsonl")
    assert "Score – Ana: 1 (+1: wall); Ben: 0\n" in shown


def last_part(**changes):
    """Two players before the last card of a round."""
    return cards(2, part=3, **changes)


def test_cards_are_reported_by_their_colours(tmp_path):
    position = last_part(hands=["Y6", "T2T2T2T2T2"], laid=["Y1Y2B2", "G3O3B3"], won=["Y4Y3", "T3T3"], round=2)
    shown = output(["Y6"], table_from(position, {"edition": "rulebook", "target": 0}), tmp_path / "game.jsonl")
    assert "Score – Ana: 16 (+9: yellow); Ben: 6\n" in shown


def test_a_round_in_which_nobody_scores_is_reported(tmp_path):
    position = last_part(hands=["Y6", "T2T2T2T2T2"], laid=["B1B2G3", "G3O3O2"])
    shown = output(["Y6"], table_from(position, {"edition": "rulebook", "target": 0}), tmp_path / "game.jsonl")
    assert "Nobody scored in this round.\n" in shown
    assert "Score" not in shown


def test_in_a_round_with_points_nobody_is_said_to_have_none():
    """Summer Pavilion scores turn by turn: the pass that ends a round scores nothing, yet the round did."""
    table, seated = fresh_table("summer-pavilion", 2, {}, ["random", "random"], [], "quieter", 0)
    screen = Typed([])
    Session(table, seated, screen=screen).run()
    shown = screen.written.getvalue()
    assert "The game is over." in shown
    assert "Nobody scored" not in shown


def test_points_that_were_lost_and_won_back_were_scored(tmp_path):
    """The token costs Ana a point, a tile brings one; the pass that ends the round changes nothing."""
    position = taking([stars(hand="GG"), stars(hand="O")], centre="G", supply="PGGOYYBBRR")
    moves = ["CG", "LL.NW:G+0", "pass:O", "pass:GG"]
    shown = output(moves, table_from(position, {"board": "coloured"}), tmp_path / "game.jsonl", ["human"])
    assert "(−1: starting-player token)" in shown and "(+1: placed tiles)" in shown
    assert "Round 2 of 6" in shown
    assert "Nobody scored" not in shown


def test_the_end_of_a_deck_prints_the_points_without_where_they_were_booked(tmp_path):
    position = cards(
        2, part=3, round=11, hands=["Y6", "T2T2"], laid=["Y1Y2B2", "G3O3B3"], won=["Y4Y3", "T3T3"], target=50
    )
    shown = output(["Y6"], table_from(position, {"edition": "rulebook", "target": 50}), tmp_path / "game.jsonl")
    assert "Score – Ana: 16 (+9); Ben: 6\n" in shown


def test_draws_that_are_secret_are_not_printed(tmp_path):
    table, _ = fresh_table("5211", 2, {}, ["human", "random"], [], "draws", None)
    shown = output([table.legal(0)[0]], table, tmp_path / "game.jsonl")
    assert "You: " in shown
    assert not any(word in shown for word in ("remove", "deal", "draw 2"))


def test_a_takeback_is_reported_and_the_moves_after_it(tmp_path):
    table, _ = fresh_table("azul", 2, {}, ["human", "random"], [], "back", 0)
    first = table.legal(0)[0]
    shown = output([first, "undo", first], table, tmp_path / "game.jsonl").splitlines()
    printed_of = [line.partition(" · ")[0] for line in shown]
    assert [line for line in printed_of if line in {f"You: {first}", "A move was taken back"}] == [
        f"You: {first}",
        "A move was taken back",
        f"You: {first}",
    ]


@pytest.mark.parametrize(("game", "count"), [("azul", 2), ("5211", 2)])
def test_a_resumed_game_prints_its_last_moves(game, count, tmp_path):
    path = tmp_path / "game.jsonl"
    table, _ = fresh_table(game, 2, {}, ["human", "random"], [], "again", 0 if game == "azul" else None)
    output([table.legal(0)[0]], table, path)
    moves = [event for event in table.record().events if event.seat is not None][-count:]
    again, _ = resumed_table(str(path), (), None)
    shown = output([], again, path, resumed=True).splitlines()
    first = shown.index("Last moves:") + 1
    lines = [line.partition(" · ")[0] for line in shown[first : first + count]]
    assert lines == [f"{table.names[event.seat or 0]}: {event.move}" for event in moves]


def test_a_sealed_choice_is_not_among_the_last_moves(tmp_path):
    path = tmp_path / "game.jsonl"
    table, _ = fresh_table("5211", 2, {}, ["human", "human"], ["Ana", "Ben"], "sealed", None)
    table.play(1, table.legal(1)[0], revision=table.revision)
    assert "Last moves" not in output([], table, path, resumed=True)
