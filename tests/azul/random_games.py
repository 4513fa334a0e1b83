"""Random games and random late tables, from a seed."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from azulejos.core.randomness import SeededRandomness
from azulejos.core.turn import Chance, Decide
from azulejos.games.azul import GAME
from tests.azul.positions import COLOURS, PRINTED, Position, board, position, start


class Event(NamedTuple):
    """One step of a game: a draw, or a move of a seat."""

    before: Any
    seat: int | None
    text: str
    after: Any


def events(source: SeededRandomness, state: Any) -> Iterator[Event]:
    """Play on from a state to the end with random legal moves."""
    while True:
        turn = GAME.turn(state)
        if isinstance(turn, Chance):
            text = GAME.draw(state, source)
            event = Event(state, None, text, GAME.deal(state, text))
        elif isinstance(turn, Decide):
            seat = turn.seats[source.below(len(turn.seats))]
            moves = GAME.legal(state, seat)
            move = moves[source.below(len(moves))]
            event = Event(state, seat, GAME.move_text(move), GAME.play(state, seat, move))
        else:
            return
        yield event
        state = event.after


def game(seed: int, players: int, wall: str) -> Iterator[Event]:
    """A random game from the start."""
    source = SeededRandomness(seed)
    return events(source, start(players, wall, source.below(players)))


def states(seed: int, players: int, wall: str) -> Iterator[Any]:
    """All states of a random game."""
    state = start(players, wall)
    yield state
    for event in events(SeededRandomness(seed), state):
        yield event.after


def late_table(source: SeededRandomness, players: int, wall: str) -> Position:
    """A table far into a game that waits for a deal: walls nearly full, so that tiles are scarce and rows are near."""
    left = dict.fromkeys(COLOURS, 20)
    boards = []
    for _ in range(players):
        cells = _late_wall(source, wall, left)
        lines = {row + 1: _late_line(source, row, cells[row], left) for row in range(5)}
        boards.append(board(score=source.below(120), lines=lines, wall=cells))
    rest = [letter for letter in COLOURS for _ in range(left[letter])]
    lid = "".join(tile for tile in rest if source.below(3))
    idle = source.below(3)
    return position(boards, players=players, wall=wall, idle=idle, lid=lid, starter=source.below(players))


def _late_wall(source: SeededRandomness, wall: str, left: dict[str, int]) -> list[str]:
    """Four tiles in most rows, never five, and no more tiles than there are left."""
    rows: list[str] = []
    for row in range(5):
        cells = "....."
        for column in _shuffled(source, range(5))[: 4 - (source.below(4) == 0)]:
            taken = cells + "".join(above[column] for above in rows)
            fitting = [letter for letter in COLOURS if left[letter] and letter not in taken]
            letters = [PRINTED[row][column]] if wall == "coloured" else _shuffled(source, fitting)
            if letters and left[letters[0]]:
                left[letters[0]] -= 1
                cells = cells[:column] + letters[0] + cells[column + 1 :]
        rows.append(cells)
    return rows


def _late_line(source: SeededRandomness, row: int, cells: str, left: dict[str, int]) -> str:
    """An unfinished line of a colour that its wall row does not show."""
    fitting = [letter for letter in COLOURS if letter not in cells]
    letter: str = fitting[source.below(len(fitting))]
    tiles = letter * min(left[letter], source.below(row + 1))
    left[letter] -= len(tiles)
    return tiles


def _shuffled(source: SeededRandomness, things: Any) -> list[Any]:
    rest = list(things)
    return [rest.pop(source.below(len(rest))) for _ in range(len(rest))]
