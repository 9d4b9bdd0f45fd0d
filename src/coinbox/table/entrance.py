"""Who comes to the server, from where, by which name, and whether a page of another site has sent him."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple
from urllib.parse import urlsplit

from starlette.types import Scope

from coinbox.table.addresses import (
    Network,
    Place,
    is_loopback,
    is_same_place,
    own_names,
    place_of,
    reachable,
    url_host,
)
from coinbox.table.limits import LIMITS, Address, Limits, address_of, visitor_of

FORWARDED = b"x-forwarded-for"
FORWARDING = frozenset({FORWARDED, b"x-forwarded-host", b"x-forwarded-proto", b"forwarded", b"x-real-ip"})
"""Headers that a proxy adds."""
SECURE = {"ws": "http", "wss": "https"}
VISIT = "coinbox.visit"
"""Where the scope of a request keeps its visit."""
Headers = Sequence[tuple[bytes, bytes]]


class Visit(NamedTuple):
    """A request as the door sees it."""

    visitor: str
    """Under which name it is counted."""
    is_home: bool
    """Whether it comes from this machine itself, through no proxy: nobody counts what he asks of himself."""
    scheme: str
    place: Place | None
    """What the browser calls the server."""

    @property
    def is_secure(self) -> bool:
        """Whether browsers trust the way to this page."""
        return self.scheme == "https" or (self.place is not None and is_loopback(self.place.host))


@dataclass(frozen=True)
class Entrance:
    """Where the server is found, whom it believes, and how much it allows."""

    host: str = "127.0.0.1"
    port: int = 0
    scheme: str = "http"
    public: str | None = None
    """The address of the page as friends open it, if a proxy or a name of the network leads there."""
    base: str = ""
    """The path below which everything lies."""
    names: frozenset[str] = frozenset()
    """Further names by which browsers may call the server."""
    proxies: tuple[Network, ...] = ()
    """Who is believed about others."""
    limits: Limits = LIMITS

    @property
    def is_open(self) -> bool:
        """Whether others than this machine can come."""
        return not is_loopback(self.host)

    def addresses(self) -> list[str]:
        """The addresses of the page in this network."""
        return [f"{self.scheme}://{url_host(each)}:{self.port}{self.base}/" for each in reachable(self.host)]

    @property
    def link_base(self) -> str:
        """The address of the page in what is sent to people: as friends open it, else at this machine."""
        own = f"{self.scheme}://{url_host(self.host)}:{self.port}{self.base}/"
        return self.public or next(iter(self.addresses() if self.is_open else ()), own)

    def own_names(self) -> list[str]:
        """All names and addresses under which a certificate must hold."""
        public = self._public_place
        named = [] if public is None else [public.host]
        return ["localhost", "127.0.0.1", "::1", *reachable(self.host), *own_names(), *self.names, *named]

    def invitation(self, visit: Visit) -> str | None:
        """The address for links to friends; None if it is the one that the browser has."""
        if self.public is not None:
            return self.public
        if not self.is_open or visit.place is None or not is_loopback(visit.place.host):
            return None
        return next(iter(self.addresses()), None)

    # -- who comes ---------------------------------------------------------------------------------------------------

    def visit(self, scope: Scope) -> Visit:
        """Who comes, from where and by which name; what proxies say counts only if they are believed."""
        headers: Headers = scope["headers"]
        peer = address_of(scope["client"][0]) if scope["client"] else None
        scheme = str(scope["scheme"])
        scheme = SECURE.get(scheme, scheme)
        hosts = [value.decode("latin-1") for name, value in headers if name == b"host"]
        named = hosts[0] if len(hosts) == 1 else ""
        address = peer
        if self._is_proxy(peer):
            address = self._client(headers) or peer
            told = _last(headers, b"x-forwarded-proto")
            scheme = told if told in ("http", "https") else scheme
            named = _last(headers, b"x-forwarded-host") or named
        is_home = address is not None and address.is_loopback and not self.proxies and not _is_forwarded(headers)
        return Visit("unknown" if address is None else visitor_of(address), is_home, scheme, place_of(named))

    def _is_proxy(self, address: Address | None) -> bool:
        return address is not None and any(address in network for network in self.proxies)

    def _client(self, headers: Headers) -> Address | None:
        """The nearest address that is no proxy of ours; what stands before it anybody can have written."""
        told = b",".join(value for name, value in headers if name == FORWARDED).decode("latin-1")
        nearest = None
        for text in reversed(told.split(",")):
            address = address_of(text.strip())
            if address is None:
                break
            nearest = address
            if not self._is_proxy(address):
                break
        return nearest

    # -- whether he may come in --------------------------------------------------------------------------------------

    def knows(self, place: Place, scope: Scope) -> bool:
        """Whether the server is called so: a foreign name that leads here is a trick to read it (DNS rebinding)."""
        if is_loopback(place.host) or place.host in self.names or place == self._public_place:
            return True
        if self.is_open and place.host in own_names():
            return True
        called = address_of(place.host)
        return called is not None and scope["server"] is not None and called == address_of(scope["server"][0])

    def trusts(self, origin: str, visit: Visit) -> bool:
        """Whether a page of this origin is our own."""
        scheme, _, rest = origin.partition("://")
        place = place_of(rest)
        if place is None or scheme not in ("http", "https"):
            return False
        if self.public is not None and scheme == urlsplit(self.public).scheme:
            public = self._public_place
            if public is not None and is_same_place(place, public, scheme):
                return True
        if visit.place is None or (visit.scheme == "https" and scheme != "https"):
            return False
        return is_same_place(place, visit.place, scheme)

    @property
    def _public_place(self) -> Place | None:
        return None if self.public is None else place_of(urlsplit(self.public).netloc)


def _last(headers: Headers, name: bytes) -> str:
    """The last value of a header: the proxy next to us has added it."""
    values = [value for key, value in headers if key == name]
    return values[-1].decode("latin-1").rpartition(",")[2].strip() if values else ""


def _is_forwarded(headers: Headers) -> bool:
    return any(name in FORWARDING for name, _ in headers)
