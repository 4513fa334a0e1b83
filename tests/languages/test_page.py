"""The how-to is true: its examples stand in the files, and its code runs."""

import re
from pathlib import Path

import pytest

from azulejos.core.errors import IllegalMove
from azulejos.languages.language import source


def blocks(root: Path, kind: str) -> list[str]:
    page = (root / "docs" / "howto" / "add-a-language.md").read_text(encoding="utf-8")
    return re.findall(rf"```{kind}\n(.*?)```", page, re.DOTALL)


def test_the_examples_stand_in_the_files(root: Path) -> None:
    examples = [block for block in blocks(root, "") if " = " in block or " =\n" in block]

    assert len(examples) == 3
    assert all(example in source("en") + source("pl") for example in examples)


def test_the_code_runs_and_says_what_the_page_says(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    raising, telling = blocks(root, "python")
    with pytest.raises(IllegalMove) as refused:
        exec(raising, {"IllegalMove": IllegalMove})

    exec(telling, {"error": refused.value})

    assert telling.endswith(f"# {capsys.readouterr().out}")
