"""The parameters of the searches, each explained. Change one only after a match that supports it."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Parameters:
    """The parameters of the searches, and what matches showed."""

    deepest: int = 40
    """The most decisions of a line. No line to the end of a round is longer in practice."""
    table_bits: int = 20
    """The transposition table has two to the power of this entries of 16 bytes."""
    eval_key_bits: int = 15
    """The cache of heuristic values, where a game has one, has two to the power of this entries of 16 bytes."""
    reduce_after: int = 4
    """Moves of a decision that are searched to the full depth; later ones first get one ply less.

    In Azul with a net neither 2 nor 8 is better, by a sequential test (docs/strength.md, as for the next two).
    """
    reduce_from: int = 3
    """With less depth left than this no move is reduced; a value above `deepest` turns reductions off.

    In Azul neither 2 nor no reduction is better. In 60 games of Summer Pavilion reductions made no clear difference.
    """
    look_from: int = 3
    """With this depth left or more, moves are ordered by the value after each; with less, by history.

    In Azul 2 is no better, and 4 scored 51.8 ± 3.5 % of 800 games, which is not clear.
    """
    node_bits: int = 18
    """An MCTS tree has space for two to the power of this nodes."""
    edge_bits: int = 21
    """An MCTS tree has space for two to the power of this edges."""
    exploration: float = 0.6
    """How much MCTS prefers moves with few visits, in units of win probability.

    With three players and nets, 0.6 won against 1.4 in Azul and in Summer Pavilion by a sequential test
    (docs/strength.md).
    """
    prior_heat: float = 2.0
    """The softmax temperature of priors: a difference of this many points makes a prior e times larger."""
    mixing: float = 0.002
    """The softmax temperature where hands are hidden: a win rate lower by this is played e times less often."""

    @property
    def tuning(self) -> tuple[int, int, int]:
        """The parameters of alpha-beta, as compiled functions take them."""
        return self.reduce_after, self.reduce_from, self.look_from


DEFAULT = Parameters()

TEXTBOOK = Parameters(exploration=1.4)
"""For the textbook search to compare with: exploration is about the square root of two, as textbooks say."""
