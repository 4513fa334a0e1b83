"""One episode: the state of a game and who is on turn; chance is drawn as soon as it is due.

Where several seats owe a decision, they are asked one after the other, the lowest first. None sees the choices of the
others: a game that does not seal choices itself shows the state before the first of them.
"""

from azulejos.core.generator import below
from azulejos.core.plain import Draft
from azulejos.core.ruled import RuledGame, StateArray
from azulejos.core.setup import Setup
from azulejos.core.turn import CHANCE, OVER, Result
from azulejos.rl.envs.seeding import begin, beginnings
from azulejos.rl.errors import ResetNeeded


class Episode:
    """A game from its first deal on. The generator inside the state draws, so that a seed repeats the game.

    If the set-up names no starting seat, the generator draws one.
    """

    def __init__(self, game: RuledGame, setup: Setup, generator: int, max_rounds: int | None = None) -> None:
        self.game = game
        self.max_rounds = max_rounds
        self.rounds = 0
        """How many rounds have been played to their end."""
        self.waiting: tuple[int, ...] = ()
        """The seats that still owe the current decision, ascending."""
        self.over = False
        """Whether the game has ended by its rules."""
        self._seals = game.facts(setup).seals
        self._legal: dict[int, list[int]] = {}
        draft = begin(beginnings(game, setup), generator)
        self._advance(draft)
        self.state = self.shown = draft.written()

    state: StateArray
    """The current state, including choices that are not revealed yet."""
    shown: StateArray
    """The game as far as choices are revealed: what seats see is made from it."""

    @property
    def seat(self) -> int:
        """The seat on turn; the lowest seat once the game is over."""
        return self.waiting[0] if self.waiting else 0

    @property
    def truncated(self) -> bool:
        """Whether the cap of rounds has been reached."""
        return not self.over and self.max_rounds is not None and self.rounds >= self.max_rounds

    @property
    def result(self) -> Result:
        """Scores and ranks; before the end, those so far."""
        return self.game.result(self.shown)

    def legal(self, seat: int) -> list[int]:
        """The legal moves of a seat, ascending; none unless it owes the current decision."""
        if seat not in self._legal:
            self._legal[seat] = self.game.legal(self.state, seat) if seat in self.waiting else []
        return self._legal[seat]

    def play(self, seat: int, move: int) -> None:
        """Play a legal move of a seat that owes a decision; after the last one, chance is drawn."""
        draft = Draft(self.state)
        before = draft[0].round_number
        self.game.rules.apply(draft[0], seat, move)
        self.waiting = tuple(other for other in self.waiting if other != seat)
        self._legal = {}
        reveals = self._seals or not self.waiting
        if not self.waiting:
            self._advance(draft)
        self.rounds += draft[0].round_number != before or self.over
        self.state = draft.written()
        if reveals:
            self.shown = self.state

    def _advance(self, draft: Draft) -> None:
        """Draw what is due, and find who decides next."""
        rules, record = self.game.rules, draft[0]
        while rules.status(record) == CHANCE:
            rules.draw(record, int(below(record, rules.ways(record))))
        self.over = rules.status(record) == OVER
        if not self.over:
            self.waiting = tuple(seat for seat in range(record.players) if rules.owes(record, seat))


def running(episode: Episode | None) -> Episode:
    """The given episode. Raises ResetNeeded if it is None."""
    if episode is None:
        raise ResetNeeded("there is no game yet: call reset() first")
    return episode
