"""What everybody may know about a table."""

from azulejos.server.payloads.payload import Payload
from azulejos.server.store.entry import TableStatus


class ChairPayload(Payload):
    """A chair: open if it has neither name nor bot; with both a bot stands in for the person."""

    seat: int
    name: str | None
    bot: str | None
    program: bool
    away: bool
    strength_due: float | None
    """When a bot will be at full strength, in seconds since 1970; until then it plays quick moves. None if it is."""


class ClockPayload(Payload):
    """The clocks by seat: the seconds left, and the deadline of each seat that owes a decision."""

    per_move: float | None
    per_game: float | None
    left: list[float | None]
    deadlines: list[float | None]


class ShufflePayload(Payload):
    """The commitment of the shuffle, and the seeds by seat."""

    commitment: str
    seeds: list[str | None]


class TakebackPayload(Payload):
    """A takeback that a seat asks for, and the seats that have yet to agree."""

    seat: int
    missing: list[int]


class NoticePayload(Payload):
    """A public notice about the end of a game: a code, the clause of the rules, the numbers for its text."""

    code: str
    clause: str
    facts: dict[str, int]


class ResultPayload(Payload):
    """How a game ended: with ranks if it was played to its end, else with the seat that left it, null for all."""

    left: int | None = None
    scores: list[int]
    ranks: list[int] | None = None


class TablePayload(Payload):
    """What everybody may know about a table."""

    id: str
    game: str
    players: int
    options: dict[str, str | int]
    status: TableStatus
    listed: bool
    made: float
    host: str
    chairs: list[ChairPayload]
    clock: ClockPayload
    grace: float
    patient: bool
    """Whether bots wait until they are at full strength."""
    shuffle: ShufflePayload
    starter: int | None
    """The seat that starts by the host's choice; None if it is drawn, or if nobody starts."""
    hidden_piles: bool
    """Whether other players' score piles, and all scores, are hidden until the game is over."""
    rematch: str | None
    revision: int
    """The number of the last event of the game; 0 before the start."""
    decide: list[int]
    ready: list[int]
    scores: list[int] | None
    result: ResultPayload | None
    takeback: TakebackPayload | None
    notice: NoticePayload | None
    """That the end is near, or why the game has ended."""
