"""Bots against bots: whole games at a table like any other."""

from azulejos.arena.match import ask, play_game
from azulejos.arena.seeded import seeded_games
from azulejos.bots import BotFailed

__all__ = ["BotFailed", "ask", "play_game", "seeded_games"]
