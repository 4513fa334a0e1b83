from collections import Counter

import numpy as np
import pytest

from azulejos.core.generator import below
from azulejos.core.randomness import SeededRandomness, SystemRandomness


def test_a_seed_gives_these_numbers_for_ever():
    randomness = SeededRandomness(1)
    assert [randomness.below(100) for _ in range(10)] == [21, 68, 97, 37, 2, 16, 94, 94, 61, 83]


def test_number_and_text_of_a_seed_are_the_same_seed():
    assert SeededRandomness(7).below(10**9) == SeededRandomness("7").below(10**9)


def test_children_depend_on_seed_and_name_only():
    parent = SeededRandomness(7)
    first = parent.child("a").below(10**9)
    parent.below(10)
    assert parent.child("a").below(10**9) == first
    assert parent.child("b").below(10**9) != first


@pytest.mark.parametrize("randomness", [SeededRandomness(3), SystemRandomness()])
def test_every_number_below_the_bound_comes_about_equally_often(randomness):
    seen = Counter(randomness.below(5) for _ in range(5_000))
    assert set(seen) == set(range(5))
    assert all(800 < number < 1200 for number in seen.values())


def test_large_bounds_are_fair_too():
    randomness, bound = SeededRandomness(5), 3 * 2**62
    assert max(randomness.below(bound) for _ in range(100)) >= 2**63


def test_the_generator_of_a_state_is_fair_and_repeats():
    states = np.zeros(2, np.dtype((np.record, [("generator", np.uint64)]))).view(np.recarray)
    states["generator"] = 88172645463325252
    numbers = [int(below(states[0], 7)) for _ in range(7_000)]
    assert all(800 < seen < 1200 for seen in Counter(numbers).values())
    assert set(numbers) == set(range(7))
    assert numbers[:50] == [int(below(states[1], 7)) for _ in range(50)]
