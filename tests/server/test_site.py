"""The page's files, the art, the documents, and what surrounds them."""

import html.parser
import json
import re
import sys
from pathlib import Path

import pytest
from starlette.staticfiles import StaticFiles

import oldtricks as ot
from oldtricks import art
from oldtricks.server import bundle, site
from oldtricks.server.files import WEB
from oldtricks.server.metrics import Metrics
from oldtricks.server.settings import Settings
from oldtricks.words import pages

from .conftest import FREE
from .house import House

sys.path.append(str(Path(__file__).parents[2] / "tools"))
import previews

ROUTES = [
    "/",
    "/new/tactics",
    "/t/abc",
    "/t/abc/replay",
    "/me",
    "/stats",
    "/rules/neutral",
    "/bots",
    "/settings",
    "/puzzles",
    "/puzzles/tactics",
    "/puzzles/tactics/abcde",
]


@pytest.mark.parametrize("route", ROUTES)
def test_every_address_of_the_page_is_answered_with_it(house: House, route: str) -> None:
    answer = house.guest().http.get(route)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    policy = answer.headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"


class Links(html.parser.HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found += [value for name, value in attrs if name in ("src", "href") and value]


def test_files_of_the_page_are_kept_for_ever_under_their_edition(house: House) -> None:
    http = house.guest().http
    links = Links()
    links.feed(http.get("/").text)
    scripts = [link for link in links.found if link.endswith(".js")]
    assert scripts
    for link in scripts:
        answer = http.get(link)
        assert answer.status_code == 200
        assert "immutable" in answer.headers["cache-control"]
        assert answer.headers["content-type"].startswith("text/javascript")
        plain = "/static/" + link.split("/", 3)[3]
        answer = http.get(plain)
        assert answer.headers["cache-control"] == "no-cache"
        assert http.get(plain, headers={"If-None-Match": answer.headers["etag"]}).status_code == 304


@pytest.mark.parametrize("path", ["static/css/base.css", "art/tactics/box.svg", "static/fonts/fonts.css"])
def test_what_is_text_travels_packed_to_those_who_can_unpack_it(house: House, path: str) -> None:
    http = house.guest().http
    answer = http.get(path, headers={"Accept-Encoding": "gzip"})
    assert answer.headers.get("content-encoding") == "gzip"
    assert "Accept-Encoding" in answer.headers["vary"]
    plain = http.get(path, headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == answer.content
    assert plain.headers["etag"] == answer.headers["etag"]


def test_fonts_and_messages_are_sent_as_they_are(house: House) -> None:
    """Fonts are packed already; of messages there are many, but for the first of a table."""
    ann = house.guest()
    small = {"Accept-Encoding": "gzip"}
    font = next(WEB.glob("fonts/*.woff2")).name
    table = ann.make()
    seen = ann.wait_for_turn(table)
    move = {"action": seen["view"]["legal"][0], "version": seen["version"], "key": "packed"}
    sent = ann.http.get(f"/static/fonts/{font}", headers=small)
    told = ann.http.post(f"/api/tables/{table}/moves", json=move, headers=small)
    for answer in (sent, told):
        assert answer.status_code == 200
        assert "content-encoding" not in answer.headers
    assert ann.http.get(f"/api/tables/{table}", headers=small).headers["content-encoding"] == "gzip"


@pytest.mark.parametrize(
    "path",
    [
        *("../server/app.py", "..%2fserver%2fapp.py", "nothing.js", "", "js", "%2fetc%2fpasswd"),
        *("%00", "js%00/app.js", "0123456789a%00", "0123456789ab/%00", "x" * 300, "x/" * 900, "%ff"),
    ],
)
def test_nothing_else_is_served(house: House, path: str) -> None:
    assert house.guest().get(f"/static/{path}", 404)["type"] == "/bots#not-found"


@pytest.mark.parametrize("error", [ValueError("embedded null byte"), OSError(36, "File name too long")])
def test_nor_what_no_file_can_be_called(house: House, error: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    """As earlier versions of the framework say it."""

    def lookup_path(*_: object) -> None:
        raise error

    monkeypatch.setattr(StaticFiles, "get_response", lookup_path)
    assert house.guest().get("/static/x", 404)["type"] == "/bots#not-found"


@pytest.mark.parametrize("game", ot.GAMES)
def test_every_card_has_a_name_and_a_picture(house: House, game: str) -> None:
    ann = house.guest()
    deck = ann.get(f"/api/games/{game}/deck")
    assert len({card["name"] for card in deck["cards"].values()}) == len(deck["cards"])
    assert sorted(card["order"] for card in deck["cards"].values()) == list(range(len(deck["cards"])))
    suits = {suit["suit"] for suit in deck["suits"]}
    assert len({suit["letter"] for suit in deck["suits"]}) == len(suits)
    pictures = [*list(deck["cards"])[::9], "back", "box", *(f"mark-{suit}" for suit in suits)]
    for picture in pictures:
        answer = ann.http.get(f"/art/{game}/{picture}.svg")
        assert answer.status_code == 200, picture
        assert answer.headers["content-type"].startswith("image/svg+xml")
        tag = {"If-None-Match": answer.headers["etag"]}
        assert ann.http.get(f"/art/{game}/{picture}.svg", headers=tag).status_code == 304
    assert ann.get(f"/art/{game}/joker.svg", 404)["type"] == "/bots#not-found"


@pytest.mark.parametrize("game", ot.GAMES)
def test_the_rules_page_has_every_rule_by_its_number(house: House, game: str) -> None:
    found = house.guest().get(f"/api/games/{game}/rules")
    for rule, words in pages.rules_of(game).items():
        assert f'id="{rule}"' in found["html"]
        assert found["rules"][rule] == words
    assert "<script" not in found["html"]
    if game != "new_york_to_paris":
        assert 'id="C6"' in found["html"]


def test_rules_and_cards_come_in_the_language_asked_for(house: House) -> None:
    ann = house.guest()
    german, english = (pages.rules_of("tactics", language)["TA9"] for language in ("de", "en"))
    assert german != english
    asked = {"?lang=de": {}, "?lang=en": {"Accept-Language": "de"}, "": {"Accept-Language": "fr, de-AT;q=0.8"}}
    found = [ann.http.get(f"/api/games/tactics/rules{query}", headers=asked[query]).json() for query in asked]
    assert [each["rules"]["TA9"] for each in found] == [german, english, german]
    assert ann.get("/api/games/tactics/deck?lang=de")["cards"]["cavalry-5"]["name"] != "5 of Cavalry"
    assert ann.http.get("/api/games/tactics/rules").headers["vary"] == "Accept-Language, Accept-Encoding"


def test_how_many_sides_play_is_told(house: House) -> None:
    games = {game["name"]: game for game in house.guest().get("/api/games")["games"]}
    for name, game in games.items():
        assert game["sides"] == {str(n): len(ot.game(name, n).start(seed=1).sides) for n in game["players"]}
    six = next(option for option in games["neutral"]["options"] if option["name"] == "sides")["by_players"]["6"]
    assert {value["value"]: value["sides"] for value in six} == {"teams": 2, "pairs": 3, "singles": 6}


def test_the_games_and_their_options(house: House) -> None:
    found = house.guest().get("/api/games")
    assert [game["name"] for game in found["games"]] == list(ot.GAMES)
    for game in found["games"]:
        for players in game["players"]:
            options = {}
            for option in game["options"]:
                if players in option["players"] and "values" in option:
                    values = option.get("by_players", {}).get(str(players), option["values"])
                    options[option["name"]] = values[-1]["value"]
            assert ot.game(game["name"], players, **options)
    kinds = {option["rule"]: option["kind"] for game in found["games"] for option in game["options"]}
    assert kinds["TA-Q2"] == kinds["C3"] == "ruling"
    assert {bot["level"] for bot in found["bots"] if bot["available"]} >= {"novice", "steady", "random"}


def test_the_protocol_is_described(house: House) -> None:
    ann = house.guest()
    spec = ann.get("/openapi.json")
    page = ann.http.get("/docs").text
    for path, methods in spec["paths"].items():
        for method in methods:
            assert f"{method.upper()} {path}" in page
    links = Links()
    links.feed(page)
    assert all(link.startswith(("/", "#")) for link in links.found)
    assert "<script" not in page
    assert "#/components/schemas/Move" in json.dumps(spec["paths"]["/api/tables/{id}/moves"])
    told = ann.get("/api/pages/bots")
    assert "/api/tables" in told["html"]


@pytest.mark.parametrize("path", ["/print/tactics", "/print/tactics/summary?lang=de", "/docs", "/openapi.json"])
def test_what_is_long_is_made_once_and_sent_once(house: House, path: str) -> None:
    ann = house.guest()
    first = ann.http.get(path)
    assert first.headers["content-encoding"] in ("br", "gzip")
    again = ann.http.get(path, headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    if path.startswith("/print"):
        assert "script" not in first.headers["content-security-policy"]
        assert (site._sheets.cache_info().hits, site._summary.cache_info().hits) != (0, 0)


def test_health_and_figures_for_machines(tmp_path: Path) -> None:
    house = House(Settings(database=str(tmp_path / "test.db"), metrics_token="for Prometheus", **FREE))  # type: ignore[arg-type]
    try:
        ann = house.guest("Ann")
        assert ann.get("/healthz")["status"] == "ok"
        ann.play_to_the_end(ann.make("gasoline_alley", "mb"))
        for given in ({}, {"Authorization": "Bearer"}, {"Authorization": "Bearer für Prometheus".encode()}):
            assert ann.http.get("/metrics", headers=given).status_code == 401
        figures = ann.http.get("/metrics", headers={"Authorization": "Bearer for Prometheus"}).text
    finally:
        house.stop()
    for name in ("moves_total", "commits_total", "streams", "tables_in_memory", "commit_seconds_bucket"):
        assert f"oldtricks_{name}" in figures
    assert 'oldtricks_requests_total{method="POST",status="201"}' in figures
    assert "Ann" not in figures


def test_without_a_token_nobody_reads_the_figures(house: House) -> None:
    ann = house.guest("Ann")
    for given in ({}, {"Authorization": "Bearer"}, {"Authorization": "Bearer x"}):
        assert ann.http.get("/metrics", headers=given).status_code == 404


def test_two_servers_in_one_process_count_apart() -> None:
    one, two = Metrics(), Metrics()
    one.moves.inc()
    assert b"oldtricks_moves_total 1.0" in one.text()
    assert b"oldtricks_moves_total 0.0" in two.text()


class Head(html.parser.HTMLParser):
    """What a page says of itself to those who show a preview of it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.said: dict[str, str] = {}
        self.title = ""
        self._within = False
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self._within = tag == "title"
        if tag == "meta" and given.get("property"):
            self.said[str(given["property"])] = str(given["content"])

    def handle_data(self, data: str) -> None:
        self.title += data.strip() if self._within else ""


BROWSER = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


def test_an_unknown_address_is_a_page_for_people_and_a_problem_for_programs(house: House) -> None:
    http = house.guest().http
    for path in ("/nowhere", "/t", "/print/whist", "/art/tactics/joker.svg"):
        answer = http.get(path, headers=BROWSER)
        assert answer.status_code == 404
        assert answer.headers["content-type"].startswith("text/html")
        assert Head(answer.text).title == "There is no such page · Old Tricks"
        assert http.get(path).json()["type"] == "/bots#not-found"
    for path in ("/api/nowhere", "/api/tables/nowhere"):
        assert http.get(path, headers=BROWSER).json()["status"] == 404
    assert "Diese Seite" in http.get("/nowhere", headers={**BROWSER, "Accept-Language": "de"}).text


def test_a_shared_link_says_what_it_leads_to(house: House) -> None:
    ann = house.guest("Ann Onymous")
    table = ann.make("gasoline_alley", "mb")
    titles = {
        "/": "Old Tricks",
        "/new/tactics": "Tactics",
        "/rules/neutral": "Neutral: the rules",
        "/learn/aviationgame": "Learn Aviationgame",
        "/puzzles/tactics": "Puzzles of Tactics",
        f"/t/{table}": "A table of Gasoline Alley",
        f"/t/{table}/replay": "Gasoline Alley: the replay",
        "/t/nosuchtable": "Old Tricks",
    }
    ann.http.cookies.clear()  # whoever makes a preview comes without
    for path, title in titles.items():
        answer = ann.http.get(path)
        head = Head(answer.text)
        assert head.said["og:title"] == title
        assert head.title.startswith(title)
        assert head.said["og:url"].endswith(path)
        assert ann.http.get(head.said["og:image"]).headers["content-type"] == "image/jpeg"
        assert "Onymous" not in answer.text
    assert "gasoline_alley" in Head(ann.http.get(f"/t/{table}").text).said["og:image"]
    german = Head(ann.http.get("/rules/neutral", headers={"Accept-Language": "de"}).text)
    assert german.said["og:title"] == "Neutral: die Regeln"


def test_previews_are_drawn_from_the_art_as_it_is() -> None:
    assert json.loads(previews.DRAWN.read_text()) == {
        name: previews.digest(drawing) for name, drawing in previews.drawings().items()
    }, "python tools/previews.py"
    assert all((previews.FOLDER / f"{name}.jpg").stat().st_size < 200_000 for name in previews.drawings())


def test_the_page_comes_in_a_few_books_with_every_module_in_one_of_them(house: House) -> None:
    http = house.guest().http
    partition = bundle.partition()
    modules = [name for names in partition.values() for name in names]
    assert len(modules) == len(set(modules))
    assert {name for name in modules if name.startswith("js/")} == {f"js/{path.name}" for path in WEB.glob("js/*.js")}
    for name, within in partition.items():
        answer = http.get(f"/static/bundle/{name}.js", headers={"Accept-Encoding": "gzip"})
        assert answer.headers["content-encoding"] == "gzip"
        assert not re.search(r"^(import|export)\b", answer.text, re.MULTILINE)
        assert all(f'shelf.made["{each}"]' in answer.text for each in within if each != "js/app.js")
    links = Links()
    links.feed(http.get("/").text)
    books = [link.rpartition("/")[2] for link in links.found if link.endswith((".js", ".css"))]
    assert books == ["page.css", "more.css", "core.js", "home.js"]
    fonts = re.findall(r'url\("([^"]+)"\)', http.get("/static/bundle/more.css").text)
    assert fonts
    assert {http.get(f"/static/bundle/{font}").status_code for font in fonts} == {200}


def plain(svg: str) -> str:
    """A picture with the names of its parts counted: alike where what is named, and where it is used, is alike."""
    counted: dict[str, str] = {}

    def count(found: re.Match[str]) -> str:
        return found[1] + counted.setdefault(found[2], str(len(counted)))

    return re.sub(r'( id="| href="#|url\(#)([^")]+)', count, svg)


@pytest.mark.parametrize("game", ot.GAMES)
def test_a_pack_of_pictures_has_them_as_they_are_drawn(house: House, game: str) -> None:
    answer = house.guest().http.get(f"/art/{game}/pack.json", headers={"Accept-Encoding": "gzip"})
    assert int(answer.headers["content-length"]) < 80_000
    found = answer.json()
    drawn = {name: "".join(found["parts"][part] for part in parts) for name, parts in found["pictures"].items()}
    whole = {"back": art.back(game), **{name: art.face(game, name) for name in art.cards(game)}}
    assert {name: plain(drawn[name]) for name in whole} == {name: plain(svg) for name, svg in whole.items()}


def test_lessons_have_words_of_their_own_and_the_page_none_of_the_terminal(house: House) -> None:
    http = house.guest().http
    page, lessons = http.get("/words/en.ftl").text, http.get("/words/en-lessons.ftl").text
    assert "neutral-lesson-first-title" in lessons
    assert "neutral-lesson-first-title" not in page
    assert "terminal-no-rules-of" not in page
    assert "brand =" in page
    assert http.get("/words/xx-lessons.ftl").status_code == 404
