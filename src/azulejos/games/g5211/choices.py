"""The inputs of nets that value choices of 5211: what a seat sees when its choice lies open.

All colours have the same rules. So they are sorted by their open cards, and a net learns once what holds for all.
"""

from azulejos.core.bunch import EMPTY, count, size
from azulejos.core.choices import Choices
from azulejos.core.features import Features, Field, Observation, offsets
from azulejos.core.rule import rule
from azulejos.games.g5211.hand import colour_points
from azulejos.games.g5211.layout import COPIES, HAND, PARTS, ROOSTERS_OVER_PLAYERS, ROUNDS, VALUES
from azulejos.games.g5211.moves import NO_CARD, first_card, second_card
from azulejos.games.g5211.piles import SUITS, move_card, roosters_in
from azulejos.games.g5211.policy import points_by_colour, ranking, table_of
from azulejos.games.g5211.rewind import rewind
from azulejos.games.g5211.rules import highest_count, points
from azulejos.games.g5211.state import Pile, State

CHOICES_VERSION = 1

MOST_ROUNDS = int(max(ROUNDS))
MOST_OPEN, MOST_ROOM, MOST_MISSING = 9, 3, 5
"""Caps of open cards of a colour, of room below the limit and of missing roosters."""

MOST_LEAD, MOST_LAID = 60, 99
"""Caps of points: of a lead, and of what others have laid in a colour."""

CARDS = sum(COPIES)
"""Cards of a colour."""

TABLE = (
    Field("players", 4, 1, "flag of the number of players: 2, 3, 4, 5"),
    Field("international", 1, 1, "1 for the international edition"),
    Field("part", PARTS, 1, "flag of the part of the round: 1, 2, 3"),
    Field("rounds_left", 1, MOST_ROUNDS, "rounds of this deck that come after this one"),
    Field("last", 1, 1, "1 in the last round of a deck"),
    Field("ahead", 1, MOST_LEAD, "points more than the best of the others"),
    Field("behind", 1, MOST_LEAD, "points less than the best of the others"),
    Field(
        "missing", MOST_MISSING + 2, 1, "flag of the roosters missing for a round of roosters: 0 to 5 or more, too many"
    ),
    Field("roosters_held", 1, HAND, "roosters kept in hand"),
    Field("roosters_mine", 1, 4, "roosters the seat has laid"),
    Field("roosters_theirs", 1, 16, "roosters the others have laid"),
    Field("kept", VALUES, HAND, "cards kept in hand, by value"),
)

COLOUR = (
    Field("open", MOST_OPEN + 1, 1, "flag of its open cards, 0 to 9 or more"),
    Field("room", MOST_ROOM + 2, 1, "flag of its room below the limit: over it, 0 to 3 or more"),
    Field("tied", 1, 1, "1 if another colour has as many open cards"),
    Field("scores", 1, 1, "1 if it would score now"),
    Field("mine", 1, 20, "points the seat has laid in it"),
    Field("theirs", 1, MOST_LAID, "the most points that another seat has laid in it"),
    Field("others", 1, MOST_LAID, "points that all others have laid in it"),
    Field("held", HAND + 1, 1, "flag of its cards kept in hand, 0 to 5"),
    Field("held_points", 1, 30, "points of those"),
    Field("unseen", 1, CARDS, "its cards the seat cannot see"),
)

(
    _PLAYERS,
    _INTERNATIONAL,
    _PART,
    _ROUNDS_LEFT,
    _LAST,
    _AHEAD,
    _BEHIND,
    _MISSING,
    _ROOSTERS_HELD,
    _ROOSTERS_MINE,
    _ROOSTERS_THEIRS,
    _KEPT,
    _COLOURS,
) = offsets(TABLE)

(
    _OPEN,
    _ROOM,
    _TIED,
    _SCORES,
    _MINE,
    _THEIRS,
    _OTHERS,
    _HELD,
    _HELD_POINTS,
    _UNSEEN,
    _BLOCK,
) = offsets(COLOUR)


@rule
def lay(state: State, seat: int, move: int) -> None:
    """Lay the cards of a choice open before a seat."""
    player = state.seats[seat]
    move_card(player.hand, player.laid, first_card(move))
    if second_card(move) != NO_CARD:
        move_card(player.hand, player.laid, second_card(move))


@rule
def take_back(state: State, seat: int, move: int) -> None:
    """Take them back into the hand."""
    player = state.seats[seat]
    move_card(player.laid, player.hand, first_card(move))
    if second_card(move) != NO_CARD:
        move_card(player.laid, player.hand, second_card(move))


