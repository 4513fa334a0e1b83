"""The legal moves, by a second, slow and plain version of the rules; `reference.py` plays them."""

from itertools import combinations_with_replacement
from typing import Any

from tests.summer_pavilion.printed import CELLS, COLOURS, COSTS, STAR_COLOURS

Table = dict[str, Any]

BUNCHES = ["".join(tiles) for size in range(5) for tiles in combinations_with_replacement(COLOURS, size)]
"""Every bunch of at most four tiles."""


def in_order(tiles: str) -> str:
    """Letters in the order of the colours."""
    return "".join(sorted(tiles, key=COLOURS.index))


def without(tiles: str, taken: str) -> str:
    """Tiles after some of them were taken away."""
    for tile in taken:
        assert tile in tiles
        tiles = tiles.replace(tile, "", 1)
    return tiles


def contains(tiles: str, bunch: str) -> bool:
    """Whether all tiles of a bunch are among these."""
    return all(tiles.count(letter) >= bunch.count(letter) for letter in bunch)


# --- What may be done -----------------------------------------------------------------------------------


def legal(table: Table, seat: int) -> list[str]:
    """The legal moves of the seat whose turn it is."""
    board = table["boards"][seat]
    if table["phase"] == "take":
        return takes(table)
    if board["bonus"]:
        return [f"+{letter}" for letter in COLOURS if letter in table["supply"]]
    return placements(table, board) + passes(board["hand"])


def takes(table: Table) -> list[str]:
    """A colour of a place; the joker only where there is nothing else."""
    moves = []
    for source, tiles in enumerate([table["centre"], *table["displays"]]):
        others = set(tiles) - {table["joker"]}
        moves += [f"{source or 'C'}{letter}" for letter in COLOURS if letter in (others or set(tiles))]
    return moves


def placements(table: Table, board: Table) -> list[str]:
    """Every cell, colour and split of the payment that is allowed and can be paid."""
    joker, hand, moves = table["joker"], board["hand"], []
    for cell in CELLS:
        cost = COSTS[table["board"]][cell]
        for colour in COLOURS if cell not in board["cells"] else "":
            if not fits(table["board"], board["cells"], cell, colour):
                continue
            for jokers in range(cost):
                payment = colour * (cost - jokers) + joker * jokers
                if contains(hand, payment) and (jokers == 0 or colour != joker):
                    moves.append(f"{cell}:{colour}+{jokers}")
    return moves


def fits(side: str, cells: dict[str, str], cell: str, colour: str) -> bool:
    """Whether a colour may lie on an empty cell."""
    star = cell.split(".", maxsplit=1)[0]
    there = [letter for name, letter in cells.items() if name.split(".")[0] == star]
    if side == "coloured":
        return colour not in there if star == "C" else colour == STAR_COLOURS[star]
    if len(there) < 2:
        return True
    return colour == there[0] if there[0] == there[1] else colour not in there


def passes(hand: str) -> list[str]:
    """Every bunch that may be kept."""
    return [f"pass:{bunch or '-'}" for bunch in BUNCHES if contains(hand, bunch)]
