"""Games whose tiles are drawn from a bag onto displays: applies a draw given as text, tile by tile."""

from abc import abstractmethod
from collections.abc import Sequence

from azulejos.core.bunch import EMPTY, colour_of, first, kinds, nth
from azulejos.core.errors import IllegalChance
from azulejos.core.letters import Letters
from azulejos.core.plain import Draft
from azulejos.core.ruled import RuledGame, StateArray
from azulejos.core.turn import Turn


class BaggedGame(RuledGame):
    """A game made of rules whose record has `displays` (how many) and `dealt` (tiles laid out so far)."""

    letters: Letters
    tiles_per_display: int
    display_clause: str
    """The clause that says how many displays there are."""
    deal_clause: str
    """The clause that says how displays are filled."""

    @abstractmethod
    def bag(self, state: Draft) -> int:
        """The tiles from which the next is drawn: the bag, or the tiles poured into it when it is empty."""

    def lay_out(self, state: StateArray, displays: Sequence[int]) -> StateArray:
        """The state after a deal of these bunches, one for each display in use."""
        in_use = int(state[0].displays)
        if len(displays) != in_use:
            expected = f"{in_use} displays are in use, not {len(displays)}"
            raise IllegalChance(expected, code="wrong-display-count", clause=self.display_clause)
        after, waiting = Draft(state), self.turn(state)
        for number, tiles in enumerate(displays, 1):
            self._fill(after, number, tiles, waiting)
        if self.turn(after) == waiting:
            raise IllegalChance("more tiles must be laid out", code="short-deal", clause=self.deal_clause)
        return after.written()

    def _fill(self, state: Draft, number: int, tiles: int, waiting: Turn) -> None:
        while tiles != EMPTY:
            if self.turn(state) != waiting or 1 + state[0].dealt // self.tiles_per_display != number:
                full = f"display {number} cannot hold this many tiles, or an earlier one lacks some"
                raise IllegalChance(full, code="wrong-display-size", clause=self.deal_clause)
            tiles -= self.draw_one_of(state, tiles, f"display {number}", self.deal_clause)

    def draw_one_of(self, state: Draft, tiles: int, where: str, clause: str) -> int:
        """Draw one of some tiles; tiles in the bag come before those poured in later."""
        bag = self.bag(state)
        there = kinds(tiles) & kinds(bag)
        if there == EMPTY:
            missing = f"{where}: {self.letters.text(tiles)} cannot come from the bag now"
            raise IllegalChance(missing, code="not-in-bag", clause=clause)
        drawn = nth(there, 0)
        self.rules.draw(state[0], first(bag, colour_of(drawn)))
        return drawn
