"""Writes the lessons of the page: web/src/learn/lessons.json, with every answer computed by the rules.

python tools/lessons.py
"""

import json
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from azulejos.core.protocol import Game
from azulejos.core.randomness import SeededRandomness
from azulejos.core.turn import Chance
from azulejos.games.azul import GAME as AZUL
from azulejos.games.g5211 import GAME as G5211
from azulejos.games.summer_pavilion import GAME as SUMMER_PAVILION

FILE = Path(__file__).parent.parent / "web" / "src" / "learn" / "lessons.json"
GAMES: dict[str, Game] = {"azul": AZUL, "summer-pavilion": SUMMER_PAVILION, "5211": G5211}

Position = dict[str, Any]
Board = dict[str, Any]
Outlook = dict[str, Any]
Option = dict[str, Any]

AZUL_COLOURS, SUMMER_PAVILION_COLOURS, G5211_COLOURS = "BYRKW", "PGOYBR", "YGOBT"
COPIES = {1: 5, 2: 6, 3: 5, 4: 2, 5: 1, 6: 1}


def in_order(letters: Iterable[str], order: Sequence[str]) -> str:
    """Letters or cards in the order of the notation."""
    return "".join(sorted(letters, key=order.index))


def without(tiles: str, colours: str, each: int) -> str:
    """All tiles of a game except these."""
    return "".join(letter * (each - tiles.count(letter)) for letter in colours)


# --- Azul ---------------------------------------------------------------------------------------------


def azul_board(
    score: int = 0, lines: Mapping[int, str] | None = None, wall: Sequence[str] = (), floor: str = ""
) -> Board:
    """A player board of Azul; lines are named by their number, the wall is given from the top."""
    rows = [*wall, *["....."] * (5 - len(wall))]
    return {
        "score": score,
        "lines": [(lines or {}).get(line, "") for line in range(1, 6)],
        "wall": rows,
        "floor": floor,
    }


def azul(boards: Sequence[Board], displays: Sequence[str] = (), **changes: Any) -> Position:
    """A position of two players in the factory offer, seat 0 to choose."""
    position: Position = {
        "game": "azul", "wall": "coloured", "players": 2, "round": 2, "phase": "offer", "turn": {"decide": [0]},
        "starter": 0, "idle": 0, "bag": "", "lid": "", "displays": [*displays, *[""] * (5 - len(displays))],
        "centre": "", "marker": "centre", "boards": [*boards, *[azul_board()] * (2 - len(boards))], **changes,
    }  # fmt: skip
    lying = "".join([*position["displays"], position["centre"]])
    for board in position["boards"]:
        lying += "".join([*board["lines"], *board["wall"], board["floor"]])
    position["bag"] = without(lying, AZUL_COLOURS, 20)
    return position


# --- Summer Pavilion ----------------------------------------------------------------------------------


def summer_pavilion_board(score: int = 5, hand: str = "", cells: Mapping[str, str] | None = None) -> Board:
    """A player board of Summer Pavilion and the tiles beside it."""
    hand = in_order(hand, SUMMER_PAVILION_COLOURS)
    return {"score": score, "hand": hand, "kept": "", "passed": False, "bonus": 0, "cells": dict(cells or {})}


def summer_pavilion(boards: Sequence[Board], displays: Sequence[str] = (), **changes: Any) -> Position:
    """A position of two players in round 1, seat 0 to choose: phase 1 if there are tiles to take, else phase 2."""
    taking = bool(displays or changes.get("centre"))
    position: Position = {
        "game": "summer-pavilion", "board": "coloured", "players": 2, "round": 1, "joker": "P",
        "phase": "take" if taking else "place", "turn": {"decide": [0]}, "starter": 0, "bag": "", "tower": "",
        "supply": "PGGOOYBBRR", "displays": [*displays, *[""] * (5 - len(displays))], "centre": "",
        "token": "centre" if taking else 0,
        "boards": [*boards, *[summer_pavilion_board(hand="" if taking else "YBB")] * (2 - len(boards))], **changes,
    }  # fmt: skip
    lying = "".join([*position["displays"], position["centre"], position["supply"]])
    for board in position["boards"]:
        lying += board["hand"] + "".join(board["cells"].values())
    position["bag"] = without(lying, SUMMER_PAVILION_COLOURS, 22)
    return position


# --- 5211 ---------------------------------------------------------------------------------------------


