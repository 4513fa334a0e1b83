"""Notices about the end of Azul: rounds without a new tile on a wall, and why the game ended."""

from azulejos.core.notice import Notice
from azulejos.games.azul.layout import IDLE_ROUNDS_TO_END
from azulejos.games.azul.state import OVER, State
from azulejos.games.azul.wall import complete_rows


def notice(record: State) -> Notice | None:
    """The notice of a state, from a record of plain numbers; None while there is nothing to say."""
    rounds = {"idle": int(record.idle), "most": IDLE_ROUNDS_TO_END}
    if record.phase != OVER:
        return Notice("idle", "AZ-R9", rounds) if record.idle else None
    if any(complete_rows(board) for board in record.boards[: record.players]):
        return Notice("ended-row", "AZ-9.1")
    if record.idle == IDLE_ROUNDS_TO_END:
        return Notice("ended-idle", "AZ-R9", rounds)
    return Notice("ended-no-tiles", "AZ-R9")
