"""Fits the policy and the hand values of 5211: bots play themselves, and weights are fitted to the points scored.

    python tools/fit_5211.py --games 15000 --steps 2

A step plays games of 2 to 5 players with the current weights, fits new ones by least squares and writes them to
`games/g5211/weights.py`. `--anew` begins with random play. The weights of the package were fitted by
`--anew --games 15000 --steps 5`.
"""

import argparse
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from azulejos.core.bunch import EMPTY, count, one, size
from azulejos.core.generator import below
from azulejos.core.rule import rule
from azulejos.core.setup import Setup
from azulejos.core.turn import CHANCE, OVER
from azulejos.games.g5211 import GAME, rules
from azulejos.games.g5211.hand import colour_points, worth
from azulejos.games.g5211.layout import ROOSTER, ROUNDS, SEATS, VALUES
from azulejos.games.g5211.moves import first_card, second_card
from azulejos.games.g5211.piles import SUITS
from azulejos.games.g5211.policy import (
    cell_of,
    laid_of,
    likely,
    points_by_colour,
    ranking,
    rooster_cell,
    table_of,
    value_of,
    values_in,
)
from azulejos.games.g5211.sample import sample
from azulejos.games.g5211.state import State
from azulejos.search.compiler.fingerprint import fingerprint
from azulejos.search.compiler.kernel import kernel
from azulejos.search.playouts import seeded

WEIGHTS = Path(rules.__file__).with_name("weights.py")

SHAPES = {"COLOUR": (3, 81), "COLOUR_LEAD": (3, 81), "KEPT": (6,), "ROOSTERS": (3, 15), "ROOSTERS_LEAD": (3, 15)}
"""The weights of expected points, for one number of players."""

HAND_SHAPES = {"HELD": (6,), "HELD_POINTS": (6,), "HELD_VALUES": (6,), "HELD_ROOSTERS": (6,)}
"""The weights of a hand."""

MEANING = {
    "COLOUR": "The expected points of a colour, by players, part and cell (`policy.cell_of`).",
    "COLOUR_LEAD": "The same for each point by which the seat is ahead of the others' average in that colour.",
    "KEPT": "What a card kept in hand is worth, by players and value.",
    "ROOSTERS": "The expected points of roosters, by players, part and cell (`policy.rooster_cell`).",
    "ROOSTERS_LEAD": "The same for each rooster more than the others' average.",
    "HELD": "What the cards of a colour in hand are worth, by players and their number.",
    "HELD_POINTS": "The same for each of their points.",
    "HELD_VALUES": "What a card in hand is worth, by players and value.",
    "HELD_ROOSTERS": "What roosters in hand are worth, by players and their number.",
}

COLOUR, COLOUR_LEAD, KEPT, ROOSTERS, ROOSTERS_LEAD = 0, 243, 486, 492, 537
PROMISES = 582
"""Where the features of a choice stand in a row, and how many there are."""

HANDS = 24
LONGEST = 64
"""Decisions of a round, and hands of a deck, are fewer."""

EXPLORED = 8
"""One choice in this many is made at random, so that rare choices are observed too."""

HEADER = '''"""The weights of the policy and of the hand values of 5211, written by `tools/fit_5211.py`: do not edit."""

import numpy as np

'''