def split(cards: str) -> list[str]:
    """The cards of a text."""
    return [cards[place : place + 2] for place in range(0, len(cards), 2)]


def g5211(laid: Sequence[Sequence[str]], hand: str = "", edition: str = "rulebook") -> Position:
    """A position of four players in round 1: the cards that each seat has played, by part, and the hand of seat 0.

    After three parts all cards are open, and the draw before the scoring is due.
    """
    part = min(3, len(laid[0]) + 1)
    scoring = len(laid[0]) == part
    kinds = [f"{colour}{value}" for colour in G5211_COLOURS for value in COPIES]
    left = Counter({kind: COPIES[int(kind[1])] for kind in kinds})
    left.subtract(split("".join([*(card for parts in laid for card in parts), hand])))
    rest = [card for start in range(7) for card in list(left.elements())[start::7]]
    held = 4 if scoring else 5
    seats = []
    for seat, parts in enumerate(laid):
        own = split(hand) if seat == 0 and hand else [rest.pop() for _ in range(held)]
        seats.append({"hand": in_order(own, kinds), "sealed": "", "open": in_order(split("".join(parts)), kinds),
                      "won": "", "total": 0, "cards": 0})  # fmt: skip
    return {
        "game": "5211", "edition": edition, "target": 0, "players": 4, "deck": 1, "round": 1, "part": part,
        "turn": {"chance": "draw"} if scoring else {"decide": [0, 1, 2, 3]}, "pile": len(rest),
        "pile_cards": in_order(rest, kinds), "removed": "", "discard": "", "seats": seats,
    }  # fmt: skip


# --- Questions ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Lesson:
    """A position with a question: a move to make on the board, or boxes to tick."""

    name: str
    clauses: Sequence[str]
    example: str | None
    position: Position
    move: Callable[[Outlook], bool] | None = None
    options: Callable[["Table"], list[Option]] = lambda _table: []
    laid: Sequence[Sequence[str]] = ()
    """In 5211, the cards that each seat has played, by part."""


class Table:
    """A position with the rules of its game, for seat 0."""

    def __init__(self, position: Position) -> None:
        self.game = GAMES[position["game"]]
        self.state = self.game.read_position(position)

    def view(self) -> dict[str, Any]:
        """The view of seat 0."""
        return self.game.view(self.state, 0)

    def standing(self, ranked: bool) -> dict[str, Any]:
        """What counts now; without ranks where the rank of a colour would give the answer away."""
        standing = self.game.standing(self.state)
        if not ranked:
            for colour in standing.get("colours", {}).values():
                colour["rank"] = "none"
        return standing

    def legal(self) -> list[str]:
        """The legal moves of seat 0, in notation."""
        return sorted(self.game.move_text(move) for move in self.game.legal(self.state, 0))

    def outlook(self, move: str) -> Outlook:
        """What a move of seat 0 would do."""
        return self.game.outlook(self.state, 0, self.game.read_move(move))

    def after(self, move: str, seat: int = 0) -> dict[str, Any]:
        """The view of seat 0 after a move and the draws that follow it."""
        return self.game.view(self._settled(self.game.play(self.state, seat, self.game.read_move(move))), 0)

    def drawn(self) -> dict[str, Any]:
        """The view of seat 0 after the draws that are due."""
        return self.game.view(self._settled(self.state), 0)

    def _settled(self, state: Any) -> Any:
        while isinstance(self.game.turn(state), Chance):
            state = self.game.deal(state, self.game.draw(state, SeededRandomness(0)))
        return state


def some(kind: str, values: Iterable[Any], right: Iterable[Any]) -> list[Option]:
    """Boxes of one kind; those in `right` are right."""
    right = list(right)
    return [{"kind": kind, "value": value, "right": value in right} for value in values]


def scoring(table: Table) -> list[Option]:
    """Which cards score in a round of 5211: the roosters, a colour, or none."""
    won = "".join(seat["won"] for seat in table.drawn()["seats"])
    colours, values = set(won[::2]), set(won[1::2])
    right = "roosters" if values == {"1"} and len(colours) > 1 else "".join(colours) or "nobody"
    return some("scores", ["roosters", *G5211_COLOURS, "nobody"], [right])


def last_tile(table: Table) -> int:
    """The change of the score of seat 0 when seat 1 takes the last tile and the walls are tiled."""
    return int(table.after("CB>F", 1)["boards"][0]["score"] - table.view()["boards"][0]["score"])


