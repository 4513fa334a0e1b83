"""A language: a file of messages in this folder, named after it (`pl.ftl`), and one in `terminal/`.

Adding a file adds a language. A message is found by its id; the file says where the facts go. The page of the browser
loads the files of this folder only.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from azulejos.core.errors import Fact

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

DEFAULT = "en"
"""The language of users who have not chosen one; every message is in it."""

LONGEST = 60
"""Characters of a fact that are shown: it may be a text that someone else has written."""

_ENDING = ".ftl"
_TERMINAL = "terminal"


@cache
def names() -> tuple[str, ...]:
    """The names of all languages, as their files have them."""
    found = [entry.name for entry in files(__package__).iterdir()]
    return tuple(sorted(name.removesuffix(_ENDING) for name in found if name.endswith(_ENDING)))


@dataclass(frozen=True, slots=True)
class Language:
    """A language by one of the `names`."""

    name: str

    def text(self, message_id: str, facts: Mapping[str, Fact], longest: int = LONGEST) -> str | None:
        """A message with its facts filled in; None if there is no such message, or if a fact is missing.

        Facts that are longer than `longest` characters are cut.
        """
        bundle = _bundle(self.name)
        if not bundle.has_message(message_id):
            return None
        pattern = bundle.get_message(message_id).value
        if pattern is None:
            return None
        text, errors = bundle.format_pattern(pattern, {name: _shown(fact, longest) for name, fact in facts.items()})
        return None if errors else str(text)


@cache
def _bundle(name: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415  (slow to import, and the start of a program needs no text)

    # Isolation marks separate left-to-right from right-to-left text. None of our languages needs them, and a terminal
    # would show them.
    bundle = FluentBundle([name], use_isolating=False)
    bundle.add_resource(FluentResource(source(name)))
    return bundle


def source(name: str) -> str:
    """The text of the files of a language; a language may lack the texts of the terminal."""
    folder = files(__package__)
    found = [folder.joinpath(name + _ENDING), folder.joinpath(_TERMINAL, name + _ENDING)]
    return "\n".join(file.read_text(encoding="utf-8") for file in found if file.is_file())


def _shown(fact: Fact, longest: int) -> Fact:
    """A fact as a sentence may show it: a long text is cut short, control characters are replaced."""
    if isinstance(fact, int):
        return fact
    text = "".join(map(_printable, fact))
    return text if len(text) <= longest else f"{text[: longest - 1]}…"


def _printable(letter: str) -> str:
    return letter if letter.isprintable() or letter == "\N{NO-BREAK SPACE}" else "\N{REPLACEMENT CHARACTER}"
