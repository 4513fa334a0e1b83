"""The rules of Summer Pavilion, both boards, 2 to 4 players: the course of the game.

SP numbers are the clauses of docs/rules/summer-pavilion.md. The moves of a turn are in
`taking.py` (phase 1) and `placing.py` (phase 2).

Plain functions over one record (`state.py`), which bots run compiled. They change the state they are given and check
nothing: `game.py` checks moves before it calls them.
"""

import numpy as np
from numpy.typing import NDArray

from azulejos.core.bunch import EMPTY, nth, size
from azulejos.core.rule import rule
from azulejos.core.turn import CHANCE, DECIDE
from azulejos.core.turn import OVER as GAME_OVER
from azulejos.games.summer_pavilion.board import final_bonus, lose
from azulejos.games.summer_pavilion.layout import ROUNDS, SUPPLY_SPACES, TILES_PER_DISPLAY
from azulejos.games.summer_pavilion.moves import (
    FIRST_BONUS,
    FIRST_PASS,
    TAKES,
    cell_of,
    colour_of,
    jokers_of,
    kept_by,
    source_of,
    taken_colour,
)
from azulejos.games.summer_pavilion.placing import (
    legal_bonus_tiles,
    legal_passes,
    legal_placements,
    pass_turn,
    place,
    take_bonus_tile,
)
from azulejos.games.summer_pavilion.state import DEALING, NOBODY, OVER, PLACING, REFILLING, SUPPLYING, TAKING, State
from azulejos.games.summer_pavilion.taking import legal_takes, table_is_bare, take

# --- Decisions (SP-3, SP-4, SP-5) -------------------------------------------------------------------


@rule
def status(state: State) -> int:
    """Whether the game waits for a decision or for chance, or is over."""
    if state.phase in (TAKING, PLACING):
        return DECIDE
    if state.phase == OVER:
        return GAME_OVER
    return CHANCE


@rule
def owes(state: State, seat: int) -> bool:
    """Whether a seat owes a decision now: one at a time (SP-2.5)."""
    return status(state) == DECIDE and seat == state.seat


@rule
def decider(state: State) -> int:
    """The seat that owes a decision."""
    return state.seat


@rule
def legal(state: State, seat: int, moves: NDArray[np.int64]) -> int:
    """Write the legal moves of a seat that owes one, ascending; return how many there are."""
    if state.phase == TAKING:
        return legal_takes(state, moves)
    if state.boards[seat].bonus > 0:
        return legal_bonus_tiles(state, moves)
    placements = legal_placements(state, seat, moves)
    return placements + legal_passes(state, seat, moves[placements:])


@rule
def apply(state: State, seat: int, move: int) -> None:
    """Play a legal move, and all that the rules force after it."""
    if move < TAKES:
        take(state, seat, source_of(move), taken_colour(move))
        end_take(state)
        return
    if move < FIRST_BONUS:
        place(state, seat, cell_of(move), colour_of(move), jokers_of(move))
    elif move < FIRST_PASS:
        take_bonus_tile(state, seat, move - FIRST_BONUS)
    else:
        pass_turn(state, seat, kept_by(move))
    if state.boards[seat].bonus == 0:  # the supply is refilled only when all bonus tiles are taken (SP-R7)
        end_turn(state)


# --- Chance: tiles for the supply and for the displays (SP-2.3, SP-5.12, SP-6.2) --------------------


@rule
def ways(state: State) -> int:
    """How many tiles, all equally likely, may be the next one drawn."""
    return size(state.tower) if state.bag == EMPTY else size(state.bag)


@rule
def draw(state: State, way: int) -> None:
    """Draw one tile; the tower is poured only into an empty bag (SP-5.12, SP-6.2)."""
    if state.bag == EMPTY:
        state.bag = state.tower
        state.tower = EMPTY
    tile = nth(state.bag, way)
    state.bag -= tile
    if state.phase == DEALING:
        lay_out(state, tile)
    else:
        put_in_supply(state, tile)


