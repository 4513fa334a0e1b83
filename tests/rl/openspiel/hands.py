"""Games of 5211 in OpenSpiel with hands that a test chooses."""

import pyspiel

from azulejos.core import registry
from tests.rl.openspiel.walks import named

CARDS = pyspiel.load_game("python_5211").stepper.draws.faces


def dealt(removed, *hands, **parameters):
    """A game of 5211 in which these cards were removed and dealt."""
    state = pyspiel.load_game(named("python_5211", players=len(hands), **parameters)).new_initial_state()
    draw(state, removed, *hands)
    return state


def draw(state, *cards):
    for text in cards:
        for at in range(0, len(text), 2):
            state.apply_action(CARDS.index(text[at : at + 2]))


def lay(state, *moves):
    state.apply_actions([registry.game("5211").read_move(move) for move in moves])


REMOVED = "Y2Y2Y2Y2Y2Y2G2G2G2G2"
HAND = "Y1Y1G1O1B6"
