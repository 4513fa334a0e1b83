"""Colours can be distinguished with any colour vision, and each has its own motif.

The colours are read from the sprites of the page as the browser paints them.
"""

from itertools import combinations

import pytest

from tests.web.colour_vision import VISIONS, contrast, distance

FAMILIES = {
    "azul": [f"#azul-{name}" for name in ("blue", "yellow", "red", "black", "white")],
    "summer-pavilion": [f"#summer-pavilion-{name}" for name in ("purple", "green", "orange", "yellow", "blue", "red")],
    "5211": [f"#{letter}2" for letter in "YGOBT"],
}
MOTIFS = {
    "azul": [f"{sprite}-m" for sprite in FAMILIES["azul"]],
    "summer-pavilion": [f"{sprite}-m" for sprite in FAMILIES["summer-pavilion"]],
    "5211": [f"#g5211-{name}-m" for name in ("yellow", "green", "orange", "blue", "turquoise")],
}
FAR, VISIBLE = 8.0, 3.0
"""The minimum distance of two colours, and the minimum contrast of a motif on its glaze."""

PAINTED = """sprites => sprites.map((sprite) => {
    const symbol = document.querySelector(sprite);
    const painted = symbol.matches(".paint") ? symbol : symbol.querySelector(".paint");
    return [getComputedStyle(painted.querySelector(".glaze")).fill, getComputedStyle(painted).color];
})"""
DRAWN = """async motifs => {
    const pictures = [];
    for (const motif of motifs) {
        const drawing = document.querySelector(motif).innerHTML.replaceAll("currentColor", "black");
        const box = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"';
        const image = new Image();
        image.src = `data:image/svg+xml,${encodeURIComponent(`<svg ${box}>${drawing}</svg>`)}`;
        await image.decode();
        const canvas = new OffscreenCanvas(24, 24).getContext("2d");
        canvas.drawImage(image, 0, 0);
        pictures.push([...canvas.getImageData(0, 0, 24, 24).data].filter((_, place) => place % 4 === 3));
    }
    return pictures;
}"""
OTHER = 0.15
"""The minimum share of the box that two motifs draw differently."""


@pytest.fixture
def page(visit):
    page = visit("/")
    page.get_by_role("heading", level=1).wait_for()
    return page


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("game", FAMILIES)
def test_every_two_colours_are_far_apart_for_every_colour_vision(page, game, scheme):
    page.emulate_media(color_scheme=scheme)
    glazes = dict(zip(FAMILIES[game], (glaze for glaze, _ in page.evaluate(PAINTED, FAMILIES[game])), strict=True))
    near = {
        (one, other, vision): round(apart, 1)
        for one, other in combinations(glazes, 2)
        for vision in VISIONS
        if (apart := distance(glazes[one], glazes[other], vision)) < FAR
    }
    assert near == {}


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("game", FAMILIES)
def test_every_motif_stands_out_from_its_glaze(page, game, scheme):
    page.emulate_media(color_scheme=scheme)
    for sprite, (glaze, ink) in zip(FAMILIES[game], page.evaluate(PAINTED, FAMILIES[game]), strict=True):
        assert contrast(glaze, ink) >= VISIBLE, sprite


@pytest.mark.parametrize("game", MOTIFS)
def test_every_colour_has_its_own_motif(page, game):
    drawn = dict(zip(MOTIFS[game], page.evaluate(DRAWN, MOTIFS[game]), strict=True))
    for one, other in combinations(drawn, 2):
        differing = sum(abs(a - b) for a, b in zip(drawn[one], drawn[other], strict=True)) / 255 / len(drawn[one])
        assert differing > OTHER, (one, other)
