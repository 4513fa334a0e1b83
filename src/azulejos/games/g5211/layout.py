"""The deck of 5211 and the tables of its rulebook as constants (F-1, F-2)."""

import numpy as np

from azulejos.core.bunch import one

COLOURS = "YGOBT"
"""Yellow, green, orange, blue, turquoise; a colour's number is its place here (F-1.2)."""

COLOUR_NAMES = ("yellow", "green", "orange", "blue", "turquoise")
VALUES = 6
"""Values run from 1, the rooster, to 6."""

ROOSTER = 0
"""The place of value 1 in a bunch of values (F-1.4)."""

COPIES = (5, 6, 5, 2, 1, 1)
"""How often each value comes in each colour (F-1.3)."""

FULL_COLOUR = sum(copies * one(value) for value, copies in enumerate(COPIES))
"""All cards of one colour as a bunch, in which the values take the place of colours."""

DECK = 100
KINDS = len(COLOURS) * VALUES
"""Kinds of cards: colour * 6 + value - 1."""

SEATS = range(2, 6)
MOST_SEATS = 5
HAND = 5
"""Cards in a hand (F-2.2)."""

PARTS = 3
PLAYS = np.array([0, 2, 1, 1])
"""Cards laid out in each part of a round, by its number from 1 (F-3.2, F-3.3)."""

REMOVED = np.array([0, 0, 10, 13, 0, 15])
"""Cards taken out unseen, by number of players (F-2.1)."""

ROUNDS = np.array([0, 0, 11, 7, 6, 4])
"""Rounds of a deck, by number of players (F-2.3)."""

ROOSTERS_OVER_PLAYERS = 2
"""A round of roosters needs this many more roosters than players (F-4.1)."""

LIMIT_OVER_PLAYERS = 3
"""The colour limit is the number of players plus this (F-4.3b)."""
