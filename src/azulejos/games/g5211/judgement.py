"""What a search may think of a position of 5211, and how it deals anew what a seat can not see.

Between rounds points are what counts; a round is played to its end, so nothing within one is appraised.
"""

from typing import Any

import numpy as np

from azulejos.core.bunch import size
from azulejos.core.generator import below
from azulejos.core.judgement import Judgement
from azulejos.core.mixing import START, stir
from azulejos.core.rule import rule
from azulejos.games.g5211.layout import DECK, PLAYS, REMOVED, VALUES
from azulejos.games.g5211.moves import NO_CARD, first_card, second_card
from azulejos.games.g5211.piles import SUITS, cards_in, move_all, move_card, nth_card
from azulejos.games.g5211.rules import highest_count, legal, open_cards, points
from azulejos.games.g5211.sample import sample
from azulejos.games.g5211.state import Pile, State


@rule
def appraise(state: State, seat: int) -> float:
    """The points a seat has."""
    return float(points(state, seat))


@rule
def spread(state: State) -> float:
    """What is appraised is the end of a deck."""
    return 8.0


@rule
def standing(state: State, seat: int) -> int:
    """Points, and among equals cards won (F-5.2, F-6.4)."""
    player = state.seats[seat]
    return points(state, seat) * (4 * DECK) + player.cards + cards_in(player.won)


@rule
def boundary(state: State) -> int:
    """The deck: what a hand is worth shows only over many rounds."""
    return state.deck


@rule
def key(state: State, seat: int) -> Any:
    """A number for what a seat knows in this round: its hand, and the cards that lie open."""
    bits = stir(START, state.deck << 32 | state.round_number << 16 | state.part << 8 | seat)
    bits = stir_pile(bits, state.seats[seat].hand)
    for other in range(state.players):
        bits = stir_pile(bits, state.seats[other].laid)
    return bits | np.uint64(1)


@rule
def stir_pile(bits: Any, pile: Pile) -> Any:
    """Stir in the cards of a pile."""
    for colour in range(SUITS):
        bits = stir(bits, pile[colour])
    return bits


@rule
def rollout(state: State, seat: int) -> int:
    """A move that people might make: cards of a colour that leads or can lead, high ones, and some chance."""
    best, most = 0, -1
    first = sample(state, seat)
    second = sample(state, seat)
    third = sample(state, seat)
    for move in (first, second, third):
        promise = promising(state, seat, first_card(move))
        if second_card(move) != NO_CARD:
            promise += promising(state, seat, second_card(move))
            promise += 4 * (first_card(move) // VALUES == second_card(move) // VALUES)
        if promise > most:
            best, most = move, promise
    return best


@rule
def promising(state: State, seat: int, card: int) -> int:
    """How good a card looks: cards of its colour that lie open or are in hand, and its value."""
    colour = card // VALUES
    there = open_cards(state, colour)
    if there >= highest_count(state):
        return 0
    return 3 * there + 2 * size(state.seats[seat].hand[colour]) + card % VALUES


@rule
def conceal(state: State, seat: int) -> None:
    """Deal anew, by the record's own generator, all cards that a seat can not see."""
    gather(state, state.removed)
    for other in range(state.players):
        if other != seat:
            gather(state, state.seats[other].hand)
            gather(state, state.seats[other].sealed)
    hand_out(state, state.removed, REMOVED[state.players])
    for other in range(state.players):
        if other != seat:
            player = state.seats[other]
            hand_out(state, player.hand, player.hand_cards)
            hand_out(state, player.sealed, PLAYS[state.part] * player.has_chosen)


@rule
def gather(state: State, pile: Pile) -> None:
    """Put a pile back onto the face-down one."""
    state.pile_cards += cards_in(pile)
    move_all(pile, state.pile)


@rule
def hand_out(state: State, pile: Pile, cards: int) -> None:
    """Draw cards from the face-down pile onto another."""
    for _ in range(cards):
        move_card(state.pile, pile, nth_card(state.pile, below(state, state.pile_cards)))
        state.pile_cards -= 1


JUDGEMENT = Judgement(
    appraise=appraise,
    spread=spread,
    key=key,
    standing=standing,
    candidates=legal,
    boundary=boundary,
    conceal=conceal,
    rollout=rollout,
)
