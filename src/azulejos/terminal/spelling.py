"""What a person means who types a move without minding capitals and blanks."""

from collections.abc import Sequence

from azulejos.core.errors import ParseError
from azulejos.core.protocol import Game


def spelled(game: Game, legal: Sequence[str], answer: str) -> str:
    """The legal move that was meant; else a move that can be refused with a reason; else what was typed."""
    typed = answer.replace(" ", "")
    for move in legal:
        if move.casefold() == typed.casefold():
            return move
    word, colon, rest = typed.partition(":")
    spellings = [typed, typed.upper(), f"{word.lower()}{colon}{rest.upper()}"]
    return min(spellings, key=lambda each: _how_wrong(game, each))


def _how_wrong(game: Game, text: str) -> int:
    """0 for a move, 1 for a text that breaks a rule with a number, 2 for no move at all."""
    try:
        game.read_move(text)
    except ParseError as error:
        return 1 if error.clause else 2
    return 0
