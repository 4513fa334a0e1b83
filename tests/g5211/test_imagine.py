"""Full states that fit a view: they look just like it, and each way to deal the unseen cards is equally likely."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from math import sqrt
from typing import Any

import pytest

from azulejos.core.randomness import SeededRandomness
from azulejos.games.g5211 import GAME
from tests.g5211.positions import DECK, all_cards, in_order, over, position, split, start, states

LAST: dict[str, Any] = {"players": 4, "round": 6, "part": 3}
HIDDEN = ["Y6G6", "O6B6", "T6Y5"]
"""Six different cards in three hands of two."""


def deals(cards: Sequence[str], sizes: Sequence[int]) -> Iterable[tuple[str, ...]]:
    """Every way to deal cards out to places of these sizes; equal cards count as different, for right weights."""
    if not sizes:
        yield ()
        return
    for chosen in combinations(range(len(cards)), sizes[0]):
        left = [card for index, card in enumerate(cards) if index not in chosen]
        for more in deals(left, sizes[1:]):
            yield (in_order(cards[index] for index in chosen), *more)


def imagined(document, seat, count, places):
    """How often each deal comes, over many imagined states."""
    seen = GAME.view(GAME.read_position(document), seat)
    source = SeededRandomness("imagine")
    found: Counter[tuple[str, ...]] = Counter()
    for _ in range(count):
        whole = GAME.position(GAME.imagine(seen, seat, source))
        found[tuple(places(whole))] += 1
    return found


def is_fair(found, expected):
    """Whether counts fit weights: every deal comes, no other, and chi-square is within five deviations."""
    draws, weights = found.total(), expected.total()
    assert set(found) == set(expected)
    square = sum((found[deal] - draws * w / weights) ** 2 / (draws * w / weights) for deal, w in expected.items())
    free = len(expected) - 1
    return free - 5 * sqrt(2 * free) < square < free + 5 * sqrt(2 * free)


def other_hands(whole):
    return [seat["hand"] for seat in whole["seats"][1:]]


def test_every_deal_of_six_cards_is_equally_likely__F_2_2():
    document = position(hands=["Y4G4", *HIDDEN], **LAST)
    expected = Counter(deals(split("".join(HIDDEN)), (2, 2, 2)))
    assert len(expected) == 90

    assert is_fair(imagined(document, 0, 3_600, other_hands), expected)


def test_sealed_cards_are_as_unknown_as_the_hand__F_3_1():
    document = position(hands=["Y4G4", "G6", "O6B6", "T6Y5"], sealed=["", "Y6"], **LAST)
    expected = Counter(deals(split("".join(HIDDEN)), (1, 1, 2, 2)))
    assert len(expected) == 180

    def places(whole):
        return [whole["seats"][1]["sealed"], *other_hands(whole)]

    assert is_fair(imagined(document, 0, 3_600, places), expected)


def test_removed_cards_may_be_any_that_were_not_seen__F_2_1():
    """Twelve different cards are unseen: ten are removed, two are in the other hand."""
    removed = "Y6G6O6B6T6Y5G5O5B5T5"
    document = position(2, hands=["Y2G2", "Y4G4"], removed=removed, round=11, part=3)
    expected = Counter(deals(split(removed + "Y4G4"), (2,)))
    assert len(expected) == 66

    assert is_fair(imagined(document, 0, 1_800, other_hands), expected)


def test_equal_cards_weigh_as_often_as_they_can_be_dealt__F_2_2():
    """Two of a kind in one hand come less often than one in each of two hands, as at a real table."""
    document = position(hands=["Y4G4", "Y6Y1", "Y1G1", "G1O6"], **LAST)
    expected = Counter(deals(split("Y6Y1Y1G1G1O6"), (2, 2, 2)))
    assert len(set(expected.values())) > 1

    assert is_fair(imagined(document, 0, 1_800, other_hands), expected)


def test_a_card_may_be_anywhere_in_proportion_to_the_places__F_2_2():
    """Three hands of five and a pile of four: an unseen six lies in each as often as its size says."""
    document = position(hands=["Y4G4", "Y6"], round=5, part=3)
    assert document["pile"] == 4

    def place(whole):
        return [next(n for n, text in enumerate([*other_hands(whole), whole["pile_cards"]]) if "Y6" in split(text))]

    assert is_fair(imagined(document, 0, 1_000, place), Counter({(0,): 5, (1,): 5, (2,): 5, (3,): 4}))


def test_a_spectator_knows_no_hand_at_all__F_2_2():
    document = position(hands=["Y6G6", "O6B6", "T6Y5", "G5O5"], **LAST)
    found = imagined(document, None, 400, lambda whole: [whole["seats"][0]["hand"]])

    cards = split("Y6G6O6B6T6Y5G5O5")
    assert set(found) == {(in_order(two),) for two in combinations(cards, 2)}


def test_the_own_cards_are_never_dealt_again__F_2_2():
    document = position(hands=["Y6", "G6G4", "O6", "B6"], sealed=["T6", "", "O5", "B5"], **LAST)
    found = imagined(document, 0, 200, lambda whole: [whole["seats"][0]["hand"], whole["seats"][0]["sealed"]])

    assert set(found) == {("Y6", "T6")}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_is_imagined_looks_like_the_view__F_2_1__F_2_2__F_3_1(players):
    source = SeededRandomness(players)
    different = 0
    for index, state in enumerate(states(players + 40, players)):
        if index % 5:
            continue
        for seat in [*range(players), None]:
            seen = GAME.view(state, seat)
            other = GAME.imagine(seen, seat, source)
            assert GAME.view(other, seat) == seen
            assert Counter(split(all_cards(GAME.position(other)))) == DECK
            different += other.tobytes() != state.tobytes()

    assert different > 10


@pytest.mark.parametrize("players", [2, 4])
def test_nothing_to_imagine_before_the_start_and_after_the_end__F_2_1__F_3_6(players):
    ended = over(players, ["Y6"], [1, *[2] * (players - 1)])
    for state in (start(players), GAME.read_position(ended)):
        for seat in (0, None):
            assert GAME.imagine(GAME.view(state, seat), seat, SeededRandomness(3)).tobytes() == state.tobytes()


def test_imagining_does_not_change_the_view__F_2_2():
    state = GAME.read_position(position(3))
    seen = GAME.view(state, 1)

    GAME.imagine(seen, 1, SeededRandomness(1))

    assert seen == GAME.view(state, 1)
