"""Compiled kernels that step many games in one call, with chance, observations, masks, rewards and resets.

Everything they write goes into one `GameBatch`, which is made once. A choice that others may not see yet is hidden
as in `episode.py`: a game that does not seal choices itself shows the state before the first one.
"""

import hashlib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from azulejos.core.features import DTYPE, Features, Observation
from azulejos.core.generator import below
from azulejos.core.heuristic import Heuristic
from azulejos.core.rule import rule
from azulejos.core.ruled import RuledGame, StateArray
from azulejos.core.setup import Setup
from azulejos.core.turn import CHANCE, OVER
from azulejos.rl.envs import rewards
from azulejos.rl.envs.rewards import reward_writer
from azulejos.rl.envs.seeding import beginnings
from azulejos.search.compiler.fingerprint import fingerprint
from azulejos.search.compiler.kernel import kernel

Numbers = NDArray[np.int64]


TALLY = np.dtype(
    (
        np.record,
        [
            ("waiting", np.int64),  # the seats that still owe the current decision, as bits
            ("seat", np.int64),  # the seat on turn
            ("rounds", np.int64),  # rounds played to their end
            ("mover", np.int64),  # the seat that acted in the last step
            ("gain", np.float64),  # the reward of that seat
            ("terminated", np.bool_),
            ("truncated", np.bool_),
            ("illegal", np.bool_),  # whether the last action was not legal, which ended the game
        ],
    )
)
"""What is stored about each game besides its state."""


class GameBatch(NamedTuple):
    """Many games of one kind with their observations, masks and rewards; one row per game."""

    states: StateArray
    shown: StateArray
    """The games as far as choices are revealed; kept only where a game does not seal choices by itself."""
    tally: StateArray
    observations: Observation
    """The observation of the seat on turn."""
    masks: NDArray[np.int8]
    """Its legal moves."""
    rewards: NDArray[np.float64]
    """The reward of each seat in the last step."""
    finals: Observation
    """The last observation of a game that has just ended, as the seat sees it that acted."""
    moves: Numbers
    """Memory for a list of legal moves."""
    beginnings: StateArray
    """The states that games begin with."""
    hides: bool
    """Whether `shown` is kept."""


def batch(game: RuledGame, setup: Setup, count: int) -> GameBatch:
    """The memory for `count` games."""
    features, starts, facts = _known(game)[0], beginnings(game, setup), game.facts(setup)
    hides = facts.simultaneous and not facts.seals
    return GameBatch(
        states=np.repeat(starts[:1], count).view(np.recarray),
        shown=np.repeat(starts[:1], count if hides else 1).view(np.recarray),
        tally=np.zeros(count, TALLY).view(np.recarray),
        observations=np.zeros((count, features.size), DTYPE),
        masks=np.zeros((count, game.rules.moves), np.int8),
        rewards=np.zeros((count, setup.players)),
        finals=np.zeros((count, features.size), DTYPE),
        moves=np.empty(game.rules.most_legal, np.int64),
        beginnings=starts,
        hides=hides,
    )


def plain(games: GameBatch) -> GameBatch:
    """The same memory as plain arrays, which compiled functions accept fastest."""
    records = {name: getattr(games, name).view(np.ndarray) for name in ("states", "shown", "tally", "beginnings")}
    return games._replace(**records)


class Kernels(NamedTuple):
    """The kernels of one game; `begin` and `step` take all fields of a batch."""

    begin: Callable[..., None]
    """Reset every game, each with the generator of its state."""
    step: Callable[..., int]
    """Play an action in every game; return how many games have ended. Those are reset at once.

    The arguments after the batch: whether points are rewarded, the cost of an illegal action, the most rounds of a game
    (0 for no limit), and the actions. If an action is not a move, nothing is played, and -1 - its index is returned.
    """
    choose: Callable[..., None]
    """Write a random legal action for every game, from separate generators."""


