"""The shuffle that the header of a record claims. This module checks its form, `verification` its truth."""

from dataclasses import dataclass
from typing import Any

from azulejos.core.errors import RecordError
from azulejos.core.protocol import Game
from azulejos.core.setup import Setup
from azulejos.records.record import Record
from azulejos.records.shuffle import CHOSEN_STARTER, VERSION, Shuffle, Shuffled, ShuffleError, read_hex, read_text


@dataclass(frozen=True, slots=True)
class Claim:
    """The table, its commitment, the seeds by seat, the chosen starter and the secret of a game that has ended."""

    table: str
    commitment: str
    seeds: tuple[str | None, ...]
    secret: bytes
    starter: int | None = None
    """The seat that was chosen to start; None if the shuffle drew it, or if the game has no starting seat."""

    def shuffled(self, game: Game, setup: Setup) -> Shuffled:
        """The shuffle of the secret and the seeds, whatever the commitment says."""
        return Shuffle(self.secret).keyed(
            table=self.table, game=game, setup=setup, seeds=self.seeds, starter=self.starter
        )


def claim_of(record: Record) -> Claim:
    """The claim of a record about its shuffle. Raises RecordError with the line of the header."""
    if "shuffle" not in record.header:
        raise RecordError(record.line, "the record has no shuffle that could be verified", code="no-shuffle")
    if "from" in record.header:
        raise RecordError(
            record.line, "a shuffle deals whole games, this one starts from a position", code="bad-shuffle"
        )
    try:
        return read_claim(record.header["shuffle"])
    except ShuffleError as error:
        raise RecordError(record.line, f"shuffle: {error.message}", code=error.code) from None


def read_claim(document: Any) -> Claim:
    """A claim from JSON; unknown keys are ignored. Raises ShuffleError."""
    if not isinstance(document, dict):
        raise ShuffleError("must be an object")
    version = document.get("version")
    known = {VERSION, CHOSEN_STARTER} if "starter" in document else {VERSION}
    if type(version) is not int or version not in known:
        wanted = f"known is {VERSION}, and {CHOSEN_STARTER} with a starter"
        raise ShuffleError(f"version {version!r}, {wanted}", code="bad-version")
    if "secret" not in document:
        raise ShuffleError("the secret is revealed when the game has ended, not before", code="secret-kept")
    return Claim(
        table=read_text(document.get("table"), "table"),
        commitment=read_hex(document.get("commitment"), "commitment").hex(),
        seeds=_seeds(document.get("seeds")),
        secret=read_hex(document["secret"], "secret"),
        starter=_starter(document.get("starter")) if version == CHOSEN_STARTER else None,
    )


def _starter(value: Any) -> int:
    if type(value) is not int or value < 0:
        raise ShuffleError("the starter must be the number of a seat", code="bad-starter")
    return value


def _seeds(value: Any) -> tuple[str | None, ...]:
    if not isinstance(value, list):
        raise ShuffleError("the seeds must be a list, by seat", code="bad-seeds")
    return tuple(None if seed is None else read_text(seed, "seed") for seed in value)
