"""Reads untrusted JSON: each method returns the value, or notes a fault and returns None."""

from collections.abc import Sequence
from typing import Any

from azulejos.core.errors import Fault
from azulejos.core.numbers import LARGEST


class JsonReader:
    """Reads a document and collects its faults of form."""

    def __init__(self) -> None:
        self.faults: list[Fault] = []

    def fault(self, where: str, message: str, clause: str | None = None) -> None:
        """Add a fault."""
        self.faults.append(Fault(where, message, clause))

    def number(self, value: Any, where: str, least: int, most: int = LARGEST) -> int | None:
        """A whole number within bounds."""
        if type(value) is int and least <= value <= most:
            return value
        self.fault(where, f"must be a whole number from {least} to {most}, not {_shown(value)}")
        return None

    def truth(self, value: Any, where: str) -> bool | None:
        """True or false."""
        if isinstance(value, bool):
            return value
        self.fault(where, f"must be true or false, not {_shown(value)}")
        return None

    def exactly(self, value: Any, where: str, expected: list[int], message: str, clause: str) -> None:
        """Check for a list of exactly these whole numbers; neither 1.0 nor true is one."""
        if value != expected or any(type(each) is not int for each in value):
            self.fault(where, message, clause)

    def word(self, value: Any, where: str, allowed: Sequence[str]) -> str | None:
        """One of the allowed words."""
        if isinstance(value, str) and value in allowed:
            return value
        self.fault(where, f"must be one of {', '.join(allowed)}, not {_shown(value)}")
        return None

    def letters(self, value: Any, where: str, alphabet: str) -> str | None:
        """A text of letters of an alphabet."""
        if isinstance(value, str) and all(letter in alphabet for letter in value):
            return value
        self.fault(where, f"must be letters of {alphabet}, not {_shown(value)}")
        return None

    def items(self, value: Any, where: str, length: int) -> list[Any] | None:
        """A list of a given length."""
        if isinstance(value, list) and len(value) == length:
            return value
        self.fault(where, f"must be a list of {length}, not {_shown(value)}")
        return None

    def members(self, value: Any, where: str) -> dict[str, Any] | None:
        """An object."""
        if isinstance(value, dict):
            return value
        self.fault(where, f"must be an object, not {_shown(value)}")
        return None


def _shown(value: Any) -> str:
    """A wrong value, shortened for an error message."""
    if value is None:
        return "missing"
    text = repr(value) if type(value) is not int or abs(value) <= LARGEST else "a number too large"
    return text if len(text) <= 40 else f"{text[:37]}…"
