"""Secrets that say who somebody is: made here, shown once, kept only as hashes."""

import hashlib
import hmac
import secrets

SECRET_BYTES = 24
"""A secret has 192 bits: nobody guesses one, so one plain hash keeps it safe."""

TABLE_BYTES = 9
"""An address of a table has 72 bits: whoever was not given it does not find it."""


def new_secret() -> str:
    """A fresh secret, fit for an address or a header."""
    return secrets.token_urlsafe(SECRET_BYTES)


def new_table_id() -> str:
    """A fresh address of a table, which does not begin or end with a sign that texts swallow."""
    while (name := secrets.token_urlsafe(TABLE_BYTES)).strip("-_") != name:
        pass
    return name


def hashed(secret: str) -> str:
    """What is kept of a secret."""
    return hashlib.sha256(b"azulejos:secret:" + secret.encode()).hexdigest()


def fits(secret: str, kept: str) -> bool:
    """Whether a secret is the one whose hash was kept; takes as long whatever the answer is."""
    return hmac.compare_digest(hashed(secret), kept)


def new_token(name: str, key: bytes) -> str:
    """A fresh token for a bot of this name: the name, something nobody guesses, and our signature under both."""
    signed = f"{name}.{new_secret()}"
    return f"{signed}.{_signature(signed, key)}"


def name_in(token: str, key: bytes) -> str | None:
    """The name in a token that we have signed; None for any other text."""
    signed, _, signature = token.rpartition(".")
    ours = hmac.compare_digest(signature.encode(), _signature(signed, key).encode())
    return signed.partition(".")[0] if ours else None


def _signature(signed: str, key: bytes) -> str:
    return hmac.new(key, b"azulejos:bot:" + signed.encode(), hashlib.sha256).hexdigest()
