"""`azulejos match`: which of two bots is better, and how sure one may be."""

import json
from typing import TYPE_CHECKING, Any

import click

from azulejos.cli.contest import Wish, contest_options, played, show_table, terms_of

if TYPE_CHECKING:
    from azulejos.arena.reports import Report


@click.command(epilog="Example: azulejos match greedy tidy.py:Tidy --game azul --pairs 200 --seed 1")
@contest_options
@click.option("--sprt", metavar="ELO0,ELO1", help="Stop as soon as it is clear which of two differences holds.")
@click.option("--odds", metavar="N,N…", help="How many times the limit each bot has: 1,10 helps the second one.")
def match(sprt: str | None, as_json: bool, **asked: Any) -> None:
    """Play a match between BOTs: the same deals in every rotation of the seats.

    Two bots at a larger table: the first in one seat against the second in all others. A bot that
    crashes, is late or answers what is not legal loses its game.
    """
    from azulejos.arena.contest import Contest
    from azulejos.arena.reports import Report
    from azulejos.arena.sprt import read_sprt
    from azulejos.arena.squad import check_bot_loads

    wish = Wish.of(**asked)
    terms = terms_of(wish, wish.players)
    contest = Contest("match", terms, None if sprt is None else read_sprt(sprt))
    for number in range(len(terms.bots)):
        check_bot_loads(terms, number)
    report = Report(contest, played(contest, wish))
    if as_json:
        click.echo(json.dumps(report.to_json(), indent=2, ensure_ascii=False))
    else:
        _show(report)


def _show(report: "Report") -> None:
    from azulejos.cli.figures import HEADS, likelihood, line, signed

    terms, standings = report.contest.terms, report.standings
    special = "Elo" if terms.players == 2 else "fair"
    rows = [
        [each.name, *line(each), signed(each.elo) if each.elo else f"{100 * each.fair:.1f} %"] for each in standings
    ]
    show_table(["bot", *HEADS, special], rows)
    best = max(standings, key=lambda each: each.superiority)
    click.echo(
        f"\n{best.name} is the better one with a likelihood of {likelihood(best.superiority)} "
        f"({len(report.outcomes)} games, seed {terms.seed})."
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
