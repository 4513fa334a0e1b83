"""The how-tos are run: someone else's game and bots, made of nothing but what the pages say."""

import json
import re
import subprocess
import sys

import pytest

from tests.training.small import SMALL

METADATA = "Metadata-Version: 2.1\nName: pebbles\nVersion: 1.0\n"


def code_blocks(root, name, language="python"):
    text = (root / "docs" / "howto" / name).read_text(encoding="utf-8")
    return re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)


def shell_commands(root, name):
    """The commands of a page, without `azulejos` at the start."""
    text = (root / "docs" / "howto" / name).read_text(encoding="utf-8")
    return re.findall(r"^\$ azulejos (.*)$", text, re.MULTILINE)


@pytest.fixture
def pebbles(root, tmp_path):
    """The package of the page, beside ours, with its entry point."""
    rules, *game = code_blocks(root, "add-a-game.md")[:7]
    check = code_blocks(root, "add-a-game.md")[7]
    (tmp_path / "pebbles").mkdir()
    (tmp_path / "pebbles" / "__init__.py").touch()
    (tmp_path / "pebbles" / "rules.py").write_text(rules)
    (tmp_path / "pebbles" / "game.py").write_text("\n".join(game))
    (tmp_path / "check.py").write_text(f"{check}\n\ntest_pebbles_keeps_the_contract()\n")
    (tmp_path / "pebbles-1.0.dist-info").mkdir()
    (tmp_path / "pebbles-1.0.dist-info" / "METADATA").write_text(METADATA)
    entry_points = "[azulejos.games]\npebbles = pebbles.game:GAME\n"
    (tmp_path / "pebbles-1.0.dist-info" / "entry_points.txt").write_text(entry_points)
    return tmp_path


def run(place, *arguments, stdin=None):
    done = subprocess.run(
        [sys.executable, *arguments], cwd=place, input=stdin, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_game_of_someone_elses_keeps_the_contract_and_is_played(pebbles):
    run(pebbles, "check.py")
    assert "pebbles: Pebbles, 2 to 4 players" in run(pebbles, "-m", "azulejos", "games")
    played = run(pebbles, "-m", "azulejos", "playthrough", "pebbles", "--players", "3", "--bot", "greedy")
    assert "all legal" in run(pebbles, "-m", "azulejos", "replay", "-", stdin=played)
    assert run(pebbles, "-m", "azulejos", "perft", "pebbles", "--depth", "3").strip() == "27"


@pytest.mark.parametrize("number", [0, 1, 2])
def test_the_bots_of_the_page_play(root, tmp_path, number):
    source = code_blocks(root, "add-a-bot.md")[number]
    name = re.search(r"class (\w+)\(Bot\)", source)
    assert name is not None
    (tmp_path / "mine.py").write_text(source)
    played = run(tmp_path, "-m", "azulejos", "playthrough", "azul", "--bot", f"mine.py:{name[1]}", "--bot", "random")
    assert played.count('"result"') == 1


def test_the_programs_of_the_page_play(root, tmp_path):
    """A bot in its own process, and a program that needs nothing of ours."""
    tidy, *_, own_process, first = code_blocks(root, "add-a-bot.md")
    (tmp_path / "tidy.py").write_text(tidy)
    (tmp_path / "match.py").write_text(own_process)
    (tmp_path / "first.py").write_text(first)
    assert re.fullmatch(r"\[\d+, \d+\]\n", run(tmp_path, "match.py"))
    bot = f"cmd:{sys.executable} -S first.py"
    played = run(tmp_path, "-m", "azulejos", "playthrough", "azul", "--bot", bot, "--bot", "random")
    assert played.count('"result"') == 1


def test_the_matches_of_the_page_are_played(root, tmp_path):
    (tmp_path / "tidy.py").write_text(code_blocks(root, "add-a-bot.md")[0])
    commands = shell_commands(root, "run-a-match.md")
    assert len(commands) == 4
    for command in commands:
        assert "greedy" in run(tmp_path, "-m", "azulejos", *re.sub(r"--pairs \d+", "--pairs 1", command).split())
    (tmp_path / "match.py").write_text(code_blocks(root, "run-a-match.md")[0])
    assert run(tmp_path, "match.py").startswith("Estimate(value=1.0")


def test_the_agent_of_the_page_learns_and_sits_down_at_the_table(root, tmp_path):
    loop, train, learned, single = code_blocks(root, "train-an-agent.md")
    for name, source in (("loop.py", loop), ("train.py", train), ("learned.py", learned), ("single.py", single)):
        (tmp_path / name).write_text(source)
    run(tmp_path, "loop.py")
    run(tmp_path, "single.py")
    output = run(tmp_path, "train.py", "100")
    found = re.search(r"100 games: wins (\d+)% of 20 games against random, by \+\d+ points", output)
    assert found is not None
    assert int(found[1]) >= 65
    commands = shell_commands(root, "train-an-agent.md")
    assert len(commands) == 1
    assert "is the better one" in run(
        tmp_path, "-m", "azulejos", *commands[0].replace("--pairs 20", "--pairs 4").split()
    )


def test_the_nets_of_the_page_are_trained(root, tmp_path):
    first, match, card, *others = shell_commands(root, "train-a-net.md")
    assert len(others) == 2
    small = [word for name, value in SMALL.items() for word in ("--recipe", f"{name}={value}")]
    for command in (first, *others):
        output = run(tmp_path, "-m", "azulejos", *command.replace("--generations 2", "--generations 1").split(), *small)
        assert "The best net is that of generation 0" in output
    assert "net:azul-2.npz" in run(tmp_path, "-m", "azulejos", *match.replace("--pairs 100", "--pairs 1").split())
    assert run(tmp_path, "-m", "azulejos", *card.split()).startswith("azul-2.npz: azul, 2 players, wall coloured")
    assert (tmp_path / "azul-2.npz").exists()
    assert (tmp_path / "training-azul-2" / "curve.svg").exists() and (tmp_path / "cards" / "curve.svg").exists()
    (tmp_path / "small.py").write_text(code_blocks(root, "train-a-net.md")[0])
    assert run(tmp_path, "small.py").startswith("GateVerdict(generation=0")


def test_the_contest_of_the_page_is_played(root, tmp_path):
    commands = shell_commands(root, "run-a-contest.md")
    assert [command.split()[0] for command in commands] == [
        "bot",
        "bot",
        "bot",
        "league",
        "match",
        "league",
        "replay",
        "match",
    ]
    output = [run(tmp_path, "-m", "azulejos", *re.sub(r"--pairs \d+", "--pairs 1", each).split()) for each in commands]
    assert "The mean of all ratings is 0" in output[3]
    assert json.loads(output[5])["games"] == 12
    assert "all legal" in output[6]
