"""Made-up results of groups, as bots of a known strength would bring them."""

from random import Random

from azulejos.arena.statistics import expected


def pair_scores(chance: Random, elo: float, groups: int, luck: float = 0.0) -> list[float]:
    """Scores of pairs; with some luck the deals alone decide a pair, and each bot wins one of its games."""
    strength = expected(elo)
    return [
        0.5 if chance.random() < luck else sum(chance.random() < strength for _ in range(2)) / 2 for _ in range(groups)
    ]
