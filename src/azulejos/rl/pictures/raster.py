"""Renders a text picture as an image: every letter a cell of dots, every style with its colours."""

import re

import numpy as np
from numpy.typing import NDArray

from azulejos.core.picture import Span, TextLine
from azulejos.rl.pictures.font import HEIGHT, WIDTH, glyph

Image = NDArray[np.uint8]
"""Rows, columns, and red, green, blue."""

SCALE = 2
"""Pixels along the edge of a dot."""

CELL = (2 * WIDTH + 2, 2 * HEIGHT + 8)
"""Width and height of a letter with the space around it, in pixels."""

PAPER, INK, BOLD, DIM = "#3b424f", "#dde1e8", "#ffffff", "#939aa8"

_COLOUR = re.compile(r"#[0-9a-f]{6}")


def image(lines: list[TextLine], rows: int, columns: int) -> Image:
    """The picture in pixels, with room for `rows` × `columns` letters; the rest is cut off."""
    across, down = CELL
    pixels = np.empty(((rows + 1) * down, (columns + 2) * across, 3), np.uint8)
    pixels[:] = _rgb(PAPER)
    for row, line in enumerate(lines[:rows]):
        _draw_line(pixels[row * down + down // 2 :], line, columns)
    return pixels


def _draw_line(pixels: Image, line: TextLine, columns: int) -> None:
    at = 1
    for span in line:
        _draw_span(pixels[: CELL[1], at * CELL[0] :], Span(span.text[: columns + 1 - at], span.style))
        at = min(at + len(span.text), columns + 1)


def _draw_span(pixels: Image, span: Span) -> None:
    """Draw a span. One with a background, such as a tile, keeps a gap to its neighbours."""
    ink, ground = colours(span.style)
    across, down = CELL
    if ground is not None:
        pixels[1 : down - 1, 1 : len(span.text) * across - 1] = _rgb(ground)
    for number, letter in enumerate(span.text):
        dots = np.kron(glyph(letter), np.ones((SCALE, SCALE), np.bool_))
        left, top = number * across + 1, (down - SCALE * HEIGHT) // 2 + 1
        pixels[top : top + SCALE * HEIGHT, left : left + SCALE * WIDTH][dots] = _rgb(ink)


def colours(style: str) -> tuple[str, str | None]:
    """The colours of the letters of a style and, if it has one, of what lies behind them."""
    ink, _, ground = style.partition(" on ")
    named = _COLOUR.search(ink)
    if named:
        return named[0], ground or None
    return (BOLD if "bold" in ink else DIM if "dim" in ink else INK), ground or None


def _rgb(colour: str) -> tuple[int, ...]:
    return tuple(bytes.fromhex(colour[1:]))