@rule
def observe(state: State, seat: int, out: Observation) -> None:
    """Write what a seat sees that has laid its choice."""
    out[: _COLOURS + SUITS * _BLOCK] = 0
    _write_progress(state, seat, out)
    _write_roosters(state, seat, out)
    table, mine, others = table_of(state), points_by_colour(state.seats[seat].laid), EMPTY
    for other in range(state.players):
        if other != seat:
            others += points_by_colour(state.seats[other].laid)
    hand, limit = state.seats[seat].hand, highest_count(state)
    scoring = ranking(table, limit)[2]
    for colour in range(SUITS):
        place, same = 0, 0
        order = _order(table, mine, others, hand, colour)
        for other in range(SUITS):
            ahead = _order(table, mine, others, hand, other) - order
            place += ahead > 0 or (ahead == 0 and other < colour)
            same += count(table, other) == count(table, colour)
        at = _COLOURS + place * _BLOCK
        cards = count(table, colour)
        out[at + _OPEN + min(cards, MOST_OPEN)] = 1
        out[at + _ROOM + min(max(limit - cards, -1), MOST_ROOM) + 1] = 1
        out[at + _TIED] = same > 1
        out[at + _SCORES] = scoring == colour
        out[at + _MINE] = count(mine, colour)
        out[at + _OTHERS] = min(count(others, colour), MOST_LAID)
        _write_cards(state, seat, colour, out, at)


@rule
def observe_board(state: State, seat: int, out: Observation, at: int) -> None:
    """There are no blocks."""


@rule
def _write_progress(state: State, seat: int, out: Observation) -> None:
    """The set-up, the course of the game and its score."""
    out[_PLAYERS + state.players - 2] = 1
    out[_INTERNATIONAL] = state.international
    out[_PART + state.part - 1] = 1
    left = ROUNDS[state.players] - state.round_number
    out[_ROUNDS_LEFT] = left
    out[_LAST] = left == 0
    best = -1
    for other in range(state.players):
        if other != seat:
            best = max(best, points(state, other))
    lead = points(state, seat) - best
    out[_AHEAD] = min(max(lead, 0), MOST_LEAD)
    out[_BEHIND] = min(max(-lead, 0), MOST_LEAD)


@rule
def _write_roosters(state: State, seat: int, out: Observation) -> None:
    """How near a round of roosters is, and what is kept in hand."""
    hand, mine, theirs = state.seats[seat].hand, 0, 0
    for other in range(state.players):
        laid = roosters_in(state.seats[other].laid)
        if other == seat:
            mine = laid
        else:
            theirs += laid
    missing = state.players + ROOSTERS_OVER_PLAYERS - mine - theirs
    out[_MISSING + (min(missing, MOST_MISSING) if missing >= 0 else MOST_MISSING + 1)] = 1
    out[_ROOSTERS_HELD] = roosters_in(hand)
    out[_ROOSTERS_MINE] = mine
    out[_ROOSTERS_THEIRS] = theirs
    together = hand[0] + hand[1] + hand[2] + hand[3] + hand[4]
    for value in range(VALUES):
        out[_KEPT + value] = count(together, value)


@rule
def _order(table: int, mine: int, others: int, hand: Pile, colour: int) -> int:
    """Colours with more open cards come first, then those in which the seat has laid more, then those it holds."""
    lead = count(mine, colour) - count(others, colour)
    return (count(table, colour) * 1000 + lead + 500) * 10 + size(hand[colour])


@rule
def _write_cards(state: State, seat: int, colour: int, out: Observation, at: int) -> None:
    """The cards of a colour that are held, laid by the best of the others, and not seen."""
    hand = state.seats[seat].hand[colour]
    out[at + _HELD + size(hand)] = 1
    out[at + _HELD_POINTS] = colour_points(hand)
    seen, most = hand + state.discard[colour], 0
    for other in range(state.players):
        player = state.seats[other]
        seen += player.laid[colour] + player.won[colour]
        if other != seat:
            most = max(most, colour_points(player.laid[colour]))
    out[at + _THEIRS] = most
    out[at + _UNSEEN] = CARDS - size(seen)


def _named(place: int, field: Field) -> Field:
    return Field(f"colour{place}.{field.name}", field.size, field.most, field.meaning)


CHOICES = Choices(
    Features(
        CHOICES_VERSION,
        (*TABLE, *(_named(place, field) for place in range(SUITS) for field in COLOUR)),
        (),
        0,
        observe,
        observe,
        observe_board,
    ),
    lay,
    take_back,
    rewind,
)
