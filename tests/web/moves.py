"""The parts of moves in notation, and the names of colours."""

import re

AZUL = {"B": "blue", "Y": "yellow", "R": "red", "K": "black", "W": "white"}
SUMMER_PAVILION = {"P": "purple", "G": "green", "O": "orange", "Y": "yellow", "B": "blue", "R": "red"}


def cards_of(move):
    """The cards of a move of 5211."""
    return re.findall(r"[A-Z]\d", move)


def kept_of(move):
    """The tiles that a pass keeps."""
    return move.removeprefix("pass:").replace("-", "")


def placing_of(move):
    """The cell, the colour and the number of jokers of a tile that is placed."""
    cell, _, paid = move.partition(":")
    return cell, paid[0], int(paid[-1])


def payments_of(legal, cell, colour):
    """The numbers of jokers with which a colour may be placed on a cell, the smallest first."""
    return sorted(placing_of(move)[2] for move in legal if move.startswith(f"{cell}:{colour}+"))


def bonus_picks(move, game, seat):
    """All bonus tiles that are due, the one of the move first; the page lets a player choose them together."""
    view = game["view"]
    letter = move[1]
    others = view["supply"].replace(letter, "", 1)
    return (letter + others)[: view["boards"][seat]["bonus"]]
