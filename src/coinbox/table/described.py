"""The description of the API: made at the first request for it, and kept as the bytes to send."""

from __future__ import annotations

import asyncio

import msgspec
from fastapi import FastAPI

from coinbox.table.reference import File, file_of

ADDRESS = "/api/openapi.json"


class Described:
    """The description of an application, which never changes while it runs."""

    def __init__(self, app: FastAPI) -> None:
        self._app = app
        self._file: File | None = None
        self._making = asyncio.Lock()

    async def file(self) -> File:
        """The description as it is sent; a thread makes it once, which takes about a second."""
        async with self._making:
            if self._file is None:
                self._file = await asyncio.to_thread(self._made)
        return self._file

    def _made(self) -> File:
        return file_of(msgspec.json.encode(self._app.openapi()))
