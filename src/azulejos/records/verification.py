"""Verifies the shuffle of a record: recomputes commitment, starting seat and every draw from its secret."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from azulejos.core.errors import OptionError, RecordError
from azulejos.core.protocol import Game
from azulejos.core.turn import Chance
from azulejos.records.claim import Claim, claim_of
from azulejos.records.record import Event, Record
from azulejos.records.replay import game_of, replay, setup_of
from azulejos.records.shuffle import Shuffled, ShuffleError


@dataclass(frozen=True, slots=True)
class Difference:
    """Where a record first differs from its shuffle: what it says there, and what the shuffle says."""

    what: str
    """`commitment`, `starter` or `draw`."""
    said: str | int | None
    expected: str | int | None
    line: int
    """The line of the file."""
    event: int | None = None
    """The number of the event; None for the header."""

    def __str__(self) -> str:
        where = "" if self.event is None else f" of event {self.event}"
        return f"line {self.line}: the {self.what}{where} is {self.said!r}, by the shuffle it is {self.expected!r}"

    def to_json(self) -> dict[str, Any]:
        """The difference as JSON."""
        document = {"what": self.what, "said": self.said, "expected": self.expected, "line": self.line}
        return document if self.event is None else {**document, "event": self.event}


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a record was dealt by the shuffle it names; `draws` counts those that were found right."""

    game: str
    claim: Claim
    starter: int | None
    """The seat that starts by the shuffle, if the game has one: drawn, or chosen as `claim` says."""
    draws: int
    difference: Difference | None

    @property
    def verified(self) -> bool:
        """Whether the record agrees with its shuffle."""
        return self.difference is None

    def to_json(self) -> dict[str, Any]:
        """The verdict as JSON."""
        return {
            "verified": self.verified,
            "game": self.game,
            "table": self.claim.table,
            "commitment": self.claim.commitment,
            "seeds": list(self.claim.seeds),
            "starter": self.starter,
            "chosen": self.claim.starter is not None,
            "draws": self.draws,
            "difference": None if self.difference is None else self.difference.to_json(),
        }


def verify(record: Record) -> Verdict:
    """Compare a record with its shuffle, up to the first difference.

    Raises RecordError if the record has no shuffle with its secret, or breaks the rules before it
    differs.
    """
    game, claim = game_of(record), claim_of(record)
    try:
        shuffled = claim.shuffled(game, setup_of(game, record))
    except (ShuffleError, OptionError) as error:
        raise RecordError(record.line, f"shuffle: {error.message}", code=error.code) from None
    draws, difference = 0, _in_header(game, record, claim, shuffled)
    if difference is None:
        draws, difference = _in_draws(game, record, shuffled)
    return Verdict(game.name, claim, shuffled.setup.starter, draws, difference)


def _in_header(game: Game, record: Record, claim: Claim, shuffled: Shuffled) -> Difference | None:
    commitment, starter = shuffled.shuffle.commitment, setup_of(game, record).starter
    if claim.commitment != commitment:
        return Difference("commitment", claim.commitment, commitment, record.line)
    if starter != shuffled.setup.starter:
        return Difference("starter", starter, shuffled.setup.starter, record.line)
    return None


def _in_draws(game: Game, record: Record, shuffled: Shuffled) -> tuple[int, Difference | None]:
    """How many draws are right before the first that is not, and that one."""
    right = 0
    for number, event, drawn in _draws(game, record, shuffled):
        if event.chance != drawn:
            return right, Difference("draw", event.chance, drawn, event.line, number)
        right += 1
    return right, None


def _draws(game: Game, record: Record, shuffled: Shuffled) -> Iterator[tuple[int, Event, str]]:
    """Each draw of a record with the number of its event, and what the shuffle draws there.

    A draw is yielded before the rules check it: a forged draw may be impossible.
    """
    steps, draws = replay(record, game=game), 0
    state = next(steps).state
    for number, event in enumerate(record.events, 1):
        if event.chance is not None and isinstance(game.turn(state), Chance):
            yield number, event, shuffled.draw(game, state, draws)
            draws += 1
        state = next(steps).state
    next(steps, None)  # the result is checked after the last step
