"""The loop around an engine: a thread reads requests while the bot thinks, so that it can be stopped."""

import contextlib
import json
import os
import queue
import sys
import threading
from typing import IO, Any

from azulejos.bots.engine import Engine, refusal
from azulejos.bots.lines import Source, read_lines
from azulejos.bots.requests import LONGEST_REQUEST, read_document
from azulejos.core.errors import AzulejosError

WAITING = 64
"""Requests that are read ahead; whoever sends more waits until some are answered."""


class Loop:
    """Answers in the order of the requests, but for `stop`, which is answered at once."""

    def __init__(self, engine: Engine, requests: Source, answers: IO[bytes]) -> None:
        self.engine, self._requests, self._answers = engine, requests, answers
        self._jobs: queue.Queue[tuple[dict[str, Any], threading.Event] | None] = queue.Queue(WAITING)
        self._unanswered: list[threading.Event] = []
        self._lock = threading.Lock()

    def run(self) -> None:
        """Answer until the requests end or one says `quit`."""
        threading.Thread(target=self._read, daemon=True).start()
        while (job := self._jobs.get()) is not None:
            request, stop = job
            answer = self.engine.answer(request, stop)
            self._unanswered.remove(stop)
            self._say(answer)
            if request.get("do") == "quit" and "error" not in answer:
                return

    def _read(self) -> None:
        with contextlib.suppress(OSError):  # whoever asked has gone: no more requests, and nobody to tell
            for line in read_lines(self._requests, LONGEST_REQUEST):
                if line is None or line.strip():
                    self._take(line)
        self._jobs.put(None)

    def _take(self, line: bytes | None) -> None:
        """Put a request in the row; what is none is told at once."""
        try:
            request = read_document(line)
        except AzulejosError as error:
            self._say(refusal(None, error))
            return
        if request.get("do") == "stop":
            self._stop(request)
            return
        stop = threading.Event()
        self._unanswered.append(stop)
        self._jobs.put((request, stop))

    def _stop(self, request: dict[str, Any]) -> None:
        """End the thinking about all requests that stand in the row."""
        answer = self.engine.answer(request)
        for stop in list(self._unanswered) if "error" not in answer else ():
            stop.set()
        self._say(answer)

    def _say(self, answer: dict[str, Any]) -> None:
        line = json.dumps(answer).encode() + b"\n"
        with self._lock:
            self._answers.write(line)
            self._answers.flush()


def own_pipes() -> tuple[IO[bytes], IO[bytes]]:
    """Standard input and output for the protocol alone: a bot that reads or prints can not disturb it.

    From now on standard input is empty, and whatever is printed goes to stderr.
    """
    sys.stdout.flush()
    requests, answers = os.fdopen(os.dup(0), "rb", 0), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return requests, answers
