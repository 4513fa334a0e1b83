"""Random games and random tables in the middle of a game, from a seed."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from azulejos.core.randomness import SeededRandomness
from azulejos.core.turn import Chance, Decide
from azulejos.games.summer_pavilion import GAME
from tests.summer_pavilion.playing import start
from tests.summer_pavilion.positions import Board, Position, board, in_order, passed, position
from tests.summer_pavilion.printed import CELLS, COLOURS
from tests.summer_pavilion.reference_legal import fits


class Event(NamedTuple):
    """One step of a game: a draw, or a move of a seat."""

    before: Any
    seat: int | None
    text: str
    after: Any
    legal: tuple[str, ...] = ()
    """All moves the seat had."""


def events(source: SeededRandomness, state: Any, eager: int = 9) -> Iterator[Event]:
    """Play on from a state to the end; a seat that can place does so `eager` times out of ten, else it passes."""
    while True:
        turn = GAME.turn(state)
        if isinstance(turn, Chance):
            text = GAME.draw(state, source)
            event = Event(state, None, text, GAME.deal(state, text))
        elif isinstance(turn, Decide):
            seat = turn.seats[0]
            texts = tuple(GAME.move_text(move) for move in GAME.legal(state, seat))
            text = choose(source, texts, eager)
            event = Event(state, seat, text, GAME.play_unchecked(state, seat, GAME.read_move(text)), texts)
        else:
            return
        yield event
        state = event.after


def choose(source: SeededRandomness, texts: Sequence[str], eager: int) -> str:
    """One of the moves: rather a placement than one of the many passes."""
    placing = [text for text in texts if not text.startswith("pass")]
    some = placing if placing and source.below(10) < eager else texts
    return some[source.below(len(some))]


def game(seed: int, players: int, side: str, eager: int = 9) -> Iterator[Event]:
    """A random game from the start."""
    source = SeededRandomness(seed)
    return events(source, start(players, side, source.below(players)), eager)


def states(seed: int, players: int, side: str, eager: int = 9) -> Iterator[Any]:
    """All states of a random game."""
    state = start(players, side)
    yield state
    for event in events(SeededRandomness(seed), state, eager):
        yield event.after


# --- Tables in the middle of a game -----------------------------------------------------------------------


def late_table(source: SeededRandomness, players: int, side: str) -> Position:
    """Somewhere in phase 2: boards partly filled, tiles scarce or not, some players perhaps out of the round."""
    left = dict.fromkeys(COLOURS, 22)
    filled = source.below(11)
    boards = [_board(source, side, left, filled) for _ in range(players)]
    if not any(each["hand"] for each in boards):
        boards[0] = {**boards[0], "passed": False, "kept": "", "hand": boards[0]["kept"] or _tiles(source, left, 1)}
    deciding = [seat for seat, each in enumerate(boards) if each["hand"]]
    tower, bag = (_tiles(source, left, source.below(3) * source.below(12)) for _ in range(2))
    supply = _tiles(source, left, 10 if bag + tower else source.below(11))
    for letter in COLOURS:  # whatever is left lies beside the board of the one who plays
        boards[deciding[0]]["hand"] += letter * left[letter]
    boards[deciding[0]]["hand"] = in_order(boards[deciding[0]]["hand"])
    if len(supply) < 10:
        boards[deciding[0]]["hand"] = in_order(boards[deciding[0]]["hand"] + bag + tower)
        tower = bag = ""
    return position(
        boards,
        supply=supply,
        board=side,
        players=players,
        phase="place",
        round=1 + source.below(6),
        bag=bag,
        tower=tower,
        token=("centre", *range(players))[source.below(players + 1)],
        starter=source.below(players),
        turn={"decide": [deciding[source.below(len(deciding))]]},
    )


def _board(source: SeededRandomness, side: str, left: dict[str, int], filled: int) -> Board:
    """A board of which `filled` cells out of ten hold a tile."""
    cells: dict[str, str] = {}
    for cell in _shuffled(source, CELLS):
        fitting = [letter for letter in COLOURS if left[letter] and fits(side, cells, cell, letter)]
        if fitting and source.below(10) < filled and sum(left.values()) > 12:
            cells[cell] = fitting[source.below(len(fitting))]
            left[cells[cell]] -= 1
    score = 1 + source.below(90)
    if source.below(4) == 0:
        return passed(score, kept=_tiles(source, left, source.below(5)), cells=cells)
    return board(score, hand=_tiles(source, left, source.below(8)), cells=cells)


def _tiles(source: SeededRandomness, left: dict[str, int], count: int) -> str:
    """Some tiles out of those that are left."""
    tiles = ""
    for _ in range(min(count, sum(left.values()))):
        rest = [letter for letter in COLOURS for _ in range(left[letter])]
        tiles += rest[source.below(len(rest))]
        left[tiles[-1]] -= 1
    return in_order(tiles)


def _shuffled(source: SeededRandomness, things: Sequence[str]) -> list[str]:
    rest = list(things)
    return [rest.pop(source.below(len(rest))) for _ in range(len(rest))]
