"""The pages: a plain one that works in every browser, with nothing from anywhere else."""

from importlib.resources import files

from fastapi import APIRouter
from starlette.responses import Response

from azulejos.server.api_tables import TableId

router = APIRouter(include_in_schema=False)

KINDS = {"html": "text/html", "js": "text/javascript", "css": "text/css", "svg": "image/svg+xml"}


@router.get("/")
def start_page() -> Response:
    """Where everybody begins."""
    return _file("index.html")


@router.get("/t/{table_id}")
def table_page(table_id: TableId) -> Response:
    """The page of a table: the same for all, the script asks for the rest."""
    return _file("index.html")


@router.get("/page/plain.js")
def script() -> Response:
    """What the page does."""
    return _file("plain.js")


@router.get("/page/plain.css")
def style() -> Response:
    """How the page looks."""
    return _file("plain.css")


def _file(name: str) -> Response:
    content = files("azulejos.server").joinpath("page", name).read_bytes()
    return Response(content, media_type=KINDS[name.rpartition(".")[2]], headers={"Cache-Control": "no-cache"})
