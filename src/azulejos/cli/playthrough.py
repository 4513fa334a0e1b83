"""`azulejos playthrough`: prints whole games between bots, with legal moves and positions."""

import click

from azulejos.cli.common import game_options, read_options


@click.command(epilog="Example: azulejos playthrough azul --players 3 --option wall=grey --seed 7 --bot greedy")
@click.argument("game")
@game_options
@click.option("--seed", default="0", show_default=True, help="The same seed prints the same games.")
@click.option("--games", type=click.IntRange(1), default=1, show_default=True, help="How many games.")
@click.option(
    "--bot",
    "bots",
    multiple=True,
    help="Who plays, by seat: a bot by name, file.py:Class or net:FILE.npz; given once, all seats. Default: random.",
)
@click.option("--starter", type=int, help="The seat that starts; the seed decides, if not given.")
def playthrough(
    game: str,
    players: int | None,
    options: tuple[str, ...],
    seed: str,
    games: int,
    bots: tuple[str, ...],
    starter: int | None,
) -> None:
    """Print playthroughs: JSON lines, one game after another."""
    from azulejos import records
    from azulejos.arena import seeded_games
    from azulejos.core import registry

    played = seeded_games(
        registry.game(game),
        seed=seed,
        players=players,
        options=read_options(options),
        starter=starter,
        bots=bots or ("random",),
        games=games,
    )
    for record in played:
        for line in records.playthrough(record).lines():
            click.echo(line)
