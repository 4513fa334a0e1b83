"""The score breakdown of a recorded game."""

from azulejos.core.protocol import Game
from azulejos.core.tally import Item
from azulejos.records.record import Record
from azulejos.records.replay import game_of, replay


def tally(record: Record, *, game: Game | None = None) -> list[list[Item]]:
    """The score of each seat, item by item; the record is replayed and checked."""
    game = game or game_of(record)
    return game.tally([step.state for step in replay(record, game=game)])
