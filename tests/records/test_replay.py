import copy
import json

import pytest

from azulejos.arena import seeded_games
from azulejos.core import registry
from azulejos.core.errors import RecordError
from azulejos.records import Record, bare, final_state, playthrough, read, read_one, replay, write

GAME = registry.game("azul")


@pytest.fixture(scope="module")
def record():
    return next(seeded_games(GAME, seed="records", players=3, options={"wall": "grey"}))


@pytest.fixture(scope="module")
def lines(record):
    return write([playthrough(record)]).splitlines()


def broken_by(lines, number, change):
    """The error for a playthrough in which a line (from 1) was changed."""
    document = json.loads(lines[number - 1])
    change(document)
    changed = [*lines[: number - 1], json.dumps(document), *lines[number:]]
    with pytest.raises(RecordError) as broken:
        list(replay(read_one("\n".join(changed))))
    return broken.value


def first(lines, key):
    return next(number for number, line in enumerate(lines, 1) if key in json.loads(line))


def test_a_record_replays_to_its_result(record):
    assert GAME.result(final_state(record)).to_json() == record.result


def test_a_playthrough_replays_and_is_the_record_with_more(record, lines):
    read_back = read_one("\n".join(lines))
    assert GAME.position(final_state(read_back)) == read_back.events[-1].extra["position"]
    assert write([bare(read_back)]) == write([record])


def test_a_playthrough_carries_legal_moves_sorted_and_positions(lines):
    header, deal, move = (json.loads(line) for line in lines[:3])
    assert header["position"]["turn"] == {"chance": "deal"}
    assert "legal" not in deal
    assert deal["position"]["turn"] == {"decide": [header["starter"]]}
    assert move["legal"] == sorted(move["legal"])
    assert move["move"] in move["legal"]


def test_an_edited_move_is_found_with_its_line_and_clause(lines):
    number = first(lines, "move")
    error = broken_by(lines, number, lambda event: event.update(move="9B>1"))
    assert (error.line, error.code, error.clause) == (number, "no-such-display", "AZ-1.4")


def test_an_edited_draw_is_found(lines):
    error = broken_by(lines, 2, lambda event: event.update(chance="deal BBBB"))
    assert (error.line, error.code) == (2, "wrong-display-count")


def test_an_edited_seat_is_found(lines):
    number = first(lines, "move")
    error = broken_by(lines, number, lambda event: event.update(seat=(event["seat"] + 1) % 3, legal=[]))
    assert (error.line, error.code) == (number, "not-your-turn")


def test_edited_legal_moves_and_positions_are_found(lines):
    number = first(lines, "move")
    assert broken_by(lines, number, lambda event: event["legal"].pop()).code == "wrong-legal"
    error = broken_by(lines, number, lambda event: event["position"]["boards"][0].update(score=99))
    assert (error.line, error.code) == (number, "wrong-position")
    assert "boards" in error.message
    assert broken_by(lines, number, lambda event: event.update(position=3)).code == "wrong-position"
    assert broken_by(lines, 1, lambda header: header["position"].update(round=2)).code == "wrong-position"


def test_an_edited_result_is_found(lines):
    number = len(lines)
    error = broken_by(lines, number, lambda last: last["result"]["scores"].__setitem__(0, 500))
    assert (error.line, error.code) == (number, "wrong-result")
    assert broken_by(lines, number, lambda last: last["result"].update(ranks=[1, 1, 1])).code == "wrong-result"
    assert broken_by(lines, number, lambda last: last["result"].update(left=0)).code == "bad-result"
    floats = broken_by(
        lines, number, lambda last: last["result"].update(scores=[*map(float, last["result"]["scores"])])
    )
    assert floats.code == "wrong-result"


def test_a_cut_record_is_found(lines):
    cut = read_one("\n".join(lines[:-1]))
    with pytest.raises(RecordError) as broken:
        list(replay(cut))
    assert (broken.value.line, broken.value.code) == (len(lines), "no-result")
    without_end = read_one("\n".join([*lines[:10], lines[-1]]))
    with pytest.raises(RecordError) as broken:
        list(replay(without_end))
    assert (broken.value.line, broken.value.code) == (11, "not-over")


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"game": 3}, "bad-header"),
        ({"players": None}, "bad-player-count"),
        ({"players": 3.0}, "bad-player-count"),
        ({"players": 5}, "bad-player-count"),
        ({"options": {"wall": "green"}}, "bad-option-value"),
        ({"options": []}, "bad-header"),
        ({"starter": 7}, "bad-starter"),
        ({"names": ["only one"]}, "bad-header"),
        ({"names": [1, 2, 3]}, "bad-header"),
    ],
)
def test_a_wrong_header_is_found(lines, change, code):
    error = broken_by(lines, 1, lambda header: header.update(change))
    assert (error.line, error.code) == (1, code)


def test_a_record_may_start_from_a_position(record):
    steps = list(replay(record))
    middle = 9
    header = {**record.header, "from": GAME.position(steps[middle].state)}
    later = Record(header, record.events[middle:], record.result)
    assert GAME.position(final_state(read(write([later]))[0])) == GAME.position(steps[-1].state)


def test_a_position_that_does_not_fit_the_header_is_found(record):
    position = GAME.position(final_state(record))
    wrong = Record({**record.header, "players": 2, "starter": 0, "names": ["a", "b"], "from": position})
    with pytest.raises(RecordError) as broken:
        list(replay(wrong))
    assert broken.value.code == "bad-header"
    impossible = copy.deepcopy(position)
    impossible["lid"] += "B"
    with pytest.raises(RecordError) as broken:
        list(replay(Record({**record.header, "from": impossible})))
    assert broken.value.code == "bad-position"


def test_a_game_that_was_left_has_the_scores_so_far(record):
    scores = GAME.result(list(replay(record))[5].state).to_json()["scores"]
    left = Record(record.header, record.events[:5], {"left": 1, "scores": scores})
    assert final_state(left) is not None
    for result in ({"left": 3}, {"left": "1"}, {"left": None, "scores": [9, 9, 9]}):
        with pytest.raises(RecordError):
            final_state(Record(record.header, record.events[:5], result))
