"""A terminal says which bots are not at full strength, and waits for them if asked to."""

import time

import pytest

from azulejos.bots import Bot
from azulejos.languages import Language, LanguageWords
from azulejos.terminal.seating import SeatedPlayer, fresh_table
from azulejos.terminal.session import Session
from tests.languages.messages import LANGUAGES
from tests.terminal.typed import Typed


class Cold(Bot):
    """A bot that is at full strength after it was asked a few times."""

    asked = 0

    def choose(self, view, legal, limit):
        return legal[0]

    def warm_up(self, game, setup):
        self.asked = 5

    def full_strength_due(self, game, setup):
        self.asked -= 1
        return time.time() + 7 if self.asked > 0 else None


def shown(answers, tmp_path, **options):
    table, seated = fresh_table("azul", None, {"wall": "coloured"}, ("human", "random"), (), "warming", 0)
    screen = Typed(answers)
    Session(table, [seated[0], SeatedPlayer("slow-bot", Cold())], str(tmp_path / "game.jsonl"), screen, **options).run()
    return screen.written.getvalue()


def test_a_cold_bot_is_announced_and_wait_waits_for_it(tmp_path):
    output = shown(["wait", "quit"], tmp_path)
    assert "slow-bot is warming up: 7 s. Until then it plays quick, weaker moves. Type wait" in output
    assert output.index("warming up") < output.index("At full strength.")


def test_a_game_may_begin_when_all_bots_are_at_full_strength(tmp_path):
    output = shown(["quit"], tmp_path, wait=True)
    assert output.index("At full strength.") < output.index("Round 1")


def test_bots_that_are_ready_are_not_spoken_of(tmp_path):
    table, seated = fresh_table("azul", None, {"wall": "coloured"}, ("human", "random"), (), "warming", 0)
    screen = Typed(["quit"])
    Session(table, seated, str(tmp_path / "game.jsonl"), screen).run()
    assert "warming" not in screen.written.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_reported_in_every_language(language, tmp_path):
    words = LanguageWords(Language(language))
    output = shown(["wait", "quit"], tmp_path, words=words)
    warming = words.say("page-warming", count=1, name="slow-bot", seconds=7)
    assert f"{warming}. {words.say('page-warming-quick', count=1)} {words.say('terminal-warming-hint')}" in output
    assert words.say("terminal-warming-done") in output
