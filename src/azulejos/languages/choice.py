"""Which language someone gets: the one they chose, or the best of those their browser asks for (RFC 9110, 12.5.4)."""

import re
from collections.abc import Iterable

from azulejos.languages.language import DEFAULT, Language, names

_ITEM = re.compile(
    r"\s*([A-Za-z]{1,8}(?:-[A-Za-z0-9]{1,8})*|\*)\s*(?:;\s*[qQ]\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*)?"
)
_LONGEST = 1000  # characters of a header; a longer one is nobody's wish


def chosen(name: str | None = None, header: str | None = None) -> Language:
    """The language of this name; else the best for an Accept-Language header; else the default."""
    wishes = [name or "", *_wishes(header or "")]
    return Language(next(filter(None, map(_match, wishes)), DEFAULT))


def _wishes(header: str) -> Iterable[str]:
    """What a header asks for, the dearest first; whatever is malformed is passed over."""
    parts = header.split(",") if len(header) <= _LONGEST else []
    items = [match.groups() for item in parts if (match := _ITEM.fullmatch(item))]
    weighed = [(float(weight or 1), tag) for tag, weight in items]
    return [tag for weight, tag in sorted(weighed, key=lambda wish: -wish[0]) if weight > 0]


def _match(wish: str) -> str | None:
    """The language that fits a wish, which may be finer than we are: `pl-PL` gets `pl`."""
    known = {name.lower(): name for name in names()}
    parts = wish.lower().split("-")
    tags = ("-".join(parts[:length]) for length in range(len(parts), 0, -1))
    return DEFAULT if wish == "*" else next((known[tag] for tag in tags if tag in known), None)
