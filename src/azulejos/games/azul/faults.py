"""Lists everything that is wrong with a position of Azul."""

from typing import Any

from azulejos.core.errors import Fault
from azulejos.core.json_reader import JsonReader
from azulejos.core.protocol import Document
from azulejos.core.turn import ranked
from azulejos.games.azul.layout import (
    COLOUR_NAMES,
    COLOURS,
    DISPLAYS,
    FLOOR_SPACES,
    IDLE_ROUNDS_TO_END,
    SEATS,
    SIZE,
    TILES_PER_COLOUR,
    TILES_PER_DISPLAY,
    printed_column,
)

Board = dict[str, Any]


def faults(position: Document) -> list[Fault]:
    """All faults of a position; an empty list for a valid one."""
    shape = JsonReader()
    document = shape.members(position, "position")
    if document is None or not _form(shape, document):
        return shape.faults
    _tiles(shape, document)
    _displays(shape, document)
    for seat, board in enumerate(document["boards"]):
        _lines(shape, board, f"boards[{seat}]")
        _wall(shape, board, f"boards[{seat}]", document["wall"])
    _marker(shape, document)
    _progress(shape, document)
    if not shape.faults:  # who owes a decision is known only if the rest of the position is valid
        _TURNS[document["phase"]](shape, document)
    return shape.faults


# --- The form: every key there, of the right kind ---------------------------------------------------


def _form(shape: JsonReader, document: Document) -> bool:
    shape.word(document.get("game"), "game", ["azul"])
    shape.word(document.get("wall"), "wall", ["coloured", "grey"])
    players = shape.number(document.get("players"), "players", SEATS[0], SEATS[-1])
    shape.number(document.get("round"), "round", 1)
    shape.number(document.get("idle"), "idle", 0, IDLE_ROUNDS_TO_END)
    shape.word(document.get("phase"), "phase", list(_TURNS))
    for key in ("bag", "lid", "centre"):
        shape.letters(document.get(key), key, COLOURS)
    if players is not None:
        _form_by_players(shape, document, players)
    turn = shape.members(document.get("turn"), "turn")
    if turn is not None and len({"decide", "chance", "over"} & turn.keys()) != 1:
        shape.fault("turn", 'must have one of the keys "decide", "chance" and "over"')
    return not shape.faults


def _form_by_players(shape: JsonReader, document: Document, players: int) -> None:
    shape.number(document.get("starter"), "starter", 0, players - 1)
    if document.get("marker") != "centre":
        shape.number(document.get("marker"), 'marker (if it is not "centre")', 0, players - 1)
    displays = shape.items(document.get("displays"), "displays", DISPLAYS[players])
    for index, display in enumerate(displays or []):
        shape.letters(display, f"displays[{index}]", COLOURS)
    for seat, board in enumerate(shape.items(document.get("boards"), "boards", players) or []):
        _form_of_board(shape, board, f"boards[{seat}]")


def _form_of_board(shape: JsonReader, value: Any, where: str) -> None:
    board = shape.members(value, where)
    if board is None:
        return
    shape.number(board.get("score"), f"{where}.score", 0)
    shape.letters(board.get("floor"), f"{where}.floor", COLOURS + "M")
    for row, line in enumerate(shape.items(board.get("lines"), f"{where}.lines", SIZE) or []):
        shape.letters(line, f"{where}.lines[{row}]", COLOURS)
    for row, cells in enumerate(shape.items(board.get("wall"), f"{where}.wall", SIZE) or []):
        if shape.letters(cells, f"{where}.wall[{row}]", COLOURS + ".") is not None and len(cells) != SIZE:
            shape.fault(f"{where}.wall[{row}]", f"must be {SIZE} letters and dots, not {len(cells)}")


# --- The tiles --------------------------------------------------------------------------------------


def _tiles(shape: JsonReader, document: Document) -> None:
    everything = document["bag"] + document["lid"] + document["centre"] + "".join(document["displays"])
    for board in document["boards"]:
        everything += "".join(board["lines"]) + "".join(board["wall"]) + board["floor"]
    for letter, name in zip(COLOURS, COLOUR_NAMES, strict=True):
        found = everything.count(letter)
        if found != TILES_PER_COLOUR:
            shape.fault("tiles", f"{found} {name} tiles in all, must be {TILES_PER_COLOUR}", "AZ-1.2")


