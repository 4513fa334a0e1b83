"""Draws docs/pictures/terminal.svg: the real table in a terminal, some moves into a seeded game.

Run it with `make pictures`.
"""

import io
import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from azulejos.arena import ask
from azulejos.bots import Limit, bot_class
from azulejos.core.randomness import SeededRandomness
from azulejos.core.turn import Decide
from azulejos.table import Table
from azulejos.terminal.opening import Sitting, fresh_table
from azulejos.terminal.screen import Screen
from azulejos.terminal.session import Session

TARGET = Path(__file__).parent.parent / "docs" / "pictures" / "terminal.svg"
MOVES = 31
"""How far into the game the picture is taken."""

COLOURS = [(34, 36, 46), (255, 150, 143), (99, 214, 170), (243, 195, 92), (140, 176, 255), (255, 157, 241)]
THEME = TerminalTheme((15, 26, 54), (238, 242, 251), [*COLOURS, (125, 211, 220), (175, 189, 219)])


class Recorded(Screen):
    """A screen that keeps what it shows; its person asks for some moves, then the input ends."""

    def __init__(self) -> None:
        console = Console(record=True, width=82, file=io.StringIO(), force_terminal=True, color_system="truecolor")
        super().__init__(console)
        self.answers = ["4y>2", "moves c"]

    def ask(self, prompt: str) -> str | None:
        """Show the question with the answer behind it, as a terminal would."""
        if not self.answers:
            self.say(f"{prompt}█", "bold")
            raise KeyboardInterrupt
        self.say(prompt + self.answers[0], "bold")
        return self.answers.pop(0)


def game_under_way() -> tuple[Table, Sitting]:
    """A seeded game between greedy players, some moves in, with a person's turn."""
    table, sitting = fresh_table("azul", 2, {}, ["human", "greedy"], ["Ana", "Ben"], "picture", 0)
    bot = bot_class("greedy")(SeededRandomness("picture"))
    while table.revision < MOVES or table.turn != Decide((0,)):
        seat = table.turn.seats[0] if isinstance(table.turn, Decide) else 0
        table.play(seat, ask(table, seat, bot, Limit()), revision=table.revision)
    return table, sitting


def main() -> None:
    """Play, and write the picture."""
    screen = Recorded()
    table, sitting = game_under_way()
    session = Session(table, sitting, screen=screen, resumed=True)
    try:
        session.run()
    except KeyboardInterrupt:
        svg = screen.console.export_svg(title="azulejos play azul", theme=THEME)
        TARGET.parent.mkdir(parents=True, exist_ok=True)
        # No fonts from elsewhere: a picture asks no other machine for anything.
        TARGET.write_text(re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL), encoding="utf-8")


if __name__ == "__main__":
    main()
