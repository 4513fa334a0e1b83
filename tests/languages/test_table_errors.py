"""What the referee and the set-up refuse, raised by them and told in every language."""

from collections.abc import Callable
from typing import Any

import pytest

from azulejos.bots.bot_registry import find
from azulejos.core import registry
from azulejos.core.errors import AzulejosError
from azulejos.core.randomness import SeededRandomness
from azulejos.core.setup import Setup
from azulejos.languages import Language, error_text, say
from azulejos.table import Table
from tests.languages.messages import LANGUAGES

AZUL, G5211 = registry.game("azul"), registry.game("5211")


def table() -> Table:
    return Table.new(AZUL, Setup.of(AZUL), randomness=SeededRandomness(1))


def left() -> Table:
    one = table()
    one.leave(0)
    return one


def play(move: Any, seat: int = 0, revision: int = 1) -> Callable[[], object]:
    return lambda: table().play(seat, move, revision=revision)


def play_one_id_twice() -> None:
    one = table()
    first, second, *_ = one.legal(0)
    one.play(0, first, revision=1, move_id="m1")
    one.play(0, second, revision=2, move_id="m1")


def agree_to_ones_own() -> None:
    one = table()
    one.play(0, one.legal(0)[0], revision=1)
    one.ask_takeback(0)
    one.agree(0)


REFUSED: list[tuple[str, Callable[[], object]]] = [
    ("no-such-seat", play("1B>1", seat=9)),
    ("no-such-seat", lambda: table().glimpse(True)),
    ("not-your-turn", play("1B>1", seat=1)),
    ("not-your-turn", lambda: AZUL.play(AZUL.start(Setup.of(AZUL)), 0, 0)),
    ("stale-revision", play("1B>1", revision=0)),
    ("bad-move-text", play(["1B>1"])),
    ("bad-move-text", play("1B>9")),
    ("move-id-reused", play_one_id_twice),
    ("game-over", lambda: left().leave(1)),
    ("game-over", lambda: left().play(0, "1B>1", revision=2)),
    ("takeback-refused", lambda: table().ask_takeback(0)),
    ("no-takeback", lambda: table().refuse(0)),
    ("no-takeback", lambda: table().agree(0)),
    ("no-takeback", agree_to_ones_own),
    ("bad-player-count", lambda: Setup.of(AZUL, 9)),
    ("bad-player-count", lambda: Setup.of(G5211, [2])),
    ("unknown-option", lambda: Setup.of(AZUL, options={"ceiling": "high"})),
    ("bad-option-value", lambda: Setup.of(AZUL, options={"wall": "pink"})),
    ("bad-option-value", lambda: Setup.of(G5211, options={"target": -1})),
    ("bad-option-value", lambda: Setup.of(G5211, options={"edition": None})),
    ("bad-option-value", lambda: Setup.of(registry.game("summer-pavilion"), options={"board": 1.5})),
    ("bad-starter", lambda: Setup.of(AZUL, starter=5)),
    ("bad-starter", lambda: Setup.of(AZUL, starter=False)),
    ("bad-starter", lambda: Setup.of(G5211, starter=0)),
    ("unknown-game", lambda: registry.game("chess")),
    ("unknown-bot", lambda: find("hal")),
    ("unknown-bot", lambda: find("hal.py:Hal")),
    ("unknown-bot", lambda: find("cmd:")),
    ("unknown-bot", lambda: find("cmd:'")),
]


@pytest.mark.parametrize(("code", "act"), REFUSED)
def test_it_is_reported_in_every_language(code: str, act: Callable[[], object]) -> None:
    with pytest.raises(AzulejosError) as refused:
        act()
    error = refused.value

    texts = [error_text(error, Language(language)) for language in LANGUAGES]
    assert error.code == code
    assert texts == [say(Language(language), code, **error.facts) for language in LANGUAGES]
    assert len({*texts, error.message}) == len(LANGUAGES) + 1


def test_a_wrong_kind_of_move_is_reported_with_moves_that_are_legal() -> None:
    with pytest.raises(AzulejosError) as refused:
        play(7)()

    assert refused.value.facts == {"text": 7, "examples": ", ".join(table().legal(0)[:3])}
