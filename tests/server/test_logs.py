"""Lines of the log."""

import json
import logging

from azulejos.server.json_logs import Lines


def line(**more):
    record = logging.makeLogRecord({"msg": "request", "levelname": "INFO", "created": 12.34567, **more})
    return json.loads(Lines().format(record))


def test_a_line_has_the_event_the_time_and_the_extra_fields():
    expected = {"time": 12.346, "level": "info", "what": "request", "path": "/api/games", "status": 200}
    assert line(path="/api/games", status=200) == expected


def test_marks_of_other_libraries_are_left_out():
    """Ray marks every record in a process that has imported it."""
    assert "_ray_timestamp_ns" not in line(_ray_timestamp_ns=1, path="/")