def _displays(shape: JsonReader, document: Document) -> None:
    sizes = [len(display) for display in document["displays"]]
    for index, size in enumerate(sizes):
        where = f"displays[{index}]"
        if size > TILES_PER_DISPLAY:
            shape.fault(where, f"holds {size} tiles, at most {TILES_PER_DISPLAY}", "AZ-2.3")
        elif 0 < size < TILES_PER_DISPLAY and (document["bag"] or any(sizes[index + 1 :])):
            shape.fault(where, f"holds {size} tiles though there were more to fill it", "AZ-8.3")


def _lines(shape: JsonReader, board: Board, where: str) -> None:
    for row, tiles in enumerate(board["lines"]):
        place = f"{where}.lines[{row}]"
        if len(tiles) > row + 1:
            shape.fault(place, f"holds {len(tiles)} tiles, at most {row + 1}", "AZ-1.6")
        if len(set(tiles)) > 1:
            shape.fault(place, f"holds more than one colour: {tiles}", "AZ-4.7b")
        for letter in sorted(set(tiles) & set(board["wall"][row])):
            shape.fault(place, f"collects {letter}, which its wall row already shows", "AZ-4.7c")


def _wall(shape: JsonReader, board: Board, where: str, side: str) -> None:
    for row, cells in enumerate(board["wall"]):
        place = f"{where}.wall[{row}]"
        for letter in _twice(cells):
            shape.fault(place, f"shows {letter} more than once", "AZ-10.2" if side == "grey" else "AZ-1.8")
        for column, letter in enumerate(cells):
            if side == "coloured" and letter != "." and printed_column(row, COLOURS.index(letter)) != column:
                shape.fault(place, f"{letter} does not belong in column {column + 1}", "AZ-1.8")
    for column in range(SIZE) if side == "grey" else ():
        for letter in _twice("".join(cells[column] for cells in board["wall"])):
            shape.fault(f"{where}.wall", f"column {column + 1} shows {letter} more than once", "AZ-10.2")


def _twice(cells: str) -> list[str]:
    return [letter for letter in COLOURS if cells.count(letter) > 1]


def _marker(shape: JsonReader, document: Document) -> None:
    for seat, board in enumerate(document["boards"]):
        where, floor = f"boards[{seat}].floor", board["floor"]
        if len(floor) > FLOOR_SPACES:
            shape.fault(where, f"holds {len(floor)} pieces, at most {FLOOR_SPACES}", "AZ-1.6")
        if floor.count("M") > 1:
            shape.fault(where, "holds the marker more than once", "AZ-1.5")
        if "M" in floor and document["marker"] != seat:
            shape.fault(where, f"holds the marker, which is said to be elsewhere: {document['marker']}", "AZ-1.5")
        # Without a space for it the marker stays beside a full floor line (AZ-R5), after scoring beside an empty one.
        offering = document["phase"] == "offer" and "decide" in document["turn"]
        scored = not floor and not offering and _first_full_line(board) is None
        if "M" not in floor and document["marker"] == seat and len(floor) < FLOOR_SPACES and not scored:
            shape.fault(where, "lacks the marker, which this seat holds", "AZ-4.4")


# --- The course of the game ---------------------------------------------------------------------------


def _progress(shape: JsonReader, document: Document) -> None:
    """A wall row gains at most one tile a round, and idle rounds are rounds."""
    tiled = document["round"] - (document["phase"] == "offer")
    if document["idle"] > tiled:
        shape.fault("idle", f"{document['idle']} idle rounds, but only {tiled} were played", "AZ-R9")
    for seat, board in enumerate(document["boards"]):
        for row, cells in enumerate(board["wall"]):
            if SIZE - cells.count(".") > tiled:
                shape.fault(f"boards[{seat}].wall[{row}]", f"has more tiles than rounds were tiled ({tiled})", "AZ-3.2")


def _offer_turn(shape: JsonReader, document: Document) -> None:
    _goes_on(shape, document)
    turn = document["turn"]
    if "chance" in turn:
        shape.word(turn["chance"], "turn.chance", ["deal"])
        _rests(shape, document)
        if document["marker"] != "centre":
            shape.fault("marker", "lies in the centre when a round begins", "AZ-4.1")
        if not document["bag"] + document["lid"]:
            shape.fault("bag", "there is nothing to lay out: the game is over", "AZ-R9")
    elif "decide" not in turn:
        shape.fault("turn", "must be decide or chance in the phase offer")
    else:
        for seat in shape.items(turn["decide"], "turn.decide", 1) or []:
            shape.number(seat, "turn.decide[0]", 0, document["players"] - 1)
        if _bare(document):
            shape.fault("turn", "nobody can take a tile: displays and centre are empty", "AZ-4.10")
        elif document["marker"] == "centre" and not document["centre"] and _untouched(document):
            _first_turn(shape, document)


