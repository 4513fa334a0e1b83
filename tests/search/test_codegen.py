"""Machine code is generated once for a whole kernel, and does what Numba's own would."""

import numba
import numpy as np
import pytest
from numba.core.registry import cpu_target
from numba.extending import register_jitable

from azulejos.search.compiler.codegen import DeferredLibrary, KernelCompiler


@register_jitable(no_cfunc_wrapper=True)
def half(number):
    return number // 2


@register_jitable(forceinline=True, no_cfunc_wrapper=True)
def quarter(number):
    return half(half(number))


def deep(numbers):
    total = 0
    for number in numbers:
        total += quarter(number) + half(number)
    return total


def failing(number):
    if number < 0:
        raise ValueError("negative")
    return half(number)


NUMBERS = np.arange(100, dtype=np.int64)


def compiled(function, **options):
    return numba.njit(pipeline_class=KernelCompiler, **options)(function)


def test_a_kernel_computes_what_python_and_numba_do():
    assert compiled(deep)(NUMBERS) == numba.njit(deep)(NUMBERS) == deep(NUMBERS)


def test_only_the_kernel_becomes_machine_code(monkeypatch):
    made = []
    make = DeferredLibrary._make

    def counted(self):
        made.append(self.name)
        make(self)

    monkeypatch.setattr(DeferredLibrary, "_make", counted)
    compiled(lambda numbers: deep_again(numbers) + 1)(NUMBERS)
    assert len(made) == 1


@register_jitable(no_cfunc_wrapper=True)
def deep_again(numbers):
    return quarter(numbers[7])


def test_an_error_comes_through():
    with pytest.raises(ValueError, match="negative"):
        compiled(failing)(-1)


def test_other_functions_compile_as_usual_before_and_after_and_may_call_the_same_functions():
    compiled(deep)(NUMBERS)
    assert "_library_class" not in vars(cpu_target.target_context.codegen())
    assert numba.njit(lambda number: quarter(number) + 1)(16) == 5


def test_a_failure_leaves_the_compiler_as_it_was():
    with pytest.raises(numba.TypingError):
        compiled(lambda number: number.nothing)(1)
    assert "_library_class" not in vars(cpu_target.target_context.codegen())
