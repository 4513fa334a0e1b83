"""Matches and leagues between bots, played at the same tables that people use."""

from azulejos.arena.match import ask, play_game
from azulejos.arena.seeded import seeded_games
from azulejos.bots import BotFailed

__all__ = ["BotFailed", "ask", "play_game", "seeded_games"]
