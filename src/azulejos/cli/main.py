"""`azulejos`: the command. Each subcommand is a module that is imported when it is used."""

import importlib
import io
import sys
from typing import Any, NoReturn

import click

from azulejos import __version__
from azulejos.core.errors import AzulejosError

COMMANDS = {
    "bench": "azulejos.cli.bench:bench",
    "bot": "azulejos.cli.bot:bot",
    "engine": "azulejos.cli.engine:engine",
    "games": "azulejos.cli.games:games",
    "league": "azulejos.cli.league:league",
    "match": "azulejos.cli.match:match",
    "nets": "azulejos.cli.nets:nets",
    "perft": "azulejos.cli.perft:perft",
    "play": "azulejos.cli.play:play",
    "playthrough": "azulejos.cli.playthrough:playthrough",
    "replay": "azulejos.cli.replay:replay",
    "serve": "azulejos.cli.serve:serve",
    "train": "azulejos.cli.train:train",
    "verify": "azulejos.cli.verify:verify",
}
"""The subcommands with their modules."""


class LazyGroup(click.Group):
    """A group that imports a subcommand when it is used."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names of all subcommands."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """A subcommand by its name."""
        if cmd_name not in COMMANDS:
            return None
        module, name = COMMANDS[cmd_name].split(":")
        command: click.Command = getattr(importlib.import_module(module), name)
        return command


@click.group(
    cls=LazyGroup,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "auto_envvar_prefix": "AZULEJOS"},
    epilog="Alone, `azulejos` opens the table in the browser. "
    "Exit codes: 0 all well, 1 refused or broken input, 2 wrong usage.",
)
@click.version_option(__version__, prog_name="azulejos")
@click.pass_context
def cli(context: click.Context) -> None:
    """Azul and its relatives: exact rules, a table, bots, records, a workbench."""
    if context.invoked_subcommand is None:
        from azulejos.cli.serve import serve

        context.invoke(serve, browse=True)


def main(arguments: list[str] | None = None) -> NoReturn:
    """Run a command; an AzulejosError is printed on stderr with exit code 1."""
    _write_utf8()
    try:
        status: Any = cli.main(arguments, prog_name="azulejos", standalone_mode=False)
    except AzulejosError as error:
        click.echo(f"azulejos: {error}", err=True)
        sys.exit(1)
    except click.ClickException as error:
        error.show()
        sys.exit(error.exit_code)
    except (click.Abort, KeyboardInterrupt):
        click.echo("azulejos: stopped", err=True)
        sys.exit(130)
    except BrokenPipeError:  # the reader of the output has closed the pipe
        sys.stderr.close()
        sys.exit(1)
    sys.exit(status if isinstance(status, int) else 0)


def _write_utf8() -> None:
    """Write UTF-8 to files and pipes on Windows too, whose code pages lack most letters."""
    if sys.platform == "win32":
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(encoding="utf-8")
