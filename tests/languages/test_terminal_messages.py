"""Every message that the terminal uses is in its files, it uses every message of them, and the page loads none."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from azulejos.core import registry
from azulejos.languages import names
from tests.languages.messages import Parts, messages

SOURCES = ("core/texts.py", "games/*/*.py", "languages/words.py", "terminal/*.py", "cli/*.py")
PLAIN = re.compile(r"""["']((?:terminal|page)-[a-z0-9-]*[a-z0-9])["']""")
COMPUTED = re.compile(r"""f"(terminal-[^"]*\{[^"]*)"|f'(terminal-[^']*\{[^']*)'""")
"""An id that the code computes: `terminal-option-{name}`."""

GUIDES = re.compile(r'guide_text\(words, "(terminal-guide-[a-z0-9-]+)"')
"""What the ids of a guide begin with."""


@pytest.fixture
def sources(root: Path) -> str:
    files = [path for pattern in SOURCES for path in sorted((root / "src/azulejos").glob(pattern))]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


def terminal_messages() -> set[str]:
    return {name for name in messages("en") if name.startswith("terminal-")}


def patterns(text: str) -> list[str]:
    computed = [
        "[a-z0-9-]+".join(map(re.escape, re.split(r"\{[^}]*\}", each)))
        for pair in COMPUTED.findall(text)
        for each in pair
        if each
    ]
    return [*map(re.escape, PLAIN.findall(text)), *computed, *(f"{guide}-[a-z]+" for guide in GUIDES.findall(text))]


def test_every_message_of_the_code_is_in_the_files(sources: str) -> None:
    plain = set(PLAIN.findall(sources)) - set(GUIDES.findall(sources))

    assert len(plain) > 60
    assert plain - set(messages("en")) == set()


def test_every_message_of_the_files_is_used_by_the_code(sources: str) -> None:
    used = re.compile("|".join(patterns(sources)))
    inside = {name for message in messages("en").values() for name in Parts(message).messages}

    assert not [name for name in terminal_messages() - inside if not used.fullmatch(name)]


def test_every_option_and_tie_break_of_a_game_has_a_message() -> None:
    games = [registry.game(name) for name in ("azul", "summer-pavilion", "5211")]
    options = {f"terminal-option-{option.name}" for game in games for option in game.options}
    reasons = {f"terminal-tie-break-{game.name}" for game in games if game.tie_break}

    assert options | reasons <= terminal_messages()


@pytest.mark.parametrize("language", names())
def test_the_page_loads_no_text_of_the_terminal(language: str, root: Path) -> None:
    """It loads `languages/*.ftl`, not the folder below."""
    page = FluentParser().parse((root / f"src/azulejos/languages/{language}.ftl").read_text(encoding="utf-8"))
    loaded = {entry.id.name for entry in page.body if isinstance(entry, ast.Message)}
    glob = (root / "web/src/messages/messages.svelte.ts").read_text(encoding="utf-8")

    assert "languages/*.ftl" in glob
    assert not loaded & terminal_messages()
