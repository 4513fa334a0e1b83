"""A random legal move without listing them all: the inner loop of every playout."""

from azulejos.core.bits import BITS, NTH_BIT, count_bits, nth_bit
from azulejos.core.bunch import EMPTY, colour_of, contains, count, kinds, nth, size
from azulejos.core.generator import below
from azulejos.core.rule import rule
from azulejos.games.summer_pavilion.layout import CELLS_OF_COST, CORNERS, KINDS, MOST_COST, MOST_DISPLAYS
from azulejos.games.summer_pavilion.moves import KEPT, KEPT_UP_TO, bonus_id, pass_id, place_id, take_id
from azulejos.games.summer_pavilion.placing import jokers_for, least_jokers, most_jokers
from azulejos.games.summer_pavilion.state import TAKING, State
from azulejos.games.summer_pavilion.taking import choices


@rule
def sample(state: State, seat: int) -> int:
    """A legal move of a seat that owes one, each equally likely, by the state's own generator."""
    if state.phase == TAKING:
        return sample_take(state)
    if state.boards[seat].bonus > 0:
        offered = kinds(state.supply)
        return bonus_id(colour_of(nth(offered, below(state, size(offered)))))
    placements = count_placements(state, seat)
    index = below(state, placements + count_passes(state, seat))
    if index < placements:
        return nth_placement(state, seat, index)
    return nth_pass(state, seat, index - placements)


@rule
def sample_take(state: State) -> int:
    """A legal take: first its colour, each as likely as it has sources, then its source."""
    takes = EMPTY  # by colour, how many sources offer it
    for source in range(MOST_DISPLAYS + 1):
        takes += choices(state.sources[source], state.joker)
    colour = colour_of(nth(takes, below(state, size(takes))))
    holders = 0
    for source in range(MOST_DISPLAYS + 1):
        holders |= count(choices(state.sources[source], state.joker), colour) << source
    return take_id(NTH_BIT[holders, below(state, BITS[holders])], colour)


@rule
def payments(state: State, hand: int, colour: int, cost: int) -> int:
    """How many ways a hand can pay for a cell (SP-5.3)."""
    jokers = jokers_for(state, hand, colour)
    return max(0, most_jokers(cost, jokers) - least_jokers(cost, count(hand, colour)) + 1)


@rule
def count_placements(state: State, seat: int) -> int:
    """How many placements are legal."""
    board = state.boards[seat]
    placements = 0
    for colour in range(KINDS):
        if count(board.hand, colour) > 0:
            for cost in range(1, MOST_COST + 1):
                cells = board.free[colour] & CELLS_OF_COST[state.grey, cost]
                placements += count_bits(cells) * payments(state, board.hand, colour, cost)
    return placements


@rule
def nth_placement(state: State, seat: int, index: int) -> int:
    """A placement by its index, ordered by colour, cost, cell and jokers."""
    board = state.boards[seat]
    for colour in range(KINDS):
        if count(board.hand, colour) > 0:
            for cost in range(1, MOST_COST + 1):
                cells = board.free[colour] & CELLS_OF_COST[state.grey, cost]
                each = payments(state, board.hand, colour, cost)
                if index < count_bits(cells) * each:
                    jokers = least_jokers(cost, count(board.hand, colour)) + index % each
                    return place_id(nth_bit(cells, index // each), colour, jokers)
                index -= count_bits(cells) * each
    return -1


@rule
def count_passes(state: State, seat: int) -> int:
    """How many passes are legal (SP-5.15)."""
    hand = state.boards[seat].hand
    passes = 0
    for place in range(KEPT_UP_TO[min(CORNERS, size(hand))]):
        passes += contains(hand, KEPT[place])
    return passes


@rule
def nth_pass(state: State, seat: int, index: int) -> int:
    """A pass by its index among the legal ones."""
    hand = state.boards[seat].hand
    place = 0
    while index > 0 or not contains(hand, KEPT[place]):
        index -= contains(hand, KEPT[place])
        place += 1
    return pass_id(place)
