"""Appends to three journals until it is killed, and prints each entry after it was acknowledged."""

import asyncio
import sys

from azulejos.server.store.entry import Heading, JournalEntry
from azulejos.server.store.journal import Journal

HEADING = Heading("playing", True, "azul", {}, None)


async def append(journal: Journal, table_id: str) -> None:
    head = (await journal.listing(table_id)).head
    while True:
        entries = [JournalEntry(head + step, float(head), "move", {"number": head + step}) for step in (1, 2)]
        await journal.append(table_id, head, entries, HEADING)
        head += 2
        print(table_id, head, flush=True)


async def main(address: str) -> None:
    journal = Journal.open(address)
    await asyncio.gather(*(append(journal, table_id) for table_id in "abc"))


asyncio.run(main(sys.argv[1]))
