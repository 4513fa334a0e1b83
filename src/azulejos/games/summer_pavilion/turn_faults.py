"""What can be wrong with the turn of a position of Summer Pavilion: what the table must look like for it."""

from typing import Any

from azulejos.core.json_reader import JsonReader
from azulejos.core.protocol import Document
from azulejos.core.turn import ranked
from azulejos.games.summer_pavilion.geometry import CELL_NAMES
from azulejos.games.summer_pavilion.layout import CORNERS, FEATURES, ROUNDS, START_SCORE, SUPPLY_SPACES


def turn_faults(shape: JsonReader, document: Document) -> None:
    """Note everything that does not fit what the position says it waits for."""
    _TURNS[str(kind(document["turn"]))](shape, document)


def kind(turn: Document) -> str | None:
    """What a turn waits for, in one word; None if it is not a valid turn."""
    found = [key for key in ("decide", "over", "chance") if key in turn]
    if len(found) != 1:
        return None
    if found != ["chance"]:
        return found[0]
    if turn["chance"] == "supply":
        return "refill" if "after" in turn else "supply"
    return "deal" if turn["chance"] == "deal" else None


def deciding(document: Document) -> list[Any]:
    """The seats that a position says owe a decision."""
    decide = document["turn"].get("decide", [])
    return decide if isinstance(decide, list) else []


def _decide_turn(shape: JsonReader, document: Document) -> None:
    seats = shape.items(document["turn"]["decide"], "turn.decide", 1)
    seat = None if seats is None else shape.number(seats[0], "turn.decide[0]", 0, document["players"] - 1)
    if document["phase"] == "take":
        _taking(shape, document, seat)
    elif document["phase"] == "place":
        _placing(shape, document, seat)
    else:
        shape.fault("turn", "must be over in the phase over")


def _taking(shape: JsonReader, document: Document, seat: int | None) -> None:
    if len(document["supply"]) < SUPPLY_SPACES:
        shape.fault("supply", "has gaps, though tiles were left for the displays", "SP-5.12")
    _nothing_placed(shape, document)
    if _bare(document):
        shape.fault("turn", "nobody can take a tile: displays and centre are empty", "SP-4.7")
    elif not document["centre"] and all(document["displays"]):
        _untouched(shape, document, seat)


def _untouched(shape: JsonReader, document: Document, seat: int | None) -> None:
    """Before the first take of a round it is the starter's turn, and hands hold only what was kept."""
    _token_in_the_centre(shape, document)
    if seat is not None and seat != document["starter"]:
        shape.fault("turn.decide", "the starter has the first turn of a round", "SP-2.5")
    _kept_hands(shape, document)


def _placing(shape: JsonReader, document: Document, seat: int | None) -> None:
    _nothing_on_the_table(shape, document)
    if seat is None:
        return
    board = document["boards"][seat]
    if board["passed"]:
        shape.fault("turn.decide", "has passed and takes no more turns in this round", "SP-5.17")
    if board["bonus"] and not _complete_feature(board):
        shape.fault(f"boards[{seat}].bonus", "no pillar, statue or window is complete", "SP-5.10")
    if board["bonus"] > len(document["supply"]):
        shape.fault(f"boards[{seat}].bonus", f"the supply has only {len(document['supply'])} tiles", "SP-R6")
    if not board["bonus"]:
        _supply_is_full(shape, document)
        if not board["hand"] and not board["passed"]:
            shape.fault("turn.decide", "has no tiles, so the turn passes on by itself", "SP-R14")


def _supply_turn(shape: JsonReader, document: Document) -> None:
    """The first event of all: nothing has been drawn."""
    _phase(shape, document, "take", "SP-2.3")
    if document["round"] != 1:
        shape.fault("turn", "the supply is filled at set-up, and later after a turn", "SP-2.3")
    if document["supply"] or not _bare(document):
        shape.fault("bag", "must hold all tiles before anything is drawn", "SP-2.3")
    _nothing_placed(shape, document)
    _fresh(shape, document)


def _deal_turn(shape: JsonReader, document: Document) -> None:
    """Before a round: kept tiles are in hand, the token lies in the centre."""
    _phase(shape, document, "take", "SP-6.2")
    _nothing_on_the_table(shape, document)
    _supply_is_full(shape, document)
    if not document["bag"] + document["tower"]:
        shape.fault("bag", "there is nothing to lay out, so tiles are placed at once", "SP-R10")
    if document["round"] == 1:
        _nothing_placed(shape, document)
        _fresh(shape, document)
    else:
        _token_in_the_centre(shape, document)
        _kept_hands(shape, document)


