"""The output of a net for a choice of a seat whose hand is hidden: the higher, the likelier the choice.

The net sees the table as it is once the choice lies open: what that seat sees, and nothing that was dealt to others.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

from azulejos.core.rule import rule
from azulejos.core.ruled import RuledGame
from azulejos.evaluation.forward import add_inputs, finish
from azulejos.evaluation.inputs import choices_of
from azulejos.evaluation.simd import set_row

Preference = Callable[[Any, int, int, Any], Any]


@cache
def preference_of(game: RuledGame) -> Preference:
    """The function that returns the logit of a choice of a seat.

    `workspace_of` makes its workspaces: one for all seats, or one for each.
    """
    choices = choices_of(game)
    observe, lay, take_back = choices.features.observe, choices.lay, choices.take_back

    @rule
    def preference(state: Any, seat: int, move: int, workspaces: Any) -> Any:
        workspace = workspaces[seat % len(workspaces)]
        set_row(workspace.sums, workspace.bias, 0)
        lay(state, seat, move)
        observe(state, seat, workspace.seen)
        take_back(state, seat, move)
        add_inputs(workspace.sums, workspace, workspace.seen, 0)
        return finish(workspace)

    return preference