# --- The lessons --------------------------------------------------------------------------------------

FIRST = ["YKKW", "YRRR", "BBRW", "YYKB", "RWWB"]
T9_WALL = [".Y.KW", "..YRK", ".WB.R", ".KW..", "...WB"]
LAST_TURN: dict[str, Any] = {"centre": "B", "turn": {"decide": [1]}}


def row_of_four() -> Board:
    """A board on which line 2 lacks one black tile for a complete row."""
    return azul_board(31, {2: "K", 4: "BB"}, ["BY...", "WBYR.", "K.B..", "....."])


AZUL_LESSONS = [
    Lesson("az-take", ["az-4.3a", "az-4.6"], "az-t1", azul([], FIRST, round=1),
           move=lambda seen: seen["colour"] == "K" and seen["tiles"] == 2 and seen["completes"] and not seen["floor"]),
    Lesson("az-where", ["az-4.7b", "az-4.7c"], "az-t4",
           azul([azul_board(4, {4: "B"}, [".....", "..Y..", "...Y."])], ["YYRK", "BBRW", "KKWW", "RRBY", "WRKB"]),
           options=lambda table: some("line", "12345F", [move[-1] for move in table.legal() if move.startswith("1Y")])),
    Lesson("az-marker", ["az-4.4", "az-7.1"], "az-t3",
           azul([azul_board(lines={2: "K"}), azul_board(lines={1: "Y"})], ["", "", "RRRB", "YYKB", "BWWK"],
                centre="YRRRW", round=1),
           move=lambda seen: seen["colour"] == "R" and seen["marker"] and not seen["floor"]),
    Lesson("az-run", ["az-6.1"], "az-t9",
           azul([azul_board(20, {3: "YYY"}, T9_WALL), azul_board(floor="M")], round=5, marker=1, **LAST_TURN),
           options=lambda table: some("points", [3, 4, 6, 7], [last_tile(table)])),
    Lesson("az-floor", ["az-1.7", "az-7.1"], "az-t10",
           azul([azul_board(20, floor="BMWWY")], marker=0, **LAST_TURN),
           options=lambda table: some("points", [4, 5, 8, 10], [-last_tile(table)])),
    Lesson("az-last", ["az-9.1", "az-9.2"], None,
           azul([row_of_four()], ["BBKW", "YYRR", "KKYR", "BWWY", "RRWB"], round=6),
           move=lambda seen: bool(seen["ends_game"])),
    Lesson("az-grey", ["az-10.2", "az-10.3"], "az-t19",
           azul([azul_board(1, {2: "BB"}, ["B...."])], wall="grey", phase="tiling", marker=1),
           options=lambda table: some("column", "12345", [move[-1] for move in table.legal()])),
]  # fmt: skip

SUMMER_PAVILION_LESSONS = [
    Lesson("sp-take", ["sp-4.2", "sp-4.3"], "sp-t2",
           summer_pavilion([], ["PPGY", "RRYY", "GOOB", "BBRP", "YGOR"]),
           options=lambda table: some("colour", "PGY", [move[1] for move in table.legal() if move.startswith("1")])),
    Lesson("sp-token", ["sp-4.5"], "sp-t3",
           summer_pavilion([], ["GOOB", "BBRR"], centre="PYYY"),
           options=lambda table: some("points", [1, 3, 4, 5], [-table.outlook("CY")["penalty"]])),
    Lesson("sp-pay", ["sp-5.2", "sp-5.3"], "sp-j",
           summer_pavilion([summer_pavilion_board(hand="GGPPP")]),
           options=lambda table: some("bunch", ["PGG", "PPGG", "PPPG", "PPPGG"], paid(table, "LL.SE:G"))),
    Lesson("sp-chain", ["sp-5.9"], "sp-k",
           summer_pavilion([summer_pavilion_board(9, "PPPPOB", {"L.N": "P", "L.NE": "P", "L.SW": "P", "L.NW": "P"})]),
           move=lambda seen: seen.get("points") == 5),
    Lesson("sp-feature", ["sp-5.10", "sp-1.10"], "sp-l",
           summer_pavilion([summer_pavilion_board(12, "RRRROOO", {"UL.NE": "O", "UL.SE": "O", "UR.SW": "R"})]),
           move=lambda seen: seen.get("bonus") == 2),
    Lesson("sp-pass", ["sp-5.15", "sp-3.2"], "sp-f",
           summer_pavilion([summer_pavilion_board(10, "GGGGRR")]),
           move=lambda seen: seen.get("kept") == "GGGG"),
    Lesson("sp-grey", ["sp-8.3"], "sp-s",
           summer_pavilion([summer_pavilion_board(7, "PGOYBR", {"UL.N": "R", "UL.NE": "B"})], board="grey"),
           options=lambda table: some("colour", SUMMER_PAVILION_COLOURS, [
               move.split(":")[1][0] for move in table.legal() if move.startswith("UL.S:")])),
]  # fmt: skip


