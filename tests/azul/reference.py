"""The rules once more, slow and plain, over positions as JSON: nothing here comes from the package.

`test_reference.py` plays games with both and compares every position.
"""

import copy
from typing import Any

Table = dict[str, Any]

COLOURS = "BYRKW"
PRINTED = ("BYRKW", "WBYRK", "KWBYR", "RKWBY", "YRKWB")
PENALTIES = (1, 1, 2, 2, 2, 3, 3)


def in_order(tiles: str) -> str:
    """Letters in the order of the colours."""
    return "".join(sorted(tiles, key=COLOURS.index))


# --- Deals and moves ----------------------------------------------------------------------------------


def deal(table: Table, chance: str) -> Table:
    """Lay out tiles; when the bag is used up, the lid goes into it."""
    table = copy.deepcopy(table)
    table["displays"] = [display.replace("-", "") for display in chance.split()[1:]]
    needed = "".join(table["displays"])
    if len(needed) > len(table["bag"]):
        assert all(needed.count(letter) >= table["bag"].count(letter) for letter in COLOURS)
        table["bag"], table["lid"] = table["bag"] + table["lid"], ""
    for tile in needed:
        assert tile in table["bag"]
        table["bag"] = table["bag"].replace(tile, "", 1)
    table["bag"] = in_order(table["bag"])
    table["turn"] = {"decide": [table["starter"]]}
    return table


def legal(table: Table, seat: int) -> list[str]:
    """The legal moves of a seat that owes one."""
    board = table["boards"][seat]
    if table["phase"] == "tiling":
        row = full_lines(board)[0]
        return [f"{row + 1}={column + 1}" for column in free_columns(board, row)]
    moves = []
    for source, tiles in enumerate([table["centre"], *table["displays"]]):
        for colour in COLOURS:
            if colour in tiles:
                lines = [str(line + 1) for line in range(5) if may_take(board, line, colour)]
                moves += [f"{source or 'C'}{colour}>{place}" for place in [*lines, "F"]]
    return moves


def may_take(board: Table, line: int, colour: str) -> bool:
    """Whether a pattern line may take a colour."""
    tiles = board["lines"][line]
    return len(tiles) < line + 1 and set(tiles) <= {colour} and colour not in board["wall"][line]


def play(table: Table, seat: int, move: str) -> Table:
    """The position after a legal move and all that follows from it."""
    table = copy.deepcopy(table)
    if "=" in move:
        row, column = (int(number) - 1 for number in move.split("="))
        lay(table, table["boards"][seat], row, column)
        tile_as_far_as_forced(table, seat)
        wait_or_end(table, tiled=True)
        return table
    take(table, seat, move[0], move[1], move[3])
    if table["centre"] or any(table["displays"]):
        table["turn"] = {"decide": [(seat + 1) % table["players"]]}
        return table
    walls = [board["wall"] for board in copy.deepcopy(table["boards"])]
    table["phase"] = "tiling"
    for each in range(table["players"]):
        tile_as_far_as_forced(table, each)
    wait_or_end(table, tiled=walls != [board["wall"] for board in table["boards"]])
    return table


# --- The factory offer --------------------------------------------------------------------------------


def take(table: Table, seat: int, source: str, colour: str, place: str) -> None:
    """Pick and place."""
    board = table["boards"][seat]
    if source == "C":
        pile, table["centre"] = table["centre"], table["centre"].replace(colour, "")
        if table["marker"] == "centre":
            table["marker"] = seat
            board["floor"] = (board["floor"] + "M")[:7]
    else:
        pile, table["displays"][int(source) - 1] = table["displays"][int(source) - 1], ""
        table["centre"] = in_order(table["centre"] + pile.replace(colour, ""))
    hand = colour * pile.count(colour)
    if place != "F":
        line = int(place) - 1
        room = line + 1 - len(board["lines"][line])
        board["lines"][line] += hand[:room]
        hand = hand[room:]
    drop(table, board, hand)


