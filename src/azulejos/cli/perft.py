"""`azulejos perft`: counts sequences of decisions, to compare one engine with another."""

import json
import time

import click

from azulejos.cli.common import game_options, json_option, read_input, read_options
from azulejos.core.errors import ParseError


@click.command(epilog="Example: azulejos perft azul --depth 2 --divide")
@click.argument("game")
@click.option("-d", "--depth", type=click.IntRange(0), required=True, help="How many decisions deep.")
@click.option("--position", "file", metavar="FILE", help="Count from this position (JSON, - for standard input).")
@game_options
@click.option("--seed", default="0", show_default=True, help="Decides every draw.")
@click.option("--divide", "divided", is_flag=True, help="Show the count of each first move.")
@json_option
def perft(
    game: str,
    depth: int,
    file: str | None,
    players: int | None,
    options: tuple[str, ...],
    seed: str,
    divided: bool,
    as_json: bool,
) -> None:
    """Count the sequences of DEPTH decisions that the rules allow."""
    from azulejos.core import registry
    from azulejos.core.setup import Setup
    from azulejos.testing.perft import divide
    from azulejos.testing.perft import perft as count

    rules = registry.game(game)
    if file is None:
        state = rules.start(Setup.of(rules, players, read_options(options)))
    else:
        state = rules.read_position(_json(read_input(file)))
    start = time.perf_counter()
    counts = divide(rules, state, depth, seed) if divided else {}
    total = sum(counts.values()) if counts else count(rules, state, depth, seed)
    if as_json:
        document = {"game": game, "depth": depth, "count": total}
        click.echo(json.dumps({**document, "divide": counts} if divided else document))
        return
    for move, each in counts.items():
        click.echo(f"{move}: {each}")
    click.echo(total)
    click.echo(f"{time.perf_counter() - start:.2f} s", err=True)


def _json(raw: bytes) -> dict[str, object]:
    try:
        document = json.loads(raw)
    except (ValueError, RecursionError) as error:
        raise ParseError(f"the position is not JSON: {error}", code="not-json") from None
    if not isinstance(document, dict):
        raise ParseError("the position is not a JSON object", code="not-json")
    return document
