"""The engine as another program meets it: a real process, JSON lines, exit codes."""

import io
import json
import os
import subprocess
import sys
import threading
import time

import pytest

from azulejos.bots import Bot
from azulejos.bots.engine import Engine
from azulejos.bots.engine_loop import Loop
from azulejos.bots.lines import read_lines
from azulejos.bots.requests import FIELDS, LONGEST_REQUEST, QUESTION
from azulejos.core import registry
from azulejos.records import read
from tests.bots.test_requests import NAMES, position, table, view

COMMAND = [sys.executable, "-m", "azulejos", "engine"]


def talk(*requests, arguments=("--bot", "random")):
    """What the engine answers to these lines, by id, and how it ends."""
    lines = [request if isinstance(request, bytes) else json.dumps(request).encode() for request in requests]
    run = subprocess.run(
        [*COMMAND, *arguments], input=b"\n".join(lines) + b"\n", capture_output=True, check=False, timeout=300
    )
    answers = [json.loads(line) for line in run.stdout.splitlines()]
    return answers, run


def test_a_conversation():
    answers, run = talk(
        {"id": "a", "do": "hello"},
        *({"id": name, "do": "move", "position": position(name)} for name in NAMES),
        {"id": "no", "do": "analyse", "position": position()},
        {"id": "z", "do": "quit"},
        {"id": "never", "do": "hello"},
    )
    assert run.returncode == 0
    assert [answer["id"] for answer in answers] == ["a", *NAMES, "no", "z"]
    hello = answers[0]
    assert (hello["name"], hello["protocol"], hello["bot"]) == ("azulejos", 1, "random")
    assert hello["games"] == registry.names()
    for name, answer in zip(NAMES, answers[1:4], strict=True):
        assert answer["move"] in table(name).legal(0)
    assert answers[4]["error"]["code"] == "no-analysis"
    assert answers[5] == {"id": "z", "ok": True}


def test_the_end_of_the_input_is_the_end():
    answers, run = talk({"id": "1", "do": "move", "view": view()})
    assert (len(answers), run.returncode, run.stderr) == (1, 0, b"")
    assert talk(b"")[1].returncode == 0


def test_rubbish_is_answered_and_the_engine_continues():
    answers, run = talk(
        b"{",
        b"[]",
        b"\xff\xfe",
        b"x" * (LONGEST_REQUEST + 1),
        b"[" * 200_000,
        b"   ",
        {"id": 3, "do": "hello"},
        {"id": "4", "do": "dance"},
        {"id": "5", "do": "move", "position": {"game": "azul"}},
        {"id": "6", "do": "move", "view": view(), "limit": {"seconds": 0.1}},
    )
    codes = [answer["error"]["code"] for answer in answers if "error" in answer]
    assert sorted(codes[:5]) == ["not-json"] * 4 + ["too-long"]
    assert [answer["id"] for answer in answers[-4:]] == [None, "4", "5", "6"]
    assert "move" in answers[-1]
    assert run.returncode == 0


def test_a_seed_repeats_the_play():
    requests = [{"id": str(number), "do": "move", "view": view()} for number in range(5)]
    again = [{"id": "new", "do": "new", "seed": "7"}, *requests]
    first, _ = talk(*requests, *again, arguments=("--bot", "random", "--seed", "7"))
    moves = [answer["move"] for answer in first if "move" in answer]
    assert moves[:5] == moves[5:]
    assert len(set(moves)) > 1


def test_a_new_game_may_be_named_so_that_a_bot_gets_ready_for_it():
    named = [{"id": "1", "do": "new", "game": "5211"}, {"id": "2", "do": "new", "game": "chess"}]
    (ready, unknown), _ = talk(*named, arguments=("--bot", "level-8"))
    assert ready == {"id": "1", "ok": True}
    assert (unknown["error"]["field"], unknown["error"]["allowed"]) == ("game", ["5211", "azul", "summer-pavilion"])


def test_a_bot_that_prints_and_reads_disturbs_nothing(tmp_path):
    path = tmp_path / "loud.py"
    path.write_text(
        "import os, sys\nprint('loading')\nfrom azulejos.bots import Bot\n\n\nclass Loud(Bot):\n"
        "    def choose(self, view, legal, limit):\n"
        "        print('thinking', sys.stdin.read())\n        os.write(1, b'raw')\n        return legal[0]\n"
    )
    requests = [{"id": str(number), "do": "move", "view": view()} for number in range(2)]
    answers, run = talk(*requests, arguments=("--bot", f"{path}:Loud"))
    assert [answer["move"] for answer in answers] == [table().legal(0)[0]] * 2
    assert b"loading" in run.stderr and b"raw" in run.stderr


