"""The lessons of the page are those the tool writes, and their answers are right by the rules."""

import json
import re
import runpy

import pytest

from azulejos.core.errors import IllegalMove
from tests.summer_pavilion.printed import COLOURS

GAMES = ("azul", "summer-pavilion", "5211")
WORKED_OUT = {
    "az-where": {"1", "5", "F"},
    "az-run": {7},
    "az-floor": {8},
    "az-grey": {"2", "3", "4", "5"},
    "sp-take": {"G", "Y"},
    "sp-token": {4},
    "sp-pay": {"PPGG", "PPPG"},
    "sp-grey": set(COLOURS) - {"R", "B"},
    "f-roosters": {"roosters"},
    "f-points": {8},
    "f-limit": {"Y"},
    "f-equal": {"O"},
    "f-again": {"T"},
    "f-edition": {"Y"},
}
"""The answers as the worked examples of the rules give them, written down by hand."""

RIGHT_MOVES = {
    "az-take": {"1K>2"},
    "az-marker": {"CR>3", "CR>4", "CR>5"},
    "az-last": {"1K>2", "3K>2"},
    "sp-chain": {"L.SE:P+0", "L.S:P+0"},
    "sp-feature": {"UR.NW:R+0"},
    "sp-pass": {"pass:GGGG"},
    "f-plan": {"O4"},
}


@pytest.fixture(scope="module")
def tool(request):
    return runpy.run_path(str(request.config.rootpath / "tools" / "lessons.py"))


@pytest.fixture(scope="module")
def stored(tool):
    return json.loads(tool["FILE"].read_text(encoding="utf-8"))


def all_lessons(stored):
    return [(game, lesson) for game in GAMES for lesson in stored[game]]


def test_the_stored_lessons_are_what_the_tool_writes(tool):
    assert tool["FILE"].read_text(encoding="utf-8") == tool["lessons"]()


def test_every_game_has_five_to_eight_lessons(stored):
    assert {game: 5 <= len(lessons) <= 8 for game, lessons in stored.items()} == dict.fromkeys(GAMES, True)


def test_every_answer_is_that_of_the_worked_example(stored):
    boxes, moves = {}, {}
    for _, lesson in all_lessons(stored):
        if lesson["ask"] == "boxes":
            boxes[lesson["name"]] = {option["value"] for option in lesson["options"] if option["right"]}
        else:
            moves[lesson["name"]] = set(lesson["right"])

    assert boxes == WORKED_OUT
    assert moves == RIGHT_MOVES


def test_every_move_of_a_lesson_is_legal_and_no_other(tool, stored):
    positions = {lesson.name: lesson.position for key in LISTS for lesson in tool[key]}
    for name, lesson in all_lessons(stored):
        if lesson["ask"] == "move":
            game = tool["GAMES"][name]
            state = game.read_position(positions[lesson["name"]])
            assert set(lesson["outlook"]) == {game.move_text(move) for move in game.legal(state, 0)}


LISTS = ("AZUL_LESSONS", "SUMMER_PAVILION_LESSONS", "G5211_LESSONS")


def test_a_box_that_is_wrong_is_refused_by_the_clause_of_the_lesson(tool):
    lesson = next(each for each in tool["AZUL_LESSONS"] if each.name == "az-where")
    game = tool["GAMES"]["azul"]
    state = game.read_position(lesson.position)

    refused = {}
    for line in "234":
        with pytest.raises(IllegalMove) as caught:
            game.play(state, 0, game.read_move(f"1Y>{line}"))
        refused[line] = caught.value.clause

    assert refused == {"2": "AZ-4.7c", "3": "AZ-4.7c", "4": "AZ-4.7b"}


def test_every_clause_and_example_of_a_lesson_is_in_the_rules(request, stored):
    for game, lesson in all_lessons(stored):
        text = (request.config.rootpath / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
        anchors = set(re.findall(r'<a id="([^"]+)">', text))
        assert {*lesson["clauses"], lesson["example"] or lesson["clauses"][0]} <= anchors, lesson["name"]


def test_every_lesson_has_its_words_in_english(request, stored):
    words = (request.config.rootpath / "src" / "azulejos" / "languages" / "en.ftl").read_text(encoding="utf-8")
    asked = {
        f"page-lesson-{lesson['name']}{part}" for _, lesson in all_lessons(stored) for part in ("", "-ask", "-why")
    }
    assert asked <= set(re.findall(r"^(page-lesson-[a-z0-9-]+) =", words, re.MULTILINE))


def test_a_lesson_shows_nothing_that_is_hidden(stored):
    for _, lesson in all_lessons(stored):
        assert not {"pile_cards", "removed"} & set(lesson["view"])
