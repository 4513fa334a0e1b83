"""Nets in files: they are read as they were written, and a file that is no net gives a clear error."""

import json
import zipfile
from contextlib import suppress
from dataclasses import replace

import numpy as np
import pytest

from azulejos.core.setup import Setup
from azulejos.evaluation import files
from azulejos.evaluation.card import BadNet, Card
from azulejos.evaluation.inputs import features_of, learnable
from azulejos.evaluation.net import Net

AZUL = learnable("azul")
FEATURES = features_of(AZUL)
CARD = Card("azul", (2, 3), {"wall": ("coloured",)}, FEATURES.version, "by hand", "none")


@pytest.fixture
def saved(tmp_path):
    path = tmp_path / "net.npz"
    files.save(path, Net.random(FEATURES, 1), CARD)
    return path


def parts_of(path):
    with np.load(path) as parts:
        return dict(parts)


def test_a_net_comes_back_in_half_precision(saved):
    net, card = files.load(saved, FEATURES)
    assert card == CARD
    for mine, theirs in zip(Net.random(FEATURES, 1).weights, net.weights, strict=True):
        assert (mine.astype(np.float16) == theirs).all()
        assert theirs.dtype == np.float32
    assert [path.name for path in saved.parent.iterdir()] == ["net.npz"]


def test_the_same_net_is_the_same_file(saved, tmp_path):
    files.save(tmp_path / "other.npz", Net.random(FEATURES, 1), CARD)
    assert (tmp_path / "other.npz").read_bytes() == saved.read_bytes()


def test_a_card_says_whom_it_serves():
    def setup(players, wall):
        return Setup.of(AZUL, players, {"wall": wall})

    assert CARD.serves("azul", setup(3, "coloured"))
    assert not CARD.serves("azul", setup(4, "coloured"))
    assert not CARD.serves("azul", setup(2, "grey"))
    assert not CARD.serves("summer-pavilion", setup(2, "coloured"))


def as_array(path):
    with path.open("wb") as file:
        np.save(file, np.zeros(3))


def as_objects(path):
    np.savez(path, **{**parts_of(path), "first": np.array([{}, []], object)})


def without_a_layer(path):
    parts = parts_of(path)
    parts.pop("second")
    np.savez(path, **parts)


WRONG = {
    "nothing": lambda path: path.write_bytes(b""),
    "a text": lambda path: path.write_text("net"),
    "an array": as_array,
    "an empty archive": lambda path: zipfile.ZipFile(path, "w").close(),
    "a layer less": without_a_layer,
    "objects": as_objects,
    "words": lambda path: np.savez(path, **{**parts_of(path), "bias": np.array(["a", "b"])}),
    "a card that is no text": lambda path: np.savez(path, **{**parts_of(path), "card": np.zeros(4)}),
    "a card in a card": lambda path: path_with_card(path, b"[" * 100_000),
    "the half": lambda path: path.write_bytes(path.read_bytes()[: path.stat().st_size // 2]),
    "a folder": lambda path: (path.unlink(), path.mkdir()),
    "no file": lambda path: path.unlink(),
}


def path_with_card(path, card):
    np.savez(path, **{**parts_of(path), "card": np.frombuffer(card, np.uint8)})


@pytest.mark.parametrize("wrong", WRONG)
def test_what_is_no_net_is_refused(saved, wrong):
    WRONG[wrong](saved)
    with pytest.raises(BadNet, match=r"net\.npz is no net: ."):
        files.load(saved, FEATURES)


def test_whatever_byte_is_changed_nothing_else_than_a_bad_net_is_raised(saved):
    whole, draw = saved.read_bytes(), np.random.default_rng(1)
    for _ in range(60):
        place = int(draw.integers(len(whole)))
        saved.write_bytes(whole[:place] + bytes([whole[place] ^ 0x55]) + whole[place + 1 :])
        with suppress(BadNet):
            files.load(saved, FEATURES)


@pytest.mark.parametrize(
    "change", [{"players": 3}, {"options": []}, {"features": "x"}, {"game": ...}, {"features": 1e999}]
)
def test_a_card_that_cannot_be_read_is_refused(saved, change):
    card = {**CARD.to_json(), **change}
    if card["game"] is ...:
        card.pop("game")
    path_with_card(saved, json.dumps(card).encode())
    with pytest.raises(BadNet, match=r"net\.npz is no net: its card cannot be read"):
        files.load(saved, FEATURES)


def test_a_net_for_other_inputs_is_refused(saved):
    path_with_card(saved, json.dumps({**CARD.to_json(), "features": 99}).encode())
    with pytest.raises(BadNet, match="for version 99 of the inputs; this is version"):
        files.load(saved, FEATURES)
    other = features_of(learnable("5211"))
    files.save(saved, Net.random(other, 1), CARD)
    with pytest.raises(BadNet, match="is damaged: a layer has the shape"):
        files.load(saved, FEATURES)


def test_a_net_that_corrects_another_heuristic_is_refused(saved):
    features = features_of(learnable("summer-pavilion"))
    assert features.corrects > 0 and FEATURES.corrects == 0
    card = replace(CARD, game="summer-pavilion", features=features.version, corrects=features.corrects)
    files.save(saved, Net.random(features, 1), card)
    assert files.load(saved, features)[1] == card
    files.save(saved, Net.random(features, 1), replace(card, corrects=99))
    with pytest.raises(BadNet, match="corrects version 99 of the game's heuristic; this is version"):
        files.load(saved, features)
    document = card.to_json()
    document.pop("corrects")  # as in older cards: such a net does not correct the heuristic
    path_with_card(saved, json.dumps(document).encode())
    with pytest.raises(BadNet, match="corrects version 0 of"):
        files.load(saved, features)


def test_weights_that_are_no_numbers_are_refused(saved):
    first = parts_of(saved)["first"]
    first[5, 5] = np.nan
    np.savez(saved, **{**parts_of(saved), "first": first})
    with pytest.raises(BadNet, match="a weight is no finite number"):
        files.load(saved, FEATURES)


def test_a_kill_during_writing_leaves_the_old_net(saved, monkeypatch):
    def cut(beside, **parts):
        beside.write_bytes(b"half")
        raise KeyboardInterrupt

    monkeypatch.setattr(np, "savez_compressed", cut)
    with pytest.raises(KeyboardInterrupt):
        files.save(saved, Net.random(FEATURES, 9), CARD)
    assert (files.load(saved, FEATURES)[0].first == Net.random(FEATURES, 1).first.astype(np.float16)).all()
