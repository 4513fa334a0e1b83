"""Games as text: read, write, replay with every word checked; and the shuffle that dealt them."""

from azulejos.records.claim import Claim, claim_of, read_claim
from azulejos.records.playthrough import bare, playthrough
from azulejos.records.reading import read, read_one
from azulejos.records.record import Event, Record, write
from azulejos.records.replay import Step, final_state, game_of, replay, setup_of
from azulejos.records.shuffle import Shuffle, Shuffled, ShuffleError
from azulejos.records.tally import tally
from azulejos.records.verification import Difference, Verdict, verify

__all__ = [
    "Claim",
    "Difference",
    "Event",
    "Record",
    "Shuffle",
    "ShuffleError",
    "Shuffled",
    "Step",
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
