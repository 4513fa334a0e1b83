"""What happened, as each seat was told it: the memory of those who forget nothing.

A story is a tuple of events; an event holds its text for every seat and, last, for spectators. The texts are
those of the notation, with what an eye may not know replaced by counts.
"""

from typing import Any

from azulejos.core.protocol import Game

Event = tuple[str, ...]
Story = tuple[Event, ...]


def moved(game: Game, players: int, seat: int, move: int) -> Event:
    """A move, which everybody sees."""
    return (f"{seat} {game.move_text(move)}",) * (players + 1)


def drawn(game: Game, players: int, chance: str) -> Event:
    """A draw, of which everybody sees a part."""
    return (*(game.told(chance, seat) for seat in range(players)), game.told(chance, None))


def retold(story: Story, seat: int) -> Story:
    """The story as one seat knows it: to the others it tells no more than what spectators have seen."""
    return tuple(tuple(told if eye == seat else event[-1] for eye, told in enumerate(event)) for event in story)


def private(own: Any, public: Any) -> Any:
    """The part of a seat's view that spectators do not see; lists as mappings by place."""
    if isinstance(own, dict):
        return {key: private(value, public[key]) for key, value in own.items() if value != public[key]}
    if isinstance(own, list):
        return {str(at): private(value, public[at]) for at, value in enumerate(own) if value != public[at]}
    return own
