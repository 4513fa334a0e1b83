"""`azulejos games`: lists the games."""

import json
from typing import Any

import click

from azulejos.cli.common import json_option


@click.command()
@json_option
def games(as_json: bool) -> None:
    """List the games, their options and player counts."""
    from azulejos.core import registry

    listed = [_described(name) for name in registry.names()]
    if as_json:
        click.echo(json.dumps(listed, indent=2, ensure_ascii=False))
        return
    for entry in listed:
        _show(entry)


def _described(name: str) -> dict[str, Any]:
    from azulejos.core import registry
    from azulejos.core.errors import BrokenPlugin

    try:
        game = registry.game(name)
    except BrokenPlugin as error:
        click.echo(f"azulejos: {error}", err=True)
        return {"name": name, "error": error.to_json()}
    options = [
        {
            "name": option.name,
            "choices": list(option.choices),
            "least": option.least,
            "default": option.default,
            "meaning": option.meaning,
        }
        for option in game.options
    ]
    return {"name": name, "title": game.title, "players": list(game.players), "options": options}


def _show(entry: dict[str, Any]) -> None:
    if "error" in entry:
        return
    players = entry["players"]
    click.echo(f"{entry['name']}: {entry['title']}, {players[0]} to {players[-1]} players")
    for option in entry["options"]:
        any_number = "" if option["least"] is None else f" or any number from {option['least']}"
        choices = "|".join(map(str, option["choices"])) + any_number
        click.echo(f"  --option {option['name']}={choices}   {option['meaning']}")
