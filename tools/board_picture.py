"""Draws both sides of the player board of Summer Pavilion, for the page with its rules.

Run it with `make pictures`.
"""

from math import sqrt
from pathlib import Path

from azulejos.games.summer_pavilion import geometry
from azulejos.games.summer_pavilion.geometry import CELL_NAMES, DIRECTIONS, RING, STARS, Feature, Point, middle, toward
from azulejos.games.summer_pavilion.layout import COLOURS, COSTS, FEATURES, STAR_COLOURS

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
SVG = "http://www.w3.org/2000/svg"
FILES = {"coloured": "summer-pavilion-coloured.svg", "grey": "summer-pavilion-grey.svg"}

WIDTH, HEIGHT, FOLD = 900, 1058, 790
"""The size of a picture; the legend is below the fold."""

EDGE, MIDDLE = 74.0, (450.0, 392.0)
"""The length of a tile's edge, and the middle of the board."""

GLAZE = ("#582360", "#369a7c", "#ee9142", "#fde060", "#1c54a6", "#c53e40")
INK_ON_GLAZE = ("#f7e4f6", "#03201a", "#471b00", "#5a4200", "#eef4ff", "#fff8f4")
RIM_OF_GLAZE = ("#38113f", "#17594a", "#94480a", "#8a6a00", "#10366f", "#852124")
"""By colour, in the order of `COLOURS`."""

STYLE = """
text { font-family: system-ui, sans-serif; font-weight: 700; fill: #13203f; stroke: none; text-anchor: middle }
.cell polygon { fill-opacity: .3 } .neutral .cell polygon { fill-opacity: 1 }
.outline { fill: none; stroke-width: 3; stroke-linejoin: round }
.words { font-weight: 500; text-anchor: start }
.tiles { fill: #0b6b4f }
.name, .code { font-family: ui-monospace, monospace }
.name { fill: #fff } .plate { fill: #13203f }
.ground { fill: #fcfdfb; stroke: #2f5fb8; stroke-width: 3 }
.fold { stroke: #bccbd8; stroke-width: 1.5 }
.neutral { fill: #e3eaf0; stroke: #667d93 }
.chosen { fill: #ffedc2; stroke: #b67a00; stroke-width: 3 }
.notch { fill: #fff; stroke: #8fa3b8; stroke-width: 1.5 }
.space { fill: #f3f7f9; stroke: #667d93; stroke-width: 2; stroke-dasharray: 7 5 }
.sign { fill: #435371 } .bars { fill: none; stroke: #435371; stroke-width: 3 }
"""

SIGNS = {
    1: '<path d="M-11-14H11V-9H-11ZM-7-7H-4V7H-7ZM-1.5-7H1.5V7H-1.5ZM4-7H7V7H4ZM-11 9H11V14H-11Z"/>',
    2: '<path d="M-6-9A6 6 0 0 1 6-9A6 6 0 0 1-6-9M-9 6C-9-2-4-3 0-3S9-2 9 6ZM-11 9H11V14H-11Z"/>',
    3: '<path d="M-10 13V-4A10 10 0 0 1 10-4V13ZM0-14V13M-10 0H10" class="bars"/>',
}
"""The signs of the features by the tiles they give: a column, a bust, an arched window."""


def shown(value: str | float) -> str:
    """A value as text; numbers have two decimals, and halves are rounded up on every machine."""
    return value if isinstance(value, str) else f"{round(value + 1e-7, 2) + 0.0:g}"


def element(name: str, inner: str = "", /, **attributes: str | float) -> str:
    """An SVG element; underscores in the names of attributes become hyphens, and `class_` becomes `class`."""
    written = "".join(f' {key.strip("_").replace("_", "-")}="{shown(value)}"' for key, value in attributes.items())
    return f"<{name}{written}>{inner}</{name}>" if inner else f"<{name}{written}/>"


def words(text: str, where: Point, size: float = 23, class_: str = "words", **attributes: str | float) -> str:
    """A text element; `where` is its anchor at half height."""
    return element("text", text, x=where[0], y=where[1] + 0.35 * size, class_=class_, font_size=size, **attributes)


