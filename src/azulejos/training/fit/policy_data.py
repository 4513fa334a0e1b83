"""Training data of a policy net: choices and their worth, for games with hidden hands."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import torch

from azulejos.core.ruled import RuledGame
from azulejos.evaluation.inputs import choices_of
from azulejos.search.compiler.fingerprint import fingerprint
from azulejos.search.compiler.kernel import kernel
from azulejos.training.fit.fitting import Loss, TrainingBatch
from azulejos.training.fit.layer import Inputs
from azulejos.training.games.choice_shards import ChoiceShard
from azulejos.training.games.determinized_selfplay import NO_MOVE


@dataclass(frozen=True)
class PolicyData:
    """Choices and how much better each is than the others of its decision, so that common luck cancels out."""

    game: RuledGame
    shard: ChoiceShard
    heat: float
    """The softmax temperature: a choice worth this many points less is e times less likely."""

    @classmethod
    def of(cls, game: RuledGame, shards: Sequence[ChoiceShard], heat: float) -> "PolicyData":
        """The choices of some shards."""
        states = np.concatenate([each.states for each in shards]).view(np.recarray)
        columns = zip(*((each.seats, each.moves, each.worths) for each in shards), strict=True)
        return cls(game, ChoiceShard(states, *(np.concatenate(column) for column in columns)), heat)

    def __len__(self) -> int:
        return len(self.shard)

    def batches(self, size: int, draw: np.random.Generator) -> Iterator[TrainingBatch]:
        """The decisions in random order, with the observation after each of their choices."""
        shard, room = self.shard, self.shard.moves.shape[1]
        inputs, laid = Inputs(self.game, size * room), np.zeros(size * room, self.game.rules.dtype).view(np.recarray)
        order = draw.permutation(len(shard))
        for begin in range(0, len(order), size):
            chosen = order[begin : begin + size]
            moves = shard.moves[chosen]
            owners, places = np.nonzero(moves != NO_MOVE)
            seats = shard.seats[chosen][owners]
            _lay(self.game)(shard.states[chosen], owners, seats, moves[owners, places], laid)
            inputs.observe(laid[: len(owners)], seats)
            yield inputs, len(owners), _loss(owners, shard.worths[chosen][owners, places] / self.heat)


def _loss(owners: Any, worths: Any) -> Loss:
    """The cross-entropy of each decision between predicted and target probabilities."""
    groups, decisions = torch.from_numpy(owners), int(owners[-1]) + 1
    aims = torch.exp(_log_shares(torch.from_numpy(worths.astype(np.float32)), groups, decisions))
    return lambda logits: -(aims * _log_shares(logits, groups, decisions)).sum() / decisions


def _log_shares(logits: torch.Tensor, groups: torch.Tensor, decisions: int) -> torch.Tensor:
    """The log-softmax of each choice among those of its decision."""
    most = torch.full((decisions,), -torch.inf).scatter_reduce(0, groups, logits.detach(), "amax")
    lower = logits - most[groups]
    return lower - torch.log(torch.zeros(decisions).index_add(0, groups, torch.exp(lower)))[groups]


@cache
def _lay(game: RuledGame) -> Callable[..., int]:
    lay, stamp = choices_of(game).lay, fingerprint(game)

    @kernel
    def compiled(states: Any, owners: Any, seats: Any, moves: Any, laid: Any) -> int:
        for index in range(len(owners)):
            laid[index] = states[owners[index]]
            lay(laid[index], seats[index], moves[index])
        return 0 * stamp

    return compiled
