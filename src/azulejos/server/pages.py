"""The pages: one that shows every screen, with its parts; nothing comes from anywhere else."""

import gzip
import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Annotated

from fastapi import APIRouter, Header
from starlette.responses import FileResponse, Response

from azulejos.server.api_tables import TableId
from azulejos.server.errors import NoSuchPage

router = APIRouter(include_in_schema=False)

FOLDER = Path(__file__).parent / "page"
"""Where the build of the package puts the page."""

FOR_EVER = "public, max-age=31536000, immutable"
"""How long parts may be kept: their names change with what is in them."""

TEXTS = {".html", ".js", ".css", ".svg"}
"""What becomes smaller when it is packed; fonts are packed already."""

Accepted = Annotated[str, Header(alias="Accept-Encoding")]


@router.get("/")
@router.get("/new/{game}")
@router.get("/rules/{game}")
@router.get("/learn/{game}")
def page(accepted: Accepted = "") -> Response:
    """The page, the same for every screen: its script reads the address."""
    return _file("index.html", "no-cache", accepted)


@router.get("/t/{table_id}")
@router.get("/replay/{table_id}")
def table_page(table_id: TableId, accepted: Accepted = "") -> Response:
    """The same for a table."""
    return page(accepted)


@router.get("/page/{path:path}")
def part(path: str, accepted: Accepted = "") -> Response:
    """A part of the page."""
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
    """A file packed, once for each time it was changed."""
    return gzip.compress(path.read_bytes(), mtime=0)
