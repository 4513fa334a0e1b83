"""The tool that ships nets: a net without a head gets one, or if requested, and stays the same otherwise."""

import runpy

import pytest

from azulejos.core.setup import Setup
from azulejos.evaluation import files
from azulejos.evaluation.card import Card
from azulejos.evaluation.inputs import features_of, inputs_of, learnable
from azulejos.evaluation.net import Net

FEATURES = features_of(learnable("azul"))
CARD = Card("azul", (2,), {"wall": ("coloured",)}, FEATURES.version, "by hand", "")


@pytest.fixture
def tool(request, tmp_path, monkeypatch):
    """The tool, which ships into its own folder after few and quick games."""
    tool = runpy.run_path(str(request.config.rootpath / "tools" / "ship_net.py"))
    own = tool["ship"].__globals__
    monkeypatch.setitem(own, "NETS", tmp_path)
    monkeypatch.setitem(own, "FEW", {"last_positions": 20, "shard": 2})
    return tool


def test_a_net_without_a_head_gets_one(tool, tmp_path):
    source = tmp_path / "trained.npz"
    files.save(source, Net.random(FEATURES, 1), CARD)
    shipped = tool["ship"]("azul", source, "2-coloured", "a match", games=4, workers=1)
    net, card = files.load(shipped, FEATURES)
    before, _ = files.load(source, FEATURES)
    assert shipped.name == "azul-2-coloured.npz" and card.strength == "a match"
    assert net.head is not None and before.head is None
    assert all((mine == theirs).all() for mine, theirs in zip(net.weights, before.weights, strict=True))
    again = tool["ship"]("azul", shipped, "again", "a match")  # it has one now: nothing is played
    assert again.read_bytes() == shipped.read_bytes()
    again = tool["ship"]("azul", shipped, "again", "a match", games=2, workers=1, new_head=True)
    other = files.load(again, FEATURES)[0]
    assert other.head is not None and (other.head.inputs != net.head.inputs).any()


def test_a_net_that_chooses_needs_no_head_and_may_serve_every_value_of_an_option(tool, tmp_path):
    cards, source = learnable("5211"), tmp_path / "trained.npz"
    options = {"edition": ("rulebook",), "target": ("0",)}
    files.save(source, Net.random(inputs_of(cards), 1), Card("5211", (2,), options, 1, "by hand", ""))
    net, card = files.load(tool["ship"]("5211", source, "2", "a match", any_of=["target"]), inputs_of(cards))
    assert net.head is None and card.options == {"edition": ("rulebook",)}
    assert card.serves("5211", Setup.of(cards, 2, {"target": 50}))
