"""The players: `random`, `greedy`, whatever others bring along, and programs in processes of their own."""

from azulejos.bots.analysis import Analysis, MoveValue
from azulejos.bots.bot import Bot, Limit, View
from azulejos.bots.failure import BotFailed
from azulejos.bots.loading import bot_class, names
from azulejos.bots.opening import in_process, open_bot
from azulejos.bots.process import ProcessBot

__all__ = [
    "Analysis",
    "Bot",
    "BotFailed",
    "Limit",
    "MoveValue",
    "ProcessBot",
    "View",
    "bot_class",
    "in_process",
    "names",
    "open_bot",
]
