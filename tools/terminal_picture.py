"""Draws the pictures of the documentation: real tables in a terminal, some moves into seeded games.

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
from azulejos.terminal.screen import Screen
from azulejos.terminal.seating import fresh_table
from azulejos.terminal.session import Session

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
COLOURS = [(34, 36, 46), (255, 150, 143), (99, 214, 170), (243, 195, 92), (140, 176, 255), (255, 157, 241)]
THEME = TerminalTheme((15, 26, 54), (238, 242, 251), [*COLOURS, (125, 211, 220), (175, 189, 219)])


class Enough(Exception):
    """The picture is complete."""


class Recorded(Screen):
    """A screen that keeps what it shows; its person gives some answers, then stops typing."""

    def __init__(self, answers: list[str]) -> None:
        console = Console(record=True, width=82, file=io.StringIO(), force_terminal=True, color_system="truecolor")
        super().__init__(console)
        self.answers = answers

    def ask(self, prompt: str) -> str | None:
        """Show the question with the answer behind it, as a terminal would."""
        if not self.answers:
            self.say(f"{prompt}█", "bold")
            raise Enough
        self.say(prompt + self.answers[0], "bold")
        return self.answers.pop(0)

    def save(self, name: str, title: str) -> None:
        """Write the picture, with no fonts from elsewhere: it asks no other machine for anything."""
        svg = self.console.export_svg(title=title, theme=THEME)
        PICTURES.mkdir(parents=True, exist_ok=True)
        (PICTURES / name).write_text(re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL), encoding="utf-8")


def play_on(table: Table, revision: int) -> None:
    """Let greedy bots decide until a revision has come and the first seat owes a decision."""
    bot = bot_class("greedy")(SeededRandomness("picture"))
    while table.revision < revision or 0 not in owing(table):
        now = table.revision
        for seat in owing(table):
            table.play(seat, ask(table, seat, bot, Limit()), revision=now)


def owing(table: Table) -> tuple[int, ...]:
    """The seats that owe a decision."""
    turn = table.turn
    return turn.seats if isinstance(turn, Decide) else ()


def tiles() -> None:
    """Azul: the third round, with a mistake and a question."""
    table, seated = fresh_table("azul", 2, {}, ["human", "greedy"], ["Ana", "Ben"], "picture", 0)
    play_on(table, 31)
    screen = Recorded(["4y>2", "moves c"])
    try:
        Session(table, seated, screen=screen, resumed=True).run()
    except Enough:
        screen.save("terminal.svg", "azulejos play azul")


def stars() -> None:
    """Summer Pavilion: placing tiles in the fourth round, with a mistake."""
    table, seated = fresh_table("summer-pavilion", 2, {}, ["human", "greedy"], ["Ana", "Ben"], "picture", 0)
    play_on(table, 118)
    screen = Recorded(["c.nw:r+1", "moves c"])
    try:
        Session(table, seated, screen=screen, resumed=True).run()
    except Enough:
        screen.save("stars.svg", "azulejos play summer-pavilion")


def cards() -> None:
    """5211: two of four are ready."""
    names = ["Ana", "Ben", "Cleo", "Dan"]
    table, seated = fresh_table("5211", 4, {}, ["human", "greedy", "greedy", "greedy"], names, "picture", None)
    play_on(table, 63)
    now = table.revision
    for seat in (1, 2):
        table.play(seat, table.legal(seat)[0], revision=now)
    screen = Recorded([])
    try:
        Session(table, seated, screen=screen, resumed=True).run()
    except Enough:
        screen.save("cards.svg", "azulejos play 5211")


if __name__ == "__main__":
    tiles()
    stars()
    cards()
