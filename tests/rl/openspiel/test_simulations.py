"""OpenSpiel's own check of games, on every set-up; and its own check of what Python games must do."""

import pickle

import pyspiel
import pytest

from tests.rl.openspiel.walks import every_setup, named, walk


@pytest.mark.parametrize("text", every_setup())
def test_a_random_game_passes_the_check_of_openspiel(text):
    pyspiel.random_sim_test(pyspiel.load_game(text), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("rewards", ["rank", "score"])
@pytest.mark.parametrize("name", ["python_azul", "python_summer_pavilion", "python_5211"])
def test_games_converted_to_turns_or_rewarded_by_points_pass_it_too(name, rewards):
    game = pyspiel.load_game_as_turn_based(named(name, players=3, rewards=rewards))
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("text", ["python_azul(wall=grey)", "python_summer_pavilion", "python_5211(turns=sequential)"])
def test_games_types_and_states_can_be_pickled_and_serialised(text):
    game = pyspiel.load_game(text)
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    assert pickle.loads(pickle.dumps(game)).new_initial_state().legal_actions()
    assert pickle.loads(pickle.dumps(game.get_type())) == game.get_type()
    for number, state in enumerate(walk(text)):
        if number % 25 == 0:
            read = game.deserialize_state(state.serialize())
            assert_same(state, pickle.loads(pickle.dumps(state)))
            assert_same(state, read)
            assert_same(state, pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1])


def assert_same(state, other):
    assert str(state) == str(other)
    assert state.history() == other.history()
    assert state.legal_actions() == other.legal_actions()
    for player in range(state.num_players()):
        assert state.information_state_string(player) == other.information_state_string(player)
        assert state.observation_tensor(player) == other.observation_tensor(player)


def test_a_copy_goes_its_own_way():
    for state in walk("python_azul"):
        if not state.is_chance_node():
            break
    before, copy = str(state), state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert str(state) == before != str(copy)
    assert len(copy.history()) == len(state.history()) + 1
    assert str(state.child(state.legal_actions()[0])) == str(copy)


def test_a_game_replayed_by_its_history_is_the_same():
    *_, last = walk("python_summer_pavilion(players=3)")
    again = last.get_game().new_initial_state()
    for action in last.history():
        again.apply_action(action)
    assert str(again) == str(last)
    assert again.returns() == last.returns()
