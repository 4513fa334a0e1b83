"""5211 as a `Game`: the public interface, which checks what it is given."""

from collections.abc import Sequence
from typing import Any

from azulejos.core.errors import Fault, IllegalChance, IllegalMove, PositionError
from azulejos.core.facts import Facts
from azulejos.core.picture import TextLine
from azulejos.core.plain import Draft, plain
from azulejos.core.protocol import Document
from azulejos.core.randomness import Randomness
from azulejos.core.ruled import RuledGame, Rules, StateArray
from azulejos.core.setup import Option, Setup, Value
from azulejos.core.tally import Item
from azulejos.core.turn import Chance, Result, ranked
from azulejos.games.g5211 import (
    layout,
    moves,
    notation,
    outlook,
    position,
    refusal,
    rules,
    sample,
    standing,
    tally,
    view,
)
from azulejos.games.g5211 import picture as drawing
from azulejos.games.g5211.choices import CHOICES
from azulejos.games.g5211.features import FEATURES
from azulejos.games.g5211.heuristic import HEURISTIC
from azulejos.games.g5211.piles import cards_in, has, place_of
from azulejos.games.g5211.state import STATE
from azulejos.games.g5211.texts import G5211Texts, move_guide

MOST_LEGAL = 10
"""Two of five different cards."""

_CLAUSES = {"remove": "F-2.1", "deal": "F-2.2", "draw": "F-3.2"}


