"""Puts a trained net into the package, with the results of its matches: tools/ship_net.py GAME NET.npz NAME STRENGTH.

A net without a head gets one here, fitted to games that it plays against itself; with `--new-head` any net does.
`--any NAME` leaves an option out of the card: the net serves all its values.
"""

import argparse
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from azulejos.evaluation import files
from azulejos.evaluation.card import Card
from azulejos.evaluation.inputs import inputs_of, learnable
from azulejos.evaluation.net import Net
from azulejos.evaluation.shipped import NETS
from azulejos.training.config import TrainingConfig
from azulejos.training.fit.heads import fit_head
from azulejos.training.games.samples import Samples
from azulejos.training.games.shards import Shard, ShardOrder
from azulejos.training.workers import worker_pool

GAMES = 8_000
FEW = {"last_positions": 300}
"""Few positions per move, so that many games are played."""

FIRST = 1 << 39
"""The seed of the first game: no training has played it, and no gate."""


def ship(
    game: str,
    source: Path,
    name: str,
    strength: str,
    games: int = GAMES,
    workers: int | None = None,
    any_of: Sequence[str] = (),
    *,
    new_head: bool = False,
) -> Path:
    """Copy a net into the package under a name that begins with that of its game."""
    net, card = files.load(source, inputs_of(learnable(game)))
    path = NETS / f"{game}-{name}.npz"
    if (new_head or net.head is None) and learnable(game).choices is None:
        net = with_head(net, card, games, workers)
        card = replace(card, trained=f"{card.trained}; its head by {games} games against itself")
    options = {option: values for option, values in card.options.items() if option not in any_of}
    files.save(path, net, replace(card, strength=strength, options=options))
    return path


def with_head(net: Net, card: Card, games: int, workers: int | None) -> Net:
    """The net with a head, fitted to its own games, played as in the last generation of a training."""
    config = TrainingConfig.of(card.game, card.players, card.options).changed(FEW)
    recipe = config.recipe
    seeds = range(FIRST, FIRST + games)
    orders = [
        ShardOrder(number, config.game, config.setups, net, recipe, recipe.ramp, seeds[begin : begin + recipe.shard])
        for number, begin in enumerate(range(0, games, recipe.shard))
    ]
    with worker_pool(workers) as pool:
        played = {order.number: shard for order, shard in pool.answers(orders)}
    shards = [shard for order in orders if isinstance(shard := played[order.number], Shard)]
    samples = Samples.of(shards, recipe.schedule.deal_weight)
    return fit_head(learnable(card.game), net, samples, config.seed)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("source", type=Path)
    parser.add_argument("name")
    parser.add_argument("strength")
    parser.add_argument("--new-head", action="store_true", help="fit a new head, though the net has one")
    parser.add_argument("--games", type=int, default=GAMES, help="to fit a head to")
    parser.add_argument("--workers", type=int)
    parser.add_argument("--any", dest="any_of", action="append", default=[], metavar="OPTION")
    sys.stdout.write(f"{ship(**vars(parser.parse_args()))}\n")
