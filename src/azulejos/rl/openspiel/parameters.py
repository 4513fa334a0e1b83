"""The parameters of a game in OpenSpiel: player count, options, who starts, rewards, maximum length."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from azulejos.core.protocol import Game
from azulejos.core.setup import Option, Setup, Value
from azulejos.rl.envs.rewards import REWARDS

REWARD = Option("rewards", REWARDS, "what the end of a game is worth")
TURNS = Option("turns", ("simultaneous", "sequential"), "whether sealed choices are made at once or seat by seat")
LONGEST = Option("max_game_length", (0,), "moves after which a game is cut off; 0 leaves it to the game", least=1)

ENDLESS = 3_000
"""The default number of turns after which a game without an end by its rules is cut off."""


@dataclass(frozen=True, slots=True)
class SpielParameters:
    """The checked parameters of a game."""

    setup: Setup
    rewards: str
    sequential: bool
    """Whether seats decide one after the other where the rules let them decide at once, sealed."""
    longest: int
    """A game has no more moves than this; a decision that all make at once is one."""


def defaults(game: Game) -> dict[str, Value]:
    """All parameters of a game with their defaults."""
    starter: dict[str, Value] = {"starter": 0} if game.has_starter else {}
    return {
        "players": game.players[0],
        **{option.name: option.default for option in (*game.options, *_more(game))},
        **starter,
    }


def read(game: Game, given: Mapping[str, Any]) -> SpielParameters:
    """The checked parameters of a game; OpenSpiel has checked their names. Raises OptionError."""
    values = {**defaults(game), **given}
    options = {option.name: values[option.name] for option in game.options}
    setup = Setup.of(game, values["players"], options, values.get("starter"))
    checked = {option.name: option.check(values[option.name]) for option in _more(game)}
    sequential = checked.get("turns") != "simultaneous"
    return SpielParameters(
        setup, str(checked["rewards"]), sequential, _longest(game, setup, sequential, int(checked["max_game_length"]))
    )


def _more(game: Game) -> tuple[Option, ...]:
    """The options that OpenSpiel needs besides those of the game."""
    return (REWARD, TURNS, LONGEST) if game.facts(Setup.of(game)).seals else (REWARD, LONGEST)


def _longest(game: Game, setup: Setup, sequential: bool, wanted: int) -> int:
    """The moves after which a game ends at the latest; where all decide at once, a move is a decision of all."""
    decisions = game.facts(setup).longest_game
    if decisions is None:
        return wanted or ENDLESS * (setup.players if sequential else 1)
    moves = decisions if sequential else decisions // setup.players
    return min(wanted or moves, moves)
