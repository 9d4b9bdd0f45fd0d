"""The edge of the server: sizes, headers and the files of the page."""

from __future__ import annotations

import os
from pathlib import Path

from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from coinbox.table.refusal import refuse
from coinbox.text import LANGUAGES, say

LARGEST_BODY = 256 * 1024
POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
INDEX = "index.html"
FOREVER = "public, max-age=31536000, immutable"


class Guard:
    """Refuses bodies that are too large and puts the security headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        left = LARGEST_BODY

        async def counted() -> Message:
            nonlocal left
            message = await receive()
            left -= len(message.get("body", b""))
            if left < 0:
                raise HTTPException(413)
            return message

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                if scope["path"].startswith("/api/") and "Cache-Control" not in headers:
                    headers["Cache-Control"] = "no-store"
            await send(message)

        if _declared_size(scope) > LARGEST_BODY:
            await too_large(language_of(HTTPConnection(scope)))(scope, receive, guarded)
        else:
            await self.app(scope, counted, guarded)


def language_of(asked: HTTPConnection) -> str:
    """The language that somebody reads who is not yet understood: that of his address, or of his browser."""
    wishes = [asked.query_params.get("lang", ""), *asked.headers.get("accept-language", "").split(",")]
    return next((wish.strip()[:2].lower() for wish in wishes if wish.strip()[:2].lower() in LANGUAGES), "en")


def too_large(lang: str) -> Response:
    refusal = refuse(lang, "too-large", n=LARGEST_BODY // 1024)
    return Response(refusal.answer(), refusal.status, media_type="application/json")


def _declared_size(scope: Scope) -> int:
    for name, value in scope["headers"]:
        if name == b"content-length" and value.isdigit():
            return int(value[:12])
    return 0


class Page(StaticFiles):
    """The built client; addresses that are no files are the page itself."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, check_dir=False)
        self.folder = folder

    @property
    def is_built(self) -> bool:
        return (self.folder / INDEX).is_file()

    async def check_config(self) -> None:
        """The folder may be missing, or be built later."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        if scope["path"].startswith("/api/"):
            raise HTTPException(404)
        if not self.is_built:
            return PlainTextResponse(say(language_of(HTTPConnection(scope)), "table-no-client") + "\n", 404)
        try:
            answer = await super().get_response(path, scope)
        except HTTPException as problem:
            if problem.status_code != 404 or os.path.splitext(path)[1]:
                raise
            answer = await super().get_response(INDEX, scope)
        hashed = scope["path"].startswith("/assets/")
        answer.headers["Cache-Control"] = FOREVER if hashed and answer.status_code == 200 else "no-cache"
        return answer
