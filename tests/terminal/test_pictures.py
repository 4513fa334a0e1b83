"""Pictures in every language: English as the game itself draws it, and columns that stay straight."""

import pytest

from azulejos.core import registry
from azulejos.core.picture import plain
from azulejos.core.randomness import SeededRandomness
from azulejos.core.setup import Setup
from azulejos.core.texts import ENGLISH, GameTexts, texts_of
from azulejos.core.turn import Chance, Decide
from azulejos.languages import Language, LanguageWords
from tests.languages.messages import LANGUAGES

NAMES = ["Ana", "Bernadette", "Cy", "Dan"]
SETUPS = [
    ("azul", {"wall": "coloured"}),
    ("azul", {"wall": "grey"}),
    ("summer-pavilion", {"board": "coloured"}),
    ("summer-pavilion", {"board": "grey"}),
    ("5211", {"edition": "rulebook", "target": 0}),
    ("5211", {"edition": "international", "target": 50}),
]


def states(name, options, players=4, every=9):
    """States of a game in which everyone plays the first legal move."""
    game, randomness = registry.game(name), SeededRandomness("pictures")
    state, step = game.start(Setup.of(game, players, options, 0 if game.has_starter else None)), 0
    while isinstance(turn := game.turn(state), Chance | Decide):
        if isinstance(turn, Chance):
            state = game.deal(state, game.draw(state, randomness))
        else:
            state = game.play(state, turn.seats[0], game.legal(state, turn.seats[0])[0])
        step += 1
        if step % every == 0:
            yield state
    yield state


def drawn(game, state, language, seat=1):
    words = LanguageWords(Language(language))
    return texts_of(game).picture(words, game.view(state, seat), seat, NAMES)


@pytest.mark.parametrize(("name", "options"), SETUPS)
def test_the_english_files_say_what_the_game_says_by_itself(name, options):
    game = registry.game(name)

    for state in states(name, options):
        assert drawn(game, state, "en") == game.picture(game.view(state, 1), 1, NAMES)


@pytest.mark.parametrize("name", ["azul", "summer-pavilion", "5211"])
def test_the_english_files_have_the_guide_and_the_reasons_of_the_game(name):
    game, words = registry.game(name), LanguageWords()

    assert texts_of(game).guide(words) == texts_of(game).guide(ENGLISH) == game.guide
    assert words.text(f"terminal-tie-break-{name}", "") == (game.tie_break or "")
    assert [words.text(f"terminal-option-{option.name}", "") for option in game.options] == [
        option.meaning for option in game.options
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["azul", "summer-pavilion", "5211"])
def test_a_guide_fits_a_screen_in_two_columns(name, language):
    lines = texts_of(registry.game(name)).guide(LanguageWords(Language(language))).splitlines()
    begins = {len(line) - len(line[2:].lstrip()) for line in lines if line.startswith("   ")}

    assert len(begins) == 1
    assert all(line[begins.copy().pop() - 1] == " " for line in lines)
    assert max(map(len, lines)) <= 100


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("wall", ["coloured", "grey"])
def test_boards_of_azul_stand_side_by_side(wall, language):
    for state in states("azul", {"wall": wall}):
        lines = plain(drawn(registry.game("azul"), state, language)).splitlines()
        first = next(index for index, line in enumerate(lines) if "Bernadette" in line)
        right = lines[first].index("Cy") - 2
        rows = [line[right : right + 4] for line in lines[first + 1 : first + 7]]

        assert rows == ["  1 ", "  2 ", "  3 ", "  4 ", "  5 ", "  F "]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("side", ["coloured", "grey"])
def test_boards_of_summer_pavilion_stand_side_by_side(side, language):
    for state in states("summer-pavilion", {"board": side}):
        lines = plain(drawn(registry.game("summer-pavilion"), state, language)).splitlines()
        first = next(index for index, line in enumerate(lines) if "Bernadette" in line)
        right = lines[first].index("Cy") - 2

        assert lines[first + 2].index("UL", right) - lines[first + 2].index("UL") == right


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("target", [0, 50])
def test_cards_of_5211_stand_in_a_column(target, language):
    seen = 0
    for state in states("5211", {"edition": "rulebook", "target": target}, every=7):
        lines = drawn(registry.game("5211"), state, language)[3:7]
        begins = {sum(len(span.text) for span in line[:3]) for line in lines}
        assert len(begins) == 1
        seen += 1
    assert seen > 5


class Pebbles:
    """A game of someone else, which knows nothing of languages."""

    name, title, guide, tie_break = "pebbles", "Pebbles", "  take2      take two pebbles", None

    def picture(self, view, seat, names):
        return [[view, seat, names]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_without_texts_speaks_english_and_notation(language):
    words, texts = LanguageWords(Language(language)), texts_of(Pebbles())  # type: ignore[arg-type]

    assert type(texts) is GameTexts
    assert (texts.title(words), texts.guide(words)) == ("Pebbles", "  take2      take two pebbles")
    assert texts.picture(words, {"heap": 3}, 0, ["Ana"]) == [[{"heap": 3}, 0, ["Ana"]]]
    assert (texts.move(words, None, 0, "take2"), texts.draw(words, "heap 15")) == ("", "heap 15")
    assert texts.part(words, {}, "colours", "mauve") == "mauve"
