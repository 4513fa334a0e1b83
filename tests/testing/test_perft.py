import pytest

from azulejos.core.setup import Setup
from azulejos.core.turn import Decide, Over
from azulejos.games.azul import GAME
from azulejos.testing import GoldenMismatch, compare, divide, perft


@pytest.fixture
def start():
    return GAME.start(Setup.of(GAME))


def test_depth_one_counts_the_legal_moves(start):
    state = GAME.deal(start, "deal BBBB YYYY RRRR KKKK WWWW")
    assert perft(GAME, state, 1) == 5 * 6
    assert perft(GAME, state, 0) == 1


def test_depth_two_counts_by_hand(start):
    """One colour a display: the second player has four sources left, each with six places."""
    state = GAME.deal(start, "deal BBBB YYYY RRRR KKKK WWWW")
    assert perft(GAME, state, 2) == 30 * 4 * 6


def test_dividing_adds_up(start):
    counts = divide(GAME, start, 2, seed=4)
    assert sum(counts.values()) == perft(GAME, start, 2, seed=4)
    assert list(counts) == sorted(counts)
    assert divide(GAME, start, 0) == {}


def test_chance_depends_on_the_seed_alone(start):
    assert perft(GAME, start, 2, seed=4) == perft(GAME, start, 2, seed=4)
    assert len({perft(GAME, start, 1, seed=seed) for seed in range(8)}) > 1


def test_a_round_that_ends_continues_with_the_next_deal(start):
    """Two moves before the end of a round; the third is made after a new deal."""
    state = GAME.deal(start, "deal BBBB YYYY RRRR KKKK WWWW")
    for seat, move in ((0, "1B>1"), (1, "2Y>1"), (0, "3R>2"), (1, "4K>2")):
        state = GAME.play(state, seat, GAME.read_move(move))
    assert perft(GAME, state, 1) == 4  # lines 3, 4, 5 and the floor
    assert perft(GAME, state, 2, seed=1) > 4 * 20


def test_after_the_end_nothing_can_be_decided(start):
    state, seat = start, 0
    while not isinstance(GAME.turn(state), Over):
        state, seat = _play_first(state)
    assert perft(GAME, state, 1) == 0
    assert seat in (0, 1)


def _play_first(state):
    from azulejos.testing.perft import after_chance

    state = after_chance(GAME, state, 0)
    turn = GAME.turn(state)
    seat = turn.seats[0] if isinstance(turn, Decide) else 0
    return GAME.play(state, seat, GAME.legal(state, seat)[0]), seat


def test_golden_files_are_compared_line_by_line(tmp_path):
    path = tmp_path / "folder" / "golden.txt"
    with pytest.raises(GoldenMismatch, match="missing"):
        compare(path, "a\nb\n")
    compare(path, "a\nb\n", update=True)
    compare(path, "a\nb\n")
    with pytest.raises(GoldenMismatch, match="line 2:\n- b\n\\+ c"):
        compare(path, "a\nc\n")
    with pytest.raises(GoldenMismatch, match="2 lines, now there are 1"):
        compare(path, "a\n")
