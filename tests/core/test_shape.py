import pytest

from azulejos.core.json_reader import JsonReader
from azulejos.core.picture import Span, beside, plain, width


def test_what_has_the_right_form_is_returned():
    shape = JsonReader()
    assert shape.number(3, "a", 0, 5) == 3
    assert shape.word("x", "b", ["x", "y"]) == "x"
    assert shape.letters("xyx", "c", "xyz") == "xyx"
    assert shape.items([1, 2], "d", 2) == [1, 2]
    assert shape.members({}, "e") == {}
    assert shape.faults == []


@pytest.mark.parametrize(
    ("look", "value", "message"),
    [
        ("number", True, "must be a whole number from 0 to 5, not True"),
        ("number", 6, "must be a whole number from 0 to 5, not 6"),
        ("number", None, "must be a whole number from 0 to 5, not missing"),
        ("word", "z", "must be one of x, y, not 'z'"),
        ("letters", "xq", "must be letters of xyz, not 'xq'"),
        ("items", [1], "must be a list of 2, not [1]"),
        ("members", "a" * 90, f"must be an object, not '{'a' * 36}…"),
    ],
)
def test_what_has_not_is_noted(look, value, message):
    shape = JsonReader()
    rest = {"number": (0, 5), "word": (["x", "y"],), "letters": ("xyz",), "items": (2,), "members": ()}[look]
    assert getattr(shape, look)(value, "there", *rest) is None
    assert [str(fault) for fault in shape.faults] == [f"there: {message}"]


def test_pictures_stand_side_by_side():
    left = [[Span("ab")], [Span("c", "bold")]]
    right = [[Span("x")], [Span("y")], [Span("z")]]
    assert plain(beside(left, right, gap=1)) == "ab x\nc  y\n   z"
    assert width([Span("ab"), Span("c")]) == 3
