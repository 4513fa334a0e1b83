"""Lists everything that is wrong with a position of Summer Pavilion."""

from typing import Any

from azulejos.core.errors import Fault
from azulejos.core.json_reader import JsonReader
from azulejos.core.protocol import Document
from azulejos.games.summer_pavilion.geometry import CELL_NAMES, DIRECTIONS, STARS
from azulejos.games.summer_pavilion.layout import (
    COLOUR_NAMES,
    COLOURS,
    CORNERS,
    DISPLAYS,
    LEAST_SCORE,
    MIDDLE_STAR,
    MOST_BONUS,
    ROUNDS,
    SEATS,
    STAR_COLOURS,
    SUPPLY_SPACES,
    TILES_PER_COLOUR,
    TILES_PER_DISPLAY,
)
from azulejos.games.summer_pavilion.turn_faults import deciding, kind, turn_faults

Board = dict[str, Any]


def faults(position: Document) -> list[Fault]:
    """All faults of a position; an empty list for a valid one."""
    shape = JsonReader()
    document = shape.members(position, "position")
    if document is None or not _form(shape, document):
        return shape.faults
    _tiles(shape, document)
    _table(shape, document)
    for seat, board in enumerate(document["boards"]):
        _stars(shape, board["cells"], f"boards[{seat}].cells", document["board"])
        _player(shape, board, f"boards[{seat}]", document)
    turn_faults(shape, document)
    return shape.faults


# --- The form: every key there, of the right kind ---------------------------------------------------


def _form(shape: JsonReader, document: Document) -> bool:
    shape.word(document.get("game"), "game", ["summer-pavilion"])
    shape.word(document.get("board"), "board", ["coloured", "grey"])
    players = shape.number(document.get("players"), "players", SEATS[0], SEATS[-1])
    shape.number(document.get("round"), "round", 1, ROUNDS)
    shape.word(document.get("joker"), "joker", COLOURS)
    shape.word(document.get("phase"), "phase", ["take", "place", "over"])
    for key in ("bag", "tower", "supply", "centre"):
        shape.letters(document.get(key), key, COLOURS)
    if players is not None:
        _form_by_players(shape, document, players)
    turn = shape.members(document.get("turn"), "turn")
    if turn is not None and kind(turn) is None:
        shape.fault("turn", 'must be one of "decide", "over", or "chance" with deal or supply')
    return not shape.faults


def _form_by_players(shape: JsonReader, document: Document, players: int) -> None:
    shape.number(document.get("starter"), "starter", 0, players - 1)
    if document.get("token") != "centre":
        shape.number(document.get("token"), 'token (if it is not "centre")', 0, players - 1)
    displays = shape.items(document.get("displays"), "displays", DISPLAYS[players])
    for index, display in enumerate(displays or []):
        shape.letters(display, f"displays[{index}]", COLOURS)
    for seat, board in enumerate(shape.items(document.get("boards"), "boards", players) or []):
        _form_of_board(shape, board, f"boards[{seat}]")


def _form_of_board(shape: JsonReader, value: Any, where: str) -> None:
    board = shape.members(value, where)
    if board is None:
        return
    shape.number(board.get("score"), f"{where}.score", LEAST_SCORE)
    shape.letters(board.get("hand"), f"{where}.hand", COLOURS)
    shape.letters(board.get("kept"), f"{where}.kept", COLOURS)
    shape.truth(board.get("passed"), f"{where}.passed")
    shape.number(board.get("bonus"), f"{where}.bonus", 0, MOST_BONUS)
    for name, letter in (shape.members(board.get("cells"), f"{where}.cells") or {}).items():
        if shape.word(name, f"{where}.cells", CELL_NAMES) is not None:
            shape.word(letter, f"{where}.cells.{name}", COLOURS)


# --- The tiles and the boards -----------------------------------------------------------------------


def _tiles(shape: JsonReader, document: Document) -> None:
    everything = document["bag"] + document["tower"] + document["supply"]
    everything += document["centre"] + "".join(document["displays"])
    for board in document["boards"]:
        everything += board["hand"] + board["kept"] + "".join(board["cells"].values())
    for letter, name in zip(COLOURS, COLOUR_NAMES, strict=True):
        found = everything.count(letter)
        if found != TILES_PER_COLOUR:
            shape.fault("tiles", f"{found} {name} tiles in all, must be {TILES_PER_COLOUR}", "SP-1.2")


def _table(shape: JsonReader, document: Document) -> None:
    joker = COLOURS[document["round"] - 1]
    if document["joker"] != joker:
        shape.fault("joker", f"must be {joker} in round {document['round']}", "SP-1.11")
    if len(document["supply"]) > SUPPLY_SPACES:
        shape.fault("supply", f"holds {len(document['supply'])} tiles, at most {SUPPLY_SPACES}", "SP-1.4")
    sizes = [len(display) for display in document["displays"]]
    for index, size in enumerate(sizes):
        where = f"displays[{index}]"
        if size > TILES_PER_DISPLAY:
            shape.fault(where, f"holds {size} tiles, at most {TILES_PER_DISPLAY}", "SP-2.3")
        elif 0 < size < TILES_PER_DISPLAY and (document["bag"] + document["tower"] or any(sizes[index + 1 :])):
            shape.fault(where, f"holds {size} tiles though there were more to fill it", "SP-6.2")


def _stars(shape: JsonReader, cells: dict[str, str], where: str, side: str) -> None:
    for number, star in enumerate(STARS):
        there = {f"{star}.{d}": cells[f"{star}.{d}"] for d in DIRECTIONS if f"{star}.{d}" in cells}
        if side == "grey":
            if 1 < len(set(there.values())) < len(there):
                shape.fault(where, f"star {star} is neither of one colour nor all different", "SP-8.2")
        elif number == MIDDLE_STAR:
            if len(set(there.values())) < len(there):
                shape.fault(where, f"star {star} holds a colour twice", "SP-5.6")
        else:
            _printed(shape, there, where, COLOURS[STAR_COLOURS[number]])


def _printed(shape: JsonReader, cells: dict[str, str], where: str, colour: str) -> None:
    for name, letter in cells.items():
        if letter != colour:
            shape.fault(f"{where}.{name}", f"takes {colour}, not {letter}", "SP-5.6")


def _player(shape: JsonReader, board: Board, where: str, document: Document) -> None:
    if len(board["kept"]) > CORNERS:
        shape.fault(f"{where}.kept", f"holds {len(board['kept'])} tiles, at most {CORNERS}", "SP-5.15")
    if board["kept"] and not board["passed"]:
        shape.fault(f"{where}.kept", "tiles are kept only by those who have passed", "SP-5.15")
    if board["passed"] and board["hand"]:
        shape.fault(f"{where}.hand", "must be empty: who passes keeps or gives away all tiles", "SP-5.15")
    if board["passed"] and document["phase"] == "take":
        shape.fault(f"{where}.passed", "nobody has passed before tiles are placed", "SP-5.17")
    if board["bonus"] and document["phase"] != "place":
        shape.fault(f"{where}.bonus", "bonus tiles are earned by placing", "SP-5.10")
    elif board["bonus"] and [where] != [f"boards[{seat}]" for seat in deciding(document)]:
        shape.fault(f"{where}.bonus", "only the player on turn takes bonus tiles", "SP-5.10")
