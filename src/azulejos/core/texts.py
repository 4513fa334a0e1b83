"""Texts of a game for readers of any language: message ids with English texts and facts, which `Words` translate."""

from collections.abc import Mapping, Sequence
from typing import cast

from azulejos.core.errors import Fact
from azulejos.core.picture import TextLine
from azulejos.core.protocol import Document, Game, State


class Words:
    """Puts messages into words. This class has English; `azulejos.languages` has a subclass for every language."""

    def text(self, message_id: str, english: str, /, **facts: Fact) -> str:
        """The message in the reader's language; the English text if the language has no such message."""
        return english

    def listed(self, parts: Sequence[str]) -> str:
        """Parts of a sentence as a list: `2 red, 1 blue and 3 white`."""
        *first, last = parts or [""]
        before = ", ".join(first)
        return self.text("terminal-list", f"{before} and {last}", before=before, last=last) if first else last

    def coloured(self, name: str) -> str:
        """A colour by its English name."""
        return self.text("colour", name, colour=name)


ENGLISH = Words()
"""The words of readers who have not chosen a language."""

GuideRow = tuple[str, str, str]
"""A line of a guide: what is typed or shown, the last part of its message id, what it means in English."""


def guide_text(words: Words, prefix: str, rows: Sequence[GuideRow], **facts: Fact) -> str:
    """A guide in two columns: the signs, and what they mean. The ids of its messages begin with the prefix."""
    widest = max(9, *(len(sign) for sign, _, _ in rows))
    return "\n".join(
        f"  {sign:<{widest}}  {words.text(f'{prefix}-{name}', english, **facts)}" for sign, name, english in rows
    )


class GameTexts:
    """What a screen says about a game. This class has the texts of a game without its own: English, and notation."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def title(self, words: Words) -> str:
        """The name of the game: as the language writes it, or its own title if the language does not know the game."""
        named = words.text("game-name", self.game.title, game=self.game.name)
        return self.game.title if self.game.name in named else named  # a message that repeats the slug does not know it

    def guide(self, words: Words) -> str:
        """Help for a person who types moves."""
        return self.game.guide

    def picture(self, words: Words, view: Document, seat: int | None, names: Sequence[str]) -> list[TextLine]:
        """A view drawn in text, as `Game.picture` draws it."""
        return self.game.picture(view, seat, names)

    def move(self, words: Words, before: State, seat: int, move: str) -> str:
        """A legal move in words, from the state before it; nothing if its notation says enough."""
        return ""

    def draw(self, words: Words, chance: str) -> str:
        """A public draw in words."""
        return chance

    def part(self, words: Words, options: Mapping[str, object], item: str, part: str) -> str:
        """A part of a score item that is not a number, such as a colour."""
        return part


def texts_of(game: Game) -> GameTexts:
    """The texts of a game: those of its attribute `texts`, a subclass of `GameTexts`, or the plain ones."""
    return cast("type[GameTexts]", getattr(game, "texts", GameTexts))(game)
