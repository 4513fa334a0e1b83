"""A verifiable shuffle: a secret that is committed to before the game and revealed after it.

docs/protocols/shuffle.md describes the scheme for other programs, what it proves and what it does not.
"""

import hashlib
import hmac
import json
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from azulejos.core.errors import AzulejosError
from azulejos.core.protocol import Game, State
from azulejos.core.randomness import SeededRandomness
from azulejos.core.setup import Setup

VERSION = 1
"""The version of the scheme; a change of any byte needs a new version."""
CHOSEN_STARTER = 2
"""The version for a game whose starting seat was chosen: the choice is one of the terms."""
SECRET_BYTES = 32
LONGEST_TEXT = 64
"""How many characters the seed of a person, or the id of a table, may have."""

_COMMITMENT = b"azulejos shuffle 1 commitment:"  # sets the commitment apart from every other hash of the secret


class ShuffleError(AzulejosError):
    """A shuffle cannot be made, or read, like this."""

    code = "bad-shuffle"


@dataclass(frozen=True, slots=True)
class Shuffle:
    """The secret of one table, drawn when the table is made; its commitment is public from the start.

    A secret serves one game and determines all draws of that game.
    """

    secret: bytes = field(repr=False)

    def __post_init__(self) -> None:
        if len(self.secret) != SECRET_BYTES:
            raise ShuffleError(f"the secret must have {SECRET_BYTES} bytes, not {len(self.secret)}", code="bad-secret")

    @classmethod
    def commit(cls) -> "Shuffle":
        """A shuffle with a new secret from the operating system."""
        return cls(secrets.token_bytes(SECRET_BYTES))

    @classmethod
    def from_saved(cls, document: Any) -> "Shuffle":
        """The shuffle that was saved."""
        known = isinstance(document, dict)
        if not known or type(document.get("version")) is not int or document["version"] != VERSION:
            raise ShuffleError(f"a saved shuffle is an object of version {VERSION}", code="bad-version")
        return cls(read_hex(document.get("secret"), "secret"))

    @property
    def commitment(self) -> str:
        """The public commitment: it binds the secret and does not reveal it."""
        return hashlib.sha256(_COMMITMENT + self.secret).hexdigest()

    def saved(self) -> dict[str, Any]:
        """The shuffle with its secret as JSON: for storing a table, not for its players."""
        return {"version": VERSION, "secret": self.secret.hex()}

    def keyed(
        self, *, table: str, game: Game, setup: Setup, seeds: Sequence[str | None], starter: int | None = None
    ) -> "Shuffled":
        """The shuffle of a game that starts now: all seeds are in, None for a seat that gave none.

        `starter` is the seat that was chosen to start; without it the shuffle draws one. The starter of the set-up
        does not matter.
        """
        if len(seeds) != setup.players:
            raise ShuffleError(f"{setup.players} seats have a seed or none, not {len(seeds)}", code="bad-seeds")
        terms = {
            **_version(starter),
            "table": read_text(table, "table"),
            "game": game.name,
            "players": setup.players,
            "options": dict(setup.options),
            "seeds": [None if seed is None else read_text(seed, "seed") for seed in seeds],
        }
        stream = SeededRandomness(hmac.digest(self.secret, canonical(terms), "sha256").hex())
        if starter is not None:
            starts = Setup.of(game, setup.players, setup.options, starter).starter
        else:
            starts = stream.child("starter").below(setup.players) if game.has_starter else None
        return Shuffled(self, table, replace(setup, starter=starts), tuple(seeds), starter, stream)


@dataclass(frozen=True, slots=True)
class Shuffled:
    """A shuffle with all its seeds, ready to draw from.

    Each draw has its own random stream, so that each can be verified alone.
    """

    shuffle: Shuffle
    table: str
    setup: Setup
    """The set-up with the seat that starts, if the game has one."""
    seeds: tuple[str | None, ...]
    chosen: int | None
    """The seat that was chosen to start; None if the shuffle drew it, or if the game has no starting seat."""
    _stream: SeededRandomness = field(repr=False, compare=False)

    def draw(self, game: Game, state: State, number: int) -> str:
        """The draw in a state, as text; `number` draws came before it in the game."""
        return game.draw(state, self._stream.child(number))

    def public(self) -> dict[str, Any]:
        """The shuffle as JSON while more may be drawn from it: for the header of a record, and for everyone."""
        return {
            **_version(self.chosen),
            "table": self.table,
            "commitment": self.shuffle.commitment,
            "seeds": list(self.seeds),
        }

    def revealed(self) -> dict[str, Any]:
        """The same with the secret, for the record of a game that was played to its end or left for good."""
        return {**self.public(), "secret": self.shuffle.secret.hex()}


def _version(starter: int | None) -> dict[str, Any]:
    """The version of the scheme, with the seat that was chosen to start, if one was."""
    return {"version": VERSION} if starter is None else {"version": CHOSEN_STARTER, "starter": starter}


def canonical(terms: dict[str, Any]) -> bytes:
    """The canonical bytes of the terms: keys sorted, no spaces, UTF-8."""
    return json.dumps(terms, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def read_text(value: Any, what: str) -> str:
    """A text that is not empty, not too long, and holds no halves of characters."""
    if not isinstance(value, str) or not 1 <= len(value) <= LONGEST_TEXT:
        raise ShuffleError(f"the {what} must be a text of 1 to {LONGEST_TEXT} characters", code=f"bad-{what}")
    if any("\ud800" <= character <= "\udfff" for character in value):
        raise ShuffleError(f"the {what} holds half a character (a lone surrogate)", code=f"bad-{what}")
    return value


def read_hex(value: Any, what: str) -> bytes:
    """32 bytes from 64 small hexadecimal digits."""
    digits = isinstance(value, str) and len(value) == 2 * SECRET_BYTES and set(value) <= set("0123456789abcdef")
    if not digits:
        wanted = f"the {what} must be {2 * SECRET_BYTES} hexadecimal digits in small letters"
        raise ShuffleError(wanted, code=f"bad-{what}")
    return bytes.fromhex(value)
