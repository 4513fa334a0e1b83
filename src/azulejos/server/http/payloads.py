"""The requests and answers of the API as types; the OpenAPI schema and the page's types are made from them."""

import unicodedata
from typing import Annotated, Any, Literal

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


# --- Answers --------------------------------------------------------------------------------------


class ChairPayload(BaseModel):
    """A chair: open if it has neither name nor bot; with both a bot stands in for the person."""

    seat: int
    name: str | None
    bot: str | None
    program: bool
    away: bool
    strength_due: float | None
    """When a bot will be at full strength, in seconds since 1970; until then it plays quick moves. None if it is."""


class ClockPayload(BaseModel):
    """The clocks by seat: the seconds left, and the deadline of each seat that owes a decision."""

    per_move: float | None
    per_game: float | None
    left: list[float | None]
    deadlines: list[float | None]


class ShufflePayload(BaseModel):
    """The commitment of the shuffle, and the seeds by seat."""

    commitment: str
    seeds: list[str | None]


class TakebackPayload(BaseModel):
    """A takeback that a seat asks for, and the seats that have yet to agree."""

    seat: int
    missing: list[int]


class NoticePayload(BaseModel):
    """A public notice about the end of a game: a code, the clause of the rules, the numbers for its text."""

    code: str
    clause: str
    facts: dict[str, int]


class TablePayload(BaseModel):
    """What everybody may know about a table."""

    id: str
    game: str
    players: int
    options: dict[str, str | int]
    status: Literal["waiting", "playing", "over"]
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
    decide: list[int]
    ready: list[int]
    scores: list[int] | None
    result: dict[str, Any] | None
    takeback: TakebackPayload | None
    notice: NoticePayload | None
    """That the end is near, or why the game has ended."""


class GamePayload(BaseModel):
    """What a seat sees: its view, its legal moves and, on request, the outlook of each."""

    revision: int
    view: dict[str, Any]
    legal: list[str]
    ready: list[int]
    sealed: str | None
    left: bool
    outlook: dict[str, Any] | None = None


class SeatPayload(BaseModel):
    """All that a seat or a spectator may know."""

    table: TablePayload
    seat: int | None
    game: GamePayload | None
    events: list[dict[str, Any]]


class SeatedPayload(BaseModel):
    """A secret, shown only once, and the seats it is for."""

    id: str
    secret: str
    seats: list[int]
    told: SeatPayload


class ReceiptPayload(BaseModel):
    """The answer to a decision: the revision after it, and whether it is sealed."""

    seat: int
    move: str
    revision: int
    sealed: bool


class ErrorPayload(BaseModel):
    """Why a request was refused: a code for programs, a text in the client's language, the clause of the rules."""

    code: str
    message: str
    clause: str | None = None
    allowed: list[str] | None = None
    facts: dict[str, str | int] | None = None
    field: str | None = None
    wait: float | None = None
    revision: int | None = None


class RefusalPayload(BaseModel):
    """An error and, after a stale decision, the current state."""

    error: ErrorPayload
    told: SeatPayload | None = None


class TableListed(BaseModel):
    """A table in a list."""

    id: str
    game: str
    status: str
    changed: float
    summary: dict[str, Any]


class TableList(BaseModel):
    """A page of tables, the last changed first; `next` asks for the following page."""

    tables: list[TableListed]
    next: str | None


class ReplayStepPayload(BaseModel):
    """An event, null for the start, and the position after it."""

    event: dict[str, Any] | None
    view: dict[str, Any]
    notice: NoticePayload | None


class ReplayPayload(BaseModel):
    """A finished game step by step, with nothing hidden."""

    steps: list[ReplayStepPayload]


class TallyItemPayload(BaseModel):
    """One line of a score breakdown: its name, clause and points, and the points of its parts (rounds, rows, …)."""

    name: str
    clause: str | None
    points: int
    parts: dict[str, int]


class TallyPayload(BaseModel):
    """The score breakdown of a finished game: for each seat the items that add up to its score."""

    seats: list[list[TallyItemPayload]]


class OptionPayload(BaseModel):
    """An option of the set-up; its first choice is the default."""

    name: str
    choices: list[str | int]
    least: int | None


class GameListed(BaseModel):
    """A game that can be played here."""

    name: str
    title: str
    players: list[int]
    options: list[OptionPayload]
    starter: bool
    """Whether one seat starts, so that the host can choose it."""
    hidden_piles: bool
    """Whether the host can hide other players' score piles."""


class OfferPayload(BaseModel):
    """The games and bots of this server."""

    games: list[GameListed]
    bots: list[str]
    version: str


class BotToken(BaseModel):
    """A bot's name and its token, shown only once."""

    name: str
    token: str


class Health(BaseModel):
    """The state of the server."""

    status: Literal["ok", "failing"]
    version: str
    tables: int
