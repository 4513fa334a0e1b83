"""A table in a terminal: real sessions over a console that a test holds both ends of."""

import io
import json
import re

import pytest
from rich.console import Console

from azulejos.core import registry
from azulejos.core.errors import OptionError, RecordError
from azulejos.records import read_one
from azulejos.terminal.screen import Screen
from azulejos.terminal.seating import fresh_table, resumed_table
from azulejos.terminal.session import Session, grouped
from tests.azul.positions import board, position
from tests.terminal.typed import Interrupted, Typed, player, table_from

GAME = registry.game("azul")


def opened(*seats, players=None, wall="coloured", seed="terminal", names=()):
    return fresh_table("azul", players, {"wall": wall}, seats, names, seed, 0)


def play(answers, table, seated, path=None):
    screen = Typed(answers)
    Session(table, seated, path, screen).run()
    return screen.written.getvalue()


def test_the_table_is_drawn_and_moves_are_played(tmp_path):
    table, seated = opened("human", "human")
    move = table.legal(0)[0]
    shown = play([move, "quit"], table, seated, str(tmp_path / "game.jsonl"))
    assert "Round 1: factory offer" in shown
    assert f"Player 1: {move}" in shown
    assert "▶ Player 2" in shown


def test_case_and_blanks_do_not_matter(tmp_path):
    table, seated = opened("human", "human")
    move = table.legal(0)[0]
    play([f" {move.lower().replace('>', ' > ')} "], table, seated, str(tmp_path / "game.jsonl"))
    assert table.record().events[1].move == move


@pytest.mark.parametrize(
    ("answer", "message"),
    [
        ("hello", "“hello” is not a move. Moves are written like this: 3R>4"),
        ("9B>1", "There is no factory display 9 in this game (AZ-1.4)"),
        ("1=1", "(AZ-3.1)"),
        ("undo", "You have no move to take back since the last draw or reveal."),
    ],
)
def test_a_mistake_is_told_and_asked_again(answer, message, tmp_path):
    table, seated = opened("human", "human")
    shown = play([answer, "", "quit"], table, seated, str(tmp_path / "game.jsonl"))
    assert "✗ " in shown and message in shown
    assert table.revision == 1


def test_moves_help_and_board_on_request(tmp_path):
    table, seated = opened("human", "greedy")
    shown = play(["?", "moves", "moves c", "board", "quit"], table, seated, str(tmp_path / "game.jsonl"))
    assert "take your last move back" in shown
    assert f"{table.legal(0)[0][:3]} 1 2 3 4 5 F" in shown
    assert "none" in shown
    assert shown.count("Round 1: factory offer") == 2


def test_undo_takes_back_bots_moves_too(tmp_path):
    table, seated = opened("human", "greedy")
    first, second = table.legal(0)[:2]
    play([first, "undo", second], table, seated, str(tmp_path / "game.jsonl"))
    assert table.record().events[1].move == second


def test_at_one_screen_people_consent_together(tmp_path):
    table, seated = opened("human", "human")
    move = table.legal(0)[0]
    path = str(tmp_path / "game.jsonl")
    shown = play([move, "undo", "quit"], table, seated, path)
    assert "You have no move to take back" in shown
    table, seated = opened("human", "human", "human")
    moves = [table.legal(0)[0]]
    play(moves, table, seated, path)
    assert table.revision == 2


def test_a_game_is_saved_and_resumed(tmp_path):
    path = str(tmp_path / "saved" / "game.jsonl")
    table, seated = opened("human", "greedy", names=["Ana"])
    shown = play([table.legal(0)[0]], table, seated, path)
    assert f"Go on with: azulejos play --resume {path}" in shown.replace("\n", "")
    again, sitting_again = resumed_table(path, (), "later")
    assert again.names == ("Ana", "greedy")
    assert [player.kind for player in sitting_again] == ["human", "greedy"]
    assert again.glimpse(0).view == table.glimpse(0).view
    moves = [again.legal(0)[0]]
    play([*moves, "save"], again, sitting_again, path)
    assert len(read_one((tmp_path / "saved" / "game.jsonl").read_bytes()).events) > len(table.record().events)


def test_without_a_name_it_is_saved_in_the_users_data(tmp_path):
    table, seated = opened("human", "greedy")
    play([], table, seated)
    saved = list((tmp_path / "data" / "azulejos" / "saves").glob("azul-*.jsonl"))
    assert len(saved) == 1


def test_a_place_that_can_not_be_written_is_told(tmp_path):
    (tmp_path / "file").write_text("")
    table, seated = opened("human", "greedy")
    nowhere = f"{tmp_path}/file/game.jsonl"
    shown = play(["quit", "board", "quit now", "board"], table, seated, nowhere)
    assert f"{nowhere} cannot be written" in " ".join(shown.split())
    assert shown.count("Round 1") == 2
    assert play([], table, seated, nowhere).count("✗ ") == 1


