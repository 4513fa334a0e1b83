"""Vector operations of a net: all units of a layer in a few SIMD instructions.

Numba would compile the loops one number at a time, since it cannot know that the arrays do not overlap. So each
function is written twice: in NumPy for the interpreter, and as the same steps, in the same order, for the compiler.
Both return the same bits on any machine.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic, overload

from azulejos.evaluation.net import UNITS, UPPER

NUMBER, PLACE, INDEX = ir.FloatType(), ir.IntType(64), ir.IntType(32)
"""LLVM types: a unit, the index of a row, the index of a number in it."""
LOWER_ROW, UPPER_ROW = ir.VectorType(NUMBER, UNITS), ir.VectorType(NUMBER, UPPER)
FIRST_ROW = ir.Constant(PLACE, 0)

INLINE: Any = {"forceinline": True, "no_cfunc_wrapper": True}

Codegen = Callable[..., Any]


def set_row(sums: Any, rows: Any, place: Any) -> None:
    """Set the units of the first layer to a row of numbers."""
    sums[:] = rows[place]


def add_row(sums: Any, rows: Any, place: Any, factor: Any) -> None:
    """Add a row of numbers, multiplied by a factor, to the units of the first layer."""
    sums += rows[place] * factor


def answer(sums: Any, second: Any, second_bias: Any, last: Any) -> Any:
    """The output of the units of the first layer, without the last one.

    The sum over the units of the second layer is taken by halves, so that both versions round alike.
    """
    levels = np.clip(sums, np.float32(0), np.float32(1))
    units = second_bias.copy()
    for lower in range(UNITS - 1):
        units += levels[lower] * second[lower]
    brought = np.maximum(units, np.float32(0)) * last
    while len(brought) > 1:
        half = len(brought) // 2
        brought = brought[:half] + brought[half:]
    return brought[0]


def _setting(_: Any, sums: Any, rows: Any, place: Any) -> tuple[Any, Codegen]:
    """Code generation of `set_row`."""

    def write(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        target, source = (_start(context, builder, signature, given, index) for index in range(2))
        _store(builder, _load(builder, source, LOWER_ROW, given[2]), target)
        return context.get_dummy_value()

    return types.void(sums, rows, types.int64), write


def _adding(_: Any, sums: Any, rows: Any, place: Any, factor: Any) -> tuple[Any, Codegen]:
    """Code generation of `add_row`."""

    def write(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        target, source = (_start(context, builder, signature, given, index) for index in range(2))
        more = builder.fmul(_load(builder, source, LOWER_ROW, given[2]), _spread(builder, given[3], UNITS))
        _store(builder, builder.fadd(_load(builder, target, LOWER_ROW), more), target)
        return context.get_dummy_value()

    return types.void(sums, rows, types.int64, types.float32), write


def _answering(_: Any, sums: Any, second: Any, second_bias: Any, last: Any) -> tuple[Any, Codegen]:
    """Code generation of `answer`."""

    def write(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        starts = [_start(context, builder, signature, given, index) for index in range(4)]
        levels = _bounded(builder, _load(builder, starts[0], LOWER_ROW), 1.0)
        units = _load(builder, starts[2], UPPER_ROW)
        for lower in range(UNITS - 1):
            level = builder.extract_element(levels, ir.Constant(INDEX, lower))
            row = _load(builder, starts[1], UPPER_ROW, ir.Constant(PLACE, lower))
            units = builder.fadd(units, builder.fmul(_spread(builder, level, UPPER), row))
        return _sum(builder, builder.fmul(_bounded(builder, units), _load(builder, starts[3], UPPER_ROW)))

    return types.float32(sums, second, second_bias, last), write


_set_row: Any = intrinsic(_setting)
_add_row: Any = intrinsic(_adding)
_answer: Any = intrinsic(_answering)


@overload(set_row, jit_options=INLINE, strict=False)
def _compile_set_row(sums: Any, rows: Any, place: Any) -> Codegen:
    def compiled(sums: Any, rows: Any, place: Any) -> None:
        _set_row(sums, rows, np.int64(place))

    return compiled


@overload(add_row, jit_options=INLINE, strict=False)
def _compile_add_row(sums: Any, rows: Any, place: Any, factor: Any) -> Codegen:
    def compiled(sums: Any, rows: Any, place: Any, factor: Any) -> None:
        _add_row(sums, rows, np.int64(place), np.float32(factor))

    return compiled


@overload(answer, jit_options=INLINE, strict=False)
def _compile_answer(sums: Any, second: Any, second_bias: Any, last: Any) -> Codegen:
    def compiled(sums: Any, second: Any, second_bias: Any, last: Any) -> Any:
        return _answer(sums, second, second_bias, last)

    return compiled


def _start(context: Any, builder: Any, signature: Any, given: Any, index: int) -> Any:
    """The pointer to the data of an argument."""
    return context.make_array(signature.args[index])(context, builder, given[index]).data


def _load(builder: Any, start: Any, row: Any, place: Any = FIRST_ROW) -> Any:
    """Load a row; NumPy aligns only single numbers."""
    return builder.load(builder.gep(builder.bitcast(start, row.as_pointer()), [place]), align=4)


def _store(builder: Any, row: Any, start: Any) -> None:
    """Store a row at the start of an array."""
    builder.store(row, builder.bitcast(start, row.type.as_pointer()), align=4)


def _spread(builder: Any, number: Any, width: int) -> Any:
    """A row that repeats one number."""
    row = ir.VectorType(NUMBER, width)
    first = builder.insert_element(ir.Constant(row, ir.Undefined), number, ir.Constant(INDEX, 0))
    return _picked(builder, first, [0] * width)


def _bounded(builder: Any, row: Any, most: float | None = None) -> Any:
    """A row clipped to 0 … most."""
    for bound, beyond in ((0.0, "<"), (most, ">")):
        if bound is not None:
            bounds = ir.Constant(row.type, [bound] * row.type.count)
            row = builder.select(builder.fcmp_ordered(beyond, row, bounds), bounds, row)
    return row


def _sum(builder: Any, row: Any) -> Any:
    """The sum of a row, by halves."""
    while row.type.count > 1:
        half = row.type.count // 2
        row = builder.fadd(_picked(builder, row, range(half)), _picked(builder, row, range(half, 2 * half)))
    return builder.extract_element(row, ir.Constant(INDEX, 0))


def _picked(builder: Any, row: Any, places: Any) -> Any:
    """Some elements of a row."""
    mask = ir.Constant(ir.VectorType(INDEX, len(places)), list(places))
    return builder.shuffle_vector(row, row, mask)
