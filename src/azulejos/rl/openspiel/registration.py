"""Registers the games in OpenSpiel."""

import warnings
from collections.abc import Mapping
from typing import Any

import pyspiel

from azulejos.core import registry
from azulejos.core.errors import BrokenPlugin
from azulejos.core.ruled import RuledGame
from azulejos.core.setup import Setup
from azulejos.rl.openspiel.draws import Draws, draws_of
from azulejos.rl.openspiel.game import SpielGame, game_type, short_name


def register_all() -> list[str]:
    """Register every installed game that OpenSpiel can play; a broken plug-in causes a warning."""
    return [registered for name in registry.names() if (registered := _register(name))]


def _register(name: str) -> str | None:
    try:
        game = registry.game(name)
    except BrokenPlugin as error:
        warnings.warn(str(error), RuntimeWarning, stacklevel=2)
        return None
    draws = draws_of(game)
    if draws is None or not isinstance(game, RuledGame):
        return None
    pyspiel.register_game(game_type(game, sequential=not game.facts(Setup.of(game)).seals), _maker(game, draws))
    return short_name(game)


def _maker(game: RuledGame, draws: Draws) -> type[SpielGame]:
    """The class that makes a game from parameters.

    It is not a function: OpenSpiel frees it after the interpreter has ended, and freeing a function would crash.
    """

    class Made(SpielGame):
        def __init__(self, given: Mapping[str, Any]) -> None:
            super().__init__(game, draws, given)

    return Made
