"""Algorithms of OpenSpiel run on the games as they are."""

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import (
    evaluate_bots,
    external_sampling_mccfr,
    ismcts,
    mcts,
    outcome_sampling_mccfr,
    random_agent,
)
from open_spiel.python.bots.uniform_random import UniformRandomBot


def test_the_tree_search_plays_a_game_of_azul_against_random_moves():
    game, random = pyspiel.load_game("python_azul(rewards=score)"), np.random.RandomState(3)
    searcher = mcts.MCTSBot(game, 20, 2, mcts.RandomRolloutEvaluator(1, random), random_state=random)
    returns = evaluate_bots.evaluate_bots(game.new_initial_state(), [searcher, UniformRandomBot(1, random)], random)
    assert sum(returns) == 0


def test_the_search_of_information_sets_plays_5211_by_turns():
    game, random = pyspiel.load_game("python_5211(turns=sequential,max_game_length=12)"), np.random.RandomState(3)
    searcher = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, random), 2.0, 4, random_state=random)
    bots, state = [searcher, UniformRandomBot(1, random)], game.new_initial_state()
    while not state.is_terminal():
        chance = state.is_chance_node()
        state.apply_action(random.choice(state.legal_actions()) if chance else bots[state.current_player()].step(state))
    assert len(state.returns()) == 2


@pytest.mark.parametrize(
    "text", ["turn_based_simultaneous_game(game=python_5211(max_game_length=2))", "python_5211(turns=sequential)"]
)
def test_regrets_are_minimised_by_sampled_outcomes(text):
    game = pyspiel.load_game(text)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    solver.iteration()
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    chances = solver.average_policy().action_probabilities(state)
    assert sum(chances.values()) == pytest.approx(1.0)


def test_regrets_are_minimised_by_external_sampling():
    game = pyspiel.convert_to_turn_based(pyspiel.load_game("python_5211(max_game_length=1)"))
    external_sampling_mccfr.ExternalSamplingSolver(game).iteration()


@pytest.mark.parametrize(
    "text", ["python_azul(max_game_length=30)", "python_summer_pavilion(players=3,max_game_length=30)", "python_5211"]
)
def test_the_environment_for_learners_runs(text):
    environment = rl_environment.Environment(text, chance_event_sampler=rl_environment.ChanceEventSampler(seed=1))
    size = environment.observation_spec()["info_state"][0]
    actions = environment.action_spec()["num_actions"]
    agents = [random_agent.RandomAgent(player, actions) for player in range(environment.num_players)]
    step = environment.reset()
    while not step.last():
        assert all(len(row) == size for row in step.observations["info_state"])
        deciding = [agents[step.observations["current_player"]]] if environment.is_turn_based else agents
        step = environment.step([agent.step(step).action for agent in deciding])
    assert sum(step.rewards) == pytest.approx(0.0)
