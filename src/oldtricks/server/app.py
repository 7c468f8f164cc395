"""The server as an ASGI application: `create_app(settings)`."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from hmac import compare_digest

import orjson
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, Response

from .. import __version__
from ..words import say
from . import api, apidocs, listings, site
from .answers import answer, refusal
from .dress import Dress
from .files import ASK_AGAIN, packed
from .guard import Guard, Turnstile
from .hall import Hall
from .journal import Journal
from .logs import log
from .people import bearer
from .problems import Problem, missing, unknown
from .settings import Settings
from .storage import Unknown
from .streams import Runner


def create_app(settings: Settings | None = None) -> FastAPI:
    """The application; without settings, as the environment says."""
    hall = Hall(settings or Settings.from_environment())

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        hall.open()
        await hall.blocks.load()
        yield
        await hall.close()

    app = FastAPI(
        title="Old Tricks",
        version=__version__,
        description="Five card games of 1911 to 1927. The page at /bots explains the protocol.",
        lifespan=lifespan,
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
    )
    app.state.hall = hall
    app.router.routes += [*api.ROUTES, *site.router.routes]
    app.add_exception_handler(Problem, on_problem)
    app.add_exception_handler(RequestValidationError, on_invalid)
    app.add_exception_handler(HTTPException, on_http)
    app.add_exception_handler(SQLAlchemyError, on_database)
    app.add_exception_handler(Exception, on_mistake)
    app.add_middleware(Guard, settings=hall.settings)  # the last is the outermost
    app.add_middleware(Turnstile, pages=hall.pages)
    app.add_middleware(Runner)
    app.add_middleware(Dress)
    app.add_middleware(Journal, metrics=hall.metrics)

    @app.get("/healthz", response_model=listings.Health, responses={503: api.PROBLEM}, tags=["server"])
    async def health() -> Response:
        """Whether the server works, its database included."""
        await hall.healthy()
        return answer({"status": "ok", "version": __version__})

    @app.get("/metrics", include_in_schema=False)
    async def metrics(request: Request) -> Response:
        """Figures for Prometheus, and for nobody else: they tell what goes on at tables."""
        check_token(request, hall.settings.metrics_token)
        return PlainTextResponse(hall.metrics.text(), media_type=CONTENT_TYPE_LATEST)

    @cache
    def described() -> tuple[str, str]:
        """The protocol for programs and for people, made once: it takes half a second."""
        return orjson.dumps(app.openapi()).decode(), apidocs.render(app.openapi())

    @app.get("/openapi.json", include_in_schema=False)
    def openapi(request: Request) -> Response:
        return packed(described()[0], "application/json", request.headers, ASK_AGAIN)

    @app.get("/docs", include_in_schema=False)
    def docs(request: Request) -> Response:
        return packed(described()[1], "text/html", request.headers, ASK_AGAIN)

    @app.get("/docs.css", include_in_schema=False)
    async def docs_style() -> Response:
        return Response(apidocs.STYLE, media_type="text/css")

    return app


def check_token(request: Request, token: str) -> None:
    """A Problem for whoever does not have it; without one there is nothing here at all."""
    if not token:
        raise Problem(404, "not-found", say("problem-nothing-here"))
    if not compare_digest((bearer(request.headers) or "").encode(), token.encode()):
        raise Problem(401, "token", say("problem-token"), {"WWW-Authenticate": "Bearer"})


async def on_problem(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, Problem)
    return site.nowhere(request) if problem.status == 404 and site.wants_a_page(request) else refusal(problem)


async def on_invalid(request: Request, error: Exception) -> Response:
    """A body, path or query that is not what it should be: say what and where, without echoing it."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])[:100]
    if first["type"] == "json_invalid":
        return refusal(Problem(400, "not-json", say("problem-not-json")))
    if where == "path.id":
        return refusal(missing("table"))
    return refusal(Problem(422, "invalid", say("at", where=where, error=say("text", text=first["msg"]))))


async def on_http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 404 and site.wants_a_page(request):
        return site.nowhere(request)
    kind = {404: "not-found", 405: "method"}.get(error.status_code, "invalid")
    known = {404: say("problem-nothing-here"), 405: say("problem-method")}
    said = known.get(error.status_code) or say("text", text=str(error.detail))
    headers = dict(error.headers) if error.headers else None
    return refusal(Problem(error.status_code, kind, said, headers))


async def on_database(request: Request, error: Exception) -> Response:
    log.warning("the database does not answer", exc_info=error)
    return refusal(unknown() if isinstance(error, Unknown) else Problem(503, "database", say("problem-database")))


async def on_mistake(request: Request, error: Exception) -> Response:
    return refusal(Problem(500, "mistake", say("problem-mistake")))
