"""Games played twice, by the package and by the plain rules of `reference.py`: every position must be the same."""

from hypothesis import given, settings
from hypothesis import strategies as st

from azulejos.core.randomness import SeededRandomness
from azulejos.games.azul import GAME
from tests.azul import reference
from tests.azul.random_games import events, game, late_table

GAMES = settings(max_examples=9, deadline=None)
LATE_TABLES = settings(max_examples=30, deadline=None)

seeds = st.integers(0, 2**32)
players = st.sampled_from([2, 3, 4])
walls = st.sampled_from(["coloured", "grey"])


def compare(steps):
    """Follow a game with the plain rules."""
    for step in steps:
        before = GAME.position(step.before)
        if step.seat is None:
            expected = reference.deal(before, step.text)
        else:
            moves = [GAME.move_text(move) for move in GAME.legal(step.before, step.seat)]
            assert moves == reference.legal(before, step.seat)
            expected = reference.play(before, step.seat, step.text)
        assert GAME.position(step.after) == expected


@GAMES
@given(seeds, players, walls)
def test_a_whole_game_is_played_the_same__AZ_3_1(seed, count, wall):
    compare(game(seed, count, wall))


@LATE_TABLES
@given(seeds, players, walls)
def test_the_last_rounds_are_played_the_same__AZ_8_3__AZ_9_1__AZ_R9(seed, count, wall):
    source = SeededRandomness(seed)
    table = late_table(source, count, wall)

    if table["bag"] + table["lid"]:
        compare(events(source, GAME.read_position(table)))
