"""The words of a language: what is said, and what happens where the language has no text."""

import pytest

from azulejos.core.errors import AzulejosError, IllegalMove, UnknownName
from azulejos.core.texts import ENGLISH
from azulejos.languages import Language, LanguageWords
from tests.languages.messages import LANGUAGES

PROMPTS = {
    "en": ["Ana (1 move: B6)", "Ana (2 moves, as B6)", "Ana (21 moves, as B6)", "Ana (25 moves, as B6)"],
    "pl": ["Ana (jedyny ruch: B6)", "Ana (2 ruchy, np. B6)", "Ana (21 ruchów, np. B6)", "Ana (25 ruchów, np. B6)"],
    "ru": [
        "Ana (единственный ход: B6)",
        "Ana (2 хода, например B6)",
        "Ana (21 ход, например B6)",
        "Ana (25 ходов, например B6)",
    ],
    "uk": [
        "Ana (єдиний хід: B6)",
        "Ana (2 ходи, наприклад B6)",
        "Ana (21 хід, наприклад B6)",
        "Ana (25 ходів, наприклад B6)",
    ],
}
EVENTS = {
    "en": ["1 event,", "3 events,", "21 events,", "112 events,"],
    "pl": ["1 zdarzenie,", "3 zdarzenia,", "21 zdarzeń,", "112 zdarzeń,"],
    "ru": ["1 событие,", "3 события,", "21 событие,", "112 событий,"],
    "uk": ["1 подія,", "3 події,", "21 подія,", "112 подій,"],
}
TARGETS = {
    "pl": ["do 1 punktu", "do 21 punktów", "do 50 punktów"],
    "ru": ["до 1 очка", "до 21 очка", "до 50 очков"],
    "uk": ["до 1 очка", "до 21 очка", "до 50 очок"],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_moves_are_counted_as_the_language_counts(language: str) -> None:
    words = LanguageWords(Language(language))

    assert [words.say("terminal-ask", name="Ana", count=count, move="B6") for count in (1, 2, 21, 25)] == PROMPTS[
        language
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_are_counted_as_the_language_counts(language: str) -> None:
    words = LanguageWords(Language(language))
    texts = [words.say("terminal-replayed", title="Azul", events=events) for events in (1, 3, 21, 112)]

    assert [text.startswith(f"Azul: {part}") for text, part in zip(texts, EVENTS[language], strict=True)] == [True] * 4


@pytest.mark.parametrize("language", TARGETS)
def test_the_points_of_a_long_game_are_in_the_right_case(language: str) -> None:
    words = LanguageWords(Language(language))
    texts = [words.say("terminal-5211-deck", deck=1, points=points) for points in (1, 21, 50)]

    assert all(text.endswith(part) for text, part in zip(texts, TARGETS[language], strict=True)), texts


@pytest.mark.parametrize(
    ("language", "text"), [("en", "a, b and c"), ("pl", "a, b i c"), ("ru", "a, b и c"), ("uk", "a, b і c")]
)
def test_a_list_ends_as_the_language_ends_it(language: str, text: str) -> None:
    words = LanguageWords(Language(language))

    assert [words.listed(parts) for parts in ([], ["a"], ["a", "b", "c"])] == ["", "a", text]
    assert ENGLISH.listed(["a", "b", "c"]) == "a, b and c"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_that_is_in_no_file_is_said_in_the_english_that_is_given(language: str) -> None:
    assert LanguageWords(Language(language)).text("terminal-pebbles", "three pebbles") == "three pebbles"


def test_what_must_be_in_the_files_and_is_not_is_an_error_of_the_program() -> None:
    with pytest.raises(LookupError, match="terminal-pebbles"):
        LanguageWords().say("terminal-pebbles")
    with pytest.raises(LookupError, match="terminal-saved"):
        LanguageWords().say("terminal-saved")


def test_a_long_path_is_shown_whole() -> None:
    path = "/home/ana/" + "games/" * 20 + "azul.jsonl"

    assert LanguageWords(Language("pl")).say("terminal-saved", path=path) == f"Zapisano w pliku {path}"


def test_a_refusal_has_its_clause_and_what_is_possible() -> None:
    full = IllegalMove("line 3 is full", code="line-full", clause="AZ-4.7a", facts={"line": 3, "colour": "red"})
    unknown = UnknownName("no bot is called 'x'", code="unknown-bot", allowed=["best", "random"], facts={"name": "x"})
    words = LanguageWords(Language("pl"))

    assert words.refusal(full) == "Linia wzoru 3 jest już pełna (AZ-4.7a)."
    assert words.refusal_with_choices(unknown) == "Nie ma bota o nazwie „x”. Do wyboru: best, random."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_of_someone_elses_game_keeps_its_own_words(language: str) -> None:
    error = AzulejosError("there are fewer pebbles left", code="too-few", clause="PB-2", allowed=["take1"])
    words = LanguageWords(Language(language))

    assert words.refusal(error) == words.refusal_with_choices(error) == str(error)
