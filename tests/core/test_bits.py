from hypothesis import given
from hypothesis import strategies as st

from azulejos.core import bits
from azulejos.core.bits import BITS, NTH_BIT, WIDTH, count_bits, nth_bit

numbers = st.sets(st.integers(0, 61))


@given(numbers)
def test_bits_are_counted_and_found_in_order(places):
    mask = sum(1 << place for place in places)
    assert count_bits(mask) == len(places)
    assert [nth_bit(mask, index) for index in range(len(places))] == bits.places(mask) == sorted(places)


@given(st.sets(st.integers(0, WIDTH - 1)))
def test_the_tables_say_the_same_of_small_sets(places):
    mask = sum(1 << place for place in places)
    assert BITS[mask] == len(places)
    assert NTH_BIT[mask][: len(places)].tolist() == sorted(places)
