"""What holds in every position of every game: random games from a seed, 2 to 5 players, both editions."""

from collections import Counter
from math import sqrt

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from azulejos.core.errors import IllegalMove
from azulejos.core.randomness import SeededRandomness
from azulejos.core.turn import Decide, Over
from azulejos.games.g5211 import GAME
from azulejos.games.g5211.sample import sample
from tests.g5211.positions import DECK, REMOVED, ROUNDS, all_cards, position, split, states

pytestmark = pytest.mark.no_cover

FEW = settings(max_examples=4, deadline=None)
SOME = settings(max_examples=8, deadline=None)

seeds = st.integers(0, 2**32)
players = st.sampled_from([2, 3, 4, 5])
editions = st.sampled_from(["rulebook", "international"])


def decisions(seed, count, edition, n):
    """One in n of the states in which seats decide, with one of them."""
    for index, state in enumerate(states(seed, count, edition)):
        turn = GAME.turn(state)
        if isinstance(turn, Decide) and index % n == seed % n:
            yield state, turn.seats[seed % len(turn.seats)]


@SOME
@given(seeds, players, editions)
def test_a_hundred_cards_in_every_position__F_1_2__F_1_3(seed, count, edition):
    for state in states(seed, count, edition):
        assert Counter(split(all_cards(GAME.position(state)))) == DECK


@SOME
@given(seeds, players, editions)
def test_positions_read_back_exactly__F_2_2(seed, count, edition):
    for index, state in enumerate(states(seed, count, edition, target=30)):
        if index % 7 == seed % 7:
            document = GAME.position(state)
            assert GAME.read_position(document).tobytes() == state.tobytes()
            assert GAME.position(GAME.read_position(document)) == document


@FEW
@given(seeds, players, editions)
def test_legal_moves_play_and_no_others_do__F_3_2__F_3_3(seed, count, edition):
    source = SeededRandomness(seed)
    for state, seat in decisions(seed, count, edition, 6):
        legal = GAME.legal(state, seat)
        before = state.tobytes()

        assert legal == sorted(set(legal))
        assert 1 <= len(legal) <= 10
        for move in legal:
            assert GAME.play(state, seat, move).tobytes() != before
            assert GAME.play_unchecked(state, seat, move).tobytes() == GAME.play(state, seat, move).tobytes()
        for move in {source.below(495) for _ in range(20)} - set(legal):
            with pytest.raises(IllegalMove) as caught:
                GAME.play(state, seat, move)
            assert caught.value.code in {"not-in-hand", "wrong-number"}
            assert caught.value.clause in {"F-3.2", "F-3.3"}
        assert state.tobytes() == before


@FEW
@given(seeds, players, editions)
def test_legal_moves_are_the_choices_of_a_hand__F_3_2__F_3_3(seed, count, edition):
    for state, seat in decisions(seed, count, edition, 4):
        table = GAME.position(state)
        hand = split(table["seats"][seat]["hand"])
        pairs = {hand[i] + hand[j] for i in range(len(hand)) for j in range(i + 1, len(hand))}
        expected = pairs if table["part"] == 1 else set(hand)

        assert {GAME.move_text(move) for move in GAME.legal(state, seat)} == expected


@FEW
@given(seeds, players, editions)
def test_seats_that_owe_nothing_have_no_move__F_3_1(seed, count, edition):
    for index, state in enumerate(states(seed, count, edition)):
        if index % 5 == seed % 5:
            turn = GAME.turn(state)
            owing = turn.seats if isinstance(turn, Decide) else ()
            for seat in range(-1, 6):
                assert bool(GAME.legal(state, seat)) == (seat in owing)


@SOME
@given(seeds, players, editions)
def test_every_game_ends_after_its_rounds__F_2_3__F_3_6(seed, count, edition):
    *earlier, last = states(seed, count, edition)
    moves = sum(isinstance(GAME.turn(state), Decide) for state in earlier)

    table = GAME.position(last)
    assert isinstance(GAME.turn(last), Over)
    assert (table["round"], table["part"], table["pile"]) == (ROUNDS[count], 3, 0)
    assert len(split(table["removed"])) == REMOVED[count]
    assert moves == GAME.facts(GAME.setup(last)).longest_game == 3 * count * ROUNDS[count]
    assert len(split(table["discard"])) >= count


@FEW
@given(seeds, players, editions)
def test_a_setup_can_be_read_off_every_state__F_6_1(seed, count, edition):
    for index, state in enumerate(states(seed, count, edition, target=20)):
        if index % 20 == 0:
            setup = GAME.setup(state)
            assert (setup.players, setup.starter) == (count, None)
            assert setup.options == {"edition": edition, "target": 20}


@FEW
@given(seeds, players, editions)
def test_sampled_moves_are_legal__F_3_2__F_3_3(seed, count, edition):
    for state, seat in decisions(seed, count, edition, 3):
        sampled = state.copy()
        sampled[0].generator = 1 + seed

        assert {int(sample(sampled[0], seat)) for _ in range(10)} <= set(GAME.legal(state, seat))


@pytest.mark.parametrize("hand", ["Y1Y2G3O4T1", "B1B1B2B3B4", "O1O1O1O2O2", "Y1Y1Y2Y2Y3", "T1T1T1T1T6", "G2G2G2G2G2"])
@pytest.mark.parametrize("part", [1, 2])
def test_every_legal_move_is_sampled_equally_often__F_3_2__F_3_3(hand, part):
    """Two hundred draws per move on average; five deviations from that are very unlikely."""
    state = GAME.read_position(position(2, hands=["", hand], part=part))
    state[0].generator = 88172645463325252
    legal = GAME.legal(state, 1)

    found = Counter(int(sample(state[0], 1)) for _ in range(200 * len(legal)))

    assert set(found) == set(legal)
    assert all(abs(count - 200) < 5 * sqrt(200) for count in found.values())
