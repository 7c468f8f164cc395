"""How long logs are, asked for by many at once."""

import asyncio
from collections.abc import Awaitable, Callable


class Looks:
    """How long logs are: who asks while others wait for an answer shares the next question, which is about all."""

    def __init__(self, ask: Callable[[list[str]], Awaitable[dict[str, int]]]) -> None:
        self._ask = ask
        self._names: set[str] = set()  # the next question is about these
        self._next: asyncio.Task[dict[str, int]] | None = None
        self._asking = asyncio.Lock()

    async def at(self, name: str) -> int:
        self._names.add(name)
        if self._next is None:
            self._next = asyncio.create_task(self._question())
        return (await asyncio.shield(self._next)).get(name, 0)

    async def _question(self) -> dict[str, int]:
        async with self._asking:
            names, self._names, self._next = self._names, set(), None
            return await self._ask(list(names))
