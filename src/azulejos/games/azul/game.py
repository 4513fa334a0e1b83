"""Azul as a `Game`: the public interface, which checks what it is given."""

from collections.abc import Sequence
from typing import Any

from azulejos.core.bagged import BaggedGame
from azulejos.core.bunch import EMPTY
from azulejos.core.errors import IllegalChance, IllegalMove
from azulejos.core.facts import Facts
from azulejos.core.notice import Notice
from azulejos.core.picture import TextLine
from azulejos.core.plain import Draft, plain
from azulejos.core.protocol import Document
from azulejos.core.randomness import Randomness
from azulejos.core.ruled import Rules, StateArray
from azulejos.core.setup import Option, Setup
from azulejos.core.tally import Item
from azulejos.core.turn import Chance, Result, ranked
from azulejos.games.azul import layout, moves, notation, outlook, position, refusal, rules, sample, tally, view, wall
from azulejos.games.azul import notice as noticing
from azulejos.games.azul import picture as drawing
from azulejos.games.azul.features import FEATURES
from azulejos.games.azul.heuristic import HEURISTIC
from azulejos.games.azul.state import DEALING, STATE


class Azul(BaggedGame):
    """Azul for 2 to 4 players, on the coloured or the grey wall."""

    name = "azul"
    title = "Azul"
    players = layout.SEATS
    options = (Option("wall", position.WALLS, "the side of the player boards"),)
    has_starter = True
    turn_clause = "AZ-4.1"
    tie_break = "more complete rows (AZ-9.3)"
    guide = notation.GUIDE
    letters = notation.LETTERS
    tiles_per_display = layout.TILES_PER_DISPLAY
    display_clause, deal_clause = "AZ-1.4", "AZ-8.2"
    rules = Rules(
        dtype=STATE,
        moves=moves.MOVES,
        most_legal=moves.TAKES,
        status=rules.status,
        owes=rules.owes,
        decider=rules.decider,
        legal=rules.legal,
        sample=sample.sample,
        apply=rules.apply,
        ways=rules.ways,
        draw=rules.draw,
        mask=sample.mask,
    )
    heuristic = HEURISTIC
    features = FEATURES

    def facts(self, setup: Setup) -> Facts:
        """The facts by which algorithms decide whether they can play it."""
        grey = setup.options["wall"] == "grey"
        tiles = layout.TILES_PER_DISPLAY * layout.DISPLAYS[setup.players]
        # A wall without a complete row holds 20 tiles at most, and no three rounds pass without a new one (AZ-R9).
        rounds = layout.IDLE_ROUNDS_TO_END * (20 * setup.players + 1)
        return Facts(
            players=setup.players,
            moves=moves.MOVES,
            most_legal=tiles * (layout.SIZE + 1),  # at most one (source, colour) for every tile of the offer
            longest_game=rounds * (tiles + (layout.SIZE * setup.players if grey else 0)),
            hidden_information=False,
            simultaneous=grey,
            seals=False,
        )

    def most_points(self, setup: Setup) -> int:
        """The most points a seat can have."""
        return layout.MOST_POINTS

    def start(self, setup: Setup) -> StateArray:
        """The state before the first deal."""
        return position.blank(setup.players, str(setup.options["wall"]), setup.starter or 0)

    def setup(self, state: StateArray) -> Setup:
        """The set-up of the game of a state."""
        record = state[0]
        return Setup(int(record.players), {"wall": position.WALLS[record.grey]}, int(record.starter))

    def result(self, state: StateArray | Draft) -> Result:
        """Scores, and ranks by score and then by complete rows (AZ-9.3)."""
        record = plain(state)
        boards = record.boards[: record.players]
        return ranked(tuple(board.score for board in boards), tuple(map(wall.complete_rows, boards)))

    def refusal(self, state: StateArray, seat: int, move: int) -> IllegalMove:
        """Why a seat that owes a decision cannot play this move."""
        return refusal.refusal(state[0], seat, move)

    # Chance: the deal.

    def chance(self, state: StateArray | Draft) -> Chance:
        """What is drawn now: always a deal."""
        return Chance("deal")

    def chance_text(self, before: StateArray, after: StateArray) -> str:
        """The text of a deal."""
        return self.letters.draw_text("deal", after[0].sources[1 : after[0].displays + 1])

    def bag(self, state: Draft) -> int:
        """The tiles from which the next is drawn."""
        record = state[0]
        return int(record.lid if record.bag == EMPTY else record.bag)

    def deal(self, state: StateArray, chance: str) -> StateArray:
        """The state after a deal, tile by tile as the rules draw them."""
        _, displays = self.letters.read_draw(chance, {"deal": "deal BBYK RRWW - …"})
        if state[0].phase != DEALING:
            raise IllegalChance("nothing is dealt now", code="no-chance-now", clause="AZ-8.2")
        return self.lay_out(state, displays)

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

    def notice(self, state: StateArray) -> Notice | None:
        """Rounds without a new tile on a wall, or why the game ended."""
        return noticing.notice(plain(state))

    def picture(self, seen: Document, seat: int | None, names: Sequence[str]) -> list[TextLine]:
        """A view drawn in text."""
        return drawing.picture(seen, seat, names)


GAME = Azul()
