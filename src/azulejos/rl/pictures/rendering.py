"""Renders an episode: as text, on the screen, or in pixels."""

from gymnasium import logger
from rich.console import Console
from rich.text import Text

from azulejos.core.picture import TextLine, plain
from azulejos.rl.envs.env_config import EnvConfig
from azulejos.rl.envs.episode import Episode
from azulejos.rl.pictures.raster import Image, image

COLUMNS = 90
"""The width of an image in letters: no picture is wider."""

SPARE = 4
"""The lines by which a picture may grow during a game."""


def draw(config: EnvConfig, episode: Episode, seat: int | None) -> str | Image | None:
    """The game as a seat sees it, or a spectator; None for the screen, which shows it already."""
    mode = config.render_mode
    if mode is None:
        logger.warn("nothing is drawn: give the environment a render_mode, human, ansi or rgb_array")
        return None
    lines = picture(episode, seat)
    if mode == "human":
        show(lines)
        return None
    if mode == "ansi":
        return plain(lines)
    rows = len(picture(config.begin(0, None), 0)) + SPARE  # all images of an environment have the same size
    return image(lines, rows, COLUMNS)


def picture(episode: Episode, seat: int | None) -> list[TextLine]:
    """The game's own picture of itself."""
    names = [f"player_{each}" for each in range(int(episode.state[0].players))]
    return episode.game.picture(episode.game.view(episode.shown, seat), seat, names)


def show(lines: list[TextLine]) -> None:
    """Write a picture to the screen, in colour where it can."""
    console = Console(highlight=False)
    for line in lines:
        console.print(Text.assemble(*((span.text, span.style) for span in line)), soft_wrap=True)
    console.print()
