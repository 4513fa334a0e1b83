"""Puts a trained net into the package, with what its matches said: tools/ship_net.py GAME NET.npz NAME STRENGTH."""

import argparse
import sys
from dataclasses import replace
from pathlib import Path

from azulejos.evaluation import files
from azulejos.evaluation.logit import features_of, learnable
from azulejos.evaluation.shipped import NETS


def ship(game: str, source: Path, name: str, strength: str) -> Path:
    """Copy a net into the package under a name that begins with that of its game."""
    net, card = files.load(source, features_of(learnable(game)))
    path = NETS / f"{game}-{name}.npz"
    files.save(path, net, replace(card, strength=strength))
    return path


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("source", type=Path)
    parser.add_argument("name")
    parser.add_argument("strength")
    sys.stdout.write(f"{ship(**vars(parser.parse_args()))}\n")
