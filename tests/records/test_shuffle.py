import hashlib
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from azulejos.core import registry
from azulejos.core.setup import Setup
from azulejos.records import Shuffle, ShuffleError, read_claim, replay
from tests.records.shuffled import CASES, SECRET, played, shuffled

AZUL = registry.game("azul")
SEEDS = st.none() | st.text(min_size=1, max_size=64)


def first_draws(shuffle, name="azul"):
    """What the shuffle would draw in the first state for each of the first draw numbers."""
    game = registry.game(name)
    return [shuffle.draw(game, game.start(shuffle.setup), number) for number in range(3)]


def test_every_table_has_its_own_secret():
    assert len({Shuffle.commit().secret for _ in range(50)}) == 50
    assert len(Shuffle.commit().secret) == 32


def test_the_commitment_binds_the_secret_and_does_not_show_it():
    shuffle = Shuffle(SECRET)
    assert shuffle.commitment == hashlib.sha256(b"azulejos shuffle 1 commitment:" + SECRET).hexdigest()
    assert shuffle.commitment != Shuffle(SECRET[::-1]).commitment
    for shown in (repr(shuffle), repr(shuffled()), json.dumps(shuffled().public())):
        assert SECRET.hex() not in shown and repr(SECRET)[2:-1] not in shown


@given(st.binary(min_size=32, max_size=32))
def test_a_saved_shuffle_is_read_again(secret):
    shuffle = Shuffle(secret)
    assert Shuffle.from_saved(json.loads(json.dumps(shuffle.saved()))) == shuffle


@given(st.binary(min_size=32, max_size=32), st.text(min_size=1, max_size=64), st.lists(SEEDS, min_size=2, max_size=2))
def test_a_revealed_shuffle_leads_to_the_same_draws(secret, table, seeds):
    shuffle = shuffled(secret=secret, table=table, seeds=seeds)
    claim = read_claim(json.loads(json.dumps(shuffle.revealed())))
    again = claim.shuffled(AZUL, Setup.of(AZUL))
    assert (again, claim.commitment) == (shuffle, shuffle.shuffle.commitment)
    assert first_draws(again) == first_draws(shuffle)


@pytest.mark.parametrize("case", CASES)
def test_the_same_inputs_deal_the_same(case):
    assert first_draws(shuffled(*case), case[0]) == first_draws(shuffled(*case), case[0])
    assert len(set(first_draws(shuffled(*case), case[0]))) == 3


@pytest.mark.parametrize(
    "change",
    [
        {"secret": SECRET[::-1]},
        {"seeds": ["sardinha", "x"]},
        {"seeds": ["sardinhas", None]},
        {"seeds": [None, "sardinha"]},
        {"seeds": [None, None]},
        {"table": "lisboa"},
        {"value": "grey"},
        {"players": 3},
    ],
)
def test_another_secret_seed_seat_table_or_option_deals_otherwise(change):
    assert set(first_draws(shuffled(**change))).isdisjoint(first_draws(shuffled()))


def test_the_starter_that_was_asked_for_makes_no_difference():
    asked = [Setup.of(AZUL, 4, {}, starter) for starter in range(4)]
    keyed = [Shuffle(SECRET).keyed(table="t", game=AZUL, setup=setup, seeds=[None] * 4) for setup in asked]
    assert all(shuffle == keyed[0] for shuffle in keyed)


def test_nobody_starts_where_all_play_at_once():
    assert shuffled("5211", 3, "target", 0).setup.starter is None


def test_a_draw_can_be_made_again_alone():
    record, shuffle = played(), shuffled()
    last = max(number for number, event in enumerate(record.events) if event.chance is not None)
    drawn = sum(event.chance is not None for event in record.events)
    state = list(replay(record))[last].state
    assert drawn > 1
    assert shuffle.draw(AZUL, state, drawn - 1) == record.events[last].chance


@pytest.mark.parametrize("seed", [None, "a seed that everyone knows"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_seat_starts_equally_often(players, seed):
    """Chi-square over fixed secrets: the bound is exceeded by one fair source in a thousand."""
    secrets = [hashlib.sha256(f"secret {number}".encode()).digest() for number in range(3_000)]
    starters = [shuffled(players=players, secret=each, seeds=[seed] * players).setup.starter for each in secrets]
    fair = len(secrets) / players
    chi_square = sum((starters.count(seat) - fair) ** 2 / fair for seat in range(players))
    assert chi_square < {2: 10.83, 3: 13.82, 4: 16.27}[players]


@pytest.mark.parametrize("length", [0, 31, 33])
def test_a_secret_has_32_bytes(length):
    with pytest.raises(ShuffleError) as refused:
        Shuffle(bytes(length))
    assert refused.value.code == "bad-secret"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"seeds": ["a"]}, "bad-seeds"),
        ({"seeds": ["a", "b", "c"]}, "bad-seeds"),
        ({"seeds": ["", None]}, "bad-seed"),
        ({"seeds": ["x" * 65, None]}, "bad-seed"),
        ({"seeds": [7, None]}, "bad-seed"),
        ({"seeds": ["\ud800", None]}, "bad-seed"),
        ({"table": ""}, "bad-table"),
        ({"table": "x" * 65}, "bad-table"),
        ({"table": None}, "bad-table"),
    ],
)
def test_seeds_and_table_ids_are_short_texts(change, code):
    with pytest.raises(ShuffleError) as refused:
        shuffled(**change)
    assert refused.value.code == code


@pytest.mark.parametrize(
    ("document", "code"),
    [
        (None, "bad-version"),
        ([], "bad-version"),
        ({"secret": SECRET.hex()}, "bad-version"),
        ({"version": True, "secret": SECRET.hex()}, "bad-version"),
        ({"version": 2, "secret": SECRET.hex()}, "bad-version"),
        ({"version": 1}, "bad-secret"),
        ({"version": 1, "secret": SECRET.hex().upper()}, "bad-secret"),
        ({"version": 1, "secret": SECRET.hex()[2:]}, "bad-secret"),
    ],
)
def test_what_was_not_saved_so_is_refused(document, code):
    with pytest.raises(ShuffleError) as refused:
        Shuffle.from_saved(document)
    assert refused.value.code == code
