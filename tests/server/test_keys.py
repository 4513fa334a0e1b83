"""Secrets: nobody guesses one, and what is kept of them is of no use to a thief."""

import pytest

from azulejos.server import access_keys

KEY = b"k" * 32


def test_a_secret_fits_its_own_hash_and_no_other():
    secret, other = access_keys.new_secret(), access_keys.new_secret()
    assert access_keys.fits(secret, access_keys.hashed(secret))
    assert not access_keys.fits(other, access_keys.hashed(secret))
    assert not access_keys.fits(access_keys.hashed(secret), access_keys.hashed(secret))
    assert secret not in access_keys.hashed(secret)


def test_addresses_of_tables_are_fresh_and_survive_being_written_in_a_text():
    made = {access_keys.new_table_id() for _ in range(1000)}
    assert len(made) == 1000
    assert all(name.strip("-_") == name and 10 <= len(name) <= 64 for name in made)


def test_a_token_holds_the_name_that_we_signed():
    token = access_keys.new_token("Deep-Blue_2", KEY)
    assert access_keys.name_in(token, KEY) == "Deep-Blue_2"
    assert access_keys.new_token("Deep-Blue_2", KEY) != token


@pytest.mark.parametrize("spoil", [str.upper, lambda token: token[:-1], lambda token: "x" + token, lambda token: ""])
def test_a_token_that_was_changed_is_nobody_s(spoil):
    assert access_keys.name_in(spoil(access_keys.new_token("Deep", KEY)), KEY) is None


@pytest.mark.parametrize("text", ["", ".", "..", "a.b.c", "ż.ó.ł", "a" * 10_000])
def test_any_other_text_is_nobody_s(text):
    assert access_keys.name_in(text, KEY) is None


def test_a_token_of_another_server_is_nobody_s():
    assert access_keys.name_in(access_keys.new_token("Deep", b"o" * 32), KEY) is None
