"""How exploitable the bot of 5211 with its net is: a responder learns to play against it, and against nobody else.

.venv/bin/python benchmarks/respond_5211.py FOLDER [--players 2] [--edition rulebook] [--net shipped] [--generations 2]
    [--deals 1000] [--gate 200] [--simulations 200] [--pairs 500] [--json]

The responder searches as the bot does, with as many simulations, but with its own two nets. In its rollouts it chooses
by one net, and its rivals by the other. At first both are the bot's net.

A generation plays games against the bot, which never changes. Then both nets are fitted to this generation and those
before, starting from the bot's net: the first to the responder's values of its choices, the second to the bot's
choices. They replace the nets before if they win more against the bot on the same deals. The best are written into the
folder; a folder that has some is not trained further. At the end the responder plays against the bot on deals that were
used neither for training nor for selection. Every deal is played once from each seat.

With the bot's own nets the responder equals the bot: its share of the wins is the fair one and its lead is 0. So no
control is needed: any difference was learned.

The result is a lower bound: a longer training or another search may win more.
"""

import argparse
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from statistics import fmean

from seats_5211 import net_of, print_standing

from azulejos.arena.statistics import shares
from azulejos.core.setup import Setup
from azulejos.evaluation import files
from azulejos.evaluation.card import Card
from azulejos.evaluation.inputs import inputs_of
from azulejos.evaluation.net import Net
from azulejos.games.g5211.game import GAME
from azulejos.games.g5211.position import EDITIONS
from azulejos.rl.envs.seeding import begin, beginnings, generator
from azulejos.search.parameters import DEFAULT
from azulejos.training.fit.fitting import fit
from azulejos.training.fit.policy_data import PolicyData
from azulejos.training.games.choice_shards import ChoiceShard
from azulejos.training.games.determinized_selfplay import DeterminizedPlayer, PlayedChoices
from azulejos.training.recipe import Schedule

RESPONDER, BOT = range(2)

TRAINING, GATE, MATCH = 40_000_000, 50_000_000, 60_000_000
"""The first deals of each."""

EXPLORED = 0.1
"""The share of moves in training that are drawn at random, so that the nets see what follows poor ones too."""

ANSWERING = Schedule(epochs=3, batch=1024, rate=1e-3, decay=0.1)
"""How the responder's choices are fitted: in smaller steps than from scratch, to keep the bot's knowledge."""

IMITATING = replace(ANSWERING, heat=0.1, sharpening=1.0)
"""How the bot's choices are fitted: about as sharp as the bot mixes them, without further sharpening."""


@dataclass(frozen=True)
class Nets:
    """What the responder has learned."""

    own: Net
    """The rollout policy of the responder."""
    rival: Net
    """The rollout policy of its rivals."""

    def save(self, folder: Path, setup: Setup, trained: str) -> None:
        """Write both into a folder."""
        options = {name: (str(value),) for name, value in setup.options.items()}
        card = Card(GAME.name, (setup.players,), options, inputs_of(GAME).version, trained, "")
        files.save(folder / "own.npz", self.own, card)
        files.save(folder / "rival.npz", self.rival, card)

    @classmethod
    def load(cls, folder: Path) -> "Nets":
        """Read them."""
        return cls(*(files.load(folder / name, inputs_of(GAME))[0] for name in ("own.npz", "rival.npz")))


@dataclass
class Lessons:
    """What was played so far: the decisions of the responder, and those of the bot."""

    own: list[ChoiceShard] = field(default_factory=list)
    rival: list[ChoiceShard] = field(default_factory=list)

    def add(self, seat: int, game: PlayedChoices) -> None:
        """Keep a game in which the responder had this seat."""
        self.own.append(decisions(game, seat, mine=True))
        self.rival.append(decisions(game, seat, mine=False))

    def learned(self, bot: Net) -> Nets:
        """Nets fitted to all of it, from the bot's on."""
        return Nets(fitted(bot, self.own, ANSWERING), fitted(bot, self.rival, IMITATING))


