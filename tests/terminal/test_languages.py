"""Whole games in every language: nothing English, no id of a message, no crooked column."""

import re
from itertools import chain

import pytest

from azulejos.languages import Language, LanguageWords
from azulejos.terminal.seating import fresh_table, resumed_table
from azulejos.terminal.session import Session
from tests.languages.messages import LANGUAGES, Parts, messages
from tests.terminal.typed import Typed

OTHERS = [name for name in LANGUAGES if name != "en"]
GAMES = [
    ("azul", {"wall": "coloured"}),
    ("azul", {"wall": "grey"}),
    ("summer-pavilion", {"board": "coloured"}),
    ("summer-pavilion", {"board": "grey"}),
    ("5211", {"edition": "rulebook", "target": 0}),
    ("5211", {"edition": "international", "target": 30}),
]
COMMANDS = ["?", "moves", "moves none-of-them", "hello", "9B>1", "board", "undo", "wait", "save"]

SAME = r"azulejos play --resume \S+|quit now|(moves|board|undo|save|quit|wait)\b|pass:|random|hello|/\S+"
"""What a player types, and names that nobody translates."""


def words_of(language: str) -> set[str]:
    """All words of three or more letters in the texts of a language."""
    texts = chain.from_iterable(Parts(message).text for message in messages(language).values())
    return {word for text in texts for word in re.findall(r"[^\W\d_]{3,}", text.lower())}


class Player(Typed):
    """Types some commands, and then always the first legal move."""

    def __init__(self, table, answers):
        super().__init__(answers)
        self.table = table

    def ask(self, prompt):
        self.say(prompt)
        if self.answers:
            return self.answers.pop(0)
        seat = next(seat for seat in self.table.turn.seats if seat not in self.table.ready)
        return self.table.legal(seat)[0]


def played(language, game, options, path, seats=("human", "human", "random")):
    """What a screen shows of a whole game with two people and a bot."""
    words = LanguageWords(Language(language))
    table, seated = fresh_table(game, None, options, seats, (), "languages", None, words)
    screen = Player(table, COMMANDS)
    Session(table, seated, str(path), screen, words=words).run()
    return screen.written.getvalue()


@pytest.mark.parametrize(("game", "options"), GAMES)
@pytest.mark.parametrize("language", OTHERS)
def test_a_whole_game_shows_nothing_english_and_no_id(language, game, options, tmp_path):
    shown = played(language, game, options, tmp_path / "game.jsonl")
    english = words_of("en") - words_of(language)

    assert LanguageWords(Language(language)).say("terminal-over") in shown
    left = re.sub(SAME, "", shown)
    assert sorted(set(re.findall(r"[^\W\d_]{3,}", left.lower())) & english) == []
    assert not re.search(r"(terminal|page)-[a-z]|[{}�]", left)
    if language in {"ru", "uk"}:
        assert sorted(set(re.findall(r"[A-Za-z]*[a-z]{2,}", left)) - {"Enter"}) == []


def test_the_same_game_in_english_would_be_found(tmp_path):
    shown = played("en", "azul", {"wall": "coloured"}, tmp_path / "game.jsonl")

    for language in OTHERS:
        assert len(set(re.findall(r"[^\W\d_]{3,}", shown.lower())) & (words_of("en") - words_of(language))) > 50


@pytest.mark.parametrize("language", OTHERS)
def test_a_saved_game_is_resumed_in_the_language(language, tmp_path):
    path, words = tmp_path / "game.jsonl", LanguageWords(Language(language))
    table, seated = fresh_table("azul", 2, {}, ["human", "level-3"], (), "resumed", 0, words)
    table.play(0, table.legal(0)[0], revision=table.revision)
    Session(table, [seated[0], seated[0]], str(path), Typed([]), words=words).run()
    again, seated = resumed_table(str(path), ["human", "human"], None)
    screen = Typed([])
    Session(again, seated, str(path), screen, resumed=True, words=words).run()

    assert again.names == (words.say("page-you"), words.say("page-bot-level", level=3))
    assert words.say("terminal-last-moves") in screen.written.getvalue()


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Player 1: 1B>1 · 1 blue from display 1 to line 1"),
        ("pl", "Gracz 1: 1B>1 · 1 niebieska z warsztatu 1 do linii 1"),
        ("ru", "Игрок 1: 1B>1 · 1 синяя с фабрики 1 в ряд 1"),
        ("uk", "Гравець 1: 1B>1 · 1 синя з вітрини 1 в ряд 1"),
    ],
)
def test_a_move_is_reported_as_it_is_typed_and_in_words(language, line, tmp_path):
    words = LanguageWords(Language(language))
    table, seated = fresh_table("azul", 2, {}, ["human", "human"], (), "3", 0, words)
    assert table.legal(0)[0] == "1B>1"
    screen = Typed(["1b>1"])
    Session(table, seated, str(tmp_path / "game.jsonl"), screen, words=words).run()

    assert line in screen.written.getvalue().splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_place_that_cannot_be_written_is_reported_with_the_reason(language, tmp_path):
    (tmp_path / "file").write_text("")
    words = LanguageWords(Language(language))
    table, seated = fresh_table("azul", 2, {}, ["human", "random"], (), "unwritten", 0, words)
    screen = Typed(["quit", "quit now"])
    Session(table, seated, str(tmp_path / "file" / "game.jsonl"), screen, words=words).run()
    shown = " ".join(screen.written.getvalue().split())

    assert words.say("terminal-reason", reason="EEXIST") in shown
    assert words.say("terminal-save-elsewhere") in shown
