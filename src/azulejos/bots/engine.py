"""The engine: answers the requests of the line protocol with a bot (docs/protocols/engine.md)."""

import traceback
from collections.abc import Callable
from threading import Event
from typing import Any, cast

from azulejos import __version__
from azulejos.bots.analysis import Analysis
from azulejos.bots.bot import Bot
from azulejos.bots.decision import Decision
from azulejos.bots.failure import BotFailed
from azulejos.bots.requests import EngineRequest, id_of, read_request
from azulejos.core import registry
from azulejos.core.errors import AzulejosError
from azulejos.core.randomness import SeededRandomness

PROTOCOL = 1
"""The version of the protocol."""

EngineReply = dict[str, Any]


class Engine:
    """Answers requests with one bot. Every request gets an answer; no exception is raised."""

    def __init__(self, name: str, bot: type[Bot], seed: str | None = None, *, hurry: bool = False) -> None:
        """With `hurry` the bot answers soon, since a person waits."""
        self.name = name
        self._class, self._hurry = bot, hurry
        self.bot = self._fresh(seed)

    def answer(self, document: EngineReply, stop: Event | None = None) -> EngineReply:
        """The answer to a request; another thread sets `stop` to get it now."""
        ident = id_of(document)
        try:
            request = read_request(document, stop)
            return {"id": ident, **ACTIONS[request.do](self, request)}
        except AzulejosError as error:
            return refusal(ident, error)
        except Exception as error:  # noqa: BLE001  (one failed request must not end the engine)
            traceback.print_exc()
            return refusal(ident, AzulejosError(f"the engine failed: {error!r}", code="internal"))

    def hello(self, request: EngineRequest) -> EngineReply:
        """The name and version of the engine, its bot and its games."""
        games = registry.names()
        return {"name": "azulejos", "version": __version__, "protocol": PROTOCOL, "bot": self.name, "games": games}

    def new(self, request: EngineRequest) -> EngineReply:
        """Begin another game with a fresh bot."""
        self.bot.close()
        self.bot = self._fresh(request.seed)
        if request.game is not None:
            self._of_bot(lambda: self.bot.get_ready(cast("str", request.game)))
        return {"ok": True}

    def move(self, request: EngineRequest) -> EngineReply:
        """The bot's move."""
        decision = cast("Decision", request.decision)
        move = self._of_bot(lambda: self.bot.choose(decision.view, decision.legal, request.limit))
        if move not in decision.legal:
            raise BotFailed(f"{self.name} answered {move!r:.60}, which is not legal", code="bot-illegal")
        return {"move": move}

    def analyse(self, request: EngineRequest) -> EngineReply:
        """The bot's analysis, if it offers one."""
        decision = cast("Decision", request.decision)
        made = self._of_bot(lambda: self.bot.analyse(decision.view, decision.legal, request.limit).to_json())
        try:
            return Analysis.from_json(made, decision.legal).to_json()
        except ValueError as error:
            raise BotFailed(f"{self.name} made no analysis: {error}", code="bot-rubbish") from error

    def done(self, request: EngineRequest) -> EngineReply:
        """Confirm a request that the loop around the engine has handled."""
        return {"ok": True}

    def _of_bot(self, ask: Callable[[], Any]) -> Any:
        try:
            return ask()
        except BotFailed:
            raise
        except Exception as error:
            traceback.print_exc()
            raise BotFailed(f"{self.name} raised {error!r}") from error

    def _fresh(self, seed: str | None) -> Bot:
        made = self._of_bot(lambda: self._class(None if seed is None else SeededRandomness(seed)))
        if self._hurry:
            self._of_bot(made.hurry)
        return cast("Bot", made)


ACTIONS: dict[str, Callable[[Engine, EngineRequest], EngineReply]] = {
    "hello": Engine.hello,
    "new": Engine.new,
    "move": Engine.move,
    "analyse": Engine.analyse,
    "stop": Engine.done,
    "quit": Engine.done,
}
"""The method for each kind of request."""


def refusal(ident: str | None, error: AzulejosError) -> EngineReply:
    """An error as an answer."""
    return {"id": ident, "error": error.to_json()}
