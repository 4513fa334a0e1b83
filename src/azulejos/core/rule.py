"""The decorator of functions that run interpreted, as plain Python, and compiled inside a kernel.

`@rule` does not change the function it marks. Called from Python it runs interpreted, so a table without bots starts at
once, breakpoints work and coverage sees every line. `azulejos.search` registers all marked functions with Numba before
it compiles a kernel, and only then is Numba imported.
"""

from collections.abc import Callable
from typing import Any, TypeVar

Function = TypeVar("Function", bound=Callable[..., Any])

MARKED: list[Callable[..., Any]] = []
"""Every function marked so far, in the order of their definition."""


NOT_INLINED: set[Callable[..., Any]] = set()
"""Marked functions that kernels call instead of inlining them."""


def rule(function: Function) -> Function:
    """Mark a function as one that kernels may call."""
    MARKED.append(function)
    return function


def rule_not_inlined(function: Function) -> Function:
    """Mark a function like `rule`, but do not inline it: for large functions that a kernel calls in several places.

    Inlining pays where the call itself is much of the work. Elsewhere it only makes kernels compile more slowly.
    """
    NOT_INLINED.add(function)
    return rule(function)
