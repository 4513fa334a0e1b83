"""The rollout policy of a net: moves by preference, with one random number, by what a seat sees."""

from collections import Counter
from dataclasses import replace
from math import exp
from typing import Any

import numpy as np
import pytest

from azulejos.core.randomness import SeededRandomness
from azulejos.evaluation.inputs import inputs_of
from azulejos.evaluation.net import Net
from azulejos.evaluation.net_workspace import workspace_of
from azulejos.evaluation.preference import preference_of
from azulejos.search.determinized import determinized_kernel
from azulejos.search.determinized.determinized_search import DeterminizedSearch
from azulejos.search.determinized.rollout_policy import rollout_policy_of
from azulejos.search.playouts import seeded
from azulejos.search.searcher import searcher
from azulejos.search.stop_flag import StopFlag
from tests.g5211.positions import position
from tests.search.positions import CARDS, decisions

NET = Net.random(inputs_of(CARDS), 1)
ROOM = np.zeros(CARDS.rules.most_legal, np.int64)


def search(state, seat=0, simulations=500, net: Net | None = NET, seed=1, **changes):
    return DeterminizedSearch(CARDS, net=net, **changes).search(
        state, seat, StopFlag(), simulations, randomness=SeededRandomness(seed)
    )


def test_moves_are_drawn_by_preference():
    state, workspace, times = next(decisions(CARDS, 3)), workspace_of(inputs_of(CARDS), NET), 400
    policy, preference = rollout_policy_of(CARDS, learned=True), preference_of(CARDS)
    drawn = Counter(policy(each, 0, workspace, ROOM) for each in seeded(state, times, 1))
    weights = {move: exp(float(preference(state[0], 0, move, workspace))) for move in CARDS.legal(state, 0)}
    for move, weight in weights.items():
        share = weight / sum(weights.values())
        assert abs(drawn[move] - times * share) < 5 * (times * share * (1 - share)) ** 0.5 + 1


def test_seats_may_have_their_own_nets():
    nets = NET, Net.random(inputs_of(CARDS), 2)
    state, workspaces = next(decisions(CARDS, 3)), [workspace_of(inputs_of(CARDS), net) for net in nets]
    preference, each = preference_of(CARDS), np.concatenate(workspaces).view(np.recarray)
    for seat, workspace in enumerate(workspaces):
        move = CARDS.legal(state, seat)[0]
        assert preference(state[0], seat, move, each) == preference(state[0], seat, move, workspace)


def test_a_choice_takes_one_number_of_the_generator_whatever_the_hand():
    after, workspace = set(), workspace_of(inputs_of(CARDS), NET)
    for hand in ("Y1Y1Y1Y1Y1", "Y2G3O4B5T6"):
        state = seeded(CARDS.read_position(position(2, hands=[hand])), 1, 1)
        rollout_policy_of(CARDS, learned=True)(state[0], 0, workspace, ROOM)
        after.add(int(state[0].generator))
    assert len(after) == 1


def test_a_search_with_a_net_repeats_and_differs_from_one_without():
    state = next(decisions(CARDS, 3, 3))
    first, second = search(state), search(state)
    assert first.moves == second.moves
    assert [each.win for each in first.moves] != [each.win for each in search(state, net=None).moves]
    assert sum(each.visits for each in search(state, threads=2).moves) == 500


def test_the_search_of_a_table_gets_the_net():
    setup = CARDS.setup(next(decisions(CARDS, 3)))
    assert isinstance(found := searcher(CARDS, setup, net=NET), DeterminizedSearch) and found.net is NET


def test_a_search_with_a_net_does_not_depend_on_what_the_seat_cannot_see():
    state = next(decisions(CARDS, 5, 3))
    other = CARDS.imagine(CARDS.view(state, 1), 1, SeededRandomness("other"))
    assert CARDS.position(state) != CARDS.position(other)
    assert search(state, 1).moves == search(other, 1).moves


def test_others_choose_by_the_net_in_rollouts():
    """Two nets with opposite preferences lead the search to other values."""
    state = next(decisions(CARDS, 3))
    shy = replace(NET, last=-NET.last, last_bias=-NET.last_bias)
    one, other = ({each.move: each.win for each in search(state, net=net).moves} for net in (NET, shy))
    assert max(abs(one[move] - other[move]) for move in one) > 0.005


def test_it_runs_interpreted_as_it_runs_compiled(monkeypatch):
    state = [*decisions(CARDS, 4, 3)][-12]
    seat = int(CARDS.rules.decider(state[0]))
    compiled = search(state, seat, simulations=20)
    kernel: Any = determinized_kernel.trial_kernel
    monkeypatch.setattr(
        determinized_kernel, "trial_kernel", lambda game, learned: kernel(game, learned=learned).py_func
    )
    plain = search(state, seat, simulations=20)
    for one, other in zip(plain.moves, compiled.moves, strict=True):
        assert one.move == other.move
        assert (one.win, one.lead) == pytest.approx((other.win, other.lead))
