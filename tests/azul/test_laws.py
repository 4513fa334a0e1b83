"""What holds in every position of every game: random games from a seed, on both walls, with 2 to 4 players."""

from collections import Counter

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from azulejos.core.errors import IllegalMove
from azulejos.core.randomness import SeededRandomness
from azulejos.core.turn import Chance, Decide
from azulejos.games.azul import GAME
from azulejos.games.azul.sample import sample
from tests.azul.positions import COLOURS, all_tiles, owing, start
from tests.azul.random_games import events, game, late_table, states

pytestmark = pytest.mark.no_cover

FEW = settings(max_examples=6, deadline=None)
SOME = settings(max_examples=12, deadline=None)
MANY = settings(max_examples=25, deadline=None)

seeds = st.integers(0, 2**32)
players = st.sampled_from([2, 3, 4])
walls = st.sampled_from(["coloured", "grey"])


def every_nth(things, n, offset):
    """Some of many: one in n, beginning at an offset."""
    return (thing for index, thing in enumerate(things) if index % n == offset % n)


def decisions(seed, count, wall, n):
    """One in n of the states of a game in which somebody decides, with a seat that does."""
    for state in every_nth(states(seed, count, wall), n, seed):
        turn = GAME.turn(state)
        if isinstance(turn, Decide):
            yield state, turn.seats[seed % len(turn.seats)]


def late_state(source, count, wall):
    """A state far into a game that waits for a deal; there must be something to deal."""
    table = late_table(source, count, wall)
    assume(table["bag"] + table["lid"])
    return GAME.read_position(table)


def tiles_offered(state):
    """How many tiles lie on displays and centre."""
    table = GAME.position(state)
    return len("".join(table["displays"]) + table["centre"])


@SOME
@given(seeds, players, walls)
def test_every_table_keeps_its_tiles_its_scores_and_its_spaces__AZ_1_2__AZ_7_2__AZ_1_6(seed, count, wall):
    for state in states(seed, count, wall):
        table = GAME.position(state)

        assert Counter(all_tiles(table)) == dict.fromkeys(COLOURS, 20)
        for board in table["boards"]:
            assert board["score"] >= 0
            assert len(board["floor"]) <= 7
            assert all(len(tiles) <= line and len(set(tiles)) <= 1 for line, tiles in enumerate(board["lines"], 1))
        assert sum(board["floor"].count("M") for board in table["boards"]) <= (table["marker"] != "centre")


@FEW
@given(seeds, players)
def test_no_colour_is_twice_in_a_row_or_column_of_a_grey_wall__AZ_10_2(seed, count):
    for state in states(seed, count, "grey"):
        for board in GAME.position(state)["boards"]:
            columns = ["".join(cells) for cells in zip(*board["wall"], strict=True)]
            for cells in [*board["wall"], *columns]:
                assert max(Counter(cells.replace(".", "")).values(), default=0) <= 1


@FEW
@given(seeds, players, walls)
def test_every_legal_move_plays_and_no_other_does__AZ_4_2(seed, count, wall):
    source = SeededRandomness(seed)
    for state, seat in decisions(seed, count, wall, 12):
        legal = GAME.legal(state, seat)
        before = state.tobytes()

        assert legal == sorted(set(legal))
        for move in legal:
            assert GAME.play(state, seat, move).tobytes() != before
        for move in {source.below(325) for _ in range(20)} - set(legal):
            with pytest.raises(IllegalMove) as caught:
                GAME.play(state, seat, move)
            assert caught.value.code not in {"", "illegal-move", "bad-move-id", "not-your-turn"}
            assert caught.value.clause is not None
        assert state.tobytes() == before


@FEW
@given(seeds, players, walls)
def test_seats_that_owe_nothing_have_no_move__AZ_4_1(seed, count, wall):
    for state in every_nth(states(seed, count, wall), 7, seed):
        turn = GAME.turn(state)
        deciding = turn.seats if isinstance(turn, Decide) else ()
        if deciding:
            assert GAME.rules.decider(state[0]) == deciding[0]
        for seat in range(-1, 5):
            assert bool(GAME.legal(state, seat)) == (seat in deciding)


@SOME
@given(seeds, players, walls)
def test_texts_and_positions_read_back_exactly__AZ_1_9(seed, count, wall):
    for event in every_nth(game(seed, count, wall), 4, seed):
        document = GAME.position(event.after)
        again = GAME.read_position(document)

        assert again.tobytes() == event.after.tobytes()
        assert GAME.position(again) == document
        if event.seat is not None:
            move = GAME.read_move(event.text)
            assert GAME.move_text(move) == event.text
            assert GAME.play(event.before, event.seat, move).tobytes() == event.after.tobytes()


