"""Encrypted connections before their handshake is done: they have a place in the house, and not for long."""

from __future__ import annotations

import asyncio
import logging
import socket
import ssl
from collections.abc import Callable

from coinbox.table.house import House

REST_SECONDS = 1.0
"""So long nobody is accepted when that has failed, as it does where too many files are open."""
Make = Callable[[Callable[[], None]], asyncio.Protocol]
"""Makes the connection of a visitor, which says when it has come, so that his handshake gives up its place."""
log = logging.getLogger(__name__)


class SecureDoor:
    """Accepts visitors at a socket: each is counted from the first moment, and his handshake has its time."""

    def __init__(self, listening: socket.socket, house: House, secrets: ssl.SSLContext, connection: Make) -> None:
        self.house = house
        self.secrets = secrets
        self.connection = connection
        self.under_way: set[Handshake] = set()
        listening.setblocking(False)
        self._accepting = asyncio.create_task(self._accept(listening))

    async def _accept(self, listening: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                visitor, peer = await loop.sock_accept(listening)
            except OSError as error:
                log.error("nobody can be let in: %s", error)
                await asyncio.sleep(REST_SECONDS)
                continue
            host = str(peer[0])
            code = self.house.enter(host)
            if code is None:
                self.under_way.add(Handshake(self, visitor, host))
            else:
                self.house.turn_away(code, host, loop.time())
                visitor.close()

    def close(self) -> None:
        """Let nobody in any more; who is at the door goes."""
        self._accepting.cancel()
        for each in list(self.under_way):
            each.give_up_place()

    async def wait_closed(self) -> None:
        await asyncio.gather(self._accepting, *(each.task for each in self.under_way), return_exceptions=True)


class Handshake:
    """A visitor who shakes hands; his connection takes his place when he is done."""

    def __init__(self, door: SecureDoor, visitor: socket.socket, host: str) -> None:
        self.door = door
        self.visitor = visitor
        self.host = host
        door.house.waits(self)
        self.task = asyncio.create_task(self._shake())
        self.task.add_done_callback(self._done)

    async def _shake(self) -> None:
        await asyncio.get_running_loop().connect_accepted_socket(
            lambda: self.door.connection(self.go),
            self.visitor,
            ssl=self.door.secrets,
            ssl_handshake_timeout=self.door.house.patience.handshake,
        )

    def give_up_place(self) -> None:
        """Close, so that somebody else finds room, or because the server ends."""
        self.task.cancel()
        self.go()

    def go(self) -> None:
        if self in self.door.under_way:
            self.door.under_way.discard(self)
            self.door.house.works(self)
            self.door.house.leave(self.host)

    def _done(self, task: asyncio.Task[None]) -> None:
        """Who was too slow, or spoke something else, is gone; that is nothing to be logged."""
        self.go()
        if task.cancelled() or isinstance(task.exception(), OSError | EOFError | None):
            return
        log.error("a handshake has failed: %r", task.exception())
