"""The language of the command line: `--language`, else the locale, else English."""

import json

import pytest

from azulejos.cli.serve import welcome
from azulejos.languages import LanguageWords
from tests.cli.test_commands import azulejos

QUIT = "quit now\n"
WELCOME = {
    "en": "Azul. Type ? for help.",
    "pl": "Azul. Wpisz ?, aby zobaczyć pomoc.",
    "ru": "«Азул». Введите ?, чтобы открыть справку.",
    "uk": "«Азул». Введіть ?, щоб відкрити довідку.",
}
GAMES = {
    "en": "azul: Azul, 2 to 4 players",
    "pl": "azul: Azul, od 2 do 4 graczy",
    "ru": "azul: «Азул», от 2 до 4 игроков",
    "uk": "azul: «Азул», від 2 до 4 гравців",
}


def first_line(*arguments, **environment):
    run = azulejos("play", "azul", "--seat", "human", "--seat", "random", *arguments, stdin=QUIT, **environment)
    assert run.returncode == 0
    return run.stdout.splitlines()[0]


@pytest.mark.parametrize("language", WELCOME)
def test_play_speaks_the_language_that_is_named(language):
    assert first_line("--language", language.upper()) == WELCOME[language]


@pytest.mark.parametrize(
    ("environment", "language"),
    [({"LANG": "ru_RU.UTF-8", "LC_MESSAGES": ""}, "ru"), ({"LANG": "ru_RU.UTF-8", "LC_MESSAGES": "C"}, "en")],
)
def test_without_it_the_locale_decides(environment, language):
    assert first_line(**environment, PYTHONUTF8="1") == WELCOME[language]


def test_the_option_goes_before_the_locale():
    assert first_line("--language", "pl", LC_MESSAGES="uk_UA.UTF-8") == WELCOME["pl"]


@pytest.mark.parametrize("command", [["play"], ["games"], ["replay", "-"], ["serve"]])
@pytest.mark.parametrize("name", ["de", "", "../pl"])
def test_an_unknown_language_is_refused_with_those_there_are(command, name):
    run = azulejos(*command, "--language", name, stdin="")

    assert (run.returncode, run.stdout) == (2, "")
    assert "'--language'" in run.stderr
    assert f"{name!r} is not one of en, pl, ru, uk." in run.stderr


@pytest.mark.parametrize("language", GAMES)
def test_games_are_listed_in_the_language(language):
    listed = azulejos("games", "--language", language).stdout.splitlines()

    assert GAMES[language] in listed
    assert "azul" in {game["name"] for game in json.loads(azulejos("games", "--json", "--language", language).stdout)}


@pytest.mark.parametrize(
    ("language", "summary", "winner"),
    [("en", "events, all legal.", "Winner: "), ("uk", "усе за правилами.", "Перемога: ")],
)
def test_a_replay_is_reported_in_the_language(language, summary, winner):
    played = azulejos("playthrough", "azul").stdout
    shown = azulejos("replay", "-", "--language", language, stdin=played).stdout

    assert summary in shown
    assert winner in shown


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["chess"], "azulejos: Nie ma gry o nazwie „chess”. Do wyboru: "),
        (["azul", "--players", "7"], "Liczba graczy „7” nie pasuje do gry Azul. Do wyboru: 2, 3, 4."),
        (["azul", "--option", "wall=pink"], "Ściana nie może być „pink”: wybierz kolorową albo szarą."),
        (["azul", "--option", "wall"], "„wall” to nie jest opcja."),
        (["azul", "--seat", "level-9"], "Nie ma bota o nazwie „level-9”. Do wyboru: best, "),
        (["azul", *["--name", "Ana"] * 3], "Podano za dużo imion: 3, a graczy jest 2."),
        (["azul", *["--seat", "human"] * 3, "--players", "2"], "Wskazano za dużo miejsc: 3, a graczy jest 2."),
        (["--resume", "nowhere.jsonl"], "Nie można odczytać pliku nowhere.jsonl: nie ma takiego pliku ani katalogu."),
    ],
)
def test_a_refusal_is_reported_in_the_language(arguments, message):
    run = azulejos("play", *arguments, "--language", "pl")

    assert (run.returncode, run.stdout) == (1, "")
    assert message in run.stderr


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "The table is at http://127.0.0.1:5211/"),
        ("pl", "Stół czeka pod adresem http://127.0.0.1:5211/"),
        ("ru", "Стол ждёт по адресу http://127.0.0.1:5211/"),
        ("uk", "Стіл чекає за адресою http://127.0.0.1:5211/"),
    ],
)
def test_a_server_prints_its_address_in_the_language(language, text, monkeypatch):
    monkeypatch.setenv("LC_MESSAGES", f"{language}.UTF-8")

    assert welcome("http://127.0.0.1:5211/", None) == welcome("http://127.0.0.1:5211/", language) == text
    assert LanguageWords().say("terminal-table-at", link="/") == "The table is at /"  # as without the files
