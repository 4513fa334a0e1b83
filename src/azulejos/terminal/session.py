"""A game in a terminal: draws the table, asks people and bots in turn, tells what happened."""

from datetime import datetime
from pathlib import Path
from typing import Any

import platformdirs

from azulejos import records
from azulejos.arena import ask
from azulejos.bots import Limit
from azulejos.core.errors import AzulejosError
from azulejos.core.turn import Decide, Over
from azulejos.table import Table
from azulejos.terminal.opening import Sitting
from azulejos.terminal.screen import Screen
from azulejos.terminal.spelling import spelled

HELP = """\
Type a move as text; capitals or not, both will do. Or one of:
  moves [text]   the legal moves, or those that start with the text
  board          draw the table again
  undo           take your last move back (never across a draw or a reveal)
  save [file]    save the game
  quit           save the game and stop (quit now: stop without saving)
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
    ) -> None:
        self.table, self.sitting, self.path = table, sitting, path
        self.screen = screen or Screen()
        self._told = table.revision if resumed else 0  # what was played before is not told again
        self._scores = table.scores
        self._stopped = False
        self._kept = False
        hidden = table.game.facts(table.setup).hidden_information
        self._covered = hidden and sum(sitter.bot is None for sitter in sitting) > 1

    def run(self) -> None:
        """Play until the game is over or someone quits."""
        self.screen.say(f"{self.table.game.title}. Type ? for help.", "dim")
        while not self._stopped and isinstance(turn := self.table.turn, Decide):
            seat = next(seat for seat in turn.seats if seat not in self.table.ready)
            if self.sitting[seat].bot is None:
                self._person(seat)
            else:
                self._bot(seat)
        self._tell()
        if self._stopped and self._kept:
            self.screen.say(f"Go on with: azulejos play --resume {self.path}", "dim")
        elif isinstance(turn := self.table.turn, Over):
            self._end(turn)

    # --- Bots and people --------------------------------------------------------------------------

    def _bot(self, seat: int) -> None:
        bot = self.sitting[seat].bot
        if bot is not None:
            revision = self.table.revision
            self.table.play(seat, ask(self.table, seat, bot, Limit()), revision=revision)
            self._tell()

    def _person(self, seat: int) -> None:
        """Let a person decide; with hidden cards and others at the same screen, for their eyes only."""
        self._tell()
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
                self.screen.refuse(str(error))

    def _obey(self, seat: int, answer: str | None) -> None:
        word, _, rest = (answer or "").partition(" ")
        commands = {"?": self._help, "help": self._help, "moves": self._moves, "board": self._board}
        commands |= {"undo": self._undo, "save": self._save, "quit": self._quit, "exit": self._quit}
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
        self.screen.say(HELP)
        self.screen.say(f"Moves look like {', '.join(self.table.legal(seat)[:3])}.")

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
            beside.write_text(records.write([record]), encoding="utf-8")
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

    def _tell(self) -> None:
        """Say what happened since this screen was last told."""
        for event in self.table.events(None, self._told):
            if "revision" in event:
                self.screen.say(self._sentence(event), "dim")
        if self.table.scores != self._scores:
            self.screen.say("Scored: " + ", ".join(map(_change, self.table.names, self._scores, self.table.scores)))
        self._told, self._scores = self.table.revision, self.table.scores

    def _sentence(self, event: dict[str, Any]) -> str:
        if "chance" in event:
            return str(event["chance"])
        if "move" in event:
            return f"{self.table.names[event['seat']]}: {event['move']}"
        return "taken back" if "takeback" in event else "the game was left"

    def _expected(self, seat: int) -> str:
        legal = self.table.legal(seat)
        return f"{len(legal)} moves, as {legal[0]}"

    def _end(self, turn: Over) -> None:
        self._draw(None)
        self.screen.say("\nThe game is over.", "bold")
        self.screen.ranking(zip(turn.result.ranks, self.table.names, turn.result.scores, strict=True))


def grouped(moves: list[str]) -> list[str]:
    """Moves that differ only behind a sign (`>`, `=`, `:`) put together: `3R> 1 2 F`."""
    groups: dict[str, list[str]] = {}
    for move in moves:
        sign = next((sign for sign in ">=:" if sign in move), "")
        head, _, tail = move.partition(sign) if sign else (move, "", "")
        groups.setdefault(head + sign, []).append(tail)
    return [f"{head} {' '.join(tails)}".strip() for head, tails in groups.items()]


def _change(name: str, before: int, after: int) -> str:
    return f"{name} {after} ({after - before:+})"


def _default_path(game: str) -> str:
    now = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    return str(Path(platformdirs.user_data_dir("azulejos")) / "saves" / f"{game}-{now}.jsonl")
