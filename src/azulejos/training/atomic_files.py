"""Writes files atomically: complete or not at all, even if the process is killed."""

from pathlib import Path


def write_whole(path: Path, text: str) -> None:
    """Write a text to a temporary file, and rename that to `path`."""
    temporary = path.with_suffix(".new")
    temporary.write_text(text, encoding="utf-8")
    temporary.replace(path)
