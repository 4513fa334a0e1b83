"""What a bot can do wrong, as one error with a code for each way."""

from azulejos.core.errors import AzulejosError


class BotFailed(AzulejosError):
    """A bot did not answer with a legal move.

    `bot-failed` it raised, or answered something illegal, in this process. Of a process of its own:
    `bot-start` it can not be started, `bot-died` it ended, `bot-late` it did not answer in time,
    `bot-rubbish` its answer is none, `bot-illegal` its move is not legal, `bot-error` it answered an error.
    """

    code = "bot-failed"
