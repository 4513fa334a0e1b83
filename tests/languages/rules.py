"""The pages of the rules, taken apart: what a translation must share with the English page."""

import re
from collections import Counter
from functools import cache
from pathlib import Path

PAGES = Path(__file__).parents[2] / "docs" / "rules"
GAMES = sorted(path.name for path in PAGES.glob("*.md"))
TRANSLATED = sorted(path.name for path in PAGES.iterdir() if path.is_dir())

ANCHOR = re.compile(r'<a id="([^"]+)"></a>')
CODE = re.compile(r"`[^`]+`")
LINK = re.compile(r"\]\(([^)]+)\)")
NUMBER = re.compile(r"\(\d+, \d+\)|[−+]?\d+(?:[./]\d+)*[abc]?")
"""A cell of the wall, a number with its sign, a clause, or the cards of each colour such as 6/4/3/2/1."""

NOTATION = re.compile(
    r"\b(?:AZ|SP|F)-\w+(?:\.\w+)?"  # a clause
    r"|\b[A-Z]\d*\b"  # a phase, a player, an example, a direction, the number N
    r"|\b(?:UL|UR|LR|LL|NE|SE|SW|NW)\b"
    r"|\d[abc]\b"
    r"|\b(?:mod|min|n)\b"
)
"""What is written alike in every language, also outside code."""


@cache
def page(game: str, language: str = "") -> str:
    return (PAGES / language / game).read_text(encoding="utf-8")


def anchors(text: str) -> list[str]:
    return ANCHOR.findall(text)


def clauses(text: str) -> dict[str, str]:
    """What stands after each anchor and before the next; before the first one under an empty name."""
    names, texts = ["", *anchors(text)], ANCHOR.split(text)[::2]
    return dict(zip(names, texts, strict=True))


def numbers(text: str) -> Counter[str]:
    return Counter(NUMBER.findall(text))


def targets(text: str) -> list[str]:
    """Where the links and pictures of a page lead to, seen from the folder of the English pages."""
    return [target.replace("../../", "../") for target in LINK.findall(text)]


def tables(text: str) -> list[list[list[str]]]:
    """The cells of each row of each table."""
    found = re.findall(r"(?:^\|.*\|\n)+", text, re.MULTILINE)
    return [[row.strip("|").split("|") for row in table.splitlines()] for table in found]


def words(text: str) -> str:
    """A text without anchors, code, link targets and notation."""
    for part in (ANCHOR, CODE, LINK, NOTATION):
        text = part.sub("", text)
    return text
