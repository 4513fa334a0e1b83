"""Following a table: what is new for one pair of eyes, each time something has changed.

Whoever is slow gets several things at once and never a queue: each time all that is new since the last.
"""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from typing import Protocol

from azulejos.core.errors import AzulejosError
from azulejos.server.hall import Hall
from azulejos.server.refusals import refused
from azulejos.server.room import Room
from azulejos.server.telling import seat_told
from azulejos.server.visitor import Visitor

ALIVE = 7.0
"""Seconds of silence after which a stream sends an empty line."""


class Following:
    """One pair of eyes at a table: a seat's, whose right to it is looked at each time, or a spectator's."""

    def __init__(
        self,
        hall: Hall,
        table_id: str,
        eye: Callable[[Room], int | None],
        *,
        since: int = 0,
        outlook: bool = False,
    ) -> None:
        self._hall, self._table_id, self._eye = hall, table_id, eye
        self._since, self._outlook = since, outlook
        self._news = asyncio.Event()
        self._news.set()
        self._stop = hall.listen(table_id, self)

    def changed(self) -> None:
        """Something has happened."""
        self._news.set()

    async def next(self) -> str:
        """Wait for something new; the answer is what there is to know now, as JSON."""
        await self._news.wait()
        self._news.clear()
        text, self._since = await self._hall.told(self._table_id, self._what, self._told)
        return text

    def close(self) -> None:
        """Follow no more."""
        self._stop()

    def _what(self, room: Room) -> tuple[int | None, int, bool]:
        return self._eye(room), self._since, self._outlook

    def _told(self, room: Room) -> tuple[str, int]:
        told = seat_told(room, self._eye(room), since=self._since, outlook=self._outlook)
        revision: int = told["table"]["revision"]
        return json.dumps(told, ensure_ascii=False, separators=(",", ":")), revision


class News(Protocol):
    """Something that can be waited for again and again."""

    async def next(self) -> str:
        """Wait for something new, as JSON."""

    def close(self) -> None:
        """Wait no more."""


async def kept_alive(who: Visitor, follow: Callable[[], News]) -> AsyncIterator[str]:
    """What is new, line by line, with empty lines in times of silence, until the server stops.

    Who may not look any more is told so by the last line.
    """
    house = who.house
    house.crowd.enter(who.address)
    news = follow()
    closing = asyncio.ensure_future(house.closing.wait())
    line = asyncio.ensure_future(news.next())
    try:
        while not house.closing.is_set():
            done, _ = await asyncio.wait({line, closing}, timeout=ALIVE, return_when=asyncio.FIRST_COMPLETED)
            if line in done:
                yield f"{line.result()}\n"
                line = asyncio.ensure_future(news.next())
            elif closing not in done:
                yield "\n"
    except AzulejosError as error:
        yield json.dumps({"error": refused(error, who.language)}, ensure_ascii=False) + "\n"
    finally:
        house.crowd.leave(who.address)
        news.close()
        for task in (line, closing):
            task.cancel()
        await asyncio.gather(line, closing, return_exceptions=True)
