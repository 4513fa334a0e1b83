"""Phase 1: which takes are legal, and what they give (SP-4)."""

import numpy as np
from numpy.typing import NDArray

from azulejos.core.bunch import EMPTY, count, kinds, only, size
from azulejos.core.rule import rule
from azulejos.games.summer_pavilion.board import lose
from azulejos.games.summer_pavilion.layout import CENTRE, KINDS, MOST_DISPLAYS
from azulejos.games.summer_pavilion.moves import take_id
from azulejos.games.summer_pavilion.state import NOBODY, State


@rule
def choices(tiles: int, joker: int) -> int:
    """The colours one may choose where these tiles lie: one tile of each (SP-4.2).

    The joker is one of them only where nothing else lies (SP-4.3).
    """
    others = tiles - only(tiles, joker)
    return kinds(tiles) if others == EMPTY else kinds(others)


@rule
def legal_takes(state: State, moves: NDArray[np.int64]) -> int:
    """All takes: a source and a colour one may choose there."""
    listed = 0
    for source in range(state.displays + 1):
        offered = choices(state.sources[source], state.joker)
        for colour in range(KINDS):
            if count(offered, colour) > 0:
                moves[listed] = take_id(source, colour)
                listed += 1
    return listed


@rule
def taken(tiles: int, colour: int, joker: int) -> int:
    """The tiles of a take: all tiles of the colour and one joker, if there is one (SP-4.2, SP-4.3)."""
    jokers = only(tiles, joker)
    bunch = EMPTY if colour == joker else only(tiles, colour)
    return bunch + kinds(jokers)


@rule
def take(state: State, seat: int, source: int, colour: int) -> None:
    """Take tiles from a display or the centre and lay them beside the board (SP-4.6)."""
    tiles = taken(state.sources[source], colour, state.joker)
    others = state.sources[source] - tiles
    state.sources[source] = EMPTY
    state.sources[CENTRE] += others  # from a display they move there (SP-4.4), in the centre they stay
    if source == CENTRE and state.token == NOBODY:
        state.token = seat
        lose(state.boards[seat], size(tiles))  # the token itself is no tile (SP-4.5, SP-R11)
    state.boards[seat].hand += tiles


@rule
def table_is_bare(state: State) -> bool:
    """Whether displays and centre hold no tiles (SP-4.7)."""
    if state.sources[CENTRE] != EMPTY:  # true after most takes
        return False
    tiles = EMPTY
    for display in range(1, MOST_DISPLAYS + 1):
        tiles += state.sources[display]
    return tiles == EMPTY
