"""The standing of each bot in a contest: score, Elo, points, failures, time."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from azulejos.arena.config import ContestConfig
from azulejos.arena.outcome import KINDS, Kind, Outcome
from azulejos.arena.statistics import Estimate, elo_estimate, mean_estimate, score_estimate, shares, superiority


@dataclass(frozen=True, slots=True)
class Standing:
    """One bot's line in the table. A bot in several seats of a game wins if one of them does."""

    name: str
    games: int
    wins: int
    draws: int
    losses: int
    score: Estimate
    """Its share of first places."""
    fair: float
    """The share that a bot of equal strength would have."""
    superiority: float
    """The likelihood that its true share is above the fair one."""
    elo: Estimate | None
    """Against the bots it played; only for two players."""
    points: float
    lead: Estimate
    """Its points minus the mean of the others' points."""
    failures: dict[Kind, int]
    seconds: float
    """Per decision, on average."""

    def to_json(self) -> dict[str, Any]:
        """The line as a program reads it."""
        return {
            "name": self.name,
            "games": self.games,
            "wins": self.wins,
            "draws": self.draws,
            "losses": self.losses,
            "score": self.score.to_json(),
            "fair": self.fair,
            "superiority": self.superiority,
            "elo": self.elo and self.elo.to_json(),
            "points": None if math.isnan(self.points) else self.points,
            "lead": self.lead.to_json(),
            "failures": dict(self.failures),
            "seconds": self.seconds,
        }


def standings(config: ContestConfig, outcomes: Sequence[Outcome]) -> list[Standing]:
    """A line for each bot, in the order they were named."""
    return [_standing(config, bot, [each for each in outcomes if bot in each.seats]) for bot in range(len(config.bots))]


def score_of(bot: int, outcome: Outcome) -> float:
    """The score of a bot in a game: the shares of all its seats."""
    return sum(share for share, who in zip(shares(outcome.ranks), outcome.seats, strict=True) if who == bot)


def group_scores(bot: int, outcomes: Iterable[Outcome]) -> list[float]:
    """The mean score of a bot in each group."""
    return by_group((outcome.group, score_of(bot, outcome)) for outcome in outcomes)


def by_group(figures: Iterable[tuple[int, float]]) -> list[float]:
    """The mean of a figure in each group."""
    groups: dict[int, list[float]] = {}
    for group, figure in figures:
        groups.setdefault(group, []).append(figure)
    return [fmean(group) for group in groups.values()]


def _standing(config: ContestConfig, bot: int, games: Sequence[Outcome]) -> Standing:
    shares = [score_of(bot, game) for game in games]
    groups = group_scores(bot, games)
    fair = games[0].seats.count(bot) / config.players if games else 1 / config.players
    finished = [(game, game.scores) for game in games if game.scores is not None]
    decisions = sum(_own(bot, game, game.decisions) for game in games)
    return Standing(
        name=config.labels[bot],
        games=len(games),
        wins=sum(score > 1 - 1e-9 for score in shares),
        draws=sum(1e-9 < score <= 1 - 1e-9 for score in shares),
        losses=sum(score <= 1e-9 for score in shares),
        score=score_estimate(groups),
        fair=fair,
        superiority=superiority(groups, fair),
        elo=elo_estimate(groups) if config.players == 2 else None,
        points=fmean(_points(bot, game, scores)[0] for game, scores in finished) if finished else math.nan,
        lead=mean_estimate(by_group((game.group, _lead(bot, game, scores)) for game, scores in finished)),
        failures={kind: sum(_failed(bot, game) == kind for game in games) for kind in KINDS},
        seconds=sum(_own(bot, game, game.seconds) for game in games) / max(1, decisions),
    )


def _own(bot: int, game: Outcome, figures: Sequence[float]) -> float:
    return sum(figure for figure, who in zip(figures, game.seats, strict=True) if who == bot)


def _failed(bot: int, game: Outcome) -> Kind | None:
    return game.failure.kind if game.failure and game.seats[game.failure.seat] == bot else None


def _points(bot: int, game: Outcome, scores: Sequence[int]) -> tuple[float, float]:
    """The mean points of a bot's seats, and of all others, in a game that was played to its end."""
    own = _own(bot, game, scores)
    seats = game.seats.count(bot)
    return own / seats, (sum(scores) - own) / (len(game.seats) - seats)


def _lead(bot: int, game: Outcome, scores: Sequence[int]) -> float:
    own, others = _points(bot, game, scores)
    return own - others
