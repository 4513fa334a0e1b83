"""The conformance check passes what is right and catches what is planted."""

import copy
import time
from dataclasses import replace

import pytest

from azulejos.bots import Bot
from azulejos.core import registry
from azulejos.core.errors import IllegalMove
from azulejos.core.randomness import SystemRandomness
from azulejos.core.turn import Decide, Over, Result
from azulejos.games.azul import GAME, rules
from azulejos.games.azul.game import Azul
from azulejos.games.g5211.game import G5211
from azulejos.testing import ConformanceError, check_bot, check_game


def test_azul_obeys_every_law_at_both_speeds():
    report = check_game(GAME, games=1, every=20)
    assert (report.setups, report.games) == (6, 6)
    assert report.decisions > 400


def test_5211_obeys_every_law_at_both_speeds():
    report = check_game(registry.game("5211"), games=1, every=25)
    assert (report.setups, report.games) == (16, 16)
    assert report.decisions > 1_000


def test_summer_pavilion_obeys_every_law_at_both_speeds():
    report = check_game(registry.game("summer-pavilion"), games=1, every=25)
    assert (report.setups, report.games) == (6, 6)
    assert report.decisions > 500


class ShowsAllHands(G5211):
    """A view that was made by copying, not by naming what may be known."""

    players = range(2, 3)

    def view(self, state, seat):
        return self.position(state)

    def imagine(self, seen, seat, randomness):
        return self.read_position(seen)


class ShowsHandsToSpectators(G5211):
    players = range(2, 3)

    def view(self, state, seat):
        return super().view(state, 0 if seat is None else seat)


@pytest.mark.parametrize("leak", [ShowsAllHands, ShowsHandsToSpectators])
def test_a_view_that_reveals_secrets_is_caught(leak):
    with pytest.raises(ConformanceError) as caught:
        check_game(leak(), games=1, every=25, compiled=False)
    assert "secret_law" in [finding.split(":")[0] for finding in caught.value.findings]


class PeeksAtTheNextCard(G5211):
    players = range(2, 3)

    def outlook(self, state, seat, move):
        return {**super().outlook(state, seat, move), "next": int(state[0].pile[0])}


class CountsSealedCards(G5211):
    players = range(2, 3)

    def outlook(self, state, seat, move):
        return {**super().outlook(state, seat, move), "sealed": [int(each.sealed[0]) for each in state[0].seats]}


@pytest.mark.parametrize("leak", [PeeksAtTheNextCard, CountsSealedCards])
def test_an_outlook_that_reveals_secrets_is_caught(leak):
    with pytest.raises(ConformanceError) as caught:
        check_game(leak(), games=1, every=5, compiled=False)
    assert [finding.split(":")[0] for finding in caught.value.findings] == ["outlook_law"]


class ChangesItsInput(Azul):
    def play_unchecked(self, state, seat, move):
        self.rules.apply(state[0], seat, move)
        return state


class AcceptsAnything(Azul):
    def play(self, state, seat, move):
        return self.play_unchecked(state, seat, move)


class RefusesALegalMove(Azul):
    def play(self, state, seat, move):
        if move == self.legal(state, seat)[-1]:
            raise IllegalMove("no")
        return super().play(state, seat, move)


class RaisesSomethingElse(Azul):
    def refusal(self, state, seat, move):
        raise KeyError(move)


class ListsAMoveTwice(Azul):
    def legal(self, state, seat):
        moves = super().legal(state, seat)
        return [*moves, moves[-1]] if moves else moves


class OffersMovesToAll(Azul):
    def legal(self, state, seat):
        turn = self.turn(state)
        return super().legal(state, turn.seats[0]) if isinstance(turn, Decide) else []


class SaysMovesAreFew(Azul):
    def facts(self, setup):
        return replace(super().facts(setup), most_legal=10)


class SaysGamesAreShort(Azul):
    def facts(self, setup):
        return replace(super().facts(setup), longest_game=9)


class WritesTwoMovesAlike(Azul):
    def move_text(self, move):
        return super().move_text(move).replace("F", "5")


class ReadsRubbish(Azul):
    def read_move(self, text):
        return 0 if text == "?" else super().read_move(text)


class ForgetsTheFloorInPositions(Azul):
    def position(self, state):
        document = super().position(state)
        for board in document["boards"]:
            board["floor"] = ""
        return document


class ForgetsTheTurn(Azul):
    def position(self, state):
        return {**super().position(state), "turn": {"decide": [0]}}


class HidesTheBag(Azul):
    def view(self, state, seat):
        return {**super().view(state, seat), "bag": ""}


class ShowsTooMuch(Azul):
    def view(self, state, seat):
        return {**super().view(state, seat), "generator": 1}


class ImaginesAnotherState(Azul):
    def imagine(self, seen, seat, randomness):
        document = copy.deepcopy(dict(seen))
        document["boards"][seat]["score"] += 1
        return super().imagine(document, seat, randomness)


class DrawsByItself(Azul):
    def draw(self, state, randomness):
        return super().draw(state, SystemRandomness())


class DealsAnything(Azul):
    def deal(self, state, chance):
        try:
            return super().deal(state, chance)
        except Exception:
            return state


class RanksTheWrongWay(Azul):
    def result(self, state):
        result = super().result(state)
        return Result(result.scores, tuple(len(result.ranks) + 1 - rank for rank in result.ranks))


class DecidesInDisorder(Azul):
    def turn(self, state):
        turn = super().turn(state)
        return Decide(tuple(reversed((*turn.seats, 3)))) if isinstance(turn, Decide) else turn