@rule
def lay_out(state: State, tile: int) -> None:
    """Lay a tile on the displays, one display after the other; start when none is left (SP-6.2)."""
    state.sources[1 + state.dealt // TILES_PER_DISPLAY] += tile
    state.dealt += 1
    if state.dealt == TILES_PER_DISPLAY * state.displays or nothing_to_draw(state):
        state.dealt = 0
        state.phase = TAKING


@rule
def put_in_supply(state: State, tile: int) -> None:
    """Put a tile into the supply; continue when it is full or nothing is left (SP-5.12, SP-R8)."""
    state.supply += tile
    if can_refill(state):
        return
    if state.phase == SUPPLYING:
        state.phase = DEALING
    else:
        next_turn(state)


@rule
def nothing_to_draw(state: State) -> bool:
    """Whether bag and tower are both empty."""
    return state.bag + state.tower == EMPTY


@rule
def can_refill(state: State) -> bool:
    """Whether the supply has gaps that can be filled."""
    return size(state.supply) < SUPPLY_SPACES and not nothing_to_draw(state)


# --- Turns (SP-2.5, SP-5.1) -------------------------------------------------------------------------


@rule
def after(state: State, seat: int) -> int:
    """The next seat clockwise (SP-2.5)."""
    return seat + 1 if seat + 1 < state.players else 0


@rule
def end_take(state: State) -> None:
    """Pass the turn on; when nothing is left to take, tiles are placed (SP-4.7).

    The token's owner begins to place; if nobody took it, the round's starter (SP-5.1, SP-R10).
    """
    if table_is_bare(state):
        state.phase = PLACING
        give_turn(state, state.starter if state.token == NOBODY else state.token)  # the seat that took last has tiles
    else:
        state.seat = after(state, state.seat)


@rule
def give_turn(state: State, seat: int) -> bool:
    """Give the turn to the first seat from this one on that can use it; return whether there is one (SP-5.1).

    A seat without tiles when its turn comes has to pass (SP-5.14, SP-R14).
    """
    for _ in range(state.players):
        board = state.boards[seat]
        if board.hand == EMPTY:
            board.passed = 1
        if not board.passed:
            state.seat = seat
            return True
        seat = after(state, seat)
    return False


@rule
def end_turn(state: State) -> None:
    """After a turn of this phase the supply is refilled, before the next player's turn (SP-5.12, SP-5.13)."""
    if can_refill(state):
        state.phase = REFILLING
    else:
        next_turn(state)


@rule
def next_turn(state: State) -> None:
    """Pass the turn on; when all have passed, the round ends (SP-5.1)."""
    state.phase = PLACING
    if not give_turn(state, after(state, state.seat)):
        end_round(state)


# --- Rounds (SP-6), and the end (SP-7) --------------------------------------------------------------


@rule
def end_round(state: State) -> None:
    """End the game, or prepare the next round."""
    going_on = False
    while state.phase != OVER and not going_on:
        if state.round_number == ROUNDS:
            end_game(state)
        else:
            prepare_round(state)
            # With nothing to lay out there is no phase 1, and a round may pass with nobody's turn (SP-R10).
            going_on = state.phase == DEALING or give_turn(state, state.starter)


@rule
def prepare_round(state: State) -> None:
    """The next joker; the token's owner starts, kept tiles come back, displays wait for tiles (SP-6)."""
    state.round_number += 1
    state.joker += 1  # SP-6.1
    if state.token != NOBODY:
        state.starter = state.token  # SP-6.3
    state.token = NOBODY
    state.seat = state.starter
    for seat in range(state.players):
        board = state.boards[seat]
        board.hand += board.kept  # SP-6.4
        board.kept = EMPTY
        board.passed = 0
    state.phase = PLACING if nothing_to_draw(state) else DEALING


@rule
def end_game(state: State) -> None:
    """Score stars and numbers; then every tile still in a corner costs a point (SP-7.3, SP-R4)."""
    for seat in range(state.players):
        board = state.boards[seat]
        board.score += final_bonus(board, state.grey)
        lose(board, size(board.kept))
        state.tower += board.kept
        board.kept = EMPTY
    state.seat = state.starter
    state.phase = OVER
