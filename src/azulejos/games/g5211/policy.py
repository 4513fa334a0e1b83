"""The rollout policy of 5211: likely choices, drawn by the points each is expected to bring.

The expected points are a linear sum over the colours on the table after the choice, the cards kept in hand, and the
roosters. The weights were fitted to games (`weights.py`).
"""

from math import exp

from azulejos.core.bunch import EMPTY, count, one, size
from azulejos.core.generator import below
from azulejos.core.rule import rule
from azulejos.games.g5211.layout import ROOSTER, ROOSTERS_OVER_PLAYERS, ROUNDS, VALUES
from azulejos.games.g5211.moves import NO_CARD, first_card, pair_id, second_card
from azulejos.games.g5211.piles import SUITS, has, kinds_in, nth_kind
from azulejos.games.g5211.rules import highest_count
from azulejos.games.g5211.state import Pile, State
from azulejos.games.g5211.weights import COLOUR, COLOUR_LEAD, KEPT, ROOSTERS, ROOSTERS_LEAD

HEAT = 0.5
"""The softmax temperature: a choice with this many fewer expected points is e times less likely."""

FINE = 1 << 30
"""The resolution of random fractions."""

MOST_HELD, MOST_ROOM, FAR = 2, 2, 3
"""Caps: more cards of a colour in hand, more room below the limit, or a larger distance count as this."""

BUST, LUCKY = 0, 8
"""Standings of a colour beside those by its distance: over the limit; behind, yet the one that would score."""

MOST_NEEDED = 4
"""As many roosters short as this, or one too many in the international edition, are far from a round of roosters."""


@rule
def likely(state: State, seat: int) -> int:
    """A choice of a seat by its expected points, drawn with a single number of the state's own generator."""
    hand = state.seats[seat].hand
    table, mine, theirs = table_of(state), points_by_colour(state.seats[seat].laid), EMPTY
    for other in range(state.players):
        if other != seat:
            theirs += points_by_colour(state.seats[other].laid)
    chosen, total = NO_CARD, 0.0
    left = below(state, FINE) / FINE  # after each comparison it is rescaled to a uniform fraction again
    different = kinds_in(hand)
    for index in range(different):
        first = nth_kind(hand, index)
        for later in range(index, different if state.part == 1 else index + 1):
            if state.part == 1 and later == index and has(hand, first) < 2:
                continue
            move = pair_id(first, nth_kind(hand, later)) if state.part == 1 else first
            weight = exp(expected_points(state, seat, move, table, mine, theirs) / HEAT)
            total += weight
            share = weight / total
            if left < share:
                chosen = move
                left /= share
            else:
                left = (left - share) / (1.0 - share)
    return chosen


@rule
def expected_points(state: State, seat: int, move: int, table: int, mine: int, theirs: int) -> float:
    """The expected lead in points that a choice brings in this round, plus the value of the cards kept."""
    first, second = first_card(move), second_card(move)
    table, mine = table + one(first // VALUES), mine + (first % VALUES + 1) * one(first // VALUES)
    if second != NO_CARD:
        table, mine = table + one(second // VALUES), mine + (second % VALUES + 1) * one(second // VALUES)
    size_of_table, part, others = state.players - 2, state.part - 1, state.players - 1
    most, next_most, winner = ranking(table, highest_count(state))
    points = 0.0
    for colour in range(SUITS):
        held = size(state.seats[seat].hand[colour]) - laid_of(colour, first, second)
        cell = cell_of(table, colour, most, next_most, winner, highest_count(state), held)
        ahead = count(mine, colour) - count(theirs, colour) / others
        points += COLOUR[size_of_table, part, cell] + COLOUR_LEAD[size_of_table, part, cell] * ahead
    if state.round_number < ROUNDS[state.players]:
        for value in range(VALUES):
            kept = values_in(state.seats[seat].hand, value) - value_of(value, first, second)
            points += KEPT[size_of_table, value] * kept
    return points + expected_rooster_points(state, seat, value_of(ROOSTER, first, second))


@rule
def expected_rooster_points(state: State, seat: int, added: int) -> float:
    """The expected points of roosters when a seat lays some more."""
    all_roosters = added
    for other in range(state.players):
        all_roosters += values_in(state.seats[other].laid, ROOSTER)
    mine = added + values_in(state.seats[seat].laid, ROOSTER)
    ahead = mine - (all_roosters - mine) / (state.players - 1)
    held = values_in(state.seats[seat].hand, ROOSTER) - added
    cell = rooster_cell(state, all_roosters, held)
    size_of_table, part = state.players - 2, state.part - 1
    return ROOSTERS[size_of_table, part, cell] + ROOSTERS_LEAD[size_of_table, part, cell] * ahead


@rule
def rooster_cell(state: State, roosters: int, held: int) -> int:
    """Which weight roosters have: by how many are missing (F-4.1), and how many are left in hand."""
    missing = state.players + ROOSTERS_OVER_PLAYERS - roosters
    if missing < 0:
        missing = MOST_NEEDED if state.international else 0
    return min(missing, MOST_NEEDED) * (MOST_HELD + 1) + min(held, MOST_HELD)


@rule
def cell_of(table: int, colour: int, most: int, next_most: int, winner: int, limit: int, held: int) -> int:
    """Which weight a colour has: by its standing on the table, its room below the limit, and the cards in hand."""
    cards = count(table, colour)
    room = min(max(0, limit - cards), MOST_ROOM)
    if cards > limit:
        standing = BUST
    else:
        apart = cards - (next_most if cards == most else most)
        standing = min(max(apart, -FAR), FAR) + FAR + 1
        if winner == colour and apart < 0:
            standing = LUCKY
    return (standing * (MOST_ROOM + 1) + room) * (MOST_HELD + 1) + min(held, MOST_HELD)


@rule
def ranking(table: int, limit: int) -> tuple[int, int, int]:
    """The two largest counts within the limit (equal ones are two), and the colour that would score, or -1."""
    most, next_most, winner, alone = 0, 0, -1, 0
    for colour in range(SUITS):
        cards = count(table, colour)
        if cards > limit:
            continue
        same = 0
        for other in range(SUITS):
            same += int(count(table, other) == cards)
        if same == 1 and cards > alone:
            winner, alone = colour, cards
        if cards > most:
            most, next_most = cards, most
        elif cards > next_most:
            next_most = cards
    return most, next_most, winner


@rule
def table_of(state: State) -> int:
    """How many cards of each colour lie open, as a bunch."""
    table = EMPTY
    for seat in range(state.players):
        for colour in range(SUITS):
            table += size(state.seats[seat].laid[colour]) * one(colour)
    return table


@rule
def points_by_colour(pile: Pile) -> int:
    """The points a pile has in each colour, as a bunch."""
    points = EMPTY
    for colour in range(SUITS):
        for value in range(VALUES):
            points += (value + 1) * count(pile[colour], value) * one(colour)
    return points


@rule
def values_in(pile: Pile, value: int) -> int:
    """How many cards of a value a pile holds."""
    return count(pile[0] + pile[1] + pile[2] + pile[3] + pile[4], value)


@rule
def laid_of(colour: int, first: int, second: int) -> int:
    """How many of one or two cards have a colour."""
    return int(first // VALUES == colour) + int(second != NO_CARD and second // VALUES == colour)


@rule
def value_of(value: int, first: int, second: int) -> int:
    """How many of one or two cards have a value, counted from 0."""
    return int(first % VALUES == value) + int(second != NO_CARD and second % VALUES == value)
