"""One agent among bots."""

import pickle
from typing import ClassVar

import gymnasium
import numpy as np
import pytest

from azulejos.bots import Bot, BotFailed, Limit, View, bot_class
from azulejos.core.turn import Over
from azulejos.rl.envs.gym_env import GymEnvironment
from azulejos.rl.envs.rewards import rewards
from tests.rl.environments import MODULES, SINGLE, SOME, label

some = pytest.mark.parametrize(("name", "arguments"), SOME, ids=label)


def play(env, seed=None):
    """A game of an agent that plays its first legal move; the last answer."""
    _, info = env.reset(seed=seed)
    while True:
        answer = env.step(int(np.flatnonzero(info["action_mask"])[0]))
        info = answer[4]
        if answer[2] or answer[3]:
            return answer


class Watched(Bot):
    """Plays its last legal move and keeps what it saw."""

    seen: ClassVar[list[View]] = []

    def choose(self, view, legal, limit):
        self.seen.append(view)
        return legal[-1]


class Cheat(Bot):
    def choose(self, view, legal, limit):
        return "x"


@some
def test_the_return_is_the_agents_part_of_the_result(name, arguments):
    env = GymEnvironment(name, **arguments, seat=1)
    _, reward, terminated, truncated, info = play(env, seed=1)
    turn = env.episode.game.turn(env.episode.state)
    assert isinstance(turn, Over)
    assert terminated and not truncated
    assert reward == rewards("rank", turn.result)[1]
    assert (info["score"], info["rank"]) == (turn.result.scores[1], turn.result.ranks[1])
    assert not info["action_mask"].any()


@some
def test_the_masks_are_the_legal_moves(name, arguments):
    env = GymEnvironment(name, **arguments)
    _, info = env.reset(seed=2)
    legal = env.episode.game.legal(env.episode.state, 0)
    assert legal
    assert np.flatnonzero(info["action_mask"]).tolist() == legal
    assert np.flatnonzero(env.action_masks()).tolist() == legal
    assert env.action_masks().dtype == np.bool_


@some
def test_the_agent_sees_what_it_sees_among_agents(name, arguments):
    """The moves of a game against bots, played again by agents in turn, look the same to the agent."""
    env, table = GymEnvironment(name, **arguments), MODULES[name].raw_env(**arguments)
    seen, info = env.reset(seed=3)
    table.reset(seed=3)
    bots = pickle.loads(pickle.dumps(env._bots))
    for _ in range(15):
        np.testing.assert_array_equal(table.observe("player_0")["observation"], seen)
        move = int(np.flatnonzero(info["action_mask"])[-1])
        seen, _, terminated, truncated, info = env.step(move)
        table.step(move)
        while table.agent_selection != "player_0":
            seat = table.episode.seat
            rules = table.episode.game
            legal = sorted(map(rules.move_text, table.episode.legal(seat)))
            view = View(seat, rules.view(table.episode.shown, seat))
            table.step(rules.read_move(bots[seat].choose(view, legal, Limit())))
        if terminated or truncated:
            break


def test_the_seat_is_fixed_or_rotates():
    env = GymEnvironment("azul", players=3, seat=2)
    seats = []
    for _ in range(2):
        env.reset()
        seats.append(env.seat)
    assert seats == [2, 2]
    env = GymEnvironment("azul", players=3, seat="rotating")
    seats = []
    for _ in range(4):
        env.reset()
        seats.append(env.seat)
    assert seats == [0, 1, 2, 0]
    env.reset(seed=1)
    assert env.seat == 0


def test_opponents_sit_from_the_agents_left_on():
    env = GymEnvironment("azul", players=3, seat=1, opponents=["greedy", "random"])
    env.reset(seed=1)
    assert {seat: type(bot) for seat, bot in env._bots.items()} == {2: bot_class("greedy"), 0: bot_class("random")}


def test_opponents_get_views_of_their_seats_only():
    Watched.seen.clear()
    env = GymEnvironment("5211", players=3, seat=1)
    env._classes = [Watched, Watched]
    play(env, seed=4)
    assert {view.seat for view in Watched.seen} == {0, 2}
    for view in Watched.seen:
        hands = [isinstance(seat["hand"], str) for seat in view.position["seats"]]
        assert hands == [seat == view.seat for seat in range(3)]
        assert "generator" not in view.position


def test_a_bot_that_cheats_is_named():
    env = GymEnvironment("azul", starter=1)
    env._classes = [Cheat]
    with pytest.raises(BotFailed, match="the bot in seat 1 answered 'x'"):
        env.reset()


@pytest.mark.parametrize("name", SINGLE)
def test_it_continues_from_its_pickle(name):
    env = gymnasium.make(SINGLE[name])
    masks = env.get_wrapper_attr("action_masks")
    env.reset(seed=5)
    for _ in range(3):
        env.step(int(np.flatnonzero(masks())[0]))
    twin = pickle.loads(pickle.dumps(env))
    for _ in range(5):
        move = int(np.flatnonzero(masks())[-1])
        np.testing.assert_equal(env.step(move), twin.step(move))


def test_a_strong_bot_is_named_like_any_other():
    env = GymEnvironment("azul", opponents="level-3")
    assert play(env, seed=6)[1] == -1.0
