"""The history of a game as each seat knows it: the information states of perfect recall.

An event holds its text for every seat and, last, for spectators. The texts are those of the notation, with
hidden tiles or cards replaced by counts.
"""

from typing import Any

from azulejos.core.protocol import Game

SpielEvent = tuple[str, ...]
SpielEvents = tuple[SpielEvent, ...]


def move_event(game: Game, players: int, seat: int, move: int) -> SpielEvent:
    """A move, which all seats see."""
    return (f"{seat} {game.move_text(move)}",) * (players + 1)


def draw_event(game: Game, players: int, chance: str) -> SpielEvent:
    """A draw, of which each seat sees a part."""
    return (*(game.view_chance(chance, seat) for seat in range(players)), game.view_chance(chance, None))


def as_known_by(events: SpielEvents, seat: int) -> SpielEvents:
    """The events as one seat knows them: for the others only what spectators have seen."""
    return tuple(tuple(text if eye == seat else event[-1] for eye, text in enumerate(event)) for event in events)


def private(own: Any, public: Any) -> Any:
    """The part of a seat's view that spectators do not see; lists as mappings by index."""
    if isinstance(own, dict):
        return {key: private(value, public[key]) for key, value in own.items() if value != public[key]}
    if isinstance(own, list):
        return {str(at): private(value, public[at]) for at, value in enumerate(own) if value != public[at]}
    return own
