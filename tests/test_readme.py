"""The README and the pages of commands and of the library are run: the session, the bot, the commands."""

import doctest
import re
import subprocess
import sys

import pytest

from azulejos.cli.main import COMMANDS
from azulejos.core import registry
from azulejos.testing import check_bot


@pytest.fixture(scope="module")
def pages(request):
    root = request.config.rootpath
    paths = {"readme": "README.md", "commands": "docs/commands.md", "library": "docs/howto/use-as-a-library.md"}
    return {name: (root / path).read_text(encoding="utf-8") for name, path in paths.items()}


def blocks(page, language):
    return re.findall(rf"```{language}\n(.*?)```", page, re.DOTALL)


def commands(page):
    """The commands of a page that are typed: what stands after `azulejos`."""
    lines = [line for block in blocks(page, "sh") for line in block.splitlines()]
    return {line.split()[1] for line in lines if line.removeprefix(".venv/bin/").startswith("azulejos ")}


def test_the_library_session_goes_as_written(pages):
    session = next(block for block in blocks(pages["library"], "python") if block.startswith(">>>"))
    test = doctest.DocTestParser().get_doctest(session, {}, "library", "use-as-a-library.md", 0)
    report: list[str] = []
    result = doctest.DocTestRunner().run(test, out=report.append)
    assert result.attempted >= 8
    assert result.failed == 0, "".join(report)


def test_the_bot_in_ten_lines_plays(pages, tmp_path):
    source = next(block for block in blocks(pages["readme"], "python") if "class Tidy" in block)
    assert len([line for line in source.splitlines() if line.strip()]) <= 10
    path = tmp_path / "tidy.py"
    path.write_text(source)
    assert check_bot(f"{path}:Tidy", registry.game("azul")).games == 6


def test_the_page_of_the_commands_lists_every_command(pages):
    assert set(re.findall(r"^\| `azulejos (\w+)` \|", pages["commands"], re.MULTILINE)) == COMMANDS.keys()


def test_the_commands_are_there(pages):
    shown = {page: commands(text) for page, text in pages.items()}
    assert shown["readme"] == {"serve", "play", "match", "train"}
    assert shown["commands"] == {"play", "playthrough", "replay", "match", "perft"}
    for command in COMMANDS:
        run = subprocess.run([sys.executable, "-m", "azulejos", command, "--help"], capture_output=True, check=False)
        assert run.returncode == 0


def test_the_options_of_the_examples_are_there(pages):
    lines = [line for page in pages.values() for block in blocks(page, "sh") for line in block.splitlines()]
    examples = [line.removeprefix(".venv/bin/").partition("  ")[0].split() for line in lines]
    for words in (each for each in examples if each[:1] == ["azulejos"]):
        help_text = subprocess.run(
            [sys.executable, "-m", "azulejos", words[1], "--help"], capture_output=True, text=True, check=True
        ).stdout
        assert [word for word in words if word.startswith("--") and word not in help_text] == []


def test_the_readme_is_for_players_first_and_says_that_it_is_unofficial(pages):
    assert re.findall(r"^## (.*)$", pages["readme"], re.MULTILINE) == [
        "Play",
        "Get better",
        "Build bots, train agents",
        "Take part",
    ]
    assert "Unofficial: not connected with the makers" in pages["readme"]


def test_every_link_leads_somewhere(pages, request):
    for target in re.findall(r"\]\(([^)#]+)\)", pages["readme"]):
        assert (request.config.rootpath / target).exists(), target
