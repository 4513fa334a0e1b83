"""Secrets: nobody guesses one, and what is kept of them is of no use to a thief."""

import pytest

from azulejos.server import keys

KEY = b"k" * 32


def test_a_secret_fits_its_own_hash_and_no_other():
    secret, other = keys.new_secret(), keys.new_secret()
    assert keys.fits(secret, keys.hashed(secret))
    assert not keys.fits(other, keys.hashed(secret))
    assert not keys.fits(keys.hashed(secret), keys.hashed(secret))
    assert secret not in keys.hashed(secret)


def test_addresses_of_tables_are_fresh_and_survive_being_written_in_a_text():
    made = {keys.new_table_id() for _ in range(1000)}
    assert len(made) == 1000
    assert all(name.strip("-_") == name and 10 <= len(name) <= 64 for name in made)


def test_a_token_holds_the_name_that_we_signed():
    token = keys.new_token("Deep-Blue_2", KEY)
    assert keys.name_in(token, KEY) == "Deep-Blue_2"
    assert keys.new_token("Deep-Blue_2", KEY) != token


@pytest.mark.parametrize("spoil", [str.upper, lambda token: token[:-1], lambda token: "x" + token, lambda token: ""])
def test_a_token_that_was_changed_is_nobody_s(spoil):
    assert keys.name_in(spoil(keys.new_token("Deep", KEY)), KEY) is None


@pytest.mark.parametrize("text", ["", ".", "..", "a.b.c", "ż.ó.ł", "a" * 10_000])
def test_any_other_text_is_nobody_s(text):
    assert keys.name_in(text, KEY) is None


def test_a_token_of_another_server_is_nobody_s():
    assert keys.name_in(keys.new_token("Deep", b"o" * 32), KEY) is None
