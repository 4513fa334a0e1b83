"""The rules say the same in every language: the same clauses, numbers, tables, links and code."""

import re
from collections import Counter

import pytest

from tests.languages.messages import FOREIGN, LANGUAGES
from tests.languages.rules import (
    CODE,
    GAMES,
    PAGES,
    TRANSLATED,
    anchors,
    clauses,
    numbers,
    page,
    tables,
    targets,
    words,
)

EVERY = pytest.mark.parametrize(("game", "language"), [(game, language) for language in TRANSLATED for game in GAMES])


def test_the_rules_are_translated_into_languages_of_players() -> None:
    assert {"pl", "ru", "uk"} <= set(TRANSLATED) <= set(LANGUAGES)


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_language_has_the_rules_of_every_game(language: str) -> None:
    assert sorted(path.name for path in (PAGES / language).iterdir()) == GAMES


@EVERY
def test_a_translation_has_the_clauses_of_the_english_page_in_their_order(game: str, language: str) -> None:
    assert anchors(page(game, language)) == anchors(page(game))


@EVERY
def test_a_clause_has_the_numbers_of_the_english_one(game: str, language: str) -> None:
    english, translated = clauses(page(game)), clauses(page(game, language))

    assert {name: numbers(text) for name, text in translated.items()} == {
        name: numbers(text) for name, text in english.items()
    }


@EVERY
def test_a_clause_has_the_code_of_the_english_one(game: str, language: str) -> None:
    english, translated = clauses(page(game)), clauses(page(game, language))

    assert {name: Counter(CODE.findall(text)) for name, text in translated.items()} == {
        name: Counter(CODE.findall(text)) for name, text in english.items()
    }


@EVERY
def test_a_translation_has_the_headings_of_the_english_page(game: str, language: str) -> None:
    def levels(text: str) -> list[str]:
        return re.findall(r"^(#+ (?:\d+\.)?)", text, re.MULTILINE)

    assert levels(page(game, language)) == levels(page(game))


@EVERY
def test_links_lead_where_the_english_ones_lead(game: str, language: str) -> None:
    assert targets(page(game, language)) == targets(page(game))


@EVERY
def test_tables_have_the_shape_of_the_english_ones(game: str, language: str) -> None:
    def shapes(text: str) -> list[list[int]]:
        return [[len(row) for row in table] for table in tables(text)]

    assert shapes(page(game, language)) == shapes(page(game))


@EVERY
def test_what_has_no_words_stands_in_the_same_place_of_a_table(game: str, language: str) -> None:
    def cells(text: str) -> list[str]:
        return [cell.strip(" `") for table in tables(text) for row in table for cell in row]

    pairs = list(zip(cells(page(game)), cells(page(game, language)), strict=True))
    assert [pair for pair in pairs if not re.search(r"[^\W\d_]", words(pair[0])) and pair[0] != pair[1]] == []


@EVERY
def test_nothing_is_left_in_english(game: str, language: str) -> None:
    def texts(text: str) -> set[str]:
        return {part.strip() for part in re.split(r"[|\n]", text)}

    left = texts(page(game, language)) & texts(page(game))
    assert [text for text in left if re.search(r"[a-z]{3}", words(text))] == []


@EVERY
def test_no_letter_is_foreign_to_the_language(game: str, language: str) -> None:
    lines = [words(line) for line in page(game, language).splitlines()]

    assert [line for line in lines if re.search(FOREIGN.get(language, "(?!)"), line, re.IGNORECASE)] == []
