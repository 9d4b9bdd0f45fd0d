"""Running the server on this machine."""

from __future__ import annotations

import asyncio
import socket
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import uvicorn
from fastapi import FastAPI

from coinbox.kernel.errors import CoinboxError
from coinbox.table.app import STATIC, create_app
from coinbox.table.middleware import INDEX
from coinbox.table.store import Store, default_path, sqlite_url
from coinbox.table.workers import serve_workers
from coinbox.text import say
from coinbox.text.errors import system_facts

LOCAL = ("127.0.0.1", "localhost", "::1")
GRACE_SECONDS = 3
KEEP_ALIVE_SECONDS = 60
LARGEST_MESSAGE = 64 * 1024
Tell = Callable[[str], None]


class Server(uvicorn.Server):
    """A server that says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


def serve(
    host: str,
    port: int,
    data: Path | None,
    database: str | None,
    lang: str,
    tell: Tell,
    *,
    browse: bool,
    workers: int = 1,
) -> int:
    """Serve until somebody stops it; everything that is wrong is one line."""
    if host not in LOCAL:
        hosts = ", ".join(LOCAL)
        raise CoinboxError(
            f"--host {host}: the table is served on this machine only ({hosts})", "error-host", host=host, hosts=hosts
        )
    store = _store(data, database)
    if workers < 1:
        raise CoinboxError("--workers must be at least 1", "error-at-least-one", what="--workers")
    if workers > 1 and not store.is_shared:
        raise CoinboxError(
            f"--workers {workers}: several workers need PostgreSQL (--database); a file is served by one",
            "error-workers-file",
            n=workers,
        )
    asyncio.run(_try(store))
    listening = _listen(host, port)
    address = f"http://{f'[{host}]' if ':' in host else host}:{listening.getsockname()[1]}/"

    def ready() -> None:
        tell(say(lang, "table-serving", address=address))
        tell(say(lang, "table-data", place=store.place))
        if store.migrated is not None and store.migrated.backup is not None:
            tell(say(lang, "table-migrated", **store.migrated.facts))
        if not (STATIC / INDEX).is_file():
            tell(say(lang, "table-no-client"))
        if browse:
            webbrowser.open(address)

    def work(said: Callable[[], None]) -> None:
        with suppress(KeyboardInterrupt):  # Ctrl-C ends the loop with or without it, as it happens to fall
            Server(_config(create_app(_store(data, database))), said).run(sockets=[listening])

    code = 0
    if workers == 1:
        work(ready)
    else:
        code = serve_workers(workers, work, ready)
    tell(say(lang, "table-closed"))
    return code


def _config(app: FastAPI) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
    )


def _store(data: Path | None, database: str | None) -> Store:
    if data is not None and database is not None:
        raise CoinboxError("--data and --database exclude each other", "error-data-database")
    if database is not None:
        return Store(database)
    path = (data or default_path()).expanduser().absolute()
    if path.is_dir():
        path = path / default_path().name
    path.parent.mkdir(parents=True, exist_ok=True)
    return Store(sqlite_url(path))


async def _try(store: Store) -> None:
    """Whether the store can be served, before anything is promised."""
    await store.serve()
    await store.leave()
    await store.close()


def _listen(host: str, port: int) -> socket.socket:
    if not 0 <= port <= 65535:
        raise CoinboxError(f"--port {port}: a port is a number from 0 to 65535", "error-port", port=str(port))
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        facts = {"place": f"{host}:{port}", **system_facts(error)}
        raise CoinboxError(say("en", "error-port-taken", **facts), "error-port-taken", **facts) from error
    return listening
