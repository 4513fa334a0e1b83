"""The output of `azulejos train`: a bar on stderr if it is a terminal, and a line per generation."""

import json
import time
from collections.abc import Sequence
from types import TracebackType
from typing import TYPE_CHECKING

import click
from rich.console import Console, Group
from rich.live import Live
from rich.progress_bar import ProgressBar
from rich.table import Table
from rich.text import Text

from azulejos.training.reports.curve_text import chart
from azulejos.training.reports.elo_curve import points_of

if TYPE_CHECKING:
    from azulejos.training.generation import GenerationStep
    from azulejos.training.verdict import GateVerdict

STAGES = {"games": "plays", "fitting": "learns", "gate": "at the gate", "yardstick": "is measured"}
"""The stages of a generation, in words short enough to leave room for the bar."""


class TrainScreen:
    """The output of a training, as a context manager."""

    def __init__(self, *, as_json: bool) -> None:
        self._as_json = as_json
        console = Console(stderr=True)
        self._live = Live(console=console, transient=True, redirect_stdout=False, redirect_stderr=False)
        self._seen = console.is_terminal
        self._chart, self._loss, self._gate = "", "", ""
        self._begun, self._first, self._stage = 0.0, 0, ""

    def watch(self, step: "GenerationStep") -> None:
        """Show the progress of a generation."""
        if step.stage != self._stage:
            self._stage, self._first, self._begun = step.stage, step.done, time.monotonic()
        if step.loss is not None:
            self._loss = f"loss {step.loss:.4f}"
        if self._seen:
            self._live.update(Group(Text(self._chart), self._bar(step)), refresh=True)

    def print_verdicts(self, fresh: "Sequence[GateVerdict]", verdicts: "Sequence[GateVerdict]") -> None:
        """Print a line for each new verdict; the chart shows all verdicts."""
        self._stage, self._chart = "", chart(points_of(verdicts))
        self._live.stop()
        for each in fresh:
            self._gate = "" if each.score is None else f"gate {100 * each.score:.1f} %"
            click.echo(json.dumps(each.to_json()) if self._as_json else line(each))
        if self._seen:
            self._live.start()

    def show_curve(self, verdicts: "Sequence[GateVerdict]") -> None:
        """Print the curve as text, unless the output is JSON."""
        if not self._as_json:
            click.echo(f"\n{chart(points_of(verdicts))}\n")

    def say(self, sentence: str) -> None:
        """Print a sentence, on stderr if the output is JSON."""
        click.echo(sentence, err=self._as_json)

    def _bar(self, step: "GenerationStep") -> Table:
        row = Table.grid(padding=(0, 1))
        speed = (step.done - self._first) / max(time.monotonic() - self._begun, 1e-3)
        count = f"{step.done} of {step.total}" + (f", {speed:.1f} games/s" if step.stage != "fitting" else " epochs")
        bar = ProgressBar(total=step.total, completed=step.done, width=20)
        row.add_row(f"generation {step.generation} {STAGES[step.stage]}", bar, count, self._loss, self._gate)
        return row

    def __enter__(self) -> "TrainScreen":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._live.stop()


def line(verdict: "GateVerdict") -> str:
    """A generation on one line."""
    against = "" if verdict.score is None else f"{100 * verdict.score:.1f} % against the best net, "
    return (
        f"generation {verdict.generation}: {verdict.positions} positions, loss {verdict.loss:.4f}, {against}"
        f"{100 * verdict.yardstick:.1f} % against the game's own appraisal: "
        f"{'accepted' if verdict.accepted else 'not accepted'}"
    )
