"""Plays one game between bots at a table."""

from collections.abc import Sequence

from azulejos.bots import Bot, BotFailed, Limit, View
from azulejos.core.protocol import Game
from azulejos.core.randomness import Randomness
from azulejos.core.setup import Setup
from azulejos.core.turn import Decide
from azulejos.records import Record
from azulejos.table import Table


def play_game(
    game: Game,
    setup: Setup,
    bots: Sequence[Bot],
    *,
    names: Sequence[str] | None = None,
    randomness: Randomness | None = None,
    limit: Limit | None = None,
) -> Record:
    """The record of a whole game between `bots`, listed by seat. Raises BotFailed."""
    table = Table.new(game, setup, names=names, people=(), randomness=randomness)
    while isinstance(turn := table.turn, Decide):
        revision = table.revision
        for seat in [seat for seat in turn.seats if seat not in table.ready]:
            table.play(seat, ask(table, seat, bots[seat], limit or Limit()), revision=revision)
    return table.record()


def ask(table: Table, seat: int, bot: Bot, limit: Limit) -> str:
    """A bot's decision for a seat of a table, checked."""
    glimpse = table.glimpse(seat)
    try:
        move = bot.choose(View(seat, glimpse.view), glimpse.legal, limit)
    except BotFailed:
        raise
    except Exception as error:
        raise BotFailed(f"{table.names[seat]} (seat {seat}) raised {error!r}") from error
    if move not in glimpse.legal:
        raise BotFailed(
            f"{table.names[seat]} (seat {seat}) answered {move!r}, which is not legal", allowed=glimpse.legal
        )
    return move
