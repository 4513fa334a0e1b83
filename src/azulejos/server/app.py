"""The application: all routes behind the guard, with every refusal in one form."""

import contextlib
import logging
import time
from collections.abc import AsyncIterator, Callable

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, PlainTextResponse

from azulejos import __version__
from azulejos.core.errors import AzulejosError
from azulejos.languages import Language, chosen
from azulejos.server import api_bots, api_play, api_tables, pages, sockets, wire
from azulejos.server.counting import Counting
from azulejos.server.errors import BadRequest, Internal, NoSuchPage
from azulejos.server.guard import HEADERS, Guard
from azulejos.server.house import House
from azulejos.server.refusals import refusal_response
from azulejos.server.settings import Settings
from azulejos.server.sockets import not_understood

log = logging.getLogger("azulejos.server")


def create_app(settings: Settings, now: Callable[[], float] = time.time) -> FastAPI:
    """The application for these settings."""
    house = House(settings, now)

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with house.open():
            yield

    app = FastAPI(
        title="Azulejos",
        version=__version__,
        summary="Tables for people and bots.",
        openapi_url="/api/openapi.json",
        docs_url=None,  # it would load scripts from another host
        redoc_url=None,
        lifespan=lifespan,
    )
    app.state.house = house
    for room in (api_tables, api_play, api_bots, sockets, pages):
        app.include_router(room.router)
    _add_care(app, house)
    _add_refusals(app)
    app.add_middleware(Guard, settings=settings, buckets=house.requests)
    app.add_middleware(Counting, metrics=house.metrics)
    return app


def _add_care(app: FastAPI, house: House) -> None:
    """What those who run the server ask for."""

    @app.get("/health", response_model=wire.Health, responses={503: {"model": wire.Health}})
    async def health() -> JSONResponse:
        """Whether the store answers."""
        try:
            await house.journal.ping()
            status = "ok"
        except AzulejosError:
            status = "failing"
        answer = {"status": status, "version": __version__, "tables": len(house.hall)}
        return JSONResponse(answer, 200 if status == "ok" else 503)

    @app.get("/metrics", response_class=PlainTextResponse)
    async def metrics() -> PlainTextResponse:
        """Numbers in the form that Prometheus reads."""
        return PlainTextResponse(house.metrics.text())


def _add_refusals(app: FastAPI) -> None:
    """Whatever goes wrong is told in one form, in the language of who asked."""

    def language(request: Request) -> Language:
        return chosen(header=request.headers.get("accept-language"))

    @app.exception_handler(AzulejosError)
    async def refuse(request: Request, error: AzulejosError) -> JSONResponse:
        return refusal_response(error, language(request))

    @app.exception_handler(RequestValidationError)
    async def misunderstand(request: Request, error: RequestValidationError) -> JSONResponse:
        return refusal_response(not_understood(error.errors()), language(request))

    @app.exception_handler(HTTPException)
    async def miss(request: Request, error: HTTPException) -> JSONResponse:
        response = refusal_response(_missed(error), language(request))
        response.status_code = error.status_code
        response.headers.update(error.headers or {})
        return response

    @app.exception_handler(Exception)
    async def fail(request: Request, error: Exception) -> JSONResponse:
        log.exception("request failed", extra={"path": request.url.path}, exc_info=error)
        response = refusal_response(Internal("something went wrong on the server"), language(request))
        response.headers.update(HEADERS)  # this answer does not pass the guard
        return response


def _missed(error: HTTPException) -> AzulejosError:
    """What the framework refuses by itself."""
    if error.status_code == 404:
        return NoSuchPage("there is no such page")
    return BadRequest(str(error.detail), field=None)
