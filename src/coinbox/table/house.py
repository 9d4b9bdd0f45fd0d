"""Who is in: how many connections each visitor and all of them have, and how long the server waits for them."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, OrderedDict
from typing import NamedTuple, Protocol

from coinbox.table.addresses import Network
from coinbox.table.limits import USUAL, Counts, address_of, visitor_of

log = logging.getLogger(__name__)


class Waiting(Protocol):
    """A connection that waits for a request."""

    def give_up_place(self) -> None:
        """Close, so that somebody else finds room."""


class Patience(NamedTuple):
    """How many seconds the server waits."""

    handshake: float = 15
    """For the handshake of an encrypted connection."""
    head: float = 15
    """For the whole head of a request, from its first sign or from the opening of the connection."""
    body: float = 30
    idle: float = 60
    """For the next request."""
    reading: float = 60
    """For a visitor who does not read what is sent to him."""
    farewell: float = 1
    """For a visitor to read a last answer before the connection is closed."""
    ping: float = 20
    """Between two pings of a live channel."""
    pong: float = 20
    """For the answer to a ping."""


PATIENCE = Patience()


class House:
    """Who is in: the connections of each visitor, and those that wait for a request, longest waiting first."""

    def __init__(
        self, counts: Counts = USUAL, proxies: tuple[Network, ...] = (), patience: Patience = PATIENCE
    ) -> None:
        self.counts = counts
        self.patience = patience
        self._proxies = proxies
        self._visitors: Counter[str] = Counter()
        self._idle: OrderedDict[Waiting, None] = OrderedDict()
        self._warned = float("-inf")
        self.turned_away = 0

    @property
    def size(self) -> int:
        return self._visitors.total()

    def enter(self, host: str) -> str | None:
        """Take up a visitor: the code of the refusal if there is no room."""
        address = address_of(host)
        visitor = host if address is None else visitor_of(address)
        # Whoever sits at this machine, and a proxy, which comes for many, are counted only in all.
        is_one = address is not None and not address.is_loopback and not any(address in each for each in self._proxies)
        if is_one and self._visitors[visitor] >= self.counts.connections:
            return "too-many"
        if self.size >= self.counts.connections_all and not self._make_room():
            return "full"
        self._visitors[visitor] += 1
        return None

    def leave(self, host: str) -> None:
        address = address_of(host)
        visitor = host if address is None else visitor_of(address)
        self._visitors[visitor] -= 1
        if self._visitors[visitor] <= 0:
            del self._visitors[visitor]

    def is_home(self, host: str) -> bool:
        """Whether somebody comes from this machine itself, and not through a proxy."""
        address = address_of(host)
        return address is not None and address.is_loopback and not self._proxies

    def waits(self, connection: Waiting) -> None:
        self._idle[connection] = None

    def works(self, connection: Waiting) -> None:
        self._idle.pop(connection, None)

    def _make_room(self) -> bool:
        """Close the connection that has waited longest for a request."""
        if not self._idle:
            return False
        connection, _ = self._idle.popitem(last=False)
        connection.give_up_place()
        return True

    def turn_away(self, code: str, host: str, now: float) -> None:
        """Log that somebody was turned away, at most every ten seconds."""
        self.turned_away += 1
        if now - self._warned < 10:
            return
        self._warned = now
        why = "the house is full" if code == "full" else f"{host} has too many connections"
        log.warning("%s: %d open, %d turned away so far", why, self.size, self.turned_away)


class Guest:
    """A connection as the house knows it: whether it has a place, and whether its visitor reads what he is sent."""

    def __init__(self, house: House, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop, host: str) -> None:
        self.house = house
        self.host = host
        self.has_place = False
        self._transport = transport
        self._loop = loop
        self._waiting: asyncio.TimerHandle | None = None

    @property
    def is_home(self) -> bool:
        return self.house.is_home(self.host)

    def come(self) -> str | None:
        """Take a place: the code of the refusal if there is none."""
        code = self.house.enter(self.host)
        self.has_place = code is None
        if code is not None:
            self.house.turn_away(code, self.host, self._loop.time())
        return code

    def go(self) -> None:
        if self.has_place:
            self.has_place = False
            self.house.leave(self.host)

    def does_not_read(self) -> None:
        """So much waits to be sent that nothing more is taken: he has his time to read, and no longer."""
        self._waiting = self._loop.call_later(self.house.patience.reading, self._transport.abort)

    def reads(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None
