"""Measures a server under load: many tables, two connected players each, decisions at a steady rate.

Everything but the people is real: a server process with its database, HTTP, sockets. The rate does not wait
for answers to earlier decisions, so the delays of a slow server show.
"""

import asyncio
import http.client
import json
import os
import random
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import cycle, islice
from typing import Any

from azulejos.server.load.load_table import LoadTable, Notes
from azulejos.server.load.server_process import ServerProcess

AT_ONCE = 8
"""How many clients connect at the same time while the tables are made."""

PATIENCE = 30.0
"""Seconds to wait for the last answers."""


@dataclass(frozen=True, slots=True)
class Load:
    """The load: tables, decisions per second in total, seconds, games."""

    tables: int
    rate: float
    seconds: float
    games: Sequence[str]
    outlook: bool = False
    """Whether players ask for the outlook of each move."""


def measure(load: Load, database: str) -> dict[str, Any]:
    """Start a server on a database, put it under load, and return the measurements."""
    with ServerProcess(database) as server:
        _made(server.address, load.games, Notes())  # the first table of a game loads its rules, which all others share
        notes, memory = Notes(), [server.memory()]
        tables = _tables(server.address, load, notes)
        memory.append(server.memory())
        figures = asyncio.run(_played(server, load, tables, notes, memory))
        start = {"first_page_seconds": server.first_page, "first_page_processor_seconds": server.first_page_processor}
        rounded = {name: None if seconds is None else round(seconds, 2) for name, seconds in start.items()}
        return {**figures, **_per_table(load, memory), **rounded}


def report(figures: dict[str, Any]) -> str:
    """Return the measurements as text."""
    return "\n".join(f"{name.replace('_', ' '):<32}{_shown(value)}" for name, value in figures.items())


# --- Making tables ----------------------------------------------------------------------------------


def _tables(address: str, load: Load, notes: Notes) -> list[LoadTable]:
    """Make tables for two, the games in turn, all seats taken."""
    games = list(islice(cycle(load.games), load.tables))
    with ThreadPoolExecutor(AT_ONCE) as pool:
        shares = pool.map(
            lambda share: _made(address, share, notes), [games[start::AT_ONCE] for start in range(AT_ONCE)]
        )
        return [table for share in shares for table in share]


def _made(address: str, games: Sequence[str], notes: Notes) -> list[LoadTable]:
    connection = http.client.HTTPConnection(address)
    tables = []
    for game in games:
        host = _posted(connection, "/api/tables", game=game, chairs=["me", "open"], name="Ada")
        guest = _posted(connection, f"/api/tables/{host['id']}/join", name="Rui")
        tables.append(LoadTable(host["id"], [host["secret"], guest["secret"]], notes))
    connection.close()
    return tables


def _posted(connection: http.client.HTTPConnection, path: str, **body: Any) -> dict[str, Any]:
    connection.request("POST", path, json.dumps(body), {"Content-Type": "application/json"})
    response = connection.getresponse()
    answer: dict[str, Any] = json.load(response)
    if response.status >= http.HTTPStatus.BAD_REQUEST:
        raise ConnectionError(f"{path} was answered with {response.status}: {answer}")
    return answer


# --- Playing ----------------------------------------------------------------------------------------


async def _played(
    server: ServerProcess, load: Load, tables: list[LoadTable], notes: Notes, memory: list[float | None]
) -> dict[str, Any]:
    """Connect all players, let them play, and disconnect them."""
    players = [player for table in tables for player in table.players]
    for start in range(0, len(players), AT_ONCE):
        share = players[start : start + AT_ONCE]
        await asyncio.gather(*(player.connect(server.address, outlook=load.outlook) for player in share))
    await _until(lambda: notes.hellos == len(players))
    memory.append(server.memory())
    used, begun = server.processor(), time.perf_counter()
    await _paced(load, tables)
    await _until(lambda: not any(table.waits for table in tables))
    took = time.perf_counter() - begun
    busy = None if used is None else (server.processor() or 0.0) - used
    lost = sum(player.socket is None or player.socket.lost for player in players)
    for player in players:
        if player.socket is not None:
            player.socket.close()
    return _figures(load, notes, took, busy, lost)


async def _paced(load: Load, tables: list[LoadTable]) -> None:
    """Make decisions at random moments, at tables in turn; skip a table whose last decision is still under way."""
    chance, moment, begun = random.Random(1), 0.0, time.perf_counter()  # noqa: S311  (the load of every run is alike)
    order = cycle(chance.sample(tables, len(tables)))
    while (moment := moment + chance.expovariate(load.rate)) < load.seconds:
        await asyncio.sleep(begun + moment - time.perf_counter())
        any(table.decide(chance) for table in islice(order, len(tables)))


async def _until(condition: Any) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)


# --- Figures ----------------------------------------------------------------------------------------


def _figures(load: Load, notes: Notes, took: float, busy: float | None, lost: int) -> dict[str, Any]:
    moves = len(notes.receipts)
    return {
        "games": list(load.games),
        "tables": load.tables,
        "sockets": notes.hellos,
        "sockets_lost": lost,
        "seconds": round(took, 1),
        "moves": moves,
        "moves_per_second": round(moves / took, 1),
        "refused": notes.refused,
        "receipt_ms": _shares(notes.receipts),
        "others_news_ms": _shares(notes.news),
        "server_processor": None if busy is None else round(busy / took, 2),
        "server_ms_per_move": None if busy is None or not moves else round(1000 * busy / moves, 2),
        "load_average": round(os.getloadavg()[0], 1) if hasattr(os, "getloadavg") else None,
    }


def _shares(times: list[float]) -> dict[str, float]:
    """The percentiles 50, 95 and 99 and the maximum, in milliseconds."""
    if not times:
        return {}
    ordered = [1000 * each for each in sorted(times)]
    shares = {f"p{share}": ordered[len(ordered) * share // 100] for share in (50, 95, 99)}
    return {name: round(value, 1) for name, value in {**shares, "max": ordered[-1]}.items()}


def _per_table(load: Load, memory: list[float | None]) -> dict[str, Any]:
    """The memory of a table without clients, and of one with two sockets."""
    empty, made, connected = memory
    if empty is None or made is None or connected is None:
        return {}
    return {
        "empty_server_mb": round(empty / 1024, 1),
        "kb_per_idle_table": round((made - empty) / load.tables, 1),
        "kb_per_table_with_two_sockets": round((connected - empty) / load.tables, 1),
    }


def _shown(value: Any) -> str:
    if isinstance(value, dict):
        return "  ".join(f"{name} {each}" for name, each in value.items())
    return ", ".join(value) if isinstance(value, list) else str(value)
