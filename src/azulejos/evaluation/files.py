"""Nets in files: weights in half precision and the card, in one `.npz`."""

import json
import zipfile
import zlib
from dataclasses import fields
from pathlib import Path

import numpy as np

from azulejos.core.features import Features
from azulejos.evaluation.card import BadNet, Card
from azulejos.evaluation.net import Net

_NAMES = tuple(field.name for field in fields(Net))

_DAMAGE = (
    OSError,
    EOFError,
    KeyError,
    TypeError,
    ValueError,
    MemoryError,
    RuntimeError,
    zipfile.BadZipFile,
    zlib.error,
)
"""What NumPy, zip and JSON raise at files that are something else, or were cut, or changed."""


def save(path: Path, net: Net, card: Card) -> None:
    """Write a net whole or not at all."""
    told = np.frombuffer(json.dumps(card.to_json(), sort_keys=True).encode(), np.uint8)
    beside = path.with_suffix(".new.npz")
    weights = {name: getattr(net, name).astype(np.float16) for name in _NAMES}
    np.savez_compressed(beside, card=told, **weights)
    beside.replace(path)


def load(path: Path, features: Features) -> tuple[Net, Card]:
    """Read a net for these inputs. Raises BadNet with what is wrong with the file."""
    try:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as parts:
            card = Card.from_json(json.loads(parts["card"].tobytes()))
            net = Net(*(np.ascontiguousarray(parts[name], np.float32) for name in _NAMES))
    except _DAMAGE as error:
        raise BadNet(f"{path.name} is no net: {error}") from error
    if card.features != features.version:
        raise BadNet(f"{path.name} is for version {card.features} of the inputs; this is version {features.version}")
    if (fault := net.fault(features.size)) is not None:
        raise BadNet(f"{path.name} is damaged: {fault}")
    return net, card
