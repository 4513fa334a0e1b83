"""Files that are there whole or not at all, whenever someone pulls the plug."""

from pathlib import Path


def write_whole(path: Path, text: str) -> None:
    """Write a file beside its place, and then put it there."""
    beside = path.with_suffix(".new")
    beside.write_text(text, encoding="utf-8")
    beside.replace(path)
