"""Shared by `match` and `league`: their options, how a contest is run and shown."""

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
    from azulejos.arena.config import ContestConfig
    from azulejos.arena.contest import Contest, Runner
    from azulejos.arena.outcome import Outcome
    from azulejos.arena.reports import LeftOut

ContestCommand = TypeVar("ContestCommand", bound=Callable[..., Any])

DEFAULT_GROUPS = 50
"""The default number of groups."""


@dataclass(frozen=True)
class ContestArguments:
    """The arguments on the command line."""

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
    def of(cls, bots: tuple[str, ...], **given: Any) -> "ContestArguments":
        """The arguments of a contest. `azul best greedy` means the same as `best greedy --game azul`."""
        if bots[0] in registry.names():
            return cls(bots[1:], **{**given, "game": bots[0]})
        return cls(bots, **given)


def contest_options(command: ContestCommand) -> ContestCommand:
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


def config_of(arguments: ContestArguments, players: int | None) -> "ContestConfig":
    """The checked configuration of a contest."""
    from azulejos.arena.config import ContestConfig
    from azulejos.bots import Limit

    if arguments.games is not None and arguments.pairs is not None:
        raise click.UsageError("--games and --pairs say the same thing: give one of them")
    config = ContestConfig.of(
        arguments.game,
        arguments.bots,
        players=players,
        options=read_options(arguments.options),
        seed=arguments.seed,
        groups=1,
        limit=Limit(arguments.seconds, arguments.simulations),
        in_process=arguments.in_process,
        odds=_odds(arguments.odds),
    )
    groups = arguments.pairs if arguments.games is None else -(-arguments.games // config.players)
    return config.with_groups(groups or DEFAULT_GROUPS)


def _odds(text: str | None) -> list[float]:
    try:
        return [float(each) for each in text.split(",")] if text else []
    except ValueError as error:
        raise click.BadParameter(f"{text!r} are no numbers with commas between", param_hint="--odds") from error


def loadable(config: "ContestConfig") -> "tuple[ContestConfig, list[LeftOut]]":
    """The configuration with the bots that can be loaded, and the others with the reason."""
    from azulejos.arena.bot_pool import check_bot_loads
    from azulejos.arena.reports import LeftOut

    left_out = []
    for number, name in enumerate(config.bots):
        try:
            check_bot_loads(config, number)
        except AzulejosError as error:
            left_out.append(LeftOut(name, error))
    names = {each.name for each in left_out}
    return config.with_bots(tuple(name for name in config.bots if name not in names)), left_out


def played(contest: "Contest", arguments: ContestArguments) -> "list[Outcome]":
    """Play a contest, with a progress bar if stderr is a terminal."""
    from azulejos.arena.outcome_store import OutcomeStore
    from azulejos.arena.record_store import RecordStore
    from azulejos.bots.preparation import prepare

    prepare(arguments.bots, arguments.game, contest.config.setup(None))
    with ExitStack() as stack:
        store = (
            None if arguments.out is None else stack.enter_context(OutcomeStore(Path(arguments.out), contest.to_json()))
        )
        resumed = store is not None and bool(store.done)
        record_store = None if arguments.records is None else RecordStore(arguments.records, resumed=resumed)
        watch = stack.enter_context(_progress(len(contest.tasks)))
        try:
            return contest.play(_runner(arguments), store=store, record_store=record_store, watch=watch)
        except KeyboardInterrupt:
            if store is not None:
                click.echo(f"azulejos: {len(store.done)} games are kept; the same command goes on", err=True)
            raise


def _runner(arguments: ContestArguments) -> "Runner":
    if arguments.ray is not None:
        from azulejos.arena.cluster import play_on_ray

        return partial(play_on_ray, address=arguments.ray or None, workers=arguments.workers)
    from azulejos.arena.play_schedule import play_on_workers

    return partial(play_on_workers, workers=arguments.workers)


@contextmanager
def _progress(games: int) -> "Iterator[Callable[[Outcome], None]]":
    """A progress bar on stderr; nothing if it is not a terminal."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task("games", total=games)
        yield lambda outcome: progress.advance(bar)


def show_table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Print a table in plain text: names to the left, figures to the right."""
    from azulejos.terminal.screen import printable

    lines = [[printable(cell) for cell in row] for row in (heads, *rows)]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    for first, *figures in lines:
        cells = [figure.rjust(width) for figure, width in zip(figures, widths[1:], strict=True)]
        click.echo("  ".join([first.ljust(widths[0]), *cells]).rstrip())
