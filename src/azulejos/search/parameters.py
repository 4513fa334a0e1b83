"""The parameters of the searches, in one place, each explained. Change one only with a match that says so."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Parameters:
    """What the searches are tuned by, and what matches said of it."""

    deepest: int = 40
    """Decisions a line may have. No round is longer from where a search gets."""
    table_bits: int = 20
    """The transposition table has two to the power of this entries of 16 bytes."""
    gist_bits: int = 15
    """And the table of appraisals, where a game has one, two to the power of this of 16 bytes."""
    reduce_after: int = 4
    """Moves of a decision that are searched to the full depth; later ones one less deep at first.

    In Azul with a net neither 2 nor 8 is better, by a sequential test (docs/strength.md, as for the next two).
    """
    reduce_from: int = 3
    """With less depth left than this nothing is reduced; with more than `deepest` nothing ever is.

    In Azul neither 2 is better nor reducing nothing; in 60 games of Summer Pavilion reducing made no sure difference.
    """
    look_from: int = 3
    """With this depth left or more, moves are ordered by a look at what they lead to; nearer the end by history.

    In Azul 2 is no better, and 4 scored 51.8 ± 3.5 % of 800 games, which is not clear.
    """
    node_bits: int = 18
    """A sampling tree has room for two to the power of this nodes."""
    edge_bits: int = 21
    """And for so many moves from them."""
    exploration: float = 0.6
    """How much sampling prefers moves it knows little about, in the unit of win chances.

    With three players and nets, 0.6 won against 1.4 in Azul and in Summer Pavilion by a sequential test
    (docs/strength.md).
    """
    prior_heat: float = 2.0
    """How many points two moves must be apart to make one e times as likely to be looked at first."""
    mixing: float = 0.002
    """Where hands are hidden, a move that wins so much less often is played e times less often."""

    @property
    def tuning(self) -> tuple[int, int, int]:
        """What alpha-beta is tuned by, as compiled functions take it."""
        return self.reduce_after, self.reduce_from, self.look_from


DEFAULT = Parameters()

TEXTBOOK = Parameters(exploration=1.4)
"""Of the textbook search to compare with: about the square root of two, as it stands there."""
