"""What goes out to addresses that people have named: one request, to no place inside the server's own network."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from typing import NamedTuple
from urllib.parse import SplitResult, urlsplit

LIMIT = 10.0
"""Seconds that a request may take in all."""
LONGEST = 2000
"""So long an address may be."""
HEAD = 4096
"""So much of an answer is read: its first line is what counts."""
NETWORKS = tuple(ipaddress.ip_network(each) for each in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32"))
"""Addresses of IPv6 behind which one of IPv4 may be hidden."""


class NotSent(Exception):
    """Something was not taken, with a short word on why, which names no address."""

    def __init__(self, problem: str, *, for_good: bool = False) -> None:
        super().__init__(problem)
        self.problem = problem
        self.for_good = for_good
        """Whether it is of no use to try again."""


class Place(NamedTuple):
    """Where a request goes."""

    host: str
    port: int
    secure: bool
    target: str

    @property
    def named(self) -> str:
        """As the header says it."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == (443 if self.secure else 80) else f"{host}:{self.port}"


def place_of(url: str) -> Place:
    """Where an address leads; ValueError if it is none that may be asked for."""
    if len(url) > LONGEST or not url.isascii() or any(letter <= " " for letter in url):
        raise ValueError(url)
    parts: SplitResult = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname or "@" in parts.netloc or parts.fragment:
        raise ValueError(url)
    secure = parts.scheme == "https"
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Place(parts.hostname, parts.port or (443 if secure else 80), secure, target)


def is_outside(address: str) -> bool:
    """Whether an address lies in the open network: neither this machine, nor its own network, nor one in disguise."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return is_outside(str(found.ipv4_mapped))
        if any(found in network for network in NETWORKS):
            return False
    return found.is_global and not (found.is_multicast or found.is_reserved or found.is_unspecified)


async def post(url: str, body: bytes, headers: Mapping[str, str], *, inside: bool = False) -> None:
    """Send a body; NotSent if it was not taken. Redirections are not followed: they could lead inside."""
    place = place_of(url)
    try:
        async with asyncio.timeout(LIMIT):
            address = await _resolved(place, inside)
            status = await _asked(place, address, body, headers)
    except TimeoutError as error:
        raise NotSent("time") from error
    except (OSError, ssl.SSLError, asyncio.IncompleteReadError) as error:
        raise NotSent("reach") from error
    if not 200 <= status < 300:
        raise NotSent(f"status {status}", for_good=status == 410)


async def _resolved(place: Place, inside: bool) -> str:
    """The address to connect to; the name is not asked again, so it cannot lead elsewhere afterwards."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(place.host, place.port, type=socket.SOCK_STREAM)
    addresses = [str(each[4][0]) for each in found]
    if not inside and not all(is_outside(each) for each in addresses):
        raise NotSent("private", for_good=True)
    return addresses[0]


async def _asked(place: Place, address: str, body: bytes, headers: Mapping[str, str]) -> int:
    """The status of the answer."""
    secure = ssl.create_default_context() if place.secure else None
    reader, writer = await asyncio.open_connection(
        address, place.port, ssl=secure, server_hostname=place.host if place.secure else None, limit=HEAD
    )
    try:
        lines = {"Host": place.named, "Content-Length": str(len(body)), "Connection": "close", "User-Agent": "coinbox"}
        head = "".join(f"{name}: {value}\r\n" for name, value in (lines | dict(headers)).items())
        writer.write(f"POST {place.target} HTTP/1.1\r\n{head}\r\n".encode("latin-1") + body)
        await writer.drain()
        words = (await reader.readline()).split()
        if len(words) < 2 or not words[0].startswith(b"HTTP/1.") or not words[1].isdigit():
            raise NotSent("reach")
        return int(words[1])
    except ValueError as error:  # a first line without an end
        raise NotSent("reach") from error
    finally:
        writer.close()
