"""The result does not depend on which process works; a worker that dies is reported."""

import os
from dataclasses import dataclass

import pytest

from azulejos.arena.worker_pool import WorkerFailed
from azulejos.training.games.shards import ShardOrder
from azulejos.training.workers import worker_pool
from tests.arena.test_cluster import real
from tests.training.small import config


@dataclass(frozen=True)
class Fatal:
    """A work that ends its worker."""

    generation: int = 2
    name: str = "shard-0007"

    def play(self):
        os._exit(3)


@dataclass(frozen=True)
class Wrong(Fatal):
    def play(self):
        raise ValueError("no such luck")


def test_a_worker_that_dies_is_reported_with_its_task():
    message = r"shard-0007 of generation 2 ended its worker \(exit status 3\); what was done before is kept"
    with worker_pool(1) as workers, pytest.raises(WorkerFailed, match=message):
        list(workers.answers([Fatal()]))


def test_an_error_in_a_worker_is_reported():
    with worker_pool(1) as workers, pytest.raises(WorkerFailed, match=r"failed(.|\n)*no such luck"):
        list(workers.answers([Wrong()]))


def orders():
    asked = config()
    return [ShardOrder(n, "azul", asked.setups, None, asked.recipe, 0, range(n, n + 1)) for n in range(3)]


@pytest.mark.parametrize("ray", [None, pytest.param("", marks=real)])
def test_workers_play_what_is_played_here(ray, monkeypatch):
    monkeypatch.setenv("RAY_ADDRESS", "local")
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    with worker_pool(2, ray) as workers:
        for _ in range(2):  # they stay for more
            answers = {order.number: shard.states.tobytes() for order, shard in workers.answers(orders())}
            assert answers == {order.number: order.play().states.tobytes() for order in orders()}
