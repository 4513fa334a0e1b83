"""Every message that the page uses is in the files, and the page uses every message of the files."""

import re
from pathlib import Path

import pytest

from azulejos.games.azul import tally as azul
from azulejos.games.g5211 import tally as g5211
from azulejos.games.summer_pavilion import tally as summer_pavilion
from tests.languages.messages import Parts, messages

PLAIN = re.compile(r"""["'`](page-[a-z0-9-]*[a-z0-9])["'`]""")
COMPUTED = re.compile(r"`(page-[^`\s]*\$\{[^`]*)`")
"""An id that the page computes: `page-lesson-${name}-ask`."""


def sources(root: Path) -> str:
    files = sorted(path for path in (root / "web/src").rglob("*") if path.suffix in {".ts", ".svelte"})
    return "\n".join(path.read_text(encoding="utf-8") for path in files if not path.name.endswith(".test.ts"))


def pattern(computed: str) -> str:
    """The regular expression of the ids that a computed id may have."""
    return "[a-z0-9-]+".join(map(re.escape, re.split(r"\$\{[^}]*\}", computed)))


def page_messages() -> set[str]:
    return {name for name in messages("en") if name.startswith("page-")}


def test_every_message_of_the_page_is_in_the_files(root: Path) -> None:
    plain = set(PLAIN.findall(sources(root)))

    assert len(plain) > 100
    assert plain - page_messages() == set()


def test_every_computed_id_matches_a_message_of_the_files(root: Path) -> None:
    computed = set(COMPUTED.findall(sources(root)))

    assert len(computed) > 10
    assert not [each for each in computed if not any(re.fullmatch(pattern(each), name) for name in page_messages())]


def test_every_message_of_the_files_is_used_by_the_page(root: Path) -> None:
    text = sources(root)
    patterns = [*map(re.escape, PLAIN.findall(text)), *map(pattern, COMPUTED.findall(text))]
    used = re.compile("|".join(patterns))
    inside = {name for message in messages("en").values() for name in Parts(message).messages}

    assert not [name for name in page_messages() - inside if not used.fullmatch(name)]


@pytest.mark.parametrize("game", [azul, summer_pavilion, g5211])
def test_every_item_of_a_score_has_a_name(game) -> None:
    assert {f"page-tally-{item}" for item in game.CLAUSES} <= page_messages()
