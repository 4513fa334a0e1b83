"""What a screen says about Summer Pavilion in the reader's words: moves, draws, the guide to typing moves."""

from collections.abc import Mapping, Sequence

from azulejos.core.picture import TextLine
from azulejos.core.protocol import Document, State
from azulejos.core.texts import ENGLISH, GameTexts, Words, guide_text
from azulejos.games.summer_pavilion.geometry import CELL_NAMES, STARS
from azulejos.games.summer_pavilion.layout import COLOUR_NAMES, COLOURS, COSTS, STAR_COLOURS
from azulejos.games.summer_pavilion.picture import picture


class SummerPavilionTexts(GameTexts):
    """The texts of Summer Pavilion."""

    def guide(self, words: Words) -> str:
        """The parts of a move and the signs of the picture."""
        return move_guide(words)

    def picture(self, words: Words, view: Document, seat: int | None, names: Sequence[str]) -> list[TextLine]:
        """A view drawn in text."""
        return picture(view, seat, names, words)

    def move(self, words: Words, before: State, seat: int, move: str) -> str:
        """A take with its tiles, a placement, a bonus tile, or a pass with the tiles kept."""
        if move.startswith("pass:"):
            return words.text("page-summer-pavilion-did-pass", move, tiles=_tiles(words, move[5:].strip("-")))
        if move.startswith("+"):
            return words.text("page-summer-pavilion-bonus-all", move, tiles=_tiles(words, move[1:])).lower()
        if ":" in move:
            cell, colour = move.split(":")
            place = _cell(words, cell, self.game.setup(before).options["board"] == "grey")
            return words.text("page-summer-pavilion-lay", move, tile=_name(colour[0]), cell=place).lower()
        return self._take(words, before, seat, move)

    def _take(self, words: Words, before: State, seat: int, move: str) -> str:
        taken = self.game.outlook(before, seat, self.game.read_move(move))["tiles"]
        place = "centre" if move[0] == "C" else move[0]
        source = words.text("page-summer-pavilion-source", move[0], source=place)
        return words.text("page-summer-pavilion-take", move, tiles=_tiles(words, taken), source=source)

    def draw(self, words: Words, chance: str) -> str:
        """A deal, display by display, or the tiles that fill the supply."""
        kind, _, tiles = chance.partition(" ")
        if kind == "supply":
            return words.text("page-log-supply", chance, tiles=_tiles(words, tiles.strip("-")))
        return f"{words.text('page-log-deal', kind, game=self.game.name)}: {tiles}"

    def part(self, words: Words, options: Mapping[str, object], item: str, part: str) -> str:
        """A star."""
        return words.text("page-summer-pavilion-star", part, star=_star(part, options["board"] == "grey"))


def move_guide(words: Words = ENGLISH) -> str:
    """The parts of a move and the signs of the picture, for a person who types moves."""
    colours = ", ".join(f"{letter} {words.coloured(_name(letter))}" for letter in COLOURS)
    rows = [
        ("3R", "take", "take the red tiles of display 3; CR is from the centre. A joker comes along by itself"),
        ("", "colours", f"colours: {colours}"),
        ("UL.NE:O+1", "lay", "lay orange on the north-east cell of the upper left star; one of those paid is a joker"),
        ("", "stars", "stars: C centre, L left, R right, UL and UR upper left and right, LL and LR lower"),
        ("", "cells", "cells of a star: N, NE, SE, S, SW, NW"),
        ("+G", "bonus", "take a green bonus tile from the supply"),
        ("pass:GGR", "pass", "pass, and keep two green tiles and a red one; pass:- keeps nothing"),
        ("*P*", "joker", "a tile of the joker colour; T is the starting-player token"),
    ]
    return guide_text(words, "terminal-guide-summer-pavilion", rows, colours=colours)


def _tiles(words: Words, bunch: str) -> str:
    """The tiles of a bunch: `2 red and 1 green`."""
    groups = [(_name(letter), bunch.count(letter)) for letter in COLOURS if letter in bunch]
    parts = [
        words.text("page-summer-pavilion-tiles", f"{count} {name}", count=count, colour=name) for name, count in groups
    ]
    return words.listed(parts) if parts else words.text("page-summer-pavilion-no-tiles", "no tiles")


def _cell(words: Words, name: str, grey: bool) -> str:
    """A cell by its cost and its star, with its direction where the star has the cost more than once."""
    star, direction = name.split(".")
    cost = int(COSTS[int(grey), CELL_NAMES.index(name)])
    text = words.text("page-summer-pavilion-cell", name, number=cost, star=_star(star, grey))
    if not grey or star != "C":
        return text
    return words.text("page-summer-pavilion-cell-toward", text, cell=text, direction=direction)


def _star(star: str, grey: bool) -> str:
    """A star by the colour printed on it, or by its place."""
    colour = int(STAR_COLOURS[STARS.index(star)])
    return star if grey or colour < 0 else COLOUR_NAMES[colour]


def _name(letter: str) -> str:
    return COLOUR_NAMES[COLOURS.index(letter)]
