"""OpenSpiel's states and our games agree, step by step."""

import pyspiel
import pytest

from azulejos.core import registry
from azulejos.core.turn import Chance, Decide, Over
from azulejos.rl.envs.rewards import rewards
from tests.rl.openspiel.walks import OURS, every_setup, position, walk


class Beside:
    """Our own game, which follows OpenSpiel's through the protocol alone."""

    def __init__(self, state):
        self.spiel = state.get_game()
        self.ours = registry.game(OURS[self.spiel.get_type().short_name])
        self.state = self.ours.start(self.spiel.parameters.setup)
        self.heard = 0

    def hear(self, state):
        """Play what has happened since; draws are dealt whole, when they are finished."""
        for event in state.snapshot.events[self.heard :]:
            self._play(event, position(state).get("removed"))
        self.heard = len(state.snapshot.events)

    def _play(self, event, removed):
        if isinstance(self.ours.turn(self.state), Chance):
            self.state = self.ours.deal(self.state, f"remove {removed}" if "remove" in event[0] else whole(event))
        else:
            seat, _, move = event[0].partition(" ")
            self.state = self.ours.play(self.state, int(seat), self.ours.read_move(move))


def whole(event):
    """The text of a draw with everything that any seat sees of it."""
    texts = [seen.split(" ") for seen in event]
    return " ".join(max(words, key=len) for words in zip(*texts, strict=True))


@pytest.mark.parametrize("text", every_setup())
def test_every_step_is_the_step_of_our_rules(text):
    beside = None
    for state in walk(text, seed="beside"):
        beside = beside or Beside(state)
        beside.hear(state)
        turn = beside.ours.turn(beside.state)
        if isinstance(turn, Chance):
            assert state.is_chance_node() or "max_game_length" in text
            continue
        if state.is_player_node() and state.snapshot.choices:
            continue  # some have chosen, and nothing is revealed yet
        assert position(state) == beside.ours.position(beside.state)
        if isinstance(turn, Decide) and not state.is_terminal():
            assert state.current_player() in {turn.seats[0], int(pyspiel.PlayerId.SIMULTANEOUS)}
            for seat in turn.seats if state.is_simultaneous_node() else turn.seats[:1]:
                assert state.legal_actions(seat) == beside.ours.legal(beside.state, seat)
                texts = [state.action_to_string(seat, move) for move in state.legal_actions(seat)]
                assert texts == [beside.ours.move_text(move) for move in state.legal_actions(seat)]
    if isinstance(turn, Over):
        assert state.returns() == list(rewards("rank", turn.result))
    else:
        assert "max_game_length" in text


@pytest.mark.parametrize("text", ["python_azul", "python_summer_pavilion(players=4)", "python_5211(players=5)"])
def test_the_end_is_worth_what_the_rules_say_and_all_before_nothing(text):
    for state in walk(text, seed="end"):
        if not state.is_terminal():
            assert state.returns() == [0.0] * state.num_players()
    result = state.get_game().ours.result(state.snapshot.record)
    order = sorted(range(state.num_players()), key=lambda seat: result.ranks[seat])
    assert state.returns()[order[0]] == max(state.returns())
    assert state.returns()[order[-1]] == min(state.returns())
    assert sum(state.returns()) == pytest.approx(0.0)


def test_points_can_be_the_reward():
    *_, state = walk("python_azul(rewards=score)")
    first, second = (board["score"] for board in position(state)["boards"])
    assert state.returns() == [first - second, second - first]
    assert state.get_game().max_utility() >= abs(first - second)
