"""Writes to the terminal: pictures in colour where the terminal can, plain text where not."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager, nullcontext

from rich.columns import Columns
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from azulejos.core.picture import Line


class Screen:
    """A terminal, or whatever stands in for one. NO_COLOR is respected."""

    def __init__(self, console: Console | None = None) -> None:
        self.console = console or Console(highlight=False, soft_wrap=False)

    def say(self, text: str, style: str = "") -> None:
        """A line of talk."""
        self.console.print(Text(text, style), soft_wrap=True)

    def refuse(self, text: str) -> None:
        """A line that says what was wrong."""
        self.console.print(Text(f"✗ {text}", "bold red"), soft_wrap=True)

    def draw(self, picture: Iterable[Line]) -> None:
        """A picture, never wrapped: a board in pieces helps nobody."""
        for line in picture:
            text = Text()
            for span in line:
                text.append(span.text, span.style)
            self.console.print(text, soft_wrap=True)

    def columns(self, items: Iterable[str]) -> None:
        """Short texts side by side."""
        self.console.print(Columns(list(items), padding=(0, 3)))

    def ranking(self, rows: Iterable[tuple[int, str, int]]) -> None:
        """The result: rank, name and points."""
        grid = Grid(show_header=False, box=None, padding=(0, 2))
        for rank, name, points in sorted(rows):
            style = "bold" if rank == 1 else ""
            grid.add_row(f"{rank}.", Text(name, style), Text(str(points), style, justify="right"))
        self.console.print(grid)

    @contextmanager
    def private(self, name: str) -> Iterator[None]:
        """A screen for one person: what it shows is gone when the next one looks."""
        with self.console.screen(hide_cursor=False) if self.console.is_terminal else nullcontext():
            self.say(f"{name}'s turn. Everyone else looks away.")
            self.ask("Press Enter to see your cards. ")
            self.console.clear()
            yield

    def ask(self, prompt: str) -> str | None:
        """A line from the person in front; nothing at the end of the input."""
        try:
            return self.console.input(Text(prompt, "bold")).strip()
        except EOFError:
            self.console.print()
            return None