@FEW
@given(seeds, players, walls)
def test_a_view_shows_everything_to_everyone__AZ_1_9(seed, count, wall):
    for state in every_nth(states(seed, count, wall), 11, seed):
        for seat in (None, 0, count - 1):
            seen = GAME.view(state, seat)
            assert seen == GAME.position(state)
            assert GAME.imagine(seen, seat, SeededRandomness(0)).tobytes() == state.tobytes()


@SOME
@given(seeds, players, walls)
def test_every_game_ends_in_time_and_not_before_round_five__AZ_3_2__AZ_R9(seed, count, wall):
    state = start(count, wall)
    facts = GAME.facts(GAME.setup(state))
    moves = most = 0

    for event in events(SeededRandomness(seed), state):
        state = event.after
        if event.seat is not None:
            moves += 1
            most = max(most, len(GAME.legal(event.before, event.seat)))

    table = GAME.position(state)
    complete = any("." not in cells for board in table["boards"] for cells in board["wall"])
    assert table["phase"] == "over"
    assert (complete and table["round"] >= 5) or table["idle"] == 3 or not table["bag"] + table["lid"]
    assert facts.longest_game is not None
    assert moves <= facts.longest_game
    assert most <= facts.most_legal


@MANY
@given(seeds, players, walls)
def test_late_games_end_too__AZ_R9(seed, count, wall):
    source = SeededRandomness(seed)
    state = late_state(source, count, wall)

    for event in events(source, state):
        state = event.after
        assert Counter(all_tiles(GAME.position(state))) == dict.fromkeys(COLOURS, 20)

    assert GAME.position(state)["phase"] == "over"
    assert GAME.result(state).ranks == tuple(GAME.position(state)["turn"]["over"]["ranks"])


@FEW
@given(seeds, players, walls)
def test_the_note_of_open_lines_is_what_the_rule_says__AZ_4_7a__AZ_4_7b__AZ_4_7c(seed, count, wall):
    for state in states(seed, count, wall):
        for record, board in zip(state[0].boards, GAME.position(state)["boards"], strict=False):
            expected = 0
            for line, (tiles, cells) in enumerate(zip(board["lines"], board["wall"], strict=True)):
                for colour, letter in enumerate(COLOURS):
                    is_open = len(tiles) <= line and set(tiles) <= {letter} and letter not in cells
                    expected |= is_open << (5 * colour + line)
            assert record.open_lines == expected


@FEW
@given(seeds, players, walls)
def test_sampled_moves_are_legal__AZ_4_2(seed, count, wall):
    for state, seat in decisions(seed, count, wall, 3):
        sampled = state.copy()
        sampled[0].generator = 1 + seed
        legal = GAME.legal(state, seat)

        assert {int(sample(sampled[0], seat)) for _ in range(10)} <= set(legal)


@settings(max_examples=4, deadline=None)
@given(seeds, players, walls)
def test_every_legal_move_is_sampled_equally_often__AZ_4_2(seed, count, wall):
    """Forty draws per move on average: fewer than 10 or more than 90 are very unlikely."""
    state, seat = max(decisions(seed, count, wall, 25), key=lambda pair: tiles_offered(pair[0]))
    legal = GAME.legal(state, seat)
    sampled = state.copy()
    sampled[0].generator = 88172645463325252 + seed

    found = Counter(int(sample(sampled[0], seat)) for _ in range(40 * len(legal)))

    assert set(found) == set(legal)
    assert min(found.values()) >= 10
    assert max(found.values()) <= 90


@settings(max_examples=4, deadline=None)
@given(seeds)
def test_every_free_column_is_sampled__AZ_10_1(seed):
    tiling = [state for state in states(seed, 3, "grey") if GAME.position(state)["phase"] == "tiling"]
    for state in tiling[:6]:
        seat = owing(GAME.position(state))
        sampled = state.copy()
        sampled[0].generator = 1 + seed
        assert {int(sample(sampled[0], seat)) for _ in range(60)} == set(GAME.legal(state, seat))


@MANY
@given(seeds, players, walls)
def test_every_draw_can_be_dealt_and_fills_the_displays__AZ_8_2__AZ_8_3(seed, count, wall):
    source = SeededRandomness(seed)
    state = late_state(source, count, wall)
    assert GAME.turn(state) == Chance("deal")
    before = GAME.position(state)

    after = GAME.position(GAME.deal(state, GAME.draw(state, source)))

    there = len(before["bag"] + before["lid"])
    sizes = [len(display) for display in after["displays"]]
    assert sizes == [max(0, min(4, there - 4 * place)) for place in range(len(sizes))]
    assert len(after["bag"] + after["lid"]) == there - sum(sizes)
