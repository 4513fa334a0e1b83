"""What a person means who types a move without minding capitals, blanks and which part comes first."""

from collections.abc import Sequence

from azulejos.core.errors import ParseError
from azulejos.core.protocol import Game


def spelled(game: Game, legal: Sequence[str], answer: str) -> str:
    """The legal move that was meant; else a move that can be refused with a reason; else what was typed."""
    spellings = _spellings(answer.replace(" ", ""))
    by_letters = {move.casefold(): move for move in legal}
    for each in spellings:
        if each.casefold() in by_letters:
            return by_letters[each.casefold()]
    return min(spellings, key=lambda each: _how_wrong(game, each))


def _spellings(typed: str) -> list[str]:
    """What may have been meant, the likeliest first: as typed, in capitals, or begun at another part."""
    word, colon, rest = typed.partition(":")
    capitals = typed.upper()
    begun_elsewhere = [capitals[cut:] + capitals[:cut] for cut in range(1, len(capitals))]  # B1Y2 is Y2B1
    return [typed, capitals, f"{word.lower()}{colon}{rest.upper()}", *begun_elsewhere]


def _how_wrong(game: Game, text: str) -> int:
    """0 for a move, 1 for a text that breaks a rule with a number, 2 for no move at all."""
    try:
        game.read_move(text)
    except ParseError as error:
        return 1 if error.clause else 2
    return 0
