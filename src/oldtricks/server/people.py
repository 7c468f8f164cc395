"""Who somebody is: a random secret in a cookie or a token, of which only the hash is kept."""

import hashlib
import secrets
import time
from collections import OrderedDict
from dataclasses import dataclass

from sqlalchemy import bindparam, insert, select, update
from starlette.datastructures import Headers
from starlette.requests import Request

from ..words import say
from .avatars import check_avatar, usual_avatar
from .names import clean_name
from .newcomers import usual_name
from .problems import Problem
from .schema import keys, people
from .storage import Storage

COOKIE = "oldtricks"
SECRET = (
    "oldtricks.secret"  # where a request leaves the secret that its answer brings; an empty one takes the cookie away
)
REMEMBERED = 20_000
LONGEST_SECRET = 100
HOUR = 3600

_NEW_PERSON = insert(people)
_NEW_KEY = insert(keys)
_RENAME = update(people).where(people.c.id == bindparam("who")).values(name=bindparam("called"))
_DRAW = update(people).where(people.c.id == bindparam("who")).values(avatar=bindparam("drawn"))
_SEE = (
    update(keys).where(keys.c.digest == bindparam("key")).values(seen=bindparam("now"), device=bindparam("described"))
)
_BY_KEY = select(people.c.id, people.c.name, people.c.avatar).join(keys, keys.c.person == people.c.id)


@dataclass(slots=True)
class Person:
    id: str
    name: str
    avatar: str


def digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def bearer(headers: Headers) -> str | None:
    """The token of a program, if it says that it sends one; it may be empty, and is no good then."""
    kind, _, token = headers.get("authorization", "").strip().partition(" ")
    return token.strip() if kind.lower() == "bearer" else None


def secret_of(request: Request) -> str | None:
    """What a request says that only somebody can know: a token or, without one, a cookie."""
    token = bearer(request.headers)
    return request.cookies.get(COOKIE) if token is None else token


BROWSERS = ("Edg", "OPR", "Firefox", "FxiOS", "CriOS", "Chrom", "Safari")  # the first that is named is the one
BROWSER_NAMES = ("Edge", "Opera", "Firefox", "Firefox", "Chrome", "Chrome", "Safari")
SYSTEMS = ("iPhone", "iPad", "Android", "CrOS", "Windows", "Mac OS", "Linux")
SYSTEM_NAMES = ("iPhone", "iPad", "Android", "ChromeOS", "Windows", "macOS", "Linux")


def device_of(headers: Headers) -> str:
    """What a browser calls itself, in two words: all that is kept of it."""
    agent = headers.get("user-agent", "")[:400]
    browser = next((name for mark, name in zip(BROWSERS, BROWSER_NAMES, strict=True) if mark in agent), "")
    system = next((name for mark, name in zip(SYSTEMS, SYSTEM_NAMES, strict=True) if mark in agent), "")
    return ", ".join(filter(None, (browser, system)))


class People:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._known: OrderedDict[str, Person] = OrderedDict()  # by the hash of a secret
        self._noted: dict[str, float] = {}  # when a key was last noted to be in use

    def remembered(self, request: Request) -> Person | None:
        """Whose request it is, if he was here lately: then nobody has to look him up."""
        secret = secret_of(request)
        key = digest(secret) if secret else ""
        if key in self._known:
            self._known.move_to_end(key)
        return self._known.get(key)

    async def find(self, request: Request) -> Person | None:
        """Whose request it is, if anybody's."""
        secret = secret_of(request)
        person = await self.by_secret(secret) if secret else None
        if person is None and bearer(request.headers) is not None:
            raise Problem(401, "token", say("problem-token"), {"WWW-Authenticate": "Bearer"})
        return person

    async def by_secret(self, secret: str) -> Person | None:
        if len(secret) > LONGEST_SECRET:
            return None
        key = digest(secret)
        row = await self._storage.read(lambda db: db.execute(_BY_KEY.where(keys.c.digest == key)).one_or_none())
        if row is None:
            return None
        return self._remember(key, Person(row.id, row.name, row.avatar or usual_avatar(row.id)))

    def _remember(self, key: str, person: Person) -> Person:
        """The one object for a person, however he came in."""
        same = next((known for known in self._known.values() if known.id == person.id), person)
        self._known[key] = same
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return same

    async def guest(self, name: str = "", kind: str = "cookie", languages: str | None = None) -> tuple[Person, str]:
        """Somebody new, and the secret that only he has."""
        made = secrets.token_hex(8)
        called = clean_name(name) if name else usual_name(languages)
        person = Person(made, called, usual_avatar(made))
        secret = secrets.token_urlsafe(32)
        now = time.time()
        await self._storage.write(
            (_NEW_PERSON, {"id": person.id, "name": person.name, "created": now, "avatar": person.avatar}),
            (_NEW_KEY, {"digest": digest(secret), "person": person.id, "kind": kind, "created": now}),
        )
        self._known[digest(secret)] = person
        return person, secret

    async def rename(self, person: Person, name: str) -> None:
        name = clean_name(name)
        await self._storage.write((_RENAME, {"who": person.id, "called": name}))
        person.name = name

    async def draw(self, person: Person, avatar: str) -> None:
        """Take another picture."""
        check_avatar(avatar)
        await self._storage.write((_DRAW, {"who": person.id, "drawn": avatar}))
        person.avatar = avatar

    async def note(self, request: Request) -> None:
        """That this device is in use, once an hour."""
        key, now = digest(secret_of(request) or ""), time.time()
        if key in self._known and now - self._noted.get(key, 0) > HOUR:
            self._noted[key] = now
            described = device_of(request.headers)
            await self._storage.write((_SEE, {"key": key, "now": now, "described": described}))

    def forget(self, keys: list[str]) -> None:
        """These open nothing any more."""
        for key in keys:
            self._known.pop(key, None)
            self._noted.pop(key, None)
