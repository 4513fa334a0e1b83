"""One generation of a training in its folder: plays, fits and measures whatever is missing."""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Literal

from azulejos.evaluation import files
from azulejos.evaluation.inputs import inputs_of, learnable
from azulejos.evaluation.net import Net
from azulejos.training.atomic_files import write_whole
from azulejos.training.config import TrainingConfig
from azulejos.training.fit.learn import trained_net
from azulejos.training.games.choice_shards import ChoiceShard
from azulejos.training.games.shards import AnyShard, Shard, ShardOrder
from azulejos.training.gate import Duel, score_of
from azulejos.training.workers import Work, WorkResults

GROUPS = 10
"""The number of groups in one duel, which is one task of a worker."""

UNSEEN = 1 << 40
"""The first seed of duels: no generation trains on these deals, and all generations use the same ones."""

Stage = Literal["games", "fitting", "gate", "yardstick"]


@dataclass(frozen=True, slots=True)
class GenerationStep:
    """The progress of a generation."""

    generation: int
    stage: Stage
    done: int
    """The number of games or, while a net is fitted, of epochs."""
    total: int
    loss: float | None = None


Watch = Callable[[GenerationStep], None]


class Generation:
    """One generation of a training."""

    def __init__(self, number: int, config: TrainingConfig, folder: Path) -> None:
        self.number, self.config, self.place = number, config, folder / f"{number:03}"
        self.game = learnable(config.game)

    @property
    def net_path(self) -> Path:
        """The path of its net."""
        return self.place / "net.npz"

    @cached_property
    def net(self) -> Net:
        """The fitted net."""
        return files.load(self.net_path, inputs_of(self.game))[0]

    def shards(self) -> list[AnyShard]:
        """All games of the generation."""
        kind = Shard if self.game.choices is None else ChoiceShard
        return [kind.load(self.place / order.name, self.game) for order in self._orders(None)]

    def play(self, best: Net | None, runner: WorkResults, watch: Watch) -> None:
        """Play its games with the best net so far."""
        self.place.mkdir(exist_ok=True)
        self._do(self._orders(best), "games", runner, watch)

    def fit(self, shards: Sequence[AnyShard], watch: Watch) -> float:
        """Fit the net of this generation to some games; returns the loss."""
        kept, schedule = self.place / "loss.json", self.config.recipe.schedule
        if kept.exists():
            return float(json.loads(kept.read_text()))
        losses: list[float] = []

        def report(loss: float) -> None:
            losses.append(loss)
            watch(GenerationStep(self.number, "fitting", len(losses), schedule.epochs, loss))

        watch(GenerationStep(self.number, "fitting", 0, schedule.epochs))
        net, loss = trained_net(self.game, shards, schedule, self.config.seed + self.number, report)
        trained = f"generation {self.number} of {json.dumps(self.config.to_json(), sort_keys=True)}"
        files.save(self.net_path, net, self.config.card(trained))
        write_whole(kept, json.dumps(loss))
        return loss

    def duel(self, rival: Net | None, runner: WorkResults, watch: Watch) -> float:
        """The score of its net against a rival or, without one, against the heuristic."""
        stage: Stage = "yardstick" if rival is None else "gate"
        duels = self._duels(stage, rival)
        self._do(duels, stage, runner, watch)
        return score_of([share for duel in duels for share in duel.kept(self.place)])

    def _orders(self, best: Net | None) -> list[ShardOrder]:
        config, recipe = self.config, self.config.recipe
        first = (config.seed * 1_000 + self.number) * recipe.games
        seeds = range(first, first + recipe.games)
        return [
            ShardOrder(
                number, config.game, config.setups, best, recipe, self.number, seeds[begin : begin + recipe.shard]
            )
            for number, begin in enumerate(range(0, recipe.games, recipe.shard))
        ]

    def _duels(self, kind: Stage, rival: Net | None) -> list[Duel]:
        config, recipe, net = self.config, self.config.recipe, self.net
        groups = recipe.yardstick_pairs if rival is None else recipe.gate_pairs
        seeds = range(UNSEEN, UNSEEN + groups)
        return [
            Duel(
                number, kind, config.game, config.setups, net, rival, recipe, self.number, seeds[begin : begin + GROUPS]
            )
            for number, begin in enumerate(range(0, groups, GROUPS))
        ]

    def _do(self, works: Sequence[Work], stage: Stage, runner: WorkResults, watch: Watch) -> None:
        """Do the works that are missing, and store each result as it comes."""
        missing = [work for work in works if not work.is_kept(self.place)]
        total = sum(work.games for work in works)
        done = total - sum(work.games for work in missing)
        watch(GenerationStep(self.number, stage, done, total))
        for work, answer in runner(missing):
            work.keep(answer, self.place)
            done += work.games
            watch(GenerationStep(self.number, stage, done, total))
