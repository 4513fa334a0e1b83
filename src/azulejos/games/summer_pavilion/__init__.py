"""The rules of Summer Pavilion, both boards, 2 to 4 players. Start reading at `rules.py`."""

from azulejos.games.summer_pavilion.game import GAME

__all__ = ["GAME"]
