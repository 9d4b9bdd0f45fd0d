"""Running the server on this machine."""

from __future__ import annotations

import asyncio
import socket
import webbrowser
from collections.abc import Callable
from contextlib import suppress

import uvicorn

from coinbox.kernel.errors import CoinboxError
from coinbox.table.app import STATIC, create_app
from coinbox.table.middleware import INDEX
from coinbox.table.observing import Observation
from coinbox.table.store import Store
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
    host: str, port: int, store: Store, lang: str, tell: Tell, *, browse: bool, observed: Observation | None = None
) -> int:
    """Serve until somebody stops it; everything that is wrong is one line."""
    if host not in LOCAL:
        hosts = ", ".join(LOCAL)
        raise CoinboxError(
            f"--host {host}: the table is served on this machine only ({hosts})", "error-host", host=host, hosts=hosts
        )
    observed = observed or Observation()
    asyncio.run(_try(store))
    listening = _listen(host, port)
    address = f"http://{f'[{host}]' if ':' in host else host}:{listening.getsockname()[1]}/"

    def ready() -> None:
        tell(say(lang, "table-serving", address=address))
        tell(say(lang, "table-data", place=store.place))
        if not (STATIC / INDEX).is_file():
            tell(say(lang, "table-no-client"))
        if browse:
            webbrowser.open(address)

    app = create_app(store)
    observed.begin(app)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
    )
    with suppress(KeyboardInterrupt):  # Ctrl-C ends the loop with or without it, as it happens to fall
        Server(config, ready).run(sockets=[listening])
    tell(say(lang, "table-closed"))
    return 0


async def _try(store: Store) -> None:
    """Whether the store can be used, before anything is promised."""
    await store.open()
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
