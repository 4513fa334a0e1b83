"""A game in a terminal: draws the table, asks people and bots in turn, prints what happened."""

from datetime import datetime
from pathlib import Path

import platformdirs

from azulejos import records
from azulejos.arena import ask
from azulejos.bots import Limit
from azulejos.core.errors import AzulejosError
from azulejos.core.texts import texts_of
from azulejos.core.turn import Decide, Over
from azulejos.languages import LanguageWords
from azulejos.table import Table
from azulejos.terminal.bot_strength import BotStrength
from azulejos.terminal.final_scores import FinalScores
from azulejos.terminal.help_text import help_text
from azulejos.terminal.move_input import spelled
from azulejos.terminal.narrator import Narrator
from azulejos.terminal.score_text import ScoreText
from azulejos.terminal.screen import Screen
from azulejos.terminal.seating import SeatedPlayers, reason_of


class Session:
    """One table at one screen, until the game is over or someone quits."""

    def __init__(
        self,
        table: Table,
        seated: SeatedPlayers,
        path: str | None = None,
        screen: Screen | None = None,
        resumed: bool = False,
        wait: bool = False,
        words: LanguageWords | None = None,
    ) -> None:
        """Prepare the game, in English without `words`. With `wait` it begins when all bots are at full strength."""
        self.table, self.seated, self.path = table, seated, path
        self.screen, self.words = screen or Screen(), words or LanguageWords()
        scores = ScoreText(table.game, table.setup.options, self.words)
        self._narrator = Narrator(table, self.screen, self.words, scores)
        self._final_scores = FinalScores(self.screen, self.words, scores)
        self._resumed, self._wait = resumed, wait
        self._strength = BotStrength(table, seated, self.screen, self.words)
        self._stopped = False
        self._is_saved = False
        hidden = table.game.facts(table.setup).hidden_information
        self._covered = hidden and sum(player.bot is None for player in seated) > 1

    def run(self) -> None:
        """Play until the game is over or someone quits; a game that is interrupted is saved."""
        try:
            self._play()
        except KeyboardInterrupt:
            self.screen.say("")  # the terminal shows ^C in the line of the prompt
            self._saved(self.path)
            self._say_how_to_go_on()
            raise

    def _play(self) -> None:
        title = texts_of(self.table.game).title(self.words)
        self.screen.say(self.words.say("terminal-welcome", title=title), "dim")
        self._strength.begin()
        if self._wait:
            self._strength.wait()
        if self._resumed:
            self._narrator.catch_up()
        while not self._stopped and isinstance(turn := self.table.turn, Decide):
            self._narrator.print_events()
            seat = next(seat for seat in turn.seats if seat not in self.table.ready)
            if self.seated[seat].bot is None:
                self._person(seat)
            else:
                self._bot(seat)
        self._narrator.print_events()
        if self._stopped:
            self._say_how_to_go_on()
        elif isinstance(turn := self.table.turn, Over):
            self._end(turn)

    def _say_how_to_go_on(self) -> None:
        if self._is_saved:
            self.screen.say(self.words.say("terminal-resume", command=f"azulejos play --resume {self.path}"), "dim")

    # --- Bots and people --------------------------------------------------------------------------

    def _bot(self, seat: int) -> None:
        bot = self.seated[seat].bot
        if bot is not None:
            revision = self.table.revision
            with self.screen.working(self.words.say("terminal-thinks", name=self.table.names[seat])):
                move = ask(self.table, seat, bot, Limit())
            self.table.play(seat, move, revision=revision)

    def _person(self, seat: int) -> None:
        """Let a person decide; with hidden cards and others at the same screen, on a private screen."""
        if not self._covered:
            self._decide(seat)
            return
        name = self.table.names[seat]
        warning, prompt = self.words.say("terminal-turn", name=name), self.words.say("terminal-show-cards")
        with self.screen.private(warning, prompt):
            self._decide(seat)
        if seat in self.table.ready:
            self.screen.say(self.words.say("terminal-has-chosen", name=name), "dim")

    def _decide(self, seat: int) -> None:
        """Draw the table and ask until the person has moved or stopped."""
        self._draw(seat)
        before = self.table.revision, self.table.sealed(seat)
        while not self._stopped and (self.table.revision, self.table.sealed(seat)) == before:
            answer = self.screen.ask(self._question(seat))
            try:
                self._obey(seat, answer)
            except AzulejosError as error:
                self.screen.refuse(self.words.refusal(error))

    def _obey(self, seat: int, answer: str | None) -> None:
        word, _, rest = (answer or "").partition(" ")
        commands = {"?": self._help, "help": self._help, "moves": self._moves, "board": self._board}
        commands |= {
            "undo": self._undo,
            "save": self._save,
            "quit": self._quit,
            "exit": self._quit,
            "wait": self._await,
        }
        if answer is None:  # the end of the input: stop, whether the game could be saved or not
            self._saved(self.path)
            self._stopped = True
        elif word.lower() in commands:
            commands[word.lower()](seat, rest.strip())
        elif answer:
            move = spelled(self.table.game, self.table.legal(seat), answer)
            self.table.play(seat, move, revision=self.table.revision)

    # --- Commands -----------------------------------------------------------------------------------

    def _help(self, seat: int, rest: str) -> None:
        self.screen.say(help_text(self.table.game, self.table.legal(seat), self.words))

    def _moves(self, seat: int, rest: str) -> None:
        wanted = [move for move in self.table.legal(seat) if move.casefold().startswith(rest.casefold())]
        self.screen.columns(grouped(wanted) or [self.words.say("terminal-no-moves")])

    def _board(self, seat: int, rest: str) -> None:
        self._draw(seat)

    def _undo(self, seat: int, rest: str) -> None:
        """Take the last move back. All people are at one screen, so nobody is asked for consent."""
        asked = self.table.ask_takeback(seat)
        for other in sorted(asked.missing) if asked else ():
            self.table.agree(other)

    def _await(self, seat: int, rest: str) -> None:
        self._strength.wait()

    def _save(self, seat: int, rest: str) -> None:
        self._saved(rest or self.path)

    def _quit(self, seat: int, rest: str) -> None:
        if rest == "now" or self._saved(self.path):
            self._stopped = True
        else:
            self.screen.say(self.words.say("terminal-save-elsewhere"))

    def _saved(self, wanted: str | None) -> bool:
        """Write the game to a file; returns whether that succeeded."""
        path = Path(wanted or _default_path(self.table.game.name)).expanduser()
        record = self.table.saved()
        record.header["seats"] = [player.kind for player in self.seated]
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            temporary = path.with_name(f"{path.name}.new")
            temporary.write_text(records.write([record]), encoding="utf-8", newline="\n")
            temporary.replace(path)  # atomic: an older save is never lost
        except OSError as error:
            self.screen.refuse(self.words.say("terminal-not-written", path=str(path), reason=reason_of(error)))
            return False
        self.path, self._is_saved = str(path), True
        self.screen.say(self.words.say("terminal-saved", path=str(path)), "dim")
        return True

    # --- Output -------------------------------------------------------------------------------------

    def _draw(self, seat: int | None) -> None:
        self.screen.say("")
        texts, view = texts_of(self.table.game), self.table.glimpse(seat).view
        self.screen.draw(texts.picture(self.words, view, seat, self.table.names))

    def _question(self, seat: int) -> str:
        legal = self.table.legal(seat)
        question = self.words.say("terminal-ask", name=self.table.names[seat], count=len(legal), move=legal[0])
        return f"{question}: "

    def _end(self, turn: Over) -> None:
        self._draw(None)
        self.screen.say(f"\n{self.words.say('terminal-over')}.", "bold")
        self._final_scores.print_reason(self.table.notice)
        tally = self._narrator.history.tally()
        self._final_scores.print_result(self.table.game, self.table.names, tally, turn.result)


def grouped(moves: list[str]) -> list[str]:
    """Moves that differ only after a sign (`>`, `=`, `:`), grouped: `3R> 1 2 F`."""
    groups: dict[str, list[str]] = {}
    for move in moves:
        sign = next((sign for sign in ">=:" if sign in move), "")
        head, _, tail = move.partition(sign) if sign else (move, "", "")
        groups.setdefault(head + sign, []).append(tail)
    return [f"{head} {' '.join(tails)}".strip() for head, tails in groups.items()]


def _default_path(game: str) -> str:
    now = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    return str(Path(platformdirs.user_data_dir("azulejos")) / "saves" / f"{game}-{now}.jsonl")