def _refill_turn(shape: JsonReader, document: Document) -> None:
    """After a turn of phase 2 that left gaps in the supply."""
    _phase(shape, document, "place", "SP-5.12")
    _nothing_on_the_table(shape, document)
    shape.number(document["turn"]["after"], "turn.after", 0, document["players"] - 1)
    if len(document["supply"]) >= SUPPLY_SPACES:
        shape.fault("supply", "is full, so nothing is drawn", "SP-5.12")
    if not document["bag"] + document["tower"]:
        shape.fault("bag", "there is nothing to draw for the supply", "SP-R8")


def _over_turn(shape: JsonReader, document: Document) -> None:
    _phase(shape, document, "over", "SP-7.1")
    _nothing_on_the_table(shape, document)
    if len(document["supply"]) < SUPPLY_SPACES and document["bag"]:
        shape.fault("supply", "has gaps, though there are tiles to fill them", "SP-5.12")
    if document["round"] != ROUNDS:
        shape.fault("round", f"the game ends after round {ROUNDS}", "SP-3.1")
    for seat, board in enumerate(document["boards"]):
        if not board["passed"]:
            shape.fault(f"boards[{seat}].passed", "all have passed at the end", "SP-5.1")
        if board["kept"]:
            shape.fault(f"boards[{seat}].kept", "kept tiles are in the tower at the end", "SP-7.3")
    ranks = list(ranked(tuple(board["score"] for board in document["boards"])).ranks)
    over = document["turn"]["over"]
    found = over.get("ranks") if isinstance(over, dict) else None
    shape.exactly(found, "turn", ranks, f"must be over with the ranks {ranks}", "SP-7.4")


_TURNS = {
    "decide": _decide_turn,
    "supply": _supply_turn,
    "deal": _deal_turn,
    "refill": _refill_turn,
    "over": _over_turn,
}


# --- What several turns have in common ------------------------------------------------------------------


def _bare(document: Document) -> bool:
    return not document["centre"] and not any(document["displays"])


def _complete_feature(board: dict[str, Any]) -> bool:
    return any(all(CELL_NAMES[cell] in board["cells"] for cell in feature.cells) for feature in FEATURES)


def _phase(shape: JsonReader, document: Document, phase: str, clause: str) -> None:
    if document["phase"] != phase:
        shape.fault("phase", f"must be {phase} with this turn", clause)


def _nothing_on_the_table(shape: JsonReader, document: Document) -> None:
    if not _bare(document):
        shape.fault("turn", "displays and centre must be empty", "SP-4.7")


def _supply_is_full(shape: JsonReader, document: Document) -> None:
    if len(document["supply"]) < SUPPLY_SPACES and document["bag"] + document["tower"]:
        shape.fault("supply", "has gaps, though there are tiles to fill them", "SP-5.12")


def _token_in_the_centre(shape: JsonReader, document: Document) -> None:
    if document["token"] != "centre":
        shape.fault("token", "lies in the centre when a round begins", "SP-6.3")


def _kept_hands(shape: JsonReader, document: Document) -> None:
    most = 0 if document["round"] == 1 else CORNERS
    for seat, board in enumerate(document["boards"]):
        if len(board["hand"]) > most:
            shape.fault(f"boards[{seat}].hand", f"at most {most} tiles were kept", "SP-6.4")


def _nothing_placed(shape: JsonReader, document: Document) -> None:
    """Before tiles are placed for the first time nothing lies on the boards or in the tower."""
    if document["round"] > 1:
        return
    if document["tower"]:
        shape.fault("tower", "must be empty before tiles are placed", "SP-5.2")
    for seat, board in enumerate(document["boards"]):
        if board["cells"]:
            shape.fault(f"boards[{seat}].cells", "must be empty before tiles are placed", "SP-5.2")


def _fresh(shape: JsonReader, document: Document) -> None:
    """Nobody has done anything yet."""
    _token_in_the_centre(shape, document)
    for seat, board in enumerate(document["boards"]):
        where = f"boards[{seat}]"
        if board["score"] != START_SCORE:
            shape.fault(f"{where}.score", f"must be {START_SCORE} at the start", "SP-2.2")
        if board["hand"]:
            shape.fault(f"{where}.hand", "nobody has tiles before the first round", "SP-2.3")
