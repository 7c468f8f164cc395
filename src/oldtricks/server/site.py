"""The page: its files, the card art, and the addresses that all show the same page."""

from functools import cache

from fastapi import APIRouter, Request
from starlette.concurrency import run_in_threadpool
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import FileResponse, Response
from starlette.routing import Mount, Route

from ..art import printing
from ..engine.boxes import BOXES
from ..words import LANGUAGES, Reader, language_of
from . import bundle, drawings, installable, vocabulary
from .along import Along, along
from .cover import Cover, cover, game_at, game_of_round, head
from .files import ASK_AGAIN, FOR_EVER, PRIVATE, WEB, Files, edition, packed, small
from .problems import missing

FOR_A_WHILE = "public, max-age=600"

router = APIRouter(include_in_schema=False)


@router.get("/words/{name}.ftl")
def words(name: str, request: Request) -> Response:
    """The page's words of a language, or a part of them; asked for by their edition they never change."""
    if name not in vocabulary.names():
        raise missing("words")
    return packed(vocabulary.book_of_words(name, edition()), "text/plain", request.headers, _keep(request))


def _keep(request: Request) -> str:
    return FOR_EVER if request.url.query == edition() else ASK_AGAIN


def drawing(request: Request) -> Response:
    svg = drawings.picture(request.path_params["game"], request.path_params["name"])
    return packed(svg, "image/svg+xml", request.headers, FOR_A_WHILE)


def pack(request: Request) -> Response:
    """All pictures of a game but its box in one piece, each part of them once."""
    return packed(drawings.pack(_game(request)), "application/json", request.headers, _keep(request))


PAPER = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'none'"


def on_paper(request: Request) -> Response:
    """The whole pack, to print and cut out."""
    return _paper(request, _sheets(_game(request)))


def on_one_sheet(request: Request) -> Response:
    """The rules of a game on one sheet, to print."""
    asked = request.query_params.get("lang", "")[:40]
    language = language_of(asked or None, request.headers.get("accept-language"))
    return _paper(request, _summary(_game(request), language))


_sheets, _summary = cache(printing.sheets), cache(printing.summary)  # megabytes that anybody may ask for


def _game(request: Request) -> str:
    game = str(request.path_params["game"])
    if game not in BOXES:
        raise missing("game")
    return game


def _paper(request: Request, text: str) -> Response:
    """A page that brings its pictures and its style with it, and asks for nothing."""
    headers = {"Vary": "Accept-Language, Accept-Encoding", "Content-Security-Policy": PAPER}
    return packed(text, "text/html", request.headers, FOR_A_WHILE, headers)


SMALL = [Middleware(GZipMiddleware, compresslevel=6)]  # messages are not packed: many are sent, and none is large
router.routes += [
    Mount("/static", Files(bundle.book), middleware=SMALL),
    Mount("/art", routes=[Route("/{game}/pack.json", pack), Route("/{game}/{name}.svg", drawing)]),
    Mount("/print", routes=[Route("/{game}", on_paper), Route("/{game}/summary", on_one_sheet)]),
]


@router.get("/")
@router.get("/new/{game}")
@router.get("/t/{id}")
@router.get("/t/{id}/replay")
@router.get("/me")
@router.get("/stats")
@router.get("/rules/{game}")
@router.get("/bots")
@router.get("/learn")
@router.get("/learn/{game}")
@router.get("/learn/{game}/{lesson}")
@router.get("/puzzles")
@router.get("/puzzles/{game}")
@router.get("/puzzles/{game}/{puzzle}")
@router.get("/boards")
@router.get("/boards/{round}")
@router.get("/settings")
@router.get("/continue")
@router.get("/people")
async def page(request: Request) -> Response:
    """The page, which finds out by its address what to show."""
    parts = request.url.path.strip("/").split("/")
    table, played = request.path_params.get("id"), request.path_params.get("round")
    storage, game = request.app.state.hall.storage, request.path_params.get("game")
    if table:
        game = await game_at(storage, table)
    elif played:
        game = await game_of_round(storage, played)
    kind, language, brought = "replay" if parts[-1] == "replay" else parts[0], _language(request), Along()
    if kind == "t" and table and game in BOXES:
        brought = await along(request, table, game, language)
    wanted = _soon(kind, brought, language)
    return await run_in_threadpool(shell, request, cover(kind, game, language), wanted=wanted, brought=brought)


