"""The door: who is let in to the application, how often, and how he is answered if not."""

from __future__ import annotations

import asyncio
import logging
import math
import re
from collections import Counter

from starlette.requests import HTTPConnection
from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from coinbox.table.entrance import VISIT, Entrance, Visit
from coinbox.table.limits import Meter
from coinbox.table.middleware import answer_of, dressed, language_of
from coinbox.table.refusal import Refusal, refuse

THINKING = ("/hint", "/analysis")
CLUB = "/api/club"
OF_CLUB = {f"{CLUB}/people": "people", f"{CLUB}/me/notices": "notices", f"{CLUB}/me/notices/on": "notices"}
"""What is counted besides: who comes in, and what sends something to an address that somebody names."""
TALK = re.compile(rf"{CLUB}/tables/[^/]+/talk")
"""Where messages go, which are counted besides, too."""
log = logging.getLogger(__name__)


def kinds_of(scope: Scope) -> list[str]:
    """As what a request counts."""
    path: str = scope["path"]
    if path.startswith(CLUB) and scope["type"] != "websocket":
        more = OF_CLUB.get(path, "talk" if TALK.fullmatch(path) else None) if scope["method"] == "POST" else None
        return ["requests", "club"] if more is None else ["requests", "club", more]
    if scope["type"] == "websocket" or scope["method"] != "POST" or not path.startswith("/api/tables"):
        return ["requests"]
    if path == "/api/tables" or path.endswith("/rematch"):
        return ["requests", "tables"]
    if path.endswith(THINKING):
        return ["requests", "thinking"]
    return ["requests"] if path == "/api/tables/status" else ["requests", "commands"]


class Doorkeeper:
    """Looks at every request before the application does."""

    def __init__(self, app: ASGIApp, entrance: Entrance, meter: Meter) -> None:
        self.app = app
        self.entrance = entrance
        self.meter = meter
        self.live: Counter[str] = Counter()
        """Visitor -> open live channels."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        visit = self.entrance.visit(scope)
        scope[VISIT] = visit
        lang = language_of(HTTPConnection(scope))
        try:
            self._check_name(scope, visit, lang)
            self._check_origin(scope, visit, lang)
            if self.entrance.base and scope["path"] == self.entrance.base:
                await RedirectResponse(f"{self.entrance.base}/", 308)(scope, receive, dressed(scope, send))
                return
            self._go_below(scope, lang)
            self._check_often(scope, visit, lang)
        except Refusal as refusal:
            await answer_of(refusal)(scope, receive, dressed(scope, send))
            return
        if scope["type"] == "websocket":
            await self._follow(scope, receive, send, visit)
        else:
            await self._answer(scope, receive, send, visit)

    # -- checks ------------------------------------------------------------------------------------------------------

    def _check_name(self, scope: Scope, visit: Visit, lang: str) -> None:
        if visit.place is None:
            raise refuse(lang, "bad-request", problem="Host")
        if not self.entrance.knows(visit.place, scope):
            raise refuse(lang, "wrong-host", host=visit.place.host[:80])

    def _check_origin(self, scope: Scope, visit: Visit, lang: str) -> None:
        for name, value in scope["headers"]:
            if name == b"origin" and not self.entrance.trusts(value.decode("latin-1"), visit):
                raise refuse(lang, "wrong-origin")

    def _go_below(self, scope: Scope, lang: str) -> None:
        """Take the path below the base; nothing else is here."""
        base = self.entrance.base
        if not base:
            return
        if not scope["path"].startswith(f"{base}/"):
            raise refuse(lang, "not-found")
        scope["path"] = scope["path"][len(base) :]
        scope["raw_path"] = scope["raw_path"][len(base) :]

    def _check_often(self, scope: Scope, visit: Visit, lang: str) -> None:
        if scope["type"] == "websocket":
            self._check_live(visit, lang)
        if visit.is_home:
            return
        kinds = kinds_of(scope)
        waits = {kind: self.meter.wait(kind, visit.visitor, 1) for kind in kinds}
        waits |= {kind: self.meter.wait(kind, visit.visitor) for kind in ("received", "sent")}
        slowest = max(waits, key=lambda kind: waits[kind])
        if waits[slowest]:
            raise too_many(lang, slowest, waits[slowest])
        for kind in kinds:
            self.meter.charge(kind, visit.visitor, 1)

    def _check_live(self, visit: Visit, lang: str) -> None:
        counts = self.entrance.limits.counts
        if self.live.total() >= counts.live_all:
            log.warning("the house is full: %d live channels are open", counts.live_all)
            raise refuse(lang, "full").after(10)
        if not visit.is_home and self.live[visit.visitor] >= counts.live:
            raise too_many(lang, "live", 10)

    # -- letting in --------------------------------------------------------------------------------------------------

    async def _follow(self, scope: Scope, receive: Receive, send: Send, visit: Visit) -> None:
        """A live channel, for as long as it is open."""
        self.live[visit.visitor] += 1
        try:
            await self.app(scope, receive, self._counted_out(send, visit))
        except asyncio.CancelledError:
            log.debug("a live channel was cut off")  # the server is closing, and has said so
        finally:
            self.live[visit.visitor] -= 1
            if not self.live[visit.visitor]:
                del self.live[visit.visitor]

    async def _answer(self, scope: Scope, receive: Receive, send: Send, visit: Visit) -> None:
        """A request; if the application fails, it has answered so, and the connection goes on."""
        state = {"started": False, "complete": False}
        counted = self._counted_out(send, visit)

        async def watched(message: Message) -> None:
            await counted(message)
            state["started"] = True
            state["complete"] = message["type"] == "http.response.body" and not message.get("more_body", False)

        try:
            await self.app(scope, self._counted_in(receive, visit), watched)
        except asyncio.CancelledError:
            if not state["started"]:
                closing = refuse(language_of(HTTPConnection(scope)), "closing").after(1)
                await answer_of(closing)(scope, receive, dressed(scope, send))
        except Exception:
            if not state["complete"]:
                raise
            log.exception("%s %s has failed", scope["method"], scope["path"][:200])

    def _counted_in(self, receive: Receive, visit: Visit) -> Receive:
        if visit.is_home:
            return receive

        async def counted() -> Message:
            message = await receive()
            self.meter.charge("received", visit.visitor, len(message.get("body", b"")))
            return message

        return counted

    def _counted_out(self, send: Send, visit: Visit) -> Send:
        if visit.is_home:
            return send

        async def counted(message: Message) -> None:
            self.meter.charge("sent", visit.visitor, len(message.get("body") or message.get("text") or b""))
            await send(message)

        return counted


def too_many(lang: str, kind: str, wait: float) -> Refusal:
    """That somebody has asked too often, and when he may ask again."""
    seconds = max(1, math.ceil(wait))
    return refuse(lang, "too-many", kind=kind, n=seconds).after(seconds)
