"""The edge of the server: sizes, headers and the files of the page."""

from __future__ import annotations

import os
from mimetypes import guess_type
from pathlib import Path

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from coinbox.table.compression import accepts
from coinbox.table.entrance import VISIT, Visit
from coinbox.table.refusal import Refusal, refuse
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
# Browsers complain about Cross-Origin-Opener-Policy on insecure pages, so `dressed` adds it elsewhere.
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
}
INDEX = "index.html"
COPIES = {"br": ".br", "gzip": ".gz"}
"""Coding -> the end of the names of its copies, the shortest first."""
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

        if _declared_size(scope) > LARGEST_BODY:
            await too_large(language_of(HTTPConnection(scope)))(scope, receive, dressed(scope, send))
        else:
            await self.app(scope, counted, dressed(scope, send))


def dressed(scope: Scope, send: Send) -> Send:
    """Sends with the security headers on every answer."""
    visit: Visit | None = scope.get(VISIT)

    async def dressing(message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers[name] = value
            if visit is not None and visit.is_secure:
                headers["Cross-Origin-Opener-Policy"] = "same-origin"
            if scope["path"].startswith("/api/") and "Cache-Control" not in headers:
                headers["Cache-Control"] = "no-store"
        await send(message)

    return dressing


def answer_of(refusal: Refusal) -> Response:
    return Response(refusal.answer(), refusal.status, refusal.headers, media_type="application/json")


def language_of(asked: HTTPConnection) -> str:
    """The language that somebody reads who is not yet understood: that of his address, or of his browser."""
    return accepted_language(f"{asked.query_params.get('lang', '')},{asked.headers.get('accept-language', '')}")


def accepted_language(wishes: str) -> str:
    """The first language of a browser's wishes that there is, else English."""
    asked = (wish.strip()[:2].lower() for wish in wishes.split(","))
    return next((lang for lang in asked if lang in LANGUAGES), "en")


def too_large(lang: str) -> Response:
    return answer_of(refuse(lang, "too-large", n=LARGEST_BODY // 1024))


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
        if scope["path"].startswith("/api/") or "\0" in path:
            raise HTTPException(404)
        if not self.is_built:
            return PlainTextResponse(say(language_of(HTTPConnection(scope)), "table-no-client") + "\n", 404)
        try:
            answer = await self._shortest(path, scope)
        except HTTPException as problem:
            if problem.status_code != 404 or os.path.splitext(path)[1]:
                raise
            answer = await self._shortest(INDEX, scope)
        hashed = scope["path"].startswith("/assets/")
        answer.headers["Cache-Control"] = FOREVER if hashed and answer.status_code == 200 else "no-cache"
        return answer

    async def _shortest(self, path: str, scope: Scope) -> Response:
        """A file, or the compressed copy that the build has laid beside it."""
        path = INDEX if path in ("", ".") else path
        headers = Headers(scope=scope)
        copied = [(coding, end) for coding, end in COPIES.items() if self._is_there(path + end)]
        for coding, end in copied:
            if accepts(headers, coding):
                answer = await super().get_response(path + end, scope)
                answer.headers["Content-Type"] = content_type(path)
                answer.headers["Content-Encoding"] = coding
                break
        else:
            answer = await super().get_response(path, scope)
        if copied:
            answer.headers.add_vary_header("Accept-Encoding")
        return answer

    def _is_there(self, path: str) -> bool:
        try:
            return self.lookup_path(path)[1] is not None
        except OSError:
            return False


def content_type(path: str) -> str:
    """What browsers are told of a file."""
    kind = guess_type(path)[0] or "application/octet-stream"
    return f"{kind}; charset=utf-8" if kind.startswith("text/") else kind
