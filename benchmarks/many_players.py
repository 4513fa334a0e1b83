"""Which search, with which net and parameters: two of them at one table, the same deals with the seats rotated.

.venv/bin/python benchmarks/many_players.py sampling paranoid [--game azul] [--players 3] [--option wall=grey]
    [--net net.npz] [--groups 40] [--milliseconds 30 | --positions 1000] [--sprt 0,30] [--json]

The first search sits in one seat, the second in all the others. Searches are `sampling` (MCTS), `paranoid` (alpha-beta
against all others) and, where hands are hidden, `deals` (determinized search). Time is the processor time of this
process, so that other load on the machine affects both equally. A search may have its own net, `sampling=net.npz`, or
none, `sampling=hand`, and its own parameters, `sampling:exploration=1,prior_heat=3` (search/parameters.py). The net
`shipped` is the one that comes with the package. A lead is over the mean of the others, so between equals it is 0.
`--sprt` stops as soon as the sequential test is clear.
"""

import argparse
import json
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import fmean
from typing import Any

from azulejos.arena.sprt import Sprt, read_sprt
from azulejos.arena.statistics import mean_estimate, moments, score_estimate, shares
from azulejos.core.randomness import SeededRandomness
from azulejos.core.ruled import RuledGame
from azulejos.core.setup import Setup
from azulejos.core.turn import DECIDE, OVER
from azulejos.evaluation import files
from azulejos.evaluation.inputs import inputs_of, learnable
from azulejos.evaluation.net import Net
from azulejos.evaluation.shipped import net_for
from azulejos.search.alpha_beta.iterative_deepening import AlphaBeta
from azulejos.search.determinized.determinized_search import DeterminizedSearch
from azulejos.search.mcts.mcts import Mcts
from azulejos.search.parameters import Parameters
from azulejos.search.playouts import first_decision, seeded, step
from azulejos.search.searcher import Searcher
from azulejos.search.stop_flag import StopFlag

PARAMETERS = Parameters(table_bits=18, node_bits=16, edge_bits=19)
"""Every seat has its own transposition table, so that no seat uses the search of another."""

KINDS: dict[str, Callable[[RuledGame, Parameters, Net | None], Searcher]] = {
    "paranoid": lambda game, parameters, net: AlphaBeta(game, parameters, net=net),
    "sampling": lambda game, parameters, net: Mcts(game, parameters, net=net),
    "deals": lambda game, parameters, net: DeterminizedSearch(game, parameters, net=net),
}

LEARNING = 0.1
"""The weight of one move in the running mean of the time by which a search is late."""

FIRST_SEED = 10_000_000
"""The first seed of deals that no training has seen."""


class WorkClock(StopFlag):
    """A clock that runs only while this process works."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self._end = time.process_time() + seconds
        self._watch = threading.Thread(target=self._wait, daemon=True)

    def _wait(self) -> None:
        """One thread searches, so the time that is left is over no earlier than after it."""
        while not self.stopped and (left := self._end - time.process_time()) > 0:
            time.sleep(left)
        self.stop()

    def __enter__(self) -> "WorkClock":
        self._watch.start()
        return self

    def __exit__(self, *error: object) -> None:
        self.stop()


@dataclass
class Side:
    """A search with a searcher for every seat, and what it has used so far."""

    searchers: list[Searcher]
    decisions: int = 0
    seconds: float = 0.0
    positions: int = 0
    excess: float = 0.0
    """The running mean of the seconds by which a search is late, including the work before and after it."""

    def move(self, state: Any, seat: int, limit: argparse.Namespace, source: SeededRandomness) -> int:
        """What it plays."""
        begun, given = time.process_time(), limit.milliseconds / 1000 - self.excess
        with StopFlag() if limit.positions else WorkClock(given) as clock:
            found = self.searchers[seat].search(state, seat, clock, limit.positions, exact=False, randomness=source)
            late = clock.stopped
        used = time.process_time() - begun
        if late:
            self.excess += LEARNING * (used - given - self.excess)
        self.seconds += used
        self.decisions += 1
        self.positions += found.simulations
        return found.moves[0].move

    def usage(self) -> dict[str, float]:
        """What a move took: milliseconds, and positions or simulations."""
        return {
            "milliseconds": round(1000 * self.seconds / self.decisions, 2),
            "positions": round(self.positions / self.decisions),
        }


def side(game: RuledGame, setup: Setup, text: str, usual: str) -> Side:
    """A side from its text: the kind of search, its own net and parameters, if any. It has compiled all it needs."""
    searched, _, changes = text.partition(":")
    kind, _, own = searched.partition("=")
    net, parameters = named_net(game, setup, own or usual), changed(changes)
    state = first_decision(game, setup, 0)
    seat, source = int(game.rules.decider(state[0])), SeededRandomness(0)
    KINDS[kind](game, parameters, net).search(state, seat, StopFlag(), 10, exact=False, randomness=source)
    return Side([KINDS[kind](game, parameters, net) for _ in range(setup.players)])


def named_net(game: RuledGame, setup: Setup, name: str) -> Net | None:
    """A net from a file, or the shipped one; none for `hand`."""
    if name == "hand":
        return None
    return net_for(game, setup) if name == "shipped" else files.load(Path(name), inputs_of(game))[0]


def changed(text: str) -> Parameters:
    """The parameters, some of them changed."""
    pairs = [change.split("=") for change in text.split(",") if change]
    return replace(PARAMETERS, **{name: type(getattr(PARAMETERS, name))(value) for name, value in pairs})


def play(game: RuledGame, setup: Setup, sides: tuple[Side, Side], seat: int, seed: int, limit: Any) -> Any:
    """One game with the first side in a seat: its share of the first place, and its lead over the others' mean."""
    state, source = seeded(game.start(setup), 1, FIRST_SEED + seed), SeededRandomness(seed)
    while game.rules.status(state[0]) != OVER:
        if game.rules.status(state[0]) != DECIDE:
            step(game, state[0])
            continue
        decider = int(game.rules.decider(state[0]))
        game.rules.apply(state[0], decider, sides[decider != seat].move(state, decider, limit, source))
    result = game.result(state)
    others = [score for other, score in enumerate(result.scores) if other != seat]
    return shares(result.ranks)[seat], result.scores[seat] - fmean(others)


