"""What a screen says about 5211 in the reader's words: moves, and the guide to typing them."""

from collections.abc import Mapping, Sequence

from azulejos.core.picture import TextLine
from azulejos.core.protocol import Document, State
from azulejos.core.texts import ENGLISH, GameTexts, Words, guide_text
from azulejos.games.g5211.layout import COLOUR_NAMES, COLOURS
from azulejos.games.g5211.notation import CARD
from azulejos.games.g5211.picture import colour_limit, picture, roosters_needed


class G5211Texts(GameTexts):
    """The texts of 5211. Its draws are secret, so nothing is said about them."""

    def guide(self, words: Words) -> str:
        """The parts of a move, and what the line of counts means."""
        return move_guide(words)

    def picture(self, words: Words, view: Document, seat: int | None, names: Sequence[str]) -> list[TextLine]:
        """A view drawn in text."""
        return picture(view, seat, names, words)

    def move(self, words: Words, before: State, seat: int, move: str) -> str:
        """The cards that are laid."""
        cards = CARD.findall(move)
        texts = [words.text("page-card", card, colour=card[0], value=int(card[1])) for card in cards]
        return ", ".join(texts).lower()

    def part(self, words: Words, options: Mapping[str, object], item: str, part: str) -> str:
        """A colour."""
        return words.coloured(_name(part))


def move_guide(words: Words = ENGLISH) -> str:
    """The parts of a move, and what the line of counts means, for a person who types moves."""
    colours = ", ".join(f"{letter} {words.coloured(_name(letter))}" for letter in COLOURS)
    exactly = roosters_needed(4, True, words)
    rows = [
        ("Y1T4", "pair", "lay the yellow 1 and the turquoise 4, in either order: two cards in part 1"),
        ("B6", "card", "lay the blue 6: one card in parts 2 and 3"),
        ("", "colours", f"colours: {colours}; a 1 is a rooster"),
        (
            roosters_needed(4, False, words),
            "roosters",
            f'with 4 or more open roosters only roosters score; "{exactly}": not with more',
        ),
        (
            colour_limit(5, words),
            "limit",
            "a colour with more open cards goes out, and so do colours with equally many;",
        ),
        ("", "leads", "of those left the one with most cards scores, for everyone who laid it"),
    ]
    return guide_text(words, "terminal-guide-5211", rows, colours=colours, exactly=exactly)


def _name(letter: str) -> str:
    return COLOUR_NAMES[COLOURS.index(letter)]
