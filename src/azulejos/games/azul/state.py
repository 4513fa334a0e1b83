"""The state of a game of Azul: one NumPy record, every field explained."""

from typing import Any, TypeAlias

import numpy as np

from azulejos.games.azul.layout import MOST_DISPLAYS, MOST_SEATS, SIZE

DEALING, OFFER, TILING, OVER = range(4)
"""What the game waits for: tiles from the bag, a take, a column on a grey wall, nothing."""

MARKER = SIZE
"""The starting-player marker among the colours that lie on a floor line."""

NOBODY = -1
"""Who holds the marker while it lies in the centre."""

BOARD = np.dtype(
    (
        np.record,
        [
            ("score", np.int64),
            ("line_tiles", np.int64, SIZE),  # tiles on each pattern line, from the top
            ("line_colour", np.int64, SIZE),  # their colour; 0 where the line is empty
            ("open_lines", np.int64),  # bit 5 * colour + line: the line may take the colour; follows from the rest
            ("wall", np.int64, SIZE),  # for each colour, the cells it lies on
            ("shown", np.int64),  # bit 5 * colour + row: the wall row shows the colour; follows from `wall`
            ("floor", np.int64),  # octal digits, the lowest leftmost: 1 + colour, or 1 + MARKER
            ("floor_taken", np.int64),  # how many floor spaces are occupied
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
            ("lid", np.int64),  # a bunch
            ("players", np.int64),
            ("displays", np.int64),  # how many are in use
            ("grey", np.int64),  # 1 for the grey wall
            ("round_number", np.int64),  # from 1
            ("phase", np.int64),  # DEALING, OFFER, TILING or OVER
            ("dealt", np.int64),  # tiles laid out so far while DEALING, else 0
            ("seat", np.int64),  # whose turn it is in the OFFER, else the starter
            ("starter", np.int64),  # who starts or started this round
            ("marker", np.int64),  # who holds it, or NOBODY
            ("idle", np.int64),  # rounds in a row, just finished, that brought no tile to a wall
            ("generator", np.uint64),  # randomness of a search; 0 at a real table
        ],
    )
)

State: TypeAlias = Any
"""A record of STATE, for annotations: type checkers cannot look into records."""

Board: TypeAlias = Any
"""A record of BOARD."""
