"""Summer Pavilion as a `Game`: the public interface, which checks what it is given."""

from collections.abc import Sequence
from typing import Any

from azulejos.core.bagged import BaggedGame
from azulejos.core.bunch import EMPTY, size
from azulejos.core.errors import IllegalChance, IllegalMove
from azulejos.core.facts import Facts
from azulejos.core.picture import TextLine
from azulejos.core.plain import Draft, plain
from azulejos.core.protocol import Document
from azulejos.core.randomness import Randomness
from azulejos.core.ruled import Rules, StateArray
from azulejos.core.setup import Option, Setup
from azulejos.core.tally import Item
from azulejos.core.turn import Chance, Result, ranked
from azulejos.games.summer_pavilion import (
    layout,
    moves,
    notation,
    outlook,
    position,
    refusal,
    rules,
    sample,
    tally,
    view,
)
from azulejos.games.summer_pavilion import picture as drawing
from azulejos.games.summer_pavilion.features import FEATURES
from azulejos.games.summer_pavilion.heuristic import HEURISTIC
from azulejos.games.summer_pavilion.state import DEALING, REFILLING, STATE

_FORMS = {"supply": "supply PGGO", "deal": "deal PPGO YYBB - …"}
_CLAUSES = {"supply": "SP-5.12", "deal": "SP-6.2"}


class SummerPavilion(BaggedGame):
    """Azul: Summer Pavilion for 2 to 4 players, on the coloured or the grey board."""

    name = "summer-pavilion"
    title = "Summer Pavilion"
    players = layout.SEATS
    options = (Option("board", position.SIDES, "the side of the player boards"),)
    has_starter = True
    turn_clause = "SP-2.5"
    guide = notation.GUIDE
    letters = notation.LETTERS
    tiles_per_display = layout.TILES_PER_DISPLAY
    display_clause, deal_clause = "SP-1.3", "SP-6.2"
    rules = Rules(
        dtype=STATE,
        moves=moves.MOVES,
        most_legal=moves.MOST_LEGAL[1],
        status=rules.status,
        owes=rules.owes,
        decider=rules.decider,
        legal=rules.legal,
        sample=sample.sample,
        apply=rules.apply,
        ways=rules.ways,
        draw=rules.draw,
    )
    heuristic = HEURISTIC
    features = FEATURES

    def facts(self, setup: Setup) -> Facts:
        """The facts by which algorithms decide whether they can play it."""
        takes = layout.ROUNDS * layout.TILES_PER_DISPLAY * layout.DISPLAYS[setup.players]
        bonus_tiles = sum(feature.tiles for feature in layout.FEATURES)
        return Facts(
            players=setup.players,
            moves=moves.MOVES,
            most_legal=moves.MOST_LEGAL[position.SIDES.index(str(setup.options["board"]))],
            longest_game=takes + setup.players * (layout.CELLS + bonus_tiles + layout.ROUNDS),
            hidden_information=False,
            simultaneous=False,
            seals=False,
        )

    def most_points(self, setup: Setup) -> int:
        """The most points a seat can have."""
        return layout.MOST_POINTS

    def start(self, setup: Setup) -> StateArray:
        """The state before anything is drawn."""
        return position.blank(setup.players, str(setup.options["board"]), setup.starter or 0)

    def setup(self, state: StateArray) -> Setup:
        """The set-up of the game of a state."""
        record = state[0]
        return Setup(int(record.players), {"board": position.SIDES[record.grey]}, int(record.starter))

    def result(self, state: StateArray | Draft) -> Result:
        """Scores and ranks; equal scores share (SP-7.4)."""
        record = plain(state)
        return ranked(tuple(board.score for board in record.boards[: record.players]))

    def refusal(self, state: StateArray, seat: int, move: int) -> IllegalMove:
        """Why a seat that owes a decision cannot play this move."""
        return refusal.refusal(state[0], seat, move)

    # Chance: tiles for the supply, tiles for the displays.

    def chance(self, state: StateArray | Draft) -> Chance:
        """What is drawn now."""
        record = state[0]
        if record.phase == DEALING:
            return Chance("deal")
        return Chance("supply", int(record.seat) if record.phase == REFILLING else None)

    def chance_text(self, before: StateArray, after: StateArray) -> str:
        """The text of the draw between two states."""
        if before[0].phase == DEALING:
            return self.letters.draw_text("deal", after[0].sources[1 : after[0].displays + 1])
        return self.letters.draw_text("supply", [after[0].supply - before[0].supply])

    def bag(self, state: Draft) -> int:
        """The tiles from which the next is drawn."""
        record = state[0]
        return int(record.tower if record.bag == EMPTY else record.bag)

    def deal(self, state: StateArray, chance: str) -> StateArray:
        """The state after a draw, tile by tile as the rules draw them."""
        kind, bunches = self.letters.read_draw(chance, _FORMS)
        turn = self.turn(state)
        if not isinstance(turn, Chance) or turn.kind != kind:
            raise IllegalChance(f"there is no {kind} now", code="no-chance-now", clause=_CLAUSES[kind])
        return self.lay_out(state, bunches) if kind == "deal" else self._refill(state, bunches)

    def _refill(self, state: StateArray, bunches: Sequence[int]) -> StateArray:
        """The state after a draw for the supply: up to ten tiles, or all there are."""
        record = state[0]
        gaps = layout.SUPPLY_SPACES - size(record.supply)
        expected = int(min(gaps, size(record.bag) + size(record.tower)))
        if len(bunches) != 1 or size(bunches[0]) != expected:
            raise IllegalChance(f"the supply takes {expected} tiles now", code="wrong-number", clause="SP-5.12")
        after, tiles = Draft(state), bunches[0]
        while tiles != EMPTY:
            tiles -= self.draw_one_of(after, tiles, "supply", "SP-5.12")
        return after.written()

    # Text and JSON.

    def move_text(self, move: int) -> str:
        """A move as text."""
        return notation.move_text(move)

    def read_move(self, text: str) -> int:
        """A move from its text."""
        return int(notation.read_move(text))

    def position(self, state: StateArray) -> dict[str, Any]:
        """The whole position as JSON."""
        return position.write(plain(state), self.turn(state))

    def read_position(self, document: Document) -> StateArray:
        """A state from a position."""
        return position.read(document)

    # Views: everything is open.

    def view(self, state: StateArray, seat: int | None) -> dict[str, Any]:
        """The view of a seat: the position as far as it may know it."""
        return view.view(self.position(state))

    def imagine(self, seen: Document, seat: int | None, randomness: Randomness) -> StateArray:
        """The only state that fits a view."""
        return view.imagine(seen)

    def view_chance(self, chance: str, seat: int | None) -> str:
        """The text of a draw: everyone sees the tiles laid out."""
        return chance

    def outlook(self, state: StateArray, seat: int, move: int) -> dict[str, Any]:
        """What a legal move of a seat would do."""
        return {**outlook.outlook(plain(state), seat, move)}

    def tally(self, states: Sequence[StateArray]) -> list[list[Item]]:
        """The score breakdown of each seat."""
        return tally.tally([plain(state) for state in states])

    def picture(self, seen: Document, seat: int | None, names: Sequence[str]) -> list[TextLine]:
        """A view drawn in text."""
        return drawing.picture(seen, seat, names)


GAME = SummerPavilion()
