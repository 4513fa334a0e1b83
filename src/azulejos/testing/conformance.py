"""Checks a game against the laws: random games with every player count and option, state by state."""

import itertools
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial

from azulejos.core.facts import Facts
from azulejos.core.protocol import Game, State
from azulejos.core.randomness import SeededRandomness
from azulejos.core.ruled import RuledGame
from azulejos.core.setup import Setup
from azulejos.core.turn import Chance, Decide, Over
from azulejos.testing.laws import STATE_LAWS, tally_law


class ConformanceError(AssertionError):
    """A game or a bot breaks its contract. `findings` lists how, each once for every law."""

    def __init__(self, findings: Sequence[str]) -> None:
        super().__init__("\n".join(["breaks its contract:", *findings]))
        self.findings = tuple(findings)


@dataclass
class ConformanceReport:
    """The counts and findings of a check."""

    setups: int = 0
    games: int = 0
    decisions: int = 0
    findings: dict[str, str] = field(default_factory=dict)
    """The first finding for each law."""

    def close(self) -> "ConformanceReport":
        """The report itself if all is well; raises ConformanceError if not."""
        if self.findings:
            raise ConformanceError([f"{law}: {finding}" for law, finding in self.findings.items()])
        return self


def check_game(
    game: Game, *, games: int = 2, seed: int | str = 0, every: int = 5, compiled: bool = True
) -> ConformanceReport:
    """Play random games with every set-up and check the laws on every `every`-th state.

    With `compiled`, a game made of `Rules` is also played by a compiled kernel, and both speeds must
    agree to the bit. Raises ConformanceError; returns a report of what was checked.
    """
    report = ConformanceReport()
    for setup in all_setups(game):
        report.setups += 1
        for number in range(games):
            _Walk(game, setup, SeededRandomness(f"{seed}/{report.setups}/{number}"), report, every).go()
        if compiled and isinstance(game, RuledGame):
            _note(report, "two_speeds_law", setup, partial(_two_speeds, game, setup))
    return report.close()


def all_setups(game: Game) -> Iterator[Setup]:
    """Every player count with every choice of every option; who starts varies.

    Of an option that takes any number, only the first two choices are used.
    """
    listed = [option.choices if option.least is None else option.choices[:2] for option in game.options]
    choices = [[(option.name, value) for value in values] for option, values in zip(game.options, listed, strict=True)]
    for players in game.players:
        for number, options in enumerate(itertools.product(*choices)):
            starter = number % players if game.has_starter else None
            yield Setup.of(game, players, dict(options), starter)


def _note(report: ConformanceReport, law: str, setup: Setup, broken: Callable[[], Iterator[str]]) -> None:
    """Store the first violation of a law; an unexpected exception is one, too."""
    if law in report.findings:
        return
    where = f"{setup.players} players, {dict(setup.options)}"
    try:
        found = next(broken(), None)
    except Exception as error:  # noqa: BLE001  (a broken game may raise anything)
        found = f"raised {error!r}"
    if found is not None:
        report.findings[law] = f"{found} ({where}, decision {report.decisions})"


class _Walk:
    """One random game, checked against the laws on the way."""

    def __init__(
        self, game: Game, setup: Setup, randomness: SeededRandomness, report: ConformanceReport, every: int
    ) -> None:
        self.game, self.setup, self.randomness, self.report, self.every = game, setup, randomness, report, every
        self.facts: Facts = game.facts(setup)
        self.texts: list[tuple[int | None, str]] = []
        seats = range(setup.players)
        secret = [(viewer, other) for viewer in (None, *seats) for other in seats if viewer != other]
        self.secrets = set(secret) if self.facts.hidden_information else set()
        """Pairs of viewer and other seat whose secret has not been confirmed yet."""

    def go(self) -> None:
        """Play to the end, then play again from the texts alone."""
        self.report.games += 1
        state = self.game.start(self.setup)
        _note(self.report, "replay_law", self.setup, lambda: self._replay(self._walk(state)))

    def _walk(self, state: State) -> State | None:
        decisions = 0
        while not isinstance(turn := self.game.turn(state), Over):
            if isinstance(turn, Chance) or len(self.texts) % self.every == 1:
                self._look(state)
            if isinstance(turn, Decide):
                decisions += 1
                if self.facts.longest_game is not None and decisions > self.facts.longest_game:
                    self.report.findings.setdefault("end_law", f"a game goes on after {decisions - 1} decisions")
                    return None
            state = self._step(state)
        self.report.decisions += decisions
        self._look(state)
        for viewer, other in sorted(self.secrets, key=str):
            leak = f"whatever seat {viewer} imagines, seat {other} sees the same: the view reveals its secrets"
            self.report.findings.setdefault("secret_law", leak)
        return state

    def _look(self, state: State) -> None:
        for law in STATE_LAWS:
            _note(self.report, law.__name__, self.setup, partial(law, self.game, state, self.facts))
        for viewer, other in list(self.secrets):
            _note(self.report, "secret_law", self.setup, partial(self._keep_secret, state, viewer, other))

    def _keep_secret(self, state: State, viewer: int | None, other: int) -> Iterator[str]:
        """Confirm a secret once a state that fits one seat's view looks different to another seat."""
        imagined = self.game.imagine(self.game.view(state, viewer), viewer, self.randomness.child(len(self.texts)))
        if self.game.view(imagined, other) != self.game.view(state, other):
            self.secrets.discard((viewer, other))
        yield from ()

    def _step(self, state: State) -> State:
        turn = self.game.turn(state)
        if isinstance(turn, Decide):
            seat = turn.seats[self.randomness.below(len(turn.seats))]
            legal = self.game.legal(state, seat)
            move = legal[self.randomness.below(len(legal))]
            self.texts.append((seat, self.game.move_text(move)))
            return self.game.play(state, seat, move)
        chance = self.game.draw(state, self.randomness)
        self.texts.append((None, chance))
        return self.game.deal(state, chance)

    def _replay(self, end: State | None) -> Iterator[str]:
        if end is None:
            return
        states = [state := self.game.start(self.setup)]
        for seat, text in self.texts:
            state = (
                self.game.deal(state, text) if seat is None else self.game.play(state, seat, self.game.read_move(text))
            )
            states.append(state)
        _note(self.report, "tally_law", self.setup, lambda: tally_law(self.game, states))
        if self.game.position(state) != self.game.position(end):
            yield "the texts of a game lead to another end"


def _two_speeds(game: RuledGame, setup: Setup) -> Iterator[str]:
    from azulejos.testing.speeds import differences  # noqa: PLC0415  (compiling is optional)

    yield from differences(game, setup)
