"""Writes to the terminal: in colour where the terminal supports it, else as plain text."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from rich.columns import Columns
from rich.console import Console
from rich.status import Status
from rich.table import Table as Grid
from rich.text import Text

from azulejos.core.picture import TextLine

BLANK_LINES = 80
"""More than a terminal shows at once."""


def printable(text: str) -> str:
    """The text without control characters: a name must not steer the terminal."""
    return "".join(letter if letter.isprintable() or letter in "\n\N{NO-BREAK SPACE}" else "�" for letter in text)


class Screen:
    """A terminal, or a stand-in for tests. NO_COLOR is respected."""

    def __init__(self, console: Console | None = None) -> None:
        self.console = console or Console(highlight=False, soft_wrap=False)

    def say(self, text: str, style: str = "") -> None:
        """Print a line."""
        self.console.print(Text(printable(text), style), soft_wrap=True)

    def paragraph(self, text: str) -> None:
        """Print a long line, broken between words."""
        self.console.print(Text(printable(text)))

    def refuse(self, text: str) -> None:
        """Print an error, broken between words."""
        self.console.print(Text(f"✗ {printable(text)}", "bold red"))

    def draw(self, picture: Iterable[TextLine]) -> None:
        """Print a picture, never wrapped: a wrapped board cannot be read."""
        for line in picture:
            text = Text()
            for span in line:
                text.append(printable(span.text), span.style)
            self.console.print(text, soft_wrap=True)

    def columns(self, items: Iterable[str]) -> None:
        """Print short texts side by side."""
        self.console.print(Columns(list(items), padding=(0, 3)))

    def scores(self, players: Iterable[str], rows: Iterable[tuple[str, Iterable[str]]]) -> None:
        """Print a table of points: a column per player, the sum in the last row."""
        grid = Grid(box=None, padding=(0, 2), header_style="bold")
        grid.add_column()
        for name in players:
            grid.add_column(Text(printable(name)), justify="right")
        *items, (total, sums) = rows
        for name, figures in items:
            grid.add_row(Text(printable(name)), *figures)
        grid.add_row(total, *sums, style="bold")
        self.console.print(grid)

    def working(self, text: str) -> Status:
        """A status line that disappears when the context ends; nothing if the output is not a terminal."""
        return self.console.status(Text(printable(text), "dim"))

    @contextmanager
    def private(self, warning: str, prompt: str) -> Iterator[None]:
        """A screen for one person, who is asked to begin: its content is gone before the next person looks."""
        real = self.console.is_terminal and not self.console.is_dumb_terminal and not self.console.legacy_windows
        with self.console.screen(hide_cursor=False) if real else self._pushed_away():
            self.say(warning)
            self.ask(f"{prompt} ")
            self.console.clear()
            yield

    @contextmanager
    def _pushed_away(self) -> Iterator[None]:
        """Blank lines before and after, for terminals without a second screen."""
        self.console.print("\n" * BLANK_LINES)
        try:
            yield
        finally:  # also when the game is stopped, so that the next person does not see the cards
            self.console.print("\n" * BLANK_LINES)

    def ask(self, prompt: str) -> str | None:
        """A line that the person types; None at the end of the input."""
        try:
            return self.console.input(Text(printable(prompt), "bold")).strip()
        except EOFError:
            self.console.print()
            return None
