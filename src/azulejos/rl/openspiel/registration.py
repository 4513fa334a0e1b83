"""Telling OpenSpiel of the games."""

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
    """Register every installed game that OpenSpiel can play; a broken plug-in is warned of."""
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
    """What makes a game of parameters: a class, since OpenSpiel lets go of it when the interpreter has ended.

    A function would be freed then, with nobody there to do it, and the process would end by a crash.
    """

    class Made(SpielGame):
        def __init__(self, given: Mapping[str, Any]) -> None:
            super().__init__(game, draws, given)

    return Made
