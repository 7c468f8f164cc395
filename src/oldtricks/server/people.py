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
from .names import clean_name
from .problems import Problem
from .schema import keys, people
from .storage import Storage

COOKIE = "oldtricks"
SECRET = "oldtricks.secret"  # where a request leaves the secret of the guest that came with it
REMEMBERED = 20_000
LONGEST_SECRET = 100

_NEW_PERSON = insert(people)
_NEW_KEY = insert(keys)
_RENAME = update(people).where(people.c.id == bindparam("who")).values(name=bindparam("called"))
_BY_KEY = select(people.c.id, people.c.name).join(keys, keys.c.person == people.c.id)


@dataclass(slots=True)
class Person:
    id: str
    name: str


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


class People:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._known: OrderedDict[str, Person] = OrderedDict()  # by the hash of a secret

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
        person = await self._by_secret(secret) if secret else None
        if person is None and bearer(request.headers) is not None:
            raise Problem(401, "token", say("problem-token"), {"WWW-Authenticate": "Bearer"})
        return person

    async def _by_secret(self, secret: str) -> Person | None:
        if len(secret) > LONGEST_SECRET:
            return None
        key = digest(secret)
        row = await self._storage.read(lambda db: db.execute(_BY_KEY.where(keys.c.digest == key)).one_or_none())
        if row is None:
            return None
        return self._remember(key, Person(row.id, row.name))

    def _remember(self, key: str, person: Person) -> Person:
        """The one object for a person, however he came in."""
        same = next((known for known in self._known.values() if known.id == person.id), person)
        self._known[key] = same
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return same

    async def guest(self, name: str = "", kind: str = "cookie") -> tuple[Person, str]:
        """Somebody new, and the secret that only he has."""
        person = Person(secrets.token_hex(8), clean_name(name) if name else f"Guest {secrets.randbelow(9000) + 1000}")
        secret = secrets.token_urlsafe(32)
        now = time.time()
        await self._storage.write(
            (_NEW_PERSON, {"id": person.id, "name": person.name, "created": now}),
            (_NEW_KEY, {"digest": digest(secret), "person": person.id, "kind": kind, "created": now}),
        )
        self._known[digest(secret)] = person
        return person, secret

    async def rename(self, person: Person, name: str) -> None:
        name = clean_name(name)
        await self._storage.write((_RENAME, {"who": person.id, "called": name}))
        person.name = name
