"""SIMD instructions return the same bits as NumPy."""

import numpy as np
import pytest

from azulejos.evaluation.net import UNITS, UPPER
from azulejos.evaluation.simd import add_row, answer, set_row
from azulejos.search.compiler.kernel import kernel

SEEDS = range(20)


@kernel
def compiled_rows(sums, rows, start, places, factors):
    set_row(sums, rows, start)
    for index in range(len(places)):
        add_row(sums, rows, places[index], factors[index])
    return 0


@kernel
def compiled_answer(sums, second, second_bias, last):
    return answer(sums, second, second_bias, last)


def drawn(draw, *shape):
    return draw.standard_normal(shape).astype(np.float32)


@pytest.mark.parametrize("seed", SEEDS)
def test_rows_add_up_alike(seed):
    draw = np.random.default_rng(seed)
    rows, places, factors = drawn(draw, 9, UNITS), draw.integers(0, 9, 30), drawn(draw, 30)
    sums, plain = np.zeros(UNITS, np.float32), np.zeros(UNITS, np.float32)
    compiled_rows(sums, rows, 4, places, factors)
    set_row(plain, rows, 4)
    for place, factor in zip(places, factors, strict=True):
        add_row(plain, rows, place, factor)
    assert plain.tobytes() == sums.tobytes()


@pytest.mark.parametrize("seed", SEEDS)
def test_answers_are_alike(seed):
    draw = np.random.default_rng(seed)
    sums, second = drawn(draw, UNITS), drawn(draw, UNITS - 1, UPPER)
    rest = drawn(draw, UPPER), drawn(draw, UPPER)
    assert np.float32(compiled_answer(sums, second, *rest)) == answer(sums, second, *rest)


def test_a_row_is_added_where_it_belongs_and_nowhere_else():
    sums = np.zeros((3, UNITS), np.float32)
    compiled_rows(sums[1], np.ones((2, UNITS), np.float32), 1, np.zeros(1, np.int64), np.full(1, 2, np.float32))
    assert (sums == [[0], [3], [0]]).all()


def test_units_below_nothing_and_beyond_the_most_count_as_these():
    second = np.zeros((UNITS - 1, UPPER), np.float32)
    second[0, 0] = second[1, 0] = second[2, 1] = 1
    sums = np.zeros(UNITS, np.float32)
    sums[:3] = 0.5, -7, 9
    last = np.zeros(UPPER, np.float32)
    last[:2] = 10, 100
    assert compiled_answer(sums, second, np.zeros(UPPER, np.float32), last) == pytest.approx(105)
