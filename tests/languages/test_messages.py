"""Sentences as players read them, and what happens where there is none."""

import pytest

from azulejos.core.errors import AzulejosError, Fact, IllegalMove
from azulejos.languages import Language, error_text, say
from tests.languages.messages import LANGUAGES

PLURALS = {
    "en": ["one second", "2 seconds", "5 seconds", "12 seconds", "22 seconds", "25 seconds"],
    "pl": ["sekundę", "2 sekundy", "5 sekund", "12 sekund", "22 sekundy", "25 sekund"],
    "ru": ["1 секунду", "2 секунды", "5 секунд", "12 секунд", "22 секунды", "25 секунд"],
    "uk": ["1 секунду", "2 секунди", "5 секунд", "12 секунд", "22 секунди", "25 секунд"],
}
BONUS = {
    "en": ["a bonus tile", "2 bonus tiles", "5 bonus tiles", "22 bonus tiles"],
    "pl": ["jedną płytkę premiową", "2 płytki premiowe", "5 płytek premiowych", "22 płytki premiowe"],
    "ru": ["1 бонусную плитку", "2 бонусные плитки", "5 бонусных плиток", "22 бонусные плитки"],
    "uk": ["1 бонусну плитку", "2 бонусні плитки", "5 бонусних плиток", "22 бонусні плитки"],
}


@pytest.mark.parametrize("language", PLURALS)
@pytest.mark.parametrize("code", ["too-many-requests", "grace-not-over"])
def test_seconds_are_counted_as_the_language_counts(language: str, code: str) -> None:
    texts = [say(Language(language), code, seconds=seconds) for seconds in (1, 2, 5, 12, 22, 25)]

    assert all(text.endswith(f" {end}.") for text, end in zip(texts, PLURALS[language], strict=True)), texts


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_twenty_one_is_counted_like_one_but_named(language: str) -> None:
    assert " 21 секунду." in say(Language(language), "too-many-requests", seconds=21)


@pytest.mark.parametrize("language", BONUS)
def test_tiles_are_counted_as_the_language_counts(language: str) -> None:
    texts = [say(Language(language), "bonus-first", tiles=tiles) for tiles in (1, 2, 5, 22)]

    assert all(part in text for text, part in zip(texts, BONUS[language], strict=True)), texts


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Pattern line 3 already has another colour: blue, not yellow."),
        ("pl", "Linia wzoru 3 ma już inny kolor: niebieski, a nie żółty."),
        ("ru", "В ряду узора 3 уже другой цвет: синий, а не жёлтый."),
        ("uk", "У ряду складу 3 вже інший колір: синій, а не жовтий."),
    ],
)
def test_colours_are_named_in_the_language(language: str, text: str) -> None:
    assert say(Language(language), "line-holds-other", line=3, held="blue", colour="yellow") == text


@pytest.mark.parametrize(
    ("language", "game", "source", "text"),
    [
        ("en", "azul", 3, "There is no red tile on factory display 3."),
        ("pl", "azul", "centre", "Nie ma czerwonych płytek na środku pola gry."),
        ("ru", "azul", 3, "Нет красных плиток на фабрике 3."),
        ("ru", "summer-pavilion", 3, "Нет красных плиток на диске Склада 3."),
        ("uk", "azul", 3, "Немає червоних плиток на вітрині фабрики 3."),
    ],
)
def test_places_have_the_names_of_the_rulebooks(language: str, game: str, source: Fact, text: str) -> None:
    assert say(Language(language), "no-such-tile", game=game, source=source, colour="red") == text


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Cell C.S costs 2 red and 1 green (joker). You have 1 and 0."),
        ("pl", "Pole C.S wymaga płytek: czerwonych – 2, zielonych (jokerów) – 1. Masz: 1 i 0."),
        ("ru", "Для клетки C.S нужно плиток: красных — 2, зелёных (джокеров) — 1. У вас: 1 и 0."),
        ("uk", "Для клітинки C.S потрібно плиток: червоних — 2, зелених (джокерів) — 1. У вас: 1 і 0."),
    ],
)
def test_a_price_is_reported_tile_by_tile(language: str, text: str) -> None:
    facts: dict[str, Fact] = {"cell": "C.S", "colour": "red", "joker": "green", "tiles": 2, "jokers": 1, "own": 1}

    assert say(Language(language), "not-enough-tiles", own_jokers=0, **facts) == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_error_without_a_message_is_reported_in_its_own_words(language: str) -> None:
    assert (
        error_text(IllegalMove("no pebbles are left", code="no-pebbles"), Language(language)) == "no pebbles are left"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_error_without_the_facts_is_reported_in_its_own_words(language: str) -> None:
    error = AzulejosError("line 3 of my own game is full", code="line-full")

    assert error_text(error, Language(language)) == "line 3 of my own game is full"


def test_more_facts_than_needed_do_no_harm() -> None:
    assert say(Language("pl"), "game-over", seat=3, why="?") == "Gra jest już skończona."


def test_what_can_not_be_said_is_an_error_of_the_program() -> None:
    with pytest.raises(LookupError, match="no-such-message"):
        say(Language("pl"), "no-such-message")
    with pytest.raises(LookupError, match="line-full"):
        say(Language("pl"), "line-full")


def test_a_text_of_someone_else_is_shown_but_not_obeyed() -> None:
    text = say(Language("en"), "bad-move-text", text="{ $seat }\u202e\n<b>" + "x" * 999, examples="B6")

    assert text.startswith("“{ $seat }��<b>xxx")
    assert text.endswith("x…” is not a move. Moves are written like this: B6.")
    assert len(text) < 150


def test_a_colour_of_someone_elses_game_keeps_its_name() -> None:
    assert say(Language("pl"), "not-in-supply", colour="mauve") == "W zapasie nie ma mauve płytek."
