"""Running the server."""

from __future__ import annotations

import asyncio
import socket
import webbrowser
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from types import FrameType

import uvicorn
from fastapi import FastAPI

from coinbox.kernel.errors import CoinboxError
from coinbox.table import addresses, tls
from coinbox.table.app import STATIC, create_app
from coinbox.table.connections import Config
from coinbox.table.entrance import Entrance
from coinbox.table.greeting import Tell, greet, home_address
from coinbox.table.house import House
from coinbox.table.limits import limits_of
from coinbox.table.listening import listen, within_files
from coinbox.table.middleware import INDEX
from coinbox.table.observing import Observation
from coinbox.table.place import file_at, store_of
from coinbox.table.store import Store, default_path
from coinbox.table.workers import serve_workers
from coinbox.text import say

GRACE_SECONDS = 3
HANDSHAKE_SECONDS = 15.0


@dataclass(frozen=True)
class Options:
    """What the command line asks for."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path | None = None
    database: str | None = None
    store_file: Path | None = None
    metrics: str | None = None
    log: str | None = None
    workers: int = 1
    browse: bool = False
    public_url: str | None = None
    base_path: str = ""
    trusted_proxy: Sequence[str] = ()
    allow_host: Sequence[str] = ()
    tls_cert: Path | None = None
    tls_key: Path | None = None
    tls_self: bool = False
    limit: Sequence[str] = ()


class Server(uvicorn.Server):
    """A server that says when it is ready, and does not wait long for visitors who shake no hands."""

    def __init__(self, config: Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        secure = self.config.ssl is not None
        await super().startup([] if secure else sockets)
        if secure:
            self.servers = [await self._secured(each) for each in sockets or ()]
        if self.started:
            self._ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop in order, also by SIGTERM: who has started this is told that the table is closed."""
        super().handle_exit(sig, frame)
        self._captured_signals.clear()

    async def _secured(self, listening: socket.socket) -> asyncio.Server:
        """Listen with TLS; a handshake has its time, too."""
        config, state = self.config, self.server_state
        return await asyncio.get_running_loop().create_server(
            lambda: config.http_protocol_class(config, state, self.lifespan.state),  # type: ignore[call-arg]
            sock=listening,
            ssl=config.ssl,
            backlog=config.backlog,
            ssl_handshake_timeout=HANDSHAKE_SECONDS,
        )


def serve(options: Options, lang: str, tell: Tell) -> int:
    """Serve until somebody stops it; everything that is wrong is one line."""
    entrance = entrance_of(options)
    observed = Observation.of(options.metrics, options.log)
    store = _store(options)
    _check_workers(options, store)
    certificate = _certificate(options, entrance)
    with listen(options.host, options.port) as listening:
        asyncio.run(_try(store))
        port, scheme = listening.getsockname()[1], "http" if certificate is None else "https"
        entrance = replace(entrance, port=port, scheme=scheme)

        def ready() -> None:
            greet(entrance, certificate, lang, tell)
            tell(say(lang, "table-data", place=store.place))
            if store.migrated is not None and store.migrated.backup is not None:
                tell(say(lang, "table-migrated", **store.migrated.facts))
            if not (STATIC / INDEX).is_file():
                tell(say(lang, "table-no-client"))
            if options.browse:
                webbrowser.open(home_address(entrance))

        def work(said: Callable[[], None]) -> None:
            app = create_app(_store(options), entrance=entrance)
            observed.begin(app)
            with suppress(KeyboardInterrupt):  # Ctrl-C ends the loop with or without it, as it happens to fall
                Server(config_of(app, entrance, certificate), said).run(sockets=[listening])

        code = 0
        if options.workers == 1:
            work(ready)
        else:
            code = serve_workers(options.workers, work, ready)
    tell(say(lang, "table-closed"))
    return code


def _check_workers(options: Options, store: Store) -> None:
    """Several workers share a database; a file belongs to one, and so does an address for figures."""
    workers = options.workers
    if workers < 1:
        raise CoinboxError("--workers must be at least 1", "error-at-least-one", what="--workers")
    if workers > 1 and not store.is_shared:
        raise CoinboxError(
            f"--workers {workers}: several workers need PostgreSQL (--database); a file is served by one",
            "error-workers-file",
            n=workers,
        )
    if workers > 1 and options.metrics is not None:
        raise CoinboxError(
            "--metrics tells of one process: start several servers on one database, each with its own address",
            "error-workers-metrics",
        )


def entrance_of(options: Options) -> Entrance:
    """Where the server is found and whom it believes, as the command line says."""
    limits = limits_of(options.limit)
    return Entrance(
        host=options.host,
        port=options.port,
        public=None if options.public_url is None else addresses.public_url(options.public_url),
        base=addresses.base_path(options.base_path),
        names=frozenset(addresses.host_name(each) for each in options.allow_host),
        proxies=tuple(addresses.network(each) for each in options.trusted_proxy),
        limits=limits._replace(counts=within_files(limits.counts)),
    )


def config_of(app: FastAPI, entrance: Entrance, certificate: tls.Certificate | None = None) -> Config:
    """How an application is served behind its entrance."""
    return Config(
        app,
        House(entrance.limits.counts, entrance.proxies),
        timeout_graceful_shutdown=GRACE_SECONDS,
        ssl_certfile=None if certificate is None else certificate.file,
        ssl_keyfile=None if certificate is None else certificate.key,
    )


def _certificate(options: Options, entrance: Entrance) -> tls.Certificate | None:
    """The certificate that somebody has brought, or wants to be made."""
    found = tls.brought(options.tls_cert, options.tls_key)
    if options.tls_self:
        if found is not None:
            raise addresses.wrong("error-tls-both")
        folder = default_path().parent if options.data is None else file_at(options.data).parent
        found = tls.own(folder, entrance.own_names())
    if found is not None:
        found.check()
    return found


def _store(options: Options) -> Store:
    return store_of(options.data, options.database, options.store_file)


async def _try(store: Store) -> None:
    """Whether the store can be served, before anything is promised."""
    await store.serve()
    await store.leave()
    await store.close()
