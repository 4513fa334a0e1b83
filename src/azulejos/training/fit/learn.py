"""Fits a net to shards: a value net or, where hands are hidden, a policy net."""

from collections.abc import Callable, Sequence

from azulejos.core.ruled import RuledGame
from azulejos.evaluation.net import Net
from azulejos.training.fit.fitting import fit
from azulejos.training.fit.heads import fit_head
from azulejos.training.fit.policy_data import PolicyData
from azulejos.training.fit.value_data import ValueData
from azulejos.training.games.choice_shards import ChoiceShard
from azulejos.training.games.samples import Samples
from azulejos.training.games.shards import AnyShard, Shard
from azulejos.training.recipe import Schedule


def trained_net(
    game: RuledGame, shards: Sequence[AnyShard], schedule: Schedule, seed: int, report: Callable[[float], None]
) -> tuple[Net, float]:
    """A net fitted to some games, and its loss; a value net also gets a head."""
    if game.choices is not None:
        chosen = [shard for shard in shards if isinstance(shard, ChoiceShard)]
        net, loss = fit(game, PolicyData.of(game, chosen, schedule.heat), schedule, seed, report)
        return net.sharpened(schedule.sharpening), loss
    samples = Samples.of([shard for shard in shards if isinstance(shard, Shard)], schedule.deal_weight)
    net, loss = fit(game, ValueData(game, samples), schedule, seed, report)
    return fit_head(game, net, samples, seed), loss
