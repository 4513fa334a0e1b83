"""Which kernels are compiled, by whom, and how long it will take."""

import subprocess
import sys
import time
from typing import Any

import pytest

from azulejos.core import registry
from azulejos.core.setup import Setup
from azulejos.search.compiler import precompile
from azulejos.search.compiler.precompile import HIDDEN, OPEN, SECONDS, Unit
from tests.unmeasured import unmeasured

AZUL: Any = registry.game("azul")
CARDS: Any = registry.game("5211")

NO_COMPILER = """
import sys
from azulejos.bots.preparation import own_bot
from azulejos.core import registry
from azulejos.core.setup import Setup
import azulejos.server.http.app, azulejos.terminal.session
game = registry.game("azul")
own_bot("level-8").full_strength_due(game, Setup.of(game))
assert "numba" not in sys.modules
"""

ONE = """
import sys
from azulejos.core import registry
from azulejos.search.compiler import compilation
from azulejos.search.compiler.precompile import Unit
begun = compilation.precompile.note_begin
compilation.precompile.note_begin = lambda *names: (print("compiles", flush=True), begun(*names))
compilation.compile_unit(registry.game("5211"), Unit.ONE_PLY)
print("done")
"""


@pytest.fixture(autouse=True)
def empty_cache(tmp_path, monkeypatch):
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "kernels"))


def test_every_game_has_its_kernels_what_people_need_first():
    assert precompile.units(AZUL) == OPEN
    assert precompile.units(CARDS) == HIDDEN
    assert set(OPEN) | set(HIDDEN) == set(Unit) == set(SECONDS)
    assert precompile.unit_of(AZUL, Setup.of(AZUL, 2), learned=True) is OPEN[0]
    assert precompile.unit_of(CARDS, Setup.of(CARDS, 2), learned=True) is HIDDEN[0]


def test_a_mark_says_that_a_kernel_is_compiled_and_that_alone():
    precompile.note_begin(AZUL, Unit.ONE_PLY)
    precompile.note_end(AZUL, Unit.ONE_PLY)
    assert precompile.is_compiled(AZUL, Unit.ONE_PLY)
    assert precompile.due(AZUL, Unit.ONE_PLY) is None
    assert not precompile.is_compiled(AZUL, Unit.ALPHA_BETA)
    assert not precompile.is_compiled(CARDS, Unit.ONE_PLY)


def test_the_estimated_end_is_known_and_does_not_change(monkeypatch):
    now = round(time.time())
    monkeypatch.setattr(time, "time", lambda: now)
    assert precompile.due(AZUL, Unit.ALPHA_BETA_NET) == now + SECONDS[Unit.ALPHA_BETA_NET]
    precompile.note_begin(AZUL, Unit.ALPHA_BETA_NET)
    monkeypatch.setattr(time, "time", lambda: now + 1000)
    assert precompile.due(AZUL, Unit.ALPHA_BETA_NET) == now + SECONDS[Unit.ALPHA_BETA_NET]


def test_what_is_compiled_or_being_compiled_is_not_begun_again(monkeypatch):
    begun: list[list[str]] = []

    class Begun:
        def __init__(self, command, **_):
            begun.append(command[3:])

        def poll(self):
            return 0

    monkeypatch.setattr(subprocess, "Popen", Begun)
    precompile.compile_in_background(AZUL, [Unit.ALPHA_BETA, Unit.ONE_PLY])
    assert begun == [["azul", "alpha-beta", "one-ply"]]
    precompile.compile_in_background(AZUL, [Unit.ALPHA_BETA])
    precompile.note_end(AZUL, Unit.ALPHA_BETA)
    precompile.compile_in_background(AZUL, [Unit.ALPHA_BETA])
    assert len(begun) == 1


def test_a_compiler_that_was_killed_is_replaced_and_a_living_one_is_not(monkeypatch):
    precompile.note_begin(AZUL, Unit.ALPHA_BETA)
    assert precompile.is_being_compiled(AZUL, Unit.ALPHA_BETA)
    later = time.time() + 60
    monkeypatch.setattr(time, "time", lambda: later)
    assert not precompile.is_being_compiled(AZUL, Unit.ALPHA_BETA)
    with precompile.lock(AZUL, Unit.ALPHA_BETA):
        assert precompile.is_being_compiled(AZUL, Unit.ALPHA_BETA)


def test_a_note_that_was_cut_short_counts_as_none():
    precompile.note_begin(AZUL, Unit.ALPHA_BETA)
    precompile.mark(AZUL, Unit.ALPHA_BETA).with_suffix(".begun").write_text('{"beg')
    assert precompile.due(AZUL, Unit.ALPHA_BETA) == pytest.approx(time.time() + SECONDS[Unit.ALPHA_BETA], abs=60)
    assert not precompile.is_being_compiled(AZUL, Unit.ALPHA_BETA)


def test_tables_ask_for_all_this_without_loading_the_compiler():
    subprocess.run([sys.executable, "-c", NO_COMPILER], env=unmeasured(), check=True)


def test_of_two_processes_that_need_the_same_kernel_one_compiles_and_the_other_loads_it():
    children = [
        subprocess.Popen([sys.executable, "-c", ONE], env=unmeasured(), stdout=subprocess.PIPE, text=True)
        for _ in range(2)
    ]
    output = sorted(child.communicate()[0].split() for child in children)
    assert output == [["compiles", "done"], ["done"]]
    assert precompile.is_compiled(CARDS, Unit.ONE_PLY)
