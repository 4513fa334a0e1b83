"""Why a move of 5211 is refused: a code, a message, the clause."""

from azulejos.core.errors import Fact, IllegalMove
from azulejos.games.g5211.layout import COLOUR_NAMES, PLAYS, VALUES
from azulejos.games.g5211.moves import MOVES, NO_CARD, first_card, second_card
from azulejos.games.g5211.notation import card_text
from azulejos.games.g5211.piles import has
from azulejos.games.g5211.state import State


def refusal(record: State, seat: int, move: int) -> IllegalMove:
    """The reason why a seat that owes a decision cannot play a move that is not legal."""
    if not 0 <= move < MOVES:
        return IllegalMove(f"{move} is not a move id", code="bad-move-id", facts={"move": move})
    cards = [int(first_card(move)), int(second_card(move))]
    chosen = [card for card in cards if card != NO_CARD]
    clause = "F-3.2" if record.part == 1 else "F-3.3"
    if len(chosen) != PLAYS[record.part]:
        number = "two cards are" if record.part == 1 else "one card is"
        message = f"{number} chosen in part {record.part}"
        amounts = {"part": int(record.part), "cards": int(PLAYS[record.part])}
        return IllegalMove(message, code="wrong-number", clause=clause, facts=amounts)
    hand = record.seats[seat].hand
    missing = next(card for card in chosen if has(hand, card) < chosen.count(card))
    again, reason = ("no other", "only-one") if has(hand, missing) else ("no", "none")
    facts: dict[str, Fact] = {
        "colour": COLOUR_NAMES[missing // VALUES],
        "value": missing % VALUES + 1,
        "reason": reason,
    }
    return IllegalMove(f"the hand has {again} {card_text(missing)}", code="not-in-hand", clause=clause, facts=facts)
