"""The files of the page: one HTML file for every screen, with its scripts, styles and fonts."""

import gzip
import mimetypes
from functools import lru_cache
from pathlib import Path

from starlette.responses import FileResponse, Response

from azulejos.server.errors import NoSuchPage

FOLDER = Path(__file__).parent.parent / "page"
"""Where the build of the package puts the page."""

FOR_EVER = "public, max-age=31536000, immutable"
"""How long browsers may cache hashed files: their names change with their contents."""

TEXTS = {".html", ".js", ".css", ".svg"}
"""The files worth compressing; fonts are compressed already."""


def page(accepted: str = "") -> Response:
    """Return the page, the same for every screen. `accepted` is the client's Accept-Encoding header."""
    return _file("index.html", "no-cache", accepted)


def part(path: str, accepted: str = "") -> Response:
    """Return another file of the page; raises NoSuchPage."""
    return _file(path, FOR_EVER if path.startswith("assets/") else "no-cache", accepted)


def _file(path: str, keep: str, accepted: str) -> Response:
    found = (FOLDER / path).resolve()
    if not found.is_relative_to(FOLDER.resolve()) or not found.is_file():
        raise NoSuchPage(f"there is no {path[:80]!r}")
    headers = {"Cache-Control": keep, "Vary": "Accept-Encoding"}
    if found.suffix not in TEXTS or "gzip" not in accepted:
        return FileResponse(found, headers=headers)
    packed = _packed(found, found.stat().st_mtime_ns)
    return Response(packed, media_type=mimetypes.guess_type(path)[0], headers=headers | {"Content-Encoding": "gzip"})


@lru_cache(maxsize=128)
def _packed(path: Path, _changed: int) -> bytes:
    """A file compressed, once per modification time."""
    return gzip.compress(path.read_bytes(), mtime=0)
