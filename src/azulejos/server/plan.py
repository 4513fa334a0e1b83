"""What a table is made with: the game and its set-up, who may sit where, the clock."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from azulejos.core import registry
from azulejos.core.protocol import Game
from azulejos.core.setup import Setup
from azulejos.server.chair import Chair
from azulejos.server.clock import NO_CLOCK, Clock, read_clock

GRACE = 60.0
"""Seconds a seat may owe a decision before the host may hand it to somebody else."""

STAND_IN = "level-3"
"""Who plays for a person whose time is over."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What a table is made with. It never changes."""

    game: Game
    setup: Setup
    chairs: tuple[Chair, ...]
    clock: Clock = NO_CLOCK
    listed: bool = False
    grace: float = GRACE
    stand_in: str = STAND_IN

    def to_json(self) -> dict[str, Any]:
        """The plan for the journal."""
        return {
            "game": self.game.name,
            "players": self.setup.players,
            "options": dict(self.setup.options),
            "chairs": [chair.to_json() for chair in self.chairs],
            "clock": self.clock.to_json(),
            "listed": self.listed,
            "grace": self.grace,
            "stand_in": self.stand_in,
        }


def read_plan(document: Mapping[str, Any]) -> Plan:
    """A plan from the journal."""
    game = registry.game(document["game"])
    return Plan(
        game,
        Setup.of(game, document["players"], document["options"]),
        tuple(Chair(**chair) for chair in document["chairs"]),
        read_clock(document["clock"]),
        document["listed"],
        document["grace"],
        document["stand_in"],
    )
