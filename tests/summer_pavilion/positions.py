"""Positions of Summer Pavilion in short form: what a test does not mention is empty, other tiles are in the bag."""

from collections.abc import Mapping, Sequence
from typing import Any

from tests.summer_pavilion.printed import COLOURS, COSTS, DIRECTIONS, DISPLAYS, STAR_COLOURS

Position = dict[str, Any]
Board = dict[str, Any]

TILES_PER_COLOUR = 22
STAR_OF = {letter: star for star, letter in STAR_COLOURS.items()}


# --- Building -----------------------------------------------------------------------------------------


def board(
    score: int = 5,
    hand: str = "",
    kept: str = "",
    passed: bool = False,
    bonus: int = 0,
    cells: Mapping[str, str] | None = None,
) -> Board:
    """A player board and the tiles beside it."""
    return {
        "score": score,
        "hand": in_order(hand),
        "kept": in_order(kept),
        "passed": passed,
        "bonus": bonus,
        "cells": dict(cells or {}),
    }


def passed(score: int = 5, kept: str = "", cells: Mapping[str, str] | None = None) -> Board:
    """The board of a player who has passed."""
    return board(score, "", kept, True, 0, cells)


def cell(colour: str, number: int) -> str:
    """The cell with this number on the star of this colour, coloured side; the centre is colour C."""
    star = "C" if colour == "C" else STAR_OF[colour]
    return next(name for name, cost in COSTS["coloured"].items() if name.split(".")[0] == star and cost == number)


def stars(*groups: str) -> dict[str, str]:
    """Filled cells of outer stars, coloured side, a colour and its numbers each: `stars("O35", "R34")`."""
    return {cell(group[0], int(number)): group[0] for group in groups for number in group[1:]}


def centre(tiles: Mapping[int, str]) -> dict[str, str]:
    """Filled cells of the centre star, coloured side, by number."""
    return {cell("C", number): letter for number, letter in tiles.items()}


def star(name: str, letters: str) -> dict[str, str]:
    """Cells of one star clockwise from the top; a dot is an empty cell."""
    return {f"{name}.{place}": letter for place, letter in zip(DIRECTIONS, letters, strict=True) if letter != "."}


def full_board(*names: str) -> dict[str, str]:
    """A coloured board on which these stars are complete, all seven if none is named."""
    cells = star("C", COLOURS) if not names or "C" in names else {}
    for name, letter in STAR_COLOURS.items():
        cells |= star(name, letter * 6) if not names or name in names else {}
    return cells


def locked(players: int, loose: str) -> list[dict[str, str]]:
    """Cells of coloured boards that hold all tiles of the game but the loose ones."""
    boards: list[dict[str, str]] = [{} for _ in range(players)]
    for letter in COLOURS:
        outer = [(each, name) for each in boards for name in star(STAR_OF[letter], letter * 6)]
        middle = [(each, f"C.{DIRECTIONS[COLOURS.index(letter)]}") for each in boards]
        count = TILES_PER_COLOUR - loose.count(letter)
        assert count <= len(outer + middle), f"a test leaves too few loose tiles of {letter}"
        for each, name in [*outer, *middle][:count]:
            each[name] = letter
    return boards


def position(boards: Sequence[Board] = (), supply: str | None = None, rest: str = "bag", **changes: Any) -> Position:
    """A valid position in round 1 with these changes; `phase` and `turn` are what the tables below say.

    Boards that are left out are blank. A supply that is left out takes 10 of the tiles that lie nowhere
    else; all further ones go to `rest`, the bag or the tower.
    """
    players = changes.get("players", max(2, len(boards)))
    displays = changes.pop("displays", ())
    document: Position = {
        "game": "summer-pavilion",
        "board": "coloured",
        "players": players,
        "round": 1,
        "joker": COLOURS[changes.get("round", 1) - 1],
        "phase": "take",
        "turn": {"decide": [0]},
        "starter": 0,
        "bag": "",
        "tower": "",
        "supply": in_order(supply or ""),
        "displays": [*displays, *[""] * (DISPLAYS[players] - len(displays))],
        "centre": "",
        "token": "centre",
        "boards": [*boards, *(board() for _ in range(players - len(boards)))],
    }
    document.update(changes)
    document["displays"] = [in_order(display) for display in document["displays"]]
    if supply is None:
        document["supply"] = most_of(missing(document), 10)
    document[rest] = in_order(document[rest] + missing(document))
    return document


def taking(boards: Sequence[Board] = (), **changes: Any) -> Position:
    """Phase 1: seat 0 takes tiles from displays or the centre."""
    return position(boards, **changes)


def placing(boards: Sequence[Board], **changes: Any) -> Position:
    """Phase 2: seat 0 places, or the seat that `turn` names; seat 0 has the token."""
    return position(boards, **{"phase": "place", "token": 0, **changes})


def waiting(boards: Sequence[Board] = (), **changes: Any) -> Position:
    """A round is about to begin: the table waits for a deal."""
    return position(boards, **{"turn": {"chance": "deal"}, **changes})


def over(boards: Sequence[Board], ranks: Sequence[int], **changes: Any) -> Position:
    """A finished game."""
    turn = {"over": {"ranks": list(ranks)}}
    return position(boards, **{"phase": "over", "round": 6, "token": 0, "turn": turn, **changes})


def last_turn(*boards: Board, **changes: Any) -> Position:
    """All have passed but a bystander in the last seat, who holds one red tile and is about to pass: `pass:R`."""
    seat = len(boards)
    return placing([*boards, board(hand="R")], **{"round": 6, "turn": {"decide": [seat]}, **changes})


# --- Counting -----------------------------------------------------------------------------------------


def in_order(tiles: str) -> str:
    """Letters in the order of the colours."""
    return "".join(sorted(tiles, key=COLOURS.index))


def all_tiles(document: Position) -> str:
    """The letters of all tiles of a position, wherever they are."""
    tiles = "".join(document[key] for key in ("bag", "tower", "supply", "centre")) + "".join(document["displays"])
    for each in document["boards"]:
        tiles += each["hand"] + each["kept"] + "".join(each["cells"].values())
    return str(tiles)


def missing(document: Position) -> str:
    """The tiles that lie nowhere yet."""
    tiles = all_tiles(document)
    short = {letter: TILES_PER_COLOUR - tiles.count(letter) for letter in COLOURS}
    assert min(short.values()) >= 0, f"a test has too many tiles: {short}"
    return "".join(letter * count for letter, count in short.items())


def most_of(tiles: str, count: int) -> str:
    """Some of the tiles, always the next one of the colour of which most are left."""
    taken = ""
    for _ in range(min(count, len(tiles))):
        letter = max(COLOURS, key=tiles.count)
        tiles, taken = tiles.replace(letter, "", 1), taken + letter
    return in_order(taken)
