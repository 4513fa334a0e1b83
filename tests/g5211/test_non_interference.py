"""What is hidden from a seat makes no difference to anything it gets, byte by byte."""

import json
import random
from dataclasses import asdict

import pytest

from azulejos.core.turn import Decide
from azulejos.games.g5211 import GAME
from azulejos.records import Event
from tests.g5211.positions import position, split, start, states
from tests.g5211.tables import knows, table_of, twin

PLAYERS = [2, 3, 4, 5]


def middle(seed, players, n, every=True):
    """One in n of the positions of a random game in which seats decide; all of them, or some have chosen."""
    found = []
    for state in states(seed, players, "international" if seed % 2 else "rulebook"):
        turn = GAME.turn(state)
        if isinstance(turn, Decide) and (len(turn.seats) == players) == every:
            found.append(GAME.position(state))
    return found[seed % n :: n]


def pairs(seed, players, n, every=True):
    """Positions with a seat or a spectator and a twin that looks the same to it."""
    source = random.Random(seed)
    for document in middle(seed, players, n, every):
        for seat in [*range(players), None]:
            other = twin(document, seat, source)
            yield document, other, seat


@pytest.mark.parametrize("players", PLAYERS)
def test_twins_look_the_same_and_differ__F_2_2(players):
    different = 0
    for document, other, seat in pairs(players, players, 7):
        different += document != other
        first, second = table_of(document), table_of(other)

        assert knows(first, seat) == knows(second, seat)
        assert knows(first, seat, trying=True) == knows(second, seat, trying=True)

    assert different > players


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_others_have_sealed_in_a_position_makes_no_difference__F_3_1(players):
    different = 0
    for document, other, seat in pairs(players + 10, players, 9, every=False):
        different += [each["sealed"] for each in document["seats"]] != [each["sealed"] for each in other["seats"]]
        first, second = table_of(document), table_of(other)

        assert knows(first, seat) == knows(second, seat)
        if document["turn"]["decide"] != [seat]:
            assert knows(first, seat, trying=True) == knows(second, seat, trying=True)

    assert different > 0


@pytest.mark.parametrize("players", PLAYERS)
def test_others_choose_what_they_like_and_it_makes_no_difference__F_3_1(players):
    """In each of the two worlds the others seal different cards; then the seat chooses, and changes its choice."""
    for document, other, seat in pairs(players + 20, players, 11):
        tables = [table_of(document), table_of(other)]
        choosing = [number for number in range(players) if number != seat][: players - 1]
        for number in choosing[:-1] if seat is None else choosing[1:]:
            for table, index in zip(tables, (0, -1), strict=True):
                table.play(number, table.legal(number)[index], revision=0)
            assert knows(tables[0], seat) == knows(tables[1], seat)
        if seat is not None:
            for move in tables[0].legal(seat)[:2]:
                receipts = [table.play(seat, move, revision=0) for table in tables]
                assert receipts[0] == receipts[1]
                assert knows(tables[0], seat) == knows(tables[1], seat)
        assert knows(tables[0], seat, trying=True) == knows(tables[1], seat, trying=True)


@pytest.mark.parametrize("players", PLAYERS)
def test_what_stays_hidden_makes_no_difference_after_the_reveal_and_the_draw__F_3_2__F_3_5(players):
    """The others play the same cards in both worlds; what they keep, and what is removed, differs."""
    source = random.Random(players)
    different = 0
    for document in middle(players + 30, players, 9):
        cards = [split(each["hand"])[: 2 if document["part"] == 1 else 1] for each in document["seats"]]
        moves = {number: "".join(chosen) for number, chosen in enumerate(cards)}
        if document["round"] == {2: 11, 3: 7, 4: 6, 5: 4}[players] and document["part"] == 3:
            continue
        for seat in [*range(players), None]:
            other = twin(document, seat, source, kept=moves, pile=False)
            different += other != document
            tables = [table_of(document, seed=players), table_of(other, seed=players)]
            for table in tables:
                for number, move in moves.items():
                    table.play(number, move, revision=0)
            assert tables[0].revision >= players
            assert knows(tables[0], seat) == knows(tables[1], seat)
            assert knows(tables[0], seat, trying=True) == knows(tables[1], seat, trying=True)

    assert different > players


