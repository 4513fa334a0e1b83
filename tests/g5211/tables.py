"""Tables for positions, and everything that one seat can learn from them."""

import json
import random
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

from azulejos.core.errors import AzulejosError
from azulejos.core.randomness import SeededRandomness
from azulejos.records import Event, Record
from azulejos.table import Table
from tests.g5211.positions import Position, in_order, split


def table_of(document: Position, events: Sequence[Event] = (), seed: int = 1) -> Table:
    """A referee for a position."""
    options = {"edition": document["edition"], "target": document["target"]}
    header = {"record": 1, "game": "5211", "players": document["players"], "options": options, "from": document}
    return Table(Record(header, list(events)), randomness=SeededRandomness(seed))


def attempts(table: Table, seat: int | None) -> list[dict[str, Any]]:
    """The errors a seat gets when it tries what it may not do; nothing changes."""
    mover = 99 if seat is None else seat
    answers = []
    for move, revision in [
        ("T6T6", table.revision),
        ("G5G5", table.revision),
        ("nonsense", table.revision),
        ("Y1", table.revision),
        ("Y1Y2", table.revision + 1),
        ("Y1Y2", table.revision - 1),
    ]:
        try:
            table.play(mover, move, revision=revision)
        except AzulejosError as error:
            answers.append(error.to_json())
        else:
            # One card of a later part: it was legal and is sealed now; a twin must say the same.
            answers.append({"played": move})
    try:
        table.ask_takeback(mover)
    except AzulejosError as error:
        answers.append(error.to_json())
    return answers


def knows(table: Table, seat: int | None, *, trying: bool = False) -> str:
    """All bytes a seat gets: its glimpse, its events, its legal moves, its errors."""
    tried = attempts(table, seat) if trying else []
    events = list(map(asdict, table.events(seat)))
    return json.dumps([tried, asdict(table.glimpse(seat)), events, table.legal(seat)])


def twin(
    document: Position,
    seat: int | None,
    source: random.Random,
    kept: Mapping[int, str] | None = None,
    pile: bool = True,
) -> Position:
    """Another position that looks the same to a seat: all that is hidden from it is dealt again.

    `kept` are cards that other hands keep; the pile too, if it is said.
    """
    kept = kept or {}
    others = [number for number in range(document["players"]) if number != seat]
    hidden = [*split(document["removed"]), *(split(document["pile_cards"]) if pile else [])]
    for number in others:
        hand = split(document["seats"][number]["hand"])
        for card in split(kept.get(number, "")):
            hand.remove(card)
        hidden += hand + split(document["seats"][number]["sealed"])
    source.shuffle(hidden)

    def take(old: str, keep: str = "") -> str:
        return in_order([*split(keep), *(hidden.pop() for _ in range(len(old) // 2 - len(keep) // 2))])

    seats = [dict(each) for each in document["seats"]]
    for number in others:
        seats[number]["hand"] = take(seats[number]["hand"], kept.get(number, ""))
        seats[number]["sealed"] = take(seats[number]["sealed"])
    changes = {"removed": take(document["removed"]), "seats": seats}
    if pile:
        changes["pile_cards"] = take(document["pile_cards"])
    assert not hidden
    return {**document, **changes}
