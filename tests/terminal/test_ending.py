"""The end of a game on the screen: items, winner, and why of two with equal points one is first."""

import pytest

from azulejos.core import registry
from azulejos.core.tally import Item
from azulejos.core.turn import Result
from azulejos.languages import LanguageWords
from azulejos.terminal.final_scores import FinalScores
from azulejos.terminal.score_text import ScoreText
from tests.g5211.positions import over
from tests.terminal.typed import Typed, output, table_from

AZUL = registry.game("azul")


def ended(scores, ranks, tally, game=AZUL, names=("Ana", "Ben", "Cleo")):
    screen, words = Typed([]), LanguageWords()
    final_scores = FinalScores(screen, words, ScoreText(game, {"board": "coloured"}, words))
    final_scores.print_result(game, names[: len(scores)], tally, Result(tuple(scores), tuple(ranks)))
    return [line.split() for line in screen.written.getvalue().splitlines()]


def items(wall, floor, **colours):
    return [
        Item("wall", "AZ-6.1", {"1": wall}),
        Item("floor", "AZ-7.1", {"1": floor}),
        Item("colours", "AZ-9.2", colours),
    ]


def test_scores_are_reported_item_by_item_with_the_best_first():
    assert ended([20, 43], [2, 1], [items(30, -10), items(45, -12, K=10)]) == [
        ["1.", "Ben", "2.", "Ana"],
        ["Wall", "45", "30"],
        ["Floor", "line", "−12", "−10"],
        ["Colours", "10", "0"],
        ["black", "10", "0"],
        ["Total", "43", "20"],
        ["Winner:", "Ben"],
    ]


def test_an_item_that_only_some_have_is_none_for_the_others():
    start = [Item("start", "AZ-2.2", {"1": 7}), *items(30, 0)]
    assert ["Starting", "points", "7", "0"] in ended([37, 30], [1, 2], [start, items(30, 0)])


def test_a_shared_victory_names_all_and_needs_no_reason():
    shown = ended([30, 30, 12], [1, 1, 3], [items(30, 0), items(30, 0), items(12, 0)])
    assert shown[-1] == ["Shared", "victory:", "Ana,", "Ben"]


@pytest.mark.parametrize(
    ("game", "why"), [("azul", "more complete rows (AZ-9.3)"), ("summer-pavilion", "the rules tell them apart")]
)
def test_equal_points_with_different_ranks_are_explained(game, why):
    shown = ended([30, 30], [2, 1], [items(30, 0), items(30, 0)], registry.game(game))
    assert shown[-2:] == [["Winner:", "Ben"], f"Ben before Ana with equal points: {why}.".split()]


def test_a_finished_table_of_5211_shows_its_tie_break_and_no_part_that_goes_on(tmp_path):
    table = table_from(over(2, ["Y6", "G3O3"], [2, 1]), {"edition": "rulebook", "target": 0})
    shown = output([], table, tmp_path / "game.jsonl")
    assert "Ben before Ana with equal points: more cards (F-5.2, F-6.4)." in shown
    assert "The game is over   pile 0" in shown
    assert "part 3 of 3" not in shown
