"""`azulejos league`: plays every bot against every other, and rates them."""

import json
from typing import TYPE_CHECKING, Any

import click

from azulejos.cli.contest import ContestArguments, config_of, contest_options, loadable, played, show_table
from azulejos.core.errors import OptionError

if TYPE_CHECKING:
    from azulejos.arena.reports import ContestReport


@click.command(epilog="Example: azulejos league random greedy tidy.py:Tidy --game azul --pairs 100 --seed 1")
@contest_options
def league(as_json: bool, **given: Any) -> None:
    """Play a round robin between BOTs, two at a table, and rate them.

    A bot that cannot be loaded is reported and left out; one that fails loses its game.
    """
    from azulejos.arena.contest import Contest
    from azulejos.arena.reports import ContestReport

    arguments = ContestArguments.of(**given)
    config, left_out = loadable(config_of(arguments, arguments.players or 2))
    for each in left_out:
        click.echo(f"azulejos: {each.name} is left out: {each.error}", err=True)
    if len(config.bots) < 2:
        raise OptionError("fewer than two bots can be loaded", code="too-few-bots")
    contest = Contest("league", config)
    report = ContestReport(contest, played(contest, arguments), left_out)
    if as_json:
        click.echo(json.dumps(report.to_json(), indent=2, ensure_ascii=False))
    else:
        _show(report)


def _show(report: "ContestReport") -> None:
    from azulejos.cli.figures import HEADS, line, signed

    rated = sorted(zip(report.ratings, report.standings, strict=True), key=lambda each: -each[0].value)
    show_table(["bot", "rating", *HEADS], [[each.name, signed(rating), *line(each)] for rating, each in rated])
    config = report.contest.config
    click.echo(f"\n{len(report.outcomes)} games, seed {config.seed}. The mean of all ratings is 0.")
