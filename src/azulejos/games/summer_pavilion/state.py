"""The state of a game of Summer Pavilion: one NumPy record, every field explained."""

from typing import Any, TypeAlias

import numpy as np

from azulejos.games.summer_pavilion.layout import KINDS, MOST_DISPLAYS, MOST_SEATS

SUPPLYING, DEALING, TAKING, PLACING, REFILLING, OVER = range(6)
"""What the game waits for, in this order: the first supply; tiles for the displays; a take; a placement, bonus tile or
pass; new tiles for the supply after a turn; nothing."""

NOBODY = -1
"""Who holds the token while it lies in the centre."""

BOARD = np.dtype(
    (
        np.record,
        [
            ("score", np.int64),
            ("hand", np.int64),  # a bunch: the tiles beside the board
            ("kept", np.int64),  # a bunch: the tiles in the corners
            ("passed", np.int64),  # 1 once the player has passed in this round
            ("bonus", np.int64),  # bonus tiles the player still has to take
            ("filled", np.int64),  # the cells with a tile
            ("laid", np.int64, KINDS),  # for each colour, the cells it lies on
            ("free", np.int64, KINDS),  # for each colour, the empty cells it may go to; follows from the rest
        ],
    )
)

STATE = np.dtype(
    (
        np.record,
        [
            ("boards", BOARD, MOST_SEATS),
            ("sources", np.int64, MOST_DISPLAYS + 1),  # bunches: the centre, then the displays
            ("bag", np.int64),  # a bunch: its order is not part of the state
            ("tower", np.int64),  # a bunch
            ("supply", np.int64),  # a bunch
            ("players", np.int64),
            ("displays", np.int64),  # how many are in use
            ("grey", np.int64),  # 1 for the grey board
            ("round_number", np.int64),  # from 1
            ("joker", np.int64),  # the joker colour of the round
            ("phase", np.int64),  # one of the six above
            ("dealt", np.int64),  # tiles laid out so far while DEALING, else 0
            ("seat", np.int64),  # whose turn it is or, while REFILLING, has just been; else the starter
            ("starter", np.int64),  # who starts or started this round
            ("token", np.int64),  # who holds it, or NOBODY
            ("generator", np.uint64),  # randomness of a search; 0 at a real table
        ],
    )
)

State: TypeAlias = Any
"""A record of STATE, for annotations: type checkers cannot look into records."""

Board: TypeAlias = Any
"""A record of BOARD."""
