"""Alpha-beta: compared with an oracle in plain Python; its limits, repeatability, threads and lines."""

import threading
import time

import numpy as np
import pytest

from azulejos.search import oracle
from azulejos.search.alpha_beta.iterative_deepening import AlphaBeta
from azulejos.search.parameters import Parameters
from azulejos.search.stop_flag import StopFlag
from azulejos.search.values import WON, expected_value, final_value, lead, win_probability
from tests.search.positions import AZUL, PAVILION, decisions, late

SMALL = Parameters(table_bits=12)
WHOLE = Parameters(table_bits=18, reduce_from=99)
"""Without reductions: every line is searched to the same depth."""

CASES = [(AZUL, {"wall": "coloured"}), (AZUL, {"wall": "grey"}), (PAVILION, {"board": "coloured"})]


def values(game, state, result):
    """The value of each move of a result by the oracle."""
    seat = int(game.rules.decider(state[0]))
    return [oracle.value(game, game.play_unchecked(state, seat, each.move), seat, 100) for each in result.moves]


@pytest.mark.parametrize(("game", "options"), CASES, ids=["azul", "azul-grey", "summer-pavilion"])
def test_the_rest_of_a_round_is_solved_as_the_oracle_solves_it(game, options):
    for state in late(game, 2, most=80, **options):
        seat = int(game.rules.decider(state[0]))
        found = AlphaBeta(game, SMALL).search(state, seat, StopFlag(), exact=True)
        expected = values(game, state, found)
        assert found.solved
        assert [each.win for each in found.moves] == [win_probability(each) for each in expected]
        quick = AlphaBeta(game, SMALL).search(state, seat, StopFlag())  # looks only at the best as closely
        assert quick.solved and quick.moves[0].win == found.moves[0].win


def test_a_depth_of_two_is_what_the_oracle_sees_two_choices_ahead():
    for state in [*decisions(AZUL, 7)][5:60:12]:
        seat = int(AZUL.rules.decider(state[0]))
        found = AlphaBeta(AZUL, WHOLE).search(state, seat, StopFlag(), exact=True, depth=2)
        left = 2 - (len(oracle.candidates(AZUL, state)) > 1)
        after = {
            move: oracle.value(AZUL, AZUL.play_unchecked(state, seat, move), seat, left)
            for move in oracle.candidates(AZUL, state)
        }
        assert {each.move: each.win for each in found.moves} == {
            move: win_probability(value) for move, value in after.items()
        }


@pytest.mark.parametrize("game", [AZUL, PAVILION], ids=["azul", "summer-pavilion"])
def test_without_reductions_the_best_move_is_worth_what_the_oracle_sees_three_choices_ahead(game):
    for state in late(game, 2, most=80):
        seat = int(game.rules.decider(state[0]))
        found = AlphaBeta(game, WHOLE).search(state, seat, StopFlag(), depth=3)
        assert found.moves[0].win == win_probability(oracle.value(game, state, seat, 3))


def test_the_same_number_of_positions_gives_the_same_result():
    state = next(decisions(AZUL, 3))
    first, second = (AlphaBeta(AZUL, SMALL).search(state, int(state[0].seat), StopFlag(), 5_000) for _ in range(2))

    assert first.moves == second.moves
    assert first.simulations == second.simulations <= 5_000


@pytest.mark.parametrize("game", [AZUL, PAVILION], ids=["azul", "summer-pavilion"])
def test_two_threads_find_what_one_finds_where_all_can_be_seen(game):
    for state in late(game, 2, most=80):
        seat = int(game.rules.decider(state[0]))
        one, two = (AlphaBeta(game, SMALL, threads).search(state, seat, StopFlag(), exact=True) for threads in (1, 2))
        assert one.solved and two.solved
        assert {each.move: each.win for each in two.moves} == {each.move: each.win for each in one.moves}


def test_two_threads_keep_to_the_positions_they_may_look_at():
    state = next(decisions(AZUL, 3))
    found = AlphaBeta(AZUL, SMALL, threads=2).search(state, int(state[0].seat), StopFlag(), 20_000)

    assert 10_000 <= found.simulations <= 20_000
    assert {each.move for each in found.moves} == set(oracle.candidates(AZUL, state))
    assert sum(each.visits for each in found.moves) <= found.simulations


def test_it_ends_in_time_and_when_it_is_stopped():
    state = next(decisions(AZUL, 3))
    search = AlphaBeta(AZUL, Parameters(table_bits=16))
    search.search(state, int(state[0].seat), StopFlag(), 10)
    begun = time.perf_counter()
    with StopFlag(0.2) as stop:
        timed = search.search(state, int(state[0].seat), stop)
    stop = StopFlag()
    threading.Timer(0.2, stop.stop).start()
    stopped = search.search(state, int(state[0].seat), stop)

    assert time.perf_counter() - begun < 60
    assert timed.moves and stopped.moves and not stopped.solved


def test_even_with_no_time_there_is_an_answer():
    state = next(decisions(PAVILION, 3))
    stop = StopFlag()
    stop.stop()

    found = AlphaBeta(PAVILION, SMALL).search(state, int(state[0].seat), stop, 1)
    assert found.depth <= 2
    assert found.moves[0].move in PAVILION.legal(state, int(state[0].seat))


def test_a_line_can_be_played():
    for game in (AZUL, PAVILION):
        for state in [*decisions(game, 5)][::15]:
            seat = int(game.rules.decider(state[0]))
            line = AlphaBeta(game, SMALL).search(state, seat, StopFlag(), 3_000).moves[0].line
            after = state
            for move in line:
                after = game.play(after, int(game.rules.decider(after[0])), move)  # raises if it is not legal


def test_the_state_it_is_given_stays_as_it_was():
    state = next(decisions(AZUL, 3))
    before = state.tobytes()
    AlphaBeta(AZUL, SMALL).search(state, int(state[0].seat), StopFlag(), 2_000)

    assert state.tobytes() == before


def test_values_are_chances_and_leads():
    assert (win_probability(0), win_probability(WON + 7), win_probability(-WON - 7)) == (0.5, 1.0, 0.0)
    assert final_value(5, 5, 0.0) == 0
    assert final_value(6, 5, 12.0) == WON + 12 and final_value(5, 6, -12.0) == -WON - 12
    assert lead(final_value(6, 5, 12.0), 8.0) == 12
    assert lead(expected_value(5.0, 8.0), 8.0) == pytest.approx(5.0, abs=0.02)
    leads = np.linspace(-30, 30, 61)
    assert [expected_value(each, 8.0) for each in leads] == sorted(expected_value(each, 8.0) for each in leads)


def test_boards_with_the_same_eval_key_have_the_same_value():
    heuristic, known = PAVILION.heuristic, dict[int, float]()
    for seed, board in ((1, "coloured"), (2, "grey")):
        for state in decisions(PAVILION, seed, board=board):
            for seat in range(2):
                worth = heuristic.evaluate(state[0], seat)
                assert known.setdefault(int(heuristic.eval_key(state[0], seat)), worth) == worth
    assert len(known) > 100
