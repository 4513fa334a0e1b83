"""Observers of a state in OpenSpiel: as text, and as a tensor."""

import json
from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from azulejos.core.plain import plain
from azulejos.rl.openspiel.history import private

if TYPE_CHECKING:
    from azulejos.rl.openspiel.game import SpielGame
    from azulejos.rl.openspiel.state import SpielState


class Observer:
    """An observer of the kind that OpenSpiel requests: with or without memory, of public or private information.

    A tensor exists only for the present observation of one player; perfect recall is text.
    """

    def __init__(self, game: "SpielGame", kind: Any) -> None:
        self._stepper, self._kind = game.stepper, kind
        self._features = game.ours.features
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        one = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if one and kind.public_info and not kind.perfect_recall and self._features is not None:
            self.tensor = np.zeros(self._features.size, np.float32)
            fields = self._features.fields()
            self.dict = {name: self.tensor[start : start + field.size] for name, start, field in fields}

    def set_from(self, state: "SpielState", player: int) -> None:
        """Write the observation of a player into the tensor."""
        if self.tensor is not None and self._features is not None:
            record = plain(self._stepper.sealed(state.snapshot))
            self.tensor[:] = self._features.of(record, max(player, 0))  # OpenSpiel asks for the shape as player -1

    def string_from(self, state: "SpielState", player: int) -> str:
        """The observation of a player as text: the seat, the history, the view."""
        if self._kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return "\n".join(self._seen(state, seat) for seat in range(self._stepper.setup.players))
        alone = self._kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        return self._seen(state, player if alone else None)

    def _seen(self, state: "SpielState", seat: int | None) -> str:
        stepper, snapshot = self._stepper, state.snapshot
        lines = [] if seat is None else [f"seat {seat}"]
        if self._kind.public_info and not self._kind.perfect_recall:
            return "\n".join([*lines, _text(stepper.view(snapshot, seat))])
        if self._kind.public_info:
            lines += stepper.lines_for(snapshot, seat)
        if seat is not None and stepper.facts.hidden_information:
            lines.append(_text(private(stepper.view(snapshot, seat), stepper.view(snapshot, None))))
        return "\n".join(lines)


def _text(document: dict[str, Any]) -> str:
    return json.dumps(document, separators=(",", ":"))
