"""Every error that a person at a table can meet has a message in every language."""

import re
from pathlib import Path

import pytest

from tests.languages.codes import PLACES, SOURCE, all_codes, codes_of
from tests.languages.messages import LANGUAGES, messages

SCREENS = ("page-", "terminal-")
"""What the ids of messages begin with that a screen says: the page of the browser, or the terminal."""

WORDS = {"language-name", "colour", "of-colour", "held-colour", "of-joker-colour", "source", "card", "game-name"}
"""Messages that are parts of others."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_message(language: str) -> None:
    assert all_codes() - set(messages(language)) == set()


def test_every_message_has_a_code_or_is_a_word() -> None:
    named = {name for name in messages("en") if not name.startswith(SCREENS)}
    assert named - all_codes() == WORDS


def test_a_code_without_a_message_would_be_found(tmp_path: Path) -> None:
    file = tmp_path / "refusal.py"
    file.write_text("raise IllegalMove('no', code='brand-new')\nreturn GameOver('no')\n")

    assert list(codes_of(file)) == ["brand-new", "game-over"]


def test_a_code_that_can_not_be_read_off_would_be_found(tmp_path: Path) -> None:
    file = tmp_path / "refusal.py"
    file.write_text("raise IllegalMove('no', code=reason)\n")

    with pytest.raises(AssertionError, match="write the code out"):
        list(codes_of(file))


def test_the_codes_are_looked_for_where_they_are() -> None:
    assert all(any(set(codes_of(path)) for path in SOURCE.glob(place)) for place in PLACES)


def test_every_code_can_be_the_id_of_a_message() -> None:
    assert all(re.fullmatch(r"[a-z][a-z0-9-]*", code) for code in all_codes())
