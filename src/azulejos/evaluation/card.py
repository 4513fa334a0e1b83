"""The card of a net: what it is for and where it comes from."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from azulejos.core.errors import AzulejosError
from azulejos.core.setup import Setup


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

    def check_serves(self, game: str, setup: Setup) -> None:
        """Raise BadNet if it is meant for something else."""
        if not self.serves(game, setup):
            raise BadNet(
                f"the net is for something else than {_told(game, setup)}", code="other-net", allowed=[self.meant]
            )

    @property
    def meant(self) -> str:
        """What it is for, in words."""
        options = [f"{name} {' or '.join(values)}" for name, values in self.options.items()]
        return ", ".join([self.game, f"{' or '.join(map(str, self.players))} players", *options])

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
            raise BadNet(f"the card of the net can not be read: {error!r}") from error


def _told(game: str, setup: Setup) -> str:
    """A set-up in words."""
    return ", ".join([game, f"{setup.players} players", *(f"{name} {value}" for name, value in setup.options.items())])
