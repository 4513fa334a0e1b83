"""Streams of lines of JSON, which stay open until the client leaves or the server stops."""

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Protocol

from azulejos.core.errors import AzulejosError
from azulejos.server.http.client import Client
from azulejos.server.http.refusals import refusal_payload

LINES = "application/x-ndjson"
"""The media type of a stream: lines of JSON."""

ALIVE = 7.0
"""Seconds of silence after which a stream sends an empty line."""


class News(Protocol):
    """A source of messages that can be waited for again and again."""

    async def next(self) -> str:
        """Wait for something new, as JSON."""

    def close(self) -> None:
        """Release the source."""


async def kept_alive(client: Client, follow: Callable[[], News]) -> AsyncIterator[str]:
    """Yield what is new, line by line, with empty lines in times of silence, until the server stops.

    If the client loses its right to look, the last line is the refusal.
    """
    state = client.state
    state.connections.enter(client.address)
    news = follow()
    closing = asyncio.ensure_future(state.closing.wait())
    line = asyncio.ensure_future(news.next())
    try:
        while not state.closing.is_set():
            done, _ = await asyncio.wait({line, closing}, timeout=ALIVE, return_when=asyncio.FIRST_COMPLETED)
            if line in done:
                yield f"{line.result()}\n"
                line = asyncio.ensure_future(news.next())
            elif closing not in done:
                yield "\n"
    except AzulejosError as error:
        yield f"{refusal_payload(error, client.language).to_text()}\n"
    finally:
        state.connections.leave(client.address)
        news.close()
        for task in (line, closing):
            task.cancel()
        await asyncio.gather(line, closing, return_exceptions=True)
