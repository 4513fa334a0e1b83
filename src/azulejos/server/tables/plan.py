"""The plan of a table: the game and its set-up, the chairs, the clock."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from azulejos.core import registry
from azulejos.core.protocol import Game
from azulejos.core.setup import Setup
from azulejos.server.tables.chair import Chair
from azulejos.server.tables.clock import NO_CLOCK, Clock, read_clock

GRACE = 60.0
"""Seconds a seat may owe a decision before the host may hand it over."""

STAND_IN = "level-3"
"""The bot that plays for a person whose time is over."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The settings a table is made with. They never change."""

    game: Game
    setup: Setup
    chairs: tuple[Chair, ...]
    clock: Clock = NO_CLOCK
    listed: bool = False
    grace: float = GRACE
    stand_in: str = STAND_IN
    starter: int | None = None
    """The seat that starts by the host's choice; None if it is drawn, or if nobody starts."""
    hidden_piles: bool = False
    """Whether other players' score piles are hidden until the game is over."""

    def to_json(self) -> dict[str, Any]:
        """The plan as JSON, for the journal."""
        chosen: dict[str, Any] = {} if self.starter is None else {"starter": self.starter}
        if self.hidden_piles:
            chosen["hidden_piles"] = True
        return {
            "game": self.game.name,
            "players": self.setup.players,
            "options": dict(self.setup.options),
            "chairs": [chair.to_json() for chair in self.chairs],
            "clock": self.clock.to_json(),
            "listed": self.listed,
            "grace": self.grace,
            "stand_in": self.stand_in,
            **chosen,
        }


def read_plan(document: Mapping[str, Any]) -> Plan:
    """Read a plan from the journal."""
    game, starter = registry.game(document["game"]), document.get("starter")
    return Plan(
        game,
        Setup.of(game, document["players"], document["options"], starter),
        tuple(Chair(**chair) for chair in document["chairs"]),
        read_clock(document["clock"]),
        document["listed"],
        document["grace"],
        document["stand_in"],
        starter,
        document.get("hidden_piles", False),
    )
