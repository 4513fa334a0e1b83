"""The games of a vector environment played again without it: by the interpreted rules alone."""

import numpy as np

from azulejos.core.generator import below
from azulejos.core.turn import CHANCE, DECIDE, OVER
from azulejos.rl.envs.seeding import begin, beginnings, generator


class PlainGame:
    """One game after the other, on from the same seed."""

    def __init__(self, game, setup, seed):
        self.game, self.setup, self.starts = game, setup, beginnings(game, setup)
        self.moves = np.zeros(game.rules.most_legal, np.int64)
        self.finished = 0
        self.begin(generator(seed))

    def begin(self, drawn_by):
        self.draft = begin(self.starts, drawn_by)
        self.waiting = []
        self.go_on()

    @property
    def record(self):
        return self.draft[0]

    def go_on(self):
        rules = self.game.rules
        while rules.status(self.record) == CHANCE:
            rules.draw(self.record, int(below(self.record, rules.ways(self.record))))
        if rules.status(self.record) == DECIDE:
            self.waiting = [seat for seat in range(self.setup.players) if rules.owes(self.record, seat)]

    def legal(self):
        count = self.game.rules.legal(self.record, self.waiting[0], self.moves)
        return self.moves[:count].tolist()

    def play(self, action):
        """Play an action; the result if that was the end, and the next game has begun."""
        self.game.rules.apply(self.record, self.waiting.pop(0), action)
        if not self.waiting:
            self.go_on()
        if self.game.rules.status(self.record) != OVER:
            return None
        result = self.game.result(self.draft)
        self.finished += 1
        self.begin(int(self.record.generator))
        return result