@rule
def features(state: State, seat: int, move: int, row: Any) -> None:
    """Write the features of a choice: each times its weight adds up to its expected points."""
    row[:] = 0.0
    first, second, part, others = first_card(move), second_card(move), state.part - 1, state.players - 1
    table, mine, together = table_of(state), points_by_colour(state.seats[seat].laid), EMPTY
    for colour in range(SUITS):
        table += laid_of(colour, first, second) * one(colour)
    for other in range(state.players):
        together += points_by_colour(state.seats[other].laid)
    limit = rules.highest_count(state)
    most, next_most, winner = ranking(table, limit)
    for colour in range(SUITS):
        added = (first // VALUES == colour) * (first % VALUES + 1)
        if laid_of(colour, first, second) > (first // VALUES == colour):
            added += second % VALUES + 1
        ahead = count(mine, colour) + added - (count(together, colour) - count(mine, colour)) / others
        held = size(state.seats[seat].hand[colour]) - laid_of(colour, first, second)
        cell = part * 81 + cell_of(table, colour, most, next_most, winner, limit, held)
        row[COLOUR + cell] += 1.0
        row[COLOUR_LEAD + cell] += ahead
    roosters, all_roosters = value_of(ROOSTER, first, second), value_of(ROOSTER, first, second)
    for other in range(state.players):
        all_roosters += values_in(state.seats[other].laid, ROOSTER)
    mine = roosters + values_in(state.seats[seat].laid, ROOSTER)
    cell = part * 15 + rooster_cell(state, all_roosters, values_in(state.seats[seat].hand, ROOSTER) - roosters)
    row[ROOSTERS + cell] = 1.0
    row[ROOSTERS_LEAD + cell] = mine - (all_roosters - mine) / others
    if state.round_number < ROUNDS[state.players]:
        for value in range(VALUES):
            row[KEPT + value] = values_in(state.seats[seat].hand, value) - value_of(value, first, second)


@rule
def hand_features(hand: Any, row: Any) -> None:
    """Write the features of the value of a hand."""
    row[:] = 0.0
    for colour in range(SUITS):
        row[size(hand[colour])] += 1.0
        row[6 + size(hand[colour])] += colour_points(hand[colour])
    for value in range(VALUES):
        row[12 + value] = values_in(hand, value)
    row[18 + values_in(hand, ROOSTER)] = 1.0


@rule
def lead(state: State, seat: int) -> float:
    """The points a seat is ahead of the others' average."""
    total = 0
    for other in range(state.players):
        total += rules.points(state, other)
    mine = rules.points(state, seat)
    return mine - (total - mine) / int(state.players - 1)


@rule
def add(row: Any, target: float, squares: Any, products: Any) -> None:
    """Add one observation to the sums that least squares need."""
    for index in np.flatnonzero(row):
        products[index] += row[index] * target
        for other in np.flatnonzero(row):
            squares[index, other] += row[index] * row[other]


def observer() -> Callable[..., None]:
    """The kernel that plays games and adds up the results of choices in their rounds, and of hands in their decks."""
    stamp = fingerprint(GAME)

    @kernel
    def observe(states: Any, squares: Any, products: Any, hand_squares: Any, hand_products: Any) -> None:
        choices, hands = np.zeros((LONGEST, PROMISES)), np.zeros((LONGEST, HANDS))
        chooser, holder = np.zeros(LONGEST, np.int64), np.zeros(LONGEST, np.int64)
        begun, had = np.zeros(LONGEST), np.zeros(LONGEST)
        for game in range(len(states)):
            state = states[game]
            chosen, dealt, round_number = 0, 0, 0 * stamp
            while True:
                if rules.status(state) == CHANCE:
                    rules.draw(state, below(state, rules.ways(state)))
                    continue
                over = rules.status(state) == OVER
                if over or state.round_number != round_number:
                    for choice in range(chosen):
                        seat = chooser[choice]
                        expected = worth(state.seats[seat].hand, state.players)
                        add(choices[choice], lead(state, seat) - begun[choice] + expected, squares, products)
                    chosen, round_number = 0, state.round_number
                    if over:
                        break
                    for seat in range(state.players):
                        hand_features(state.seats[seat].hand, hands[dealt])
                        holder[dealt], had[dealt] = seat, lead(state, seat)
                        dealt += 1
                seat = rules.decider(state)
                move = sample(state, seat) if below(state, EXPLORED) == 0 else likely(state, seat)
                features(state, seat, move, choices[chosen])
                chooser[chosen], begun[chosen] = seat, lead(state, seat)
                chosen += 1
                rules.apply(state, seat, move)
            for hand in range(dealt):
                add(hands[hand], lead(state, holder[hand]) - had[hand], hand_squares, hand_products)

    return observe


def fitted(squares: NDArray[Any], products: NDArray[Any], ridge: float = 20.0) -> NDArray[Any]:
    """Least squares; a little ridge keeps what was hardly ever seen near 0."""
    return np.asarray(np.linalg.solve(squares + ridge * np.eye(len(products)), products))


def fit(games: int, seed: int) -> dict[str, list[NDArray[Any]]]:
    """New weights, each a list by number of players."""
    weights: dict[str, list[NDArray[Any]]] = {name: [] for name in MEANING}
    observe = observer()
    for players in SEATS:
        sums = np.zeros((PROMISES, PROMISES)), np.zeros(PROMISES), np.zeros((HANDS, HANDS)), np.zeros(HANDS)
        observe(seeded(GAME.start(Setup.of(GAME, players)), games, seed), *sums)
        for name, table in {**tables(fitted(*sums[:2]), SHAPES), **tables(fitted(*sums[2:]), HAND_SHAPES)}.items():
            weights[name].append(table)
    return weights


def tables(row: NDArray[Any], shapes: Mapping[str, tuple[int, ...]]) -> dict[str, NDArray[Any]]:
    """A row of weights, cut into its tables."""
    ends = np.cumsum([int(np.prod(shape)) for shape in shapes.values()])
    parts = np.split(row, ends[:-1])
    return {name: part.reshape(shape) for (name, shape), part in zip(shapes.items(), parts, strict=True)}


def written(weights: dict[str, list[NDArray[Any]]]) -> str:
    """The weights as the module that holds them: two decimals are as exact as the fit."""
    text = HEADER
    for name, meaning in MEANING.items():
        array = np.array(weights[name])
        numbers = ["0" if abs(number) < 0.005 else f"{number:.2f}" for number in array.ravel()]
        lines = [", ".join(numbers[start : start + 15]) for start in range(0, len(numbers), 15)]
        rows = "\n".join(f"    {line}," for line in lines)
        text += f"# fmt: off\n{name} = np.array([\n{rows}\n]).reshape{array.shape}\n# fmt: on\n"
        text += f'"""{meaning}"""\n\n'
    return text.rstrip() + "\n"


def nothing() -> dict[str, list[NDArray[Any]]]:
    """Weights of 0: all choices are equally likely."""
    return {name: [np.zeros(shape)] * len(SEATS) for name, shape in {**SHAPES, **HAND_SHAPES}.items()}


def main() -> None:
    """Fit as often as is asked for; kernels freeze weights, so each further step runs in a new process."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--games", type=int, default=40_000, help="games a step, for each number of players")
    parser.add_argument("--steps", type=int, default=1)
    parser.add_argument("--anew", action="store_true", help="forget the present weights")
    given = parser.parse_args()
    if given.anew:
        WEIGHTS.write_text(written(nothing()))
    elif given.steps > 0:
        WEIGHTS.write_text(written(fit(given.games, seed=given.steps)))
        given.steps -= 1
    if given.steps > 0:
        rest = ["--games", str(given.games), "--steps", str(given.steps)]
        subprocess.run([sys.executable, __file__, *rest], check=True)  # noqa: S603  (this file again)


if __name__ == "__main__":
    main()
