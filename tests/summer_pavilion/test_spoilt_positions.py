"""Positions of random games with random changes: each is refused with its faults, or played by the rules to the end.

What `read_position` lets through need not be reachable, but nothing may break on it later.
"""

import copy
from itertools import islice
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from azulejos.core.errors import PositionError
from azulejos.core.randomness import SeededRandomness
from azulejos.games.summer_pavilion import GAME
from tests.summer_pavilion import reference
from tests.summer_pavilion.playing import start
from tests.summer_pavilion.positions import Position, in_order
from tests.summer_pavilion.printed import COLOURS
from tests.summer_pavilion.random_games import events, late_table
from tests.summer_pavilion.reference_legal import legal

KINDS = 8


def piles(table: Position) -> list[tuple[Any, Any]]:
    """Every place with loose tiles: the object it is in, and its key there."""
    places: list[tuple[Any, Any]] = [(table, key) for key in ("bag", "tower", "supply", "centre")]
    places += [(table["displays"], index) for index in range(len(table["displays"]))]
    return places + [(board, key) for board in table["boards"] for key in ("hand", "kept")]


def move_tiles(source: SeededRandomness, table: Position) -> None:
    """Some tiles or all go from one place to another."""
    places = piles(table)
    (box, key), (other, where) = (places[source.below(len(places))] for _ in range(2))
    tiles = box[key]
    moved = tiles if source.below(3) == 0 else tiles[: 1 + source.below(4)]
    box[key] = tiles.removeprefix(moved)
    other[where] = in_order(other[where] + moved)


def spoil(source: SeededRandomness, table: Position) -> Position:
    """A copy of a position with one thing changed; all tiles are still there."""
    table = copy.deepcopy(table)
    seats = table["players"]
    board, seat, kind = table["boards"][source.below(seats)], source.below(seats), source.below(KINDS)
    turns = [{"decide": [seat]}, {"chance": "deal"}, {"chance": "supply", "after": seat}, {"chance": "supply"}]
    if kind == 0:
        table["token"] = ("centre", *range(seats))[source.below(seats + 1)]
    elif kind == 1:
        board["passed"] = not board["passed"]
    elif kind == 2:
        board["bonus"] = source.below(4)
    elif kind == 3:
        table["turn"] = turns[source.below(4)]
    elif kind == 4:
        table["phase"] = ("take", "place", "over")[source.below(3)]
    elif kind == 5:
        number = 1 + source.below(6)
        table.update(round=number, joker=COLOURS[number - 1])
    else:
        move_tiles(source, table)
    return table


def plays_on(source: SeededRandomness, state: Any) -> None:
    """Follow a game from a state with the plain rules."""
    table = GAME.position(state)
    for step in islice(events(source, state), 2_000):
        if step.seat is None:
            table = reference.deal(table, step.text)
        else:
            assert sorted(step.legal) == sorted(legal(table, step.seat))
            table = reference.play(table, step.seat, step.text)
        assert GAME.position(step.after) == table
    assert table["phase"] == "over"


@settings(max_examples=10, deadline=None)
@given(st.integers(0, 2**32), st.sampled_from([2, 3, 4]), st.sampled_from(["coloured", "grey"]))
def test_what_is_not_refused_plays_on__SP_3_1__SP_5_12(seed: int, count: int, side: str) -> None:
    source = SeededRandomness(seed)
    begin = start(count, side) if seed % 2 else GAME.read_position(late_table(source, count, side))
    steps = list(events(source, begin))
    for _ in range(12):
        table = GAME.position(steps[source.below(len(steps))].after)
        for _ in range(1 + source.below(2)):
            table = spoil(source, table)
        try:
            state = GAME.read_position(table)
        except PositionError:
            continue
        plays_on(source, state)
