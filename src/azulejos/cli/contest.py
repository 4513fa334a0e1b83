"""What `match` and `league` share: their options, how a contest is run and watched."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from azulejos.cli.common import game_options, json_option, read_options
from azulejos.core import registry
from azulejos.core.errors import AzulejosError

if TYPE_CHECKING:
    from azulejos.arena.contest import Contest, Runner
    from azulejos.arena.outcome import Outcome
    from azulejos.arena.reports import LeftOut
    from azulejos.arena.terms import Terms

Command = TypeVar("Command", bound=Callable[..., Any])

DEFAULT_GROUPS = 50
"""How many groups are played when nobody says."""


@dataclass(frozen=True)
class Wish:
    """What someone asked for on the command line, as it stands there."""

    bots: tuple[str, ...]
    game: str
    players: int | None
    options: tuple[str, ...]
    games: int | None
    pairs: int | None
    seed: str
    seconds: float | None
    simulations: int | None
    workers: int | None
    in_process: bool
    ray: str | None
    out: str | None
    records: str | None
    odds: str | None = None

    @classmethod
    def of(cls, bots: tuple[str, ...], **asked: Any) -> "Wish":
        """What was asked for. `azul best greedy` says the same as `best greedy --game azul`."""
        if bots[0] in registry.names():
            return cls(bots[1:], **{**asked, "game": bots[0]})
        return cls(bots, **asked)


def contest_options(command: Command) -> Command:
    """The options of every contest."""
    for option in reversed(_OPTIONS):
        command = option(command)
    return command


_OPTIONS: tuple[Callable[[Any], Any], ...] = (
    click.argument("bots", nargs=-1, required=True, metavar="[GAME] BOT BOT …"),
    click.option("-g", "--game", default="azul", show_default=True, help="What is played."),
    game_options,
    click.option("--games", type=click.IntRange(1), help="How many games (each pair, in a league), in whole groups."),
    click.option(
        "--pairs",
        type=click.IntRange(1),
        help=f"How many groups: the same deals in every rotation of the seats. Default: {DEFAULT_GROUPS}.",
    ),
    click.option("--seed", default="0", show_default=True, help="The same seed, the same games."),
    click.option(
        "--seconds", "--time", type=click.FloatRange(0, min_open=True), help="How long a bot may think about a move."
    ),
    click.option("--simulations", type=click.IntRange(1), help="How much a bot may search for a move."),
    click.option(
        "--workers", type=click.IntRange(1), help="How many games at a time; one for each core, if not given."
    ),
    click.option("--in-process", is_flag=True, help="No processes for bots: quicker, for bots you trust."),
    click.option(
        "--ray",
        is_flag=False,
        flag_value="",
        metavar="[ADDRESS]",
        help="Play on a Ray cluster; without an address of RAY_ADDRESS, or one started here.",
    ),
    click.option("--out", metavar="FILE", help="Keep each result here; the same command goes on where it stopped."),
    click.option("--records", metavar="FILE|DIR/", help="Keep the records of all games."),
    json_option,
)


def terms_of(wish: Wish, players: int | None) -> "Terms":
    """The terms of a contest, checked."""
    from azulejos.arena.terms import Terms
    from azulejos.bots import Limit

    if wish.games is not None and wish.pairs is not None:
        raise click.UsageError("--games and --pairs say the same thing: give one of them")
    terms = Terms.of(
        wish.game,
        wish.bots,
        players=players,
        options=read_options(wish.options),
        seed=wish.seed,
        groups=1,
        limit=Limit(wish.seconds, wish.simulations),
        in_process=wish.in_process,
        odds=_odds(wish.odds),
    )
    groups = wish.pairs if wish.games is None else -(-wish.games // terms.players)
    return terms.with_groups(groups or DEFAULT_GROUPS)


def _odds(told: str | None) -> list[float]:
    try:
        return [float(each) for each in told.split(",")] if told else []
    except ValueError as error:
        raise click.BadParameter(f"{told!r} are no numbers with commas between", param_hint="--odds") from error


def loadable(terms: "Terms") -> "tuple[Terms, list[LeftOut]]":
    """The terms with those bots only that can be loaded, and the others with the reason."""
    from azulejos.arena.reports import LeftOut
    from azulejos.arena.squad import check_bot_loads

    left_out = []
    for number, name in enumerate(terms.bots):
        try:
            check_bot_loads(terms, number)
        except AzulejosError as error:
            left_out.append(LeftOut(name, error))
    names = {each.name for each in left_out}
    return terms.with_bots(tuple(name for name in terms.bots if name not in names)), left_out


def played(contest: "Contest", wish: Wish) -> "list[Outcome]":
    """Play a contest as it was asked for, with a progress bar where someone can see it."""
    from azulejos.arena.shelf import Shelf
    from azulejos.arena.store import Store
    from azulejos.bots.preparation import prepare

    prepare(wish.bots, wish.game, contest.terms.setup(None))
    with ExitStack() as stack:
        store = None if wish.out is None else stack.enter_context(Store(Path(wish.out), contest.to_json()))
        resumed = store is not None and bool(store.done)
        shelf = None if wish.records is None else Shelf(wish.records, resumed=resumed)
        watch = stack.enter_context(_progress(len(contest.tasks)))
        try:
            return contest.play(_runner(wish), store=store, shelf=shelf, watch=watch)
        except KeyboardInterrupt:
            if store is not None:
                click.echo(f"azulejos: {len(store.done)} games are kept; the same command goes on", err=True)
            raise


def _runner(wish: Wish) -> "Runner":
    if wish.ray is not None:
        from azulejos.arena.cluster import play_on_ray

        return partial(play_on_ray, address=wish.ray or None, workers=wish.workers)
    from azulejos.arena.pool import play_on_workers

    return partial(play_on_workers, workers=wish.workers)


@contextmanager
def _progress(games: int) -> "Iterator[Callable[[Outcome], None]]":
    """A bar on stderr; without a terminal nothing at all."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task("games", total=games)
        yield lambda outcome: progress.advance(bar)


def show_table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """A table in plain text, the same in a terminal and in a pipe: names to the left, figures to the right."""
    from azulejos.terminal.screen import printable

    lines = [[printable(cell) for cell in row] for row in (heads, *rows)]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    for first, *figures in lines:
        cells = [figure.rjust(width) for figure, width in zip(figures, widths[1:], strict=True)]
        click.echo("  ".join([first.ljust(widths[0]), *cells]).rstrip())
