"""What a server offers: its games, its bots, its public tables, its state."""

from typing import Literal

from azulejos.server.payloads.payload import Payload
from azulejos.server.store.entry import TableStatus


class OptionPayload(Payload):
    """An option of the set-up; its first choice is the default."""

    name: str
    choices: list[str | int]
    least: int | None


class GameListed(Payload):
    """A game that can be played here."""

    name: str
    title: str
    players: list[int]
    options: list[OptionPayload]
    starter: bool
    """Whether one seat starts, so that the host can choose it."""
    hidden_piles: bool
    """Whether the host can hide other players' score piles."""


class OfferPayload(Payload):
    """The games and bots of this server."""

    games: list[GameListed]
    bots: list[str]
    version: str


class ChairListed(Payload):
    """A chair of a table in a list: the name of the person or bot, null if it is open."""

    name: str | None
    bot: bool


class ClockListed(Payload):
    """The time limits of a table in a list."""

    per_move: float | None
    per_game: float | None


class SummaryPayload(Payload):
    """What a list says about a table."""

    players: int
    options: dict[str, str | int]
    chairs: list[ChairListed]
    clock: ClockListed


class TableListed(Payload):
    """A table in a list."""

    id: str
    game: str
    status: TableStatus
    changed: float
    summary: SummaryPayload


class TableList(Payload):
    """A page of tables, the last changed first; `next` asks for the following page."""

    tables: list[TableListed]
    next: str | None


class BotToken(Payload):
    """A bot's name and its token, shown only once."""

    name: str
    token: str


class BotTablePayload(Payload):
    """A line for an external bot: one of its tables, its seats there, and those that owe a decision."""

    table: str
    game: str
    status: TableStatus
    seats: list[int]
    owes: list[int]


class Health(Payload):
    """The state of the server."""

    status: Literal["ok", "failing"]
    version: str
    tables: int
