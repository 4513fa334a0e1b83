"""Nets in files: weights in half precision and the card, in one `.npz`."""

import json
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import fields
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from azulejos.core.features import Features
from azulejos.evaluation.card import BadNet, Card
from azulejos.evaluation.head import Head
from azulejos.evaluation.net import LAYERS, Net

_HEAD = tuple(field.name for field in fields(Head))
_PREFIX = "head_"
"""The prefix of the names of the head's weights."""

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
"""What NumPy, zip and JSON raise for files that are no nets, or are cut or changed."""


def save(path: Path, net: Net, card: Card) -> None:
    """Write a net atomically: the file is complete or is not there."""
    document = np.frombuffer(json.dumps(card.to_json(), sort_keys=True).encode(), np.uint8)
    temporary = path.with_suffix(".new.npz")
    weights = {name: getattr(net, name) for name in LAYERS}
    if net.head is not None:
        weights |= {_PREFIX + name: getattr(net.head, name) for name in _HEAD}
    np.savez_compressed(temporary, card=document, **{name: each.astype(np.float16) for name, each in weights.items()})
    temporary.replace(path)


def card_of(path: Path) -> Card:
    """Read the card of a net. Raises BadNet with what is wrong with the file."""
    with _parts(path) as parts:
        return _card(parts)


def load(path: Path, features: Features) -> tuple[Net, Card]:
    """Read a net for these inputs. Raises BadNet with what is wrong with the file."""
    with _parts(path) as parts:
        card, net = _card(parts), Net(*(_read(parts, name) for name in LAYERS), head=_head(parts))
    if card.features != features.version:
        raise BadNet(f"{path.name} is for version {card.features} of the inputs; this is version {features.version}")
    if card.corrects != features.corrects:
        meant = f"{path.name} corrects version {card.corrects} of the game's heuristic"
        raise BadNet(f"{meant}; this is version {features.corrects}")
    if (fault := net.fault(features.size)) is not None:
        raise BadNet(f"{path.name} is damaged: {fault}")
    return net, card


@contextmanager
def _parts(path: Path) -> Iterator[Any]:
    """The arrays of a file, while it is open; whatever is wrong with it is raised as BadNet."""
    try:
        _check_form(path)
        with path.open("rb") as file, np.load(file, allow_pickle=False) as parts:
            yield parts
    except BadNet as error:
        raise BadNet(f"{path.name} is no net: {error.message}") from error
    except _DAMAGE as error:
        raise BadNet(f"{path.name} is no net: {error}") from error


def _check_form(path: Path) -> None:
    """Check that it is a regular file (no folder, no endless pipe) of the form that NumPy writes."""
    if not path.is_file():
        raise BadNet("there is no such file")
    if not zipfile.is_zipfile(path):
        raise BadNet("it is no .npz file, or a part of one")


def _card(parts: Any) -> Card:
    return Card.from_json(json.loads(parts["card"].tobytes()))


def _head(parts: Any) -> Head | None:
    """The head, if the file has any part of one; an incomplete one is damage."""
    if not any(name.startswith(_PREFIX) for name in parts.files):
        return None
    return Head(*(_read(parts, _PREFIX + name) for name in _HEAD))


def _read(parts: Any, name: str) -> NDArray[np.float32]:
    return np.ascontiguousarray(parts[name], np.float32)
