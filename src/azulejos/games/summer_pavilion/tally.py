"""The score breakdown of Summer Pavilion: placed tiles and losses by round, and each bonus."""

from collections.abc import Sequence
from itertools import pairwise

from azulejos.core.bunch import size
from azulejos.core.tally import Item, Tally
from azulejos.games.summer_pavilion.board import chain, final_bonus, star_bonus
from azulejos.games.summer_pavilion.geometry import STARS
from azulejos.games.summer_pavilion.layout import CELLS_OF_COST, CORNERS, LEAST_SCORE, NUMBER_BONUS
from azulejos.games.summer_pavilion.state import OVER, TAKING, Board, State

CLAUSES = {
    "start": "SP-2.2",
    "placed": "SP-5.9",
    "token": "SP-4.5",
    "passed": "SP-5.15",
    "stars": "SP-7.1",
    "numbers": "SP-7.2",
    "kept": "SP-7.3",
}


def tally(states: Sequence[State]) -> list[list[Item]]:
    """The score of each seat, item by item, from records of plain numbers in the order of the game."""
    return [_of_seat(states, seat).items() for seat in range(states[0].players)]


def _of_seat(states: Sequence[State], seat: int) -> Tally:
    found = Tally(CLAUSES)
    found.add("start", 1, states[0].boards[seat].score)
    for before, after in pairwise(states):
        left = after.boards[seat].score - before.boards[seat].score
        if before.phase == TAKING:
            found.add("token", before.round_number, left)  # nothing else scores in this phase (SP-4.5)
            continue
        left -= _turn(found, before, after, seat)
        if after.phase == OVER:
            left -= _bonus(found, after.boards[seat], after.grey)
            found.add("kept", before.round_number, left)
    return found


def _turn(found: Tally, before: State, after: State, seat: int) -> int:
    """What a turn of phase 2 scored: a chain for a new tile, or a loss with a pass."""
    old, new, number = before.boards[seat], after.boards[seat], before.round_number
    laid = new.filled & ~old.filled
    if laid:
        points = int(chain(new, laid.bit_length() - 1))
        found.add("placed", number, points)
        return points
    discarded = size(old.hand) - _kept(after, old, new) if before.seat == seat else 0
    loss = min(0, max(LEAST_SCORE - old.score, -discarded))  # a bonus tile makes the hand larger
    found.add("passed", number, loss)
    return loss


def _kept(after: State, old: Board, new: Board) -> int:
    """How many tiles are kept after a turn without a placement."""
    if after.phase != OVER:
        return size(new.hand) + size(new.kept)  # kept tiles are back in hand if a new round has begun (SP-6.4)
    # Kept tiles are in the tower already (SP-7.3): the score shows how many there were, if it matters (SP-R4).
    bonus, most = int(final_bonus(new, after.grey)), min(CORNERS, size(old.hand))
    return next((kept for kept in range(most, 0, -1) if _final(old, kept, bonus) == new.score), 0)


def _final(board: Board, kept: int, bonus: int) -> int:
    """The final score of a board whose player keeps this many tiles with the last pass of the game."""
    passed = max(LEAST_SCORE, board.score - size(board.hand) + kept)
    return max(LEAST_SCORE, passed + bonus - kept)


def _bonus(found: Tally, board: Board, grey: int) -> int:
    """Write down the stars and numbers that are complete at the end (SP-7.1, SP-7.2); return their points together."""
    stars = {name: int(star_bonus(board, star)) for star, name in enumerate(STARS)}
    covered = [cost for cost in range(1, len(NUMBER_BONUS)) if _is_covered(board, int(CELLS_OF_COST[grey, cost]))]
    numbers = {cost: int(NUMBER_BONUS[cost]) for cost in covered}
    for name, points in stars.items():
        found.add("stars", name, points)
    for cost, points in numbers.items():
        found.add("numbers", cost, points)
    return sum(stars.values()) + sum(numbers.values())


def _is_covered(board: Board, cells: int) -> bool:
    return bool(board.filled & cells == cells)
