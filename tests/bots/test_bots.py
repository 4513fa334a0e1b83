from typing import ClassVar

import pytest

from azulejos.arena import BotFailed, play_game, seeded_games
from azulejos.bots import Bot, Limit, View, bot_class, names
from azulejos.bots.greedy import Greedy
from azulejos.core import registry
from azulejos.core.errors import BrokenPlugin, UnknownName
from azulejos.core.randomness import SeededRandomness
from azulejos.core.setup import Setup
from tests.azul.positions import board, position

GAME = registry.game("azul")


def choice(bot, document, seat=0):
    state = GAME.read_position(document)
    legal = sorted(map(GAME.move_text, GAME.legal(state, seat)))
    return bot(SeededRandomness(1)).choose(View(seat, GAME.view(state, seat)), legal, Limit())


def test_both_are_installed():
    assert {"random", "greedy"} <= set(names())


@pytest.mark.parametrize("wall", ["coloured", "grey"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_beats_random_in_every_set_up(players, wall):
    bots = ["greedy", *["random"] * (players - 1)]
    games = list(
        seeded_games(GAME, seed=f"{players} {wall}", players=players, options={"wall": wall}, bots=bots, games=3)
    )
    results = [record.result or {} for record in games]
    assert [result["ranks"][0] for result in results] == [1, 1, 1]
    assert sum(result["scores"][0] for result in results) > 3 * 25


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_greedy_collects_more_than_random_in_5211(players):
    bots = ["greedy", *["random"] * (players - 1)]
    games = list(seeded_games(registry.game("5211"), seed=players, players=players, bots=bots, games=6))
    scores = [(record.result or {})["scores"] for record in games]
    own = sum(each[0] for each in scores)
    others = sum(sum(each[1:]) for each in scores) / (players - 1)
    assert own > 1.2 * others


def test_greedy_completes_a_line_rather_than_filling_the_floor():
    document = position(displays=["BBYY", "", "", "", ""])
    assert choice(Greedy, document) in {"1B>2", "1Y>2"}


def test_greedy_prefers_the_tile_that_scores_more():
    document = position([board(wall={1: "BYR.."})], ["KWWW"])
    assert choice(Greedy, document) == "1K>1"


def test_greedy_does_not_take_many_tiles_for_the_floor():
    document = position([board(lines={1: "Y", 2: "RR"})], ["BBBB", "YYKW"])
    assert not choice(Greedy, document).endswith("F")


def test_greedy_looks_at_the_scores_of_a_game_it_does_not_know(monkeypatch):
    monkeypatch.setattr("azulejos.bots.greedy.EVALUATIONS", {})
    document = position([board(lines={1: "B"})], ["KKKK"])
    assert choice(Greedy, document) == "1K>4"


def test_the_same_seed_plays_the_same_game():
    first, second = (next(seeded_games(GAME, seed=9, bots=["greedy", "random"])) for _ in range(2))
    assert first == second
    assert next(seeded_games(GAME, seed=10, bots=["greedy", "random"])) != first


class Spy(Bot):
    """Tries to compute from its own randomness what the table draws."""

    seen: ClassVar[list[str]] = []

    def choose(self, view, legal, limit):
        assert isinstance(self.randomness, SeededRandomness)
        for name in ("table", 0, "0"):
            guess = self.randomness.child(name)
            self.seen.append(repr([guess.below(100) for _ in range(20)]))
        assert not [key for key in vars(self.randomness) if not key.startswith("_")]
        return legal[0]


def test_a_bots_randomness_reveals_nothing_of_the_tables():
    spies = [Spy(SeededRandomness(7).child(0).child(f"seat {seat}")) for seat in (0, 1)]
    play_game(GAME, Setup.of(GAME), spies)
    table = SeededRandomness(7).child(0).child("table")
    assert repr([table.below(100) for _ in range(20)]) not in Spy.seen


def test_seats_start_by_seed_and_bots_take_turns_at_the_seats():
    games = list(seeded_games(GAME, seed=1, players=3, bots=["random", "greedy"], games=12))
    assert {record.header["starter"] for record in games} == {0, 1, 2}
    assert games[0].header["names"] == ["random", "greedy", "random"]
    fixed = next(seeded_games(GAME, seed=1, starter=1))
    assert fixed.header["starter"] == 1


def test_a_bot_comes_from_a_file(tmp_path):
    path = tmp_path / "mine.py"
    path.write_text(
        "from azulejos.bots import Bot\n\n\nclass Last(Bot):\n"
        "    def choose(self, view, legal, limit):\n        return legal[-1]\n"
    )
    bot = bot_class(f"{path}:Last")
    assert bot().choose(View(0, {"game": "azul"}), ["a", "b"], Limit()) == "b"


@pytest.mark.parametrize(
    ("content", "name", "error"),
    [
        ("import nothing_of_this_name", "Last", BrokenPlugin),
        ("x = (", "Last", BrokenPlugin),
        ("", "Last", BrokenPlugin),
        ("class Last: pass", "Last", BrokenPlugin),
        ("Last = 3", "Last", BrokenPlugin),
    ],
)
def test_a_broken_bot_is_reported_by_name(tmp_path, content, name, error):
    path = tmp_path / "mine.py"
    path.write_text(content)
    with pytest.raises(error, match=r"mine\.py"):
        bot_class(f"{path}:{name}")


def test_an_unknown_bot_is_refused_with_the_names_of_all_bots():
    with pytest.raises(UnknownName) as refused:
        bot_class("stockfish")
    assert {"random", "greedy"} <= set(refused.value.allowed)
    with pytest.raises(UnknownName, match="no file"):
        bot_class("nowhere.py:Bot")


class Illegal(Bot):
    def choose(self, view, legal, limit):
        return "9B>1"


class Crash(Bot):
    def choose(self, view, legal, limit):
        raise RuntimeError("boom")


@pytest.mark.parametrize(("bot", "message"), [(Illegal, "9B>1.*not legal"), (Crash, "boom")])
def test_a_bot_that_fails_is_named(bot, message):
    with pytest.raises(BotFailed, match=rf"culprit.*{message}"):
        play_game(GAME, Setup.of(GAME), [bot(), bot()], names=["culprit", "other"])
