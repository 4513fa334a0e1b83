"""Reads moves as people type them: in any case, with blanks, with the parts in any order."""

from collections.abc import Sequence

from azulejos.core.errors import ParseError
from azulejos.core.protocol import Game


def spelled(game: Game, legal: Sequence[str], answer: str) -> str:
    """The legal move that was meant; else a move that the game refuses with a reason; else the typed text."""
    spellings = _spellings(answer.replace(" ", ""))
    by_letters = {move.casefold(): move for move in legal}
    for each in spellings:
        if each.casefold() in by_letters:
            return by_letters[each.casefold()]
    return min(spellings, key=lambda each: _how_wrong(game, each))


def _spellings(typed: str) -> list[str]:
    """Possible spellings, the likeliest first: as typed, in capitals, or starting at another part."""
    word, colon, rest = typed.partition(":")
    capitals = typed.upper()
    begun_elsewhere = [capitals[cut:] + capitals[:cut] for cut in range(1, len(capitals))]  # B1Y2 is Y2B1
    return [typed, capitals, f"{word.lower()}{colon}{rest.upper()}", *begun_elsewhere]


def _how_wrong(game: Game, text: str) -> int:
    """0 for a move, 1 for a text that breaks a clause of the rules, 2 for anything else."""
    try:
        game.read_move(text)
    except ParseError as error:
        return 1 if error.clause else 2
    return 0