@pytest.mark.parametrize("part", [1, 2, 3])
def test_a_sealed_choice_looks_the_same_whichever_cards_it_is__F_3_1__F_D7(part):
    table = table_of(position(3, hands=["Y1Y2G3O4T1", "B1B1B2B3B4"], part=part))
    seen: dict[int | None, set[str]] = {seat: set() for seat in (1, 2, None)}
    choices = table.legal(0)
    for move in choices:
        table.play(0, move, revision=0)
        for seat, bytes_seen in seen.items():
            bytes_seen.add(knows(table, seat))

    assert len(choices) == (10 if part == 1 else 5)
    assert [len(bytes_seen) for bytes_seen in seen.values()] == [1, 1, 1]


@pytest.mark.parametrize("seat", [1, 2, None])
def test_a_sealed_choice_reveals_only_who_is_ready__F_3_1__F_D7(seat):
    table = table_of(position(3, hands=["Y1Y2G3O4T1", "B1B1B2B3B4"]))
    before, legal = asdict(table.glimpse(seat)), table.legal(seat)

    table.play(0, "Y1T1", revision=0)

    after = asdict(table.glimpse(seat))
    assert after["ready"] == (0,)
    assert after["view"]["turn"] == {"decide": [1, 2]}
    assert (after["view"]["seats"][0]["hand"], after["view"]["seats"][0]["sealed"]) == (3, True)
    before["ready"] = (0,)
    before["view"]["turn"] = {"decide": [1, 2]}
    before["view"]["seats"][0].update(hand=3, sealed=True)
    assert json.dumps(after) == json.dumps(before)
    assert table.legal(seat) == legal
    assert table.events(seat) == []


@pytest.mark.parametrize("seat", [0, None])
def test_what_others_draw_makes_no_difference__F_3_2(seat):
    document = position(3, drawing=True, pile_cards="T1T2T2T3T4T6")
    draws = ["draw T1T6 / T2T2 / T3T4", "draw T1T6 / T3T4 / T2T2", "draw T1T6 / T2T3 / T2T4"]

    assert len({knows(table_of(document, [Event(chance=text)]), seat) for text in draws}) == 1
    assert len({knows(table_of(document, [Event(chance=text)]), 1) for text in draws}) == 3


@pytest.mark.parametrize("seat", [0, None])
def test_what_is_removed_and_dealt_to_others_makes_no_difference__F_2_1__F_2_2(seat):
    removed = ["Y1Y1Y2G3G6O4B1B2T5T6", "Y1Y1Y3G3G4O4B1B2T4T6"]
    hands = ["B3B3B3B4B6", "O1O1O2O2O6"]
    worlds = [
        [Event(chance=f"remove {out}"), Event(chance=f"deal Y1Y2G3O4T1 / {hand}")] for out in removed for hand in hands
    ]
    document = GAME.position(start(2))

    assert len({knows(table_of(document, world), seat) for world in worlds}) == 1
    assert len({knows(table_of(document, world), 1) for world in worlds}) == 2


def test_the_order_in_which_choices_come_in_is_not_shown__F_3_1():
    tables = [table_of(position(3, hands=["Y1Y2G3O4T1", "B1B1B2B3B4"])) for _ in range(2)]
    moves = {number: tables[0].legal(number)[0] for number in range(3)}
    for table, order in zip(tables, [(0, 1, 2), (2, 0, 1)], strict=True):
        for number in order:
            table.play(number, moves[number], revision=0)

    for seat in (0, 1, 2, None):
        assert knows(tables[0], seat) == knows(tables[1], seat)


def test_a_seat_that_has_seen_something_else_knows_something_else__F_2_2():
    """The comparison can fail: with another own hand a seat sees something else."""
    first = position(2, hands=["Y1Y2G3O4T1"])
    second = position(2, hands=["Y1Y2G3O4T2"])

    assert knows(table_of(first), 0) != knows(table_of(second), 0)