def test_a_broken_save_is_told_with_its_line(tmp_path):
    path = tmp_path / "game.jsonl"
    path.write_text('{"record": 1, "game": "azul", "players": 2}\n{"n": 1, "chance": "deal"}\n')
    with pytest.raises(RecordError, match="line 2"):
        resumed_table(str(path), (), None)


@pytest.mark.parametrize("wall", ["coloured", "grey"])
def test_bots_alone_play_to_the_end(wall):
    table, seated = opened("random", "greedy", "random", wall=wall)
    shown = play([], table, seated)
    assert "The game is over." in shown
    assert "1." in shown and "greedy" in shown
    assert "Scored: " in shown


def test_a_person_tiles_all_lines_of_a_grey_wall_before_the_next_is_asked(tmp_path):
    boards = [board(lines={1: "B", 2: "YY"}, floor="M"), board(lines={1: "R"})]
    tiling = position(boards, wall="grey", phase="tiling", turn={"decide": [0, 1]}, marker=0)
    table = table_from(tiling, {"wall": "grey"})
    shown = play(["1=1", "2=2", "1=3", "quit"], table, [player("human"), player("human")], str(tmp_path / "game.jsonl"))
    asked = re.findall(r"(Ana|Ben) \(5 moves, as (?:1=1|2=1)\)", shown)
    assert asked == ["Ana", "Ana", "Ben"]
    told = [shown.index(f"{move}\n") for move in ("Ana: 1=1", "Ben: 1=3", "Ana: 2=2")]
    assert told == sorted(told)


def test_people_play_a_whole_game_with_the_grey_wall():
    table, seated = opened("human", "human", wall="grey")

    class First(Typed):
        def ask(self, prompt):
            seat = next(seat for seat in table.turn.seats if seat not in table.ready)
            return table.legal(seat)[0]

    screen = First([])
    Session(table, seated, None, screen).run()
    assert "The game is over." in screen.written.getvalue()


def test_two_people_at_one_screen_do_not_see_each_others_cards(tmp_path):
    """A real terminal's output: what is shown to one is on another screen, gone before the next one looks."""
    table, seated = fresh_table("5211", 2, {}, ["human", "human"], ["Ana", "Ben"], "cards", None)
    hands = [table.glimpse(seat).view["seats"][seat]["hand"] for seat in (0, 1)]
    screen = Typed(["", table.legal(0)[0], "", table.legal(1)[0], "", None])
    screen.console = Console(file=screen.written, width=100, force_terminal=True, color_system=None)
    Session(table, seated, str(tmp_path / "game.jsonl"), screen).run()
    shown = screen.written.getvalue()
    private, public = "\x1b[?1049h", "\x1b[?1049l"
    turns = [piece.split(public) for piece in shown.split(private)[1:]]
    open_parts = shown.split(private)[0] + "".join(after for _, after in turns)
    assert [seen.count("Your hand") for seen, _ in turns] == [1, 1, 1]
    assert "Your hand" not in open_parts
    assert "draw" not in shown and "deal" not in shown and "remove" not in shown
    for hand, other, (seen, _) in zip(hands, reversed(hands), turns, strict=False):
        assert spaced(hand) in spaced(seen)
        assert spaced(other) not in spaced(seen)
    assert "Ana has chosen." in open_parts


def spaced(text):
    return "".join(text.split())


def test_without_a_second_screen_hands_are_pushed_away(tmp_path):
    table, seated = fresh_table("5211", 2, {}, ["human", "human"], ["Ana", "Ben"], "cards", None)
    shown = play(["", table.legal(0)[0], ""], table, seated, str(tmp_path / "game.jsonl"))
    ana, ben = (shown.index(f"{name}'s turn") for name in ("Ana", "Ben"))
    assert shown[ana:ben].count("\n") > 150


def test_a_game_with_a_bot_from_a_file_is_resumed(tmp_path):
    bot = tmp_path / "mine.py"
    bot.write_text("from azulejos.bots import Bot\nclass Mine(Bot):\n    def choose(self, v, l, m): return l[0]\n")
    path = str(tmp_path / "game.jsonl")
    table, seated = opened("human", f"{bot}:Mine")
    play([], table, seated, path)
    assert resumed_table(path, (), None)[1][1].kind == f"{bot}:Mine"


@pytest.mark.parametrize("seats", [5, "human", [None, 2], [[1]]])
def test_odd_seats_in_a_save_are_refused(seats, tmp_path):
    path = tmp_path / "game.jsonl"
    path.write_text(json.dumps({"record": 1, "game": "azul", "players": 2, "seats": seats}))
    with pytest.raises(RecordError, match="list of texts"):
        resumed_table(str(path), (), None)


def test_a_name_does_not_steer_the_terminal(tmp_path):
    table, seated = opened("human", "greedy", names=["\x1b[31mAna"])
    shown = play([], table, seated, str(tmp_path / "game.jsonl"))
    assert "\x1b" not in shown
    assert "�[31mAna" in shown


