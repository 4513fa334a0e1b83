"""How an episode ends: by the rules, by the cap of rounds, or by an illegal action."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from azulejos.rl.envs.env_config import EnvConfig
from azulejos.rl.envs.episode import Episode
from azulejos.rl.envs.rewards import penalties, rewards


@dataclass(frozen=True, slots=True)
class Termination:
    """The end of an episode: rewards and infos by seat."""

    rewards: tuple[float, ...]
    infos: list[dict[str, Any]]
    truncated: bool = False

    @property
    def terminated(self) -> bool:
        """Whether it ended by the rules or an illegal action, not by the cap of rounds."""
        return not self.truncated


def ending(config: EnvConfig, episode: Episode) -> Termination | None:
    """The end of an episode by the rules or by the cap of rounds; None if it goes on."""
    if not episode.over and not episode.truncated:
        return None
    result = episode.result
    infos = [{"score": score, "rank": rank} for score, rank in zip(result.scores, result.ranks, strict=True)]
    return Termination(rewards(config.rewards, result), infos, episode.truncated)


def illegal_ending(config: EnvConfig, episode: Episode, moves: Mapping[int, int]) -> Termination:
    """The end by illegal actions, given by seat: those seats forfeit, the others share that."""
    texts = (f"player_{seat}: {episode.game.move_text(move)}" for seat, move in moves.items())
    infos = [{"illegal": text} for text in [", ".join(texts)] * config.players]
    return Termination(penalties(config.rewards, config.players, moves), infos)
