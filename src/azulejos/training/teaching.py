"""What a game teaches a net: what positions are worth or, where hands are hidden, what to choose."""

from collections.abc import Callable, Sequence

from azulejos.core.ruled import RuledGame
from azulejos.evaluation.net import Net
from azulejos.training.choice_shards import ChoiceShard
from azulejos.training.choosing import Preferences
from azulejos.training.fitting import fit
from azulejos.training.heads import headed
from azulejos.training.recipe import Schedule
from azulejos.training.samples import Samples
from azulejos.training.shards import AnyShard, Shard
from azulejos.training.valuing import Values


def taught(
    game: RuledGame, shards: Sequence[AnyShard], schedule: Schedule, seed: int, tell: Callable[[float], None]
) -> tuple[Net, float]:
    """A net fitted to some games, and its loss; one that values positions tells points, too."""
    if game.choices is not None:
        chosen = [shard for shard in shards if isinstance(shard, ChoiceShard)]
        net, loss = fit(game, Preferences.of(game, chosen, schedule.heat), schedule, seed, tell)
        return net.sharpened(schedule.sharpening), loss
    samples = Samples.of([shard for shard in shards if isinstance(shard, Shard)], schedule.deal_weight)
    net, loss = fit(game, Values(game, samples), schedule, seed, tell)
    return headed(game, net, samples, seed), loss
