"""`azulejos nets`: shows what nets are for, how they were trained, and how strong they are."""

import json
from collections.abc import Sequence
from pathlib import Path
from textwrap import fill
from typing import Any

import click

from azulejos.cli.common import json_option

WIDTH = 120
"""Lines are no wider than this."""


@click.command(epilog="Example: azulejos nets training-azul-2/003/net.npz")
@click.argument("files", nargs=-1, type=click.Path(path_type=Path))
@json_option
def nets(files: tuple[Path, ...], as_json: bool) -> None:
    """List the nets that come with the package, or show what the cards of FILES say of theirs.

    How a net was trained, number by number, is shown for FILES and with --json. A net of a file plays as the bot
    net:FILE. Exit code 1 if a file is no net.
    """
    from azulejos.evaluation.shipped import NETS

    cards = [_card(path, str(path)) for path in files] or [
        _card(path, path.name) for path in sorted(NETS.glob("*.npz"))
    ]
    if as_json:
        click.echo(json.dumps(cards, indent=2, ensure_ascii=False))
        return
    for card in cards:
        _show(card, ("trained", "strength") if files else ("strength",))


def _card(path: Path, name: str) -> dict[str, Any]:
    """The card of a net that can be played with. Raises BadNet."""
    from azulejos.evaluation.load_net import open_net

    _, card = open_net(path)
    return {"net": name, "meant": card.meant, **card.to_json()}


def _show(card: dict[str, Any], fields: Sequence[str]) -> None:
    from azulejos.terminal.screen import printable

    click.echo(printable(f"{card['net']}: {card['meant']}"))
    for name in fields:
        text = printable(card[name]) or "nothing is told"
        click.echo(fill(text, WIDTH, initial_indent=f"  {name}: ", subsequent_indent="    "))
