"""`azulejos league`: every bot against every other, and a rating for each."""

import json
from typing import TYPE_CHECKING, Any

import click

from azulejos.cli.contest import Wish, contest_options, loadable, played, show_table, terms_of
from azulejos.core.errors import OptionError

if TYPE_CHECKING:
    from azulejos.arena.reports import Report


@click.command(epilog="Example: azulejos league random greedy tidy.py:Tidy --game azul --pairs 100 --seed 1")
@contest_options
def league(as_json: bool, **asked: Any) -> None:
    """Play a round robin between BOTs, two at a table, and rate them.

    A bot that can not be loaded is reported and left out; one that fails loses its game.
    """
    from azulejos.arena.contest import Contest
    from azulejos.arena.reports import Report

    wish = Wish.of(**asked)
    terms, left_out = loadable(terms_of(wish, wish.players or 2))
    for each in left_out:
        click.echo(f"azulejos: {each.name} is left out: {each.error}", err=True)
    if len(terms.bots) < 2:
        raise OptionError("fewer than two bots can be loaded", code="too-few-bots")
    contest = Contest("league", terms)
    report = Report(contest, played(contest, wish), left_out)
    if as_json:
        click.echo(json.dumps(report.to_json(), indent=2, ensure_ascii=False))
    else:
        _show(report)


def _show(report: "Report") -> None:
    from azulejos.cli.figures import HEADS, line, signed

    rated = sorted(zip(report.ratings, report.standings, strict=True), key=lambda each: -each[0].value)
    show_table(["bot", "rating", *HEADS], [[each.name, signed(rating), *line(each)] for rating, each in rated])
    terms = report.contest.terms
    click.echo(f"\n{len(report.outcomes)} games, seed {terms.seed}. The mean of all ratings is 0.")
