"""The heuristic of 5211, and the determinization of the cards that a seat cannot see.

It evaluates positions between rounds, by points and by the expected points of the cards in hand.
"""

from math import sqrt
from typing import Any

import numpy as np

from azulejos.core.generator import below
from azulejos.core.hashing import START, mix_hash
from azulejos.core.heuristic import Heuristic
from azulejos.core.rule import rule
from azulejos.games.g5211.hand import worth
from azulejos.games.g5211.layout import DECK, PLAYS, REMOVED, ROUNDS
from azulejos.games.g5211.piles import SUITS, cards_in, move_all, move_card, nth_card
from azulejos.games.g5211.policy import likely
from azulejos.games.g5211.rules import legal, points
from azulejos.games.g5211.state import Pile, State

MOST_ROUNDS = int(max(ROUNDS))

POINTS_A_ROUND = 4
"""The average points of a seat in a round."""

ROUND_SPREAD = 2.9
"""The lead in points that wins about 73 games of 100 with one round to come."""


@rule
def evaluate(state: State, seat: int) -> float:
    """The points of a seat and the value of its hand for the next round."""
    return points(state, seat) + worth(state.seats[seat].hand, state.players)


@rule
def spread(state: State) -> float:
    """It grows with the square root of the rounds to come, as the variance of luck adds up."""
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
    """The round: after it all laid cards are scored, and all hands are full."""
    return state.deck * (MOST_ROUNDS + 1) + state.round_number


@rule
def key(state: State, seat: int) -> Any:
    """The hash of what a seat knows in this round: its hand, and the cards that lie open."""
    bits = mix_hash(START, state.deck << 32 | state.round_number << 16 | state.part << 8 | seat)
    bits = mix_pile(bits, state.seats[seat].hand)
    for other in range(state.players):
        bits = mix_pile(bits, state.seats[other].laid)
    return bits | np.uint64(1)


@rule
def mix_pile(bits: Any, pile: Pile) -> Any:
    """The key with the cards of a pile hashed in."""
    for colour in range(SUITS):
        bits = mix_hash(bits, pile[colour])
    return bits


@rule
def conceal(state: State, seat: int) -> None:
    """Deal again, by the record's own generator, all cards that a seat cannot see; the others choose again, too.

    Sealed cards are chosen by the policy, not dealt at random, since their owners chose them.
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


HEURISTIC = Heuristic(
    evaluate=evaluate,
    spread=spread,
    key=key,
    points=points,
    standing=standing,
    candidates=legal,
    boundary=boundary,
    conceal=conceal,
    rollout=likely,
)
