"""Analyses with a net that has a head: expected scores that add up, and an unchanged search."""

from dataclasses import replace
from math import isfinite

import pytest

from azulejos.core.randomness import SeededRandomness
from azulejos.core.setup import Setup
from azulejos.core.turn import DECIDE, OVER
from azulejos.evaluation.inputs import features_of
from azulejos.evaluation.net import Net
from azulejos.evaluation.shipped import net_for
from azulejos.search.alpha_beta.iterative_deepening import AlphaBeta
from azulejos.search.mcts.mcts import Mcts
from azulejos.search.parameters import Parameters
from azulejos.search.scores import ahead
from azulejos.search.search_result import LINE
from azulejos.search.stop_flag import StopFlag
from tests.evaluation.nets import random_head
from tests.search.positions import AZUL, decisions

SMALL = Parameters(table_bits=16)
FEATURES = features_of(AZUL)
PLAIN = Net.random(FEATURES, 1)
HEADED = replace(PLAIN, head=random_head(FEATURES, 2))


def search(net, state, *, exact=True, positions=2_000, kind=AlphaBeta):
    seat, source = int(state[0].seat), SeededRandomness(1)
    return kind(AZUL, SMALL, net=net).search(state, seat, StopFlag(), positions, exact=exact, randomness=source)


@pytest.mark.parametrize("kind", [AlphaBeta, Mcts])
@pytest.mark.parametrize("players", [2, 3])
def test_scores_are_finite_and_add_up_to_the_lead(players, kind):
    for state in [*decisions(AZUL, 3, players)][::20]:
        for each in search(HEADED, state, kind=kind).moves:
            assert len(each.scores) == players and all(map(isfinite, each.scores))
            assert each.lead == ahead(each.scores, int(state[0].seat))
            assert len(each.line) <= LINE


@pytest.mark.parametrize("kind", [AlphaBeta, Mcts])
def test_the_search_is_the_same_as_without_a_head(kind):
    for state in [*decisions(AZUL, 3)][::20]:
        with_head, without = search(HEADED, state, kind=kind), search(PLAIN, state, kind=kind)
        for mine, theirs in zip(with_head.moves, without.moves, strict=True):
            assert replace(mine, lead=0.0, scores=()) == replace(theirs, lead=0.0)
            assert theirs.scores == ()


@pytest.mark.parametrize("kind", [AlphaBeta, Mcts])
def test_a_search_for_a_move_computes_no_scores(kind):
    state = next(decisions(AZUL, 3))
    found = search(HEADED, state, exact=False, kind=kind)
    assert found.moves == search(PLAIN, state, exact=False, kind=kind).moves


def endings():
    """The last decisions of games but two, from which the end can be seen."""
    for seed in range(1, 6):
        *_, state, _, _ = decisions(AZUL, seed)
        yield state


def test_where_the_end_can_be_seen_scores_are_what_it_brings():
    ended = 0
    for state in endings():
        found, final_value = (search(net, state, positions=200_000) for net in (HEADED, PLAIN))
        assert found.solved
        for mine, theirs in zip(found.moves, final_value.moves, strict=True):
            after = state.copy()
            for move in mine.line:
                AZUL.rules.apply(after[0], int(AZUL.rules.decider(after[0])), move)
            assert AZUL.rules.status(after[0]) != DECIDE
            if AZUL.rules.status(after[0]) == OVER:
                ended += 1
                assert mine.lead == theirs.lead
                assert mine.scores == tuple(float(AZUL.heuristic.points(after[0], seat)) for seat in range(2))
    assert ended > 5


def test_the_net_of_the_package_expects_scores_that_games_have():
    net = net_for(AZUL, Setup.of(AZUL, 2))
    for state in [*decisions(AZUL, 3)][::25]:
        best = search(net, state).moves[0]
        assert all(-20 < score < 120 for score in best.scores) and len(best.scores) == 2
