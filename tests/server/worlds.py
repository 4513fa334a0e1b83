"""Games that differ in nothing a viewer may know: the draws and decisions of each."""

import re
from collections import Counter
from dataclasses import dataclass, replace

from azulejos.core.protocol import Game
from azulejos.core.randomness import SeededRandomness
from azulejos.core.setup import Setup
from azulejos.core.turn import Chance, Decide, Over
from azulejos.records import Shuffle

CARD = re.compile(r"[YGOBT][1-6]")
TABLE = "sameTable"


@dataclass(frozen=True)
class World:
    """A game so far: its draws, its decisions by seat, and the secret of its shuffle."""

    game: Game
    setup: Setup
    draws: tuple[str, ...]
    decisions: tuple[tuple[int, str] | None, ...]
    """In their order; where there is None, nobody does anything."""
    secret: bytes

    def then(self, *decisions):
        """The same with more decisions."""
        return replace(self, decisions=(*self.decisions, *decisions))

    @property
    def state(self):
        """The position after all of it, with what is sealed."""
        state, draws = self.game.start(self.setup), iter(self.draws)
        for seat, move in filter(None, self.decisions):
            state = self.game.play(self._dealt(state, draws), seat, self.game.read_move(move))
        return self._dealt(state, draws)

    def _dealt(self, state, draws):
        while isinstance(self.game.turn(state), Chance):
            state = self.game.deal(state, next(draws))
        return state


def secrets_alike(game, setup):
    """Two secrets of shuffles that let the same seat start, which everybody may see."""
    starters: dict[int | None, bytes] = {}
    for number in range(100):
        secret = bytes([number]) * 32
        starter = Shuffle(secret).keyed(table=TABLE, game=game, setup=setup, seeds=[None] * setup.players).setup.starter
        if starter in starters:
            return starters[starter], secret, starter
        starters[starter] = secret
    raise AssertionError("a hundred shuffles with as many starters")


def played(game, setup, seed, until):
    """A world of random draws and decisions, up to a state that is wanted, or the end."""
    secret, _, starter = secrets_alike(game, setup)
    setup, randomness = replace(setup, starter=starter), SeededRandomness(seed)
    state = game.start(setup)
    draws: list[str] = []
    decisions: list[tuple[int, str]] = []
    while not isinstance(turn := game.turn(state), Over) and not until(turn, decisions):
        if isinstance(turn, Decide):
            seat = turn.seats[randomness.below(len(turn.seats))]
            legal = game.legal(state, seat)
            move = legal[randomness.below(len(legal))]
            decisions.append((seat, game.move_text(move)))
            state = game.play(state, seat, move)
        else:
            draws.append(game.draw(state, randomness))
            state = game.deal(state, draws[-1])
    return World(game, setup, tuple(draws), tuple(decisions), secret)


def reshuffled(world):
    """The same world with another secret: all that is still to come differs."""
    _, other, _ = secrets_alike(world.game, world.setup)
    return replace(world, secret=other)


def imagined(world, viewer, seed):
    """The same game of 5211 as far as a viewer may know it: all cards it has not seen are dealt anew.

    What the game imagines to be in a hand is put into the draws of that seat, in place of what it has not laid open.
    """
    game = world.game
    position = game.position(game.imagine(game.view(world.state, viewer), viewer, SeededRandomness(seed)))
    draws = [[CARD.findall(hand) for hand in draw.partition(" ")[2].split(" / ")] for draw in world.draws]
    words = [draw.partition(" ")[0] for draw in world.draws]
    for seat, player in enumerate(position["seats"]):
        if seat != viewer:
            unseen = CARD.findall(player["hand"] + player["sealed"])
            _deal_anew(
                [draw[seat] for word, draw in zip(words, draws, strict=True) if word != "remove"], world, seat, unseen
            )
    if words[0] == "remove":
        draws[0] = [CARD.findall(position["removed"])]
    texts = [f"{word} {' / '.join(map(_cards, draw))}" for word, draw in zip(words, draws, strict=True)]
    return replace(reshuffled(world), draws=tuple(texts), decisions=_decided_anew(world, position, viewer))


def sealed_seats(world):
    """The seats of a game of 5211 whose last decision is still sealed."""
    return [seat for seat, player in enumerate(world.game.position(world.state)["seats"]) if player["sealed"]]


def _deal_anew(hands, world, seat, unseen):
    shown = [move for each, move in world.decisions if each == seat]
    opened = Counter(CARD.findall("".join(shown[:-1] if seat in sealed_seats(world) else shown)))
    for hand in hands:
        for place, card in enumerate(hand):
            if opened[card]:
                opened[card] -= 1
            else:
                hand[place] = unseen.pop()
    assert not unseen


def _decided_anew(world, position, viewer):
    decisions = list(world.decisions)
    for seat in sealed_seats(world):
        if seat != viewer:
            last = max(place for place, (each, _) in enumerate(decisions) if each == seat)
            decisions[last] = seat, position["seats"][seat]["sealed"]
    return tuple(decisions)


def _cards(hand):
    return "".join(sorted(hand, key=lambda card: ("YGOBT".index(card[0]), card)))
