"""Counts every request and, if that is asked for, logs it."""

import logging
import time

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .guard import WRITING
from .logs import log
from .metrics import Metrics


class Journal:
    """Neither bodies nor people are in it."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun = time.perf_counter()
        status = 500

        async def watch(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, watch)
        finally:
            method = scope["method"] if scope["method"] in ("GET", "HEAD", *WRITING) else "other"
            self.metrics.requests.labels(method, status).inc()
            if log.isEnabledFor(logging.DEBUG):
                ms = round((time.perf_counter() - begun) * 1000, 1)
                line = {"method": method, "path": scope["path"][:100], "status": status, "ms": ms}
                log.debug("request", extra=line)
