"""Files that an earlier version wrote still open: a journal, a record, a saved game of the terminal, a net.

The files in `tests/old` were written by the sources of commit 7b9a516 and are never written again.
"""

import asyncio
import shutil
from pathlib import Path

import numpy as np
import pytest

from azulejos import records
from azulejos.core import registry
from azulejos.core.setup import Setup
from azulejos.core.turn import Decide
from azulejos.evaluation.load_net import open_net
from azulejos.server.store.journal import Journal
from azulejos.server.tables.live_table import LiveTable
from azulejos.terminal.seating import resumed_table

OLD = Path(__file__).parent / "old"


@pytest.fixture
def tables(tmp_path):
    """The tables of the old database, by id; the file itself stays as it is."""
    path = shutil.copy(OLD / "tables.sqlite", tmp_path)

    async def read():
        journal = Journal.open(str(path))
        try:
            names = [
                each.table_id for status in ("playing", "over") for each in await journal.lists(status, listed=None)
            ]
            return {name: LiveTable.folded(name, await journal.read(name)) for name in names}
        finally:
            await journal.close()

    return asyncio.run(read())


def test_a_table_in_the_middle_of_a_game_is_resumed(tables):
    table = tables["old-playing"].table
    assert (table.game.name, table.names, table.revision) == ("azul", ("Ada", "Bo"), 6)
    assert isinstance(table.turn, Decide)
    seat = table.turn.seats[0]
    table.play(seat, table.legal(seat)[0], revision=table.revision)
    assert table.revision == 7


def test_a_finished_table_has_the_record_that_was_written_then(tables):
    assert records.write([tables["old-over"].record()]) == (OLD / "record.jsonl").read_text(encoding="utf-8")


def test_a_record_with_its_shuffle_is_verified():
    record = records.read_one((OLD / "record.jsonl").read_bytes())
    verdict = records.verify(record)
    assert record.header["shuffle"]["version"] == 1
    assert verdict.verified
    assert verdict.draws == sum(event.chance is not None for event in record.events) > 0
    assert records.final_state(record) is not None


def test_a_saved_game_of_the_terminal_is_resumed():
    path = OLD / "terminal.jsonl"
    table, seated = resumed_table(str(path), [], "1")
    assert [player.kind for player in seated] == ["human", "random"]
    assert (table.game.name, table.names, table.revision) == ("summer-pavilion", ("Ada", "random"), 11)
    assert records.write([table.saved()]) == path.read_text(encoding="utf-8")
    assert isinstance(table.turn, Decide)
    seat = table.turn.seats[0]
    table.play(seat, table.legal(seat)[0], revision=table.revision)
    assert table.revision > 11


def test_a_net_is_loaded():
    net, card = open_net(OLD / "net.npz")
    game = registry.game("5211")
    assert (card.game, card.players) == ("5211", (2,))
    assert card.serves("5211", Setup.of(game, 2))
    assert net.first[0, 0] == 0.5
    assert np.count_nonzero(net.first) == 1
    assert np.all(net.second == 0.25)
