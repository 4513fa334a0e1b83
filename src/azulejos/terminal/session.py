"""A game in a terminal: draws the table, asks people and bots in turn, prints what happened."""

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
from azulejos.terminal.bot_strength import BotStrength
from azulejos.terminal.final_scores import print_reason, print_result
from azulejos.terminal.move_input import spelled
from azulejos.terminal.narrator import Narrator
from azulejos.terminal.screen import Screen
from azulejos.terminal.seating import SeatedPlayers

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
    """One table at one screen, until the game is over or someone quits."""

    def __init__(
        self,
        table: Table,
        seated: SeatedPlayers,
        path: str | None = None,
        screen: Screen | None = None,
        resumed: bool = False,
        wait: bool = False,
    ) -> None:
        """Prepare the game. With `wait` it begins when all bots are at full strength."""
        self.table, self.seated, self.path = table, seated, path
        self.screen = screen or Screen()
        self._narrator = Narrator(table, self.screen)
        self._resumed, self._wait = resumed, wait
        self._strength = BotStrength(table, seated, self.screen)
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
        self.screen.say(f"{self.table.game.title}. Type ? for help.", "dim")
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
            self.screen.say(f"Go on with: azulejos play --resume {self.path}", "dim")

    # --- Bots and people --------------------------------------------------------------------------

    def _bot(self, seat: int) -> None:
        bot = self.seated[seat].bot
        if bot is not None:
            revision = self.table.revision
            with self.screen.thinking(self.table.names[seat]):
                move = ask(self.table, seat, bot, Limit())
            self.table.play(seat, move, revision=revision)

    def _person(self, seat: int) -> None:
        """Let a person decide; with hidden cards and others at the same screen, on a private screen."""
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
        before = self.table.revision, self.table.sealed(seat)
        while not self._stopped and (self.table.revision, self.table.sealed(seat)) == before:
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
            self.screen.say("Save it elsewhere, or stop without saving: quit now")

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
            self.screen.refuse(f"{path} cannot be written: {error.strerror}")
            return False
        self.path, self._is_saved = str(path), True
        self.screen.say(f"Saved to {path}", "dim")
        return True

    # --- Output -------------------------------------------------------------------------------------

    def _draw(self, seat: int | None) -> None:
        self.screen.say("")
        self.screen.draw(self.table.game.picture(self.table.glimpse(seat).view, seat, self.table.names))

    def _expected(self, seat: int) -> str:
        legal = self.table.legal(seat)
        return f"1 move: {legal[0]}" if len(legal) == 1 else f"{len(legal)} moves, as {legal[0]}"

    def _end(self, turn: Over) -> None:
        self._draw(None)
        self.screen.say("\nThe game is over.", "bold")
        print_reason(self.screen, self.table.notice)
        print_result(self.screen, self.table.game, self.table.names, self._narrator.history.tally(), turn.result)


def grouped(moves: list[str]) -> list[str]:
    """Moves that differ only after a sign (`>`, `=`, `:`), grouped: `3R> 1 2 F`."""
    groups: dict[str, list[str]] = {}
    for move in moves:
        sign = next((sign for sign in ">=:" if sign in move), "")
        head, _, tail = move.partition(sign) if sign else (move, "", "")
        groups.setdefault(head + sign, []).append(tail)
    return [f"{head} {' '.join(tails)}".strip() for head, tails in groups.items()]


def _refusal(error: AzulejosError) -> str:
    """The text of an error with its clause; the error's own message if there is no translation."""
    sentence = Language(DEFAULT).text(error.code, error.facts)
    if sentence is None:
        return str(error)
    return f"{sentence.removesuffix('.')} ({error.clause})." if error.clause else sentence


def _default_path(game: str) -> str:
    now = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    return str(Path(platformdirs.user_data_dir("azulejos")) / "saves" / f"{game}-{now}.jsonl")
