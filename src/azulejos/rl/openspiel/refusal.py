"""What is refused, in the words of this package and by the exception of OpenSpiel."""

from collections.abc import Iterator
from contextlib import contextmanager

import pyspiel

from azulejos.core.errors import AzulejosError


@contextmanager
def refusing() -> Iterator[None]:
    """Turn what this package refuses into a SpielError that says the same; the cause stays with it."""
    try:
        yield
    except AzulejosError as error:
        raise pyspiel.SpielError(str(error)) from error
