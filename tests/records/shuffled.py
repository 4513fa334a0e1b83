"""Whole games that a shuffle has dealt, for tests of the shuffle."""

import copy
from functools import cache

from azulejos.core import registry
from azulejos.core.randomness import SeededRandomness
from azulejos.core.setup import Setup
from azulejos.core.turn import Decide
from azulejos.records import Record, Shuffle, Shuffled
from azulejos.table import Table

SECRET = bytes(range(32))
CASES = (
    ("azul", 2, "wall", "coloured"),
    ("azul", 4, "wall", "grey"),
    ("summer-pavilion", 2, "board", "grey"),
    ("summer-pavilion", 3, "board", "coloured"),
    ("5211", 2, "edition", "international"),
    ("5211", 4, "target", 20),
)
"""Game, players, and an option with its value."""


def shuffled(name="azul", players=2, option="wall", value="coloured", *, secret=SECRET, seeds=None, table="porto"):
    game = registry.game(name)
    setup = Setup.of(game, players, {option: value})
    seeds = seeds or ["sardinha", *[None] * (players - 1)]
    return Shuffle(secret).keyed(table=table, game=game, setup=setup, seeds=seeds)


def table_of(shuffle: Shuffled, name: str, dealer=None) -> Table:
    return Table.new(registry.game(name), shuffle.setup, dealer=dealer or shuffle)


def play_out(table: Table, seed: str) -> None:
    """Random moves to the end of the game."""
    chance = SeededRandomness(seed)
    while isinstance(table.turn, Decide):
        seat = next(seat for seat in table.turn.seats if seat not in table.ready)
        legal = table.legal(seat)
        table.play(seat, legal[chance.below(len(legal))], revision=table.revision)


@cache
def _played(case: tuple[str, int, str, str | int]) -> Record:
    shuffle = shuffled(*case)
    table = table_of(shuffle, case[0])
    play_out(table, "moves")
    record = table.record()
    record.header["shuffle"] = shuffle.revealed()
    return record


def played(case: tuple[str, int, str, str | int] = CASES[0]) -> Record:
    """The record of a game that was played to its end; a copy that the test may change."""
    return copy.deepcopy(_played(case))
