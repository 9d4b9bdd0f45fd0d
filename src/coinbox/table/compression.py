"""Answers as short as the visitor's browser understands them."""

from __future__ import annotations

import zlib
from collections import OrderedDict

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from coinbox.table.entrance import VISIT, Visit

WORTH = 1024
"""Shorter answers are sent as they are."""
QUICK, BEST = 1, 9
"""A state of 50 kB takes 0.1 ms; what is kept under a tag is compressed once, as well as can be."""
KEPT = 64
GZIP = 31
TEXTS = ("application/json", "image/svg+xml", "text/")


def accepts(headers: Headers, coding: str) -> bool:
    """Whether a browser understands a coding."""
    wishes = [wish.strip().replace(" ", "") for wish in headers.get("accept-encoding", "").lower().split(",")]
    return any(name == coding and weight not in ("q=0", "q=0.0") for name, _, weight in map(_parts, wishes))


def _parts(wish: str) -> tuple[str, str, str]:
    return wish.partition(";")


def gzipped(body: bytes, level: int) -> bytes:
    packer = zlib.compressobj(level, zlib.DEFLATED, GZIP)
    return packer.compress(body) + packer.flush()


class Compressor:
    """Compresses texts that are sent in one piece; whoever sits at this machine gets them as they are."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        """Tag -> what never changes under it."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or _is_home(scope):
            await self.app(scope, receive, send)
            return
        is_wanted = accepts(Headers(scope=scope), "gzip")
        start: Message | None = None

        async def packing(message: Message) -> None:
            nonlocal start
            if message["type"] == "http.response.start":
                start = message
                return
            if start is not None:
                await send(self._packed(start, message, is_wanted))
                start = None
            await send(message)

        await self.app(scope, receive, packing)

    def _packed(self, start: Message, message: Message, is_wanted: bool) -> Message:
        """The head of an answer; its body is compressed in place if that is worth it."""
        headers = MutableHeaders(scope=start)
        body = message.get("body", b"")
        if not headers.get("content-type", "").startswith(TEXTS):
            return start
        headers.add_vary_header("Accept-Encoding")
        is_whole = not message.get("more_body", False) and "content-encoding" not in headers
        if not is_wanted or not is_whole or len(body) < WORTH:
            return start
        message["body"] = self._short(headers.get("etag"), body)
        headers["Content-Encoding"] = "gzip"
        headers["Content-Length"] = str(len(message["body"]))
        if "etag" in headers:
            headers["ETag"] = f"W/{headers['etag'].removeprefix('W/')}"
        return start

    def _short(self, tag: str | None, body: bytes) -> bytes:
        if tag is None:
            return gzipped(body, QUICK)
        if tag not in self._kept:
            self._kept[tag] = gzipped(body, BEST)
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(tag)
        return self._kept[tag]


def _is_home(scope: Scope) -> bool:
    visit: Visit | None = scope.get(VISIT)
    return visit is not None and visit.is_home
