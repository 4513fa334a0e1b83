"""A training from its first game to its best net, in a folder: whatever is done is kept, and never done twice.

    terms.json              what decides everything: the game, its set-ups, the seed, the recipe
    003/shard-0042          games of the fourth generation
    003/net.npz             the net fitted to the last generations
    003/loss.json           its loss
    003/gate-0007.json      games against the best net before it
    003/yardstick-0001.json games against the game's own appraisal
    003/verdict.json        what came out, and whether it took the place of the best
    curve.svg               all that as a picture

Kill it at any moment; the same command goes on.
"""

import json
from pathlib import Path

from azulejos.training.curve import svg
from azulejos.training.errors import TrainingError
from azulejos.training.generation import Generation, Watch
from azulejos.training.points import points_of
from azulejos.training.terms import VERSION, Terms
from azulejos.training.verdict import Verdict
from azulejos.training.work import Answers, play_here
from azulejos.training.writing import write_whole


class Campaign:
    """A training in a folder."""

    def __init__(self, folder: Path, terms: Terms, watch: Watch = lambda step: None) -> None:
        """Begin, or go on. Raises TrainingError if the folder holds a training on other terms, or can not be used."""
        self.folder, self.terms, self._watch = folder, terms, watch
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._check(folder / "terms.json")
        except OSError as error:
            raise TrainingError(f"{folder} can not be used: {error.strerror}", code="no-folder") from None

    @property
    def verdicts(self) -> list[Verdict]:
        """The generations that are done."""
        found = sorted(self.folder.glob("*/verdict.json"))
        return [Verdict(**json.loads(path.read_text())) for path in found]

    @property
    def best(self) -> Generation | None:
        """The last generation whose net was accepted."""
        accepted = [each.generation for each in self.verdicts if each.accepted]
        return self._generation(accepted[-1]) if accepted else None

    @property
    def curve_path(self) -> Path:
        """Where the picture of the curve is."""
        return self.folder / "curve.svg"

    def draw(self) -> None:
        """Draw the curve of at least one generation."""
        write_whole(self.curve_path, svg(points_of(self.verdicts)))

    def advance(self, crew: Answers = play_here) -> Verdict:
        """Let a crew play the next generation or what is missing of it, fit and judge it."""
        recipe, best = self.terms.recipe, self.best
        number = len(self.verdicts)
        now, rival = self._generation(number), None if best is None else best.net
        now.play(rival, crew, self._watch)
        recent = [self._generation(each).shards() for each in range(max(0, number - recipe.window + 1), number + 1)]
        loss = now.fit([shard for shards in recent for shard in shards], self._watch)
        score = None if rival is None else now.duel(rival, crew, self._watch)
        yardstick = now.duel(None, crew, self._watch)
        accepted = score is None or score >= recipe.gate_score
        positions = sum(len(shard) for shard in recent[-1])
        verdict = Verdict(number, positions, loss, score, yardstick, accepted)
        write_whole(now.place / "verdict.json", json.dumps(verdict.to_json()))
        return verdict

    def _check(self, kept: Path) -> None:
        """See that the folder holds nothing, or a training on the same terms."""
        told = json.dumps(self.terms.to_json(), indent=2, sort_keys=True)
        if kept.exists() and kept.read_text() != told:
            if json.loads(kept.read_text()).get("version", 1) != VERSION:
                message = f"{self.folder} holds a training of another version of azulejos; name another folder"
                raise TrainingError(message, code="other-version")
            message = f"{self.folder} holds a training on other terms; go on with those, or name another folder"
            raise TrainingError(message, code="other-terms")
        write_whole(kept, told)

    def _generation(self, number: int) -> Generation:
        return Generation(number, self.terms, self.folder)
