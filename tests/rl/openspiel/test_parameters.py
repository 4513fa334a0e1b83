"""Parameters: every option of the games, and clear words for what is not allowed."""

import pyspiel
import pytest

from azulejos.core import registry
from tests.rl.openspiel.walks import OURS, decisions, walk


@pytest.mark.parametrize("name", OURS)
def test_every_option_and_player_count_is_a_parameter(name):
    game, kind = registry.game(OURS[name]), pyspiel.load_game(name).get_type()
    assert {"players", "rewards", "max_game_length"} <= set(kind.parameter_specification)
    assert {option.name for option in game.options} <= set(kind.parameter_specification)
    assert ("starter" in kind.parameter_specification) == game.has_starter
    assert (kind.min_num_players, kind.max_num_players) == (game.players[0], game.players[-1])


@pytest.mark.parametrize("name", OURS)
def test_openspiel_knows_what_there_is_to_know_beforehand(name):
    game = pyspiel.load_game(name)
    facts, kind = registry.game(OURS[name]).facts(game.parameters.setup), pyspiel.GameType
    assert game.num_distinct_actions() == facts.moves
    assert (game.min_utility(), game.max_utility(), game.utility_sum()) == (-1.0, 1.0, 0.0)
    assert (game.get_type().information == kind.Information.IMPERFECT_INFORMATION) == facts.hidden_information
    assert (game.get_type().dynamics == kind.Dynamics.SIMULTANEOUS) == (name == "python_5211")


def test_choices_at_once_can_be_taken_in_turns():
    game = pyspiel.load_game("python_5211(players=3,turns=sequential)")
    assert game.get_type().dynamics == pyspiel.GameType.Dynamics.SEQUENTIAL
    assert game.max_game_length() == 3 * pyspiel.load_game("python_5211(players=3)").max_game_length()
    order = [state.current_player() for state in decisions(str(game))]
    assert order == [0, 1, 2] * (game.max_game_length() // 3)


def test_who_starts_can_be_chosen():
    assert next(decisions("python_azul(players=4,starter=3)")).current_player() == 3


def test_a_game_is_cut_off_and_counts_by_the_current_standing():
    *_, state = walk("python_5211(max_game_length=18,rewards=score,turns=sequential)")
    assert len([1 for event in state.full_history() if event.player >= 0]) == 18
    assert state.get_game().max_game_length() == 18
    first, second = state.get_game().ours.result(state.snapshot.record).scores
    assert state.returns() == [first - second, second - first] != [0, 0]


def test_a_longer_game_than_the_rules_allow_cannot_be_asked_for():
    assert pyspiel.load_game("python_5211(max_game_length=1000)").max_game_length() == 33
    assert pyspiel.load_game("python_5211(target=100,max_game_length=1000)").max_game_length() == 1000
    assert pyspiel.load_game("python_5211(target=100)").max_game_length() == 3000


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("python_azul(players=5)", r"azul cannot be played by 5; allowed: 2, 3, 4"),
        ("python_5211(players=1)", r"5211 cannot be played by 1; allowed: 2, 3, 4, 5"),
        ("python_azul(wall=blue)", r"option wall cannot be 'blue'; allowed: coloured, grey"),
        ("python_summer_pavilion(board=x)", r"option board cannot be 'x'; allowed: coloured, grey"),
        ("python_5211(edition=first)", r"option edition cannot be 'first'; allowed: rulebook, international"),
        ("python_5211(target=-3)", r"option target cannot be -3; allowed: 0, 50, 100, any whole number from 1"),
        ("python_5211(turns=both)", r"option turns cannot be 'both'; allowed: simultaneous, sequential"),
        ("python_azul(rewards=money)", r"option rewards cannot be 'money'; allowed: rank, score"),
        ("python_azul(starter=2)", r"2 is not a seat that can start; allowed: 0, 1"),
        ("python_azul(max_game_length=-1)", r"option max_game_length cannot be -1; allowed: 0, any whole number"),
        ("python_azul(turns=sequential)", r"Unknown parameter 'turns'"),
        ("python_azul(players=two)", r"Wrong type for parameter players"),
    ],
)
def test_a_bad_parameter_is_refused_with_what_is_allowed(text, message):
    with pytest.raises(pyspiel.SpielError, match=message):
        pyspiel.load_game(text)


def test_actions_that_are_not_there_are_refused_and_change_nothing():
    state = pyspiel.load_game("python_azul").new_initial_state()
    before = str(state)
    with pytest.raises(pyspiel.SpielError, match=r"chance has no outcome 5 now; allowed: 0 \(B\), 1 \(Y\)"):
        state.apply_action(5)
    with pytest.raises(pyspiel.SpielError, match="9 is not an outcome of chance; allowed: 0 to 4"):
        state.action_to_string(-1, 9)
    assert str(state) == before
    state = next(decisions("python_azul"))
    before, illegal = str(state), next(move for move in range(325) if move not in state.legal_actions())
    for action in (illegal, 325, -7):
        with pytest.raises(pyspiel.SpielError):
            state.apply_action(action)
    assert str(state) == before
    assert state.legal_actions()


def test_nobody_moves_after_the_end_or_in_a_draw():
    *_, state = walk("python_azul(max_game_length=5)")
    assert state.legal_actions() == []
    with pytest.raises(pyspiel.SpielError, match="nobody can decide now: the game is over"):
        state.apply_action(0)
    simultaneous = pyspiel.load_game("python_5211").new_initial_state()
    with pytest.raises(pyspiel.SpielError, match="nobody can decide now: something is drawn"):
        simultaneous.apply_actions([0, 0])


def test_joint_moves_must_be_one_for_each_seat():
    state = next(decisions("python_5211(players=3)"))
    with pytest.raises(pyspiel.SpielError, match="2 moves were given to 3 seats"):
        state.apply_actions([state.legal_actions(0)[0], state.legal_actions(1)[0]])
