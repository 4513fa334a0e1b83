"""Bots that do everything wrong, each in its own way."""

import os
import sys
import time

from azulejos.bots import Bot


class Crash(Bot):
    def choose(self, view, legal, limit):
        raise RuntimeError("boom")


class Exit(Bot):
    def choose(self, view, legal, limit):
        sys.exit(3)


class Die(Bot):
    """Ends its process at its third decision, without an error message."""

    decisions = 0

    def choose(self, view, legal, limit):
        self.decisions += 1
        if self.decisions == 3:
            os._exit(9)
        return legal[0]


class Hang(Bot):
    def choose(self, view, legal, limit):
        time.sleep(60)
        return legal[0]


class Slow(Bot):
    def choose(self, view, legal, limit):
        time.sleep(0.2)
        return legal[0]


class Heavy(Bot):
    """Takes long to load, which is no fault."""

    ready = False

    def get_ready(self, game):
        time.sleep(3.5)
        self.ready = game == "azul"

    def choose(self, view, legal, limit):
        assert self.ready
        return legal[0]


class Cheat(Bot):
    def choose(self, view, legal, limit):
        return "9B>1"


class Rubbish(Bot):
    def choose(self, view, legal, limit):
        return 17


class Unready(Bot):
    def __init__(self, randomness=None):
        raise RuntimeError("not today")

    def choose(self, view, legal, limit):
        return legal[0]


class Unhurried(Bot):
    """Plays at random; slowly if an environment variable says so, so that there is time to stop a match."""

    def choose(self, view, legal, limit):
        time.sleep(0.02 if "AZULEJOS_TEST_UNHURRIED" in os.environ else 0)
        return legal[self.randomness.below(len(legal))]


class Memory(Bot):
    """Plays by the number of its decisions in this game: a bot that is kept for the next game plays differently."""

    decisions = 0

    def choose(self, view, legal, limit):
        self.decisions += 1
        return legal[(self.decisions + self.randomness.below(3)) % len(legal)]
