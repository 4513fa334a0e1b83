"""Chance: one tile or card a node, as likely as it lies in the bag or in the pile."""

from collections import Counter

import pytest

from tests.rl.openspiel.walks import position, walk


def bag(state):
    """What the next draw comes from, by the letters of the position."""
    whole = position(state)
    if "pile_cards" in whole:
        cards = whole["pile_cards"]
        return Counter(cards[at : at + 2] for at in range(0, len(cards), 2))
    return Counter(whole["bag"] or whole.get("lid") or whole.get("tower"))


@pytest.mark.parametrize(
    "text",
    ["python_azul(players=4)", "python_azul(wall=grey)", "python_summer_pavilion(players=4)", "python_5211(players=3)"],
)
def test_probabilities_are_those_of_the_bag_and_add_up_to_one(text):
    refilled = 0
    for state in walk(text, seed="chance"):
        if state.is_chance_node():
            held = bag(state)
            chances = {state.action_to_string(-1, face): chance for face, chance in state.chance_outcomes()}
            assert chances == {face: number / held.total() for face, number in held.items()}
            assert sum(chances.values()) == pytest.approx(1.0, abs=1e-12)
            refilled += not position(state).get("bag", "-")
    assert refilled or "players=4" not in text  # so long a game empties the bag


@pytest.mark.parametrize(("text", "outcomes"), [("python_azul", 5), ("python_summer_pavilion", 6), ("python_5211", 30)])
def test_a_draw_moves_one_tile_or_card(text, outcomes):
    for state in walk(text, seed="one"):
        if state.is_chance_node():
            assert state.get_game().max_chance_outcomes() == outcomes
            face = state.chance_outcomes()[-1][0]
            before, drawn = bag(state), state.action_to_string(-1, face)
            after = bag(state.child(face))
            if state.child(face).is_chance_node() and before.total() > 1:
                assert before - after == Counter([drawn])


def test_all_draws_of_a_turn_in_another_order_are_the_same_to_all():
    *_, last = (state for state in walk("python_azul(players=2)") if not state.snapshot.events)
    tiles, game = last.history(), last.get_game()
    other = [*reversed(tiles[:4]), *tiles[4:]]
    first, second = game.new_initial_state(), game.new_initial_state()
    for one, another in zip(tiles, other, strict=True):
        first.apply_action(one)
        second.apply_action(another)
    assert str(first) == str(second)
    assert first.information_state_string(0) == second.information_state_string(0)
