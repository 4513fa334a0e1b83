"""`azulejos serve`: serves tables in the browser, for this machine or for the network."""

import gc

import click

from azulejos.cli.common import language_of, language_option


@click.command(epilog="Example: azulejos serve --lan; azulejos serve --database postgresql://azulejos@db/azulejos")
@click.option("--host", help="The address to listen on; only this machine, if not given.")
@click.option("--port", type=click.IntRange(0, 65535), default=5211, show_default=True, help="0 takes any free one.")
@click.option("--lan", is_flag=True, help="Let everybody on the network in.")
@click.option("--name", "names", multiple=True, help="A name of this server, as people behind a proxy know it.")
@click.option("--database", metavar="ADDRESS", help="A file, or postgresql://…; a file of the user's, if not given.")
@click.option("--thinking", type=click.IntRange(1), help="How many bots may think at once.")
@click.option(
    "--warm/--cold", default=True, help="Compile the bots' searches in the background, or when they are needed."
)
@click.option("--browse/--no-browse", default=False, help="Open the page in the browser.")
@click.option("--unlimited", is_flag=True, hidden=True, help="Without limits for each address: to measure it.")
@language_option
@click.option("--verbose", is_flag=True, help="Log every request, as lines of JSON on stderr.")
def serve(
    host: str | None = None,
    port: int = 5211,
    lan: bool = False,
    names: tuple[str, ...] = (),
    database: str | None = None,
    thinking: int | None = None,
    warm: bool = True,
    browse: bool = False,
    unlimited: bool = False,
    verbose: bool = False,
    language: str | None = None,
) -> None:
    """Serve tables for people and bots, until you stop it. Everything is kept: start it again and go on.

    Several processes may serve the same tables, if they share a PostgreSQL.
    """
    gc.disable()  # collections while modules load only cost time; the server enables them again
    from azulejos.server.run import serve as run
    from azulejos.server.settings import Settings, default_database

    everywhere = "0.0.0.0"  # noqa: S104  (only if the user says --lan)
    settings = Settings(
        database=database or default_database(),
        host=host or (everywhere if lan else "127.0.0.1"),
        port=port,
        lan=lan,
        names=names,
        thinking=thinking,
        warm=warm,
    )
    settings = settings.unlimited() if unlimited else settings
    run(settings, say=lambda link: click.echo(welcome(link, language)), browse=browse, verbose=verbose)


def welcome(link: str, language: str | None) -> str:
    """Where the table is. English needs no message files, which would take time to load."""
    from azulejos.core.texts import ENGLISH
    from azulejos.languages import DEFAULT, LanguageWords

    chosen = language_of(language)
    words = ENGLISH if chosen.name == DEFAULT else LanguageWords(chosen)
    return words.text("terminal-table-at", f"The table is at {link}", link=link)
