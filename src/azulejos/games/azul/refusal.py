"""Why a move of Azul is refused: a code, a message, the clause."""

from azulejos.core.bunch import count
from azulejos.core.errors import Fact, IllegalMove
from azulejos.games.azul.layout import CENTRE, COLOUR_NAMES
from azulejos.games.azul.moves import MOVES, colour_of, column_of, is_take, line_of, row_of, source_of
from azulejos.games.azul.rules import first_full_line
from azulejos.games.azul.state import OFFER, Board, State
from azulejos.games.azul.wall import row_cells, tiled_cells


def refusal(record: State, seat: int, move: int) -> IllegalMove:
    """The reason why a seat that owes a decision cannot play a move that is not legal."""
    if not 0 <= move < MOVES:
        return IllegalMove(f"{move} is not a move id", code="bad-move-id", facts={"move": move})
    board = record.boards[seat]
    if record.phase == OFFER:
        if not is_take(move):
            return _phase_refusal("walls are tiled after the factory offer", "offer", "AZ-3.1")
        return _take_refusal(record, board, int(source_of(move)), int(colour_of(move)), int(line_of(move)))
    if is_take(move):
        return _phase_refusal("the factory offer of this round is over", "tiling", "AZ-4.10")
    return _column_refusal(board, int(row_of(move)), int(column_of(move)))


def _phase_refusal(message: str, phase: str, clause: str) -> IllegalMove:
    return IllegalMove(message, code="wrong-phase", clause=clause, facts={"phase": phase})


def _take_refusal(record: State, board: Board, source: int, colour: int, line: int) -> IllegalMove:
    name = COLOUR_NAMES[colour]
    if source > record.displays or count(record.sources[source], colour) == 0:
        return _source_refusal(record, source, name)
    number = line + 1
    facts: dict[str, Fact] = {"line": number, "colour": name}
    if board.line_tiles[line] == number:
        return IllegalMove(f"line {number} is full", code="line-full", clause="AZ-4.7a", facts=facts)
    if board.line_tiles[line] > 0:
        holds = COLOUR_NAMES[board.line_colour[line]]
        message, facts = f"line {number} holds {holds}, not {name}", {**facts, "held": holds}
        return IllegalMove(message, code="line-holds-other", clause="AZ-4.7b", facts=facts)
    message = f"wall row {number} already shows {name}"
    return IllegalMove(message, code="colour-in-row", clause="AZ-4.7c", facts={"row": number, "colour": name})


def _source_refusal(record: State, source: int, name: str) -> IllegalMove:
    if source > record.displays:
        facts: dict[str, Fact] = {"game": "azul", "display": source}
        return IllegalMove(f"there is no display {source}", code="no-such-display", clause="AZ-1.4", facts=facts)
    where = "in the centre" if source == CENTRE else f"on display {source}"
    facts = {"game": "azul", "source": "centre" if source == CENTRE else source, "colour": name}
    return IllegalMove(f"there is no {name} tile {where}", code="no-such-tile", clause="AZ-4.3", facts=facts)


def _column_refusal(board: Board, row: int, column: int) -> IllegalMove:
    first = int(first_full_line(board))
    if row != first:
        message = f"line {first + 1} comes first"
        return IllegalMove(message, code="wrong-line", clause="AZ-10.3", facts={"line": first + 1})
    if row_cells(tiled_cells(board), row) >> column & 1:
        message = f"row {row + 1}, column {column + 1} already holds a tile"
        facts: dict[str, Fact] = {"game": "azul", "row": row + 1, "column": column + 1}
        return IllegalMove(message, code="cell-taken", clause="AZ-10.2", facts=facts)
    name = COLOUR_NAMES[board.line_colour[row]]
    message = f"column {column + 1} already shows {name}"
    facts = {"column": column + 1, "colour": name}
    return IllegalMove(message, code="colour-in-column", clause="AZ-10.2", facts=facts)
