"""The tool that fits the weights of 5211: what it fits is what the search uses."""

import runpy

import numpy as np
import pytest

from azulejos.games.g5211 import GAME, policy, rules, weights
from azulejos.games.g5211.hand import worth
from tests.search.positions import decisions


@pytest.fixture(scope="module")
def tool(request):
    return runpy.run_path(str(request.config.rootpath / "tools" / "fit_5211.py"))


def flat(shapes, players):
    return np.concatenate([getattr(weights, name)[players - 2].ravel() for name in shapes])


@pytest.mark.parametrize("players", [2, 3, 5])
def test_features_times_weights_are_the_expected_points_of_a_choice(tool, players):
    row = np.zeros(tool["PROMISES"])
    for state in decisions(GAME, 5, players):
        record, seat = state[0], int(rules.decider(state[0]))
        table, mine = policy.table_of(record), policy.points_by_colour(record.seats[seat].laid)
        theirs = sum(policy.points_by_colour(record.seats[s].laid) for s in range(players) if s != seat)
        for move in GAME.legal(state, seat):
            tool["features"](record, seat, move, row)
            expected = policy.expected_points(record, seat, move, table, mine, theirs)
            assert row @ flat(tool["SHAPES"], players) == pytest.approx(expected)


def test_features_times_weights_are_the_worth_of_a_hand(tool):
    row = np.zeros(tool["HANDS"])
    for state in decisions(GAME, 5, 3):
        for player in state[0].seats[:3]:
            if player.hand_cards:
                tool["hand_features"](player.hand, row)
                assert row @ flat(tool["HAND_SHAPES"], 3) == pytest.approx(worth(player.hand, 3))


def test_least_squares_find_the_weights_that_made_the_data(tool):
    rows, true = np.random.default_rng(1).normal(size=(5_000, 8)), np.arange(8.0)
    assert tool["fitted"](rows.T @ rows, rows.T @ rows @ true) == pytest.approx(true, abs=0.1)


def test_weights_are_written_as_the_module_that_holds_them(tool):
    held = {name: [*getattr(weights, name)] for name in tool["MEANING"]}
    assert tool["written"](held) == tool["WEIGHTS"].read_text(encoding="utf-8")


def test_a_fit_gives_weights_of_the_same_form(tool):
    fitted = tool["fit"](games=20, seed=1)
    assert {name: np.shape(table) for name, table in fitted.items()} == {
        name: getattr(weights, name).shape for name in tool["MEANING"]
    }
