"""The rules of 5211, 2 to 5 players, both editions. F numbers are the clauses of docs/rules/5211.md.

Plain functions over one record (`state.py`), which bots run compiled. They change the state they are given and check
nothing: `game.py` checks moves before it calls them.

From top to bottom: the course of the game, drawing, choosing, scoring, the end.
"""

import numpy as np
from numpy.typing import NDArray

from azulejos.core.bunch import EMPTY, only, size
from azulejos.core.rule import rule
from azulejos.core.turn import CHANCE, DECIDE
from azulejos.core.turn import OVER as GAME_OVER
from azulejos.games.g5211.layout import (
    DECK,
    FULL_COLOUR,
    HAND,
    LIMIT_OVER_PLAYERS,
    PARTS,
    PLAYS,
    REMOVED,
    ROOSTER,
    ROOSTERS_OVER_PLAYERS,
    ROUNDS,
)
from azulejos.games.g5211.moves import NO_CARD, first_card, pair_id, second_card
from azulejos.games.g5211.piles import (
    SUITS,
    cards_in,
    has,
    kinds_in,
    move_all,
    move_card,
    move_colour,
    nth_card,
    nth_kind,
    points_of,
    roosters_in,
)
from azulejos.games.g5211.state import CHOOSING, DEALING, DRAWING, OVER, REMOVING, State

NO_COLOUR = -1

# --- The course of the game (F-3) ---------------------------------------------------------------------


@rule
def status(state: State) -> int:
    """Whether the game waits for decisions or for chance, or is over."""
    if state.phase == CHOOSING:
        return DECIDE
    return GAME_OVER if state.phase == OVER else CHANCE


@rule
def owes(state: State, seat: int) -> bool:
    """Whether a seat owes a decision: all choose at the same time, each once (F-3.1)."""
    return state.phase == CHOOSING and not state.seats[seat].has_chosen


@rule
def decider(state: State) -> int:
    """The first seat that owes a decision."""
    seat = 0
    while not owes(state, seat):
        seat += 1
    return seat


# --- Set-up and drawing (F-2, F-3.4) ------------------------------------------------------------------


@rule
def shuffle(state: State) -> None:
    """Begin a deck: all 100 cards face down, nobody holds any (F-2.1, F-6.2)."""
    for colour in range(SUITS):
        state.pile[colour] = FULL_COLOUR
        state.removed[colour] = EMPTY
        state.discard[colour] = EMPTY
    state.pile_cards = DECK
    state.round_number = 1
    state.part = 1
    state.phase = REMOVING if REMOVED[state.players] > 0 else DEALING


@rule
def ways(state: State) -> int:
    """How many cards, all equally likely, may be the next one drawn."""
    return state.pile_cards


@rule
def draw(state: State, way: int) -> None:
    """Draw one card: to be removed, or for the first seat whose hand is not full (F-3.5)."""
    card = nth_card(state.pile, way)
    state.pile_cards -= 1
    if state.phase == REMOVING:
        move_card(state.pile, state.removed, card)
        if cards_in(state.removed) == REMOVED[state.players]:
            state.phase = DEALING
        return
    seat = first_short_hand(state)
    player = state.seats[seat]
    move_card(state.pile, player.hand, card)
    player.hand_cards += 1
    if seat == state.players - 1 and player.hand_cards == HAND:  # the last seat draws last
        if state.phase == DEALING:
            state.phase = CHOOSING
        else:
            end_part(state)


@rule
def first_short_hand(state: State) -> int:
    """The first seat with fewer than five cards; while cards are drawn there is one."""
    seat = 0
    while state.seats[seat].hand_cards == HAND:
        seat += 1
    return seat


# --- Choosing (F-3.2, F-3.3) --------------------------------------------------------------------------


@rule
def legal(state: State, seat: int, moves: NDArray[np.int64]) -> int:
    """Two cards of the hand in part 1, one in parts 2 and 3; cards of a kind are alike."""
    hand = state.seats[seat].hand
    listed = 0
    for index in range(kinds_in(hand)):
        first = nth_kind(hand, index)
        if state.part > 1:
            moves[listed] = first
            listed += 1
            continue
        if has(hand, first) > 1:
            moves[listed] = pair_id(first, first)
            listed += 1
        for later in range(index + 1, kinds_in(hand)):
            moves[listed] = pair_id(first, nth_kind(hand, later))
            listed += 1
    return listed


@rule
def apply(state: State, seat: int, move: int) -> None:
    """Lay the chosen cards face down; when all have, they are revealed together."""
    chooser = state.seats[seat]
    move_card(chooser.hand, chooser.sealed, first_card(move))
    if second_card(move) != NO_CARD:
        move_card(chooser.hand, chooser.sealed, second_card(move))
    chooser.hand_cards -= PLAYS[state.part]
    chooser.has_chosen = 1
    for other in range(state.players):
        if owes(state, other):
            return
    reveal(state)


