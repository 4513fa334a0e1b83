"""The card of a net: what it is for and where it comes from."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from azulejos.core.errors import AzulejosError
from azulejos.core.setup import Setup

OTHER = "other-net"
"""The error code of a net that is for another set-up."""


class BadNet(AzulejosError):
    """A file is not a net, or is a net for something else."""

    code = "bad-net"


@dataclass(frozen=True, slots=True)
class Card:
    """For which games a net was trained, on which inputs, and how."""

    game: str
    players: tuple[int, ...]
    options: Mapping[str, tuple[str, ...]]
    """The option values that it serves; an option that is not named may have any value."""
    features: int
    """The version of the inputs."""
    trained: str
    """The command that trained it, and what that took."""
    strength: str
    """The results of its matches."""
    corrects: int = 0
    """The version of the game's heuristic whose value it corrects; 0 if it does not use the heuristic."""

    def serves(self, game: str, setup: Setup) -> bool:
        """Whether it is meant for a set-up."""
        options = dict(setup.options)
        served = all(str(options.get(name)) in values for name, values in self.options.items())
        return game == self.game and setup.players in self.players and served

    def check_serves(self, net: str, game: str, setup: Setup) -> None:
        """Raise BadNet if the net is meant for another set-up; `net` is its file name."""
        if not self.serves(game, setup):
            asked = _in_words(game, [setup.players], {name: (str(value),) for name, value in setup.options.items()})
            facts = {"net": net, "meant": self.meant}
            raise BadNet(f"{net} is for {self.meant}; this is {asked}", code=OTHER, facts=facts)

    @property
    def meant(self) -> str:
        """What it is for, in words."""
        return _in_words(self.game, self.players, self.options)

    def to_json(self) -> dict[str, Any]:
        """The card as it is written into the net file."""
        return asdict(self)

    @classmethod
    def from_json(cls, document: Any) -> "Card":
        """Read a card. Raises BadNet."""
        try:
            return cls(
                str(document["game"]),
                tuple(int(each) for each in document["players"]),
                {str(name): tuple(map(str, values)) for name, values in document["options"].items()},
                int(document["features"]),
                str(document["trained"]),
                str(document["strength"]),
                int(document.get("corrects", 0)),
            )
        except (KeyError, TypeError, ValueError, AttributeError, OverflowError) as error:
            raise BadNet(f"its card cannot be read: {error!r}") from error


def _in_words(game: str, players: Sequence[int], options: Mapping[str, Sequence[str]]) -> str:
    """Set-ups in words."""
    choices = [f"{name} {' or '.join(values)}" for name, values in options.items()]
    return ", ".join([game, f"{' or '.join(map(str, players))} players", *choices])
