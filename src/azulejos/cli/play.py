"""`azulejos play`: plays in a terminal."""

import click

from azulejos.cli.common import game_options, language_of, language_option, read_options, refusals_in


@click.command(epilog="Example: azulejos play azul --option wall=grey --seat human --seat level-5 --seat level-2")
@click.argument("game", default="azul")
@game_options
@click.option(
    "--seat", "seats", multiple=True, help="Who sits there: human, or a bot by name, file.py:Class or net:FILE.npz."
)
@click.option("--name", "names", multiple=True, help="The names of the players, by seat.")
@click.option("--seed", help="Draw from a seed instead of the operating system.")
@click.option("--starter", type=int, help="The seat that starts; chance decides, if not given.")
@click.option("--resume", metavar="FILE", help="Go on with a saved game.")
@click.option(
    "--wait", is_flag=True, help="Begin when all bots are at full strength: the first time, that takes seconds."
)
@click.option("--save", metavar="FILE", help="Where to save the game when you quit.")
@language_option
def play(
    game: str = "azul",
    players: int | None = None,
    options: tuple[str, ...] = (),
    seats: tuple[str, ...] = (),
    names: tuple[str, ...] = (),
    seed: str | None = None,
    starter: int | None = None,
    resume: str | None = None,
    save: str | None = None,
    wait: bool = False,
    language: str | None = None,
) -> None:
    """Play a GAME in this terminal, against bots or with others at one screen.

    Moves are typed as text, 3R>4 or CB>F; ? explains. Without --seat you play against level 3;
    level-1 to level-8 can be named.
    """
    if resume is not None and (players is not None or options or names or starter is not None):
        raise click.UsageError(
            "--resume goes on with a game as it was set up: only --seat, --seed, --save, --language go with it"
        )
    from azulejos.languages import LanguageWords
    from azulejos.terminal.seating import fresh_table, resumed_table
    from azulejos.terminal.session import Session

    words = LanguageWords(language_of(language))
    with refusals_in(words):
        if resume is not None:
            table, seated = resumed_table(resume, seats, seed)
        else:
            given = read_options(options)
            table, seated = fresh_table(game, players, given, seats, names, seed, starter, words)
        Session(table, seated, save or resume, resumed=resume is not None, wait=wait, words=words).run()