def _soon(kind: str, brought: Along, language: str) -> str:
    """What the page is going to ask for, so that it comes while the page is still being read."""
    books, words, fetched = {"": ["home"], "t": ["table"]}.get(kind, []), [f"{language}-front"], ["/api/me"]
    if brought.game:
        words.append(f"{language}-{brought.game}")
        books += ["race"] if BOXES[brought.game].screen == "race" else []
        fetched = ["/api/me"] if "/me" not in brought.answers else []
        fetched += [f"/art/{brought.game}/pack.json?{edition()}"] if not brought.pictures else []
    elif not kind:
        words.append(f"{language}-home")
        fetched.append("/api/games")
    elif not books:
        words, fetched = [language], []
    links = [f'<link rel="modulepreload" href="/static/bundle/{book}.js">' for book in books]
    fetched = [*(f"/words/{name}.ftl?{edition()}" for name in words), *fetched]
    return "\n    ".join([*links, *(f'<link rel="preload" as="fetch" href="{each}" crossorigin>' for each in fetched)])


def shell(
    request: Request, found: Cover, status: int = 200, wanted: str = "", brought: Along | None = None
) -> Response:
    """The page before its script has begun, under the cover of what it will show."""
    language, origin, brought = _language(request), str(request.base_url).rstrip("/"), brought or Along()
    text = bundle.bound((WEB / "index.html").read_text(encoding="utf-8"), wanted, whole=not brought.cards_first)
    text = text.replace('"/static/', f'"/static/{edition()}/')
    text = text.replace('content="en"', f'content="{" ".join(LANGUAGES)}"')
    text = text.replace('<html lang="en">', f'<html lang="{language}">')
    text = text.replace("<title>Old Tricks</title>", head(found, origin + request.url.path, origin, language))
    text = text.replace("  </body>", f"    {brought.html()}\n  </body>")
    keep = PRIVATE if "/me" in brought.answers else ASK_AGAIN
    return small(text, "text/html", request.headers, keep, status)


def _language(request: Request) -> str:
    """The one that was chosen in Settings, or else the browser's."""
    return language_of(request.cookies.get("language"), request.headers.get("accept-language"))


def wants_a_page(request: Request) -> bool:
    """Whether a person looks there with a browser: programs, and whoever asks for a message, are answered in JSON."""
    reading = request.method in ("GET", "HEAD") and not request.url.path.startswith("/api/")
    return reading and "text/html" in request.headers.get("accept", "")


def nowhere(request: Request) -> Response:
    """The page for an address that leads nowhere; its script says so."""
    reader = Reader(_language(request))
    house = cover("", None, reader.language)
    return shell(request, Cover(reader.t("missing-title"), house.about, house.picture), 404)


@router.get("/manifest.json")
def manifest() -> Response:
    return Response(installable.manifest("/", f"/static/{edition()}/"), media_type="application/manifest+json")


@router.get("/service.js")
def service() -> Response:
    """What keeps pages and art for when there is no network; the tables stay here."""
    kept = [
        "/",
        "/static/icon.svg",
        *installable.kept(f"/static/{edition()}/"),
        *(f"/words/{each}.ftl?{edition()}" for each in LANGUAGES),
    ]
    headers = {"Cache-Control": ASK_AGAIN}
    return Response(installable.service(edition(), kept), headers=headers, media_type="text/javascript")


@router.get("/favicon.ico")
def icon() -> Response:
    return FileResponse(WEB / "icon.svg", headers={"Cache-Control": FOR_A_WHILE})
