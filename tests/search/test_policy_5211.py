"""The rollout policy and the hand values of 5211: they fit the rules, and common sense."""

from collections import Counter

import numpy as np
import pytest

from azulejos.games.g5211 import GAME, policy, rules
from azulejos.games.g5211.hand import worth
from azulejos.games.g5211.notation import read_cards
from azulejos.search.playouts import seeded
from tests.g5211.positions import position
from tests.search.positions import decisions


def pile(text):
    cards = np.zeros(5, np.int64)
    for kind in read_cards(text) or ():
        cards[kind // 6] += 1 << 10 * (kind % 6)
    return cards


def likely(document, seat=0, times=400):
    """How often each choice comes."""
    states = seeded(GAME.read_position(document), times, 1)
    return Counter(GAME.move_text(policy.likely(state, seat)) for state in states)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_likely_choice_is_legal_whatever_the_moment(players):
    for state in decisions(GAME, 7, players):
        for seat in range(players):
            if rules.owes(state[0], seat):
                assert policy.likely(state[0].copy(), seat) in GAME.legal(state, seat)


def test_a_choice_takes_one_number_of_the_generator_whatever_the_hand():
    """So later draws do not depend on it, and all moves of a search get the same draws."""
    after = set()
    for hand in ("Y1Y1Y1Y1Y1", "Y2G3O4B5T6"):
        state = seeded(GAME.read_position(position(2, hands=[hand])), 1, 1)
        policy.likely(state[0], 0)
        after.add(int(state[0].generator))
    assert len(after) == 1


@pytest.mark.parametrize("edition", ["rulebook", "international"])
def test_the_colour_that_would_score_is_the_one_that_the_rules_name(edition):
    for players in (2, 4):
        for state in decisions(GAME, 5, players, edition=edition):
            table, limit = policy.table_of(state[0]), rules.highest_count(state[0])
            assert policy.ranking(table, limit)[2] == rules.leading_colour(state[0])


def test_the_last_card_makes_the_own_colour_score():
    document = position(2, part=3, hands=["Y6G2O2B1T2"], laid=["Y4Y5G2", "Y2G3B2"])
    choices = likely(document)
    assert choices.most_common(1)[0][0] == "Y6"


def test_two_cards_of_a_colour_are_likelier_than_two_colours():
    choices = likely(position(2, hands=["Y3Y4G2O2B2"]))
    assert choices["Y3Y4"] > 100  # 40 of 400 would be the share of one choice of ten


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_high_cards_of_one_colour_are_worth_more_than_low_ones_of_many(players):
    hands = [worth(pile(text), players) for text in ("Y6Y5Y4G3G3", "Y4Y3G3O2B2", "Y2G2O2B2T2")]
    assert hands == sorted(hands, reverse=True)


def test_what_has_no_cards_is_worth_nothing():
    assert worth(pile(""), 2) == 0


def test_colours_do_not_differ():
    worths = {
        round(float(worth(pile(f"{c}6{c}4{d}2{d}1{e}3"), 3)), 9) for c, d, e in (("Y", "G", "O"), ("T", "B", "Y"))
    }
    assert len(worths) == 1
