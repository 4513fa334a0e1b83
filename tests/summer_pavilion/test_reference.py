"""Games played twice, by the package and by the plain rules of `reference.py`: every position must be the same."""

from collections.abc import Iterable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from azulejos.core.randomness import SeededRandomness
from azulejos.games.summer_pavilion import GAME
from tests.summer_pavilion import reference
from tests.summer_pavilion.playing import start
from tests.summer_pavilion.random_games import Event, events, late_table
from tests.summer_pavilion.reference_legal import legal

MID_GAMES = settings(max_examples=40, deadline=None)
TABLES = settings(max_examples=50, deadline=None)

seeds = st.integers(0, 2**32)
players = st.sampled_from([2, 3, 4])
sides = st.sampled_from(["coloured", "grey"])


def compare(table: dict[str, Any], steps: Iterable[Event]) -> None:
    """Follow a game with the plain rules, from a table on."""
    for step in steps:
        if step.seat is None:
            table = reference.deal(table, step.text)
        else:
            assert sorted(step.legal) == sorted(legal(table, step.seat))
            table = reference.play(table, step.seat, step.text)
        assert GAME.position(step.after) == table, step.text
    assert table["phase"] == "over"


@pytest.mark.parametrize("side", ["coloured", "grey"])
@pytest.mark.parametrize("count", [2, 3, 4])
@pytest.mark.parametrize("eager", [10, 8])
def test_a_whole_game_is_played_the_same__SP_3_1__SP_8_1(count: int, side: str, eager: int) -> None:
    source = SeededRandomness(f"reference {count} {eager}")
    state = start(count, side, source.below(count))

    compare(GAME.position(state), events(source, state, eager))


@MID_GAMES
@given(seeds, players, sides)
def test_a_game_continues_the_same_from_any_table__SP_5_1__SP_5_12__SP_R6__SP_R8__SP_R10(
    seed: int, count: int, side: str
) -> None:
    source = SeededRandomness(seed)
    table = late_table(source, count, side)

    compare(table, events(source, GAME.read_position(table), eager=6 + source.below(5)))


@TABLES
@given(seeds, players, sides)
def test_every_legal_move_of_a_table_has_the_same_effect__SP_5_2__SP_5_9__SP_5_10(
    seed: int, count: int, side: str
) -> None:
    table = late_table(SeededRandomness(seed), count, side)
    state, seat = GAME.read_position(table), table["turn"]["decide"][0]

    moves = GAME.legal(state, seat)
    for move in moves[seed % 7 :: 1 + len(moves) // 20]:
        text = GAME.move_text(move)
        assert GAME.position(GAME.play_unchecked(state, seat, move)) == reference.play(table, seat, text), text


@pytest.mark.parametrize("side", ["coloured", "grey"])
def test_a_game_begins_the_same__SP_2_2__SP_2_3__SP_2_4(side: str) -> None:
    table = GAME.position(start(3, side, 1))

    assert table == {
        "game": "summer-pavilion",
        "board": side,
        "players": 3,
        "round": 1,
        "joker": "P",
        "phase": "take",
        "turn": {"chance": "supply"},
        "starter": 1,
        "bag": "".join(letter * 22 for letter in "PGOYBR"),
        "tower": "",
        "supply": "",
        "displays": [""] * 7,
        "centre": "",
        "token": "centre",
        "boards": [{"score": 5, "hand": "", "kept": "", "passed": False, "bonus": 0, "cells": {}}] * 3,
    }
