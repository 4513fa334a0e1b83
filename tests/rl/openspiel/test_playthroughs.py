"""Stored playthroughs, made by OpenSpiel's own tool. `make golden` writes them again; read the diff.

Whole games are kept as text, which OpenSpiel's `generate_playthrough.replay` can replay. Of what players see in the
first moves of every set-up a hash is kept.
"""

import hashlib
import re
from pathlib import Path

import pytest
from open_spiel.python.algorithms.generate_playthrough import playthrough

from azulejos.testing import compare
from tests.rl.openspiel.walks import decisions, every_setup

GOLDEN = Path(__file__).parent.parent.parent / "golden" / "openspiel"
WHOLE = {
    "azul": "python_azul",
    "summer-pavilion-grey": "python_summer_pavilion(board=grey)",
    "5211": "python_5211",
    "5211-sequential": "python_5211(players=3,turns=sequential)",
}
MOVES = 12
"""The number of moves of every set-up that are played."""


@pytest.mark.parametrize("name", WHOLE)
def test_a_whole_game_goes_as_it_always_did(name, golden_update):
    compare(GOLDEN / f"{name}.txt", playthrough(WHOLE[name], None, seed=5211), update=golden_update)


def test_every_setup_begins_as_it_always_did(golden_update):
    lines = [f"{text} {digest(text)}\n" for text in map(shortened, every_setup())]
    compare(GOLDEN / "beginnings.txt", "".join(lines), update=golden_update)


def shortened(text: str) -> str:
    """The game, cut off after a few moves."""
    whole = re.sub(r",max_game_length=\d+", "", text)
    return f"{whole.removesuffix(')')},max_game_length={MOVES})"


def digest(text: str) -> str:
    """A short hash of all that players see whenever somebody decides."""
    seen = hashlib.sha256()
    for state in decisions(text, seed="golden"):
        for player in range(state.num_players()):
            seen.update(f"{state.information_state_string(player)} {state.legal_actions(player)}".encode())
            seen.update(str(state.observation_tensor(player)).encode())
    return seen.hexdigest()[:16]
