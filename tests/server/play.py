"""Entries and headings to play with, and waiting for what comes from elsewhere."""

import asyncio

from azulejos.server.entry import Entry, Heading

PATIENCE = 300.0
"""Seconds. Nothing here is measured, and machines that run tests have much else to do."""


def entry(number, **body):
    return Entry(number, float(number), "move", body)


def heading(status="playing", listed=True, wakes_at=None, **summary):
    return Heading(status, listed, "azul", summary, wakes_at)


async def until(condition):
    """Wait until it holds: what another connection tells needs a moment."""
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)
