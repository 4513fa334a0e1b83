from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from azulejos.core.bunch import EMPTY, LANES, ONES, colour_of, contains, count, first, kinds, nth, one, only, size

counts = st.lists(st.integers(0, 22), min_size=LANES, max_size=LANES)


def bunch_of(numbers):
    return sum(number * one(colour) for colour, number in enumerate(numbers))


@given(counts)
def test_a_bunch_counts_each_colour_and_all(numbers):
    bunch = bunch_of(numbers)
    assert [count(bunch, colour) for colour in range(LANES)] == numbers
    assert size(bunch) == sum(numbers)


@given(counts)
def test_nth_lays_the_tiles_out_in_colour_order(numbers):
    bunch = bunch_of(numbers)
    laid_out = [colour_of(nth(bunch, index)) for index in range(size(bunch))]
    assert laid_out == sorted(Counter(dict(enumerate(numbers))).elements())


@given(counts, st.integers(0, LANES - 1))
def test_first_is_the_index_where_a_colour_begins(numbers, colour):
    assert first(bunch_of(numbers), colour) == sum(numbers[:colour])


@given(counts)
def test_kinds_has_one_of_each_colour_there(numbers):
    assert kinds(bunch_of(numbers)) == bunch_of([min(number, 1) for number in numbers])


@given(counts, st.integers(0, LANES - 1))
def test_only_keeps_one_colour(numbers, colour):
    assert only(bunch_of(numbers), colour) == numbers[colour] * one(colour)


@given(counts, counts)
def test_adding_bunches_is_adding_integers(first, second):
    together = [a + b for a, b in zip(first, second, strict=True)]
    assert bunch_of(first) + bunch_of(second) == bunch_of(together)


def test_the_empty_bunch_and_one_of_each():
    assert size(EMPTY) == 0
    assert kinds(EMPTY) == EMPTY
    assert size(ONES) == LANES


def test_a_tile_knows_its_colour():
    assert [colour_of(one(colour)) for colour in range(LANES)] == list(range(LANES))


@given(counts, counts)
def test_a_bunch_contains_another_if_it_has_as_many_of_each_colour(numbers, others):
    expected = all(number >= other for number, other in zip(numbers, others, strict=True))
    assert contains(bunch_of(numbers), bunch_of(others)) == expected
    assert contains(bunch_of(numbers), bunch_of(numbers)) and contains(bunch_of(numbers), EMPTY)