@rule
def reveal(state: State) -> None:
    """Turn all chosen cards up, then draw up to five, while the pile lasts (F-3.2, F-3.6)."""
    for seat in range(state.players):
        move_all(state.seats[seat].sealed, state.seats[seat].laid)
        state.seats[seat].has_chosen = 0
    if state.pile_cards > 0:
        state.phase = DRAWING
    else:
        end_part(state)


@rule
def end_part(state: State) -> None:
    """Go on with the next part; after the third the round is scored."""
    if state.part < PARTS:
        state.part += 1
        state.phase = CHOOSING
    else:
        score_round(state)
        end_round(state)


# --- Scoring a round (F-4) ----------------------------------------------------------------------------


@rule
def score_round(state: State) -> None:
    """Roosters, or else one colour, go to the score piles of those who played them; the rest is discarded."""
    if is_rooster_round(state):
        for seat in range(state.players):
            keep_roosters(state, seat)
    else:
        colour = leading_colour(state)
        for seat in range(state.players):
            if colour != NO_COLOUR:
                move_colour(state.seats[seat].laid, state.seats[seat].won, colour)  # roosters of it too (F-4.3c)
            move_all(state.seats[seat].laid, state.discard)


@rule
def is_rooster_round(state: State) -> bool:
    """Whether enough roosters lie open: N + 2 or more (F-4.1); exactly N + 2 in the international edition (F-D1)."""
    roosters = 0
    for seat in range(state.players):
        roosters += roosters_in(state.seats[seat].laid)
    needed = state.players + ROOSTERS_OVER_PLAYERS
    if state.international:
        return roosters == needed
    return roosters >= needed


@rule
def keep_roosters(state: State, seat: int) -> None:
    """A seat keeps its own roosters and discards the rest (F-4.1)."""
    player = state.seats[seat]
    for colour in range(SUITS):
        roosters = only(player.laid[colour], ROOSTER)
        player.won[colour] += roosters
        player.laid[colour] -= roosters
    move_all(player.laid, state.discard)


@rule
def leading_colour(state: State) -> int:
    """The colour that scores, or NO_COLOUR (F-4.2 to F-4.4): the largest count that one colour has alone.

    Counts that are shared go out (F-4.3a), and so does a colour beyond the limit (F-4.3b).
    """
    for count in range(highest_count(state), 0, -1):
        found = 0
        leader = NO_COLOUR
        for colour in range(SUITS):
            if open_cards(state, colour) == count:
                found += 1
                leader = colour
        if found == 1:
            return leader
    return NO_COLOUR


@rule
def highest_count(state: State) -> int:
    """The most cards of a colour that may score: N + 3 (F-4.3b); one less in the international edition (F-D2)."""
    return state.players + LIMIT_OVER_PLAYERS - state.international


@rule
def open_cards(state: State, colour: int) -> int:
    """How many cards of a colour lie open on the table; roosters count, values do not (F-4.2)."""
    cards = EMPTY
    for seat in range(state.players):
        cards += state.seats[seat].laid[colour]
    return size(cards)


# --- The end of a round, of a deck and of the game (F-3.6, F-5, F-6) ----------------------------------


@rule
def end_round(state: State) -> None:
    """The next round, or the end of the deck."""
    if state.round_number < ROUNDS[state.players]:
        state.round_number += 1
        state.part = 1
        state.phase = CHOOSING
        return
    for seat in range(state.players):
        move_all(state.seats[seat].hand, state.discard)  # the last card of each hand counts for nothing (F-3.6)
        state.seats[seat].hand_cards = 0
    if state.target == 0 or is_target_reached(state):
        state.phase = OVER
    else:
        next_deck(state)


@rule
def points(state: State, seat: int) -> int:
    """A seat's points in all decks (F-5.1, F-6.1)."""
    return state.seats[seat].total + points_of(state.seats[seat].won)


@rule
def is_target_reached(state: State) -> bool:
    """Whether someone has reached the target of the long variant; asked after a whole deck (F-6.3)."""
    best = 0
    for seat in range(state.players):
        best = max(best, points(state, seat))
    return best >= state.target


@rule
def next_deck(state: State) -> None:
    """Write the scores down and shuffle all cards again (F-6.1, F-6.2)."""
    for seat in range(state.players):
        player = state.seats[seat]
        player.total = points(state, seat)
        player.cards += cards_in(player.won)
        for colour in range(SUITS):
            player.won[colour] = EMPTY
    state.deck += 1
    shuffle(state)
