"""The requests of the API as types; the OpenAPI schema and the page's types are made from them."""

import unicodedata
from typing import Annotated, Literal

from fastapi import Path
from pydantic import AfterValidator, BaseModel, ConfigDict, Field

LONGEST_NAME = 40
LONGEST_SEED = 64
LONGEST_MOVE = 200
BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Invisible characters that Unicode classes as letters or symbols."""


def plain_name(name: str) -> str:
    """Return a name in normal form; raises ValueError for invisible characters and those that reverse a line."""
    shown = " ".join(unicodedata.normalize("NFC", name).split())
    kinds = {unicodedata.category(sign)[0] for sign in shown}
    if len(shown) > LONGEST_NAME or "C" in kinds or not kinds & set("LNPS") or BLANKS & set(shown):
        raise ValueError("a name has 1 to 40 signs that can be seen")
    return shown


Name = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME), AfterValidator(plain_name)]
Seed = Annotated[str, Field(min_length=1, max_length=LONGEST_SEED)]
MoveId = Annotated[str, Field(min_length=1, max_length=64)]
OptionAsked = Annotated[str, Field(max_length=40)] | Annotated[int, Field(ge=0, le=10**9, strict=True)]
SeatNumber = Annotated[int, Field(ge=0, le=7, strict=True)]
TableId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,64}$", description="The address of a table.")]


class RequestPayload(BaseModel):
    """A request; unknown fields are refused, so that a misspelled name is not ignored."""

    model_config = ConfigDict(extra="forbid")


class ClockRequest(RequestPayload):
    """Seconds per move, or for all moves of a game; at most one of them."""

    per_move: Annotated[float, Field(ge=5, le=14 * 86400)] | None = None
    per_game: Annotated[float, Field(ge=30, le=90 * 86400)] | None = None


class MakeTableRequest(RequestPayload):
    """A table to make: the game, the chairs, the clock."""

    game: Annotated[str, Field(max_length=40)]
    chairs: Annotated[list[Annotated[str, Field(max_length=60)]], Field(min_length=1, max_length=8)]
    """By seat: `me`, `open`, or a bot by its name."""
    name: Name
    options: dict[str, OptionAsked] = Field(default_factory=dict, max_length=8)
    clock: ClockRequest = Field(default_factory=ClockRequest)
    listed: bool = False
    grace: Annotated[float, Field(ge=0, le=14 * 86400)] = 60.0
    stand_in: Annotated[str, Field(max_length=60)] = "level-3"
    starter: SeatNumber | None = None
    """The seat that starts; drawn by the shuffle if none is named."""
    hidden_piles: bool = False
    """Whether other players' score piles, and all scores, are hidden until the game is over; only in 5211."""


class JoinRequest(RequestPayload):
    """A person joins: a name and, optionally, a seat, a seed for the shuffle, a secret they made themselves."""

    name: Name
    seat: SeatNumber | None = None
    seed: Seed | None = None
    secret: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{32,64}$")] | None = None


class AddSeedRequest(RequestPayload):
    """A seed for the shuffle."""

    seed: Seed


class AtSeatRequest(RequestPayload):
    """A request for one's own seat, which may be left out by a person with only one."""

    seat: SeatNumber | None = None


class HandOverRequest(RequestPayload):
    """A seat to hand to a bot, or to open for another person if none is named."""

    seat: SeatNumber
    bot: Annotated[str, Field(max_length=60)] | None = None


class MoveRequest(AtSeatRequest):
    """A decision: the move, the revision it is for, and an id so that it can be sent again."""

    move: Annotated[str, Field(max_length=LONGEST_MOVE)]
    revision: Annotated[int, Field(ge=0, le=1_000_000, strict=True)]
    id: MoveId


class TakebackRequest(AtSeatRequest):
    """A takeback of the last decision: ask for it, agree to it, or refuse it."""

    act: Literal["ask", "agree", "refuse"]


class NewBotRequest(RequestPayload):
    """The name of an external bot."""

    name: Annotated[str, Field(pattern=r"^[A-Za-z0-9][A-Za-z0-9_-]{1,29}$")]
