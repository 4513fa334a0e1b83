from azulejos.core.errors import AzulejosError, Fault, IllegalMove, PositionError, RecordError


def test_an_error_says_what_why_and_what_is_allowed():
    error = IllegalMove("line 1 is full", code="line-full", clause="AZ-4.7a", allowed=["1B>2", "1B>F"])
    assert str(error) == "line 1 is full (AZ-4.7a); allowed: 1B>2, 1B>F"
    assert error.to_json() == {
        "code": "line-full",
        "message": "line 1 is full",
        "clause": "AZ-4.7a",
        "allowed": ["1B>2", "1B>F"],
    }


def test_a_long_list_of_what_is_allowed_stays_with_the_program():
    error = IllegalMove("no", allowed=[str(number) for number in range(50)])
    assert str(error) == "no"
    assert len(error.to_json()["allowed"]) == 50


def test_every_error_has_its_own_code():
    def tree(kind):
        return [kind, *(below for child in kind.__subclasses__() for below in tree(child))]

    ours = [kind for kind in tree(AzulejosError) if kind.__module__.startswith("azulejos.")]
    codes = [kind.code for kind in ours if "code" in vars(kind)]  # others have that of what they are a kind of
    assert len(set(codes)) == len(codes)


def test_a_position_error_lists_all_faults():
    error = PositionError([Fault("bag", "is a number"), Fault("tiles", "21 blue tiles", "AZ-1.2")])
    assert str(error) == "impossible position, 2 faults:\n  bag: is a number\n  tiles: 21 blue tiles (AZ-1.2)"
    assert [fault["where"] for fault in error.to_json()["faults"]] == ["bag", "tiles"]


def test_a_record_error_names_its_line():
    error = RecordError(7, "is not JSON", code="not-json")
    assert str(error) == "line 7: is not JSON"
    assert error.to_json()["line"] == 7
