"""Games between bots from a seed: the same seed gives the same games on every machine."""

from collections.abc import Iterator, Mapping, Sequence

from azulejos.arena.match import play_game
from azulejos.bots import bot_class
from azulejos.bots.bot_registry import check_serves
from azulejos.core.errors import OptionError
from azulejos.core.protocol import Game
from azulejos.core.randomness import SeededRandomness
from azulejos.core.setup import Setup
from azulejos.records import Record


def seeded_games(
    game: Game,
    *,
    seed: int | str,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    starter: int | None = None,
    bots: Sequence[str] = ("random",),
    games: int = 1,
) -> Iterator[Record]:
    """Records of games between bots. Fewer bots than seats are repeated; without a starter the seed draws one."""
    setup = Setup.of(game, players, options, starter)
    if len(bots) > setup.players:
        raise OptionError(f"{len(bots)} bots are named for {setup.players} players", code="too-many-seats")
    for name in bots:
        check_serves(name, game.name, setup)
    classes = [bot_class(name) for name in bots]
    names = [bots[seat % len(bots)] for seat in range(setup.players)]
    for number in range(games):
        randomness = SeededRandomness(seed).child(number)
        seated = [classes[seat % len(bots)](randomness.child(f"seat {seat}")) for seat in range(setup.players)]
        if starter is None and game.has_starter:
            setup = Setup.of(game, players, options, randomness.below(setup.players))
        yield play_game(game, setup, seated, names=names, randomness=randomness.child("table"))
