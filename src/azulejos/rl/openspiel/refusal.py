"""Turns errors of this package into SpielError."""

from collections.abc import Iterator
from contextlib import contextmanager

import pyspiel

from azulejos.core.errors import AzulejosError


@contextmanager
def refusing() -> Iterator[None]:
    """Raise an AzulejosError of the block as a SpielError with the same message."""
    try:
        yield
    except AzulejosError as error:
        raise pyspiel.SpielError(str(error)) from error
