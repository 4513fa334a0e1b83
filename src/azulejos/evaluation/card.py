"""The card of a net: what it is for and where it comes from."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from azulejos.core.errors import AzulejosError
from azulejos.core.setup import Setup

OTHER = "other-net"
"""The code of an error where a net is for something else."""


class BadNet(AzulejosError):
    """A file that is no net, or one for something else."""

    code = "bad-net"


@dataclass(frozen=True, slots=True)
class Card:
    """For which games a net was trained, on which inputs, and how."""

    game: str
    players: tuple[int, ...]
    options: Mapping[str, tuple[str, ...]]
    """The values of the game's options that it serves; an option that is not named may have any."""
    features: int
    """The version of the inputs."""
    trained: str
    """The command that trained it, and what that took."""
    strength: str
    """What its matches said."""
    corrects: int = 0
    """The version of the game's own appraisal that it corrects; 0 if it says all by itself."""

    def serves(self, game: str, setup: Setup) -> bool:
        """Whether it is meant for a set-up."""
        options = dict(setup.options)
        served = all(str(options.get(name)) in values for name, values in self.options.items())
        return game == self.game and setup.players in self.players and served

    def check_serves(self, net: str, game: str, setup: Setup) -> None:
        """Raise BadNet if it is meant for something else; the net is called as its file is."""
        if not self.serves(game, setup):
            asked = _told(game, [setup.players], {name: (str(value),) for name, value in setup.options.items()})
            facts = {"net": net, "meant": self.meant}
            raise BadNet(f"{net} is for {self.meant}; this is {asked}", code=OTHER, facts=facts)

    @property
    def meant(self) -> str:
        """What it is for, in words."""
        return _told(self.game, self.players, self.options)

    def to_json(self) -> dict[str, Any]:
        """As it is written into the file of the net."""
        return asdict(self)

    @classmethod
    def from_json(cls, told: Any) -> "Card":
        """Read a card. Raises BadNet."""
        try:
            return cls(
                str(told["game"]),
                tuple(int(each) for each in told["players"]),
                {str(name): tuple(map(str, values)) for name, values in told["options"].items()},
                int(told["features"]),
                str(told["trained"]),
                str(told["strength"]),
                int(told.get("corrects", 0)),
            )
        except (KeyError, TypeError, ValueError, AttributeError, OverflowError) as error:
            raise BadNet(f"its card can not be read: {error!r}") from error


def _told(game: str, players: Sequence[int], options: Mapping[str, Sequence[str]]) -> str:
    """Set-ups in words."""
    choices = [f"{name} {' or '.join(values)}" for name, values in options.items()]
    return ", ".join([game, f"{' or '.join(map(str, players))} players", *choices])
