"""Perft: counts the sequences of decisions up to a depth. A wrong rule changes the numbers.

The tree runs over decisions. Where several seats owe one, the lowest goes first. Every draw
starts from the seed again, so that the count depends only on position and seed.
"""

from azulejos.core.protocol import Game, State
from azulejos.core.randomness import SeededRandomness
from azulejos.core.turn import Chance, Decide


def perft(game: Game, state: State, depth: int, seed: int | str = 0) -> int:
    """The number of sequences of `depth` decisions that the rules allow from a state."""
    state = after_chance(game, state, seed)
    turn = game.turn(state)
    if depth == 0 or not isinstance(turn, Decide):
        return int(depth == 0)
    moves = game.legal(state, turn.seats[0])
    if depth == 1:
        return len(moves)
    return sum(perft(game, game.play_unchecked(state, turn.seats[0], move), depth - 1, seed) for move in moves)


def divide(game: Game, state: State, depth: int, seed: int | str = 0) -> dict[str, int]:
    """The count for each first move, which shows where two engines differ."""
    state = after_chance(game, state, seed)
    turn = game.turn(state)
    if depth == 0 or not isinstance(turn, Decide):
        return {}
    seat = turn.seats[0]
    counts = {
        game.move_text(move): perft(game, game.play_unchecked(state, seat, move), depth - 1, seed)
        for move in game.legal(state, seat)
    }
    return dict(sorted(counts.items()))


def after_chance(game: Game, state: State, seed: int | str) -> State:
    """The state after all draws before the next decision."""
    while isinstance(game.turn(state), Chance):
        state = game.deal(state, game.draw(state, SeededRandomness(seed)))
    return state
