"""A view of 5211 drawn in text. Every card shows its letter and value, so colour is not needed."""

from collections.abc import Sequence
from typing import Any

from azulejos.core.picture import Span, TextLine
from azulejos.core.protocol import Document
from azulejos.games.g5211.layout import COLOURS, LIMIT_OVER_PLAYERS, ROOSTERS_OVER_PLAYERS, ROUNDS

CARD_STYLES = {
    "Y": "bold #4a3600 on #fde06a",
    "G": "bold #f0fbf4 on #2c7454",
    "O": "bold #2e1000 on #d97324",
    "B": "bold #eef1ff on #2f3b7e",
    "T": "bold #04323b on #55c0ce",
}
"""How a card looks."""


def picture(view: Document, seat: int | None, names: Sequence[str]) -> list[TextLine]:
    """The state of the round, what lies open, then the own hand."""
    lines = [_heading(view), _counters(view), [], *_players(view, names)]
    if seat is not None and isinstance(view["seats"][seat]["hand"], str):
        lines += [[], _own(view["seats"][seat])]
    return lines


def _heading(view: Document) -> TextLine:
    going_on = f"Round {view['round']} of {ROUNDS[view['players']]}, part {view['part']} of 3"
    deck = f"deck {view['deck']}, to {view['target']} points   " if view["target"] else ""
    heading = "The game is over" if "over" in view["turn"] else going_on
    return [Span(heading, "bold"), Span(f"   {deck}pile {view['pile']}   {view['edition']} edition", "dim")]


def _counters(view: Document) -> TextLine:
    """How near the round is to roosters, and each colour to its limit."""
    laid = "".join(player["open"] for player in view["seats"])
    international = view["edition"] == "international"
    needed = view["players"] + ROOSTERS_OVER_PLAYERS
    limit = view["players"] + LIMIT_OVER_PLAYERS - international
    roosters = f"roosters {laid.count('1')} ({'exactly' if international else 'from'} {needed})   "
    counts = [
        span
        for letter in COLOURS
        for span in (Span(f" {letter} ", CARD_STYLES[letter]), Span(f" {laid.count(letter)}   "))
    ]
    return [Span(roosters), *counts, Span(f"(at most {limit})", "dim")]


def _players(view: Document, names: Sequence[str]) -> list[TextLine]:
    widest = max(map(len, names))
    return [_player(view, number, f"{names[number]:<{widest}}") for number in range(view["players"])]


def _player(view: Document, number: int, name: str) -> TextLine:
    player = view["seats"][number]
    hidden = isinstance(player["won"], int)
    points = "?" if hidden else player["total"] + sum(map(int, player["won"][1::2]))
    cards = player["cards"] + (player["won"] if hidden else len(player["won"]) // 2)
    owes = number in view["turn"].get("decide", [])
    mark = "▶ " if owes else ("✓ " if player["sealed"] else "  ")
    score = f"  {points:>3} points, {cards:>2} cards   "
    return [Span(mark, "bold"), Span(name, "bold" if owes else ""), Span(score, "dim"), *_cards(player["open"])]


def _own(player: dict[str, Any]) -> TextLine:
    sealed = [Span("   chosen "), *_cards(player["sealed"])] if player["sealed"] else []
    return [Span("Your hand  ", "bold"), *_cards(player["hand"]), *sealed]


def _cards(cards: str) -> TextLine:
    texts = [cards[start : start + 2] for start in range(0, len(cards), 2)]
    return [span for text in texts for span in (Span(f" {text} ", CARD_STYLES[text[0]]), Span(" "))]
