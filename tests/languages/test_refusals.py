"""Moves that are forbidden, tried in random games: every refusal is told in every language."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from azulejos.core import registry
from azulejos.core.errors import AzulejosError, Fact, IllegalMove, ParseError
from azulejos.core.randomness import SeededRandomness
from azulejos.core.ruled import RuledGame
from azulejos.core.setup import Setup
from azulejos.core.turn import Chance, Decide
from azulejos.languages import Language, error_text, say
from tests.languages.codes import SOURCE, codes_of
from tests.languages.messages import LANGUAGES

SETUPS: dict[str, list[dict[str, Any]]] = {
    "azul": [{"players": 2, "options": {"wall": wall}} for wall in ("coloured", "grey")],
    "summer-pavilion": [{"players": 2, "options": {"board": board}} for board in ("coloured", "grey")],
    "5211": [{"players": 3}],
}
FOLDERS = {"azul": "azul", "summer-pavilion": "summer_pavilion", "5211": "g5211"}
SELDOM = {"azul": range(300, 325), "summer-pavilion": range(1572, 1578), "5211": range(0)}
"""Moves of which there are few, so that chance would seldom try them: tiling a wall, taking a bonus tile."""

TRIES = 15
NOTATION = ("cell", "star", "kept", "hand", "text", "examples")
"""Facts that are written alike in every language."""


def turns(game: RuledGame, setup: Setup, source: SeededRandomness) -> Iterator[tuple[Any, int]]:
    """A random game: every state in which a seat decides. Passes have high ids and come seldom, so that boards fill."""
    state = game.start(setup)
    while True:
        turn = game.turn(state)
        if isinstance(turn, Chance):
            state = game.deal(state, game.draw(state, source))
        elif isinstance(turn, Decide):
            yield state, turn.seats[0]
            moves = game.legal(state, turn.seats[0])
            state = game.play(state, turn.seats[0], min(moves[source.below(len(moves))] for _ in range(3)))
        else:
            return


def refusals(name: str) -> Iterator[IllegalMove]:
    """Refusals of random moves that are not legal, and of one that is no move at all."""
    game, source = registry.game(name), SeededRandomness(7)
    assert isinstance(game, RuledGame)
    for terms in SETUPS[name]:
        for state, seat in turns(game, Setup.of(game, **terms), source):
            legal = set(game.legal(state, seat))
            tried = {source.below(game.rules.moves) for _ in range(TRIES)}.union(SELDOM[name]) - legal
            yield from (game.refusal(state, seat, move) for move in [game.rules.moves, *sorted(tried)])


def distinct(errors: Iterator[AzulejosError]) -> list[AzulejosError]:
    return list({(error.code, *error.facts.items()): error for error in errors}.values())


@pytest.fixture(scope="module", params=list(SETUPS))
def met(request: pytest.FixtureRequest) -> tuple[str, list[AzulejosError]]:
    return request.param, distinct(refusals(request.param))


def check_translated(error: AzulejosError) -> None:
    texts = [error_text(error, Language(language)) for language in LANGUAGES]
    assert texts == [say(Language(language), error.code, **error.facts) for language in LANGUAGES]
    assert len(set(texts)) == len(LANGUAGES)
    for language, text in zip(LANGUAGES, texts, strict=True):
        assert text != error.message
        assert not re.search(r"[{}$\n]", text), text
        assert language not in {"ru", "uk"} or not re.search("[A-Za-z]", without_notation(text, error.facts)), text


def without_notation(text: str, facts: dict[str, Fact]) -> str:
    written = [str(facts[name]) for name in NOTATION if name in facts]
    for word in sorted(written, key=len, reverse=True):
        text = text.replace(word, "")
    return text


def test_every_refusal_is_reported_in_every_language(met: tuple[str, list[AzulejosError]]) -> None:
    for error in met[1]:
        check_translated(error)


def test_random_games_meet_every_refusal_there_is(met: tuple[str, list[AzulejosError]]) -> None:
    name, errors = met

    assert {error.code for error in errors} == set(codes_of(SOURCE / "games" / FOLDERS[name] / "refusal.py"))


def test_facts_are_words_and_whole_numbers_of_python(met: tuple[str, list[AzulejosError]]) -> None:
    assert {type(fact) for error in met[1] for fact in error.facts.values()} == {str, int}


@pytest.mark.parametrize("name", SETUPS)
@pytest.mark.parametrize("text", ["", "?", "Z9>9", "pass", "B7", "T4Y1", "ход"])
def test_what_is_no_move_is_reported_in_every_language(name: str, text: str) -> None:
    with pytest.raises(ParseError) as refused:
        registry.game(name).read_move(text)

    check_translated(refused.value)


@pytest.mark.parametrize("name", SETUPS)
def test_the_examples_in_a_message_are_moves(name: str) -> None:
    game = registry.game(name)
    with pytest.raises(ParseError) as refused:
        game.read_move("?")

    examples = str(refused.value.facts["examples"]).split(", ")
    assert [game.move_text(game.read_move(example)) for example in examples] == examples


@pytest.mark.parametrize("name", SETUPS)
def test_what_is_no_id_is_reported_in_every_language(name: str) -> None:
    with pytest.raises(ParseError) as refused:
        registry.game(name).move_text(-1)

    check_translated(refused.value)


@pytest.mark.parametrize("text", ["C.S:B+6", "pass:PPPPP"])
def test_what_can_never_be_paid_or_kept_is_reported_in_every_language(text: str) -> None:
    with pytest.raises(ParseError) as refused:
        registry.game("summer-pavilion").read_move(text)

    check_translated(refused.value)
