"""The levels: their errors and limits, and that their bots obey the contract of bots."""

import threading
import time
from typing import Any

import pytest

from azulejos.arena import seeded_games
from azulejos.arena.config import ContestConfig
from azulejos.arena.contest import Contest
from azulejos.arena.play_schedule import play_here
from azulejos.arena.reports import ContestReport
from azulejos.bots import Limit, View, bot_class, names
from azulejos.bots.levels import LEVELS, POSITIONS, Level1, Level3, Level4, Level5, Level8
from azulejos.bots.thinker import ByHand, Thinker
from azulejos.core import registry
from azulejos.core.randomness import SeededRandomness
from azulejos.core.setup import Setup
from azulejos.search.compiler import compilation, precompile
from azulejos.search.compiler.precompile import Unit
from azulejos.table import Table
from tests.azul.positions import board, position

AZUL: Any = registry.game("azul")
CARDS: Any = registry.game("5211")
GAMES = ["azul", "summer-pavilion", "5211"]


def decision(game="azul", players=2, seed="levels", **options):
    """The view and the legal moves of the first decision of a table."""
    rules = registry.game(game)
    setup = Setup.of(rules, players, options, 0 if rules.has_starter else None)
    glimpse = Table.new(rules, setup, people=(), randomness=SeededRandomness(seed)).glimpse(0)
    return View(0, glimpse.view), glimpse.legal


def seen(document):
    state = AZUL.read_position(document)
    return View(0, AZUL.view(state, 0)), sorted(map(AZUL.move_text, AZUL.legal(state, 0)))


def test_there_are_eight_with_different_names():
    assert [level.number for level in LEVELS] == list(range(1, 9))
    assert len({level.name for level in LEVELS}) == 8
    assert {f"level-{number}" for number in range(1, 9)} <= set(names())
    for number in range(1, 9):
        bot: Any = bot_class(f"level-{number}")
        assert bot.level is LEVELS[number - 1]


@pytest.mark.parametrize("number", range(1, 8))
@pytest.mark.parametrize(("game", "players"), [("azul", 2), ("azul", 4), ("summer-pavilion", 3), ("5211", 5)])
def test_every_level_answers_legally_in_every_game(number, game, players):
    view, legal = decision(game, players)
    bot = bot_class(f"level-{number}")(SeededRandomness(1))
    assert bot.choose(view, legal, Limit(simulations=2_000)) in legal


def test_the_same_seed_gives_the_same_game():
    first, second = (
        next(seeded_games(AZUL, seed="repeat", players=2, bots=["level-4", "level-2"], games=1)) for _ in range(2)
    )
    assert first.events == second.events


def test_a_low_level_errs_and_a_higher_one_hardly_does():
    """The first level does not always see the move that the third one plays; neither plays arbitrary moves."""
    view, legal = decision()
    choices = {
        bot: {bot(SeededRandomness(seed)).choose(view, legal, Limit()) for seed in range(40)}
        for bot in (Level1, Level3)
    }
    assert 3 < len(choices[Level1]) < len(legal)
    assert len(choices[Level3]) < len(choices[Level1])


def test_even_the_first_level_never_plays_what_it_sees_to_be_bad():
    """Many tiles for the floor, or two for an empty line: over many games it takes the two."""
    view, legal = seen(position([board(lines={1: "Y", 2: "RR", 3: "KKK", 4: "WWWW"})], ["YYYY", "BBKW"]))
    choices = [Level1(SeededRandomness(seed)).choose(view, legal, Limit()) for seed in range(60)]
    assert choices.count("1Y>F") < 6


def test_a_level_takes_no_more_than_it_is_given():
    view, legal = decision()
    Level8(SeededRandomness(1)).choose(view, legal, Limit(simulations=10))  # compiles, if nobody has yet
    begun = time.process_time()  # which does not count while others have the processor
    Level8(SeededRandomness(1)).choose(view, legal, Limit(seconds=0.2))
    assert time.process_time() - begun < 1.5
    assert Level4(SeededRandomness(1)).bounded(view, Limit(simulations=7)).simulations == 7
    assert Level4(SeededRandomness(1)).bounded(view, Limit()).simulations == LEVELS[3].positions


def test_upper_levels_value_by_a_net_where_there_is_one_and_lower_ones_never():
    setup = Setup.of(AZUL, 2)
    levels: list[Any] = [bot_class(f"level-{number}")() for number in range(1, 9)]
    assert [level.net_for(AZUL, setup) is not None for level in levels] == [False] * 4 + [True] * 4
    assert Thinker().net_for(AZUL, setup) is not None
    assert ByHand().net_for(AZUL, setup) is None


def test_where_hands_are_hidden_only_a_level_without_noise_has_a_net():
    setup = Setup.of(CARDS, 2)
    levels: list[Any] = [bot_class(f"level-{number}")() for number in range(1, 9)]
    assert [level.net_for(CARDS, setup) is not None for level in levels] == [False] * 7 + [True]
    assert Thinker().net_for(CARDS, setup) is not None
    assert ByHand().net_for(CARDS, setup) is None


