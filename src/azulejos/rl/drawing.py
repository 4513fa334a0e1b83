"""Draws a game under way: as text, on the screen, or in pixels."""

from gymnasium import logger
from rich.console import Console
from rich.text import Text

from azulejos.core.picture import Line, plain
from azulejos.rl.conditions import Conditions
from azulejos.rl.course import Course
from azulejos.rl.raster import Image, image

COLUMNS = 90
"""How wide an image is, in letters: as wide as any picture gets."""

SPARE = 4
"""How many lines a picture may grow by while a game goes on."""


def draw(conditions: Conditions, course: Course, seat: int | None) -> str | Image | None:
    """The game as a seat sees it, or a spectator; None for the screen, which shows it already."""
    mode = conditions.render_mode
    if mode is None:
        logger.warn("nothing is drawn: give the environment a render_mode, human, ansi or rgb_array")
        return None
    lines = picture(course, seat)
    if mode == "human":
        show(lines)
        return None
    if mode == "ansi":
        return plain(lines)
    rows = len(picture(conditions.begin(0, None), 0)) + SPARE  # all images of an environment have the same size
    return image(lines, rows, COLUMNS)


def picture(course: Course, seat: int | None) -> list[Line]:
    """The game's own picture of itself."""
    names = [f"player_{each}" for each in range(int(course.state[0].players))]
    return course.game.picture(course.game.view(course.shown, seat), seat, names)


def show(lines: list[Line]) -> None:
    """Write a picture to the screen, in colour where it can."""
    console = Console(highlight=False)
    for line in lines:
        console.print(Text.assemble(*((span.text, span.style) for span in line)), soft_wrap=True)
    console.print()
