"""The rules of Azul, both walls, 2 to 4 players. Start reading at `rules.py`."""

from azulejos.games.azul.game import GAME

__all__ = ["GAME"]
