"""Where the parts of a player board lie: seven equal stars, and the gaps between them (SP-1.6, SP-1.7).

A star is one diamond turned about its middle five times by 60°. Between two neighbouring cells of a star
there is a notch, a diamond as well. Where the notches of two stars are the same diamond, a feature lies between the
stars. A window lies in the notch that points away from the middle of the board.

The unit is the edge of a tile; x goes to the right and y down. Bearings are compass degrees, 0 is up.
"""

from dataclasses import dataclass
from math import cos, radians, sin, sqrt

Point = tuple[float, float]

STARS = ("C", "UL", "UR", "R", "LR", "LL", "L")
"""The centre star, then the outer ones clockwise from the upper left."""

DIRECTIONS = ("N", "NE", "SE", "S", "SW", "NW")
"""The cells of a star, clockwise from the top."""

RING = len(DIRECTIONS)
CELL_NAMES = tuple(f"{star}.{direction}" for star in STARS for direction in DIRECTIONS)
"""A cell's number is its place here: 6 * star + direction."""

STAR_TO_STAR = 3.0
"""From the middle of one star to the middle of its neighbour."""


@dataclass(frozen=True, slots=True)
class Feature:
    """A pillar, statue or window: its name, the tiles it gives, the cells around it, its middle."""

    name: str
    tiles: int
    cells: frozenset[int]
    middle: Point


def toward(start: Point, bearing: float, distance: float) -> Point:
    """The point at a distance from another one in a direction."""
    angle = radians(bearing)
    return start[0] + distance * sin(angle), start[1] - distance * cos(angle)


def bearing_of(star: int) -> int:
    """In which direction from the middle of the board an outer star lies."""
    return (330 + 60 * (star - 1)) % 360


def middle(star: int) -> Point:
    """The middle of a star."""
    return (0.0, 0.0) if star == 0 else toward((0.0, 0.0), bearing_of(star), STAR_TO_STAR)


def outline(cell: int) -> tuple[Point, Point, Point, Point]:
    """The corners of a cell: the middle of its star, a side, the tip, the other side."""
    star, direction = divmod(cell, RING)
    start, bearing = middle(star), 60 * direction
    left, right = (toward(start, bearing + turn, 1) for turn in (-30, 30))
    return start, left, toward(start, bearing, sqrt(3)), right


def features() -> tuple[Feature, ...]:
    """Six pillars, six statues and six windows (SP-1.10), each kind clockwise from the upper left."""
    notches = {star: [_notch(star, direction) for direction in range(RING)] for star in range(len(STARS))}
    outer = range(1, len(STARS))
    pillars = [_between("P", 1, 0, star, notches) for star in outer]
    statues = [_between("S", 2, star, star % RING + 1, notches) for star in outer]
    return (*pillars, *statues, *(_window(star) for star in outer))


def _notch(star: int, direction: int) -> Point:
    """The middle of the notch between a cell and the next one clockwise."""
    return toward(middle(star), 60 * direction + 30, 1.5)


def _sides(star: int, direction: int) -> frozenset[int]:
    """The two cells of a star beside a notch."""
    return frozenset({RING * star + direction, RING * star + (direction + 1) % RING})


def _between(kind: str, tiles: int, star: int, other: int, notches: dict[int, list[Point]]) -> Feature:
    """The feature in the notch that two stars share."""
    mine, theirs = next(
        (one, two) for one in range(RING) for two in range(RING) if _same(notches[star][one], notches[other][two])
    )
    named = [STARS[other]] if star == 0 else [STARS[star], STARS[other]]
    cells = _sides(star, mine) | _sides(other, theirs)
    return Feature("-".join([kind, *named]), tiles, cells, notches[star][mine])


def _window(star: int) -> Feature:
    outward = (bearing_of(star) - 30) // 60 % RING
    return Feature(f"W-{STARS[star]}", 3, _sides(star, outward), _notch(star, outward))


def _same(one: Point, two: Point) -> bool:
    return abs(one[0] - two[0]) + abs(one[1] - two[1]) < 1e-6
