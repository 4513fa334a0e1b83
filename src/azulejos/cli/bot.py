"""`azulejos bot`: writes a bot, checks one, lists the installed ones."""

import json
import sys
from pathlib import Path
from typing import Any

import click

from azulejos.cli.common import json_option

TEMPLATE = '''"""A bot for Azulejos.

Play against it:     azulejos play azul --seat human --seat {file}:{name}
Check it:            azulejos bot check {file}:{name}
Let it play others:  azulejos match {file}:{name} greedy --game azul
"""

from azulejos.bots import Bot


class {name}(Bot):
    """Plays any game: any legal move is as good as another."""

    def choose(self, view, legal, limit):
        # view.position is what your seat (view.seat) may know of the game (view.game), as JSON.
        # legal are your legal moves as text: answer with one of them.
        # limit.seconds and limit.simulations say how long you may think; None leaves it to you.
        # Draw chance from self.randomness, then a game can be repeated by its seed.
        return legal[self.randomness.below(len(legal))]
'''


@click.group()
def bot() -> None:
    """Write a bot, check one, list the installed ones."""


@bot.command(epilog="Example: azulejos bot new tidy")
@click.argument("name")
def new(name: str) -> None:
    """Write NAME.py: a bot that works, to begin with."""
    words = [word for word in name.removesuffix(".py").replace("-", "_").split("_") if word]
    if not words or not "_".join(words).isidentifier() or not words[0][0].isalpha():
        raise click.BadParameter(f"{name!r} cannot be the name of a Python file", param_hint="NAME")
    path = Path("_".join(words) + ".py")
    spelled = "".join(word[0].upper() + word[1:] for word in words)
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(TEMPLATE.format(file=path, name=spelled))
    except FileExistsError:
        raise click.ClickException(f"{path} is there already, and stays as it is") from None
    except OSError as error:
        raise click.FileError(str(path), error.strerror or "cannot be written") from None
    click.echo(f"{path} holds the bot {spelled}. Check it: azulejos bot check {path}:{spelled}")


@bot.command(epilog="Example: azulejos bot check tidy.py:Tidy --game azul")
@click.argument("name")
@click.option("--game", "games", multiple=True, help="Only this game; all, if not given.")
@click.option("--seed", default="0", show_default=True, help="Decides every draw.")
@json_option
def check(name: str, games: tuple[str, ...], seed: str, as_json: bool) -> None:
    """Let a bot play every set-up of every game, and report what it does wrong. It takes some minutes.

    A bot with a net from a file plays only the set-ups that the net is for.

    NAME is a bot by name, file.py:Class, net:FILE.npz or cmd:PROGRAM. Exit code 1 if something is wrong.
    """
    from azulejos.bots import bot_class
    from azulejos.core import registry

    bot_class(name)  # a bot that cannot be loaded is refused, not reported
    checked = {}
    for game in games or registry.names():
        checked[game] = _checked(name, game, seed)
        if not as_json:
            _show(game, checked[game])
    well = not any(report["findings"] for report in checked.values())
    if as_json:
        click.echo(json.dumps({"bot": name, "ok": well, "games": checked}, indent=2, ensure_ascii=False))
    sys.exit(0 if well else 1)


def _checked(bot: str, game: str, seed: str) -> dict[str, Any]:
    from azulejos.core import registry
    from azulejos.testing import ConformanceError, check_bot

    try:
        report = check_bot(bot, registry.game(game), seed=seed)
    except ConformanceError as error:
        return {"findings": list(error.findings)}
    return {"setups": report.setups, "games": report.games, "decisions": report.decisions, "findings": []}


def _show(game: str, report: dict[str, Any]) -> None:
    if report["findings"]:
        click.echo(f"{game}: breaks its contract")
        for finding in report["findings"]:
            click.echo(f"  {finding}")
    elif not report["setups"]:
        click.echo(f"{game}: not what its net is for")
    else:
        click.echo(f"{game}: all well in {report['setups']} set-ups, {report['decisions']} decisions")


@bot.command(name="list")
@json_option
def list_(as_json: bool) -> None:
    """List the installed bots. Those that cannot be loaded are reported on stderr."""
    from azulejos.bots import names

    listed = [_described(name) for name in names()]
    if as_json:
        click.echo(json.dumps(listed, indent=2, ensure_ascii=False))
        return
    for entry in listed:
        if "error" not in entry:
            click.echo(f"{entry['name']}: {entry['meaning']}")


def _described(name: str) -> dict[str, Any]:
    from azulejos.bots import bot_class
    from azulejos.core.errors import BrokenPlugin

    try:
        found = bot_class(name)
    except BrokenPlugin as error:
        click.echo(f"azulejos: {error}", err=True)
        return {"name": name, "error": error.to_json()}
    return {"name": name, "meaning": (found.__doc__ or "says nothing about itself").strip().splitlines()[0]}
