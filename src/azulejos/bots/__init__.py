"""The players: `random`, `greedy`, and whatever others bring along."""

from azulejos.bots.bot import Bot, Limit, View
from azulejos.bots.loading import bot_class, names

__all__ = ["Bot", "Limit", "View", "bot_class", "names"]
