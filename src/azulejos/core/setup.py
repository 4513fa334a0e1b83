"""How a game is set up: the number of players, the options, who starts."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from azulejos.core.errors import Fact, OptionError, as_fact
from azulejos.core.numbers import LARGEST

if TYPE_CHECKING:
    from azulejos.core.protocol import Game

Value = str | int
"""What an option can be set to."""


@dataclass(frozen=True, slots=True)
class Option:
    """A choice a game offers at set-up. The first choice is the default.

    With `least`, any whole number from `least` to LARGEST is allowed too.
    """

    name: str
    choices: tuple[Value, ...]
    meaning: str
    least: int | None = None

    @property
    def default(self) -> Value:
        """The value if none is given."""
        return self.choices[0]

    def check(self, value: object) -> Value:
        """The value, if it is allowed. Raises OptionError."""
        for choice in self.choices:
            if type(value) is type(choice) and value == choice:
                return choice
        if self.least is not None and type(value) is int and self.least <= value <= LARGEST:
            return value
        facts = {"option": self.name, "value": as_fact(value), "choices": ", ".join(self.allowed())}
        message = f"option {self.name} cannot be {value!r}"
        raise OptionError(message, code="bad-option-value", allowed=self.allowed(), facts=facts)

    def allowed(self) -> tuple[str, ...]:
        """The values that are allowed, for an error or a help text."""
        more = () if self.least is None else (f"any whole number from {self.least} to {LARGEST}",)
        return (*map(str, self.choices), *more)


@dataclass(frozen=True, slots=True)
class Setup:
    """A valid set-up of one game: made by `Setup.of`, which checks it."""

    players: int
    options: Mapping[str, Value]
    starter: int | None

    @classmethod
    def of(
        cls,
        game: "Game",
        players: object = None,
        options: Mapping[str, object] | None = None,
        starter: object = None,
    ) -> "Setup":
        """A checked set-up; what is left out takes the game's default. Raises OptionError."""
        count = _players(game, players)
        return cls(count, _options(game, options or {}), _starter(game, count, starter))

    def to_json(self) -> dict[str, Any]:
        """The set-up as the header of a record writes it."""
        document = {"players": self.players, "options": dict(self.options)}
        return document if self.starter is None else {**document, "starter": self.starter}


def _players(game: "Game", players: object) -> int:
    count = game.players[0] if players is None else players
    if isinstance(count, bool) or not isinstance(count, int) or count not in game.players:
        allowed = list(map(str, game.players))
        facts = {"game": game.name, "players": as_fact(count), "choices": ", ".join(allowed)}
        message = f"{game.name} cannot be played by {count!r}"
        raise OptionError(message, code="bad-player-count", allowed=allowed, facts=facts)
    return count


def _options(game: "Game", given: Mapping[str, object]) -> dict[str, Value]:
    known = [option.name for option in game.options]
    for name in given:
        if name not in known:
            facts = {"game": game.name, "option": name, "choices": ", ".join(known)}
            raise OptionError(f"{game.name} has no option {name!r}", code="unknown-option", allowed=known, facts=facts)
    return {option.name: option.check(given.get(option.name, option.default)) for option in game.options}


def _starter(game: "Game", players: int, starter: object) -> int | None:
    if not game.has_starter:
        if starter is not None:
            facts: dict[str, Fact] = {"game": game.name, "reason": "nobody-starts"}
            raise OptionError(f"nobody starts in {game.name}: all play at once", code="bad-starter", facts=facts)
        return None
    seat = 0 if starter is None else starter
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < players:
        seats = list(map(str, range(players)))
        facts = {"game": game.name, "reason": "no-such-seat", "seat": as_fact(seat)}
        message = f"{seat!r} is not a seat that can start"
        raise OptionError(message, code="bad-starter", allowed=seats, facts=facts)
    return seat
