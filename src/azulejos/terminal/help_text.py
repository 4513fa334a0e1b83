"""The help of the terminal: how to type a move, and the commands."""

from collections.abc import Sequence

from azulejos.core.protocol import Game
from azulejos.core.texts import texts_of
from azulejos.languages import LanguageWords

COMMANDS = {
    "moves": "terminal-help-moves",
    "board": "terminal-help-board",
    "undo": "terminal-help-undo",
    "save": "terminal-help-save",
    "quit": "terminal-help-quit",
    "wait": "terminal-help-wait",
    "?": "terminal-help-help",
}
"""What a person may type instead of a move, with the message that explains it."""

_ARGUMENTS = {"moves": "terminal-help-text", "save": "terminal-help-file"}
_EXAMPLES = 3


def help_text(game: Game, legal: Sequence[str], words: LanguageWords) -> str:
    """How to type a move of a game, with some legal ones as examples, and the commands."""
    examples = words.say("terminal-help-type", examples=", ".join(legal[:_EXAMPLES]))
    return "\n".join(filter(None, [examples, texts_of(game).guide(words), *_commands(words)]))


def _commands(words: LanguageWords) -> list[str]:
    typed = {command: _with_argument(command, words) for command in COMMANDS}
    widest = max(map(len, typed.values()))
    rows = [f"  {typed[command]:<{widest}}   {words.say(message)}" for command, message in COMMANDS.items()]
    return [words.say("terminal-help-or"), *rows]


def _with_argument(command: str, words: LanguageWords) -> str:
    return f"{command} [{words.say(_ARGUMENTS[command])}]" if command in _ARGUMENTS else command
