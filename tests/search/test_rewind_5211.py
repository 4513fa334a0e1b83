"""Rewinding a state by a part of a round: laid cards return to the hands, and cards drawn since leave them."""

import numpy as np
import pytest

from azulejos.games.g5211 import GAME, rules
from azulejos.games.g5211.moves import NO_CARD, first_card, second_card
from azulejos.games.g5211.piles import cards_in, has
from azulejos.games.g5211.rewind import rewind
from azulejos.search.playouts import seeded
from tests.g5211.positions import position
from tests.search.positions import decisions


def rewound(document, seed=1):
    """The position a part before, and what was chosen there."""
    state, choices = seeded(GAME.read_position(document), 1, seed), np.zeros(5, np.int64)
    assert rewind(state[0], choices)
    return state, [GAME.move_text(int(choice)) for choice in choices[: document["players"]]]


def test_the_first_part_has_none_before():
    state = seeded(GAME.read_position(position(3)), 1, 1)
    before = state.tobytes()
    assert not rewind(state[0], np.zeros(5, np.int64))
    assert state.tobytes() == before


def test_two_cards_that_lie_open_go_back_into_a_hand_of_five():
    state, choices = rewound(position(2, part=2, hands=["G2O2B2T2T3"], laid=["Y4Y5", "O3G3"]))
    assert choices == ["Y4Y5", "G3O3"]
    assert state[0].part == 1 and cards_in(state[0].seats[0].laid) == 0
    assert cards_in(state[0].seats[0].hand) == 5 == state[0].seats[0].hand_cards


def test_of_three_cards_any_may_be_the_last():
    document = position(2, part=3, laid=["Y4Y5G2", "Y2O3B2"])
    assert {rewound(document, seed)[1][0] for seed in range(40)} == {"Y4", "Y5", "G2"}


def test_in_the_last_round_nothing_was_drawn():
    state, _ = rewound(position(2, round=11, part=3, hands=["Y6G2", "O2T1"], laid=["Y4Y5G3", "Y2O3B2"]))
    assert cards_in(state[0].seats[0].hand) == 3 == state[0].seats[0].hand_cards


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_rewound_choice_is_legal_and_leads_to_what_lies_open(players):
    choices = np.zeros(5, np.int64)
    for state in decisions(GAME, 7, players):
        owing = [seat for seat in range(players) if rules.owes(state[0], seat)]
        back = seeded(state, 1, 3)
        if len(owing) == players and rewind(back[0], choices):
            assert int(back[0].pile_cards) == cards_in(back[0].pile)
            for seat in range(players):
                assert int(choices[seat]) in GAME.legal(back, seat)
                for card in {first_card(choices[seat]), second_card(choices[seat])} - {NO_CARD}:
                    assert has(state[0].seats[seat].laid, card) > has(back[0].seats[seat].laid, card)
