"""Draws the curve of a training as plain text for a terminal."""

from collections.abc import Sequence

from azulejos.training.reports.elo_curve import CurvePoint

HEIGHT = 8
"""Lines of the chart of Elo."""

WIDTH = 60
"""The width in columns: of a longer training the last generations are shown."""

ACCEPTED, REJECTED, YARDSTICK = "●○+"
BARS = "▁▂▃▄▅▆▇█"


def chart(points: Sequence[CurvePoint]) -> str:
    """Elo by generation, and the loss below; empty before the first generation is finished."""
    shown = points[-WIDTH // 2 :]
    if not shown:
        return ""
    values = [value for each in shown for value in (each.gate, each.yardstick, 0.0)]
    low, high = min(values), max(*values, 1.0)
    rows = [[" "] * (2 * len(shown)) for _ in range(HEIGHT)]
    for column, each in enumerate(shown):
        rows[_row(each.yardstick, low, high)][2 * column] = YARDSTICK
        rows[_row(each.gate, low, high)][2 * column] = ACCEPTED if each.accepted else REJECTED
    heads = {0: f"{high:+.0f}", HEIGHT - 1: f"{low:+.0f}"}
    lines = [f"{heads.get(number, ''):>7} ┤{''.join(row).rstrip()}" for number, row in enumerate(rows)]
    return "\n".join([_legend(), *lines, _axis(shown), _loss(shown)])


def _legend() -> str:
    return f"Elo over the game's heuristic: {ACCEPTED} accepted, {REJECTED} not, {YARDSTICK} measured against it"


def _row(value: float, low: float, high: float) -> int:
    """The line of a value, counted from the top."""
    return round((HEIGHT - 1) * (high - value) / (high - low))


def _axis(shown: Sequence[CurvePoint]) -> str:
    first, last = shown[0].generation, shown[-1].generation
    return f"{'':7} └{'─' * (2 * len(shown))} generation {first}" + (f" to {last}" if last > first else "")


def _loss(shown: Sequence[CurvePoint]) -> str:
    """The loss as a row of bars, between its least and its most."""
    losses = [each.loss for each in shown]
    low, high = min(losses), max(losses)
    bars = [BARS[round((len(BARS) - 1) * (loss - low) / (high - low))] if high > low else BARS[0] for loss in losses]
    return f"{'loss':>7}  {' '.join(bars)}  {losses[-1]:.4f}"