def test_a_save_goes_to_the_home_of_the_person(tmp_path, monkeypatch):
    monkeypatch.setenv("HOME", str(tmp_path))
    table, seated = opened("human", "greedy")
    play(["save ~/game.jsonl", "quit"], table, seated)
    assert (tmp_path / "game.jsonl").exists()


def test_a_person_among_bots_just_sees_the_own_hand(tmp_path):
    table, seated = fresh_table("5211", 3, {}, ["human"], [], "cards", None)
    shown = play([table.legal(0)[0]], table, seated, str(tmp_path / "game.jsonl"))
    assert "looks away" not in shown
    assert "Your hand" in shown


def test_names_and_seats():
    assert opened()[0].names == ("You", "level-3")
    assert opened("human", "human", "random")[0].names == ("Player 1", "Player 2", "random")
    assert opened("greedy", "greedy", names=["Ana"])[0].names == ("Ana", "greedy 2")
    assert opened(players=4)[0].setup.players == 4
    with pytest.raises(OptionError, match="3 seats are named for 2 players"):
        opened("human", "human", "human", players=2)


def test_moves_are_grouped_by_what_they_share():
    assert grouped(["1B>1", "1B>F", "2=3", "2=4", "pass"]) == ["1B> 1 F", "2= 3 4", "pass"]


def test_a_real_screen_reads_lines_until_the_end(monkeypatch):
    monkeypatch.setattr("sys.stdin", io.StringIO("  first \n"))
    screen = Screen(Console(file=io.StringIO()))
    assert screen.ask("? ") == "first"
    assert screen.ask("? ") is None


def test_an_interrupted_game_is_saved_and_told_how_to_go_on(tmp_path):
    path = tmp_path / "game.jsonl"
    table, seated = opened("human", "greedy")
    screen = Interrupted([table.legal(0)[0]])
    with pytest.raises(KeyboardInterrupt):
        Session(table, seated, str(path), screen).run()
    shown = screen.written.getvalue().replace("\n", "")
    assert shown.endswith(f"Saved to {path}Go on with: azulejos play --resume {path}")
    assert len(resumed_table(str(path), (), None)[0].record().events) == len(table.record().events) > 1


def test_an_interrupt_leaves_no_hand_on_the_screen(tmp_path):
    table, seated = fresh_table("5211", 2, {}, ["human", "human"], ["Ana", "Ben"], "cards", None)
    screen = Interrupted([""])
    with pytest.raises(KeyboardInterrupt):
        Session(table, seated, str(tmp_path / "game.jsonl"), screen).run()
    _, _, after = screen.written.getvalue().partition("Your hand")
    assert after.split("Saved to")[0].count("\n") > 75


def test_a_real_terminal_shows_who_thinks_and_takes_it_away(tmp_path):
    table, seated = opened("human", "random", names=["Ana", "\x1b[31mBen"])
    screen = Typed([table.legal(0)[0]])
    screen.console = Console(file=screen.written, width=100, force_terminal=True, color_system=None)
    Session(table, seated, str(tmp_path / "game.jsonl"), screen).run()
    before, _, after = screen.written.getvalue().partition("�[31mBen thinks …")
    assert after.index("\x1b[2K") < after.index("�[31mBen: ")  # the line is wiped before the move is told
    assert "Ana thinks" not in before + after


@pytest.mark.parametrize("real", [False, True])
def test_where_no_line_can_be_taken_away_nobody_is_seen_to_think(real, tmp_path):
    """No terminal, or one that can do nothing but write."""
    table, seated = opened("human", "random")
    screen = Typed([table.legal(0)[0]])
    screen.console = Console(file=screen.written, width=100, force_terminal=real, _environ={"TERM": "dumb"})
    Session(table, seated, str(tmp_path / "game.jsonl"), screen).run()
    assert "random: " in screen.written.getvalue()
    assert "thinks" not in screen.written.getvalue()


def test_a_single_move_is_one_move(tmp_path):
    full = {1: "W", 2: "WW", 3: "WWW", 4: "WWWW", 5: "WWWWW"}
    table = table_from(position([board(lines=full), board(floor="M")], centre="Y", marker=1), {"wall": "coloured"})
    _, seated = opened("human", "random")
    shown = play([], table, seated, str(tmp_path / "game.jsonl"))
    assert "(1 move: " in shown


@pytest.mark.parametrize(
    ("game", "lessons"),
    [
        ("azul", ["K black", "C for the centre", "F for the floor line", "2=4        on the grey wall"]),
        ("summer-pavilion", ["UL and UR upper left and right", "pass:- keeps nothing", "+G         take a green"]),
        ("5211", ["a 1 is a rooster", "from 4     with 4 or more open roosters", "at most 5  a colour with more"]),
    ],
)
def test_help_teaches_the_notation(game, lessons, tmp_path):
    table, seated = fresh_table(game, 2, {}, ["human", "random"], [], "help", None)
    shown = play(["?"], table, seated, str(tmp_path / "game.jsonl"))
    assert all(lesson in shown for lesson in lessons)
    assert max(map(len, table.game.guide.splitlines())) < 100
