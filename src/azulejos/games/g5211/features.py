"""What a seat may know of 5211 as one row of numbers, for learners and nets (docs/features.md).

A seat knows its own hand and choice, what lies open, was won or discarded, and how many cards lie elsewhere. So it
knows which cards it has not seen, and no more.
"""

from azulejos.core.features import Features, Field, Observation, clockwise, offsets, points_field, write_points
from azulejos.core.rule import rule
from azulejos.games.g5211.layout import COPIES, DECK, HAND, KINDS, MOST_SEATS, PARTS, ROUNDS, VALUES
from azulejos.games.g5211.piles import SUITS, cards_in, has, roosters_in
from azulejos.games.g5211.rules import open_cards, owes, points
from azulejos.games.g5211.state import State

FEATURES_VERSION = 1

MOST_COPIES = max(COPIES)
MOST_ROUNDS = int(max(ROUNDS))
MOST_OPEN, MOST_ROOSTERS = 9, 8
"""The cap of open cards of a colour, and of roosters: it is beyond every limit."""

LAID = 4
"""Cards that a seat lays out in a round."""

TABLE = (
    Field("players", 4, 1, "flag of the number of players: 2, 3, 4, 5"),
    Field("international", 1, 1, "1 for the international edition"),
    points_field("target", "points of the long variant, 0 for a single deck"),
    Field("phase", 5, 1, "flag of what the game waits for: cards to take out, hands, decisions, cards drawn, nothing"),
    Field("round", MOST_ROUNDS, 1, "flag of the round in this deck, from 1"),
    Field("rounds_left", 1, MOST_ROUNDS, "rounds of this deck that come after this one"),
    Field("part", PARTS, 1, "flag of the part of the round: 1, 2, 3"),
    Field("turn", MOST_SEATS, 1, "by seat: 1 if it owes a decision"),
    Field("pile", 1, DECK, "cards in the face-down pile"),
    Field("discard", KINDS, MOST_COPIES, "discarded cards, by colour and value"),
    Field("unseen", KINDS, MOST_COPIES, "cards the seat cannot see, by colour and value"),
    Field("hand", KINDS, MOST_COPIES, "the seat's own hand, by colour and value"),
    Field("sealed", KINDS, 2, "the seat's own choice that is not yet revealed, by colour and value"),
    Field("open", SUITS * (MOST_OPEN + 1), 1, "by colour: flag of its open cards on the table, 0 to 9 or more"),
    Field("roosters", MOST_ROOSTERS + 1, 1, "flag of the open roosters on the table, 0 to 8 or more"),
)

BOARD = (
    points_field("points", "points of all decks so far"),
    points_field("missing", "points that the seat lacks to the target of the long variant"),
    points_field("cards", "cards won in all decks so far"),
    Field("hand_cards", 1, HAND, "how many cards the hand has"),
    Field("has_chosen", 1, 1, "1 while the seat has a choice that is not yet revealed"),
    Field("laid", KINDS, LAID, "cards face up before the seat, by colour and value"),
)

(
    _PLAYERS,
    _INTERNATIONAL,
    _TARGET,
    _PHASE,
    _ROUND,
    _ROUNDS_LEFT,
    _PART,
    _TURN,
    _PILE,
    _DISCARD,
    _UNSEEN,
    _HAND,
    _SEALED,
    _OPEN,
    _ROOSTERS,
    _SEATS,
) = offsets(TABLE)

_POINTS, _MISSING, _CARDS, _HAND_CARDS, _HAS_CHOSEN, _LAID, _BLOCK = offsets(BOARD)


@rule
def observe(state: State, seat: int, out: Observation) -> None:
    """Write what a seat may know."""
    out[: _SEATS + state.players * _BLOCK] = 0
    observe_table(state, seat, out)
    for steps in range(state.players):
        observe_board(state, clockwise(state, seat, steps), out, _SEATS + steps * _BLOCK)


@rule
def observe_table(state: State, seat: int, out: Observation) -> None:
    """Write the fields that all seats share, over zeros."""
    _write_progress(state, out)
    _write_own_cards(state, seat, out)
    _write_table(state, out)
    for steps in range(state.players):
        out[_TURN + steps] = owes(state, clockwise(state, seat, steps))


@rule
def _write_progress(state: State, out: Observation) -> None:
    """The set-up and the course of the game."""
    out[_PLAYERS + state.players - 2] = 1
    out[_INTERNATIONAL] = state.international
    write_points(state.target, out, _TARGET)
    out[_PHASE + state.phase] = 1
    out[_ROUND + state.round_number - 1] = 1
    out[_ROUNDS_LEFT] = ROUNDS[state.players] - state.round_number
    out[_PART + state.part - 1] = 1
    out[_PILE] = state.pile_cards


@rule
def _write_own_cards(state: State, seat: int, out: Observation) -> None:
    """What the seat holds, and which cards of the deck it has not seen."""
    own = state.seats[seat]
    for kind in range(KINDS):
        seen = has(own.hand, kind) + has(own.sealed, kind) + has(state.discard, kind)
        for other in range(state.players):
            seen += has(state.seats[other].laid, kind) + has(state.seats[other].won, kind)
        out[_HAND + kind] = has(own.hand, kind)
        out[_SEALED + kind] = has(own.sealed, kind)
        out[_DISCARD + kind] = has(state.discard, kind)
        out[_UNSEEN + kind] = COPIES[kind % VALUES] - seen


@rule
def _write_table(state: State, out: Observation) -> None:
    """What lies open on the table, as the scoring counts it."""
    roosters = 0
    for seat in range(state.players):
        roosters += roosters_in(state.seats[seat].laid)
    out[_ROOSTERS + min(roosters, MOST_ROOSTERS)] = 1
    for colour in range(SUITS):
        out[_OPEN + (MOST_OPEN + 1) * colour + min(open_cards(state, colour), MOST_OPEN)] = 1


@rule
def observe_board(state: State, seat: int, out: Observation, at: int) -> None:
    """The block of a seat: only what everyone may know."""
    player = state.seats[seat]
    total = points(state, seat)
    write_points(total, out, at + _POINTS)
    write_points(max(0, state.target - total), out, at + _MISSING)
    write_points(player.cards + cards_in(player.won), out, at + _CARDS)
    out[at + _HAND_CARDS] = player.hand_cards
    out[at + _HAS_CHOSEN] = player.has_chosen
    for kind in range(KINDS):
        out[at + _LAID + kind] = has(player.laid, kind)


FEATURES = Features(FEATURES_VERSION, TABLE, BOARD, MOST_SEATS, observe, observe_table, observe_board)
