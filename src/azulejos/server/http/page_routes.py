"""The routes of the page."""

from typing import Annotated

from fastapi import APIRouter, Header
from starlette.responses import Response

from azulejos.server.http import pages
from azulejos.server.http.requests import TableId

router = APIRouter(include_in_schema=False)

Accepted = Annotated[str, Header(alias="Accept-Encoding")]


@router.get("/")
@router.get("/new/{game}")
@router.get("/rules/{game}")
@router.get("/learn/{game}")
def page(accepted: Accepted = "") -> Response:
    """The page."""
    return pages.page(accepted)


@router.get("/t/{table_id}")
@router.get("/replay/{table_id}")
def table_page(table_id: TableId, accepted: Accepted = "") -> Response:
    """The page, for a table."""
    return pages.page(accepted)


@router.get("/page/{path:path}")
def part(path: str, accepted: Accepted = "") -> Response:
    """A part of the page."""
    return pages.part(path, accepted)
