"""MCTS: it finds what the oracle finds, repeats, ends in time, and uses no hidden information."""

import numpy as np
import pytest

from azulejos.core.randomness import SeededRandomness
from azulejos.core.setup import Setup
from azulejos.search import oracle
from azulejos.search.alpha_beta.iterative_deepening import AlphaBeta
from azulejos.search.determinized.determinized_search import DeterminizedSearch
from azulejos.search.mcts.mcts import Mcts
from azulejos.search.parameters import Parameters
from azulejos.search.playouts import seeded
from azulejos.search.searcher import searcher
from azulejos.search.stop_flag import StopFlag
from azulejos.search.values import win_probability
from tests.search.positions import AZUL, CARDS, PAVILION, decisions, late, named

SMALL = Parameters(node_bits=14, edge_bits=18)


def search(game, state, seat=None, simulations=2_000, seed=1, **changes):
    seat = int(game.rules.decider(state[0])) if seat is None else seat
    randomness = SeededRandomness(seed)
    return Mcts(game, SMALL, **changes).search(state, seat, StopFlag(), simulations, randomness=randomness)


def test_it_comes_to_the_oracles_choice_where_a_round_can_be_seen_to_its_end():
    for state in late(AZUL, 3, most=80):
        seat = int(AZUL.rules.decider(state[0]))
        found = search(AZUL, state, simulations=20_000)
        worth = {
            m: oracle.value(AZUL, AZUL.play_unchecked(state, seat, m), seat, 100)
            for m in oracle.candidates(AZUL, state)
        }
        assert win_probability(max(worth.values())) - win_probability(worth[found.moves[0].move]) < 0.03


@pytest.mark.parametrize(("game", "players"), [(AZUL, 2), (AZUL, 4), (PAVILION, 3)], ids=named)
def test_the_same_seed_and_number_give_the_same_result(game, players):
    state = next(decisions(game, 3, players))
    first, second, other = (search(game, state, seed=seed) for seed in (1, 1, 2))

    assert first.moves == second.moves
    assert first.simulations == 2_000 == sum(each.visits for each in first.moves)
    assert {each.move for each in other.moves} == {each.move for each in first.moves}


def test_two_trees_are_added_up():
    state = next(decisions(AZUL, 3, 3))
    assert sum(each.visits for each in search(AZUL, state, threads=2).moves) == 2_000


def test_the_tree_is_kept_for_the_next_decision():
    state = next(decisions(AZUL, 3, 3))
    mcts = Mcts(AZUL, SMALL)
    for _ in range(2):
        found = mcts.search(state, int(state[0].seat), StopFlag(), 1_000, randomness=SeededRandomness(1))

    assert sum(each.visits for each in found.moves) == 2_000


def test_a_full_tree_is_cleared():
    mcts = Mcts(AZUL, Parameters(node_bits=8, edge_bits=12))
    for state in [*decisions(AZUL, 3, 3)][:6]:
        found = mcts.search(state, int(state[0].seat), StopFlag(), 1_000, randomness=SeededRandomness(1))
        assert found.moves[0].visits > 0


def test_a_plain_search_does_not_depend_on_what_the_seat_cannot_see():
    """Two states that look the same to a seat: other hands, another pile, another sealed choice."""
    state = next(decisions(CARDS, 5, 3))
    other = CARDS.imagine(CARDS.view(state, 1), 1, SeededRandomness("other"))

    assert CARDS.view(state, 1) == CARDS.view(other, 1) and CARDS.position(state) != CARDS.position(other)
    assert search(CARDS, state, 1, plain=True).moves == search(CARDS, other, 1, plain=True).moves


def with_nothing_sealed_by_others(view):
    """What a seat of 5211 sees if no other has chosen yet."""
    for player in view["seats"]:
        if player["sealed"] is True:
            player["hand"], player["sealed"] = player["hand"] + (2 if view["part"] == 1 else 1), False
    view["turn"]["decide"] = [seat for seat, player in enumerate(view["seats"]) if not player["sealed"]]
    return view


@pytest.mark.parametrize("seat", [0, 2])
def test_dealing_again_keeps_all_that_a_seat_sees_lets_others_choose_again_and_loses_no_card(seat):
    conceal = CARDS.heuristic.conceal
    for found in [*decisions(CARDS, 5, 3)][::7]:
        state = seeded(found, 1, seat + 1)
        before = with_nothing_sealed_by_others(CARDS.view(state, seat))
        hands = set()
        for _ in range(20):
            conceal(state[0], seat)
            assert CARDS.view(state, seat) == before
            CARDS.read_position(CARDS.position(state))  # raises if a card is lost
            hands.add(CARDS.position(state)["seats"][1]["hand"])
        assert len(hands) > 10


def test_each_game_gets_the_search_that_won_its_matches():
    kinds = {
        (game.name, players): type(searcher(game, Setup.of(game, players), SMALL))
        for game in (AZUL, PAVILION, CARDS)
        for players in game.players
    }
    assert [name for name, kind in kinds.items() if kind is AlphaBeta] == [("azul", 2), ("summer-pavilion", 2)]
    assert [name for name, kind in kinds.items() if kind is DeterminizedSearch] == [
        ("5211", players) for players in CARDS.players
    ]


def test_plain_mcts_plays_to_the_end_of_the_game():
    for game in (AZUL, PAVILION, CARDS):
        found = search(game, next(decisions(game, 3)), plain=True, simulations=200)
        assert sum(each.visits for each in found.moves) == 200
        assert np.isfinite([each.lead for each in found.moves]).all()


def test_a_line_can_be_played():
    for game, players in ((AZUL, 3), (PAVILION, 2)):
        for state in [*decisions(game, 5, players)][::20]:
            after = state
            for move in search(game, state).moves[0].line:
                after = game.play(after, int(game.rules.decider(after[0])), move)  # raises if it is not legal
