"""Running the server."""

from __future__ import annotations

import asyncio
import socket
import webbrowser
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from types import FrameType
from typing import cast

import uvicorn
from fastapi import FastAPI

from coinbox.kernel.errors import CoinboxError
from coinbox.table import addresses, tls
from coinbox.table.app import STATIC, create_app
from coinbox.table.club import code as codes
from coinbox.table.club.club import ClubWish
from coinbox.table.club.notices.mail import post_of
from coinbox.table.club.notices.sealing import FILE as KEY_FILE
from coinbox.table.club.notices.sealing import key_of
from coinbox.table.club.notices.wish import NoticeWish
from coinbox.table.connections import Config, Connection
from coinbox.table.entrance import Entrance
from coinbox.table.greeting import Tell, greet, home_address
from coinbox.table.handshakes import SecureDoor
from coinbox.table.house import House
from coinbox.table.limits import Meter, limits_of
from coinbox.table.listening import listen, within_files
from coinbox.table.middleware import INDEX
from coinbox.table.observing import Observation
from coinbox.table.place import file_at, store_of
from coinbox.table.store import Store, default_path
from coinbox.table.workers import serve_workers
from coinbox.text import say

GRACE_SECONDS = 3


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
    club: bool = False
    club_code: str | None = None
    notices: bool = False
    notices_key: Path | None = None
    notices_inside: bool = False
    smtp_file: Path | None = None


class Server(uvicorn.Server):
    """A server that says when it is ready, and does not wait long for visitors who shake no hands."""

    def __init__(self, config: Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        secure = self.config.ssl is not None
        await super().startup([] if secure else sockets)
        if secure:
            self.servers = [cast(asyncio.Server, self._secured(each)) for each in sockets or ()]
        if self.started:
            self._ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop in order, also by SIGTERM: who has started this is told that the table is closed."""
        super().handle_exit(sig, frame)
        self._captured_signals.clear()

    def _secured(self, listening: socket.socket) -> SecureDoor:
        """Listen with TLS."""
        config = self.config
        assert isinstance(config, Config)
        assert config.ssl is not None

        def connection(has_come: Callable[[], None]) -> Connection:
            made = Connection(config, self.server_state, self.lifespan.state)
            made.has_come = has_come
            return made

        listening.listen(config.backlog)
        return SecureDoor(listening, config.house, config.ssl, connection)


def serve(options: Options, lang: str, tell: Tell) -> int:
    """Serve until somebody stops it; everything that is wrong is one line."""
    entrance = entrance_of(options)
    observed = Observation.of(options.metrics, options.log)
    store = _store(options)
    _check_workers(options, store)
    club = club_of(options)
    certificate = _certificate(options, entrance)
    with listen(options.host, options.port) as listening, observed.opened(options.workers) as watch:
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
            if club is not None:
                tell(say(lang, "table-club-private" if club.code else "table-club"))
                if club.notices is not None:
                    tell(say(lang, "table-notices", mail="no" if club.notices.post is None else "yes"))
            if options.browse:
                webbrowser.open(home_address(entrance))

        # Workers count together, and one that comes for another goes on from where that one was.
        meter = Meter.shared(entrance.limits.rates) if options.workers > 1 else None

        def work(said: Callable[[], None], place: int = 0) -> None:
            app = create_app(_store(options), entrance=entrance, meter=meter, club=club)
            with watch.of(app, place), suppress(KeyboardInterrupt):  # Ctrl-C ends the loop with or without it
                Server(config_of(app, entrance, certificate), said).run(sockets=[listening])

        code = 0
        if options.workers == 1:
            work(ready)
        else:
            works = [partial(work, place=place) for place in range(options.workers)]
            code = serve_workers(works if watch.work is None else [*works, watch.work], ready)
    tell(say(lang, "table-closed"))
    return code


def _check_workers(options: Options, store: Store) -> None:
    """Several workers share a database; a file belongs to one."""
    workers = options.workers
    if workers < 1:
        raise CoinboxError("--workers must be at least 1", "error-at-least-one", what="--workers")
    if workers > 1 and not store.is_shared:
        raise CoinboxError(
            f"--workers {workers}: several workers need PostgreSQL (--database); a file is served by one",
            "error-workers-file",
            n=workers,
        )


def club_of(options: Options) -> ClubWish | None:
    """The club, if the command line asks for one."""
    code = options.club_code
    if code is not None and (not options.club or not 1 <= len(code.strip()) <= codes.LONGEST):
        facts: dict[str, str | int] = {"n": codes.LONGEST}
        raise CoinboxError(say("en", "error-club-code", **facts), "error-club-code", **facts)
    notices = notices_of(options)
    return ClubWish(code, notices) if options.club else None


def notices_of(options: Options) -> NoticeWish | None:
    """How people are told that it is their turn, if the command line asks for it."""
    if not options.notices:
        if options.notices_key is not None or options.notices_inside or options.smtp_file is not None:
            raise CoinboxError(say("en", "error-notices-off"), "error-notices-off")
        return None
    if not options.club:
        raise CoinboxError(say("en", "error-notices-club"), "error-notices-club")
    key = options.notices_key or _folder(options) / KEY_FILE
    return NoticeWish(key_of(key.expanduser()), post_of(options.smtp_file), options.notices_inside)


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
        found = tls.own(_folder(options), entrance.own_names())
    if found is not None:
        found.check()
    return found


def _folder(options: Options) -> Path:
    """Where things lie that belong to the games."""
    return default_path().parent if options.data is None else file_at(options.data).parent


def _store(options: Options) -> Store:
    return store_of(options.data, options.database, options.store_file)


async def _try(store: Store) -> None:
    """Whether the store can be served, before anything is promised."""
    await store.serve()
    await store.leave()
    await store.close()
