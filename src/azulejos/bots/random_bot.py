"""The bot that plays random legal moves."""

from collections.abc import Sequence

from azulejos.bots.bot import Bot, Limit, View


class Random(Bot):
    """Plays every legal move with the same probability, in any game."""

    def choose(self, view: View, legal: Sequence[str], limit: Limit) -> str:
        """A random legal move."""
        return legal[self.randomness.below(len(legal))]
