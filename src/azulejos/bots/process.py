"""A bot in its own process, which speaks the line protocol (docs/protocols/engine.md)."""

import json
import time
import weakref
from collections.abc import Mapping, Sequence
from types import TracebackType
from typing import Any, NoReturn

from azulejos.bots.analysis import Analysis
from azulejos.bots.bot import Bot, Limit, View
from azulejos.bots.channel import Channel
from azulejos.bots.failure import BotFailed
from azulejos.core.randomness import Randomness

GRACE = 2.0
"""Extra seconds after the limit in which an answer still counts, since pipes and busy machines take time."""

TIMEOUT = 60.0
"""Seconds to wait for an answer without a limit, and for a process to get ready."""

MEMORY = 8 * 2**30
"""The limit of address space in bytes. NumPy and Numba map about 0.4 GB on two cores, more with every core."""


class ProcessBot(Bot):
    """Sends each decision to a program: the view, never a state. Any failure of the program raises BotFailed.

    A program that died, was late or answered something malformed is ended and not restarted. `limit.stop` is not
    passed on to it.
    """

    def __init__(
        self,
        command: Sequence[str],
        *,
        name: str,
        grace: float = GRACE,
        timeout: float = TIMEOUT,
        memory: int | None = None,
        env: Mapping[str, str] | None = None,
        seed: int | str | None = None,
        randomness: Randomness | None = None,
    ) -> None:
        """Start the program. It gets `seed` before its first decision."""
        super().__init__(randomness)
        self.name, self.grace, self.timeout = name, grace, timeout
        self._seed, self._is_ready, self._requests = seed, False, 0
        try:
            self._channel = Channel(command, memory=memory, env=env)
        except (OSError, ValueError) as error:
            raise BotFailed(f"{name} cannot be started: {error}", code="bot-start") from error
        self._finalizer = weakref.finalize(self, self._channel.close)

    @property
    def pid(self) -> int:
        """The id of its process."""
        return self._channel.process.pid

    def choose(self, view: View, legal: Sequence[str], limit: Limit) -> str:
        """The program's move, checked."""
        move = self._decide("move", view, legal, limit).get("move")
        if not isinstance(move, str):
            self._end("bot-rubbish", "answered no move")
        if move not in legal:
            raise BotFailed(
                f"{self.name} answered {move[:40]!r}, which is not legal", code="bot-illegal", allowed=legal
            )
        return move

    def analyse(self, view: View, legal: Sequence[str], limit: Limit) -> Analysis:
        """The program's analysis, checked."""
        answer = self._decide("analyse", view, legal, limit)
        try:
            return Analysis.from_json(answer, legal)
        except ValueError as error:
            self._end("bot-rubbish", f"answered no analysis: {error}")

    def new_game(self, seed: int | str | None = None, game: str | None = None) -> None:
        """Begin another game with a reset program. A program without memory may refuse the request."""
        self._wait_until_ready()
        request = {"do": "new"}
        if seed is not None:
            request["seed"] = str(seed)
        if game is not None:
            request["game"] = game
        error = self._ask(request, self.timeout).get("error")
        if error is not None and not (isinstance(error, dict) and error.get("field") == "do"):
            self._refused(error)

    def close(self) -> None:
        """End the process and all processes it has started."""
        self._finalizer()

    def __enter__(self) -> "ProcessBot":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def _decide(self, do: str, view: View, legal: Sequence[str], limit: Limit) -> dict[str, Any]:
        self._wait_until_ready()
        bounds = {"seconds": limit.seconds, "simulations": limit.simulations}
        request = {
            "do": do,
            "game": view.game,
            "seat": view.seat,
            "view": view.position,
            "legal": list(legal),
            "limit": {key: value for key, value in bounds.items() if value is not None},
        }
        wait = self.timeout if limit.seconds is None else limit.seconds + self.grace
        answer = self._ask(request, wait)
        if "error" in answer:
            self._refused(answer["error"])
        return answer

    def _wait_until_ready(self) -> None:
        """Wait until the program is ready, so that its start does not take time from its first move."""
        if not self._is_ready:
            self._ask({"do": "hello"}, self.timeout)
            self._is_ready = True
            if self._seed is not None:
                self.new_game(self._seed)

    def _ask(self, request: dict[str, Any], wait: float) -> dict[str, Any]:
        """The answer to a request, which may be an error."""
        if not self._finalizer.alive:
            raise BotFailed(f"{self.name} has ended ({self._channel.ending})", code="bot-died")
        self._requests += 1
        request = {"id": str(self._requests), **request}
        self._channel.send(json.dumps(request).encode())
        answer = self._read(self._receive(wait))
        if answer.get("id") != request["id"]:
            self._end("bot-rubbish", f"answered request {answer.get('id')!r:.40} instead of {request['id']!r}")
        return answer

    def _receive(self, wait: float) -> bytes:
        started = time.monotonic()
        try:
            return self._channel.receive(wait)
        except TimeoutError:
            self._end("bot-late", f"has not answered in {time.monotonic() - started:.1f} s")
        except OverflowError:
            self._end("bot-rubbish", "writes more than any answer needs")
        except EOFError:
            self._channel.close(timeout=0.5)
            self._end("bot-died", f"has ended ({self._channel.ending})")

    def _read(self, line: bytes) -> dict[str, Any]:
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict):
            self._end("bot-rubbish", f"answered {line[:60].decode(errors='replace')!r}, which is no JSON object")
        return answer

    def _refused(self, error: Any) -> NoReturn:
        detail = error.get("message") if isinstance(error, dict) else error
        code = error.get("code") if isinstance(error, dict) else None
        code = code if code in {"no-analysis", "bot-illegal"} else "bot-error"
        raise BotFailed(f"{self.name} answered an error: {str(detail)[:500]}", code=code)

    def _end(self, code: str, what: str) -> NoReturn:
        """Kill the program, since it cannot be trusted with another request, and raise BotFailed."""
        self._channel.close(timeout=0)
        self.close()
        raise BotFailed(f"{self.name} {what}", code=code)