def paid(table: Table, prefix: str) -> list[str]:
    """The bunches that may be paid for a tile on a cell."""
    return [table.outlook(move)["paid"] for move in table.legal() if move.startswith(prefix)]


def round_of(name: str, clauses: Sequence[str], example: str, *laid: str, edition: str = "rulebook") -> Lesson:
    """A lesson about the scoring of a round; each seat has played two cards, one and one."""
    parts = [line.split() for line in laid]
    return Lesson(name, clauses, example, g5211(parts, edition=edition), options=scoring, laid=parts)


OWN_POINTS = [["Y1Y4", "G2", "Y3"], ["Y2G1", "O2", "G3"], ["Y1B2", "O1", "T2"], ["Y2G2", "O3", "B1"]]
TWO_LEAD = [["Y2O5", "O6"], ["Y3G2", "G3"], ["Y1G2", "B3"], ["Y2G1", "T2"]]

G5211_LESSONS = [
    round_of("f-roosters", ["f-4.1"], "f-t1", "Y1T1 Y3 B2", "G1O1 Y2 G3", "Y2B1 O3 T2", "Y1O2 G2 Y4"),
    Lesson("f-points", ["f-4.2", "f-5.1"], "f-t3", g5211(OWN_POINTS), laid=OWN_POINTS,
           options=lambda table: some("points", [3, 7, 8, 10], [points(table.drawn()["seats"][0]["won"])])),
    round_of("f-limit", ["f-4.3b"], "f-t4", "Y3G2 G3 Y2", "G1B2 G2 Y3", "G1G4 O2 T2", "Y1G2 G3 B3"),
    round_of("f-equal", ["f-4.3a"], "f-t6", "Y2O3 G3 Y4", "G1G2 Y3 O2", "Y1B2 G2 T3", "Y3G4 O2 B3"),
    round_of("f-again", ["f-4.3a", "f-d4"], "f-t8", "Y2T3 G2 O3", "Y3G3 O2 B2", "Y2G1 B3 T2", "Y4G2 O1 B2"),
    Lesson("f-plan", ["f-4.3a", "f-3.3"], None, g5211(TWO_LEAD, "Y3G4O4B2T3"), laid=TWO_LEAD,
           move=lambda seen: seen["leader"] == "O"),
    round_of("f-edition", ["f-d2", "f-4.3b"], "f-t5", "Y3G2 G3 B2", "Y2G1 G2 O2", "G3G4 Y1 T2", "Y3G2 B3 O3",
             edition="international"),
]  # fmt: skip


def points(won: str) -> int:
    """The sum of the values of cards."""
    return sum(int(card[1]) for card in split(won))


# --- Writing ------------------------------------------------------------------------------------------


def written(lesson: Lesson) -> dict[str, Any]:
    """A lesson as JSON for the page."""
    table = Table(lesson.position)
    document: dict[str, Any] = {"name": lesson.name, "clauses": list(lesson.clauses), "example": lesson.example,
                                "view": table.view(), "laid": [list(parts) for parts in lesson.laid],
                                "standing": table.standing(lesson.move is not None),
                                "solved": table.standing(True)}  # fmt: skip
    if lesson.move is None:
        return document | {"ask": "boxes", "options": lesson.options(table)}
    outlook = {move: table.outlook(move) for move in table.legal()}
    right = [move for move, seen in outlook.items() if lesson.move(seen)]
    return document | {"ask": "move", "outlook": outlook, "right": {move: table.after(move) for move in right}}


def lessons() -> str:
    """The text of the file with all lessons."""
    games = {"azul": AZUL_LESSONS, "summer-pavilion": SUMMER_PAVILION_LESSONS, "5211": G5211_LESSONS}
    document = {game: [written(lesson) for lesson in each] for game, each in games.items()}
    return json.dumps(document, ensure_ascii=False, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    FILE.write_text(lessons(), encoding="utf-8")
