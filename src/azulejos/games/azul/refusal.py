"""Why a move of Azul is refused: a code, a sentence, the clause."""

from azulejos.core.bunch import count
from azulejos.core.errors import IllegalMove
from azulejos.games.azul.layout import CENTRE, COLOUR_NAMES
from azulejos.games.azul.moves import MOVES, colour_of, column_of, is_take, line_of, row_of, source_of
from azulejos.games.azul.rules import first_full_line
from azulejos.games.azul.state import OFFER, Board, State
from azulejos.games.azul.wall import row_cells, tiled_cells


def refusal(record: State, seat: int, move: int) -> IllegalMove:
    """The reason why a seat that owes a decision can not play a move that is not legal."""
    if not 0 <= move < MOVES:
        return IllegalMove(f"{move} is not a move id", code="bad-move-id")
    board = record.boards[seat]
    if record.phase == OFFER:
        if not is_take(move):
            return IllegalMove("walls are tiled after the factory offer", code="wrong-phase", clause="AZ-3.1")
        return _take_refusal(record, board, source_of(move), colour_of(move), line_of(move))
    if is_take(move):
        return IllegalMove("the factory offer of this round is over", code="wrong-phase", clause="AZ-4.10")
    return _column_refusal(board, row_of(move), column_of(move))


def _take_refusal(record: State, board: Board, source: int, colour: int, line: int) -> IllegalMove:
    name = COLOUR_NAMES[colour]
    if source > record.displays:
        return IllegalMove(f"there is no display {source}", code="no-such-display", clause="AZ-1.4")
    if count(record.sources[source], colour) == 0:
        where = "in the centre" if source == CENTRE else f"on display {source}"
        return IllegalMove(f"there is no {name} tile {where}", code="no-such-tile", clause="AZ-4.3")
    if board.line_tiles[line] == line + 1:
        return IllegalMove(f"line {line + 1} is full", code="line-full", clause="AZ-4.7a")
    if board.line_tiles[line] > 0:
        holds = COLOUR_NAMES[board.line_colour[line]]
        return IllegalMove(f"line {line + 1} holds {holds}, not {name}", code="line-holds-other", clause="AZ-4.7b")
    return IllegalMove(f"wall row {line + 1} already shows {name}", code="colour-in-row", clause="AZ-4.7c")


def _column_refusal(board: Board, row: int, column: int) -> IllegalMove:
    first = first_full_line(board)
    if row != first:
        return IllegalMove(f"line {first + 1} comes first", code="wrong-line", clause="AZ-10.3")
    cell = f"row {row + 1}, column {column + 1}"
    if row_cells(tiled_cells(board), row) >> column & 1:
        return IllegalMove(f"{cell} already holds a tile", code="cell-taken", clause="AZ-10.2")
    name = COLOUR_NAMES[board.line_colour[row]]
    return IllegalMove(f"column {column + 1} already shows {name}", code="colour-in-column", clause="AZ-10.2")
