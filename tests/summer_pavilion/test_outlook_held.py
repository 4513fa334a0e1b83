"""The outlook of a move of Summer Pavilion, compared with what really happens."""

from collections.abc import Iterator
from typing import Any

import pytest

from azulejos.core.randomness import SeededRandomness
from azulejos.core.turn import Chance
from azulejos.games.summer_pavilion import GAME
from azulejos.games.summer_pavilion.board import final_bonus
from tests.summer_pavilion.positions import Position, in_order
from tests.summer_pavilion.printed import BONUS_TILES, FEATURES
from tests.summer_pavilion.random_games import events, game, late_table


def decisions(seed: int, players: int, side: str) -> Iterator[tuple[Any, int]]:
    """Decisions of a whole game, and of some that begin in the middle."""
    source = SeededRandomness(seed)
    late = (GAME.read_position(late_table(source, players, side)) for _ in range(6))
    happened = [*game(seed, players, side), *(event for table in late for event in events(source, table))]
    for number, event in enumerate(happened):
        if event.seat is not None and number % 3 == 0:
            yield event.before, event.seat


def after_refill(state: Any) -> Position:
    """The position after the supply is refilled, if it is."""
    if GAME.turn(state) == Chance("supply", int(state[0].seat)):
        state = GAME.deal(state, GAME.draw(state, SeededRandomness(0)))
    return GAME.position(state)


def check_take(found: dict[str, Any], before: Position, after: Position, seat: int) -> None:
    old, new = before["boards"][seat], after["boards"][seat]
    assert in_order(old["hand"] + found["tiles"]) == new["hand"]
    assert found["tiles"].count(before["joker"]) == found["jokers"]
    assert new["score"] - old["score"] == found["penalty"]
    assert (before["token"] != after["token"]) == found["token"]
    if len(before["centre"]) <= len(after["centre"]):
        assert in_order(before["centre"] + found["centre"]) == after["centre"]
    assert (after["phase"] == "place") == found["ends_phase"]


def check_place(found: dict[str, Any], before: Position, after: Position, seat: int) -> None:
    old, new = before["boards"][seat], after["boards"][seat]
    filled, was_filled = set(new["cells"]), set(old["cells"])
    around = [name for name, cells in FEATURES.items() if set(cells.split()) <= filled]
    gained = [name for name in around if not set(FEATURES[name].split()) <= was_filled]
    assert sorted(gained) == sorted(found["features"])
    assert min(sum(BONUS_TILES[name[0]] for name in gained), len(before["supply"])) == found["bonus"]
    (placed,) = filled - was_filled
    assert found["missing"] == 6 - sum(name.split(".")[0] == placed.split(".")[0] for name in filled)
    assert new["cells"][placed] == found["colour"]
    assert in_order(found["hand"] + found["paid"]) == old["hand"]
    if after["phase"] != "over":
        assert new["hand"] == found["hand"]
        assert new["bonus"] == found["bonus"]
        assert new["score"] - old["score"] == found["points"]


def check_pass(found: dict[str, Any], before: Position, after: Position, seat: int, bonus: int) -> None:
    old, new = before["boards"][seat], after["boards"][seat]
    assert in_order(found["kept"] + found["discarded"]) == old["hand"]
    assert (after["phase"] == "over") == found["ends_game"]
    end = bonus + found["final"] if found["ends_game"] and before["round"] == 6 else 0
    if not (found["ends_game"] and before["round"] < 6):
        assert new["score"] - old["score"] == found["penalty"] + end
    if not found["ends_round"]:
        assert (new["kept"], new["passed"]) == (found["kept"], True)


def goes_on(before: Position, after: Position) -> bool:
    """Whether the round is still the same."""
    return bool(after["phase"] != "over" and after["round"] == before["round"])


def check_bonus_tile(found: dict[str, Any], before: Position, after: Position, settled: Position, seat: int) -> None:
    assert in_order(before["boards"][seat]["hand"] + found["colour"]) == after["boards"][seat]["hand"]
    assert after["boards"][seat]["bonus"] == found["left"]
    assert len(settled["supply"]) - len(after["supply"]) == found["refill"]
    assert found["joker"] == (found["colour"] == before["joker"])


@pytest.mark.parametrize("side", ["coloured", "grey"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_moves_do_what_the_outlook_says__SP_4_2__SP_5_2__SP_5_10__SP_5_15(players, side):
    kinds, grey = set(), int(side == "grey")
    for state, seat in decisions(players, players, side):
        before, bonus = GAME.position(state), int(final_bonus(state[0].boards[seat], grey))
        for move in GAME.legal(state, seat)[::9]:
            found = GAME.outlook(state, seat, move)
            kinds.add(found["kind"])
            played = GAME.play_unchecked(state, seat, move)
            after, settled = GAME.position(played), after_refill(played)
            if found["kind"] == "take":
                check_take(found, before, after, seat)
            elif found["kind"] == "bonus":
                check_bonus_tile(found, before, after, settled, seat)
            elif found["kind"] == "place":
                check_place(found, before, after, seat)
                assert final_bonus(played[0].boards[seat], grey) - bonus == found["star"] + found["number"]
            else:
                check_pass(found, before, settled, seat, bonus)
            assert found.get("ends_round", False) != goes_on(before, settled)
    assert kinds == {"take", "place", "bonus", "pass"}
