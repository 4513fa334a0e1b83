"""The README is run: its session, its bot, its commands."""

import doctest
import re
import subprocess
import sys

import pytest

from azulejos.core import registry
from azulejos.testing import check_bot


@pytest.fixture(scope="module")
def readme(request):
    return (request.config.rootpath / "README.md").read_text(encoding="utf-8")


def blocks(readme, language):
    return re.findall(rf"```{language}\n(.*?)```", readme, re.DOTALL)


def test_the_library_session_goes_as_written(readme):
    session = next(block for block in blocks(readme, "python") if block.startswith(">>>"))
    test = doctest.DocTestParser().get_doctest(session, {}, "README", "README.md", 0)
    report: list[str] = []
    result = doctest.DocTestRunner().run(test, out=report.append)
    assert result.attempted >= 8
    assert result.failed == 0, "".join(report)


def test_the_bot_in_ten_lines_plays(readme, tmp_path):
    source = next(block for block in blocks(readme, "python") if "class Tidy" in block)
    assert len([line for line in source.splitlines() if line.strip()]) <= 10
    path = tmp_path / "tidy.py"
    path.write_text(source)
    assert check_bot(f"{path}:Tidy", registry.game("azul")).games == 6


def test_the_commands_are_there(readme):
    commands = {
        line.split()[1] for block in blocks(readme, "sh") for line in block.splitlines() if line.startswith("azulejos")
    }
    assert commands == {
        "serve",
        "play",
        "playthrough",
        "replay",
        "verify",
        "match",
        "nets",
        "engine",
        "perft",
        "bench",
        "train",
    }
    for command in commands:
        run = subprocess.run([sys.executable, "-m", "azulejos", command, "--help"], capture_output=True, check=False)
        assert run.returncode == 0


def test_every_link_leads_somewhere(readme, request):
    for target in re.findall(r"\]\(([^)#]+)\)", readme):
        assert (request.config.rootpath / target).exists(), target
