"""The deck, the set-up, and the arithmetic behind it."""

from collections import Counter

import pytest

from azulejos.core.errors import OptionError
from azulejos.core.randomness import SeededRandomness
from azulejos.core.setup import Setup
from azulejos.core.turn import Chance, Decide
from azulejos.games.g5211 import GAME
from tests.g5211.positions import all_cards, deal, draw, play, points, position, split, start, states, written
from tests.g5211.rounds import scored, taken

TABLE = [
    # players, removed, in play, pile after the deal, drawn a round, rounds, on the table, roosters, limit
    (2, 10, 90, 80, 8, 11, 8, 4, 5),
    (3, 13, 87, 72, 12, 7, 12, 5, 6),
    (4, 0, 100, 80, 16, 6, 16, 6, 7),
    (5, 15, 85, 60, 20, 4, 20, 7, 8),
]
PLAYERS = [2, 3, 4, 5]


def test_two_to_five_play__F_1_1():
    assert list(GAME.players) == PLAYERS
    for players in PLAYERS:
        assert len(written(start(players))["seats"]) == players


@pytest.mark.parametrize("players", [0, 1, 6, -2, "3", 2.0, True])
def test_no_other_number_of_players__F_1_1(players):
    with pytest.raises(OptionError) as caught:
        Setup.of(GAME, players)

    assert caught.value.code == "bad-player-count"


@pytest.mark.parametrize("players", PLAYERS)
def test_a_hundred_cards_twenty_of_each_colour__F_1_2(players):
    deck = written(start(players))

    assert deck["pile"] == 100
    assert Counter(card[0] for card in split(deck["pile_cards"])) == {"Y": 20, "G": 20, "O": 20, "B": 20, "T": 20}


@pytest.mark.parametrize("colour", ["Y", "G", "O", "B", "T"])
def test_the_values_of_a_colour__F_1_3(colour):
    cards = [card for card in split(written(start(4))["pile_cards"]) if card[0] == colour]

    assert cards == [f"{colour}{value}" for value in (1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 5, 6)]
    assert points("".join(cards)) == 51


def test_all_cards_are_worth_255__F_1_3():
    deck = written(start(2))["pile_cards"]

    assert points(deck) == 255
    assert deck.count("1") == 25


def test_a_rooster_is_a_card_of_its_colour_with_value_one__F_1_4():
    """Seat 0 wins yellow with a rooster, which counts in the majority and is worth one point."""
    played = scored(2, (3, 2, 2, 1, 0), (1, 0, 0, 0, 0))

    assert taken(played) == "Y"
    assert played.after["seats"][0]["won"] == "Y1Y2"
    assert GAME.result(GAME.read_position(played.after)).scores == (3, 2)


# --- Set-up -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "removed"), [(2, 10), (3, 13), (4, 0), (5, 15)])
def test_cards_are_removed_before_the_deal__F_2_1(players, removed):
    first = GAME.turn(start(players))
    assert first == Chance("remove" if removed else "deal")
    after = draw(written(start(players)))

    assert len(split(after["removed"])) == removed
    assert after["turn"] == {"decide": list(range(players))}


@pytest.mark.parametrize("players", [2, 3, 5])
def test_any_card_may_be_removed__F_2_1(players):
    """Over many set-ups each card is removed about as often as its share of the deck."""
    found: Counter[str] = Counter()
    for seed in range(300):
        text = GAME.draw(start(players), SeededRandomness(seed))
        found.update(card[1] for card in split(text.removeprefix("remove ")))
    total = found.total()

    assert total == 300 * {2: 10, 3: 13, 5: 15}[players]
    for value, share in {"1": 0.25, "2": 0.3, "3": 0.25, "4": 0.1, "5": 0.05, "6": 0.05}.items():
        assert abs(found[value] / total - share) < 0.035


def test_removed_cards_stay_out__F_2_1():
    seen = {GAME.position(state)["removed"] for state in states(1, 2)}

    assert len(seen) == 2
    assert "" in seen


@pytest.mark.parametrize("players", PLAYERS)
def test_five_cards_to_each_and_the_rest_is_the_pile__F_2_2(players):
    table = draw(written(start(players)))

    assert [len(split(seat["hand"])) for seat in table["seats"]] == [5] * players
    assert table["pile"] == len(split(table["pile_cards"])) == {2: 80, 3: 72, 4: 80, 5: 60}[players]
    assert table["discard"] == ""
    assert (table["deck"], table["round"], table["part"]) == (1, 1, 1)


def test_hands_are_dealt_as_the_text_says__F_2_2():
    hands = ["Y1Y2G3O4T1", "Y6G6O6B6T6", "B1B1B1B1B1", "Y1Y1Y1Y1T5"]

    table = deal(written(start(4)), f"deal {' / '.join(hands)}")

    assert [seat["hand"] for seat in table["seats"]] == hands


@pytest.mark.parametrize("row", TABLE)
def test_the_arithmetic_of_a_deck__F_2_3(row):
    players, removed, in_play, pile, drawn, rounds, laid, _, _ = row
    assert in_play == players * (4 * rounds + 1) == 100 - removed
    piles: dict[int, int] = {}
    open_cards: dict[int, int] = {}
    for state in states(players, players):
        table = GAME.position(state)
        if isinstance(GAME.turn(state), Decide):
            piles.setdefault(table["round"], table["pile"])
            assert len(split(all_cards(table))) - len(split(table["removed"])) == in_play
        lying = sum(len(split(seat["open"])) for seat in table["seats"])
        open_cards[table["round"]] = max(lying, open_cards.get(table["round"], 0))

    assert piles == {number: pile - drawn * (number - 1) for number in range(1, rounds + 1)}
    assert piles[rounds] == 0
    full = dict.fromkeys(range(1, rounds), laid)
    # The fourth cards of a last round are scored at once: nothing is drawn in between.
    assert open_cards == {**full, rounds: laid - players}


@pytest.mark.parametrize("row", TABLE)
def test_the_roosters_needed__F_2_3(row):
    players, needed = row[0], row[7]
    counts = {2: (4, 2, 1, 1, 0), 3: (5, 3, 2, 1, 1), 4: (6, 4, 3, 2, 1), 5: (8, 6, 3, 2, 1)}[players]

    assert taken(scored(players, counts, needed)) == "roosters"
    assert taken(scored(players, counts, needed - 1)) == "Y"


@pytest.mark.parametrize("row", TABLE)
def test_the_colour_limit__F_2_3(row):
    players, limit = row[0], row[8]
    within = {2: (5, 2, 1, 0, 0), 3: (6, 4, 2, 0, 0), 4: (7, 5, 4, 0, 0), 5: (8, 7, 5, 0, 0)}[players]
    beyond = {2: (6, 2, 0, 0, 0), 3: (7, 3, 2, 0, 0), 4: (8, 5, 3, 0, 0), 5: (9, 6, 5, 0, 0)}[players]

    assert (within[0], beyond[0]) == (limit, limit + 1)
    assert taken(scored(players, within)) == "Y"
    assert taken(scored(players, beyond)) == "G"


def test_a_part_draws_what_it_laid__F_2_3():
    table = position(3, hands=["Y1Y2", "G1G2", "O1O2"])

    after = draw(play(table, "Y1Y2", "G1G2", "O1O2"))

    assert table["pile"] - after["pile"] == 6
