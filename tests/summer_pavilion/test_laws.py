"""What holds in every position of every game: random games from a seed, on both sides, with 2 to 4 players."""

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, TypeVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from azulejos.core.errors import IllegalMove
from azulejos.core.randomness import SeededRandomness
from azulejos.core.turn import Chance, Decide, Over
from azulejos.games.summer_pavilion import GAME
from azulejos.records import Event, Record, read_one, replay, write
from azulejos.testing.laws import fixed
from tests.summer_pavilion.playing import start
from tests.summer_pavilion.positions import all_tiles
from tests.summer_pavilion.printed import COLOURS, COSTS, STAR_COLOURS, STARS
from tests.summer_pavilion.random_games import events, game, late_table, states

FEW = settings(max_examples=6, deadline=None)
SOME = settings(max_examples=12, deadline=None)
MANY = settings(max_examples=25, deadline=None)

seeds = st.integers(0, 2**32)
players = st.sampled_from([2, 3, 4])
sides = st.sampled_from(["coloured", "grey"])

Thing = TypeVar("Thing")


def every_nth(things: Iterable[Thing], n: int, offset: int) -> Iterator[Thing]:
    """Some of many: one in n, beginning at an offset."""
    return (thing for index, thing in enumerate(things) if index % n == offset % n)


def late_states(seed: int, count: int, side: str) -> Iterator[Any]:
    """All states of a game that begins in the middle, where tiles may be scarce."""
    source = SeededRandomness(seed)
    state = GAME.read_position(late_table(source, count, side))
    yield state
    for event in events(source, state):
        yield event.after


def decisions(seed: int, count: int, side: str, n: int) -> Iterator[tuple[Any, int]]:
    """One in n of the states of a game in which somebody decides, with the seat that does."""
    for state in every_nth(states(seed, count, side), n, seed):
        turn = GAME.turn(state)
        if isinstance(turn, Decide):
            yield state, turn.seats[0]


# --- Tables -------------------------------------------------------------------------------------------


def check_table(table: dict[str, Any]) -> None:
    """The invariants of a position."""
    assert Counter(all_tiles(table)) == dict.fromkeys(COLOURS, 22)
    assert len(table["supply"]) <= 10
    assert all(len(display) <= 4 for display in table["displays"])
    for board in table["boards"]:
        assert board["score"] >= 1
        assert len(board["kept"]) <= 4
        assert 0 <= board["bonus"] <= min(3, len(table["supply"]))
        assert not (board["passed"] and board["hand"])
        assert board["passed"] or not board["kept"]
        for star in STARS:
            check_star(
                table["board"], star, [board["cells"].get(name, "") for name in COSTS["grey"] if in_star(name, star)]
            )


def in_star(name: str, star: str) -> bool:
    return name.split(".", maxsplit=1)[0] == star


def check_star(side: str, star: str, letters: list[str]) -> None:
    """A star has its colour, or different ones; on the grey side it has one or different ones."""
    kinds = Counter(letter for letter in letters if letter)
    different = max(kinds.values(), default=0) <= 1
    if side == "grey":
        assert different or len(kinds) == 1
    elif star == "C":
        assert different
    else:
        assert set(kinds) <= {STAR_COLOURS[star]}


@SOME
@given(seeds, players, sides)
def test_every_table_keeps_its_tiles_its_scores_and_its_stars__SP_1_2__SP_5_6__SP_5_16__SP_8_2(
    seed: int, count: int, side: str
) -> None:
    for state in states(seed, count, side):
        check_table(GAME.position(state))


@MANY
@given(seeds, players, sides)
def test_tables_with_scarce_tiles_do_so_too__SP_1_2__SP_R6__SP_R8(seed: int, count: int, side: str) -> None:
    turns = []
    for state in late_states(seed, count, side):
        check_table(GAME.position(state))
        turns.append(GAME.turn(state))

    assert isinstance(turns[-1], Over)


@FEW
@given(seeds, players, sides)
def test_nothing_placed_ever_moves_and_gaps_are_filled__SP_5_8__SP_5_12(seed: int, count: int, side: str) -> None:
    before: list[dict[str, str]] = [{} for _ in range(count)]
    for state in states(seed, count, side):
        table = GAME.position(state)
        cells = [board["cells"] for board in table["boards"]]
        assert all(old.items() <= new.items() for old, new in zip(before, cells, strict=True))
        before = cells
        turn = GAME.turn(state)
        if isinstance(turn, Chance):
            assert table["bag"] + table["tower"]
        elif isinstance(turn, Decide) and not table["boards"][turn.seats[0]]["bonus"]:
            assert len(table["supply"]) == 10 or not table["bag"] + table["tower"]


# --- Moves --------------------------------------------------------------------------------------------


