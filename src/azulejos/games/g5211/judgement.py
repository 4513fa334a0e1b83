"""What a search may think of a position of 5211, and how it deals anew what a seat can not see.

A position is appraised between rounds: by points, and by what the cards in hand promise.
"""

from math import sqrt
from typing import Any

import numpy as np

from azulejos.core.generator import below
from azulejos.core.judgement import Judgement
from azulejos.core.mixing import START, stir
from azulejos.core.rule import rule
from azulejos.games.g5211.hand import worth
from azulejos.games.g5211.layout import DECK, PLAYS, REMOVED, ROUNDS
from azulejos.games.g5211.piles import SUITS, cards_in, move_all, move_card, nth_card
from azulejos.games.g5211.policy import likely
from azulejos.games.g5211.rules import legal, points
from azulejos.games.g5211.state import Pile, State

MOST_ROUNDS = int(max(ROUNDS))

POINTS_A_ROUND = 4
"""What a seat takes in a round, about."""

ROUND_SPREAD = 2.9
"""Who leads by so many points with one round to come wins about 73 games of 100."""


@rule
def appraise(state: State, seat: int) -> float:
    """The points a seat has, and what the hand of a round to come is worth."""
    return points(state, seat) + worth(state.seats[seat].hand, state.players)


@rule
def spread(state: State) -> float:
    """Luck adds up: it grows with the square root of the rounds to come."""
    return ROUND_SPREAD * sqrt(1.0 + rounds_left(state))


@rule
def rounds_left(state: State) -> float:
    """The rounds to come in this deck, and in the decks that the long variant may still need (F-6.1)."""
    rounds = ROUNDS[state.players]
    left = rounds - state.round_number
    best = 0
    for seat in range(state.players):
        best = max(best, points(state, seat))
    further = max(0, state.target - best - POINTS_A_ROUND * left)
    return left + further / POINTS_A_ROUND


@rule
def standing(state: State, seat: int) -> int:
    """Points, and among equals cards won (F-5.2, F-6.4)."""
    player = state.seats[seat]
    return points(state, seat) * (4 * DECK) + player.cards + cards_in(player.won)


@rule
def boundary(state: State) -> int:
    """The round: then all cards laid out are scored, and a hand is as full as any other."""
    return state.deck * (MOST_ROUNDS + 1) + state.round_number


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
def conceal(state: State, seat: int) -> None:
    """Deal anew, by the record's own generator, all cards that a seat can not see; the others choose anew, too.

    What they have sealed was chosen, though nobody has seen it: dealt at random it would be any card.
    """
    gather(state, state.removed)
    for other in range(state.players):
        if other != seat:
            player = state.seats[other]
            player.hand_cards += PLAYS[state.part] * player.has_chosen
            player.has_chosen = 0
            gather(state, player.hand)
            gather(state, player.sealed)
    hand_out(state, state.removed, REMOVED[state.players])
    for other in range(state.players):
        if other != seat:
            hand_out(state, state.seats[other].hand, state.seats[other].hand_cards)


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
    points=points,
    standing=standing,
    candidates=legal,
    boundary=boundary,
    conceal=conceal,
    rollout=likely,
)
