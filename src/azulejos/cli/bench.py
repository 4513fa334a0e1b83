"""`azulejos bench`: measures speed on this machine."""

import json
import tempfile

import click

from azulejos.cli.common import json_option


@click.group()
def bench() -> None:
    """Measure speed on this machine."""


@bench.command(epilog="Example: azulejos bench engine --game azul --players 2 --json")
@click.option("--game", "names", multiple=True, help="Only this game; all, if not given.")
@click.option("--players", type=int, help="Only this number of players.")
@click.option(
    "--seconds", type=click.FloatRange(0.05), default=1.0, show_default=True, help="How long for each figure."
)
@json_option
def engine(names: tuple[str, ...], players: int | None, seconds: float, as_json: bool) -> None:
    """The rules: compiled and interpreted games on one core, legal-move lists, compile times.

    The signature is made of the moves of seeded games: it changes when behaviour does.
    """
    from azulejos.core import registry
    from azulejos.search.bench.bench_rules import measure, report

    figures = measure(names or registry.names(), players, seconds)
    click.echo(json.dumps(figures, indent=2) if as_json else report(figures))


@bench.command(epilog="Example: azulejos bench search --game summer-pavilion --seconds 5")
@click.option("--game", "names", multiple=True, help="Only this game; all, if not given.")
@click.option("--players", type=int, help="Only this number of players.")
@click.option(
    "--seconds", type=click.FloatRange(0.05), default=2.0, show_default=True, help="How long for each figure."
)
@json_option
def search(names: tuple[str, ...], players: int | None, seconds: float, as_json: bool) -> None:
    """The searches: positions (alpha-beta) or simulations (sampling) a second, with one thread and with two."""
    from azulejos.core import registry
    from azulejos.search.bench.bench_search import measure, report

    figures = measure(names or registry.names(), players, seconds)
    click.echo(json.dumps(figures, indent=2) if as_json else report(figures))


@bench.command(epilog="Example: azulejos bench server --tables 1000 --rate 300 --seconds 20")
@click.option("--tables", type=click.IntRange(1), default=1000, show_default=True, help="Tables with two players each.")
@click.option("--rate", type=click.FloatRange(0.1), default=300.0, show_default=True, help="Decisions a second in all.")
@click.option("--seconds", type=click.FloatRange(0.1), default=20.0, show_default=True, help="How long they play.")
@click.option("--game", "names", multiple=True, help="Only this game; all in turn, if not given.")
@click.option("--outlook", is_flag=True, help="Players want to know what each of their moves would do.")
@click.option("--database", metavar="ADDRESS", help="A file, or postgresql://…; a new file, if not given.")
@json_option
def server(
    tables: int,
    rate: float,
    seconds: float,
    names: tuple[str, ...],
    outlook: bool,
    database: str | None,
    as_json: bool,
) -> None:
    """The table server: many tables with two connected players each, and how soon one hears what the other did.

    A real server in a process of its own, on loopback. It needs two files a table: see `ulimit -n`.
    """
    from azulejos.core import registry
    from azulejos.server.load.measure import Load, measure, report

    load = Load(tables, rate, seconds, names or registry.names(), outlook)
    with tempfile.TemporaryDirectory(prefix="azulejos-bench-") as folder:
        figures = measure(load, database or f"{folder}/tables.sqlite")
    click.echo(json.dumps(figures, indent=2) if as_json else report(figures))
