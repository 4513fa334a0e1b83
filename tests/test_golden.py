"""Golden playthroughs and perft counts. `make golden` writes them again; read the diff."""

from pathlib import Path

import pytest

from azulejos.core import registry
from azulejos.core.setup import Setup
from azulejos.records import write
from azulejos.search.bench.bench_rules import signature
from azulejos.testing import all_setups, compare, golden_record, perft_text

GOLDEN = Path(__file__).parent / "golden"
GAMES = [name for name in registry.names() if registry.game(name).__class__.__module__.startswith("azulejos.")]
SETUPS = [
    (name, setup)
    for name in GAMES
    for setup in all_setups(registry.game(name))
    if not setup.options.get("target") or setup.players == 5  # long games make long files: two are enough
]


def file_name(name: str, setup: Setup) -> str:
    return "-".join([name, str(setup.players), *map(str, setup.options.values())])


@pytest.mark.parametrize(("name", "setup"), SETUPS, ids=lambda value: str(getattr(value, "players", value)))
def test_a_seeded_game_and_its_perft_go_as_they_always_did(name, setup, golden_update):
    game = registry.game(name)
    record = golden_record(game, setup.players, setup.options, seed="golden")
    compare(GOLDEN / f"{file_name(name, setup)}.jsonl", write([record]), update=golden_update)
    counts = perft_text(game, record, depth=2, seed="golden")
    compare(GOLDEN / f"{file_name(name, setup)}.perft", counts, update=golden_update)


def test_the_signature_of_compiled_play_is_as_it_always_was(golden_update):
    compare(GOLDEN / "signature.txt", signature(GAMES) + "\n", update=golden_update)
