"""Why a move of Summer Pavilion is refused: a code, a message, the clause."""

from azulejos.core.bunch import count
from azulejos.core.errors import Fact, IllegalMove
from azulejos.games.summer_pavilion.geometry import CELL_NAMES, RING, STARS
from azulejos.games.summer_pavilion.layout import CENTRE, COLOUR_NAMES, COSTS, MIDDLE_STAR
from azulejos.games.summer_pavilion.moves import (
    FIRST_BONUS,
    FIRST_PASS,
    MOVES,
    TAKES,
    cell_of,
    colour_of,
    jokers_of,
    kept_by,
    source_of,
    taken_colour,
)
from azulejos.games.summer_pavilion.notation import LETTERS
from azulejos.games.summer_pavilion.state import TAKING, Board, State


def refusal(record: State, seat: int, move: int) -> IllegalMove:
    """The reason why a seat that owes a decision cannot play a move that is not legal."""
    if not 0 <= move < MOVES:
        return IllegalMove(f"{move} is not a move id", code="bad-move-id", facts={"move": move})
    board = record.boards[seat]
    if record.phase == TAKING:
        if move >= TAKES:
            return _phase_refusal("tiles are placed when all are taken", "take")
        return _take_refusal(record, int(source_of(move)), int(taken_colour(move)))
    if move < TAKES:
        return _phase_refusal("there is nothing left to take in this round", "place")
    if FIRST_BONUS <= move < FIRST_PASS:
        return _bonus_refusal(board, move - FIRST_BONUS)
    if board.bonus:
        tiles = "a bonus tile" if board.bonus == 1 else f"{board.bonus} bonus tiles"
        message, facts = f"take {tiles} from the supply first", {"tiles": int(board.bonus)}
        return IllegalMove(message, code="bonus-first", clause="SP-5.10", facts=facts)
    if move >= FIRST_PASS:
        return _pass_refusal(board, int(kept_by(move)))
    return _placement_refusal(record, board, int(cell_of(move)), int(colour_of(move)), int(jokers_of(move)))


def _phase_refusal(message: str, phase: str) -> IllegalMove:
    return IllegalMove(message, code="wrong-phase", clause="SP-3.1", facts={"phase": phase})


def _take_refusal(record: State, source: int, colour: int) -> IllegalMove:
    name = COLOUR_NAMES[colour]
    if source > record.displays:
        facts: dict[str, Fact] = {"game": "summer-pavilion", "display": source}
        return IllegalMove(f"there is no display {source}", code="no-such-display", clause="SP-1.3", facts=facts)
    where = "in the centre" if source == CENTRE else f"on display {source}"
    facts = {"game": "summer-pavilion", "source": "centre" if source == CENTRE else source, "colour": name}
    if count(record.sources[source], colour) == 0:
        return IllegalMove(f"there is no {name} tile {where}", code="no-such-tile", clause="SP-4.2", facts=facts)
    message = f"{name} is the joker and cannot be chosen while another colour lies {where}"
    return IllegalMove(message, code="joker-beside-others", clause="SP-4.3", facts=facts)


def _bonus_refusal(board: Board, colour: int) -> IllegalMove:
    if not board.bonus:
        return IllegalMove("no bonus tile is due now", code="no-bonus", clause="SP-5.10")
    message, facts = f"there is no {COLOUR_NAMES[colour]} tile in the supply", {"colour": COLOUR_NAMES[colour]}
    return IllegalMove(message, code="not-in-supply", clause="SP-5.10", facts=facts)


def _pass_refusal(board: Board, kept: int) -> IllegalMove:
    hand = LETTERS.word(board.hand)
    message = f"{LETTERS.text(kept)} cannot be kept from {hand}"
    facts = {"reason": "kept", "kept": LETTERS.text(kept), "hand": hand}
    return IllegalMove(message, code="not-in-hand", clause="SP-5.15", facts=facts)


def _placement_refusal(record: State, board: Board, cell: int, colour: int, jokers: int) -> IllegalMove:
    where, name = CELL_NAMES[cell], COLOUR_NAMES[colour]
    if board.filled >> cell & 1:
        facts = {"game": "summer-pavilion", "cell": where}
        return IllegalMove(f"{where} already holds a tile", code="cell-taken", clause="SP-5.2", facts=facts)
    if not board.free[colour] >> cell & 1:
        return _colour_refusal(record, cell, name)
    if colour == record.joker and jokers:
        message = f"{name} is the joker itself: all tiles paid are {name}, so write +0"
        return IllegalMove(message, code="joker-pays-itself", clause="SP-5.4", facts={"colour": name})
    return _payment_refusal(record, board, cell, colour, jokers)


def _colour_refusal(record: State, cell: int, name: str) -> IllegalMove:
    star = STARS[cell // RING]
    facts = {"star": star, "colour": name, "reason": "grey"}
    if record.grey:
        message = f"star {star} cannot take {name}: a star is all of one colour or all different"
        return IllegalMove(message, code="colour-not-allowed", clause="SP-8.3", facts=facts)
    held, reason = ("already holds", "held") if cell // RING == MIDDLE_STAR else ("does not take", "other-colour")
    facts = {**facts, "reason": reason}
    return IllegalMove(f"star {star} {held} {name}", code="colour-not-allowed", clause="SP-5.6", facts=facts)


def _payment_refusal(record: State, board: Board, cell: int, colour: int, jokers: int) -> IllegalMove:
    where, name, cost = CELL_NAMES[cell], COLOUR_NAMES[colour], int(COSTS[record.grey, cell])
    own, held = int(count(board.hand, colour)), int(count(board.hand, record.joker))
    facts: dict[str, Fact] = {"cell": where, "colour": name}
    if jokers >= cost or own == 0:
        message = f"{where} costs {cost}, and one tile at least must be {name}: jokers alone cannot pay"
        return IllegalMove(message, code="no-own-tile", clause="SP-5.3", facts=facts)
    joker = COLOUR_NAMES[record.joker]
    have = f"you have {own}" if colour == record.joker else f"you have {own} and {held} {joker}"
    need = f"{cost - jokers} {name}" + (f" and {jokers} {joker}" if jokers else "")
    message = f"{where} takes {need}; {have}"
    facts |= {"tiles": cost - jokers, "own": own, "joker": joker, "jokers": jokers, "own_jokers": held}
    return IllegalMove(message, code="not-enough-tiles", clause="SP-5.2", facts=facts)
