"""What a screen says about Azul in the reader's words: moves, draws, the guide to typing moves."""

from collections.abc import Mapping, Sequence

from azulejos.core.picture import TextLine
from azulejos.core.protocol import Document, State
from azulejos.core.texts import ENGLISH, GameTexts, Words, guide_text
from azulejos.games.azul.layout import COLOUR_NAMES, COLOURS
from azulejos.games.azul.picture import picture


class AzulTexts(GameTexts):
    """The texts of Azul."""

    def guide(self, words: Words) -> str:
        """The parts of a move and the signs of the picture."""
        return move_guide(words)

    def picture(self, words: Words, view: Document, seat: int | None, names: Sequence[str]) -> list[TextLine]:
        """A view drawn in text."""
        return picture(view, seat, names, words)

    def move(self, words: Words, before: State, seat: int, move: str) -> str:
        """A take with the number of its tiles, or the tiling of a grey wall."""
        if "=" in move:
            row, column = move.split("=")
            return words.text("page-azul-did-tile", move, row=row, column=column)
        source, colour, line = move[0], move[1], move[-1]
        view = self.game.view(before, None)
        tiles = view["centre"] if source == "C" else view["displays"][int(source) - 1]
        facts = {"count": tiles.count(colour), "colour": _name(colour)}
        return words.text("page-azul-move", move, source=source, line=line, **facts)

    def draw(self, words: Words, chance: str) -> str:
        """A deal, display by display."""
        kind, _, tiles = chance.partition(" ")
        return f"{words.text('page-log-deal', kind, game=self.game.name)}: {tiles}"

    def part(self, words: Words, options: Mapping[str, object], item: str, part: str) -> str:
        """A colour."""
        return words.coloured(_name(part))


def move_guide(words: Words = ENGLISH) -> str:
    """The parts of a move and the signs of the picture, for a person who types moves."""
    colours = ", ".join(f"{letter} {words.coloured(_name(letter))}" for letter in COLOURS)
    rows = [
        ("3R>4", "take", "take the red tiles of display 3, lay them on pattern line 4"),
        ("CK>F", "drop", "take the black tiles of the centre, put them on the floor line"),
        ("", "source", "the source: a display by its number, or C for the centre"),
        ("", "colour", f"the colour: {colours}"),
        ("", "line", "the line: 1 to 5 from the top, or F for the floor line"),
        ("2=4", "tile", "on the grey wall: the tile of row 2 goes to column 4"),
        ("M", "marker", "the starting-player marker"),
    ]
    return guide_text(words, "terminal-guide-azul", rows, colours=colours)


def _name(letter: str) -> str:
    return COLOUR_NAMES[COLOURS.index(letter)]
