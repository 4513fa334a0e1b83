"""Records of games as text: read, write, replay and check them, and verify their shuffles."""

from azulejos.records.claim import Claim, claim_of, read_claim
from azulejos.records.parse import read, read_one
from azulejos.records.playthrough import bare, playthrough
from azulejos.records.record import Event, Record, write
from azulejos.records.replay import ReplayStep, final_state, game_of, replay, setup_of
from azulejos.records.shuffle import Shuffle, Shuffled, ShuffleError
from azulejos.records.tally import tally
from azulejos.records.verification import Difference, Verdict, verify

__all__ = [
    "Claim",
    "Difference",
    "Event",
    "Record",
    "ReplayStep",
    "Shuffle",
    "ShuffleError",
    "Shuffled",
    "Verdict",
    "bare",
    "claim_of",
    "final_state",
    "game_of",
    "playthrough",
    "read",
    "read_claim",
    "read_one",
    "replay",
    "setup_of",
    "tally",
    "verify",
    "write",
]
