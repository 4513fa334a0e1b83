"""The application: all routes behind the guard, with every error in one form."""

import contextlib
import logging
import time
from collections.abc import AsyncIterator, Callable
from functools import partial

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, Response

from azulejos import __version__
from azulejos.core.errors import AzulejosError
from azulejos.languages import Language, chosen
from azulejos.server.app_state import AppState
from azulejos.server.errors import BadRequest, Internal, NoSuchPage
from azulejos.server.http import api_bots, api_finished, api_lists, api_play, api_tables, page_routes, sockets
from azulejos.server.http.guard import HEADERS, Guard
from azulejos.server.http.openapi import schema_of
from azulejos.server.http.refusals import refusal_response
from azulejos.server.http.request_log import RequestLog
from azulejos.server.http.socket_messages import not_understood
from azulejos.server.payloads.lists import Health
from azulejos.server.settings import Settings

log = logging.getLogger("azulejos.server")


def create_app(settings: Settings, now: Callable[[], float] = time.time) -> FastAPI:
    """Return the application for these settings."""
    state = AppState(settings, now)

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with state.open():
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
    app.state.app_state = state
    app.openapi = partial(schema_of, app)  # type: ignore[method-assign]  # the way FastAPI documents
    for module in (api_lists, api_tables, api_play, api_finished, api_bots, sockets, page_routes):
        app.include_router(module.router)
    _add_operator_routes(app, state)
    _add_refusals(app)
    app.add_middleware(Guard, settings=settings, buckets=state.requests)
    app.add_middleware(RequestLog, metrics=state.metrics)
    return app


def _add_operator_routes(app: FastAPI, state: AppState) -> None:
    """Add the routes for operators: health and metrics."""

    @app.get("/health", responses={503: {"model": Health}})
    async def health(response: Response) -> Health:
        """Report whether the store answers."""
        try:
            await state.journal.ping()
            is_well = True
        except AzulejosError:
            is_well = False
            response.status_code = 503
        return Health(status="ok" if is_well else "failing", version=__version__, tables=len(state.hub))

    @app.get("/metrics", response_class=PlainTextResponse)
    async def metrics() -> PlainTextResponse:
        """Return metrics in the Prometheus text format."""
        return PlainTextResponse(state.metrics.text())


def _add_refusals(app: FastAPI) -> None:
    """Answer every error in one form, in the language of the client."""

    def language(request: Request) -> Language:
        return chosen(header=request.headers.get("accept-language"))

    @app.exception_handler(AzulejosError)
    async def refuse(request: Request, error: AzulejosError) -> Response:
        return refusal_response(error, language(request))

    @app.exception_handler(RequestValidationError)
    async def misunderstand(request: Request, error: RequestValidationError) -> Response:
        return refusal_response(not_understood(error.errors()), language(request))

    @app.exception_handler(HTTPException)
    async def miss(request: Request, error: HTTPException) -> Response:
        response = refusal_response(_missed(error), language(request))
        response.status_code = error.status_code
        response.headers.update(error.headers or {})
        return response

    @app.exception_handler(Exception)
    async def fail(request: Request, error: Exception) -> Response:
        log.exception("request failed", extra={"path": request.url.path}, exc_info=error)
        response = refusal_response(Internal("something went wrong on the server"), language(request))
        response.headers.update(HEADERS)  # this answer does not pass the guard
        return response


def _missed(error: HTTPException) -> AzulejosError:
    """An error for what the framework itself refuses."""
    if error.status_code == 404:
        return NoSuchPage("there is no such page")
    return BadRequest(str(error.detail), field=None)
