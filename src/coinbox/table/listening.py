"""Sockets: where the server listens, and how many of them this process may have open."""

from __future__ import annotations

import errno
import socket

from coinbox.kernel.errors import CoinboxError
from coinbox.table.addresses import wrong
from coinbox.table.limits import Counts
from coinbox.text.errors import system_facts

SPARE_FILES = 128
"""Open files beside the connections: the store, bots, the files of the page, and visitors who are turned away."""


def listen(host: str, port: int) -> socket.socket:
    """A socket at this address; one line if it cannot be had."""
    if not 0 <= port <= 65535:
        raise CoinboxError(f"--port {port}: a port is a number from 0 to 65535", "error-port", port=str(port))
    listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if host == "::":
        listening.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
    try:
        listening.bind((host, port))
    except (OSError, UnicodeError) as error:
        listening.close()
        raise _refused(host, port, error) from error
    return listening


def _refused(host: str, port: int, error: OSError | UnicodeError) -> CoinboxError:
    """The port is taken, or the address is none of this machine."""
    facts = system_facts(error) if isinstance(error, OSError) else {"code": "other", "problem": str(error)}
    if isinstance(error, OSError) and error.errno in (errno.EADDRINUSE, errno.EACCES):
        return wrong("error-port-taken", place=f"{host}:{port}", **facts)
    return wrong("error-host", host=host, **facts)


def within_files(counts: Counts) -> Counts:
    """The counts, lowered to what this process may open; it is let to open as much as the system allows."""
    try:
        import resource
    except ImportError:  # Windows counts otherwise
        return counts
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = counts.connections_all + SPARE_FILES
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    if soft == resource.RLIM_INFINITY:
        return counts
    return counts._replace(connections_all=max(1, min(counts.connections_all, soft - SPARE_FILES)))
