"""One person on several devices: links that work once, recovery codes, and the list of all that are let in."""

import secrets
import time
from io import BytesIO
from typing import Any

import segno
from sqlalchemy import bindparam, delete, insert, literal, select, update

from ..words import say
from .company import Device, Link, Recovery
from .people import People, digest
from .problems import Problem, missing
from .schema import keys, passes
from .storage import Storage

LASTS = 600  # seconds that a link works
LINK, RECOVERY = "link", "recovery"
LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # none of them looks like another
LENGTHS = {LINK: 26, RECOVERY: 20}
GROUP = 4
SEEN_AS = str.maketrans("OIL", "011")
MOST_DEVICES = 20

_CLEAR = delete(passes).where(passes.c.person == bindparam("who"), passes.c.kind == bindparam("sort"))
_NEW = insert(passes)
_SPEND = (
    update(passes)
    .where(
        passes.c.digest == bindparam("code"),
        passes.c.spent.is_(None),
        passes.c.until.is_(None) | (passes.c.until > bindparam("now")),
    )
    .values(spent=bindparam("key"))
)
_LET_IN = insert(keys).from_select(
    ["digest", "person", "kind", "created", "device", "seen"],
    select(
        passes.c.spent,
        passes.c.person,
        literal("cookie"),
        bindparam("now"),
        bindparam("described"),
        bindparam("now"),
    ).where(passes.c.digest == bindparam("code"), passes.c.spent == bindparam("key")),
)
_SPENT = delete(passes).where(passes.c.digest == bindparam("code"), passes.c.spent == bindparam("key"))
_SIGN_OUT = delete(keys).where(keys.c.digest == bindparam("key"))


def new_code(kind: str) -> str:
    """A code in groups that can be read aloud."""
    drawn = "".join(secrets.choice(LETTERS) for _ in range(LENGTHS[kind]))
    return "-".join(drawn[at : at + GROUP] for at in range(0, len(drawn), GROUP))


def read_code(text: str) -> str:
    """A code as it was typed: small letters, gaps and look-alikes do not matter."""
    return "".join(filter(str.isalnum, text[:100].upper())).translate(SEEN_AS)


def qr(text: str) -> str:
    """A code that a camera reads, as SVG in one ink on white."""
    drawn = BytesIO()
    code = segno.make_qr(text, error="m")
    code.save(drawn, kind="svg", border=4, dark="#23262B", light="#FFFFFF", omitsize=True, xmldecl=False, nl=False)
    return drawn.getvalue().decode()


class Devices:
    """What lets somebody in."""

    def __init__(self, storage: Storage, people: People) -> None:
        self._storage = storage
        self._people = people

    async def link(self, person: str, origin: str) -> Link:
        """A link that makes another device this person's, once and soon; the one before does not work any more."""
        if len(await self._keys(person)) >= MOST_DEVICES:
            raise Problem(409, "devices", say("problem-devices", most=MOST_DEVICES))
        code, until = await self._issue(person, LINK, LASTS)
        address = f"{origin}/continue#{code}"
        return {"link": address, "until": round((until or 0) * 1000), "qr": qr(address)}

    async def recovery(self, person: str) -> Recovery:
        """A code for whoever loses all devices; it is shown now and never again, and takes the place of the last."""
        code, _ = await self._issue(person, RECOVERY, None)
        return {"code": code}

    async def _issue(self, person: str, kind: str, lasts: float | None) -> tuple[str, float | None]:
        code, now = new_code(kind), time.time()
        until = now + lasts if lasts else None
        row = {"person": person, "kind": kind, "created": now, "until": until, "spent": None}
        await self._storage.write(
            (_CLEAR, {"who": person, "sort": kind}), (_NEW, {"digest": digest(read_code(code)), **row})
        )
        return code, until

    async def enter(self, code: str, described: str) -> str:
        """The secret of a new device, for a code that works; whoever comes second with the same one gets nothing."""
        secret = secrets.token_urlsafe(32)
        values = {"code": digest(read_code(code)), "key": digest(secret), "now": time.time(), "described": described}
        spending = {name: values[name] for name in ("code", "key", "now")}
        spent = {name: values[name] for name in ("code", "key")}
        await self._storage.write((_SPEND, spending), (_LET_IN, values), (_SPENT, spent))
        wanted = select(keys.c.person).where(keys.c.digest == values["key"])
        if await self._storage.read(lambda db: db.execute(wanted).scalar_one_or_none()) is None:
            raise Problem(422, "code", say("problem-code"))
        return secret

    async def listed(self, person: str, secret: str | None) -> list[Device]:
        this = digest(secret or "")
        return [
            {
                "id": row.digest[:12],
                "kind": row.kind,
                "device": row.device,
                "created": round(row.created * 1000),
                "seen": None if row.seen is None else round(row.seen * 1000),
                "this": row.digest == this,
            }
            for row in await self._keys(person)
        ]

    async def sign_out(self, person: str, device: str) -> None:
        """That device is nobody's any more."""
        key = next((row.digest for row in await self._keys(person) if row.digest[:12] == device), None)
        if key is None:
            raise missing("device")
        await self._storage.write((_SIGN_OUT, {"key": key}))
        self.forget(person, [key])

    def forget(self, person: str, gone: list[str]) -> None:
        """These keys of somebody open nothing any more, in no process."""
        self._people.forget(gone)
        self._storage.tell({"kind": "forget", "person": person, "keys": gone})

    async def _keys(self, person: str) -> list[Any]:
        wanted = select(keys).where(keys.c.person == person).order_by(keys.c.created)
        return list(await self._storage.read(lambda db: db.execute(wanted).all()))
