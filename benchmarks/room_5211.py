"""How much there is to win in 5211 beyond what the bot wins: the bot plays against itself, one of them with more.

.venv/bin/python benchmarks/room_5211.py sees|more|guesses|net [--players 2] [--edition rulebook] [--simulations 600]
    [--pairs 100] [--first 0] [--net shipped] [--rival hand] [--json]

`sees` sees all hands, against the rules: an upper bound for guessing hands. `more` has ten times the simulations.
`guesses` infers hands from the cards laid in the round, which the others do not; it needs a net. `net` uses a net as
its rollout policy, `shipped` or from a file; the others use the rival's net. In the other modes all have the net of
`--net`. Every deal is played once from each seat.
"""

import argparse
from dataclasses import replace
from typing import Any

from seats_5211 import Choose, bot, groups, net_of, print_standing

from azulejos.core.generator import below
from azulejos.core.randomness import SeededRandomness
from azulejos.core.rule import rule
from azulejos.core.setup import Setup
from azulejos.evaluation.inputs import choices_of
from azulejos.games.g5211.game import G5211, GAME
from azulejos.games.g5211.position import EDITIONS
from azulejos.search.alpha_beta.leaves import heuristic_of
from azulejos.search.determinized.determinized_search import DeterminizedSearch

TIMES = 10
"""The factor on the simulations in the mode `more`."""

FIRST_SEED = 30_000_000
"""The first seed of deals that nothing was fitted to."""

FINE = 1 << 30


@rule
def look(state: Any, seat: int) -> None:
    """Conceal nothing but the luck to come."""
    below(state, FINE)


class Open(G5211):
    """The same game for someone who sees all hands."""

    heuristic = replace(heuristic_of(GAME), conceal=look)


@rule
def forget(state: Any, choices: Any) -> bool:
    """Rewind nothing: hands are not inferred."""
    return False


class Forgetful(G5211):
    """The same game for someone who guesses no hands."""

    choices = replace(choices_of(GAME), rewind=forget)


OPEN, FORGETFUL = Open(), Forgetful()


def main() -> None:
    """Play, and print the standing after every fiftieth deal and at the end."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("more", choices=["sees", "more", "guesses", "net"], help="what the first one has more")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--edition", choices=EDITIONS, default=EDITIONS[0])
    parser.add_argument("--simulations", type=int, default=600, help="for a decision")
    parser.add_argument("--pairs", type=int, default=100, help="deals to play, at least 2")
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    parser.add_argument("--net", default="shipped", help="a file, `shipped` or `hand`")
    parser.add_argument("--rival", default="hand", help="the same for the others, where nets are compared")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    setup = Setup.of(GAME, given.players, {"edition": given.edition})
    nets = [net_of(given.rival if given.more == "net" else given.net, setup), net_of(given.net, setup)]
    searches = [
        DeterminizedSearch(FORGETFUL if given.more == "guesses" else GAME, net=nets[0]),
        DeterminizedSearch(OPEN if given.more == "sees" else GAME, net=nets[1]),
    ]
    simulations = [given.simulations, given.simulations * (TIMES if given.more == "more" else 1)]

    def seated(more: bool, source: SeededRandomness) -> Choose:
        return bot(searches[more], simulations[more], source)

    who = f"{given.more}, {given.simulations} simulations"
    numbers = range(given.first, given.first + given.pairs)
    print_standing(given, who, given.players, groups(setup, seated, FIRST_SEED, numbers), 50)


if __name__ == "__main__":
    main()
