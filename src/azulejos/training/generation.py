"""One generation in its folder: what is there is kept, what is missing is done."""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Literal

from azulejos.evaluation import files
from azulejos.evaluation.inputs import inputs_of, learnable
from azulejos.evaluation.net import Net
from azulejos.training.choice_shards import ChoiceShard
from azulejos.training.gate import Duel, score_of
from azulejos.training.shards import AnyShard, Order, Shard
from azulejos.training.teaching import taught
from azulejos.training.terms import Terms
from azulejos.training.work import Answers, Work
from azulejos.training.writing import write_whole

GROUPS = 10
"""Groups of a duel that one worker plays at a time."""

UNSEEN = 1 << 40
"""Duels are played with deals from here on: no generation trains on them, and they are the same for all."""

Stage = Literal["games", "fitting", "gate", "yardstick"]


@dataclass(frozen=True, slots=True)
class Step:
    """How far a generation is."""

    generation: int
    stage: Stage
    done: int
    """Games or, when a net is fitted, epochs."""
    total: int
    loss: float | None = None


Watch = Callable[[Step], None]


class Generation:
    """One generation of a training."""

    def __init__(self, number: int, terms: Terms, folder: Path) -> None:
        self.number, self.terms, self.place = number, terms, folder / f"{number:03}"
        self.game = learnable(terms.game)

    @property
    def net_path(self) -> Path:
        """Where its net is."""
        return self.place / "net.npz"

    @cached_property
    def net(self) -> Net:
        """The net that was fitted."""
        return files.load(self.net_path, inputs_of(self.game))[0]

    def shards(self) -> list[AnyShard]:
        """All its games."""
        kind = Shard if self.game.choices is None else ChoiceShard
        return [kind.load(self.place / order.name, self.game) for order in self._orders(None)]

    def play(self, best: Net | None, crew: Answers, watch: Watch) -> None:
        """Play its games with the best net so far."""
        self.place.mkdir(exist_ok=True)
        self._do(self._orders(best), "games", crew, watch)

    def fit(self, shards: Sequence[AnyShard], watch: Watch) -> float:
        """Fit its net to some games; returns the loss."""
        kept, schedule = self.place / "loss.json", self.terms.recipe.schedule
        if kept.exists():
            return float(json.loads(kept.read_text()))
        losses: list[float] = []

        def tell(loss: float) -> None:
            losses.append(loss)
            watch(Step(self.number, "fitting", len(losses), schedule.epochs, loss))

        watch(Step(self.number, "fitting", 0, schedule.epochs))
        net, loss = taught(self.game, shards, schedule, self.terms.seed + self.number, tell)
        trained = f"generation {self.number} of {json.dumps(self.terms.to_json(), sort_keys=True)}"
        files.save(self.net_path, net, self.terms.card(trained))
        write_whole(kept, json.dumps(loss))
        return loss

    def duel(self, rival: Net | None, crew: Answers, watch: Watch) -> float:
        """The score of its net against another one or, without one, against the game's own appraisal."""
        stage: Stage = "yardstick" if rival is None else "gate"
        duels = self._duels(stage, rival)
        self._do(duels, stage, crew, watch)
        return score_of([share for duel in duels for share in duel.kept(self.place)])

    def _orders(self, best: Net | None) -> list[Order]:
        terms, recipe = self.terms, self.terms.recipe
        first = (terms.seed * 1_000 + self.number) * recipe.games
        seeds = range(first, first + recipe.games)
        return [
            Order(number, terms.game, terms.setups, best, recipe, self.number, seeds[begin : begin + recipe.shard])
            for number, begin in enumerate(range(0, recipe.games, recipe.shard))
        ]

    def _duels(self, kind: Stage, rival: Net | None) -> list[Duel]:
        terms, recipe, net = self.terms, self.terms.recipe, self.net
        groups = recipe.yardstick_pairs if rival is None else recipe.gate_pairs
        seeds = range(UNSEEN, UNSEEN + groups)
        return [
            Duel(number, kind, terms.game, terms.setups, net, rival, recipe, self.number, seeds[begin : begin + GROUPS])
            for number, begin in enumerate(range(0, groups, GROUPS))
        ]

    def _do(self, works: Sequence[Work], stage: Stage, crew: Answers, watch: Watch) -> None:
        """Do what is missing, and keep each as it comes."""
        missing = [work for work in works if not work.is_kept(self.place)]
        total = sum(work.games for work in works)
        done = total - sum(work.games for work in missing)
        watch(Step(self.number, stage, done, total))
        for work, answer in crew(missing):
            work.keep(answer, self.place)
            done += work.games
            watch(Step(self.number, stage, done, total))
