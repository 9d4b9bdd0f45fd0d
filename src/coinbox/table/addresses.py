"""Addresses: those of this machine that friends can reach, and those that a browser may call the server by."""

from __future__ import annotations

import ipaddress
import socket
from typing import NamedTuple
from urllib.parse import urlsplit

import ifaddr

from coinbox.kernel.errors import CoinboxError
from coinbox.table.limits import Address, address_of
from coinbox.text import say

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
LOCALHOST = "localhost"
DEFAULT_PORTS = {"http": 80, "https": 443}


def is_loopback(name: str) -> bool:
    """Whether a name or an address means this machine alone."""
    address = address_of(name)
    return name == LOCALHOST if address is None else address.is_loopback


def is_everywhere(host: str) -> bool:
    """Whether listening there means all addresses of this machine."""
    address = address_of(host)
    return address is not None and address.is_unspecified


def url_host(host: str) -> str:
    """A host as it stands in an address of a page."""
    return f"[{host}]" if ":" in host else host


def reachable(host: str) -> list[str]:
    """The addresses at which others in the network find a server that listens there, the likeliest first."""
    if is_loopback(host):
        return []
    if not is_everywhere(host):
        return [host]
    found = [address for address in _of_this_machine() if ":" in host or isinstance(address, ipaddress.IPv4Address)]
    usual = _towards_the_world()
    found.sort(key=lambda address: (address.version != 4, str(address) != usual, not address.is_private))
    return [str(address) for address in found]


def _of_this_machine() -> list[Address]:
    """All addresses of this machine but those that lead nowhere without a further word."""
    texts = [ip.ip if isinstance(ip.ip, str) else ip.ip[0] for adapter in ifaddr.get_adapters() for ip in adapter.ips]
    addresses = (address_of(text) for text in texts)
    return [each for each in addresses if each and not (each.is_loopback or each.is_link_local or each.is_unspecified)]


def _towards_the_world() -> str | None:
    """The address from which this machine would send; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        found: str = probe.getsockname()[0]
        return found


def own_names() -> frozenset[str]:
    """How this machine is called in its network."""
    name = socket.gethostname().lower()
    short = name.partition(".")[0]
    return frozenset({name, short, f"{short}.local"} - {""})


class Place(NamedTuple):
    """A host and a port as a browser names them; no port is the usual one."""

    host: str
    port: int | None


def place_of(text: str) -> Place | None:
    """What a Host header or an Origin names after its scheme; None if that is nothing."""
    if not text or any(sign in text for sign in "/?#@\\ \t,;"):
        return None
    try:
        parts = urlsplit(f"//{text}")
        host, port = parts.hostname, parts.port
    except ValueError:
        return None
    return Place(host.rstrip("."), port) if host else None


def is_same_place(first: Place, second: Place, scheme: str) -> bool:
    """Whether both are one place for a page of this scheme."""
    usual = DEFAULT_PORTS.get(scheme)
    return first.host == second.host and (first.port or usual) == (second.port or usual)


# -- what the command line says ----------------------------------------------------------------------------------------


def wrong(message: str, **facts: str) -> CoinboxError:
    return CoinboxError(say("en", message, **facts), message, **facts)


def public_url(text: str) -> str:
    """The address of the page as friends open it; it ends with a slash."""
    parts = urlsplit(text)
    if parts.scheme not in DEFAULT_PORTS or place_of(parts.netloc) is None or parts.query or parts.fragment:
        raise wrong("error-public-url", url=text)
    return f"{parts.scheme}://{parts.netloc}{base_path(parts.path)}/"


def base_path(text: str) -> str:
    """The path below which everything lies: empty, or `/games`."""
    path = "/".join(("", *(part for part in text.split("/") if part)))
    if not path.isascii() or any(sign in path for sign in "?#%\\ ") or ".." in path.split("/"):
        raise wrong("error-base-path", path=text)
    return path


def network(text: str) -> Network:
    """An address or a network of proxies."""
    try:
        return ipaddress.ip_network(text, strict=False)
    except ValueError as error:
        raise wrong("error-proxy", proxy=text) from error


def host_name(text: str) -> str:
    """A name by which browsers may call the server."""
    place = place_of(text.lower())
    if place is None or place.port is not None:
        raise wrong("error-allow-host", host=text)
    return place.host
