"""Rate limits, and limits of connections at once."""

import pytest

from azulejos.server import rate_limits
from azulejos.server.errors import TooMany
from azulejos.server.rate_limits import Buckets, ConnectionCount


class Watch:
    def __init__(self):
        self.time = 0.0

    def __call__(self):
        return self.time


@pytest.fixture
def watch():
    return Watch()


def test_a_bucket_is_emptied_by_use_and_says_how_long_to_wait(watch):
    buckets = Buckets((2.0, 3.0), watch)
    for _ in range(3):
        buckets.take("here")
    with pytest.raises(TooMany) as caught:
        buckets.take("here")
    assert caught.value.wait == pytest.approx(0.5)
    watch.time += 0.5
    buckets.take("here")
    with pytest.raises(TooMany):
        buckets.take("here")


def test_whoever_is_refused_does_not_have_to_wait_longer_for_it(watch):
    buckets = Buckets((1.0, 1.0), watch)
    buckets.take("here")
    for _ in range(5):
        with pytest.raises(TooMany):
            buckets.take("here")
    watch.time += 1.0
    buckets.take("here")


def test_each_has_a_bucket_of_their_own_which_never_overflows(watch):
    buckets = Buckets((1.0, 2.0), watch)
    buckets.take("here")
    watch.time += 1000.0
    for address in ("here", "here", "there", "there"):
        buckets.take(address)
    with pytest.raises(TooMany):
        buckets.take("there")


def test_full_buckets_are_forgotten_and_empty_ones_are_not(watch, monkeypatch):
    monkeypatch.setattr(rate_limits, "FORGET", 10)
    buckets = Buckets((1.0, 1.0), watch)
    for number in range(10):
        buckets.take(f"old {number}")
    watch.time += 2.0
    buckets.take("new")
    assert set(buckets._buckets) == {"new"}
    with pytest.raises(TooMany):
        buckets.take("new")


def test_connections_are_limited_per_address():
    connections = ConnectionCount(2)
    connections.enter("here")
    connections.enter("here")
    connections.enter("there")
    for full in (connections.check, connections.enter):
        with pytest.raises(TooMany):
            full("here")
    assert len(connections) == 3
    connections.leave("here")
    connections.check("here")
    connections.leave("here")
    connections.leave("there")
    assert len(connections) == 0
