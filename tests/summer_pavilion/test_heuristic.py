"""How a search values passes in the last round: the choice of what to keep must cost no point."""

from typing import Any

import numpy as np
import pytest

from azulejos.bots.bot import Limit, View
from azulejos.bots.greedy import Greedy
from azulejos.games.summer_pavilion import GAME
from azulejos.games.summer_pavilion.heuristic import HEURISTIC
from tests.summer_pavilion.playing import owing, run
from tests.summer_pavilion.positions import Position, board, full_board, passed, placing, star

RED_STAR = star("UR", "RRRRRR")
LOW = placing([board(score=1, hand="PPGG", cells=RED_STAR), passed()], round=6)
HIGH = placing([board(score=9, hand="PPGGOO", cells=RED_STAR), passed()], round=6)


def candidates(document: Position) -> list[str]:
    """The moves that a search considers."""
    state, moves = GAME.read_position(document), np.zeros(GAME.rules.most_legal, np.int64)
    listed = HEURISTIC.candidates(state[0], owing(document), moves)
    return [GAME.move_text(move) for move in moves[:listed]]


def evaluated(document: Position, move: str) -> float:
    """The heuristic value for seat 0 after a move, while seat 1 still has a turn."""
    state = GAME.play(GAME.read_position(document), 0, GAME.read_move(move))
    return float(HEURISTIC.evaluate(state[0], 0))


def test_a_search_considers_one_pass_that_costs_least__SP_R4() -> None:
    assert [move for move in candidates(LOW) if move.startswith("pass")] == ["pass:-"]
    assert [move for move in candidates(HIGH) if move.startswith("pass")] == ["pass:PPGG"]


@pytest.mark.parametrize("score", range(1, 8))
@pytest.mark.parametrize("hand", ["P", "PPGG", "PPGGOOO"])
@pytest.mark.parametrize("cells", [{}, RED_STAR, full_board()])
def test_no_pass_of_the_last_round_ends_with_more_points__SP_R4(score: int, hand: str, cells: dict[str, str]) -> None:
    table = placing([board(score=score, hand=hand, cells=cells), passed()], round=6)
    ends = {move: run(table, move)["boards"][0]["score"] for move in passes(table)}

    (considered,) = (move for move in candidates(table) if move.startswith("pass"))
    assert ends[considered] == max(ends.values())


@pytest.mark.parametrize("move", ["pass:-", "pass:P", "pass:GG", "pass:PPGG"])
def test_a_player_who_has_passed_in_the_last_round_is_evaluated_exactly__SP_7_1__SP_7_3(move: str) -> None:
    waiting = placing([board(score=1, hand="PPGG", cells=RED_STAR), board(hand="R")], round=6)

    assert evaluated(waiting, move) == run(LOW, move)["boards"][0]["score"]


def test_a_greedy_bot_throws_away_what_costs_nothing__SP_R4() -> None:
    table = placing([board(score=1, hand="PPGG", cells=full_board()), passed()], round=6)  # nothing can be placed
    seen: Any = GAME.view(GAME.read_position(table), 0)

    assert Greedy().choose(View(0, seen), passes(table), Limit()) == "pass:-"


def passes(document: Position) -> list[str]:
    """All passes of the seat whose turn it is."""
    state = GAME.read_position(document)
    texts = [GAME.move_text(move) for move in GAME.legal(state, owing(document))]
    return [text for text in texts if text.startswith("pass")]
