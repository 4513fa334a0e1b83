"""The rules of 5211, 2 to 5 players, both editions. Start reading at `rules.py`."""

from azulejos.games.g5211.game import GAME

__all__ = ["GAME"]
