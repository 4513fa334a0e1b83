"""The mark of a function that runs at two speeds: as plain Python, and compiled inside a kernel.

`@rule` changes nothing about the function it marks. Called from Python it runs as it stands, so a
table of people starts at once, breakpoints work and coverage sees every line. `azulejos.search`
hands all marked functions to Numba before it compiles a kernel, and only then is Numba imported.
"""

from collections.abc import Callable
from typing import Any, TypeVar

Function = TypeVar("Function", bound=Callable[..., Any])

MARKED: list[Callable[..., Any]] = []
"""Every function marked so far, in the order of their definition."""


def rule(function: Function) -> Function:
    """Mark a function as one that kernels may call."""
    MARKED.append(function)
    return function
