"""Bots whose search is not compiled yet: the page shows how long that takes, and people can wait for it."""

import contextlib
import re
import time
from types import SimpleNamespace

import pytest

from azulejos.core import registry
from azulejos.core.ruled import RuledGame
from azulejos.search.compiler import precompile
from tests.web import clicks
from tests.web.page_server import PageServer
from tests.web.players import Player
from tests.web.test_access import PHONE, found
from tests.web.visitors import visiting

BOT, UNIT = "level-1", precompile.Unit.ONE_PLY
"""A bot with a small kernel, which it uses once the test marks the kernel as compiled."""

COUNTED, CALM = re.compile(r"warming up: \d{1,2}\ss$"), re.compile(r"warming up: almost ready$")
WATCH = """
window.spoken = [];
const status = document.querySelector('[data-strength]');
new MutationObserver(() => window.spoken.push(status.innerText)).observe(
    status, {childList: true, characterData: true, subtree: true});
"""


class Compiler:
    """Compiles nothing: it marks a kernel as begun or done, and keeps others from compiling it."""

    def __init__(self, game: RuledGame) -> None:
        self._game = game

    def begin(self, later=0.0):
        """Mark the kernel as begun, now or some seconds later; it takes the expected time."""
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(precompile, "time", SimpleNamespace(time=lambda: time.time() + later))
            precompile.note_begin(self._game, UNIT)

    def end(self):
        """Mark the kernel as compiled."""
        precompile.note_end(self._game, UNIT)


@pytest.fixture
def compiler(tmp_path, monkeypatch):
    """A cache of all compiled kernels but one, which the test has locked."""
    game = registry.game("azul")
    assert isinstance(game, RuledGame)
    known, cold = precompile.mark(game, UNIT).parent, tmp_path / "kernels"
    cold.mkdir()
    for each in known.iterdir() if known.is_dir() else ():
        if each.is_dir() or each.suffix == ".compiled":
            (cold / each.name).symlink_to(each)
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(cold))
    precompile.mark(game, UNIT).unlink(missing_ok=True)
    with precompile.lock(game, UNIT):
        compiler = Compiler(game)
        compiler.begin()
        yield compiler


@pytest.fixture
def cold(engine, compiler, tmp_path):
    """A server whose bots are not at full strength, and a function that opens its pages."""
    with contextlib.ExitStack() as stack:
        server = stack.enter_context(PageServer(tmp_path / "cold.sqlite"))
        yield server, stack.enter_context(visiting(engine, server.link))


def test_a_person_waits_for_a_bot_with_one_click(cold, compiler, seated):
    server, visit = cold
    table = seated("azul", ["me", BOT], at=server.link)
    page = visit(f"/t/{table['id']}", seats={table["id"]: table})
    player = Player(page, server.link, table)
    player.owed()
    notice = page.locator(".warming")
    notice.get_by_text("Bot, level 1 is warming up:").wait_for()
    notice.get_by_text("Until then it plays quick, weaker moves.").wait_for()
    page.get_by_role("region", name="Other players").get_by_text("Warming up:").wait_for()
    button = page.get_by_role("button", name="Wait for full strength")
    button.focus()
    page.keyboard.press("Enter")
    notice.get_by_text("Waiting until Bot, level 1 is at full strength:").wait_for()
    assert (button.count(), player.payload()["table"]["patient"]) == (0, True)

    player.play(clicks.azul, most=1)
    waits = player.payload()["table"]
    other = seated("azul", ["me", BOT], at=server.link)
    assert Player(None, server.link, other).hasten(3) == 3, "bots of other tables play quick moves meanwhile"
    assert player.payload()["table"]["revision"] == waits["revision"]
    assert waits["decide"] == [1]

    compiler.end()
    notice.wait_for(state="detached")
    player.sees(player.owed()["revision"])
    assert page.locator("main").get_by_text("Warming up").count() == 0
    assert page.locator("[data-strength]").inner_text() == "Bot, level 1 is at full strength."


def test_the_seconds_are_shown_but_only_the_start_and_the_end_are_spoken(cold, compiler, seated):
    server, visit = cold
    compiler.begin(60.0)
    table = seated("azul", ["me", BOT], at=server.link)
    page = visit(f"/t/{table['id']}", seats={table["id"]: table})
    page.locator("[data-strength]").get_by_text("is warming up").wait_for(state="attached")
    assert page.get_by_role("status").filter(has_text="warming up").count() == 1
    page.evaluate(WATCH)
    notice = page.locator(".warming")
    notice.get_by_text(COUNTED).wait_for()
    first = notice.get_by_text(COUNTED).inner_text()
    notice.get_by_text(COUNTED).filter(has_not_text=first).wait_for()
    compiler.end()
    notice.wait_for(state="detached")
    assert page.evaluate("window.spoken") == ["Bot, level 1 is at full strength."]


def test_a_spectator_sees_it_but_cannot_wait_and_nothing_is_counted_below_zero(cold, compiler, seated):
    server, visit = cold
    compiler.begin(-60.0)
    table = seated("azul", ["me", BOT], at=server.link)
    page = visit(f"/t/{table['id']}")
    page.locator(".warming").get_by_text(CALM).wait_for()
    assert page.get_by_role("button", name="Wait for full strength").count() == 0


def test_a_browser_whose_clock_is_wrong_counts_by_the_server_s(cold, compiler, seated):
    server, visit = cold
    compiler.begin(60.0)
    table = seated("azul", ["me", BOT], at=server.link)
    page = visit(f"/t/{table['id']}")
    page.add_init_script("const now = Date.now; Date.now = () => now() - 3_600_000")
    page.reload()
    notice = page.locator(".warming")
    notice.get_by_text(COUNTED).wait_for()


@pytest.mark.parametrize("language", ["en", "pl", "ru", "uk"])
def test_a_table_that_has_not_begun_says_it_too_and_everybody_can_use_it(cold, compiler, seated, language):
    server, visit = cold
    table = seated("azul", ["me", BOT], at=server.link, start=False)
    page = visit(f"/t/{table['id']}", seats={table["id"]: table}, language=language, bypass_csp=True, **PHONE)
    page.locator(".warming button").wait_for()
    assert page.locator("li .soft").count() == 1
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert found(page) == []
