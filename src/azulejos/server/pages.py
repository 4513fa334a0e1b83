"""The pages: one that shows every screen, with its parts; nothing comes from anywhere else."""

from pathlib import Path

from fastapi import APIRouter
from starlette.responses import FileResponse, Response

from azulejos.server.api_tables import TableId
from azulejos.server.errors import NoSuchPage

router = APIRouter(include_in_schema=False)

FOLDER = Path(__file__).parent / "page"
"""Where the build of the package puts the page."""

FOR_EVER = "public, max-age=31536000, immutable"
"""How long parts may be kept: their names change with what is in them."""


@router.get("/")
@router.get("/new/{game}")
@router.get("/rules/{game}")
@router.get("/learn/{game}")
def page() -> Response:
    """The page, the same for every screen: its script reads the address."""
    return _file("index.html", "no-cache")


@router.get("/t/{table_id}")
@router.get("/replay/{table_id}")
def table_page(table_id: TableId) -> Response:
    """The same for a table."""
    return page()


@router.get("/page/{path:path}")
def part(path: str) -> Response:
    """A part of the page."""
    return _file(path, FOR_EVER if path.startswith("assets/") else "no-cache")


def _file(path: str, keep: str) -> Response:
    found = (FOLDER / path).resolve()
    if not found.is_relative_to(FOLDER.resolve()) or not found.is_file():
        raise NoSuchPage(f"there is no {path[:80]!r}")
    return FileResponse(found, headers={"Cache-Control": keep})
