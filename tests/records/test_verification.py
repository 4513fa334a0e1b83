import copy

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from azulejos.core import registry
from azulejos.core.errors import RecordError
from azulejos.core.randomness import SeededRandomness
from azulejos.records import Event, Shuffle, playthrough, read_one, replay, verify, write
from tests.records.shuffled import CASES, SECRET, played, shuffled, table_of

cases = st.sampled_from(CASES)


def draws_of(record):
    """The places of the draws among the events, from 0."""
    return [place for place, event in enumerate(record.events) if event.chance is not None]


def redrawn(record, place):
    """Another draw that could have come at a place."""
    game = registry.game(record.header["game"])
    state = list(replay(record))[place].state
    others = (game.draw(state, SeededRandomness(seed)) for seed in range(100))
    return next((other for other in others if other != record.events[place].chance), None)


@pytest.mark.parametrize("case", CASES)
def test_a_game_dealt_by_a_shuffle_is_verified(case):
    record = read_one(write([played(case)]))
    verdict = verify(record)
    assert verdict.verified and verdict.difference is None
    assert verdict.draws == len(draws_of(record)) > 1
    assert verdict.starter == record.header.get("starter")
    assert verify(playthrough(record)).verified


@given(cases, st.data())
def test_a_draw_that_was_replaced_by_another_is_found(case, data):
    record = read_one(write([played(case)]))
    number = data.draw(st.integers(0, len(draws_of(record)) - 1))
    place = draws_of(record)[number]
    other = data.draw(st.just(redrawn(record, place)) | st.text(max_size=20))
    assume(other is not None and other != record.events[place].chance)
    said, line = record.events[place].chance, record.events[place].line
    record.events[place] = Event(chance=other, line=line)
    verdict = verify(record)
    assert not verdict.verified and verdict.difference is not None
    assert verdict.difference.to_json() == {
        "what": "draw",
        "said": other,
        "expected": said,
        "line": place + 2,
        "event": place + 1,
    }
    assert verdict.draws == number


@given(cases, st.data())
def test_a_seed_that_was_replaced_is_found(case, data):
    record = played(case)
    seat = data.draw(st.integers(0, case[1] - 1))
    seeds = record.header["shuffle"]["seeds"]
    other = data.draw(st.none() | st.text(min_size=1, max_size=64))
    assume(other != seeds[seat])
    seeds[seat] = other
    found = verify(record).difference
    assert found is not None and (found.what == "starter" or (found.what, found.event) == ("draw", 1))


@given(cases, st.binary(min_size=32, max_size=32))
def test_another_secret_is_found_also_with_its_own_commitment(case, secret):
    assume(secret != SECRET)
    record = played(case)
    record.header["shuffle"]["secret"] = secret.hex()
    found = verify(record).difference
    assert found is not None
    assert (found.what, found.expected) == ("commitment", Shuffle(secret).commitment)
    record.header["shuffle"]["commitment"] = Shuffle(secret).commitment
    found = verify(record).difference
    assert found is not None and found.what in {"starter", "draw"}


@given(cases, st.integers(0, 63), st.sampled_from("0123456789abcdef"))
def test_a_commitment_with_any_other_digit_is_found(case, place, digit):
    record = played(case)
    shuffle = record.header["shuffle"]
    assume(shuffle["commitment"][place] != digit)
    shuffle["commitment"] = shuffle["commitment"][:place] + digit + shuffle["commitment"][place + 1 :]
    verdict = verify(record)
    assert verdict.difference is not None and verdict.draws == 0
    assert (verdict.difference.what, verdict.difference.line, verdict.difference.event) == ("commitment", 1, None)


@pytest.mark.parametrize("case", [case for case in CASES if case[0] != "5211"])
def test_another_starter_is_found(case):
    record = played(case)
    right = record.header["starter"]
    record.header["starter"] = (right + 1) % case[1]
    found = verify(record).difference
    assert found is not None
    assert (found.what, found.said, found.expected) == ("starter", (right + 1) % case[1], right)


def test_another_table_id_is_found():
    record = played()
    record.header["shuffle"]["table"] = "lisboa"
    assert not verify(record).verified


def test_a_game_that_went_on_without_its_shuffle_is_found_there():
    """As with a saved game that is resumed elsewhere: the draws until then are right."""
    record = played()
    second = draws_of(record)[1]
    record.events[second:] = [Event(chance=redrawn(record, second))]
    verdict = verify(record)
    assert verdict.difference is not None
    assert (verdict.draws, verdict.difference.event) == (1, second + 1)


def test_a_game_that_was_left_is_verified_as_far_as_it_went():
    shuffle = shuffled()
    table = table_of(shuffle, "azul")
    table.leave(1)
    record = table.record()
    record.header["shuffle"] = shuffle.revealed()
    assert verify(record).draws == 1


def test_unknown_keys_do_not_matter():
    record = played()
    record.header["shuffle"]["colour"] = "blue"
    record.header["event"] = "Porto 2026"
    assert verify(record).verified


@pytest.mark.parametrize(
    ("key", "value", "code"),
    [
        ("version", 2, "bad-version"),
        ("version", "1", "bad-version"),
        ("table", 7, "bad-table"),
        ("commitment", "abc", "bad-commitment"),
        ("commitment", None, "bad-commitment"),
        ("seeds", None, "bad-seeds"),
        ("seeds", "ab", "bad-seeds"),
        ("seeds", [None], "bad-seeds"),
        ("seeds", [None, 5], "bad-seed"),
        ("secret", None, "bad-secret"),
        ("secret", "g" * 64, "bad-secret"),
        ("secret", "é" * 64, "bad-secret"),
    ],
)
def test_a_shuffle_without_its_form_is_refused_with_its_line(key, value, code):
    record = played()
    record.header["shuffle"][key] = value
    record.line = 12
    with pytest.raises(RecordError) as refused:
        verify(record)
    assert (refused.value.line, refused.value.code) == (12, code)


@pytest.mark.parametrize(
    ("shuffle", "code"),
    [(None, "bad-shuffle"), ([], "bad-shuffle"), (shuffled().public(), "secret-kept")],
)
def test_what_is_no_shuffle_or_has_no_secret_yet_cannot_be_verified(shuffle, code):
    record = played()
    record.header["shuffle"] = shuffle
    with pytest.raises(RecordError) as refused:
        verify(record)
    assert refused.value.code == code


def test_a_record_without_a_shuffle_cannot_be_verified():
    record = played()
    del record.header["shuffle"]
    with pytest.raises(RecordError) as refused:
        verify(record)
    assert refused.value.code == "no-shuffle"


def test_a_game_from_a_position_has_no_shuffle():
    record = played()
    record.header["from"] = {}
    with pytest.raises(RecordError) as refused:
        verify(record)
    assert refused.value.code == "bad-shuffle"


def test_the_rest_of_the_record_is_checked_as_well():
    whole = read_one(write([played()]))
    drawn_twice, foul, cut = (copy.deepcopy(whole) for _ in range(3))
    drawn_twice.events.insert(1, drawn_twice.events[0])
    foul.events[1] = Event(seat=foul.events[1].seat, move="9B>1", line=3)
    cut.result = None
    for record, code in ((drawn_twice, "no-chance-now"), (foul, "no-such-display"), (cut, "no-result")):
        with pytest.raises(RecordError) as broken:
            verify(record)
        assert broken.value.code == code
