"""Bunches of tiles as text: each colour has a letter, and letters are written in colour order."""

from collections.abc import Iterable

from azulejos.core.bunch import EMPTY, count, one
from azulejos.core.errors import ParseError


class Letters:
    """The letters of a game's colours; writes and reads bunches and draws."""

    def __init__(self, letters: str) -> None:
        self.letters = letters

    def text(self, bunch: int) -> str:
        """A bunch as letters in colour order; the empty bunch is an empty text."""
        return "".join(letter * int(count(bunch, colour)) for colour, letter in enumerate(self.letters))

    def read(self, text: str) -> int | None:
        """The bunch of letters in any order, or None if one of them is no colour."""
        if any(letter not in self.letters for letter in text):
            return None
        return sum((one(self.letters.index(letter)) for letter in text), EMPTY)

    def word(self, bunch: int) -> str:
        """A bunch as one word: the empty one is a dash."""
        return self.text(bunch) or "-"

    def read_word(self, word: str) -> int | None:
        """The bunch of a word, or None if it is not written as `word` writes it."""
        bunch = self.read("" if word == "-" else word)
        return bunch if bunch is not None and word == self.word(bunch) else None

    def draw_text(self, kind: str, bunches: Iterable[int]) -> str:
        """A draw as text: its kind, and a word for each bunch."""
        return " ".join([kind, *map(self.word, bunches)])

    def read_draw(self, text: str, forms: dict[str, str]) -> tuple[str, list[int]]:
        """The kind and the bunches of a draw; `forms` shows for each kind how one is written."""
        kind, *words = text.split(" ")
        if kind not in forms or not words:
            raise ParseError(f"{text!r} is not a draw", code="bad-chance-text", allowed=list(forms.values()))
        return kind, [self._read_bunch(word) for word in words]

    def _read_bunch(self, word: str) -> int:
        bunch = self.read_word(word)
        if bunch is None:
            allowed = [f"letters in the order {self.letters}", "- for none"]
            raise ParseError(f"{word!r} is not a bunch of tiles", code="bad-chance-text", allowed=allowed)
        return bunch
