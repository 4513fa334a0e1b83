"""Bots against bots: one game at a table of bots."""

from azulejos.arena.match import BotFailed, ask, play_game

__all__ = ["BotFailed", "ask", "play_game"]