@FEW
@given(seeds, players, sides)
def test_every_legal_move_plays_and_no_other_does__SP_4_1__SP_5_2(seed: int, count: int, side: str) -> None:
    source = SeededRandomness(seed)
    for state, seat in decisions(seed, count, side, 17):
        legal, before = GAME.legal(state, seat), fixed(state)

        assert legal == sorted(set(legal))
        for move in legal[:: 1 + len(legal) // 12]:
            after = GAME.play(state, seat, move)
            assert fixed(after) == fixed(GAME.play_unchecked(state, seat, move)) != before
        for move in {source.below(1788) for _ in range(20)} - set(legal):
            with pytest.raises(IllegalMove) as caught:
                GAME.play(state, seat, move)
            assert caught.value.code not in {"", "illegal-move", "bad-move-id", "not-your-turn"}
            assert caught.value.clause is not None
        assert fixed(state) == before


@FEW
@given(seeds, players, sides)
def test_only_the_seat_on_turn_has_moves__SP_2_5(seed: int, count: int, side: str) -> None:
    for state in every_nth(states(seed, count, side), 7, seed):
        turn = GAME.turn(state)
        deciding = turn.seats if isinstance(turn, Decide) else ()
        assert len(deciding) <= 1
        for seat in range(-1, 5):
            assert bool(GAME.legal(state, seat)) == (seat in deciding)


@FEW
@given(seeds, players, sides)
def test_texts_and_positions_read_back_exactly__SP_1_5(seed: int, count: int, side: str) -> None:
    for event in every_nth(game(seed, count, side), 3, seed):
        document = GAME.position(event.after)
        again = GAME.read_position(json.loads(json.dumps(document)))

        assert GAME.position(again) == document
        assert fixed(again) == fixed(event.after)
        if event.seat is not None:
            move = GAME.read_move(event.text)
            assert GAME.move_text(move) == event.text
            assert GAME.position(GAME.play(event.before, event.seat, move)) == document


@FEW
@given(seeds, players, sides)
def test_a_view_shows_everything_to_everyone__SP_R18(seed: int, count: int, side: str) -> None:
    for state in every_nth(states(seed, count, side), 37, seed):
        for seat in (None, 0, count - 1):
            seen = GAME.view(state, seat)
            assert seen == GAME.position(state)
            assert GAME.position(GAME.imagine(seen, seat, SeededRandomness(0))) == seen


# --- Games --------------------------------------------------------------------------------------------


@SOME
@given(seeds, players, sides)
def test_every_game_ends_in_round_six_within_its_bounds__SP_3_1__SP_7_4(seed: int, count: int, side: str) -> None:
    state = start(count, side)
    facts = GAME.facts(GAME.setup(state))
    moves = most = 0
    for event in events(SeededRandomness(seed), state):
        state = event.after
        moves += event.seat is not None
        most = max(most, len(event.legal))

    table, turn = GAME.position(state), GAME.turn(state)
    assert isinstance(turn, Over)
    assert (table["phase"], table["round"]) == ("over", 6)
    assert turn.result == GAME.result(state)
    assert list(turn.result.ranks) == table["turn"]["over"]["ranks"]
    assert facts.longest_game is not None
    assert moves <= facts.longest_game
    assert most <= facts.most_legal


@SOME
@given(seeds, players, sides)
def test_positions_with_scarce_tiles_read_back_too__SP_R8__SP_R10(seed: int, count: int, side: str) -> None:
    for state in every_nth(late_states(seed, count, side), 5, seed):
        document = GAME.position(state)
        assert fixed(GAME.read_position(document)) == fixed(state)


@MANY
@given(seeds, players, sides)
def test_no_table_has_more_legal_moves_than_the_facts_say__SP_5_2__SP_5_15(seed: int, count: int, side: str) -> None:
    table = late_table(SeededRandomness(seed), count, side)
    state = GAME.read_position(table)

    assert len(GAME.legal(state, table["turn"]["decide"][0])) <= GAME.facts(GAME.setup(state)).most_legal


@FEW
@given(seeds, players, sides)
def test_records_replay__SP_3_1(seed: int, count: int, side: str) -> None:
    source = SeededRandomness(seed)
    starter = source.below(count)
    steps = list(events(source, start(count, side, starter)))
    result = GAME.result(steps[-1].after).to_json()
    header = {"record": 1, "game": GAME.name, "players": count, "options": {"board": side}, "starter": starter}
    happened = [
        Event(chance=step.text) if step.seat is None else Event(seat=step.seat, move=step.text) for step in steps
    ]

    record = read_one(write([Record(header, happened, result)]))
    *_, last = replay(record, game=GAME)

    assert fixed(last.state) == fixed(steps[-1].after)
    assert record.result == result
