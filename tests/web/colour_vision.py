"""Colours as people with a colour vision deficiency see them, and the distance between two colours.

The deficiencies are simulated as Machado, Oliveira and Fernandes (2009) do for a complete lack, in linear light.
Distances are those of Oklab, times a hundred; about two can just be distinguished side by side.
"""

import re

import numpy as np

VISIONS = {
    "all cones": np.eye(3),
    "protanopia": np.array(
        [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    ),
    "deuteranopia": np.array(
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    ),
    "tritanopia": np.array(
        [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
    ),
}
LUMINANCE = np.array([0.2126, 0.7152, 0.0722])
TO_CONES = np.array(
    [
        [0.4122214708, 0.5363325363, 0.0514459929],
        [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
    ]
)
TO_OKLAB = np.array(
    [
        [0.2104542553, 0.7936177850, -0.0040720468],
        [1.9779984951, -2.4285922050, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.8086757660],
    ]
)


def light(colour):
    """A colour as a browser computes it, `rgb(1, 2, 3)`, in linear light."""
    parts = np.array([float(part) / 255 for part in re.findall(r"[\d.]+", colour)[:3]])
    return np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)


def distance(one, other, vision):
    """The distance between two colours for a kind of vision."""
    return 100 * float(np.linalg.norm(_oklab(one, vision) - _oklab(other, vision)))


def contrast(one, other):
    """The contrast of two colours by their luminance, as WCAG defines it."""
    dark, bright = sorted(float(LUMINANCE @ light(colour)) for colour in (one, other))
    return (bright + 0.05) / (dark + 0.05)


def _oklab(colour, vision):
    seen = np.clip(VISIONS[vision] @ light(colour), 0, 1)
    return TO_OKLAB @ np.cbrt(TO_CONES @ seen)