def fitted(bot: Net, shards: list[ChoiceShard], schedule: Schedule) -> Net:
    """A net fitted to choices, from the bot's on, which was sharpened when it was done."""
    losses: list[float] = []
    blunt, study = bot.sharpened(1 / schedule.sharpening), PolicyData.of(GAME, shards, schedule.heat)
    net, _ = fit(GAME, study, schedule, 0, losses.append, begin=blunt)
    print(f"{len(study)} decisions, loss by epoch:", *(f"{loss:.3f}" for loss in losses), flush=True)
    return net.sharpened(schedule.sharpening)


def decisions(game: PlayedChoices, seat: int, *, mine: bool) -> ChoiceShard:
    """Those of a seat, or of all others."""
    kept = (game.seats == seat) == mine
    return ChoiceShard(game.states[kept], game.seats[kept], game.moves[kept], game.worths[kept])


@dataclass(frozen=True)
class Table:
    """Where the responder meets the bot."""

    setup: Setup
    bot: Net
    simulations: int

    def games(self, nets: Nets, deals: range, explored: float = 0.0) -> Iterator[tuple[int, PlayedChoices]]:
        """Each deal with the responder in every seat once; yields the seat too."""
        player = DeterminizedPlayer(GAME, DEFAULT, nets.own, self.bot, expected=nets.rival)
        for deal in deals:
            start = begin(beginnings(GAME, self.setup), generator(deal)).written()
            for seat in range(self.setup.players):
                sitters = [RESPONDER if other == seat else BOT for other in range(self.setup.players)]
                yield seat, player.play(start, self.simulations, explored, sitters)

    def scores(self, nets: Nets, deals: range) -> Iterator[tuple[float, float]]:
        """Deal after deal: the responder's share of wins and its lead over the others' mean, both over all seats."""
        played: list[tuple[float, float]] = []
        for seat, game in self.games(nets, deals):
            ranks, points = GAME.result(game.last).ranks, GAME.result(game.last).scores
            played.append((shares(ranks)[seat], points[seat] - fmean(points[:seat] + points[seat + 1 :])))
            if len(played) == self.setup.players:
                wins, leads = zip(*played, strict=True)
                yield fmean(wins), fmean(leads)
                played.clear()


def train(table: Table, given: argparse.Namespace) -> Nets:
    """The best nets of all generations; at first they are the bot's, which have the fair share."""
    best, most, lessons = Nets(table.bot, table.bot), 1 / table.setup.players, Lessons()
    for generation in range(given.generations):
        first = TRAINING + generation * given.deals
        for seat, game in table.games(best, range(first, first + given.deals), EXPLORED):
            lessons.add(seat, game)
        nets = lessons.learned(table.bot)
        score = fmean(wins for wins, _ in table.scores(nets, range(GATE, GATE + given.gate)))
        print(f"generation {generation}: {100 * score:.1f} % wins, {100 * most:.1f} % before", flush=True)
        if score > most:
            best, most = nets, score
    return best


def main() -> None:
    """Train if there is nothing yet; then play, and print the standing after every hundredth deal and at the end."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", help="for the nets of the responder")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--edition", choices=EDITIONS, default=EDITIONS[0])
    parser.add_argument("--net", default="shipped", help="of the bot: a file or `shipped`")
    parser.add_argument("--generations", type=int, default=2)
    parser.add_argument("--deals", type=int, default=1000, help="of a generation")
    parser.add_argument("--gate", type=int, default=200, help="deals to compare generations by")
    parser.add_argument("--simulations", type=int, default=200, help="of all, for a decision")
    parser.add_argument("--pairs", type=int, default=500, help="deals of the match, at least 2")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    setup = Setup.of(GAME, given.players, {"edition": given.edition})
    bot = net_of(given.net, setup)
    if bot is None:
        parser.error("the bot has no net for this")
    table, folder = Table(setup, bot, given.simulations), Path(given.folder)
    if not (folder / "rival.npz").exists():
        folder.mkdir(parents=True, exist_ok=True)
        train(table, given).save(folder, setup, f"benchmarks/respond_5211.py: {vars(given)}")
    played = table.scores(Nets.load(folder), range(MATCH, MATCH + given.pairs))
    print_standing(given, f"responder, {given.simulations} simulations", given.players, played, 100)


if __name__ == "__main__":
    main()
