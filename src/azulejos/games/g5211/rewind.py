"""Rewinds a state of 5211 by a part of a round: to what players held before they laid their cards.

A state does not store which card was laid in which part, or which cards of a hand were drawn since. Both are chosen at
random, all ways equally likely.
"""

from typing import Any

from azulejos.core.generator import below
from azulejos.core.rule import rule
from azulejos.games.g5211.layout import HAND, PLAYS
from azulejos.games.g5211.moves import pair_id
from azulejos.games.g5211.piles import cards_in, move_card, nth_card
from azulejos.games.g5211.state import Pile, State


@rule
def rewind(state: State, choices: Any) -> bool:
    """Go back to the part before, while all choose, and write what each seat chose there; False in the first part."""
    if state.part == 1:
        return False
    for seat in range(state.players):
        player = state.seats[seat]
        if player.hand_cards == HAND:  # a player with a full hand has drawn since
            for _ in range(PLAYS[state.part - 1]):
                move_any(state, player.hand, state.pile)
                state.pile_cards += 1
        else:
            player.hand_cards += PLAYS[state.part - 1]
        choices[seat] = move_any(state, player.laid, player.hand)
        if PLAYS[state.part - 1] > 1:
            choices[seat] = pair_id(choices[seat], move_any(state, player.laid, player.hand))
    state.part -= 1
    return True


@rule
def move_any(state: State, source: Pile, target: Pile) -> int:
    """Move any card from pile to pile, by the state's own generator; returns its kind."""
    card = nth_card(source, below(state, cards_in(source)))
    move_card(source, target, card)
    return card
