"""Every language says all that English says, with the same facts, and can be read."""

import re

import pytest
from fluent.syntax import ast

from azulejos.languages import Language
from tests.languages.messages import FOREIGN, LANGUAGES, Parts, declared, entries, messages, parts, terms


def test_there_are_four_languages() -> None:
    assert set(LANGUAGES) >= {"en", "pl", "ru", "uk"}


NAMES = r"\b(QR|Enter|Esc|Backspace|Ada)\b"
"""What is written the same in every language: a key as it stands on the keyboard, a name as it stands on a board."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_holds_no_junk(language: str) -> None:
    assert [entry.content for entry in entries(language) if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_written_twice(language: str) -> None:
    written = [(type(entry), entry.id.name) for entry in entries(language) if isinstance(entry, ast.Message | ast.Term)]

    assert len(written) == len(set(written))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_the_messages_of_english(language: str) -> None:
    assert set(messages(language)) == set(messages("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_uses_no_variable_that_english_does_not_declare(language: str) -> None:
    undeclared = {each: parts(language, each).variables - declared(each) for each in messages(language)}

    assert {each: variables for each, variables in undeclared.items() if variables} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_shows_what_english_shows(language: str) -> None:
    shown = {each: parts(language, each).shown for each in messages(language)}

    assert shown == {each: parts("en", each).shown for each in messages("en")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_a_file_refers_to_stands_in_it(language: str) -> None:
    found = [Parts(entry) for entry in entries(language)]

    assert set().union(*(each.messages for each in found)) <= set(messages(language))
    assert set().union(*(each.terms for each in found)) == set(terms(language))


@pytest.mark.parametrize("language", FOREIGN)
def test_no_word_is_left_in_another_language(language: str) -> None:
    texts = [text for entry in {**messages(language), **terms(language)}.values() for text in Parts(entry).text]

    plain = [re.sub(NAMES, "", text) for text in texts]
    assert [text for text in plain if re.search(FOREIGN[language], text, re.IGNORECASE)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [1, 2, 5, 12, 22, 25])
def test_a_message_can_be_formatted_with_the_facts_it_declares(language: str, number: int) -> None:
    for message_id in messages(language):
        text = Language(language).text(message_id, dict.fromkeys(declared(message_id), number))

        assert text, message_id
        assert not re.search(r"[{}$\n\u2066-\u2069]|  ", text), message_id
