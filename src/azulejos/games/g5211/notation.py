"""Cards, moves and draws of 5211 as text (docs/notation.md)."""

import re

from azulejos.core.errors import ParseError
from azulejos.games.g5211.layout import COLOURS, VALUES
from azulejos.games.g5211.moves import MOVES, NO_CARD, first_card, pair_id, second_card

CARD = re.compile(r"[YGOBT][1-6]")
_CARDS = re.compile(r"(?:[YGOBT][1-6])*")

GUIDE = """\
  Y1T4       lay the yellow 1 and the turquoise 4, in either order: two cards in part 1
  B6         lay the blue 6: one card in parts 2 and 3
             colours: Y yellow, G green, O orange, B blue, T turquoise; a 1 is a rooster
  from 4     with 4 or more open roosters only roosters score; "exactly 4": not with more
  at most 5  a colour with more open cards goes out, and so do colours with equally many;
             of those left the one with most cards scores, for everyone who laid it"""
"""The parts of a move, and what the line of counts means, for a person who types moves."""


def card_text(kind: int) -> str:
    """A card as text: its colour and its value."""
    return f"{COLOURS[kind // VALUES]}{kind % VALUES + 1}"


def cards_text(kinds: list[int]) -> str:
    """Cards as text, by colour and then by value."""
    return "".join(card_text(kind) for kind in sorted(kinds))


def read_cards(text: str) -> list[int] | None:
    """The kinds of some cards in any order, or nothing if the text is not made of cards."""
    if not _CARDS.fullmatch(text):
        return None
    return [COLOURS.index(card[0]) * VALUES + int(card[1]) - 1 for card in CARD.findall(text)]


def move_text(move: int) -> str:
    """A move as text: `B6`, `Y1T4`."""
    if not 0 <= move < MOVES:
        message, allowed = f"{move} is not a move id", [f"0 to {MOVES - 1}"]
        raise ParseError(message, code="bad-move-id", allowed=allowed, facts={"move": move})
    second = second_card(move)
    return cards_text([first_card(move)] if second == NO_CARD else [first_card(move), second])


def read_move(text: str) -> int:
    """A move from its text."""
    kinds = read_cards(text)
    if kinds is None or len(kinds) not in {1, 2} or text != cards_text(kinds):
        raise ParseError(
            f"{text!r} is not a move",
            code="bad-move-text",
            allowed=["one card, as B6", "two cards by colour and value, as Y1T4"],
            facts={"text": text, "examples": "B6, Y1T4"},
        )
    return kinds[0] if len(kinds) == 1 else pair_id(kinds[0], kinds[1])


def chance_text(kind: str, hands: list[list[int]]) -> str:
    """A draw as text: the word, then the cards of each seat (of all, where they are removed)."""
    return f"{kind} {' / '.join(cards_text(hand) for hand in hands)}"


def read_chance(text: str) -> tuple[str, list[list[int]]]:
    """The word of a draw and the cards of each seat."""
    word, _, rest = text.partition(" ")
    if word in {"remove", "deal", "draw"} and rest:
        hands = [_read_hand(hand) for hand in rest.split(" / ")]
        if word != "remove" or len(hands) == 1:
            return word, hands
    raise ParseError(
        f"{text!r} is not a draw",
        code="bad-chance-text",
        allowed=["remove CARDS", "deal CARDS / CARDS", "draw CARDS / CARDS"],
    )


def _read_hand(text: str) -> list[int]:
    kinds = read_cards(text)
    if not kinds or text != cards_text(kinds):
        allowed = ["cards by colour and value, as Y1Y2T4"]
        raise ParseError(f"{text!r} are not cards", code="bad-chance-text", allowed=allowed)
    return kinds


def view_chance(chance: str, seat: int | None) -> str:
    """The text of a draw as a seat may know it: its own cards, of all others their number."""
    word, _, rest = chance.partition(" ")
    hands = rest.split(" / ")
    shown = [hand if word != "remove" and owner == seat else str(len(hand) // 2) for owner, hand in enumerate(hands)]
    return f"{word} {' / '.join(shown)}"
