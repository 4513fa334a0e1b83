"""A training in a folder, from its first game to its best net; finished work is kept and never repeated.

    terms.json              the configuration: the game, its set-ups, the seed, the recipe
    003/shard-0042          games of the fourth generation
    003/net.npz             the net fitted to the last generations
    003/loss.json           its loss
    003/gate-0007.json      games against the best net before it
    003/yardstick-0001.json games against the heuristic
    003/verdict.json        the results, and whether the net was accepted
    curve.svg               the verdicts as a picture

It may be killed at any moment; the same command resumes it.
"""

import json
from pathlib import Path

from azulejos.training.atomic_files import write_whole
from azulejos.training.config import VERSION, TrainingConfig
from azulejos.training.errors import TrainingError
from azulejos.training.generation import Generation, Watch
from azulejos.training.reports.curve_picture import svg
from azulejos.training.reports.elo_curve import points_of
from azulejos.training.verdict import GateVerdict
from azulejos.training.workers import WorkResults, play_here


class Campaign:
    """A training in a folder."""

    def __init__(self, folder: Path, config: TrainingConfig, watch: Watch = lambda step: None) -> None:
        """Begin or resume. Raises TrainingError if the folder holds another training, or cannot be used."""
        self.folder, self.config, self._watch = folder, config, watch
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._check(folder / "terms.json")
        except OSError as error:
            raise TrainingError(f"{folder} cannot be used: {error.strerror}", code="no-folder") from None

    @property
    def verdicts(self) -> list[GateVerdict]:
        """The verdicts of the finished generations."""
        found = sorted(self.folder.glob("*/verdict.json"))
        return [GateVerdict(**json.loads(path.read_text())) for path in found]

    @property
    def best(self) -> Generation | None:
        """The last generation whose net was accepted."""
        accepted = [each.generation for each in self.verdicts if each.accepted]
        return self._generation(accepted[-1]) if accepted else None

    @property
    def curve_path(self) -> Path:
        """The path of the picture of the curve."""
        return self.folder / "curve.svg"

    def draw(self) -> None:
        """Draw the curve; at least one generation must be finished."""
        write_whole(self.curve_path, svg(points_of(self.verdicts)))

    def advance(self, runner: WorkResults = play_here) -> GateVerdict:
        """Play what is missing of the next generation by a runner, fit its net, and return the verdict."""
        recipe, best = self.config.recipe, self.best
        number = len(self.verdicts)
        now, rival = self._generation(number), None if best is None else best.net
        now.play(rival, runner, self._watch)
        recent = [self._generation(each).shards() for each in range(max(0, number - recipe.window + 1), number + 1)]
        loss = now.fit([shard for shards in recent for shard in shards], self._watch)
        score = None if rival is None else now.duel(rival, runner, self._watch)
        yardstick = now.duel(None, runner, self._watch)
        accepted = score is None or score >= recipe.gate_score
        positions = sum(len(shard) for shard in recent[-1])
        verdict = GateVerdict(number, positions, loss, score, yardstick, accepted)
        write_whole(now.place / "verdict.json", json.dumps(verdict.to_json()))
        return verdict

    def _check(self, kept: Path) -> None:
        """Raise TrainingError if the folder holds a training with another configuration."""
        document = json.dumps(self.config.to_json(), indent=2, sort_keys=True)
        if kept.exists() and kept.read_text() != document:
            if json.loads(kept.read_text()).get("version", 1) != VERSION:
                message = f"{self.folder} holds a training of another version of azulejos; name another folder"
                raise TrainingError(message, code="other-version")
            message = f"{self.folder} holds a training on other terms; resume it with those, or name another folder"
            raise TrainingError(message, code="other-terms")
        write_whole(kept, document)

    def _generation(self, number: int) -> Generation:
        return Generation(number, self.config, self.folder)
