"""A game in a terminal: draws the table, asks people and bots in turn, tells what happened."""

from datetime import datetime
from pathlib import Path

import platformdirs

from azulejos import records
from azulejos.arena import ask
from azulejos.bots import Limit
from azulejos.core.errors import AzulejosError
from azulejos.core.turn import Decide, Over
from azulejos.languages import DEFAULT, Language
from azulejos.table import Table
from azulejos.terminal.ending import tell_end
from azulejos.terminal.opening import Sitting
from azulejos.terminal.screen import Screen
from azulejos.terminal.spelling import spelled
from azulejos.terminal.teller import Teller
from azulejos.terminal.warming import Warming

COMMANDS = """\
Or one of:
  moves [text]   the legal moves, or those that start with the text
  board          draw the table again
  undo           take your last move back (never across a draw or a reveal)
  save [file]    save the game
  quit           save the game and stop (quit now: stop without saving)
  wait           wait until the bots are at full strength
  ?              this help"""


class Session:
    """One table at one screen, from where it stands to the end of the game or of patience."""

    def __init__(
        self,
        table: Table,
        sitting: Sitting,
        path: str | None = None,
        screen: Screen | None = None,
        resumed: bool = False,
        wait: bool = False,
    ) -> None:
        """With `wait` the game begins when all bots are at full strength."""
        self.table, self.sitting, self.path = table, sitting, path
        self.screen = screen or Screen()
        self._teller = Teller(table, self.screen)
        self._resumed, self._wait = resumed, wait
        self._warming = Warming(table, sitting, self.screen)
        self._stopped = False
        self._kept = False
        hidden = table.game.facts(table.setup).hidden_information
        self._covered = hidden and sum(sitter.bot is None for sitter in sitting) > 1

    def run(self) -> None:
        """Play until the game is over or someone quits; a game that is interrupted is saved."""
        try:
            self._play()
        except KeyboardInterrupt:
            self.screen.say("")  # the sign of the interrupt stands in the line of the question
            self._saved(self.path)
            self._say_how_to_go_on()
            raise

    def _play(self) -> None:
        self.screen.say(f"{self.table.game.title}. Type ? for help.", "dim")
        self._warming.begin()
        if self._wait:
            self._warming.wait()
        if self._resumed:
            self._teller.catch_up()
        while not self._stopped and isinstance(turn := self.table.turn, Decide):
            self._teller.tell()
            seat = next(seat for seat in turn.seats if seat not in self.table.ready)
            if self.sitting[seat].bot is None:
                self._person(seat)
            else:
                self._bot(seat)
        self._teller.tell()
        if self._stopped:
            self._say_how_to_go_on()
        elif isinstance(turn := self.table.turn, Over):
            self._end(turn)

    def _say_how_to_go_on(self) -> None:
        if self._kept:
            self.screen.say(f"Go on with: azulejos play --resume {self.path}", "dim")

    # --- Bots and people --------------------------------------------------------------------------

    def _bot(self, seat: int) -> None:
        bot = self.sitting[seat].bot
        if bot is not None:
            revision = self.table.revision
            with self.screen.thinking(self.table.names[seat]):
                move = ask(self.table, seat, bot, Limit())
            self.table.play(seat, move, revision=revision)

    def _person(self, seat: int) -> None:
        """Let a person decide; with hidden cards and others at the same screen, for their eyes only."""
        if not self._covered:
            self._decide(seat)
            return
        with self.screen.private(self.table.names[seat]):
            self._decide(seat)
        if seat in self.table.ready:
            self.screen.say(f"{self.table.names[seat]} has chosen.", "dim")

    def _decide(self, seat: int) -> None:
        """Draw the table and ask until the person has moved or stopped."""
        self._draw(seat)
        revision = self.table.revision
        while not self._stopped and self.table.revision == revision and seat not in self.table.ready:
            answer = self.screen.ask(f"{self.table.names[seat]} ({self._expected(seat)}): ")
            try:
                self._obey(seat, answer)
            except AzulejosError as error:
                self.screen.refuse(_refusal(error))

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
        if answer is None:  # the end of the input: whether it can be saved or not, nobody is left to ask
            self._saved(self.path)
            self._stopped = True
        elif word.lower() in commands:
            commands[word.lower()](seat, rest.strip())
        elif answer:
            move = spelled(self.table.game, self.table.legal(seat), answer)
            self.table.play(seat, move, revision=self.table.revision)

    # --- Commands -----------------------------------------------------------------------------------

    def _help(self, seat: int, rest: str) -> None:
        examples = (
            f"Type a move as text, such as {', '.join(self.table.legal(seat)[:3])}; capitals or not, both will do."
        )
        self.screen.say("\n".join(filter(None, [examples, self.table.game.guide, COMMANDS])))

    def _moves(self, seat: int, rest: str) -> None:
        wanted = [move for move in self.table.legal(seat) if move.casefold().startswith(rest.casefold())]
        self.screen.columns(grouped(wanted) or ["none"])

    def _board(self, seat: int, rest: str) -> None:
        self._draw(seat)

    def _undo(self, seat: int, rest: str) -> None:
        """At one screen all people sit together, so asking is enough."""
        asked = self.table.ask_takeback(seat)
        for other in sorted(asked.missing) if asked else ():
            self.table.agree(other)

    def _await(self, seat: int, rest: str) -> None:
        self._warming.wait()

    def _save(self, seat: int, rest: str) -> None:
        self._saved(rest or self.path)

    def _quit(self, seat: int, rest: str) -> None:
        if rest == "now" or self._saved(self.path):
            self._stopped = True
        else:
            self.screen.say("Save it elsewhere, or stop without saving: quit now")

    def _saved(self, wanted: str | None) -> bool:
        """Write the game to a file; whether that could be done."""
        path = Path(wanted or _default_path(self.table.game.name)).expanduser()
        record = self.table.saved()
        record.header["seats"] = [sitter.kind for sitter in self.sitting]
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            beside = path.with_name(f"{path.name}.new")
            beside.write_text(records.write([record]), encoding="utf-8", newline="\n")
            beside.replace(path)  # all of it or nothing: an older save is never half gone
        except OSError as error:
            self.screen.refuse(f"{path} can not be written: {error.strerror}")
            return False
        self.path, self._kept = str(path), True
        self.screen.say(f"Saved to {path}", "dim")
        return True

    # --- Telling ------------------------------------------------------------------------------------

    def _draw(self, seat: int | None) -> None:
        self.screen.say("")
        self.screen.draw(self.table.game.picture(self.table.glimpse(seat).view, seat, self.table.names))

    def _expected(self, seat: int) -> str:
        legal = self.table.legal(seat)
        return f"1 move: {legal[0]}" if len(legal) == 1 else f"{len(legal)} moves, as {legal[0]}"

    def _end(self, turn: Over) -> None:
        self._draw(None)
        self.screen.say("\nThe game is over.", "bold")
        tell_end(self.screen, self.table.game, self.table.names, self._teller.course.tally(), turn.result)


def grouped(moves: list[str]) -> list[str]:
    """Moves that differ only behind a sign (`>`, `=`, `:`) put together: `3R> 1 2 F`."""
    groups: dict[str, list[str]] = {}
    for move in moves:
        sign = next((sign for sign in ">=:" if sign in move), "")
        head, _, tail = move.partition(sign) if sign else (move, "", "")
        groups.setdefault(head + sign, []).append(tail)
    return [f"{head} {' '.join(tails)}".strip() for head, tails in groups.items()]


def _refusal(error: AzulejosError) -> str:
    """What is wrong, said to the person, with the clause of the rules; where there are no words, in the error's own."""
    sentence = Language(DEFAULT).text(error.code, error.facts)
    if sentence is None:
        return str(error)
    return f"{sentence.removesuffix('.')} ({error.clause})." if error.clause else sentence


def _default_path(game: str) -> str:
    now = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    return str(Path(platformdirs.user_data_dir("azulejos")) / "saves" / f"{game}-{now}.jsonl")
