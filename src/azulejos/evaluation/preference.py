"""What a network says to a choice of a seat whose hand is hidden from others: the more it likes it, the likelier it is.

It is asked what it makes of the table once the choice lies open. So it sees what that seat sees, and nothing that was
dealt to others.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

from azulejos.core.rule import rule
from azulejos.core.ruled import RuledGame
from azulejos.evaluation.forward import add_inputs, finish
from azulejos.evaluation.inputs import choices_of
from azulejos.evaluation.wide import set_row

Preference = Callable[[Any, int, int, Any], Any]


@cache
def preference_of(game: RuledGame) -> Preference:
    """The function that says how much a seat likes a choice, as a logit.

    Its minds are made by `mind_of`: one for all seats, or one for each.
    """
    choices = choices_of(game)
    observe, lay, take_back = choices.features.observe, choices.lay, choices.take_back

    @rule
    def preference(state: Any, seat: int, move: int, minds: Any) -> Any:
        mind = minds[seat % len(minds)]
        set_row(mind.sums, mind.bias, 0)
        lay(state, seat, move)
        observe(state, seat, mind.seen)
        take_back(state, seat, move)
        add_inputs(mind.sums, mind, mind.seen, 0)
        return finish(mind)

    return preference
