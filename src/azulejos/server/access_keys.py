"""Secrets that identify people and bots: made here, shown once, stored only as hashes."""

import hashlib
import hmac
import secrets

SECRET_BYTES = 24
"""A secret has 192 bits, too many to guess, so a plain hash protects it."""

TABLE_BYTES = 9
"""A table id has 72 bits, so that nobody finds a table whose link they were not given."""


def new_secret() -> str:
    """Return a fresh secret that is valid in URLs and headers."""
    return secrets.token_urlsafe(SECRET_BYTES)


def new_table_id() -> str:
    """Return a fresh table id that does not begin or end with - or _, which link detection may cut off."""
    while (name := secrets.token_urlsafe(TABLE_BYTES)).strip("-_") != name:
        pass
    return name


def hashed(secret: str) -> str:
    """Return the hash under which a secret is stored."""
    return hashlib.sha256(b"azulejos:secret:" + secret.encode()).hexdigest()


def fits(secret: str, kept: str) -> bool:
    """Return whether a secret matches a stored hash, in constant time."""
    return hmac.compare_digest(hashed(secret), kept)


def new_token(name: str, key: bytes) -> str:
    """Return a fresh token for a bot: its name, a secret, and our signature of both."""
    signed = f"{name}.{new_secret()}"
    return f"{signed}.{_signature(signed, key)}"


def name_in(token: str, key: bytes) -> str | None:
    """Return the bot name in a token that we have signed; None for any other text."""
    signed, _, signature = token.rpartition(".")
    ours = hmac.compare_digest(signature.encode(), _signature(signed, key).encode())
    return signed.partition(".")[0] if ours else None


def _signature(signed: str, key: bytes) -> str:
    return hmac.new(key, b"azulejos:bot:" + signed.encode(), hashlib.sha256).hexdigest()
