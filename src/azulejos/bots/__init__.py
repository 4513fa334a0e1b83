"""The bots: `random`, `greedy`, the searching ones, those of plug-ins, and programs in their own processes."""

from azulejos.bots.analysis import Analysis, MoveValue
from azulejos.bots.bot import Bot, Limit, View
from azulejos.bots.bot_registry import bot_class, names
from azulejos.bots.failure import BotFailed
from azulejos.bots.process import ProcessBot
from azulejos.bots.spawn import in_process, open_bot

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
