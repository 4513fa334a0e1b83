"""`azulejos train`: nets that learn from games of a search against itself."""

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
    from azulejos.training.terms import Terms
    from azulejos.training.work import Answers

LARGEST_SEED = 100_000
"""Games of larger seeds might have deals that are kept for the gate."""


@dataclass(frozen=True)
class Wish:
    """What someone asked for on the command line, as it stands there."""

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
@click.option("--hours", type=click.FloatRange(0, min_open=True), help="No generation is begun after so many hours.")
@click.option("--generations", type=click.IntRange(1), help="How many, with those that are done; else until Ctrl-C.")
@click.option(
    "--folder",
    type=click.Path(path_type=Path),
    metavar="DIR",
    help="Where everything is kept, and gone on with by the same command; training-GAME-PLAYERS, if not given.",
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
def train(**asked: Any) -> None:
    """Train a net for GAME: it plays against itself, learns from that, and replaces itself if it got better.

    Whatever is done is kept. Killed at any moment, the same command goes on, to the same nets.
    """
    from azulejos.cli.train_screen import TrainScreen
    from azulejos.training.errors import TrainingError, check_torch

    wish = Wish(**asked)
    check_torch()
    terms = _terms(wish)
    if wish.out is not None and not wish.out.absolute().parent.is_dir():
        raise TrainingError(f"there is no folder for {wish.out}", code="no-folder")
    _run(wish, terms, TrainScreen(as_json=wish.as_json))


def _terms(wish: Wish) -> "Terms":
    from azulejos.training.terms import Terms

    options: dict[str, list[object]] = {}
    for text in wish.options:
        for name, value in read_options((text,)).items():
            options.setdefault(name, []).append(value)
    changes = dict(text.partition("=")[::2] for text in wish.recipe)
    return Terms.of(wish.game, wish.players, options, wish.seed).changed(changes)


def _run(wish: Wish, terms: "Terms", screen: "TrainScreen") -> None:
    """Train as long as was asked for."""
    from azulejos.training.campaign import Campaign
    from azulejos.training.work import crew

    numbers = "-".join(str(count) for count in sorted({setup.players for setup in terms.setups}))
    folder = wish.folder or Path(f"training-{terms.game}-{numbers}")
    campaign = Campaign(folder, terms, screen.watch)
    with crew(wish.workers, wish.ray) as workers, screen:
        try:
            _advance(wish, campaign, workers.answers, screen)
        except KeyboardInterrupt:
            kept = f"{len(campaign.verdicts)} generations and the games since are kept in {folder}"
            click.echo(f"azulejos: {kept}; the same command goes on", err=True)
            raise
    _end(wish, campaign, screen)


def _advance(wish: Wish, campaign: "Campaign", answers: "Answers", screen: "TrainScreen") -> None:
    """One generation after another; those that were done before are told first."""
    deadline = None if wish.hours is None else time.monotonic() + 3600 * wish.hours
    verdicts = campaign.verdicts
    screen.tell(verdicts, verdicts)
    while wish.generations is None or len(verdicts) < wish.generations:
        if deadline is not None and time.monotonic() >= deadline:
            break
        verdicts.append(campaign.advance(answers))
        campaign.draw()
        screen.tell(verdicts[-1:], verdicts)


def _end(wish: Wish, campaign: "Campaign", screen: "TrainScreen") -> None:
    """Say where the best net is, and write it to where it is wanted."""
    best = campaign.best
    if best is None:
        screen.say(f"There is no net yet; the same command goes on in {campaign.folder}.")
        return
    campaign.draw()
    screen.show_curve(campaign.verdicts)
    screen.say(f"The best net is that of generation {best.number}: {best.net_path}; the curve: {campaign.curve_path}")
    if wish.out is not None:
        beside = wish.out.with_suffix(".new")
        shutil.copyfile(best.net_path, beside)
        beside.replace(wish.out)
        screen.say(f"It is in {wish.out} too.")
