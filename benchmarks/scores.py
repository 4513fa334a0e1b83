"""How near expected final scores come to what games end with: by the head of a net, and by its win chance alone.

.venv/bin/python benchmarks/scores.py [--games 150] [--every 8] [--positions 800] [--net NET.npz] [--players 2]
    [--option wall=grey] [game]
"""

import argparse
import sys
from collections import defaultdict
from dataclasses import replace
from pathlib import Path

import numpy as np
from result_files import write

from azulejos.arena.statistics import mean_estimate
from azulejos.cli.figures import signed
from azulejos.core.setup import Setup
from azulejos.evaluation import files
from azulejos.evaluation.inputs import features_of, learnable
from azulejos.evaluation.net import Net
from azulejos.evaluation.shipped import net_for
from azulejos.rl.envs.seeding import begin, beginnings, generator
from azulejos.search.alpha_beta.iterative_deepening import AlphaBeta
from azulejos.search.alpha_beta.leaves import heuristic_of
from azulejos.search.parameters import Parameters
from azulejos.search.scores import ahead
from azulejos.search.stop_flag import StopFlag
from azulejos.training.games.selfplay import NOBODY, SelfPlayer

UNSEEN = 1 << 41
"""Games begin with seeds from here on: no net and no head has learned from them."""

SMALL = Parameters(table_bits=16)

HEADS = "round", "positions", "a score", "too high by", "lead by scores", "lead by win chance"
FIELDS = "round", "positions", "score", "bias", "lead_by_scores", "lead_by_chance"
"""The same in the result file."""

Errors = tuple[int, float, float, float, float]
"""The game, how far a score is from the end, by how much too high, and how far the leads by scores and win chance."""


def errors(name: str, setup: Setup, net: Net, given: argparse.Namespace) -> dict[int, list[Errors]]:
    """The errors of the best moves, by round."""
    game = learnable(name)
    player, points = SelfPlayer(game, SMALL, net), heuristic_of(game).points
    with_head, without_head = AlphaBeta(game, net=net), AlphaBeta(game, net=replace(net, head=None))
    found = defaultdict(list)
    for seed in range(UNSEEN, UNSEEN + given.games):
        played = player.play(begin(beginnings(game, setup), generator(seed)).written(), given.positions)
        end = tuple(float(points(played.last[0], seat)) for seat in range(setup.players))
        for index in range(seed % given.every, len(played.seats), given.every):
            seat, state = int(played.seats[index]), played.states[index : index + 1]
            if seat != NOBODY:
                one, other = (
                    each.search(state, seat, StopFlag(), given.positions, exact=True)
                    for each in (with_head, without_head)
                )
                best, lead = one.moves[0], ahead(end, seat)
                above = np.subtract(best.scores, end)
                leads = abs(best.lead - lead), abs(other.moves[0].lead - lead)
                found[int(state[0].round_number)].append((seed, abs(above).mean(), above.mean(), *leads))
    return found


def by_game(rows: list[Errors]) -> list[float]:
    """By how much the error of the lead by scores is larger, game by game: positions of one game have the same end."""
    games = sorted({row[0] for row in rows})
    return [float(np.mean([row[3] - row[4] for row in rows if row[0] == game])) for game in games]


def main() -> None:
    """Print a line for each round, and one for all: mean errors in points."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="azul")
    parser.add_argument("--games", type=int, default=150)
    parser.add_argument("--every", type=int, default=8)
    parser.add_argument("--positions", type=int, default=800)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--net", type=Path)
    given = parser.parse_args()
    game = learnable(given.game)
    setup = Setup.of(game, given.players, dict(each.split("=") for each in given.option))
    net = files.load(given.net, features_of(game))[0] if given.net else net_for(game, setup)
    if net is None or net.head is None:
        parser.error("there is no net with a head for this")
    found = errors(given.game, setup, net, given)
    print(" | ".join(HEADS))
    everything = [row for rows in found.values() for row in rows]
    lines = []
    for name, rows in [*sorted(found.items()), ("all", everything)]:
        means = [round(float(mean), 2) for mean in np.mean(rows, axis=0)[1:]]
        lines.append(dict(zip(FIELDS, (str(name), len(rows), *means), strict=True)))
        print(" | ".join([str(name), str(len(rows)), *(f"{mean:.2f}" for mean in means)]))
    more = by_game(everything)
    print(f"lead by scores less lead by win chance: {signed(mean_estimate(more), 2)} ({len(more)} games)")
    if len(sys.argv) == 1:  # the page shows the usual games only
        write("scores", lines)


if __name__ == "__main__":
    main()
