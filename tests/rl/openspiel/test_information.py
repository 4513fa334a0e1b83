"""Who knows what: information states, observations, and their public and private parts."""

import json

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation

from azulejos.core import registry
from azulejos.core.plain import plain
from tests.rl.openspiel.hands import HAND, REMOVED, dealt, draw, lay
from tests.rl.openspiel.walks import decisions, walk


def test_what_is_hidden_from_a_seat_changes_nothing_that_it_sees():
    one = dealt(REMOVED, HAND, "T1T2T3T4T5")
    other = dealt(REMOVED.replace("G2", "O2"), HAND, "G3G3G4G5G6")
    assert str(one) != str(other)
    assert one.information_state_string(0) == other.information_state_string(0)
    assert one.observation_string(0) == other.observation_string(0)
    assert one.observation_tensor(0) == other.observation_tensor(0)
    assert one.information_state_string(1) != other.information_state_string(1)
    assert one.observation_tensor(1) != other.observation_tensor(1)


@pytest.mark.parametrize("turns", ["sequential", "simultaneous"])
def test_a_choice_is_secret_until_all_have_chosen(turns):
    one, other = (dealt(REMOVED, HAND, "T1T2T3T4T5", turns=turns) for _ in range(2))
    if turns == "simultaneous":
        one, other = (pyspiel.convert_to_turn_based(state.get_game()).new_initial_state() for state in (one, other))
        for state in (one, other):
            draw(state, REMOVED, HAND, "T1T2T3T4T5")
    game = registry.game("5211")
    one.apply_action(game.read_move("Y1Y1"))
    other.apply_action(game.read_move("Y1G1"))
    assert one.information_state_string(1) == other.information_state_string(1)
    assert one.observation_string(1) == other.observation_string(1)
    assert one.observation_tensor(1) == other.observation_tensor(1)
    assert one.information_state_string(0) != other.information_state_string(0)
    for state in (one, other):
        state.apply_action(game.read_move("T1T2"))
    assert one.information_state_string(1) != other.information_state_string(1)


def test_numbers_show_a_sealed_choice_to_the_seat_itself_and_to_others_that_there_is_one():
    state = dealt(REMOVED, HAND, "T1T2T3T4T5", turns="sequential")
    state.apply_action(registry.game("5211").read_move("Y1G1"))
    observer = make_observation(state.get_game())
    observer.set_from(state, 0)
    assert (observer.dict["hand"].sum(), observer.dict["sealed"].sum()) == (3, 2)
    observer.set_from(state, 1)
    assert (observer.dict["hand"].sum(), observer.dict["sealed"].sum()) == (5, 0)
    assert observer.dict["seat1.has_chosen"] == 1


def test_an_information_state_remembers_what_the_present_does_not_show():
    seen = []
    for first, second in (("O1", "B6"), ("B6", "O1")):
        state = dealt(REMOVED, HAND, "T1T2T3T4T5")
        lay(state, "Y1G1", "T1T2")
        draw(state, "G1G3", "T2T2")
        lay(state, first, "T3")
        draw(state, "G4", "T3")
        lay(state, second, "T4")
        draw(state, "G5", "T4")
        seen.append(state)
    assert seen[0].observation_string(0) == seen[1].observation_string(0)
    assert seen[0].information_state_string(0) != seen[1].information_state_string(0)
    lines = seen[0].information_state_string(0).splitlines()
    assert lines[:3] == ["seat 0", "remove 10", f"deal {HAND} / 5"]
    assert lines[3:7] == ["0 Y1G1", "1 T1T2", "draw G1G3 / 2", "0 O1"]
    assert json.loads(lines[-1]) == {"seats": {"0": {"hand": "Y1G1G3G4G5", "sealed": ""}}}


@pytest.mark.parametrize("text", ["python_azul(players=3)", "python_summer_pavilion", "python_5211(players=3)"])
def test_every_seat_has_its_own_information_state_and_observation(text):
    for state in decisions(text):
        players = range(state.num_players())
        assert len({state.information_state_string(player) for player in players}) == len(players)
        assert len({state.observation_string(player) for player in players}) == len(players)


@pytest.mark.parametrize("text", ["python_azul(wall=grey)", "python_summer_pavilion", "python_5211"])
def test_no_two_moments_of_a_game_have_the_same_information_state(text):
    lines = [state.information_state_string(1) for state in decisions(text)]
    assert len(set(lines)) == len(lines)


@pytest.mark.parametrize("text", ["python_azul(players=4)", "python_summer_pavilion", "python_5211(players=5)"])
def test_observations_are_views_as_text_and_features_as_numbers(text):
    observer = None
    for number, state in enumerate(walk(text)):
        game = state.get_game().ours
        observer = observer or make_observation(state.get_game())
        for player in range(state.num_players()) if number % 10 == 0 else ():
            seen = state.observation_string(player)
            assert seen.partition("\n")[0] == f"seat {player}"
            assert json.loads(seen.partition("\n")[2]) == game.view(state.snapshot.record, player)
            features = game.features.of(plain(state.snapshot.record), player)
            assert np.array_equal(state.observation_tensor(player), features)
            observer.set_from(state, player)
            assert np.array_equal(observer.tensor, features)
            assert list(observer.dict) == [name for name, _, _ in game.features.fields()]
            assert np.array_equal(np.concatenate(list(observer.dict.values())), features)


def seen(state, player, *, recall=False, public=True, private="SINGLE_PLAYER"):
    kind = pyspiel.IIGObservationType(
        perfect_recall=recall, public_info=public, private_info=getattr(pyspiel.PrivateInfoType, private)
    )
    return make_observation(state.get_game(), kind).string_from(state, player)


def test_public_and_private_parts_can_be_had_apart():
    state = dealt(REMOVED, HAND, "T1T2T3T4T5")
    game = registry.game("5211")
    assert json.loads(seen(state, 0, private="NONE")) == game.view(state.snapshot.record, None)
    assert seen(state, 0, private="NONE") == seen(state, 1, private="NONE")
    assert seen(state, 0, private="NONE", recall=True) == "remove 10\ndeal 5 / 5"
    assert seen(state, 0, public=False) == f'seat 0\n{{"seats":{{"0":{{"hand":"{HAND}","sealed":""}}}}}}'
    assert seen(state, 0, public=False, private="ALL_PLAYERS").count("hand") == 2
    assert seen(state, 0, public=False, private="NONE") == ""
    assert seen(state, 1, recall=True) == state.information_state_string(1)


def test_observers_take_no_parameters():
    with pytest.raises(pyspiel.SpielError, match="no parameters; given: size"):
        make_observation(pyspiel.load_game("python_azul"), params={"size": 3})
