"""The value of the end of a simulation for every seat."""

import numpy as np
import pytest

from azulejos.core.plain import plain
from azulejos.core.turn import OVER
from azulejos.search.alpha_beta.leaves import heuristic_workspace
from azulejos.search.mcts.payoffs import payoffs_of
from tests.evaluation.nets import GAMES, positions


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_shares_of_the_win_add_up_and_leads_are_over_the_best_other_seat(game):
    seen, values, leads, workspace = 0, np.zeros(8), np.zeros(8), heuristic_workspace(bits=6)
    for state in positions(game, every=25):
        record = plain(state)
        payoffs_of(game)(record, values, leads, False, workspace)
        worths = [game.heuristic.evaluate(record, seat) for seat in range(record.players)]
        for seat, worth in enumerate(worths):
            assert leads[seat] == pytest.approx(worth - max(worths[:seat] + worths[seat + 1 :]))
        assert values[: record.players].sum() == pytest.approx(1)
        if game.rules.status(record) != OVER:
            best = int(np.argmax(worths))
            assert values[best] == values[: record.players].max()
        seen += 1
    assert seen > 20
