"""The error for a bot that fails, with a code for each kind of failure."""

from azulejos.core.errors import AzulejosError


class BotFailed(AzulejosError):
    """A bot did not answer with a legal move.

    bot-failed    a bot in this process raised, or answered something illegal

    and for a bot in its own process:

    bot-start     it cannot be started
    bot-died      it ended
    bot-late      it did not answer in time
    bot-rubbish   its answer is malformed
    bot-illegal   its move is not legal
    bot-error     it answered with an error
    """

    code = "bot-failed"
