"""Entries and headings for tests, and waiting for changes from other connections."""

import asyncio

from azulejos.server.store.entry import Heading, JournalEntry

PATIENCE = 300.0
"""Seconds. Nothing here is measured, and machines that run tests have much else to do."""


def entry(number, **body):
    return JournalEntry(number, float(number), "move", body)


def heading(status="playing", listed=True, wakes_at=None, **summary):
    return Heading(status, listed, "azul", summary, wakes_at)


async def until(condition):
    """Wait until a condition holds; a change from another connection needs a moment."""
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)
