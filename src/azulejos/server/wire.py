"""The requests and answers of the API as types: the schema of OpenAPI and of the browser is made from them."""

import unicodedata
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

LONGEST_NAME = 40
LONGEST_SEED = 64
LONGEST_MOVE = 200
BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and symbols by their kind that nobody can see."""


def plain_name(name: str) -> str:
    """A name as it is shown: in one form, without signs that can not be seen or that turn a line around."""
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


class Request(BaseModel):
    """What somebody asks; unknown fields are refused, so that a slip of the pen is not taken for silence."""

    model_config = ConfigDict(extra="forbid")


class ClockAsked(Request):
    """Seconds for each move, or for all moves of a game; at most one of them."""

    per_move: Annotated[float, Field(ge=5, le=14 * 86400)] | None = None
    per_game: Annotated[float, Field(ge=30, le=90 * 86400)] | None = None


class MakeTable(Request):
    """A table to be made: the game, who sits where, the clock."""

    game: Annotated[str, Field(max_length=40)]
    chairs: Annotated[list[Annotated[str, Field(max_length=60)]], Field(min_length=1, max_length=8)]
    """By seat: `me`, `open`, or a bot by its name."""
    name: Name
    options: dict[str, OptionAsked] = Field(default_factory=dict, max_length=8)
    clock: ClockAsked = Field(default_factory=ClockAsked)
    listed: bool = False
    grace: Annotated[float, Field(ge=0, le=14 * 86400)] = 60.0
    stand_in: Annotated[str, Field(max_length=60)] = "level-3"


class Join(Request):
    """Somebody comes: a name, the seat they want, a seed for the shuffle, a secret if they have made one."""

    name: Name
    seat: SeatNumber | None = None
    seed: Seed | None = None
    secret: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{32,64}$")] | None = None


class AddSeed(Request):
    """A seed for the shuffle."""

    seed: Seed


class AtSeat(Request):
    """Something that concerns one's seat; it may be left out by who has just one."""

    seat: SeatNumber | None = None


class Hand(Request):
    """A seat for a bot, or open for somebody else."""

    seat: SeatNumber
    bot: Annotated[str, Field(max_length=60)] | None = None


class Move(AtSeat):
    """A decision: as text, for a revision, with an id of its own so that it can be sent again."""

    move: Annotated[str, Field(max_length=LONGEST_MOVE)]
    revision: Annotated[int, Field(ge=0, le=1_000_000, strict=True)]
    id: MoveId


class Takeback(AtSeat):
    """To take back one's last decision: ask for it, agree to it, or refuse it."""

    act: Literal["ask", "agree", "refuse"]


class NewBot(Request):
    """A name for somebody's bot."""

    name: Annotated[str, Field(pattern=r"^[A-Za-z0-9][A-Za-z0-9_-]{1,29}$")]


# --- Answers --------------------------------------------------------------------------------------


class ChairTold(BaseModel):
    """A chair: open if it has neither name nor bot; with both a bot stands in for the person."""

    seat: int
    name: str | None
    bot: str | None
    program: bool
    away: bool
    strength_due: float | None
    """When a bot will be at full strength, in seconds since 1970; until then it plays quick moves. None if it is."""


class ClockTold(BaseModel):
    """The clocks by seat: the seconds left, and when the time of those who owe a decision is over."""

    per_move: float | None
    per_game: float | None
    left: list[float | None]
    deadlines: list[float | None]


class ShuffleTold(BaseModel):
    """The promise of the shuffle, and the seeds by seat."""

    commitment: str
    seeds: list[str | None]


class TakebackTold(BaseModel):
    """A takeback that is asked for, and whose consent is missing."""

    seat: int
    missing: list[int]


class TableTold(BaseModel):
    """What everybody may know about a table."""

    id: str
    game: str
    players: int
    options: dict[str, str | int]
    status: Literal["waiting", "playing", "over"]
    listed: bool
    made: float
    host: str
    chairs: list[ChairTold]
    clock: ClockTold
    grace: float
    patient: bool
    """Whether bots wait until they are at full strength."""
    shuffle: ShuffleTold
    rematch: str | None
    revision: int
    decide: list[int]
    ready: list[int]
    scores: list[int] | None
    result: dict[str, Any] | None
    takeback: TakebackTold | None


class GameTold(BaseModel):
    """What a seat sees: its view, its moves and, if it wants, what each would do."""

    revision: int
    view: dict[str, Any]
    legal: list[str]
    ready: list[int]
    sealed: str | None
    left: bool
    outlook: dict[str, Any] | None = None


class Told(BaseModel):
    """All that a seat may know, or a spectator."""

    table: TableTold
    seat: int | None
    game: GameTold | None
    events: list[dict[str, Any]]


class Seated(BaseModel):
    """A secret, shown this once, and the seats it is for."""

    id: str
    secret: str
    seats: list[int]
    told: Told


class ReceiptTold(BaseModel):
    """The answer to a decision: the revision after it, and whether it is sealed."""

    seat: int
    move: str
    revision: int
    sealed: bool


class ErrorTold(BaseModel):
    """Why something was refused: a code for programs, a text in the language of the reader, the clause."""

    code: str
    message: str
    clause: str | None = None
    allowed: list[str] | None = None
    facts: dict[str, str | int] | None = None
    field: str | None = None
    wait: float | None = None
    revision: int | None = None


class Refusal(BaseModel):
    """An error, and after a stale decision what is true now."""

    error: ErrorTold
    told: Told | None = None


class TableListed(BaseModel):
    """A table in a list."""

    id: str
    game: str
    status: str
    changed: float
    summary: dict[str, Any]


class TableList(BaseModel):
    """Tables, those that changed last first; `next` asks for those after them."""

    tables: list[TableListed]
    next: str | None


class ReplayStep(BaseModel):
    """Something that happened, null for the start, and the table after it."""

    event: dict[str, Any] | None
    view: dict[str, Any]


class Replay(BaseModel):
    """A finished game, step by step, with nothing hidden any more."""

    steps: list[ReplayStep]


class TallyItem(BaseModel):
    """One line of a score: what scored, its clause, and its parts (rounds, rows, colours …) with their points."""

    name: str
    clause: str | None
    points: int
    parts: dict[str, int]


class Tally(BaseModel):
    """Where the points of a finished game came from: for each seat the items that amount to its score."""

    seats: list[list[TallyItem]]


class OptionTold(BaseModel):
    """A choice at set-up; the first is the default."""

    name: str
    choices: list[str | int]
    least: int | None


class GameListed(BaseModel):
    """A game that can be played here."""

    name: str
    title: str
    players: list[int]
    options: list[OptionTold]


class Offer(BaseModel):
    """What this server has: games, and bots for the seats."""

    games: list[GameListed]
    bots: list[str]
    version: str


class BotToken(BaseModel):
    """A bot's name and its token, shown this once."""

    name: str
    token: str


class Health(BaseModel):
    """Whether the server can do its work."""

    status: Literal["ok", "failing"]
    version: str
    tables: int
