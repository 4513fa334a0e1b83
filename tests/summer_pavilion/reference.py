"""The rules once more, slow and plain, over positions as JSON: nothing here comes from the package.

`test_reference.py` plays games with both and compares every position and every list of legal moves.
"""

import copy

from tests.summer_pavilion.printed import (
    BONUS_TILES,
    COLOURS,
    COSTS,
    DIRECTIONS,
    FEATURES,
    MULTICOLOUR_BONUS,
    NUMBER_BONUS,
    STAR_BONUS,
    STARS,
)
from tests.summer_pavilion.reference_legal import Table, contains, in_order, without

# --- What then happens ------------------------------------------------------------------------------------


def play(table: Table, seat: int, move: str) -> Table:
    """The position after a legal move and all that follows from it."""
    table = copy.deepcopy(table)
    board = table["boards"][seat]
    if move.startswith("pass:"):
        leave(table, board, move[5:].replace("-", ""))
        end_turn(table, seat)
    elif move.startswith("+"):
        table["supply"] = without(table["supply"], move[1])
        board["hand"] = in_order(board["hand"] + move[1])
        board["bonus"] -= 1
        if board["bonus"] == 0:
            end_turn(table, seat)
    elif ":" in move:
        cell, paid = move.split(":")
        place(table, board, cell, paid[0], int(paid[2]))
        if board["bonus"] == 0:
            end_turn(table, seat)
    else:
        take(table, seat, move[0], move[1])
    return table


def take(table: Table, seat: int, source: str, colour: str) -> None:
    """Phase 1: all tiles of a colour and one joker; what is left of a display goes to the centre."""
    board, joker = table["boards"][seat], table["joker"]
    pile = table["centre"] if source == "C" else table["displays"][int(source) - 1]
    taken = joker if colour == joker else colour * pile.count(colour) + joker * (joker in pile)
    left = without(pile, taken)
    if source == "C":
        table["centre"] = left
        if table["token"] == "centre":
            table["token"] = seat
            board["score"] = max(1, board["score"] - len(taken))
    else:
        table["displays"][int(source) - 1] = ""
        table["centre"] = in_order(table["centre"] + left)
    board["hand"] = in_order(board["hand"] + taken)
    if table["centre"] or any(table["displays"]):
        table["turn"] = {"decide": [(seat + 1) % table["players"]]}
    else:
        begin_placing(table)


def place(table: Table, board: Table, cell: str, colour: str, jokers: int) -> None:
    """Phase 2: pay, lay one tile, score its chain, earn bonus tiles."""
    cost = COSTS[table["board"]][cell]
    payment = colour * (cost - jokers) + table["joker"] * jokers
    board["hand"] = without(board["hand"], payment)
    table["tower"] = in_order(table["tower"] + without(payment, colour))
    board["cells"][cell] = colour
    board["score"] += chain(board["cells"], cell)
    earned = sum(
        BONUS_TILES[name[0]]
        for name, cells in FEATURES.items()
        if cell in cells.split() and all(each in board["cells"] for each in cells.split())
    )
    board["bonus"] = min(earned, len(table["supply"]))


def chain(cells: dict[str, str], cell: str) -> int:
    """The length of the unbroken chain around a cell of its star, which is a ring."""
    star, direction = cell.split(".")
    ring = [f"{star}.{each}" in cells for each in DIRECTIONS]
    if all(ring):
        return 6
    at = DIRECTIONS.index(direction)
    after = next(step for step in range(1, 6) if not ring[(at + step) % 6])
    before = next(step for step in range(1, 6) if not ring[(at - step) % 6])
    return before + after - 1


def leave(table: Table, board: Table, kept: str) -> None:
    """Pass: some tiles into the corners, a point lost for each other one."""
    lost = without(board["hand"], kept)
    board.update(hand="", kept=kept, passed=True, score=max(1, board["score"] - len(lost)))
    table["tower"] = in_order(table["tower"] + lost)


