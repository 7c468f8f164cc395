"""Who somebody is, and what nobody can pretend."""

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


@pytest.mark.parametrize("origin", [None, "https://evil.example", "null", "http://127.0.0.1:1"])
def test_writes_from_elsewhere_are_refused(house: House, origin: str | None) -> None:
    ann = house.guest("Ann")
    headers = {"Origin": origin} if origin else {}
    answer = httpx.post(
        f"{house.address}/api/tables", json={"game": "tactics"}, headers=headers, cookies=dict(ann.http.cookies)
    )
    assert answer.status_code == 403
    assert answer.json()["type"] == "/bots#origin"


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Ann", "Ann"),
        ("  Zoë \n  B. ", "Zoë B."),
        ("<script>alert(1)</script>", "<script>alert(1)</script"),
        ("a" * 100, "a" * 24),
        ("A\u0000n\u200bn\u202e", "A n n"),
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
