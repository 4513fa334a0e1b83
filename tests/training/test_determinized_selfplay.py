"""Self-play of the determinized search: the same cards give the same games, whichever worker plays them."""

from dataclasses import replace

import numpy as np

from azulejos.core.turn import DECIDE, OVER
from azulejos.evaluation.inputs import inputs_of, learnable
from azulejos.evaluation.net import Net
from azulejos.rl.envs.seeding import begin, beginnings, generator
from azulejos.training.games.choice_shards import ChoiceShard
from azulejos.training.games.determinized_selfplay import NO_MOVE, DeterminizedPlayer
from azulejos.training.games.shards import ShardOrder
from azulejos.training.gate import Duel, score_of
from tests.training.small import config

CARDS = learnable("5211")
CONFIG = config(game="5211")
NET, OTHER = (Net.random(inputs_of(CARDS), seed) for seed in (1, 2))


def order(seeds, net=None):
    return ShardOrder(0, "5211", CONFIG.setups, net, CONFIG.recipe, 0, seeds)


def start(seed):
    return begin(beginnings(CARDS, CONFIG.setups[0]), generator(seed)).written()


def played(*sides, expected: Net | None = None, **more):
    return DeterminizedPlayer(CARDS, CONFIG.recipe.parameters, *sides, expected=expected).play(start(1), 30, **more)


def test_a_game_is_the_same_alone_and_after_others():
    whole, alone = order(range(3, 6), NET).play(), order(range(5, 6), NET).play()
    assert isinstance(whole, ChoiceShard) and isinstance(alone, ChoiceShard)
    count = len(alone)
    assert whole.states[-count:].tobytes() == alone.states.tobytes()
    assert (whole.moves[-count:] == alone.moves).all() and (whole.worths[-count:] == alone.worths).all()


def test_every_decision_is_kept_with_all_its_moves():
    game = played(None)
    assert CARDS.rules.status(game.last[0]) == OVER and len(game.seats) == 66
    for state, seat, moves in zip(game.states, game.seats, game.moves, strict=True):
        assert CARDS.rules.status(state) == DECIDE
        held = np.array([state], CARDS.rules.dtype).view(np.recarray)
        assert [move for move in moves.tolist() if move != NO_MOVE] == CARDS.legal(held, int(seat))


def test_moves_are_worth_more_or_less_than_their_average():
    game = played(NET)
    for moves, worths in zip(game.moves, game.worths, strict=True):
        known = worths[moves != NO_MOVE]
        assert abs(known.mean()) < 1e-3
    assert game.worths.max() > 1


def test_the_cards_do_not_depend_on_the_players():
    """What is left of the pile at each decision does not depend on the choices."""
    calm, wild, learned = played(None), played(None, explore=1.0), played(NET, None, seating=[1, 0])
    piles = [[state.pile.tolist() for state in game.states] for game in (calm, wild, learned)]
    assert piles[0] == piles[1] == piles[2]
    assert calm.states.tobytes() != wild.states.tobytes()


def test_either_side_may_have_a_net():
    """An untrained net is even against itself, and plays the seats that `seating` gives it."""
    duel = Duel(0, "gate", "5211", CONFIG.setups, NET, NET, CONFIG.recipe, 0, range(2))
    assert score_of(duel.play()) == 0.5
    one, other = played(NET, None, seating=[0, 0]), played(None, NET, seating=[1, 1])
    assert one.states.tobytes() == other.states.tobytes() == played(NET).states.tobytes()
    assert one.states.tobytes() != played(None).states.tobytes()
    assert 0 <= score_of(replace(duel, rival=None).play()) <= 1


def test_the_first_side_may_expect_that_the_second_chooses_otherwise_than_itself():
    """The expected net counts for the seats of the second side, and only in searches of the first side."""
    plain = played(NET, OTHER, seating=[0, 1])
    same, other = (played(NET, OTHER, seating=[0, 1], expected=net) for net in (NET, OTHER))
    assert plain.states.tobytes() == same.states.tobytes()
    assert (plain.worths[0] != other.worths[0]).any()
    alone, unmoved = played(NET), played(NET, OTHER, seating=[0, 0], expected=OTHER)
    assert alone.states.tobytes() == unmoved.states.tobytes()
    alone, unmoved = played(OTHER), played(NET, OTHER, seating=[1, 1], expected=NET)
    assert alone.states.tobytes() == unmoved.states.tobytes()
