"""What the page says stands in the files, and what stands there is said."""

import re
from pathlib import Path

import pytest

from azulejos.games.azul import tally as azul
from azulejos.games.g5211 import tally as g5211
from azulejos.games.summer_pavilion import tally as summer_pavilion
from tests.languages.messages import Parts, messages

PLAIN = re.compile(r"""["'`](page-[a-z0-9-]*[a-z0-9])["'`]""")
COMPUTED = re.compile(r"`(page-[^`\s]*\$\{[^`]*)`")
"""An id that is known when the page runs: `page-lesson-${name}-ask`."""


def sources(root: Path) -> str:
    files = sorted(path for path in (root / "web/src").rglob("*") if path.suffix in {".ts", ".svelte"})
    return "\n".join(path.read_text(encoding="utf-8") for path in files if not path.name.endswith(".test.ts"))


def pattern(computed: str) -> str:
    """What a computed id may become."""
    return "[a-z0-9-]+".join(map(re.escape, re.split(r"\$\{[^}]*\}", computed)))


def told() -> set[str]:
    return {name for name in messages("en") if name.startswith("page-")}


def test_every_word_of_the_page_stands_in_the_files(root: Path) -> None:
    asked = set(PLAIN.findall(sources(root)))

    assert len(asked) > 100
    assert asked - told() == set()


def test_every_computed_word_may_be_one_of_the_files(root: Path) -> None:
    computed = set(COMPUTED.findall(sources(root)))

    assert len(computed) > 10
    assert not [each for each in computed if not any(re.fullmatch(pattern(each), name) for name in told())]


def test_every_word_of_the_files_is_said_by_the_page(root: Path) -> None:
    text = sources(root)
    patterns = [*map(re.escape, PLAIN.findall(text)), *map(pattern, COMPUTED.findall(text))]
    said = re.compile("|".join(patterns))
    inside = {name for message in messages("en").values() for name in Parts(message).messages}

    assert not [name for name in told() - inside if not said.fullmatch(name)]


@pytest.mark.parametrize("game", [azul, summer_pavilion, g5211])
def test_every_item_of_a_score_has_a_name(game) -> None:
    assert {f"page-tally-{item}" for item in game.CLAUSES} <= told()
