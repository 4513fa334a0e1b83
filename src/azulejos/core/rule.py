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


APART: set[Callable[..., Any]] = set()
"""Those of them that are called where they are used, instead of being inlined there."""


def rule(function: Function) -> Function:
    """Mark a function as one that kernels may call."""
    MARKED.append(function)
    return function


def called(function: Function) -> Function:
    """Mark a function like `rule`, to be called and not inlined: a large one that several places of a kernel use.

    Inlining pays where a call is a good part of the work. Elsewhere it only makes kernels take longer to compile.
    """
    APART.add(function)
    return rule(function)
