"""The bot `net:FILE.npz`: the best bot with a net from a file."""

import os
import re
from dataclasses import replace

import pytest

from azulejos import records
from azulejos.arena import seeded_games
from azulejos.arena.bot_pool import check_bot_loads
from azulejos.arena.config import ContestConfig
from azulejos.bots import BotFailed, Limit, bot_class, open_bot
from azulejos.bots import preparation as bots_preparation
from azulejos.core.errors import UnknownName
from azulejos.core.randomness import SeededRandomness
from azulejos.core.setup import Setup
from azulejos.evaluation import files
from azulejos.evaluation.card import BadNet, Card
from azulejos.evaluation.inputs import features_of, learnable
from azulejos.evaluation.net import Net
from azulejos.evaluation.shipped import NETS
from azulejos.rl.envs.gym_env import GymEnvironment
from azulejos.rl.errors import BadConfig
from azulejos.search.compiler import compilation, precompile
from azulejos.search.compiler.precompile import Unit
from azulejos.terminal.seating import fresh_table, resumed_table
from azulejos.testing import check_bot
from tests.bots.test_levels import decision

AZUL = learnable("azul")
CARD = Card("azul", (2,), {"wall": ("coloured",)}, features_of(AZUL).version, "by hand", "none")
SHIPPED = f"net:{NETS / 'azul-2-coloured.npz'}"
LIMIT = Limit(simulations=400)
TOLD = "own.npz is for azul, 2 players, wall coloured; this is azul, {} players, wall {}"


@pytest.fixture
def own(tmp_path):
    path = tmp_path / "own.npz"
    files.save(path, Net.random(features_of(AZUL), 1), CARD)
    return path


def values(name, view, legal):
    return bot_class(name)(SeededRandomness(1)).analyse(view, legal, LIMIT).moves


def test_with_the_net_of_the_package_it_is_best():
    view, legal = decision()
    assert values(SHIPPED, view, legal) == values("best", view, legal)


def test_with_another_net_it_has_other_values(own):
    view, legal = decision()
    assert values(f"net:{own}", view, legal) != values("best", view, legal)
    assert bot_class(f"net:{own}")(SeededRandomness(1)).choose(view, legal, LIMIT) in legal


def test_it_plays_in_its_own_process(own):
    (view, legal), (seen, offered) = decision(), decision(players=3)
    with open_bot(f"net:{own}", seed=1) as bot:
        assert bot.choose(view, legal, LIMIT) in legal
        with pytest.raises(BotFailed, match=TOLD.format(3, "coloured")):
            bot.choose(seen, offered, LIMIT)


def ways_to_begin(name, players, wall):
    """Everything that begins a game with a bot by its name."""
    options = {"wall": wall}
    terms = ContestConfig.of("azul", ["random", name], players=players, options=options, in_process=True)
    yield lambda: check_bot_loads(terms, 1)
    yield lambda: fresh_table("azul", players, options, ["human", name], [], "1", None)
    yield lambda: next(seeded_games(AZUL, seed=1, players=players, options=options, bots=["random", name]))


@pytest.mark.parametrize(("players", "wall"), [(3, "coloured"), (2, "grey")])
def test_what_it_is_not_for_is_refused_before_a_game(own, players, wall):
    for begin in ways_to_begin(f"net:{own}", players, wall):
        with pytest.raises(BadNet, match=TOLD.format(players, wall)) as refused:
            begin()
        assert refused.value.code == "other-net"
        assert refused.value.facts == {"net": "own.npz", "meant": "azul, 2 players, wall coloured"}
    with pytest.raises(BadConfig, match=TOLD.format(players, wall)):
        GymEnvironment("azul", opponents=f"net:{own}", players=players, wall=wall)


def test_what_it_is_for_is_begun(own):
    for begin in ways_to_begin(f"net:{own}", 2, "coloured"):
        begin()
    GymEnvironment("azul", opponents=f"net:{own}", players=2)


def test_a_saved_game_is_resumed_with_its_net(own, tmp_path):
    saved = tmp_path / "game.jsonl"
    table, _ = fresh_table("azul", 2, {}, ["human", f"net:{own}"], ["Ann", f"net:{own}"], "1", None)
    saved.write_text(records.write([table.record()]))
    _, sitting = resumed_table(str(saved), ["human", f"net:{own}"], "1")
    assert type(sitting[1].bot).__name__ == "Learned"
    own.unlink()
    with pytest.raises(UnknownName, match=r"there is no file .*own\.npz"):
        resumed_table(str(saved), ["human", f"net:{own}"], "1")


def test_a_net_of_another_game_is_refused(own):
    terms = ContestConfig.of("5211", [f"net:{own}", "random"], in_process=True)
    with pytest.raises(BadNet, match="this is 5211, 2 players"):
        check_bot_loads(terms, 0)


def test_its_kernels_are_compiled_before_a_match(own, monkeypatch):
    loaded: list[object] = []
    monkeypatch.setattr(precompile, "is_compiled", lambda game, unit: False)
    monkeypatch.setattr(compilation, "load", lambda *wanted: loaded.append(wanted))
    two = Setup.of(AZUL, 2)
    bots_preparation.prepare(["random", "nobody"], "azul", two)
    assert loaded == []
    bots_preparation.prepare([f"net:{own}", "level-8", "level-1"], "azul", two)
    assert loaded == [("azul", [Unit.ALPHA_BETA_NET, Unit.ONE_PLY])]


def test_it_is_checked_where_its_net_is_for_it(own):
    assert check_bot(f"net:{own}", AZUL).setups == 1
    assert check_bot(f"net:{own}", learnable("5211")).setups == 0


@pytest.mark.parametrize("name", ["none.npz", "folder", "pipe", "a" * 300])
def test_a_file_that_is_not_there(tmp_path, name):
    (tmp_path / "folder").mkdir()
    os.mkfifo(tmp_path / "pipe")
    for ask in (bot_class, lambda bot: check_bot_loads(ContestConfig.of("azul", [bot, "random"]), 0)):
        with pytest.raises(UnknownName, match="there is no file") as refused:
            ask(f"net:{tmp_path / name}")
        assert refused.value.code == "unknown-bot"


def test_a_name_without_a_file():
    with pytest.raises(UnknownName, match="'net:' names no file"):
        bot_class("net:")


def test_a_file_that_is_no_net(tmp_path):
    path = tmp_path / "note.npz"
    path.write_text("not a net")
    with pytest.raises(BadNet, match=re.escape("note.npz is no net: it is no .npz file, or a part of one")):
        bot_class(f"net:{path}")


def test_a_net_for_a_game_that_is_not_here(own):
    files.save(own, Net.random(features_of(AZUL), 1), replace(CARD, game="chess"))
    with pytest.raises(BadNet, match=r"own\.npz is for chess, which cannot be learned here"):
        bot_class(f"net:{own}")


def test_a_net_that_was_changed_is_another_bot(own):
    """A match cannot be continued with another net."""
    before = ContestConfig.of("azul", [f"net:{own}", "random"]).to_json()["sources"]
    assert before[0] is not None and before[1] is None
    files.save(own, Net.random(features_of(AZUL), 2), CARD)
    assert ContestConfig.of("azul", [f"net:{own}", "random"]).to_json()["sources"] != before