def table(given: argparse.Namespace) -> tuple[RuledGame, Setup]:
    """The game and its set-up."""
    game = learnable(given.game)
    return game, Setup.of(game, given.players, dict(option.split("=") for option in given.option))


def groups(given: argparse.Namespace, sides: tuple[Side, Side]) -> Iterator[tuple[float, float]]:
    """Group after group: the mean share of first places and the mean lead over all rotations of the seats."""
    game, setup = table(given)
    for number in range(given.first, given.first + given.groups):
        games = [play(game, setup, sides, seat, number, given) for seat in range(given.players)]
        wins, leads = zip(*games, strict=True)
        yield fmean(wins), fmean(leads)


def report(given: argparse.Namespace, sides: tuple[Side, Side], played: list[tuple[float, float]]) -> dict[str, Any]:
    """All figures so far."""
    wins, leads = zip(*played, strict=True)
    return {
        "sides": [given.one, given.other],
        "net": given.net,
        "game": given.game,
        "players": given.players,
        "options": given.option,
        "games": len(played) * given.players,
        "first_places": score_estimate(wins).to_json(),
        "fair": 1 / given.players,
        "lead": mean_estimate(leads).to_json(),
        "sprt": given.sprt and given.sprt.state(moments(wins), given.players - 1),
        "usage": [each.usage() for each in sides],
    }


def clear(sprt: Sprt | None, played: list[tuple[float, float]], others: int) -> bool:
    """Whether the sequential test is clear."""
    return sprt is not None and sprt.state(moments([wins for wins, _ in played]), others) != "continue"


def standing_text(figures: dict[str, Any]) -> str:
    """The figures on one line."""
    first, lead = figures["first_places"], figures["lead"]
    shown = [
        f"{' v '.join(figures['sides'])}, {figures['players']} players, {figures['games']} games:",
        f"{100 * first['value']:.1f} ± {50 * (first['high'] - first['low']):.1f} % first places",
        f"(fair {100 * figures['fair']:.1f}), lead {lead['value']:+.1f} ± {lead['high'] - lead['value']:.1f};",
        " : ".join(f"{each['milliseconds']:.1f} ms and {each['positions']:,} positions" for each in figures["usage"]),
    ]
    verdict = {None: "", "continue": "; not clear", "accept": "; better", "reject": "; no better"}
    return " ".join(shown) + verdict[figures["sprt"]]


def main() -> None:
    """Play, and print the standing after every tenth group and at the end."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("one")
    parser.add_argument("other")
    parser.add_argument("--game", default="azul")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--net", default="hand", help="a file, or 'hand' for the heuristic")
    parser.add_argument("--groups", type=int, default=40, help="at least 2")
    parser.add_argument("--first", type=int, default=0, help="the number of the first group")
    parser.add_argument("--milliseconds", type=float, default=30.0)
    parser.add_argument("--positions", type=int)
    parser.add_argument("--sprt", type=read_sprt, help="ELO0,ELO1")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    sides = side(*table(given), given.one, given.net), side(*table(given), given.other, given.net)
    played: list[tuple[float, float]] = []
    for group in groups(given, sides):
        played.append(group)
        if len(played) % 10 == 0 and len(played) < given.groups and not given.json:
            print(standing_text(report(given, sides, played)), flush=True)
        if clear(given.sprt, played, given.players - 1):
            break
    figures = report(given, sides, played)
    print(json.dumps(figures) if given.json else standing_text(figures))


if __name__ == "__main__":
    main()