# --- Whose turn it is -------------------------------------------------------------------------------------


def begin_placing(table: Table) -> None:
    """Phase 2 begins with the owner of the token, or with the starter of the round."""
    table["phase"] = "place"
    go_on(table, table["starter"] if table["token"] == "centre" else table["token"])


def end_turn(table: Table, seat: int) -> None:
    """Gaps of the supply are filled, if there is something to fill them with; then the next one plays."""
    if len(table["supply"]) < 10 and table["bag"] + table["tower"]:
        table["turn"] = {"chance": "supply", "after": seat}
    else:
        go_on(table, (seat + 1) % table["players"])


def go_on(table: Table, first: int) -> None:
    """The turn of the first seat from here that has not passed and has tiles; without tiles one passes."""
    for step in range(table["players"]):
        seat = (first + step) % table["players"]
        board = table["boards"][seat]
        board["passed"] = board["passed"] or not board["hand"]
        if not board["passed"]:
            table["turn"] = {"decide": [seat]}
            return
    if table["round"] == 6:
        finish(table)
    else:
        prepare(table)


def prepare(table: Table) -> None:
    """Phase 3: the next round; without any tile to lay out it begins with phase 2."""
    table["round"] += 1
    table["joker"] = COLOURS[table["round"] - 1]
    if table["token"] != "centre":
        table["starter"], table["token"] = table["token"], "centre"
    for board in table["boards"]:
        board.update(hand=board["kept"], kept="", passed=False)
    if table["bag"] + table["tower"]:
        table.update(phase="take", turn={"chance": "deal"})
    else:
        begin_placing(table)


# --- Chance -----------------------------------------------------------------------------------------------


def deal(table: Table, chance: str) -> Table:
    """The position after a draw: to the supply, or to the displays."""
    table = copy.deepcopy(table)
    kind, *bunches = chance.replace("-", "").split(" ")
    draw(table, bunches)
    if kind == "deal":
        table.update(displays=bunches, turn={"decide": [table["starter"]]})
        return table
    table["supply"] = in_order(table["supply"] + bunches[0])
    assert len(table["supply"]) == 10 or not table["bag"] + table["tower"]
    if table["phase"] == "take":
        table["turn"] = {"chance": "deal"}
    else:
        go_on(table, (table["turn"]["after"] + 1) % table["players"])
    return table


def draw(table: Table, bunches: list[str]) -> None:
    """Take bunches from the bag, one after another; where the bag runs out, the tower is poured into it."""
    for bunch in bunches:
        if len(bunch) > len(table["bag"]):
            assert contains(bunch, table["bag"])
            left = without(bunch, table["bag"])
            table["bag"], table["tower"] = without(table["tower"], left), ""
        else:
            table["bag"] = without(table["bag"], bunch)


# --- The end ----------------------------------------------------------------------------------------------


def finish(table: Table) -> None:
    """Bonuses, then a point for each kept tile, then the ranks."""
    for board in table["boards"]:
        board["score"] += bonuses(table["board"], board["cells"])
        board["score"] = max(1, board["score"] - len(board["kept"]))
        table["tower"] = in_order(table["tower"] + board["kept"])
        board["kept"] = ""
    scores = [board["score"] for board in table["boards"]]
    ranks = [1 + sum(other > score for other in scores) for score in scores]
    table.update(phase="over", turn={"over": {"ranks": ranks}})


def bonuses(side: str, cells: dict[str, str]) -> int:
    """Complete stars by their colour, complete numbers by their value."""
    points = 0
    for star in STARS:
        letters = [cells.get(f"{star}.{direction}", "") for direction in DIRECTIONS]
        if "" not in letters:
            points += STAR_BONUS[letters[0]] if len(set(letters)) == 1 else MULTICOLOUR_BONUS
    for number, value in NUMBER_BONUS.items():
        points += value if all(cell in cells for cell, cost in COSTS[side].items() if cost == number) else 0
    return points
