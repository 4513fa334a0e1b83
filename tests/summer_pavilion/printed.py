"""What is printed on the boards, written down by hand: numbers, star colours, pillars, statues and windows."""

COLOURS = "PGOYBR"
"""The joker colours of rounds 1 to 6, and the order of the letters everywhere."""

STARS = ("C", "UL", "UR", "R", "LR", "LL", "L")
DIRECTIONS = ("N", "NE", "SE", "S", "SW", "NW")
CELLS = [f"{star}.{direction}" for star in STARS for direction in DIRECTIONS]

STAR_COLOURS = {"UL": "O", "UR": "R", "R": "B", "LR": "Y", "LL": "G", "L": "P"}
"""The outer stars of the coloured side; its centre takes six different colours."""

NUMBERS = {
    "coloured": {
        "C": (1, 2, 3, 4, 5, 6),
        "UL": (6, 1, 2, 3, 4, 5),
        "UR": (5, 6, 1, 2, 3, 4),
        "R": (4, 5, 6, 1, 2, 3),
        "LR": (3, 4, 5, 6, 1, 2),
        "LL": (2, 3, 4, 5, 6, 1),
        "L": (1, 2, 3, 4, 5, 6),
    },
    "grey": {
        "C": (3, 3, 3, 3, 3, 3),
        "UL": (6, 3, 2, 1, 4, 5),
        "UR": (5, 6, 3, 2, 1, 4),
        "R": (4, 5, 6, 3, 2, 1),
        "LR": (1, 4, 5, 6, 3, 2),
        "LL": (2, 1, 4, 5, 6, 3),
        "L": (3, 2, 1, 4, 5, 6),
    },
}
"""The number of each cell, clockwise from the top of its star."""

COSTS = {
    side: {f"{star}.{DIRECTIONS[place]}": number for star, row in stars.items() for place, number in enumerate(row)}
    for side, stars in NUMBERS.items()
}
"""The number of each cell by its name."""

FEATURES = {
    "P-UL": "C.N C.NW UL.SE UL.S",
    "P-UR": "C.N C.NE UR.S UR.SW",
    "P-R": "C.NE C.SE R.SW R.NW",
    "P-LR": "C.SE C.S LR.N LR.NW",
    "P-LL": "C.S C.SW LL.N LL.NE",
    "P-L": "C.SW C.NW L.NE L.SE",
    "S-UL-UR": "UL.NE UL.SE UR.SW UR.NW",
    "S-UR-R": "UR.SE UR.S R.N R.NW",
    "S-R-LR": "R.S R.SW LR.N LR.NE",
    "S-LR-LL": "LR.SW LR.NW LL.NE LL.SE",
    "S-LL-L": "LL.N LL.NW L.SE L.S",
    "S-L-UL": "L.N L.NE UL.S UL.SW",
    "W-UL": "UL.N UL.NW",
    "W-UR": "UR.N UR.NE",
    "W-R": "R.NE R.SE",
    "W-LR": "LR.SE LR.S",
    "W-LL": "LL.S LL.SW",
    "W-L": "L.SW L.NW",
}
"""The cells around each pillar, statue and window."""

BONUS_TILES = {"P": 1, "S": 2, "W": 3}
"""Tiles for a pillar, a statue, a window."""

STAR_BONUS = {"R": 14, "B": 15, "Y": 16, "O": 17, "G": 18, "P": 20}
MULTICOLOUR_BONUS = 12
NUMBER_BONUS = {1: 4, 2: 8, 3: 12, 4: 16}

DISPLAYS = {2: 5, 3: 7, 4: 9}