def drop(table: Table, board: Table, tiles: str) -> None:
    """Tiles to the floor line, what does not fit to the lid."""
    room = 7 - len(board["floor"])
    board["floor"] += tiles[:room]
    table["lid"] = in_order(table["lid"] + tiles[room:])


# --- Wall-tiling --------------------------------------------------------------------------------------


def full_lines(board: Table) -> list[int]:
    """The full pattern lines from the top."""
    return [row for row in range(5) if len(board["lines"][row]) == row + 1]


def free_columns(board: Table, row: int) -> list[int]:
    """Where the tile of a full line may go on a grey wall."""
    colour = board["lines"][row][0]
    columns = [[cells[column] for cells in board["wall"]] for column in range(5)]
    return [column for column in range(5) if board["wall"][row][column] == "." and colour not in columns[column]]


def tile_as_far_as_forced(table: Table, seat: int) -> None:
    """Handle full lines from the top until one needs a choice; after the last, score the floor line."""
    board = table["boards"][seat]
    for row in full_lines(board):
        colour = board["lines"][row][0]
        if table["wall"] == "coloured":
            lay(table, board, row, PRINTED[row].index(colour))
        elif free_columns(board, row):
            return
        else:
            drop(table, board, board["lines"][row])
            board["lines"][row] = ""
    board["score"] = max(0, board["score"] - sum(PENALTIES[: len(board["floor"])]))
    table["lid"] = in_order(table["lid"] + board["floor"].replace("M", ""))
    board["floor"] = ""


def lay(table: Table, board: Table, row: int, column: int) -> None:
    """One tile to the wall, the others of its line to the lid, points at once."""
    tiles, board["lines"][row] = board["lines"][row], ""
    cells = board["wall"][row]
    board["wall"][row] = cells[:column] + tiles[0] + cells[column + 1 :]
    table["lid"] = in_order(table["lid"] + tiles[1:])
    across = run(board["wall"][row], column)
    down = run("".join(cells[column] for cells in board["wall"]), row)
    board["score"] += (across if across > 1 else 0) + (down if down > 1 else 0) or 1


def run(cells: str, place: int) -> int:
    """The length of the unbroken run around a place."""
    before = cells[:place].rpartition(".")[2]
    after = cells[place + 1 :].partition(".")[0]
    return len(before) + 1 + len(after)


# --- The end of a round -------------------------------------------------------------------------------


def wait_or_end(table: Table, tiled: bool) -> None:
    """Wait for those who have a full line; else end the round, and perhaps the game."""
    owing = [seat for seat, board in enumerate(table["boards"]) if full_lines(board)]
    if owing:
        table["turn"] = {"decide": owing}
        return
    table["idle"] = 0 if tiled else table["idle"] + 1
    rows = [complete_rows(board) for board in table["boards"]]
    if any(rows) or table["idle"] == 3 or not table["bag"] + table["lid"]:
        table["phase"] = "over"
        for board in table["boards"]:
            board["score"] += bonus(board)
        keys = [(board["score"], count) for board, count in zip(table["boards"], rows, strict=True)]
        table["turn"] = {"over": {"ranks": [1 + sum(other > key for other in keys) for key in keys]}}
        return
    if table["marker"] != "centre":
        table["starter"] = table["marker"]
    table.update(marker="centre", phase="offer", turn={"chance": "deal"}, round=table["round"] + 1)


def complete_rows(board: Table) -> int:
    """How many rows have five tiles."""
    return sum("." not in cells for cells in board["wall"])


def bonus(board: Table) -> int:
    """2 a row, 7 a column, 10 a colour."""
    columns = sum("." not in [cells[column] for cells in board["wall"]] for column in range(5))
    colours = sum("".join(board["wall"]).count(colour) == 5 for colour in COLOURS)
    return 2 * complete_rows(board) + 7 * columns + 10 * colours