def disc(where: Point, radius: float, **attributes: str | float) -> str:
    """A circle."""
    return element("circle", cx=where[0], cy=where[1], r=radius, **attributes)


def placed(point: Point, edge: float = EDGE, origin: Point = MIDDLE) -> Point:
    """The place of a point of the board in the picture."""
    return origin[0] + edge * point[0], origin[1] + edge * point[1]


def diamond(corners: tuple[Point, ...], share: float = 0.955, /, **attributes: str | float) -> str:
    """A polygon, shrunk towards its middle to leave a gap between tiles."""
    x, y = sum(x for x, _ in corners) / len(corners), sum(y for _, y in corners) / len(corners)
    inner = ((x + share * (a - x), y + share * (b - y)) for a, b in corners)
    return element("polygon", points=" ".join(f"{shown(a)},{shown(b)}" for a, b in inner), **attributes)


def colour_of(star: int, side: str) -> int:
    """The colour printed on a star, -1 for none."""
    return int(STAR_COLOURS[star]) if side == "coloured" else -1


def glazed(colour: int) -> dict[str, str]:
    """The look of an empty star of a colour."""
    return {"fill": GLAZE[colour], "stroke": RIM_OF_GLAZE[colour]} if colour >= 0 else {"class_": "neutral"}


def star(number: int, side: str) -> str:
    """A star: its outline and its cells."""
    tips = [corner for place in range(RING) for corner in geometry.outline(RING * number + place)[2:]]
    cells = [cell(RING * number + place, side) for place in range(RING)]
    parts = [*cells, diamond(tuple(map(placed, tips)), 1, class_="outline")]
    return element("g", "\n".join(parts), **glazed(colour_of(number, side)))


def cell(number: int, side: str) -> str:
    """A cell with its cost."""
    corners = tuple(map(placed, geometry.outline(number)))
    where = (corners[0][0] + corners[2][0]) / 2, (corners[0][1] + corners[2][1]) / 2
    cost = str(COSTS[list(FILES).index(side), number])
    return element("g", diamond(corners) + words(cost, where, 34, "cost"), id=CELL_NAMES[number], class_="cell")


