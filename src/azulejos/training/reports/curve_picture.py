"""Draws the curve of a training as SVG: Elo above, the loss below, by generation."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from azulejos.training.reports.elo_curve import CurvePoint, ticks

WIDTH, HEIGHT = 720, 500
LEFT, RIGHT = 70, 700
"""The curves lie between these columns."""

INK, GRID, GATE, YARDSTICK, LOSS = "#1b2340", "#d9deea", "#1f5fbf", "#c2571a", "#3d7a45"


@dataclass(frozen=True)
class Panel:
    """A part of the picture with its own axis."""

    label: str
    top: int
    bottom: int
    marks: Sequence[float]
    """The numbers at its axis, ascending."""

    def row(self, value: float) -> float:
        """The y coordinate of a value."""
        low, high = self.marks[0], self.marks[-1]
        return self.bottom - (self.bottom - self.top) * (value - low) / (high - low)

    def draw(self) -> Iterable[str]:
        """The grid, its numbers and its name."""
        for mark in self.marks:
            row = self.row(mark)
            yield f'<path d="M{LEFT} {row:.1f}H{RIGHT}" stroke="{GRID}"/>'
            yield _text(LEFT - 8, row + 4, f"{mark:g}", "end")
        middle = (self.top + self.bottom) / 2
        turned = f'transform="rotate(-90 18 {middle:.0f})"'
        yield f'<text x="18" y="{middle:.0f}" text-anchor="middle" {turned}>{self.label}</text>'


def svg(points: Sequence[CurvePoint]) -> str:
    """The picture of at least one generation."""
    elos = [value for each in points for value in (each.gate, each.yardstick, 0.0)]
    losses = [each.loss for each in points]
    above = Panel("Elo", 70, 300, ticks(min(elos), max(elos), 6))
    below = Panel("loss", 340, 440, ticks(min(losses), max(losses), 4))
    column = _columns(points)
    parts = [
        *above.draw(),
        *below.draw(),
        *_generations(points, column),
        *_curve([(column(each), above.row(each.yardstick), True) for each in points], YARDSTICK),
        *_climb(points, above, column),
        *_curve([(column(each), below.row(each.loss), True) for each in points], LOSS),
        *_legend(),
    ]
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" '
    style = f'font-size="13" fill="{INK}" role="img" aria-label="How the nets got stronger">'
    ground = f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>'
    return "\n".join([head + style, ground, *parts, "</svg>", ""])


def _columns(points: Sequence[CurvePoint]) -> Callable[[CurvePoint], float]:
    """The x coordinate of a generation."""
    last = max(1, points[-1].generation)
    return lambda each: LEFT + 12 + (RIGHT - LEFT - 24) * each.generation / last


def _generations(points: Sequence[CurvePoint], column: Callable[[CurvePoint], float]) -> Iterable[str]:
    """The numbers of the generations, few enough not to touch."""
    apart = -(-len(points) // 20)
    for each in points[::apart]:
        yield _text(column(each), 458, str(each.generation), "middle")
    yield _text((LEFT + RIGHT) / 2, 484, "generation", "middle")


def _climb(points: Sequence[CurvePoint], panel: Panel, column: Callable[[CurvePoint], float]) -> Iterable[str]:
    """The line through the accepted nets; the others are single dots."""
    dots = [(column(each), panel.row(each.gate), each.accepted) for each in points]
    return _curve(dots, GATE)


def _curve(dots: Sequence[tuple[float, float, bool]], colour: str) -> Iterable[str]:
    """A line through the full dots, and all dots."""
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y, full in dots if full)
    yield f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>'
    for x, y, full in dots:
        inside = colour if full else "#fff"
        yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.5" fill="{inside}" stroke="{colour}" stroke-width="1.5"/>'


def _legend() -> Iterable[str]:
    yield _text(LEFT, 22, "0 is a search with the game's heuristic and as many positions per move", "start")
    entries = ("won against the best net before (empty: not accepted)", GATE), ("measured against 0", YARDSTICK)
    for place, (text, colour) in zip((LEFT, 460), entries, strict=True):
        yield f'<circle cx="{place + 5}" cy="42" r="4" fill="{colour}"/>'
        yield _text(place + 16, 46, text, "start")


def _text(x: float, y: float, text: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{text}</text>'
