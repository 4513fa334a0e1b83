"""`net:FILE.npz`: the best bot with a net of one's own."""

import pytest

from azulejos.arena.squad import check_bot_loads
from azulejos.arena.terms import Terms
from azulejos.bots import BotFailed, Limit, bot_class, open_bot
from azulejos.bots.preparation import prepare
from azulejos.core.errors import UnknownName
from azulejos.core.randomness import SeededRandomness
from azulejos.evaluation import files
from azulejos.evaluation.card import BadNet, Card
from azulejos.evaluation.logit import features_of, learnable
from azulejos.evaluation.net import Net
from azulejos.evaluation.shipped import NETS
from azulejos.terminal.opening import fresh_table
from tests.bots.test_levels import decision

AZUL = learnable("azul")
CARD = Card("azul", (2,), {"wall": ("coloured",)}, features_of(AZUL).version, "by hand", "none")
SHIPPED = f"net:{NETS / 'azul-2-coloured.npz'}"
LIMIT = Limit(simulations=400)


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


def test_with_another_net_it_thinks_otherwise(own):
    view, legal = decision()
    assert values(f"net:{own}", view, legal) != values("best", view, legal)
    assert bot_class(f"net:{own}")(SeededRandomness(1)).choose(view, legal, LIMIT) in legal


def test_it_plays_in_a_process_of_its_own(own):
    view, legal = decision()
    with open_bot(f"net:{own}", seed=1) as bot:
        assert bot.choose(view, legal, LIMIT) in legal
        with pytest.raises(BotFailed, match="the net is for something else than azul, 3 players, wall coloured"):
            bot.choose(*decision(players=3), LIMIT)


@pytest.mark.parametrize(("players", "wall"), [(3, "coloured"), (2, "grey")])
def test_what_it_is_not_for_is_refused_before_a_game(own, players, wall):
    allowed = "azul, 2 players, wall coloured"
    terms = Terms.of("azul", [f"net:{own}", "random"], players=players, options={"wall": wall}, in_process=True)
    check_bot_loads(terms, 1)
    with pytest.raises(BadNet, match=allowed) as refused:
        check_bot_loads(terms, 0)
    assert (refused.value.code, refused.value.allowed) == ("other-net", (allowed,))
    with pytest.raises(BadNet, match=allowed):
        fresh_table("azul", players, {"wall": wall}, ["human", f"net:{own}"], [], "1", None)


def test_what_it_is_for_is_played(own):
    check_bot_loads(Terms.of("azul", [f"net:{own}", "random"], in_process=True), 0)
    _, sitting = fresh_table("azul", 2, {}, ["human", f"net:{own}"], [], "1", None)
    assert [sitter.kind for sitter in sitting] == ["human", f"net:{own}"]
    prepare([f"net:{own}"], "azul")


def test_a_net_of_another_game_is_refused(own):
    terms = Terms.of("5211", [f"net:{own}", "random"], in_process=True)
    with pytest.raises(BadNet, match="something else than 5211"):
        check_bot_loads(terms, 0)


def test_a_file_that_is_not_there(tmp_path):
    with pytest.raises(UnknownName, match=r"there is no file .*none\.npz"):
        bot_class(f"net:{tmp_path / 'none.npz'}")


def test_a_file_that_is_no_net(tmp_path):
    path = tmp_path / "note.npz"
    path.write_text("not a net")
    with pytest.raises(BadNet, match=r"note\.npz is no net"):
        bot_class(f"net:{path}")


def test_a_net_that_was_changed_is_another_bot(own):
    """So that half a match is not gone on with by another net."""
    before = Terms.of("azul", [f"net:{own}", "random"]).to_json()["sources"]
    assert before[0] is not None and before[1] is None
    files.save(own, Net.random(features_of(AZUL), 2), CARD)
    assert Terms.of("azul", [f"net:{own}", "random"]).to_json()["sources"] != before
