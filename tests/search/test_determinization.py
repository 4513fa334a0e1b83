"""Determinizations: with a net, hands that explain what was laid come more often."""

from typing import Any

import numpy as np
import pytest

from azulejos.evaluation.inputs import inputs_of
from azulejos.evaluation.net import Net
from azulejos.evaluation.net_workspace import workspace_of
from azulejos.games.g5211.choices import CHOICES
from azulejos.games.g5211.piles import roosters_in
from azulejos.search.determinized.determinization import DEAL, determinize_of
from azulejos.search.playouts import seeded
from tests.g5211.positions import position
from tests.search.positions import CARDS


def hoarder(sign):
    """A net that prefers to keep roosters in hand, or to lay them."""
    net = Net.random(inputs_of(CARDS), 1)
    net.first[:], net.last[:], net.bias[:] = 0, 0, 0
    place = next(start for name, start, _ in CHOICES.features.fields() if name == "roosters_held")
    net.first[place, -1] = 3.0 * sign
    return net


def roosters(document, learned, net, times=150):
    """The average number of roosters of the other hand, over many determinizations."""
    root, work = seeded(CARDS.read_position(document), 1, 1), np.zeros(3, CARDS.rules.dtype).view(np.recarray)
    work[DEAL].generator = 7
    room, laid = np.zeros(CARDS.rules.most_legal, np.int64), np.zeros(8, np.int64)
    imagine, held = determinize_of(CARDS, learned=learned), []
    for _ in range(times):
        imagine(root[0], work, 0, workspace_of(inputs_of(CARDS), net), room, laid)
        held.append(int(roosters_in(work[DEAL].seats[1].hand)))
    return np.mean(held)


def test_a_player_who_laid_high_cards_and_prefers_roosters_holds_some():
    """A player who prefers to keep roosters may hold some after laying two other cards; one who lays them had none."""
    document = position(2, part=2, laid=["Y2G2", "O3B3"])
    anyone = roosters(document, False, hoarder(1))
    assert roosters(document, True, hoarder(-1)) < anyone - 0.3


def test_in_the_first_part_nothing_is_known():
    document: Any = position(2)
    assert roosters(document, True, hoarder(-1)) == pytest.approx(roosters(document, False, hoarder(1)))
