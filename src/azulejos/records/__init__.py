"""Games as text: read, write, replay with every word checked."""

from azulejos.records.playthrough import bare, playthrough
from azulejos.records.reading import read, read_one
from azulejos.records.record import Event, Record, write
from azulejos.records.replay import Step, final_state, game_of, replay, setup_of

__all__ = [
    "Event",
    "Record",
    "Step",
    "bare",
    "final_state",
    "game_of",
    "playthrough",
    "read",
    "read_one",
    "replay",
    "setup_of",
    "write",
]
