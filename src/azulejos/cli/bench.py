"""`azulejos bench`: how fast it is, here and now."""

import json

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
    from azulejos.search.bench import measure, report

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
    from azulejos.search.rates import measure, report

    figures = measure(names or registry.names(), players, seconds)
    click.echo(json.dumps(figures, indent=2) if as_json else report(figures))
