"""A screen that a test holds both ends of, and tables that begin where a test wants."""

import io

from rich.console import Console

from azulejos.bots import bot_class
from azulejos.core.randomness import SeededRandomness
from azulejos.records import Record
from azulejos.table import Table
from azulejos.terminal.screen import Screen
from azulejos.terminal.seating import SeatedPlayer
from azulejos.terminal.session import Session


class Typed(Screen):
    """A screen whose person has typed everything beforehand."""

    def __init__(self, answers):
        self.written = io.StringIO()
        super().__init__(Console(file=self.written, width=100, highlight=False))
        self.answers = list(answers)

    def ask(self, prompt):
        self.say(prompt)
        return self.answers.pop(0) if self.answers else None


class Interrupted(Typed):
    """A screen whose person presses Ctrl-C when nothing more is to be typed."""

    def ask(self, prompt):
        answer = super().ask(prompt)
        if answer is None:
            raise KeyboardInterrupt
        return answer


def table_from(position, options, names=("Ana", "Ben")):
    """A table whose game begins from a position."""
    header = {"record": 1, "game": position["game"], "players": position["players"], "options": options}
    if "starter" in position:
        header["starter"] = position["starter"]
    record = Record({**header, "names": list(names), "from": position})
    return Table(record, people=[0], randomness=SeededRandomness("from"))


def player(name):
    """A person, or a bot that always does the same."""
    return SeatedPlayer(name, None if name == "human" else bot_class(name)(SeededRandomness("bot")))


def output(answers, table, path, bots=("random",), resumed=False):
    """What a screen shows while the first player types."""
    seated = [player(name) for name in ("human", *bots)]
    screen = Typed(answers)
    Session(table, seated, str(path), screen, resumed).run()
    return screen.written.getvalue()
