"""A view of 5211 drawn in text. Every card shows its letter and value, so colour is not needed."""

from collections.abc import Sequence
from typing import Any

from azulejos.core.picture import Span, TextLine
from azulejos.core.protocol import Document
from azulejos.core.texts import ENGLISH, Words
from azulejos.games.g5211.layout import COLOURS, LIMIT_OVER_PLAYERS, ROOSTERS_OVER_PLAYERS, ROUNDS

CARD_STYLES = {
    "Y": "bold #4a3600 on #fde06a",
    "G": "bold #f0fbf4 on #2c7454",
    "O": "bold #2e1000 on #d97324",
    "B": "bold #eef1ff on #2f3b7e",
    "T": "bold #04323b on #55c0ce",
}
"""How a card looks."""


def picture(view: Document, seat: int | None, names: Sequence[str], words: Words = ENGLISH) -> list[TextLine]:
    """The state of the round, what lies open, then the own hand."""
    lines = [_heading(view, words), _counters(view, words), [], *_players(view, names, words)]
    if seat is not None and isinstance(view["seats"][seat]["hand"], str):
        lines += [[], _own(view["seats"][seat], words)]
    return lines


def _heading(view: Document, words: Words) -> TextLine:
    pile = words.text("terminal-5211-pile", f"pile {view['pile']}", count=view["pile"])
    edition = words.text("terminal-5211-edition", f"{view['edition']} edition", edition=view["edition"])
    notes = [_deck(view, words), pile, edition] if view["target"] else [pile, edition]
    return [Span(_round(view, words), "bold"), *(Span(f"   {note}", "dim") for note in notes)]


def _round(view: Document, words: Words) -> str:
    if "over" in view["turn"]:
        return words.text("terminal-over", "The game is over")
    number, rounds, part = view["round"], int(ROUNDS[view["players"]]), view["part"]
    english = f"Round {number} of {rounds}, part {part} of 3"
    return words.text("terminal-5211-round", english, round=number, rounds=rounds, part=part)


def _deck(view: Document, words: Words) -> str:
    deck, target = view["deck"], view["target"]
    return words.text("terminal-5211-deck", f"deck {deck}, to {target} points", deck=deck, points=target)


def _counters(view: Document, words: Words) -> TextLine:
    """How near the round is to roosters, and each colour to its limit."""
    laid = "".join(player["open"] for player in view["seats"])
    international = view["edition"] == "international"
    limit = view["players"] + LIMIT_OVER_PLAYERS - international
    needed = roosters_needed(view["players"] + ROOSTERS_OVER_PLAYERS, international, words)
    open_roosters = laid.count("1")
    roosters = words.text("terminal-5211-roosters", f"roosters {open_roosters}", count=open_roosters)
    counts = [
        span
        for letter in COLOURS
        for span in (Span(f" {letter} ", CARD_STYLES[letter]), Span(f" {laid.count(letter)}   "))
    ]
    return [Span(f"{roosters} ({needed})   "), *counts, Span(f"({colour_limit(limit, words)})", "dim")]


def roosters_needed(count: int, exactly: bool, words: Words) -> str:
    """How many open roosters make only roosters score."""
    if exactly:
        return words.text("terminal-5211-exactly", f"exactly {count}", count=count)
    return words.text("terminal-5211-from", f"from {count}", count=count)


def colour_limit(count: int, words: Words) -> str:
    """How many open cards a colour may have."""
    return words.text("terminal-5211-at-most", f"at most {count}", count=count)


def _players(view: Document, names: Sequence[str], words: Words) -> list[TextLine]:
    widest = max(map(len, names))
    return [_player(view, number, f"{names[number]:<{widest}}", words) for number in range(view["players"])]


def _player(view: Document, number: int, name: str, words: Words) -> TextLine:
    player = view["seats"][number]
    owes = number in view["turn"].get("decide", [])
    mark = "▶ " if owes else ("✓ " if player["sealed"] else "  ")
    score = f"  {_score(player, words)}   "
    return [Span(mark, "bold"), Span(name, "bold" if owes else ""), Span(score, "dim"), *_cards(player["open"])]


def _score(player: dict[str, Any], words: Words) -> str:
    hidden = isinstance(player["won"], int)
    points = "?" if hidden else player["total"] + sum(map(int, player["won"][1::2]))
    cards = player["cards"] + (player["won"] if hidden else len(player["won"]) // 2)
    # Figures of one width, so that the players stand in columns.
    shown, taken = f"{points:>3}", f"{cards:>2}"
    return words.text("terminal-5211-score", f"{shown} points, {taken} cards", points=shown, cards=taken)


def _own(player: dict[str, Any], words: Words) -> TextLine:
    chosen = words.text("terminal-5211-chosen", "chosen")
    sealed = [Span(f"   {chosen} "), *_cards(player["sealed"])] if player["sealed"] else []
    hand = words.text("page-5211-hand", "Your hand")
    return [Span(f"{hand}  ", "bold"), *_cards(player["hand"]), *sealed]


def _cards(cards: str) -> TextLine:
    texts = [cards[start : start + 2] for start in range(0, len(cards), 2)]
    return [span for text in texts for span in (Span(f" {text} ", CARD_STYLES[text[0]]), Span(" "))]
