"""The nets that come with the package: found by the set-up they serve, and left out if broken."""

import logging

import pytest

from azulejos.core import registry
from azulejos.core.setup import Setup
from azulejos.evaluation import files, shipped
from azulejos.evaluation.card import Card
from azulejos.evaluation.inputs import features_of, learnable
from azulejos.evaluation.net import Net

AZUL = learnable("azul")
CARDS = learnable("5211")


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A folder of nets in the place of the package's own."""
    monkeypatch.setattr(shipped, "NETS", tmp_path)
    shipped.shipped.cache_clear()
    yield tmp_path
    shipped.shipped.cache_clear()


def kept(folder, name, players, wall, seed):
    card = Card("azul", (players,), {"wall": (wall,)}, features_of(AZUL).version, "by hand", "none")
    files.save(folder / name, Net.random(features_of(AZUL), seed), card)
    return files.load(folder / name, features_of(AZUL))[0]


def same(one, other):
    return all((mine == theirs).all() for mine, theirs in zip(one.weights, other.weights, strict=True))


def test_a_net_is_found_by_the_set_up_it_serves(folder):
    two, three, grey = (
        kept(folder, f"azul-{number}.npz", players, wall, number)
        for number, (players, wall) in enumerate([(2, "coloured"), (3, "coloured"), (2, "grey")])
    )
    for net, players, wall in ((two, 2, "coloured"), (three, 3, "coloured"), (grey, 2, "grey")):
        assert same(shipped.net_for(AZUL, Setup.of(AZUL, players, {"wall": wall})), net)
    assert shipped.net_for(AZUL, Setup.of(AZUL, 4)) is None
    assert shipped.net_for(CARDS, Setup.of(CARDS, 2)) is None


def test_a_damaged_net_is_logged_and_not_used(folder, caplog):
    (folder / "azul-2.npz").write_bytes(b"no net")
    with caplog.at_level(logging.WARNING):
        assert shipped.net_for(AZUL, Setup.of(AZUL, 2)) is None
    assert "azul-2.npz is no net" in caplog.text
    assert "game's heuristic is used instead" in caplog.text


def test_one_damaged_net_does_not_hide_another(folder, caplog):
    (folder / "azul-1.npz").write_bytes(b"no net")
    net = kept(folder, "azul-2.npz", 2, "coloured", 1)
    assert same(shipped.net_for(AZUL, Setup.of(AZUL, 2)), net)


@pytest.mark.parametrize("name", registry.names())
def test_every_net_of_the_package_can_be_used(name, caplog):
    found = shipped.shipped(learnable(name))
    assert len(found) == len(list(shipped.NETS.glob(f"{name}-*.npz")))
    assert not caplog.text
    for _, card in found:
        assert card.game == name and card.strength and card.trained


def test_all_nets_together_are_small():
    assert sum(path.stat().st_size for path in shipped.NETS.glob("*.npz")) < 5_000_000