def notch(feature: Feature) -> tuple[Point, ...]:
    """The corners of the gap that a feature lies in, seen from one of its stars."""
    (x, y), star = feature.middle, middle(min(feature.cells) // RING)
    out, along = ((x - star[0]) / 3, (y - star[1]) / 3), ((star[1] - y) / sqrt(3), (x - star[0]) / sqrt(3))
    corners = [(x + sign * dx, y + sign * dy) for sign in (1, -1) for dx, dy in (out, along)]
    return tuple(map(placed, corners))


def sign(tiles: int, where: Point) -> str:
    """The sign of a feature, and below it the number of tiles it gives."""
    x, y = where
    mark = element("g", SIGNS[tiles], transform=f"translate({shown(x)} {shown(y - 11.5)})", class_="sign")
    return mark + words(f"+{tiles}", (x - 1, y + 15.5), 22, "tiles")


def feature(it: Feature) -> str:
    """A pillar, statue or window in its notch."""
    inner = diamond(notch(it), 0.9, class_="notch") + sign(it.tiles, placed(it.middle))
    return element("g", inner, id=it.name, class_="feature")


def name(star: int, where: Point) -> str:
    """The name of a star."""
    wide = 22 + 15 * len(STARS[star])
    plate = element("rect", x=where[0] - wide / 2, y=where[1] - 18, width=wide, height=36, rx=18, class_="plate")
    return plate + words(STARS[star], where, 25, "name")


def names() -> str:
    """The names of all stars: beyond the window of an outer one, in the middle of the centre star."""
    outer = (name(star, placed(toward((0, 0), geometry.bearing_of(star), 5.35))) for star in range(1, len(STARS)))
    return name(0, MIDDLE) + "".join(outer)


def letter(colour: int, where: Point) -> str:
    """A disc with the letter of a colour."""
    shape = disc(where, 19, fill=GLAZE[colour], stroke=RIM_OF_GLAZE[colour], stroke_width=1.3)
    return shape + words(COLOURS[colour], where, 24, "code", style=f"fill: {INK_ON_GLAZE[colour]}")


def all_colours(where: Point) -> str:
    """Six dots around the name of the centre star: it takes every colour once."""
    ring = disc(where, 35, fill="#fcfdfb", stroke="#667d93", stroke_width=1.3)
    spots = [toward(where, 60 * colour + 30, 26.5) for colour in range(len(COLOURS))]
    looks = zip(spots, GLAZE, RIM_OF_GLAZE, strict=True)
    return ring + "".join(disc(spot, 5.5, fill=glaze, stroke=rim) for spot, glaze, rim in looks)


def colours(side: str) -> str:
    """The colours of the stars, in their middles; the grey side has none."""
    if side == "grey":
        return ""
    outer = (letter(colour_of(star, side), placed(middle(star))) for star in range(1, len(STARS)))
    return all_colours(MIDDLE) + "".join(outer)


def space(where: Point, edge: float = EDGE) -> str:
    """A space for a kept tile."""
    x, y = where
    wide, high = edge / 2, edge * sqrt(3) / 2
    return diamond(((x, y - high), (x + wide, y), (x, y + high), (x - wide, y)), class_="space")


def corners() -> str:
    """The four spaces in the corners of the board."""
    places = [(MIDDLE[0] + x, MIDDLE[1] + y) for x in (-374, 374) for y in (-284, 284)]
    return element("g", "".join(map(space, places)), id="corners")


def inset(origin: Point) -> str:
    """A star that shows how cells are named, with the cell of the example."""
    edge, parts = 57.0, [name(1, (origin[0] - 60, origin[1] - 84))]
    for number, direction in enumerate(DIRECTIONS):
        shape = tuple(placed(point, edge, origin) for point in geometry.outline(number))
        where = placed(toward((0, 0), 60 * number, 0.88), edge, origin)
        look = "chosen" if direction == "NE" else "neutral"
        parts += [diamond(shape, class_=look), words(direction, where, 22, "code")]
    return "".join(parts)


def letters(left: float, y: float) -> str:
    """The letters of the colours, in their order."""
    return "".join(letter(colour, (left + 76 * colour, y)) for colour in range(len(COLOURS)))


def signs(left: float, y: float) -> str:
    """The signs of the features with the tiles they give, and a space for a kept tile."""
    marks = (sign(tiles, (left + 127 * (tiles - 1), y)) for tiles in SIGNS)
    return "".join(marks) + space((left + 3 * 127, y), 30)


def key() -> str:
    """The legend: the signs and a move. It has no words, because the rules of every language use the same picture."""
    left = 360
    move = words("UL.NE:O+0", (left - 14, FOLD + 218), 30, "words code")
    return "\n".join([inset((150, FOLD + 134)), signs(left, FOLD + 60), letters(left, FOLD + 148), move])


def picture(side: str) -> str:
    """The picture of a side of the board."""
    ground = element("rect", x=4, y=4, width=WIDTH - 8, height=HEIGHT - 8, rx=26, class_="ground")
    fold = element("path", d=f"M40 {FOLD}H{WIDTH - 40}", class_="fold")
    stars = [star(number, side) for number in range(len(STARS))]
    title = element("title", f"The {side} side of the player board of Summer Pavilion")
    board = [ground, *stars, *map(feature, FEATURES), colours(side), names(), corners(), fold]
    inner = "\n".join(["", title, element("style", STYLE), *board, key(), ""])
    box = f"0 0 {WIDTH} {HEIGHT}"
    return element("svg", inner, xmlns=SVG, width=WIDTH, height=HEIGHT, viewBox=box, role="img") + "\n"


if __name__ == "__main__":
    for side, file in FILES.items():
        (PICTURES / file).write_text(picture(side), encoding="utf-8")