@cache
def kernels(game: RuledGame) -> Kernels:
    """The kernels of a game that has a heuristic and features."""
    features, heuristic = _known(game)
    rules, stamp = game.rules, _stamp(game)
    status, owes, sample, apply = rules.status, rules.owes, rules.sample, rules.apply
    ways, draw, observe, boundary = rules.ways, rules.draw, features.observe, heuristic.boundary
    mark, write_rewards = _marker(game), reward_writer(game)

    @rule
    def advance(state: Any) -> None:
        """Draw whatever is due."""
        while status(state) == CHANCE:
            draw(state, below(state, ways(state)))

    @rule
    def renew(states: Any, note: Any, index: int, starts: Any) -> None:
        """Begin a game with the generator of the last one, which also draws who starts; see `seeding.begin`."""
        drawn_by = states[index].generator
        states[index] = starts[0]
        states[index].generator = drawn_by
        if len(starts) > 1:
            starter = below(states[index], len(starts))
            drawn_by = states[index].generator
            states[index] = starts[starter]
            states[index].generator = drawn_by
        advance(states[index])
        note.rounds = note.waiting = 0

    @rule
    def ask(state: Any, note: Any) -> bool:
        """Find the seat on turn; return whether this is a new decision, in which no seat has decided yet."""
        fresh = bool(note.waiting == 0)
        if fresh:
            for seat in range(state.players):
                note.waiting |= owes(state, seat) << seat
        seat = 0
        while note.waiting >> seat & 1 == 0:
            seat += 1
        note.seat = seat
        return fresh

    @rule
    def play(state: Any, note: Any, action: int, most_rounds: int) -> None:
        """Play a legal action, and return whether that was the end."""
        before = boundary(state)
        apply(state, note.mover, action)
        note.waiting &= ~(1 << note.mover)
        if note.waiting == 0:
            advance(state)
        over = status(state) == OVER
        note.rounds += over or boundary(state) != before
        note.terminated = over
        note.truncated = not over and note.rounds == most_rounds

    @rule
    def forfeit(note: Any, rewards: Any, penalty: float) -> None:
        """End a game that a seat has lost by an illegal action."""
        note.illegal = note.terminated = True
        for seat in range(len(rewards)):
            rewards[seat] = -penalty if seat == note.mover else penalty / (len(rewards) - 1.0)

    @rule
    def clear(note: Any, rewards: Any) -> None:
        """Clear the results of the last step; the seat on turn is the next to move."""
        note.mover = note.seat
        note.gain = 0.0
        note.terminated = note.truncated = note.illegal = False
        for seat in range(len(rewards)):
            rewards[seat] = 0.0

    @rule
    def show(
        states: Any, shown: Any, tally: Any, observations: Any, masks: Any, moves: Any, hides: bool, index: int
    ) -> None:
        """Show the seat on turn the game and its legal moves."""
        fresh, seat = ask(states[index], tally[index]), tally[index].seat
        if hides and fresh:
            shown[index] = states[index]
        visible = shown[index] if hides else states[index]
        observe(visible, seat, observations[index])
        mark(states[index], seat, masks[index], moves)

    @kernel
    def begin(
        states: Any,
        shown: Any,
        tally: Any,
        observations: Any,
        masks: Any,
        rewards: Any,
        finals: Any,
        moves: Any,
        starts: Any,
        hides: bool,
    ) -> None:
        for index in range(len(states) + 0 * stamp):
            clear(tally[index], rewards[index])
            renew(states, tally[index], index, starts)
            show(states, shown, tally, observations, masks, moves, hides, index)

    @kernel
    def step(
        states: Any,
        shown: Any,
        tally: Any,
        observations: Any,
        masks: Any,
        rewards: Any,
        finals: Any,
        moves: Any,
        starts: Any,
        hides: bool,
        by_points: bool,
        penalty: float,
        most_rounds: int,
        actions: Numbers,
    ) -> int:
        for index in range(len(actions)):
            if actions[index] < 0 or actions[index] >= masks.shape[1]:
                return -1 - index
        ended = 0 * stamp
        for index in range(len(actions)):
            state, note = states[index], tally[index]
            clear(note, rewards[index])
            if masks[index, actions[index]] == 0:
                forfeit(note, rewards[index], penalty)
                finals[index] = observations[index]
            else:
                play(state, note, actions[index], most_rounds)
                if note.terminated or note.truncated:
                    write_rewards(state, by_points, rewards[index])
                    observe(state, note.mover, finals[index])
            if note.terminated or note.truncated:
                note.gain = rewards[index, note.mover]
                renew(states, note, index, starts)
                ended += 1
            show(states, shown, tally, observations, masks, moves, hides, index)
        return ended

    @kernel
    def choose(states: Any, tally: Any, generators: NDArray[np.uint64], actions: Numbers) -> None:
        for index in range(len(actions) + 0 * stamp):
            state = states[index]
            own = state.generator
            state.generator = generators[index]
            actions[index] = sample(state, tally[index].seat)
            generators[index] = state.generator
            state.generator = own

    return Kernels(begin, step, choose)


def _marker(game: RuledGame) -> Callable[[Any, int, NDArray[np.int8], Numbers], None]:
    """The function that writes a mask, the game's own if it has one."""
    legal, write = game.rules.legal, game.rules.mask
    if write is not None:

        @rule
        def mark_by_rules(state: Any, seat: int, mask: NDArray[np.int8], moves: Numbers) -> None:
            """Write a mask as the game itself does."""
            mask[:] = 0
            write(state, seat, mask)

        return mark_by_rules

    @rule
    def mark(state: Any, seat: int, mask: NDArray[np.int8], moves: Numbers) -> None:
        """Write 1 for every legal move of a seat and 0 for all others."""
        mask[:] = 0
        for number in range(legal(state, seat, moves)):
            mask[moves[number]] = 1

    return mark


def _known(game: RuledGame) -> tuple[Features, Heuristic]:
    if game.features is None or game.heuristic is None:
        raise ValueError(f"{game.name} has no features or no heuristic, so it cannot be stepped by compiled code")
    return game.features, game.heuristic


@cache
def _stamp(game: RuledGame) -> int:
    """A number that changes with the sources of the game and of the rewards: a part of every cache key."""
    source = Path(rewards.__file__).read_bytes()  # Numba itself checks the file of the kernels
    return int.from_bytes(hashlib.sha256(fingerprint(game).to_bytes(8) + source).digest()[:6])
