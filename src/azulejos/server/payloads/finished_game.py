"""A finished game: its replay and its score breakdown."""

from typing import Any

from azulejos.server.payloads.payload import Payload
from azulejos.server.payloads.seat import ChanceEvent, MoveEvent
from azulejos.server.payloads.table import NoticePayload


class ReplayStepPayload(Payload):
    """An event, null for the start, and the position after it."""

    event: MoveEvent | ChanceEvent | None
    view: dict[str, Any]
    standing: dict[str, Any]
    notice: NoticePayload | None


class ReplayPayload(Payload):
    """A finished game step by step, with nothing hidden and without what was taken back."""

    steps: list[ReplayStepPayload]


class TallyItemPayload(Payload):
    """One line of a score breakdown: its name, clause and points, and the points of its parts (rounds, rows, …)."""

    name: str
    clause: str | None
    points: int
    parts: dict[str, int]


class TallyPayload(Payload):
    """The score breakdown of a finished game: for each seat the items that add up to its score."""

    seats: list[list[TallyItemPayload]]