def test_a_bot_that_cannot_be_loaded_is_reported(tmp_path):
    (tmp_path / "broken.py").write_text("import nothing_of_this_name")
    for name in ("stockfish", f"{tmp_path}/broken.py:Bot"):
        answers, run = talk({"id": "1", "do": "hello"}, arguments=("--bot", name))
        assert (answers, run.returncode) == ([], 1)
        assert run.stderr.startswith(b"azulejos: ") and b"Traceback" not in run.stderr


def test_a_whole_game_by_records_alone():
    """A program that keeps nothing but the record, and has no rules."""
    lines = list(table("5211").record().lines())[:-1]
    engine = subprocess.Popen([*COMMAND, "--bot", "random"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert engine.stdin and engine.stdout
    with engine:
        for seat in (0, 1):
            request = {"id": "m", "do": "move", "record": lines, "seat": seat}
            engine.stdin.write(json.dumps(request).encode() + b"\n")
            engine.stdin.flush()
            move = json.loads(engine.stdout.readline())["move"]
            lines.append(json.dumps({"n": len(lines), "seat": seat, "move": move}))
        engine.stdin.close()
        assert engine.wait(300) == 0
    assert len(read("\n".join(lines))[0].events) == len(lines) - 1


class Slow(Bot):
    """Thinks until it is stopped."""

    def choose(self, view, legal, limit):
        while not limit.stopped:
            time.sleep(0.005)
        return legal[0]


def test_stop_ends_all_that_was_asked_before_it():
    their_end, requests = os.pipe()
    answers_end, answers = os.pipe()
    with (
        os.fdopen(their_end, "rb", 0) as source,
        os.fdopen(answers, "wb") as sink,
        os.fdopen(answers_end, "rb") as said,
    ):
        loop = threading.Thread(target=Loop(Engine("slow", Slow), source, sink).run)
        loop.start()
        asked = [{"id": name, "do": "move", "view": view()} for name in "12"]
        for request in (*asked, {"id": "?", "do": "stop", "now": 1}, {"id": "!", "do": "stop"}):
            os.write(requests, json.dumps(request).encode() + b"\n")
        heard = {answer["id"]: answer for answer in (json.loads(said.readline()) for _ in range(4))}
        assert heard["!"] == {"id": "!", "ok": True}
        assert heard["?"]["error"]["field"] == "now"
        assert "move" in heard["1"] and "move" in heard["2"]
        os.close(requests)
        loop.join(300)
        assert not loop.is_alive()


def test_an_engine_whose_reader_has_gone_ends():
    engine = subprocess.Popen(
        [*COMMAND, "--bot", "random"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert engine.stdin and engine.stdout and engine.stderr
    with engine:
        engine.stdout.close()
        for line in (b"{\n", b'{"id": "1", "do": "hello"}\n'):
            try:
                engine.stdin.write(line)
                engine.stdin.flush()
            except BrokenPipeError:
                break
        assert engine.wait(300) in {0, 1}
        assert b"Traceback" not in engine.stderr.read()


@pytest.mark.parametrize("chunks", [[b"one\ntwo\nth", b"ree"], [b"one\n", b"two\n", b"three\n"], [b"one\ntwo\nthree"]])
def test_lines_come_in_any_pieces(chunks):
    class Pieces:
        def read(self, size, /):
            return chunks.pop(0) if chunks else b""

    assert list(read_lines(Pieces(), 10)) == [b"one", b"two", b"three"]


@pytest.mark.parametrize("length", [11, 70_000, 200_000])
def test_a_line_that_is_too_long_is_reported_once(length):
    text = b"one\n" + b"x" * length + b"\ntwo\n" + b"y" * 10
    assert list(read_lines(io.BytesIO(text), 10)) == [b"one", None, b"two", b"y" * 10]


def test_the_conversation_of_the_page_goes_as_written(root):
    text = (root / "docs" / "protocols" / "engine.md").read_text(encoding="utf-8")
    asked = [line[2:].encode() for line in text.splitlines() if line.startswith("> {")]
    written = [json.loads(line[2:]) for line in text.splitlines() if line.startswith("< {")]
    answers, _ = talk(*asked, arguments=("--bot", "greedy"))
    assert answers[1].pop("move")[2:] in {">1", ">2", ">3", ">4"} and written[1].pop("move")  # several are as good
    assert answers == written


def test_the_page_names_every_request_and_code(root):
    text = (root / "docs" / "protocols" / "engine.md").read_text(encoding="utf-8")
    for word in (*FIELDS, *QUESTION, "bot-start", "bot-died", "bot-late", "bot-rubbish", "bot-illegal", "bot-error"):
        assert f"`{word}`" in text, word