class NeverEnds(Azul):
    def turn(self, state):
        turn = super().turn(state)
        return self.turn(self.start(self.setup(state))) if isinstance(turn, Over) else turn


class DrawsNothing(Azul):
    def picture(self, seen, seat, names):
        return []


class SeesNothing(Azul):
    def outlook(self, state, seat, move):
        return None


class SpeaksNumpy(Azul):
    def outlook(self, state, seat, move):
        return {"kind": "take", "score": state[0].boards[seat].score}


class ForgetsItsKeys(Azul):
    def outlook(self, state, seat, move):
        return {"kind": "take", 1: 2}


class TriesMovesOut(Azul):
    def outlook(self, state, seat, move):
        found = super().outlook(state, seat, move)
        self.rules.apply(state[0], seat, move)
        return found


@pytest.mark.parametrize(
    ("broken", "law"),
    [
        (ChangesItsInput, "play_law"),
        (AcceptsAnything, "illegal_law"),
        (RefusesALegalMove, "play_law"),
        (RaisesSomethingElse, "illegal_law"),
        (ListsAMoveTwice, "legal_law"),
        (OffersMovesToAll, "legal_law"),
        (SaysMovesAreFew, "legal_law"),
        (SaysGamesAreShort, "end_law"),
        (WritesTwoMovesAlike, "text_law"),
        (ReadsRubbish, "text_law"),
        (ForgetsTheFloorInPositions, "position_law"),
        (ForgetsTheTurn, "position_law"),
        (HidesTheBag, "view_law"),
        (ShowsTooMuch, "view_law"),
        (ImaginesAnotherState, "view_law"),
        (DrawsByItself, "chance_law"),
        (DealsAnything, "chance_law"),
        (RanksTheWrongWay, "turn_law"),
        (DecidesInDisorder, "turn_law"),
        (NeverEnds, "position_law"),
        (DrawsNothing, "picture_law"),
        (SeesNothing, "outlook_law"),
        (SpeaksNumpy, "outlook_law"),
        (ForgetsItsKeys, "outlook_law"),
        (TriesMovesOut, "outlook_law"),
    ],
)
def test_a_planted_fault_is_caught(broken, law):
    broken.players = range(2, 3)
    with pytest.raises(ConformanceError) as caught:
        check_game(broken(), games=1, compiled=False)
    assert law in [finding.split(":")[0] for finding in caught.value.findings]


def test_speeds_that_differ_are_caught(monkeypatch):
    """A rule that was changed for the interpreter only, as a stale cache would have it."""

    class Slow(Azul):
        players = range(2, 3)

    game = Slow()
    check_game(game, games=1, every=1000)  # compiles the rules as they are: the cache must not get the changed one
    monkeypatch.setattr(rules, "ROW_BONUS", 3)
    with pytest.raises(ConformanceError, match="two_speeds_law"):
        check_game(game, games=1, every=1000)


# --- Bots ---------------------------------------------------------------------------------------------


class Polite(Bot):
    def choose(self, view, legal, limit):
        return legal[0]


class Meddler(Bot):
    def choose(self, view, legal, limit):
        view.position["boards"][view.seat]["score"] = 999
        return legal[0]


class Cheat(Bot):
    def choose(self, view, legal, limit):
        return "1B>9"


class Crasher(Bot):
    def choose(self, view, legal, limit):
        return legal[1000]


class Mumbler(Bot):
    def choose(self, view, legal, limit):
        return None


class Quitter(Bot):
    def choose(self, view, legal, limit):
        raise SystemExit(0)


class Unborn(Polite):
    def __init__(self, randomness=None):
        raise KeyError("lost")


class Sleeper(Bot):
    def choose(self, view, legal, limit):
        time.sleep(0 if limit.seconds is None else 0.5)
        return legal[0]


class Hanger(Bot):
    def choose(self, view, legal, limit):
        time.sleep(600)
        return legal[0]


class Whimsical(Bot):
    def choose(self, view, legal, limit):
        return legal[SystemRandomness().below(len(legal))]


class TwoPlayers(Azul):
    players = range(2, 3)


@pytest.mark.parametrize("bot", ["random", "greedy", Polite])
def test_a_decent_bot_passes(bot):
    report = check_bot(bot, TwoPlayers())
    assert report.games == 2
    assert report.decisions > 100


@pytest.mark.parametrize(
    ("bot", "law"),
    [
        (Meddler, "view_law"),
        (Cheat, "answer_law"),
        (Crasher, "answer_law"),
        (Mumbler, "answer_law"),
        (Quitter, "answer_law"),
        (Unborn, "answer_law"),
        (Sleeper, "time_law"),
        (Hanger, "time_law"),
        (Whimsical, "seed_law"),
    ],
)
def test_a_bot_that_misbehaves_is_caught(bot, law, monkeypatch):
    monkeypatch.setattr("azulejos.testing.bots.LENIENCY", 0.3)
    with pytest.raises(ConformanceError) as caught:
        check_bot(bot, TwoPlayers(), timeout=1.0 if bot is Hanger else 60.0)
    assert law in [finding.split(":")[0] for finding in caught.value.findings]


class ForgetsTheFloor(Azul):
    def tally(self, played):
        return [[item for item in items if item.name != "floor"] for items in super().tally(played)]


def test_a_tally_that_does_not_amount_to_the_score_is_caught():
    with pytest.raises(ConformanceError) as caught:
        check_game(ForgetsTheFloor(), games=1, every=200, compiled=False)
    assert [finding.split(":")[0] for finding in caught.value.findings] == ["tally_law"]
