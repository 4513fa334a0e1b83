"""A position of Summer Pavilion to and from JSON (docs/notation.md). `faults.py` checks it."""

from typing import Any

import numpy as np

from azulejos.core.bits import places
from azulejos.core.errors import PositionError
from azulejos.core.protocol import Document
from azulejos.core.ruled import StateArray
from azulejos.core.turn import Turn
from azulejos.games.summer_pavilion.board import cover, reopen
from azulejos.games.summer_pavilion.faults import faults
from azulejos.games.summer_pavilion.geometry import CELL_NAMES, STARS
from azulejos.games.summer_pavilion.layout import ALL_TILES, CENTRE, COLOURS, DISPLAYS, START_SCORE
from azulejos.games.summer_pavilion.notation import LETTERS
from azulejos.games.summer_pavilion.state import (
    DEALING,
    NOBODY,
    OVER,
    PLACING,
    REFILLING,
    STATE,
    SUPPLYING,
    TAKING,
    Board,
    State,
)

SIDES = ("coloured", "grey")
_PHASES = {
    SUPPLYING: "take",
    DEALING: "take",
    TAKING: "take",
    PLACING: "place",
    REFILLING: "place",
    OVER: "over",
}


def blank(players: int, board: str, starter: int) -> StateArray:
    """The state before anything is drawn: every tile in the bag, the token in the centre (SP-2)."""
    state = np.zeros(1, STATE).view(np.recarray)
    record = state[0]
    record.players, record.displays, record.grey = players, DISPLAYS[players], SIDES.index(board)
    record.bag, record.token, record.round_number = ALL_TILES, NOBODY, 1
    record.starter = record.seat = starter
    for each in record.boards[:players]:
        each.score = START_SCORE
        for star in range(len(STARS)):
            reopen(each, record.grey, star)
    return state


def write(record: State, turn: Turn) -> dict[str, Any]:
    """The whole position of a `plain` record as JSON."""
    displays = record.sources[1 : record.displays + 1]
    return {
        "game": "summer-pavilion",
        "board": SIDES[record.grey],
        "players": record.players,
        "round": record.round_number,
        "joker": COLOURS[record.joker],
        "phase": _PHASES[record.phase],
        "turn": turn.to_json(),
        "starter": record.starter,
        "bag": LETTERS.text(record.bag),
        "tower": LETTERS.text(record.tower),
        "supply": LETTERS.text(record.supply),
        "displays": [LETTERS.text(display) for display in displays],
        "centre": LETTERS.text(record.sources[CENTRE]),
        "token": "centre" if record.token == NOBODY else record.token,
        "boards": [_write_board(board) for board in record.boards[: record.players]],
    }


def _write_board(board: Board) -> dict[str, Any]:
    tiles = [(cell, colour) for colour, laid in enumerate(board.laid) for cell in places(laid)]
    return {
        "score": board.score,
        "hand": LETTERS.text(board.hand),
        "kept": LETTERS.text(board.kept),
        "passed": bool(board.passed),
        "bonus": board.bonus,
        "cells": {CELL_NAMES[cell]: COLOURS[colour] for cell, colour in sorted(tiles)},
    }


def read(position: Document) -> StateArray:
    """A state from a position. Raises PositionError, which lists all faults."""
    found = faults(position)
    if found:
        raise PositionError(found)
    state = blank(position["players"], position["board"], position["starter"])
    record = state[0]
    record.round_number, record.joker = position["round"], position["round"] - 1
    for pile in ("bag", "tower", "supply"):
        record[pile] = LETTERS.read(position[pile])
    sources = [position["centre"], *position["displays"]]
    record.sources[: len(sources)] = [LETTERS.read(source) for source in sources]
    record.token = NOBODY if position["token"] == "centre" else position["token"]
    record.phase, record.seat = _phase_and_seat(position)
    for board, document in zip(record.boards, position["boards"], strict=False):
        _read_board(board, record.grey, document)
    return state


def _phase_and_seat(position: Document) -> tuple[int, int]:
    turn = position["turn"]
    if "decide" in turn:
        return {"take": TAKING, "place": PLACING}[position["phase"]], turn["decide"][0]
    if "over" in turn:
        return OVER, position["starter"]
    if turn["chance"] == "deal":
        return DEALING, position["starter"]
    return (REFILLING, turn["after"]) if "after" in turn else (SUPPLYING, position["starter"])


def _read_board(board: Board, grey: int, document: Document) -> None:
    for number in ("score", "passed", "bonus"):
        board[number] = document[number]
    board.hand, board.kept = LETTERS.read(document["hand"]), LETTERS.read(document["kept"])
    for name, letter in document["cells"].items():
        cover(board, grey, CELL_NAMES.index(name), COLOURS.index(letter))
