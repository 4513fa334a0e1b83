"""Chooses a language: the one a user named, the best that a browser accepts (RFC 9110, 12.5.4), or that of a locale."""

import re
from collections.abc import Iterable, Mapping

from azulejos.languages.language import DEFAULT, Language, names

_ITEM = re.compile(
    r"\s*([A-Za-z]{1,8}(?:-[A-Za-z0-9]{1,8})*|\*)\s*(?:;\s*[qQ]\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*)?"
)
_LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")
_LONGEST = 1000  # characters of a header; no browser sends a longer one


def chosen(name: str | None = None, header: str | None = None) -> Language:
    """The language of this name; else the best for an Accept-Language header; else the default."""
    tags = [name or "", *_tags(header or "")]
    return Language(next(filter(None, map(_match, tags)), DEFAULT))


def of_locale(environment: Mapping[str, str]) -> Language:
    """The language of a POSIX locale, which the first variable that is set decides; else the default, as for `C`."""
    locale = next(filter(None, map(environment.get, _LOCALE)), "")
    tag = re.split(r"[.@]", locale)[0].replace("_", "-")  # pl_PL.UTF-8@euro
    return Language(_match(tag) or DEFAULT)


def _tags(header: str) -> Iterable[str]:
    """The language tags of a header, the most preferred first; malformed items are skipped."""
    parts = header.split(",") if len(header) <= _LONGEST else []
    items = [match.groups() for item in parts if (match := _ITEM.fullmatch(item))]
    weighed = [(float(weight or 1), tag) for tag, weight in items]
    return [tag for weight, tag in sorted(weighed, key=lambda item: -item[0]) if weight > 0]


def _match(tag: str) -> str | None:
    """The language that fits a tag, which may be more specific than our files: `pl-PL` gets `pl`."""
    known = {name.lower(): name for name in names()}
    parts = tag.lower().split("-")
    prefixes = ("-".join(parts[:length]) for length in range(len(parts), 0, -1))
    return DEFAULT if tag == "*" else next((known[prefix] for prefix in prefixes if prefix in known), None)
