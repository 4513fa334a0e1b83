"""A picture in text: lines of spans, each with a style that a terminal may show in colour."""

from dataclasses import dataclass

TextLine = list["Span"]


@dataclass(frozen=True, slots=True)
class Span:
    """A piece of a line. `style` is words like "bold", "dim" or "#ffffff on #1d58b8"; "" is plain."""

    text: str
    style: str = ""


def plain(lines: list[TextLine]) -> str:
    """The picture without its styles."""
    return "\n".join("".join(span.text for span in line).rstrip() for line in lines)


def width(line: TextLine) -> int:
    """How many columns a line takes."""
    return sum(len(span.text) for span in line)


def beside(left: list[TextLine], right: list[TextLine], gap: int = 3) -> list[TextLine]:
    """Two pictures side by side."""
    widest = max(map(width, left), default=0)
    joined = []
    for index in range(max(len(left), len(right))):
        line = left[index] if index < len(left) else []
        more = right[index] if index < len(right) else []
        joined.append([*line, Span(" " * (widest - width(line) + gap)), *more])
    return joined
