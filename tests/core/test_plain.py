"""A state in plain numbers equals its record."""

import numpy as np
import pytest

from azulejos.core import registry
from azulejos.core.plain import Draft, plain
from azulejos.core.randomness import SeededRandomness
from azulejos.core.ruled import RuledGame
from azulejos.core.setup import Setup
from azulejos.core.turn import Chance, Decide

POINT = np.dtype((np.record, [("x", np.int64), ("marks", np.int64, 2)]))
STATE = np.dtype((np.record, [("points", POINT, 3), ("grid", np.int64, (2, 2)), ("generator", np.uint64)]))


def state():
    made = np.zeros(1, STATE).view(np.recarray)
    made[0].points[2].x = 7
    made[0].points[1].marks[:] = (3, 4)
    made[0].grid[1, 0] = 5
    made[0].generator = 2**64 - 1
    return made


def test_records_arrays_and_numbers_are_taken_over():
    found = plain(state())

    assert [point.x for point in found.points] == [0, 0, 7]
    assert found.points[1].marks == [3, 4]
    assert found.grid == [[0, 0], [5, 0]]
    assert found.generator == 2**64 - 1
    assert {type(found.points[2].x), type(found.points[1].marks[0]), type(found.generator)} == {int}


def test_a_state_that_was_changed_is_read_again():
    changing = state()
    before = plain(changing)
    changing[0].points[0].x = 9

    assert (before.points[0].x, plain(changing).points[0].x) == (0, 9)


def test_equal_states_are_read_once():
    assert plain(state()) is plain(state())


@pytest.mark.parametrize("name", registry.names())
def test_rules_list_the_same_moves_from_both(name):
    game = registry.game(name)
    assert isinstance(game, RuledGame)
    position = game.start(Setup.of(game, 3))
    while isinstance(game.turn(position), Chance):
        position = game.deal(position, game.draw(position, SeededRandomness(3)))
    moves = np.empty(game.rules.most_legal, np.int64)
    count = game.rules.legal(position[0], 0, moves)

    assert game.legal(position, 0) == moves[:count].tolist()


def test_a_draft_that_was_not_changed_is_the_same_state():
    written = Draft(state()).written()

    assert (written.tobytes(), written.dtype, type(written)) == (state().tobytes(), STATE, np.recarray)


def test_a_draft_is_changed_alone():
    before = state()
    draft = Draft(before)
    draft[0].points[1].x, draft[0].points[1].marks[0], draft[0].grid[0][1] = 8, 6, 2
    written = draft.written()[0]

    assert (written.points[1].x, written.points[1].marks[0], written.grid[0, 1]) == (8, 6, 2)
    assert before.tobytes() == state().tobytes()
    assert plain(before).points[1].x == 0


@pytest.mark.parametrize("name", registry.names())
def test_rules_play_the_same_on_both(name):
    game = registry.game(name)
    assert isinstance(game, RuledGame)
    position, randomness = game.start(Setup.of(game, 3)), SeededRandomness(4)
    for _ in range(60):
        turn = game.turn(position)
        if isinstance(turn, Chance):
            position = game.deal(position, game.draw(position, randomness))
        elif isinstance(turn, Decide):
            seat = turn.seats[0]
            legal = game.legal(position, seat)
            move = legal[randomness.below(len(legal))]
            on_record = position.copy()
            game.rules.apply(on_record[0], seat, move)
            position = game.play(position, seat, move)
            assert position.tobytes() == on_record.tobytes()