def test_with_a_net_a_level_counts_other_positions(monkeypatch):
    view, _ = decision()
    with_net, by_hand = Level5(), Level5()
    monkeypatch.setattr(by_hand, "net_for", lambda game, setup: None)
    assert with_net.bounded(view, Limit()).simulations == POSITIONS[view.game][5]
    assert by_hand.bounded(view, Limit()).simulations == LEVELS[4].positions


def test_a_net_beats_the_heuristic_at_the_same_number_of_positions():
    limit = Limit(simulations=300)
    contest = Contest(
        "match", ContestConfig.of("azul", ("best", "best-hand"), seed="nets", groups=10, limit=limit, in_process=True)
    )
    best = ContestReport(contest, contest.play(play_here)).standings[0]
    assert best.score.value > 0.7


def test_a_stopped_search_answers_at_once():
    view, legal = decision()
    Thinker(SeededRandomness(1)).choose(view, legal, Limit(simulations=10))  # compiles, if nobody has yet
    stop = threading.Event()
    threading.Timer(0.3, stop.set).start()
    begun = time.perf_counter()
    assert Thinker(SeededRandomness(1)).choose(view, legal, Limit(seconds=600, stop=stop)) in legal
    assert time.perf_counter() - begun < 300


@pytest.mark.parametrize("game", GAMES)
def test_an_analysis_has_win_probabilities_leads_and_lines_of_legal_moves(game):
    view, legal = decision(game)
    analysis = Thinker(SeededRandomness(1)).analyse(view, legal, Limit(simulations=3_000))

    assert {value.move for value in analysis.moves} <= set(legal)
    assert all(0 <= value.win <= 1 and value.line[0] == value.move for value in analysis.moves)
    assert analysis.simulations > 0
    assert analysis.to_json()["moves"][0]["move"] == analysis.moves[0].move


def test_with_hidden_hands_it_does_not_always_play_the_same_move():
    view, legal = decision("5211")
    answers = {Thinker(SeededRandomness(seed)).choose(view, legal, Limit(simulations=300)) for seed in range(12)}
    assert len(answers) > 1


def test_in_a_hurry_it_answers_at_once_while_another_process_compiles(monkeypatch):
    asked = []
    monkeypatch.setattr(precompile, "is_compiled", lambda game, unit: False)
    monkeypatch.setattr(precompile, "compile_in_background", lambda game, units: asked.extend(units))
    monkeypatch.setattr(compilation, "load", None)
    for bot in (Thinker(SeededRandomness(1)), Level3(SeededRandomness(1)), Level8(SeededRandomness(1))):
        view, legal = decision()
        bot.hurry()
        assert bot.choose(view, legal, Limit()) in legal
    assert asked == [Unit.ALPHA_BETA_NET, Unit.ONE_PLY, Unit.ALPHA_BETA_NET]


def test_a_thinker_gets_ready_by_loading_what_is_compiled_unless_someone_waits(monkeypatch):
    loaded = []
    monkeypatch.setattr(compilation, "load", lambda *wanted: loaded.append(wanted))
    hurried = Thinker()
    hurried.hurry()
    for compiled in ((), (Unit.ONE_PLY, Unit.ALPHA_BETA)):
        monkeypatch.setattr(precompile, "is_compiled", lambda game, unit, compiled=compiled: unit in compiled)
        for bot in (hurried, Thinker(), Level8()):
            bot.get_ready("azul")
    assert loaded == [("azul", [Unit.ONE_PLY, Unit.ALPHA_BETA])] * 2


@pytest.mark.parametrize(
    ("game", "players", "bot", "unit"),
    [
        ("azul", 2, "level-8", Unit.ALPHA_BETA_NET),
        ("azul", 2, "level-4", Unit.ALPHA_BETA),
        ("azul", 2, "level-1", Unit.ONE_PLY),
        ("azul", 3, "level-1", Unit.MCTS),
        ("azul", 4, "best", Unit.MCTS_NET),
        ("azul", 4, "best-hand", Unit.MCTS),
        ("summer-pavilion", 2, "textbook", Unit.MCTS),
        ("5211", 2, "level-8", Unit.DETERMINIZED_NET),
        ("5211", 5, "level-3", Unit.DETERMINIZED),
    ],
)
def test_a_bot_says_which_kernel_it_needs_and_no_other(game, players, bot, unit, monkeypatch):
    rules = registry.game(game)
    setup = Setup.of(rules, players)
    monkeypatch.setattr(precompile, "due", lambda rules, asked: asked)
    assert bot_class(bot)().full_strength_due(rules, setup) is unit


def test_bots_that_need_no_compiler_are_at_full_strength_at_once():
    for name in ("random", "greedy"):
        bot = bot_class(name)()
        bot.warm_up(AZUL, Setup.of(AZUL))
        assert bot.full_strength_due(AZUL, Setup.of(AZUL)) is None


def test_the_search_beats_greedy_with_little_thought():
    games = seeded_games(AZUL, seed="beats", players=2, bots=["level-5", "greedy"], games=4)
    assert sum((record.result or {})["ranks"][0] == 1 for record in games) >= 3
