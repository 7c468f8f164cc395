"""Who somebody is, and what nobody can pretend."""

import socket
import sqlite3

import httpx
import pytest

from .house import Guest, House


def test_a_guest_is_a_secret_of_which_only_the_hash_is_kept(house: House) -> None:
    ann = house.guest()
    answer = ann.http.get("/api/me")
    cookie = answer.headers["set-cookie"]
    for part in ("HttpOnly", "SameSite=Lax", "Path=/", "Max-Age="):
        assert part in cookie
    me = answer.json()
    assert me["new"]
    assert ann.get("/api/me") == {**me, "new": False}
    secret = ann.http.cookies["oldtricks"]
    dumped = "\n".join(sqlite3.connect(house.settings.database).iterdump())
    assert me["id"] in dumped
    assert secret not in dumped


def test_who_has_not_said_his_name_is_called_something_in_his_language(house: House) -> None:
    for languages, called in (("de-AT,en;q=0.5", "Gast "), ("en", "Guest "), ("fr", "Guest ")):
        me = httpx.get(f"{house.address}/api/me", headers={"Accept-Language": languages}).json()
        assert me["name"].startswith(called)
        assert me["name"].removeprefix(called).isdigit()


def test_watching_makes_nobody(house: House) -> None:
    ann = house.guest("Ann")
    table = ann.make()
    answer = httpx.get(f"{house.address}/api/tables/{table}")
    assert answer.status_code == 200
    assert "set-cookie" not in answer.headers


def test_a_forged_cookie_is_nobody_and_a_forged_token_is_refused(house: House) -> None:
    answer = httpx.get(f"{house.address}/api/me", cookies={"oldtricks": "x" * 43})
    assert answer.json()["new"]
    program = Guest(house.address, token="made-up")
    assert program.get("/api/me", 401)["type"] == "/bots#token"


ELSEWHERE = [None, "https://evil.example", "null", "http://127.0.0.1:1", "http://[::1", "http://", "://", "http://["]


@pytest.mark.parametrize("origin", ELSEWHERE)
def test_writes_from_elsewhere_are_refused(house: House, origin: str | None) -> None:
    ann = house.guest("Ann")
    headers = {"Origin": origin} if origin else {}
    answer = httpx.post(
        f"{house.address}/api/tables", json={"game": "tactics"}, headers=headers, cookies=dict(ann.http.cookies)
    )
    assert answer.status_code == 403
    assert answer.json()["type"] == "/bots#origin"


def test_an_origin_has_a_scheme(house: House) -> None:
    """The same host over HTTPS is somebody else, unless a proxy before us speaks HTTPS or the browser says it is us."""
    ann = house.guest("Ann")
    own, over_https = ann.http.headers.pop("Origin"), house.address.replace("http", "https")
    proxied, same = {"X-Forwarded-Proto": "https"}, {"Sec-Fetch-Site": "same-origin"}
    for headers, status in [
        ({"Origin": own}, 200),
        ({"Origin": over_https}, 403),
        ({"Origin": over_https, **proxied}, 200),
        ({"Origin": own, **proxied}, 403),
        ({"Origin": over_https, **same}, 200),
        ({"Origin": "https://evil.example", **same}, 403),
        ({"Origin": over_https, "Sec-Fetch-Site": "same-site"}, 403),
        (same, 200),
    ]:
        assert ann.http.put("/api/me", json={"name": "Ann"}, headers=headers).status_code == status, headers


@pytest.mark.parametrize("given", ["Bearer", "Bearer ", "bearer  ", "BEARER \t", " Bearer "])
def test_an_empty_token_is_none_and_no_way_to_a_cookie(house: House, given: str) -> None:
    ann = house.guest("Ann")
    cookie = f"oldtricks={ann.http.cookies['oldtricks']}"
    for method, status in (("PUT", 403), ("GET", 401)):
        head = {"Cookie": cookie, "Authorization": given, "Content-Type": "application/json", "Connection": "close"}
        assert asked(house, method, head, '{"name": "Eve"}' if method == "PUT" else "") == status
    assert ann.get("/api/me")["name"] == "Ann"


def asked(house: House, method: str, headers: dict[str, str], body: str) -> int:
    """The status, of a request as it stands: clients would tidy it up."""
    host, port = house.address.removeprefix("http://").split(":")
    lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
    with socket.create_connection((host, int(port)), timeout=10) as line:
        line.sendall(
            f"{method} /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: {len(body)}\r\n{lines}\r\n{body}".encode()
        )
        return int(line.recv(1000).split()[1])


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Ann", "Ann"),
        ("  Zoë \n  B. ", "Zoë B."),
        ("<script>alert(1)</script>", "<script>alert(1)</script"),
        ("a" * 100, "a" * 24),
        ("A\u0000n\u200bn\u202e", "A n n"),
        ("Ann\u3164", "Ann"),  # a letter that is not seen
        ("Ann\ufe0f \U000e0100\u115f\uffa0\u034f", "Ann"),  # nor are these
        ("Ann\u2800\u2800B.", "Ann B."),
        ("Z" + "\u0301" * 40, "\u0179" + "\u0301" * 3),
        ("\u3164", None),
        ("\u115f\ufe0f", None),
        ("\u0410nn", None),  # a Cyrillic A
        ("Ann\u03bf", None),  # a Greek o
        ("Анна", "Анна"),
        ("Γιώργος 2", "Γιώργος 2"),
        ("山田 たろう Ken", "山田 たろう Ken"),
        ("김철수 Kim", "김철수 Kim"),
        ("Żółć-Ünal ♥", "Żółć-Ünal ♥"),
        ("\u202e\u200b", None),
        ("...", None),
        ("", None),
    ],
)
def test_names_are_cleaned(house: House, given: str, kept: str | None) -> None:
    ann = house.guest()
    if kept is None:
        ann.ask("PUT", "/api/me", {"name": given}, 422)
    else:
        assert ann.ask("PUT", "/api/me", {"name": given})["name"] == kept
        assert ann.get("/api/me")["name"] == kept
