"""`azulejos train`: trains nets by self-play."""

import shutil
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from azulejos.cli.common import json_option, read_options

if TYPE_CHECKING:
    from azulejos.cli.train_screen import TrainScreen
    from azulejos.training.campaign import Campaign
    from azulejos.training.config import TrainingConfig
    from azulejos.training.workers import WorkResults

LARGEST_SEED = 100_000
"""Larger seeds might train on deals that are reserved for the gate."""


@dataclass(frozen=True)
class TrainingArguments:
    """The arguments on the command line."""

    game: str
    players: tuple[int, ...]
    options: tuple[str, ...]
    hours: float | None
    generations: int | None
    folder: Path | None
    seed: int
    recipe: tuple[str, ...]
    workers: int | None
    ray: str | None
    out: Path | None
    as_json: bool


@click.command(epilog="Example: azulejos train azul --players 2 --hours 2 --out azul-2.npz")
@click.argument("game")
@click.option("-p", "--players", type=int, multiple=True, help="How many play; several numbers share one net.")
@click.option(
    "-o",
    "--option",
    "options",
    multiple=True,
    metavar="NAME=VALUE",
    help="An option of the game, as wall=grey; several values of one share the net.",
)
@click.option("--hours", type=click.FloatRange(0, min_open=True), help="No generation begins after this many hours.")
@click.option("--generations", type=click.IntRange(1), help="How many, with those that are done; else until Ctrl-C.")
@click.option(
    "--folder",
    type=click.Path(path_type=Path),
    metavar="DIR",
    help="Where everything is stored; the same command resumes it; training-GAME-PLAYERS, if not given.",
)
@click.option(
    "--seed", type=click.IntRange(0, LARGEST_SEED), default=0, show_default=True, help="The same seed, the same nets."
)
@click.option("--recipe", multiple=True, metavar="NAME=VALUE", help="Another number in the recipe, as games=500.")
@click.option("--workers", type=click.IntRange(1), help="How many processes; one for each core, if not given.")
@click.option(
    "--ray",
    is_flag=False,
    flag_value="",
    metavar="[ADDRESS]",
    help="Play on a Ray cluster; without an address of RAY_ADDRESS, or one started here.",
)
@click.option("--out", type=click.Path(path_type=Path), metavar="NET.npz", help="Write the best net here at the end.")
@json_option
def train(**given: Any) -> None:
    """Train a net for GAME: it plays against itself, learns from that, and replaces itself if it got better.

    Finished work is kept. Killed at any moment, the same command resumes, to the same nets.
    """
    from azulejos.cli.train_screen import TrainScreen
    from azulejos.training.errors import TrainingError, check_torch

    arguments = TrainingArguments(**given)
    check_torch()
    config = _config(arguments)
    if arguments.out is not None and not arguments.out.absolute().parent.is_dir():
        raise TrainingError(f"there is no folder for {arguments.out}", code="no-folder")
    _run(arguments, config, TrainScreen(as_json=arguments.as_json))


def _config(arguments: TrainingArguments) -> "TrainingConfig":
    from azulejos.training.config import TrainingConfig

    options: dict[str, list[object]] = {}
    for text in arguments.options:
        for name, value in read_options((text,)).items():
            options.setdefault(name, []).append(value)
    changes = dict(text.partition("=")[::2] for text in arguments.recipe)
    return TrainingConfig.of(arguments.game, arguments.players, options, arguments.seed).changed(changes)


def _run(arguments: TrainingArguments, config: "TrainingConfig", screen: "TrainScreen") -> None:
    """Train for the given time or number of generations."""
    from azulejos.training.campaign import Campaign
    from azulejos.training.workers import worker_pool

    numbers = "-".join(str(count) for count in sorted({setup.players for setup in config.setups}))
    folder = arguments.folder or Path(f"training-{config.game}-{numbers}")
    campaign = Campaign(folder, config, screen.watch)
    with worker_pool(arguments.workers, arguments.ray) as workers, screen:
        try:
            _advance(arguments, campaign, workers.answers, screen)
        except KeyboardInterrupt:
            kept = f"{len(campaign.verdicts)} generations and the games since are kept in {folder}"
            click.echo(f"azulejos: {kept}; the same command goes on", err=True)
            raise
    _end(arguments, campaign, screen)


def _advance(arguments: TrainingArguments, campaign: "Campaign", answers: "WorkResults", screen: "TrainScreen") -> None:
    """Play one generation after another; print those that were finished before first."""
    deadline = None if arguments.hours is None else time.monotonic() + 3600 * arguments.hours
    verdicts = campaign.verdicts
    screen.print_verdicts(verdicts, verdicts)
    while arguments.generations is None or len(verdicts) < arguments.generations:
        if deadline is not None and time.monotonic() >= deadline:
            break
        verdicts.append(campaign.advance(answers))
        campaign.draw()
        screen.print_verdicts(verdicts[-1:], verdicts)


def _end(arguments: TrainingArguments, campaign: "Campaign", screen: "TrainScreen") -> None:
    """Print where the best net is, and copy it to `--out`."""
    best = campaign.best
    if best is None:
        screen.say(f"There is no net yet; the same command goes on in {campaign.folder}.")
        return
    campaign.draw()
    screen.show_curve(campaign.verdicts)
    screen.say(f"The best net is that of generation {best.number}: {best.net_path}; the curve: {campaign.curve_path}")
    if arguments.out is not None:
        beside = arguments.out.with_suffix(".new")
        shutil.copyfile(best.net_path, beside)
        beside.replace(arguments.out)
        screen.say(f"It is in {arguments.out} too.")
