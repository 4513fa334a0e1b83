"""The loop of an engine: a thread reads requests while the bot thinks, so that it can be stopped."""

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
"""The most requests that are read ahead; then the sender has to wait."""


class Loop:
    """Answers requests in order, except `stop`, which is answered at once."""

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
            self._send(answer)
            if request.get("do") == "quit" and "error" not in answer:
                return

    def _read(self) -> None:
        with contextlib.suppress(OSError):  # the client has gone: no more requests, and nobody to answer
            for line in read_lines(self._requests, LONGEST_REQUEST):
                if line is None or line.strip():
                    self._take(line)
        self._jobs.put(None)

    def _take(self, line: bytes | None) -> None:
        """Queue a request; a line that is no request is answered with an error at once."""
        try:
            request = read_document(line)
        except AzulejosError as error:
            self._send(refusal(None, error))
            return
        if request.get("do") == "stop":
            self._stop(request)
            return
        stop = threading.Event()
        self._unanswered.append(stop)
        self._jobs.put((request, stop))

    def _stop(self, request: dict[str, Any]) -> None:
        """Stop the bot for all requests in the queue."""
        answer = self.engine.answer(request)
        for stop in list(self._unanswered) if "error" not in answer else ():
            stop.set()
        self._send(answer)

    def _send(self, answer: dict[str, Any]) -> None:
        line = json.dumps(answer).encode() + b"\n"
        with self._lock:
            self._answers.write(line)
            self._answers.flush()


def own_pipes() -> tuple[IO[bytes], IO[bytes]]:
    """Standard input and output, reserved for the protocol: a bot that reads or prints cannot disturb it.

    After this call standard input is empty, and printed text goes to stderr.
    """
    sys.stdout.flush()
    requests, answers = os.fdopen(os.dup(0), "rb", 0), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return requests, answers