class G5211(RuledGame):
    """5211 for 2 to 5 players, in the rulebook's or the international edition, over one deck or more."""

    name = "5211"
    title = "5211"
    players = layout.SEATS
    options = (
        Option("edition", position.EDITIONS, "how roosters and the colour limit are counted"),
        Option("target", (0, 50, 100), "points to reach over several decks; 0 for one deck", least=1),
    )
    has_starter = False
    can_hide_piles = True
    turn_clause = "F-3.1"
    tie_break = "more cards (F-5.2, F-6.4)"
    guide = move_guide()
    texts = G5211Texts
    rules = Rules(
        dtype=STATE,
        moves=moves.MOVES,
        most_legal=MOST_LEGAL,
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
    choices = CHOICES

    def facts(self, setup: Setup) -> Facts:
        """The facts by which algorithms decide whether they can play it."""
        deck = int(layout.ROUNDS[setup.players]) * layout.PARTS * setup.players
        return Facts(
            players=setup.players,
            moves=moves.MOVES,
            most_legal=MOST_LEGAL,
            longest_game=None if setup.options["target"] else deck,
            hidden_information=True,
            simultaneous=True,
            seals=True,
        )

    def most_points(self, setup: Setup) -> int:
        """The most points a seat can have: the last deck begins below the target (F-6.3)."""
        deck = len(layout.COLOURS) * sum(value * copies for value, copies in enumerate(layout.COPIES, 1))
        return int(setup.options["target"]) + deck

    def start(self, setup: Setup) -> StateArray:
        """The state before anything is drawn."""
        return position.blank(setup.players, str(setup.options["edition"]), int(setup.options["target"]))

    def setup(self, state: StateArray) -> Setup:
        """The set-up of the game of a state."""
        record = state[0]
        options: dict[str, Value] = {"edition": position.EDITIONS[record.international], "target": int(record.target)}
        return Setup(int(record.players), options, None)

    def result(self, state: StateArray | Draft) -> Result:
        """Points of all decks, and ranks by points and then by cards won (F-5.2, F-6.4)."""
        record = plain(state)
        cards = tuple(seat.cards + cards_in(seat.won) for seat in record.seats[: record.players])
        return ranked(tuple(rules.points(record, seat) for seat in range(record.players)), cards)

    def refusal(self, state: StateArray, seat: int, move: int) -> IllegalMove:
        """Why a seat that owes a decision cannot play this move."""
        return refusal.refusal(state[0], seat, move)

    # Chance: cards to remove, hands, cards drawn after a part.

    def chance(self, state: StateArray | Draft) -> Chance:
        """What is drawn now."""
        return Chance(position.CHANCES[int(state[0].phase)])

    def chance_text(self, before: StateArray, after: StateArray) -> str:
        """The text of the draw between two states, from what left the pile and where it went."""
        kind = self.chance(before).kind
        if kind == "remove":
            return notation.chance_text(kind, [position.kinds_of(after[0].removed)])
        players = range(int(before[0].players))
        return notation.chance_text(
            kind, [_gained(before[0].seats[seat].hand, after[0].seats[seat].hand) for seat in players]
        )

    def deal(self, state: StateArray, chance: str) -> StateArray:
        """The state after a draw, card by card as the rules draw them."""
        kind, hands = notation.read_chance(chance)
        turn = self.turn(state)
        if not isinstance(turn, Chance) or turn.kind != kind:
            raise IllegalChance(f"there is no {kind} now", code="no-chance-now", clause=_CLAUSES[kind])
        self._check_sizes(state, kind, hands)
        after = Draft(state)
        for card in (card for hand in hands for card in hand):
            if not has(after[0].pile, card):
                missing = f"the pile has no {notation.card_text(card)} left"
                raise IllegalChance(missing, code="not-in-pile", clause=_CLAUSES[kind])
            self.rules.draw(after[0], place_of(after[0].pile, card))
        return after.written()

    faces = position.CARDS
    """What a single draw may bring: the kinds of cards, as text."""

    def ways_to(self, state: StateArray) -> list[int]:
        """For each kind of card, how many of the equally likely draws bring it now."""
        pile = plain(state).pile
        return [int(has(pile, kind)) for kind in range(layout.KINDS)]

    def draw_face(self, state: StateArray, face: int) -> StateArray:
        """The state after a single card of a kind was drawn."""
        after = Draft(state)
        self.rules.draw(after[0], place_of(after[0].pile, face))
        return after.written()

    def _check_sizes(self, state: StateArray, kind: str, hands: list[list[int]]) -> None:
        """Each seat draws up to five cards; the number to remove is printed."""
        record = plain(state)
        expected = [layout.HAND - int(cards_in(seat.hand)) for seat in record.seats[: record.players]]
        if kind == "remove":
            expected = [int(layout.REMOVED[record.players])]
        if [len(hand) for hand in hands] != expected:
            wanted = " / ".join(map(str, expected))
            raise IllegalChance(f"{kind} brings {wanted} cards", code="wrong-number", clause=_CLAUSES[kind])

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

    # Views.

    def view(self, state: StateArray, seat: int | None) -> dict[str, Any]:
        """The view of a seat: the position as far as it may know it."""
        return view.view(self.position(state), seat)

    def hide_piles(self, seen: Document, seat: int | None) -> dict[str, Any]:
        """Return a view that shows only the number of cards in the discard and in other seats' score piles (F-D6)."""
        return view.without_piles(seen, seat)

    def imagine(self, seen: Document, seat: int | None, randomness: Randomness) -> StateArray:
        """A state that fits a view, each fitting deal equally likely. Raises PositionError for what is no view."""
        try:
            whole = view.imagined(seen, randomness)
        except (AttributeError, IndexError, KeyError, TypeError):
            raise PositionError([Fault("view", "is not a view of 5211")]) from None
        return position.read(whole)

    def view_chance(self, chance: str, seat: int | None) -> str:
        """The text of a draw as far as a seat may know it."""
        return notation.view_chance(chance, seat)

    def outlook(self, state: StateArray, seat: int, move: int) -> dict[str, Any]:
        """What a legal move of a seat would do."""
        return {**outlook.outlook(plain(state), seat, move)}

    def standing(self, state: StateArray) -> dict[str, Any]:
        """What would score if the round ended now."""
        return {**standing.standing(plain(state))}

    def tally(self, states: Sequence[StateArray]) -> list[list[Item]]:
        """The score breakdown of each seat."""
        return tally.tally([plain(state) for state in states])

    def picture(self, seen: Document, seat: int | None, names: Sequence[str]) -> list[TextLine]:
        """A view drawn in text."""
        return drawing.picture(seen, seat, names)


def _gained(before: Any, after: Any) -> list[int]:
    """The cards that a hand has won between two states."""
    kept = position.kinds_of(before)
    gained = position.kinds_of(after)
    for card in kept:
        gained.remove(card)
    return gained


GAME = G5211()
