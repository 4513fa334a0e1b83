"""The laws that every game obeys, each as a function that yields violations.

They use only the protocol of a game. A message says what is wrong; `conformance.py` adds where and with
which set-up it was found.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

from azulejos.core.errors import AzulejosError, IllegalChance, IllegalMove, ParseError
from azulejos.core.facts import Facts
from azulejos.core.picture import plain
from azulejos.core.protocol import Game, State
from azulejos.core.randomness import SeededRandomness
from azulejos.core.tally import totals
from azulejos.core.turn import Chance, Decide, Over, Result

Broken = Iterator[str]


def fixed(state: State) -> Any:
    """A value that changes whenever the state changes."""
    return state.tobytes() if hasattr(state, "tobytes") else json.dumps(state, default=repr)


def turn_law(game: Game, state: State, facts: Facts) -> Broken:
    """A turn names seats of the game, in order; several only where the facts allow it."""
    turn = game.turn(state)
    if isinstance(turn, Decide):
        if not turn.seats or list(turn.seats) != sorted(set(turn.seats)):
            yield f"the seats that decide are not ascending: {turn.seats}"
        if not set(turn.seats) <= set(range(facts.players)):
            yield f"a seat that decides is not at the table: {turn.seats}"
        if len(turn.seats) > 1 and not facts.simultaneous:
            yield f"several seats decide at once, against the facts: {turn.seats}"
    elif isinstance(turn, Over):
        yield from _result_law(turn.result, facts.players)


def _result_law(result: Result, players: int) -> Broken:
    if len(result.scores) != players or len(result.ranks) != players:
        yield f"the result is not for {players} seats: {result}"
        return
    for seat, rank in enumerate(result.ranks):
        if rank != 1 + sum(other < rank for other in result.ranks):
            yield f"the ranks do not count who is better: {result.ranks}"
        if any(
            score > result.scores[seat] and result.ranks[other] >= rank for other, score in enumerate(result.scores)
        ):
            yield f"a seat with more points is not ranked better: {result}"


def legal_law(game: Game, state: State, facts: Facts) -> Broken:
    """Seats that owe a decision have legal moves, ascending ids within the facts; others have none."""
    turn = game.turn(state)
    owing = turn.seats if isinstance(turn, Decide) else ()
    for seat in range(facts.players):
        moves = game.legal(state, seat)
        if bool(moves) != (seat in owing):
            yield f"seat {seat} has {len(moves)} legal moves, but the seats that owe one are {owing}"
        if moves != sorted(set(moves)):
            yield f"the legal moves of seat {seat} are not ascending"
        if any(not 0 <= move < facts.moves for move in moves) or len(moves) > facts.most_legal:
            yield f"the legal moves of seat {seat} break the facts"


def text_law(game: Game, state: State, facts: Facts) -> Broken:
    """A legal move and its text correspond one to one."""
    for seat in range(facts.players):
        moves = game.legal(state, seat)
        texts = [game.move_text(move) for move in moves]
        if len(set(texts)) != len(texts):
            yield f"two legal moves of seat {seat} have the same text"
        for move, text in zip(moves, texts, strict=True):
            if game.read_move(text) != move:
                yield f"{text!r} is written for move {move} and read as another"
    for text in ("", "?", "\n", "0" * 50):
        yield from _must_raise(f"reading the move {text!r}", ParseError, partial(game.read_move, text))


def play_law(game: Game, state: State, facts: Facts) -> Broken:
    """Legal moves are played, and the state they are played on stays as it was."""
    before = fixed(state)
    for seat in range(facts.players):
        for move in game.legal(state, seat):
            try:
                game.play(state, seat, move)
            except AzulejosError as error:
                yield f"the legal move {game.move_text(move)} of seat {seat} was refused: {error}"
            if fixed(state) != before:
                yield f"playing {game.move_text(move)} changed the state it was played on"
                return


def illegal_law(game: Game, state: State, facts: Facts) -> Broken:
    """Every other move is refused with a code, also from seats that owe nothing, and nothing changes."""
    before = fixed(state)
    for seat in range(facts.players):
        legal = set(game.legal(state, seat))
        step = max(1, facts.moves // 23)  # a sample, different in every state
        offset = len(before) % step if legal else 0
        tried = [move for move in range(offset, facts.moves, step) if move not in legal]
        for move in [*tried, -1, facts.moves]:
            yield from _must_raise(
                f"move {move} of seat {seat}, which is not legal,",
                (IllegalMove, ParseError),
                partial(game.play, state, seat, move),
            )
    if fixed(state) != before:
        yield "an illegal move changed the state"


def position_law(game: Game, state: State, facts: Facts) -> Broken:
    """A position survives JSON, and has the same turn and legal moves as its state."""
    position = game.position(state)
    try:
        read = game.read_position(json.loads(json.dumps(position)))
    except (AzulejosError, TypeError, ValueError) as error:
        yield f"the position cannot be read back: {error}"
        return
    if game.position(read) != position:
        yield "the position read back is another"
    if position.get("game") != game.name or position.get("players") != facts.players:
        yield "the position does not name its game and players"
    if position.get("turn") != game.turn(state).to_json():
        yield "the position does not contain the turn"
    if any(game.legal(read, seat) != game.legal(state, seat) for seat in range(facts.players)):
        yield "the position read back has other legal moves"


def view_law(game: Game, state: State, facts: Facts) -> Broken:
    """A view has only keys of the position, and any state imagined from it has the same view."""
    position = game.position(state)
    for seat in (None, *range(facts.players)):
        view = game.view(state, seat)
        if not set(view) <= set(position):
            yield f"the view of seat {seat} has more keys than the position"
        if not facts.hidden_information and view != position:
            yield f"the view of seat {seat} hides something, against the facts"
        if seat is None:
            continue
        imagined = game.imagine(json.loads(json.dumps(view)), seat, SeededRandomness("imagine"))
        if game.view(imagined, seat) != view:
            yield f"the state imagined by seat {seat} looks different to it"
        if game.legal(imagined, seat) != game.legal(state, seat):
            yield f"the state imagined by seat {seat} has other legal moves for it"


def chance_law(game: Game, state: State, facts: Facts) -> Broken:
    """A draw depends on the randomness alone, can be dealt, and changes nothing by itself."""
    if not isinstance(game.turn(state), Chance):
        impossible = (IllegalChance, ParseError)
        yield from _must_raise(
            "drawing when nothing is drawn", impossible, partial(game.draw, state, SeededRandomness(0))
        )
        return
    before = fixed(state)
    drawn = game.draw(state, SeededRandomness("draw"))
    if game.draw(state, SeededRandomness("draw")) != drawn:
        yield "the same seed draws differently"
    game.deal(state, drawn)
    if fixed(state) != before:
        yield "drawing or dealing changed the state"
    for text in ("", "nonsense", f"{drawn} {drawn}", drawn[: len(drawn) // 2]):
        yield from _must_raise(f"dealing {text!r}", (IllegalChance, ParseError), partial(game.deal, state, text))


def outlook_law(game: Game, state: State, facts: Facts) -> Broken:
    """The outlook of a legal move is JSON with a kind, and does not depend on what is hidden from the seat."""
    before = fixed(state)
    for seat in range(facts.players):
        moves = game.legal(state, seat)
        imagined = game.imagine(game.view(state, seat), seat, SeededRandomness("outlook")) if moves else state
        for move in moves:
            outlook: Any = game.outlook(state, seat, move)
            what = f"the outlook of {game.move_text(move)} for seat {seat}"
            if not isinstance(outlook, dict) or not isinstance(outlook.get("kind"), str):
                yield f"{what} is no object with a kind: {outlook!r}"
            elif json.loads(json.dumps(outlook)) != outlook:
                yield f"{what} does not survive the way through JSON: {outlook!r}"
            elif game.outlook(imagined, seat, move) != outlook:
                yield f"{what} depends on what the seat may not know"
    if fixed(state) != before:
        yield "asking for an outlook changed the state"


def standing_law(game: Game, state: State, facts: Facts) -> Broken:
    """The standing is JSON, and does not depend on what a spectator may not know."""
    before, standing = fixed(state), game.standing(state)
    if json.loads(json.dumps(standing)) != standing:
        yield f"the standing does not survive the way through JSON: {standing!r}"
    elif facts.hidden_information:
        imagined = game.imagine(game.view(state, None), None, SeededRandomness("standing"))
        if game.standing(imagined) != standing:
            yield "the standing depends on what a spectator may not know"
    if fixed(state) != before:
        yield "asking for the standing changed the state"


def tally_law(game: Game, states: Sequence[State]) -> Broken:
    """The items of the tally add up to the score of every seat."""
    found, scores = totals(game.tally(states)), list(game.result(states[-1]).scores)
    if found != scores:
        yield f"the items of the tally amount to {found}, the scores are {scores}"


def picture_law(game: Game, state: State, facts: Facts) -> Broken:
    """Every view can be drawn."""
    names = [f"Player {seat}" for seat in range(facts.players)]
    for seat in (None, *range(facts.players)):
        if not plain(game.picture(game.view(state, seat), seat, names)).strip():
            yield f"the picture for seat {seat} is empty"


def _must_raise(
    what: str, errors: type[AzulejosError] | tuple[type[AzulejosError], ...], action: Callable[[], Any]
) -> Broken:
    try:
        action()
    except errors as error:
        if not error.code or not str(error):
            yield f"{what} was refused without a code or a message"
    except Exception as error:  # noqa: BLE001  (a broken game may raise anything)
        yield f"{what} raised {error!r} instead of a coded error"
    else:
        yield f"{what} was accepted"


STATE_LAWS = (
    turn_law,
    legal_law,
    text_law,
    play_law,
    illegal_law,
    position_law,
    view_law,
    chance_law,
    outlook_law,
    standing_law,
    picture_law,
)
"""The laws that every single state obeys."""