def _untouched(document: Document) -> bool:
    full = [len(display) == TILES_PER_DISPLAY for display in document["displays"]]
    return all(full)


def _first_turn(shape: JsonReader, document: Document) -> None:
    """Before the first take of a round it is the starter's turn, and all boards are tiled and scored."""
    if document["turn"]["decide"] != [document["starter"]]:
        shape.fault("turn.decide", "the starter has the first turn of a round", "AZ-4.1")
    _boards_rest(shape, document)


def _tiling_turn(shape: JsonReader, document: Document) -> None:
    _not_stuck(shape, document)
    if document["wall"] != "grey":
        shape.fault("phase", "a coloured wall is tiled without a decision", "AZ-5.2")
    if not _bare(document):
        shape.fault("phase", "walls are tiled only when displays and centre are empty", "AZ-4.10")
    owing = []
    for seat, board in enumerate(document["boards"]):
        row = _first_full_line(board)
        if row is None:
            if board["floor"]:
                shape.fault(f"boards[{seat}].floor", "is scored once the last line is done", "AZ-7.1")
            continue
        owing.append(seat)
        if not _fits(board, row):
            shape.fault(f"boards[{seat}].lines[{row}]", "fits nowhere, so it has gone to the floor line", "AZ-10.4")
    if not owing:
        shape.fault("turn", "nobody has a full line", "AZ-5.2")
    else:
        message = f"must be decide {owing}: the seats with a full line"
        shape.exactly(document["turn"].get("decide"), "turn", owing, message, "AZ-10.3")


def _over_turn(shape: JsonReader, document: Document) -> None:
    _rests(shape, document)
    rows = tuple(_complete_rows(board) for board in document["boards"])
    stuck = document["idle"] == IDLE_ROUNDS_TO_END or not document["bag"] + document["lid"]
    if not any(rows) and not stuck:
        shape.fault("phase", "no wall has a complete row, so the game goes on", "AZ-9.1")
    scores = tuple(board["score"] for board in document["boards"])
    ranks = list(ranked(scores, rows).ranks)
    over = document["turn"].get("over")
    shape.exactly(
        over.get("ranks") if isinstance(over, dict) else None,
        "turn",
        ranks,
        f"must be over with the ranks {ranks}",
        "AZ-9.3",
    )


def _goes_on(shape: JsonReader, document: Document) -> None:
    for seat, board in enumerate(document["boards"]):
        if _complete_rows(board):
            shape.fault(f"boards[{seat}].wall", "has a complete row, so the game is over", "AZ-9.1")
    _not_stuck(shape, document)


def _not_stuck(shape: JsonReader, document: Document) -> None:
    if document["idle"] == IDLE_ROUNDS_TO_END:
        shape.fault("idle", "after three idle rounds the game is over", "AZ-R9")


def _rests(shape: JsonReader, document: Document) -> None:
    """Between rounds and at the end nothing lies on the table, and all walls are tiled."""
    if not _bare(document):
        shape.fault("turn", "displays and centre must be empty", "AZ-4.10")
    _boards_rest(shape, document)


def _boards_rest(shape: JsonReader, document: Document) -> None:
    for seat, board in enumerate(document["boards"]):
        if board["floor"]:
            shape.fault(f"boards[{seat}].floor", "must be empty after scoring", "AZ-7.3")
        if (row := _first_full_line(board)) is not None:
            shape.fault(f"boards[{seat}].lines[{row}]", "is full, so it has been tiled", "AZ-5.2")


_TURNS = {"offer": _offer_turn, "tiling": _tiling_turn, "over": _over_turn}


def _bare(document: Document) -> bool:
    return not document["centre"] and not any(document["displays"])


def _first_full_line(board: Board) -> int | None:
    return next((row for row, tiles in enumerate(board["lines"]) if len(tiles) == row + 1), None)


def _complete_rows(board: Board) -> int:
    return sum("." not in cells for cells in board["wall"])


def _fits(board: Board, row: int) -> bool:
    letter = board["lines"][row][0]
    columns = ["".join(cells[column] for cells in board["wall"]) for column in range(SIZE)]
    return any(board["wall"][row][column] == "." and letter not in columns[column] for column in range(SIZE))
