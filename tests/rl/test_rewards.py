"""Rewards: zero-sum, in their range, ties shared, and the same at both speeds."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from azulejos.core import registry
from azulejos.core.turn import Result, ranked
from azulejos.rl.envs.rewards import RANK, REWARDS, SCORE, penalties, reward_writer, rewards
from azulejos.search.playouts import play_out, seeded
from azulejos.testing import all_setups


def by_rank(ranks):
    return list(rewards(RANK, Result((0,) * len(ranks), tuple(ranks))))


def by_score(scores):
    return list(rewards(SCORE, ranked(tuple(scores))))


SCORES = st.lists(st.integers(0, 300), min_size=2, max_size=5)


def test_two_players_win_lose_or_draw():
    assert by_rank([1, 2]) == [1, -1]
    assert by_rank([2, 1]) == [-1, 1]
    assert by_rank([1, 1]) == [0, 0]


def test_seats_that_are_level_share_their_places():
    assert by_rank([1, 1, 3]) == [0.5, 0.5, -1]
    assert by_rank([1, 2, 3, 4]) == pytest.approx([1, 1 / 3, -1 / 3, -1])
    assert by_rank([1, 2, 2, 2]) == pytest.approx([1, -1 / 3, -1 / 3, -1 / 3])


def test_points_ahead_of_the_mean_of_the_others():
    assert by_score([50, 40]) == [10, -10]
    assert by_score([50, 40, 20]) == [20, 5, -25]


@given(SCORES)
def test_rewards_add_up_to_nothing_and_ranks_stay_in_their_range(scores):
    result = ranked(tuple(scores))
    for kind in REWARDS:
        assert sum(rewards(kind, result)) == pytest.approx(0)
    assert all(-1 <= reward <= 1 for reward in by_rank(result.ranks))


@given(SCORES)
def test_a_better_rank_is_never_worth_less(scores):
    result = ranked(tuple(scores))
    by_place = [reward for _, reward in sorted(zip(result.ranks, by_rank(result.ranks), strict=True))]
    assert by_place == sorted(by_place, reverse=True)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_an_illegal_action_loses_for_its_seat(players):
    for kind, penalty in ((RANK, 1), (SCORE, 100)):
        lost = penalties(kind, players, [1])
        assert lost[1] == -penalty
        assert sum(lost) == pytest.approx(0)
        assert len({*lost[:1], *lost[2:]}) == 1
        assert penalties(kind, players, range(players)) == (0,) * players


@pytest.mark.parametrize("name", registry.names())
@pytest.mark.parametrize("kind", REWARDS)
def test_the_rewards_of_kernels_are_those_of_the_result(name, kind):
    game: Any = registry.game(name)
    for setup in all_setups(game):
        state = seeded(game.start(setup), 1, 5)
        play_out(game, state[0])
        reckoned = np.zeros(setup.players)
        reward_writer(game)(state[0], kind == SCORE, reckoned)
        assert reckoned.tolist() == pytest.approx(list(rewards(kind, game.result(state))))
