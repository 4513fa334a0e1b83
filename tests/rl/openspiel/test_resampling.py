"""Resampling: another state that a player cannot distinguish from this one."""

import pyspiel
import pytest

from azulejos.core.randomness import SeededRandomness
from tests.rl.openspiel.hands import HAND, REMOVED, dealt
from tests.rl.openspiel.walks import decisions, position, sampler, step, walk

HIDDEN = ["python_5211", "python_5211(players=5)", "python_5211(players=3,turns=sequential)", "python_5211(target=50)"]


@pytest.mark.parametrize("text", HIDDEN)
def test_a_resampled_state_looks_the_same_to_the_player(text):
    changed = 0
    for number, state in enumerate(decisions(text)):
        for player in range(state.num_players()) if number % 4 == 0 else ():
            other = state.resample_from_infostate(player, sampler(number))
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.current_player() == state.current_player()
            assert other.legal_actions(player) == state.legal_actions(player)
            changed += str(other) != str(state)
    assert changed > number / 4


@pytest.mark.parametrize("text", HIDDEN)
def test_a_resampled_state_reveals_nothing_that_the_player_does_not_know(text):
    """Two states that a player cannot distinguish are resampled to the same state by the same sampler."""
    for number, state in enumerate(decisions(text)):
        if number % 6 == 0:
            other = state.resample_from_infostate(0, sampler("other"))
            one, two = (each.resample_from_infostate(0, sampler("same")) for each in (state, other))
            assert str(one) == str(two)
            assert one.history() == two.history() == []
            for player in range(state.num_players()):
                assert one.information_state_string(player) == two.information_state_string(player)


def test_nobody_sees_in_a_resampled_state_what_was_hidden_in_the_true_one():
    states = [dealt(REMOVED, HAND, hand) for hand in ("T1T2T3T4T5", "G3G3G4G5G6")]
    one, two = (state.resample_from_infostate(0, sampler(1)) for state in states)
    assert str(one) == str(two)
    for player in range(2):
        assert one.information_state_string(player) == two.information_state_string(player)


@pytest.mark.parametrize("text", HIDDEN)
def test_a_resampled_state_can_be_played_to_the_end(text):
    randomness = SeededRandomness("on")
    for number, state in enumerate(decisions(text)):
        if number % 20 == 7:
            other = state.resample_from_infostate(1, sampler(number))
            while not other.is_terminal():
                step(other, randomness)
            assert sum(other.returns()) == pytest.approx(0)


def test_hands_are_resampled_as_often_as_cards_are_there():
    state = next(decisions("python_5211"))
    counts = {"T6": 0, "T2": 0}
    for seed in range(400):
        hand = position(state.resample_from_infostate(0, sampler(seed)))["seats"][1]["hand"]
        for card in counts:
            counts[card] += hand.count(card)
    assert 3 < counts["T2"] / counts["T6"] < 12  # six cards against one, less those that seat 0 holds


def test_sealed_choices_are_resampled_among_what_is_legal():
    states = (state for state in decisions("python_5211(turns=sequential)") if state.current_player() == 1)
    state = next(states)
    choices = set()
    for seed in range(20):
        other = state.resample_from_infostate(1, sampler(seed))
        (choice,) = other.snapshot.choices
        assert choice in other.get_game().ours.legal(other.snapshot.record, 0)
        choices.add(choice)
    assert len(choices) > 5
    assert state.resample_from_infostate(0, sampler(0)).snapshot.choices == state.snapshot.choices


@pytest.mark.parametrize("text", ["python_azul", "python_summer_pavilion"])
def test_where_nothing_is_hidden_there_is_only_one_state(text):
    state = next(decisions(text))
    other = state.resample_from_infostate(0, sampler(0))
    assert str(other) == str(state)
    other.apply_action(other.legal_actions()[0])
    assert str(other) != str(state)


def test_a_draw_must_be_finished_and_the_player_must_be_there():
    states = walk("python_5211")
    next(states)
    with pytest.raises(pyspiel.SpielError, match="during a draw"):
        next(states).resample_from_infostate(0, sampler(0))
    with pytest.raises(pyspiel.SpielError, match="2 is not a player; allowed: 0 to 1"):
        next(decisions("python_5211")).resample_from_infostate(2, sampler(0))
