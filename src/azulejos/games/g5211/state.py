"""The state of a game of 5211: one NumPy record, every field explained.

Cards lie in piles. A pile is five bunches, one for each colour, that count the values.
"""

from typing import Any, TypeAlias

import numpy as np

from azulejos.games.g5211.layout import MOST_SEATS

REMOVING, DEALING, CHOOSING, DRAWING, OVER = range(5)
"""What the game waits for: cards to take out, hands, decisions, cards after a part, nothing."""

PILE = (np.int64, 5)

SEAT = np.dtype(
    (
        np.record,
        [
            ("hand", *PILE),
            ("hand_cards", np.int64),  # how many that are; stored because every draw needs it
            ("sealed", *PILE),  # chosen, not yet revealed; its cards have left the hand
            ("has_chosen", np.int64),  # 1 while something is sealed
            ("laid", *PILE),  # face up in this round
            ("won", *PILE),  # the score pile of this deck
            ("total", np.int64),  # points of earlier decks
            ("cards", np.int64),  # cards won in earlier decks
        ],
    )
)

STATE = np.dtype(
    (
        np.record,
        [
            ("seats", SEAT, MOST_SEATS),
            ("pile", *PILE),  # face down: its order is not part of the state
            ("pile_cards", np.int64),  # how many that are; stored because every draw needs it
            ("removed", *PILE),  # taken out unseen
            ("discard", *PILE),
            ("players", np.int64),
            ("international", np.int64),  # 1 for that edition, 0 for the rulebook's
            ("target", np.int64),  # points of the long variant, 0 for a single deck
            ("deck", np.int64),  # from 1
            ("round_number", np.int64),  # from 1, in this deck
            ("part", np.int64),  # 1, 2 or 3
            ("phase", np.int64),  # REMOVING … OVER
            ("generator", np.uint64),  # randomness of a search; 0 at a real table
        ],
    )
)

State: TypeAlias = Any
"""A record of STATE, for annotations: type checkers cannot look into records."""

Seat: TypeAlias = Any
"""A record of SEAT."""

Pile: TypeAlias = Any
"""Five bunches of values, one for each colour."""
