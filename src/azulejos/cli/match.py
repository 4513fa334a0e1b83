"""`azulejos match`: plays a match of bots, and says which is better and how certain that is."""

import json
from typing import TYPE_CHECKING, Any

import click

from azulejos.cli.contest import ContestArguments, config_of, contest_options, played, show_table

if TYPE_CHECKING:
    from azulejos.arena.reports import ContestReport


@click.command(epilog="Example: azulejos match greedy tidy.py:Tidy --game azul --pairs 200 --seed 1")
@contest_options
@click.option("--sprt", metavar="ELO0,ELO1", help="Stop as soon as it is clear which of two differences holds.")
@click.option("--odds", metavar="N,N…", help="How many times the limit each bot has: 1,10 helps the second one.")
def match(sprt: str | None, as_json: bool, **given: Any) -> None:
    """Play a match between BOTs: the same deals in every rotation of the seats.

    Two bots at a larger table: the first in one seat against the second in all others. A bot that
    crashes, is late or answers what is not legal loses its game.
    """
    from azulejos.arena.bot_pool import check_bot_loads
    from azulejos.arena.contest import Contest
    from azulejos.arena.reports import ContestReport
    from azulejos.arena.sprt import read_sprt

    arguments = ContestArguments.of(**given)
    config = config_of(arguments, arguments.players)
    contest = Contest("match", config, None if sprt is None else read_sprt(sprt))
    for number in range(len(config.bots)):
        check_bot_loads(config, number)
    report = ContestReport(contest, played(contest, arguments))
    if as_json:
        click.echo(json.dumps(report.to_json(), indent=2, ensure_ascii=False))
    else:
        _show(report)


def _show(report: "ContestReport") -> None:
    from azulejos.cli.figures import HEADS, likelihood, line, signed

    config, standings = report.contest.config, report.standings
    special = "Elo" if config.players == 2 else "fair"
    rows = [
        [each.name, *line(each), signed(each.elo) if each.elo else f"{100 * each.fair:.1f} %"] for each in standings
    ]
    show_table(["bot", *HEADS, special], rows)
    best = max(standings, key=lambda each: each.superiority)
    click.echo(
        f"\n{best.name} is the better one with a likelihood of {likelihood(best.superiority)} "
        f"({len(report.outcomes)} games, seed {config.seed})."
    )
    if report.test is not None:
        click.echo(_verdict(report.test))


def _verdict(test: dict[str, Any]) -> str:
    """The sequential test in a sentence."""
    states = {
        "accept": f"accepts a difference of {test['elo1']:g} Elo",
        "reject": f"accepts a difference of {test['elo0']:g} Elo only",
        "continue": "is not clear yet",
    }
    low, high = test["bounds"]
    return f"The sequential test {states[test['state']]} (ratio {test['ratio']:.2f}, bounds {low:.2f} and {high:.2f})."
