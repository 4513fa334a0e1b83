import pytest

from azulejos.core.errors import RecordError
from azulejos.records import read, read_one, write

HEADER = '{"record": 1, "game": "azul", "players": 2, "options": {"wall": "coloured"}, "starter": 0}'
DEAL = '{"n": 1, "chance": "deal BBBB BBBB BBBB BBBB BBBB"}'
MOVE = '{"n": 2, "seat": 0, "move": "1B>4"}'
RESULT = '{"result": {"left": null, "scores": [0, 0]}}'


def text(*lines):
    return "".join(f"{line}\n" for line in lines)


def test_what_is_read_is_written_again_unknown_keys_included():
    whole = text(
        HEADER[:-1] + ', "event": "Porto 2026"}',
        DEAL[:-1] + ', "clock": 12.5}',
        MOVE[:-1] + ', "comment": "niña"}',
        RESULT[:-2] + ', "why": "rain"}, "file": 7}',
    )
    assert write(read(whole)) == whole


def test_several_records_follow_one_another():
    records = read(text(HEADER, DEAL, RESULT, "", HEADER, DEAL))
    assert [(record.line, len(record.events)) for record in records] == [(1, 1), (5, 1)]
    assert records[1].result is None


def test_bytes_are_utf8_text():
    assert read_one(text(HEADER, DEAL).encode()).header["game"] == "azul"


@pytest.mark.parametrize(
    ("content", "line", "code"),
    [
        ("", 1, "no-header"),
        ("\n\n", 1, "no-header"),
        (text(DEAL), 1, "no-header"),
        (text(HEADER, "{", RESULT), 2, "not-json"),
        (text(HEADER, DEAL, MOVE[:20]), 3, "not-json"),
        (text(HEADER, "[1]"), 2, "not-json"),
        (text(HEADER, '{"n": 1, "chance": "\\ud800"}'), 2, "not-text"),
        (text(HEADER, "[" * 100_000), 2, "not-json"),
        (text(HEADER, DEAL).encode() + b'{"n": 2, "\xff"}', 3, "not-text"),
        (text(HEADER.replace('"record": 1', '"record": 2')), 1, "bad-version"),
        (text(HEADER.replace('"record": 1', '"record": true')), 1, "bad-version"),
        (text(HEADER, MOVE), 2, "bad-number"),
        (text(HEADER, DEAL, DEAL), 3, "bad-number"),
        (text(HEADER, DEAL.replace("1,", '"1",')), 2, "bad-number"),
        (text(HEADER, '{"n": 1}'), 2, "bad-event"),
        (text(HEADER, '{"n": 1, "chance": "deal -", "seat": 0, "move": "x"}'), 2, "bad-event"),
        (text(HEADER, '{"n": 1, "seat": "0", "move": "x"}'), 2, "bad-event"),
        (text(HEADER, '{"n": 1, "seat": true, "move": "x"}'), 2, "bad-event"),
        (text(HEADER, '{"result": 3}'), 2, "bad-result"),
        (text(HEADER, RESULT, DEAL), 3, "after-result"),
    ],
)
def test_a_broken_form_is_reported_with_its_line(content, line, code):
    with pytest.raises(RecordError) as broken:
        read(content)
    assert (broken.value.line, broken.value.code) == (line, code)


def test_one_record_where_one_is_expected():
    with pytest.raises(RecordError) as broken:
        read_one(text(HEADER, HEADER))
    assert (broken.value.line, broken.value.code) == (2, "too-many-records")
