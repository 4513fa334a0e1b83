"""The outlook of a move of Azul, compared with what really happens."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from azulejos.core.bunch import one
from azulejos.core.randomness import SeededRandomness
from azulejos.core.turn import Decide
from azulejos.games.azul import GAME, rules
from azulejos.games.azul.wall import complete_rows
from tests.azul.positions import Position
from tests.azul.random_games import events, late_table, states

PENALTIES = (1, 1, 2, 2, 2, 3, 3)
"""What the floor spaces cost, written down by hand."""


def decisions(seed: int, players: int, wall: str) -> Iterator[tuple[Any, int]]:
    """Decisions of a whole game, and of the end of another one in which walls are nearly full."""
    source = SeededRandomness(seed)
    late = GAME.read_position(late_table(source, players, wall))
    for number, state in enumerate([*states(seed, players, wall), *(event.after for event in events(source, late))]):
        turn = GAME.turn(state)
        if isinstance(turn, Decide) and number % 3 == 0:
            yield state, turn.seats[-1]


def loss(floor: str) -> int:
    """What a floor line costs."""
    return sum(PENALTIES[: len(floor)])


def check_places(found: dict[str, Any], before: Position, after: Position, seat: int, line: int) -> None:
    """Where the tiles and the marker lie after a take that ends no round."""
    old, new = before["boards"][seat], after["boards"][seat]
    fallen: Counter[str] = Counter(new["floor"]) - Counter(old["floor"])
    if line < 5:
        assert len(new["lines"][line]) - len(old["lines"][line]) == found["line"]
        assert line + 1 - len(new["lines"][line]) == found["missing"]
        assert (found["missing"] == 0) == found["completes"]
    assert fallen.pop("M", 0) == (found["marker"] and len(old["floor"]) < 7)
    assert fallen.total() == found["floor"]
    assert len(after["lid"]) - len(before["lid"]) == found["lid"]
    assert found["tiles"] == found["line"] + found["floor"] + found["lid"]
    assert loss(old["floor"]) - loss(new["floor"]) == found["penalty"]
    assert found["marker"] == (before["marker"] != after["marker"])
    moved: Counter[str] = Counter(after["centre"]) - Counter(before["centre"])
    assert "".join(sorted(moved.elements(), key="BYRKW".index)) == found["centre"]


def taken(state: Any, seat: int, move: int) -> Any:
    """After a take, no wall being tiled: a tile of another colour in the centre keeps the round going."""
    after = state.copy()
    after[0].sources[0] += one((move // 6 + 1) % 5)
    rules.apply(after[0], seat, move)
    return after


def tiled(state: Any, seat: int) -> Any:
    """The board of a seat if the coloured wall were tiled now, from a score that no floor line uses up."""
    record = state.copy()[0]
    record.boards[seat].score = 1000
    rules.tile_printed_wall(record, seat)
    return record.boards[seat]


def check_coloured(found: dict[str, Any], state: Any, seat: int, move: int) -> None:
    """Points, penalty and bonus are what the wall-tiling makes of them, with the move and without it."""
    without = tiled(state, seat)
    record = tiled(taken(state, seat, move), seat)
    assert record.score - without.score == found["points"] + found["others"] + found["penalty"]
    assert rules.bonus(record) - rules.bonus(without) == sum((found["bonus"] or {}).values())
    assert (complete_rows(record) > complete_rows(without)) == found["ends_game"]


def check_grey(found: dict[str, Any], state: Any, seat: int, move: int, line: int) -> None:
    """The columns are those that may be chosen, with the points they bring."""
    if not (found["completes"] and found["exact"]):
        return
    after = taken(state, seat, move)
    columns: list[int | None] = [None] * 5
    for column in range(5):
        if rules.free_columns(after[0].boards[seat], line, after[0].boards[seat].line_colour[line]) >> column & 1:
            record = after.copy()[0]
            rules.lay(record, seat, line, column)
            columns[column] = int(record.boards[seat].score - after[0].boards[seat].score)
            assert complete_rows(record.boards[seat]) == found["ends_game"]
    assert columns == found["columns"]
    assert found["points"] == max((each for each in columns if each is not None), default=0)


@pytest.mark.parametrize("wall", ["coloured", "grey"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_takes_do_what_the_outlook_says__AZ_4_2__AZ_4_8__AZ_4_9(players, wall):
    checked = 0
    for state, seat in decisions(players, players, wall):
        before = GAME.position(state)
        if before["phase"] != "offer":
            continue
        for move in GAME.legal(state, seat)[::4]:
            found = GAME.outlook(state, seat, move)
            after = GAME.position(GAME.play_unchecked(state, seat, move))
            assert found["ends_round"] == (after["phase"] != "offer" or after["round"] > before["round"])
            line = move % 6
            if not found["ends_round"]:
                check_places(found, before, after, seat, line)
            if wall == "coloured":
                check_coloured(found, state, seat, move)
            else:
                check_grey(found, state, seat, move, line)
            checked += 1
    assert checked > 100


def check_tile(found: dict[str, Any], record: Any, seat: int, row: int, column: int) -> None:
    """Points, bonus and what falls are what laying the tile and settling the lines below bring."""
    own = record.boards[seat]
    own.score, spaces, bonus = 1000, int(own.floor_taken), int(rules.bonus(own))
    rules.lay(record, seat, row, column)
    assert own.score == 1000 + found["points"]
    assert rules.bonus(own) - bonus == sum(found["bonus"].values())
    assert found["ends_game"] == (found["bonus"]["row"] > 0)
    assert len(found["dropped"]) == found["floor"] + found["lid"]
    rules.settle_lines(record, seat)
    if rules.first_full_line(own) < 5:
        assert own.floor_taken - spaces == found["floor"]
    else:  # the floor line is scored by now
        assert own.score == 1000 + found["points"] + found["penalty"] - sum(PENALTIES[:spaces])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_tiles_on_a_grey_wall_do_what_the_outlook_says__AZ_10_1__AZ_10_4(players):
    checked = 0
    for state, seat in decisions(players + 10, players, "grey"):
        if GAME.position(state)["phase"] != "tiling":
            continue
        for move in GAME.legal(state, seat):
            found = GAME.outlook(state, seat, move)
            record = state.copy()[0]
            check_tile(found, record, seat, *divmod(move - 300, 5))
            checked += 1
    assert checked > 20
