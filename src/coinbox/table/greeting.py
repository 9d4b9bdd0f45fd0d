"""What `coinbox serve` says when the table is open."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable

import segno

from coinbox.table.addresses import is_everywhere, url_host
from coinbox.table.entrance import Entrance
from coinbox.table.tls import Certificate
from coinbox.text import say

Tell = Callable[[str], None]


def home_address(entrance: Entrance) -> str:
    """The address of the page for whoever sits at this machine."""
    host = entrance.host
    if is_everywhere(host):
        host = "::1" if ":" in host else "127.0.0.1"
    return f"{entrance.scheme}://{url_host(host)}:{entrance.port}{entrance.base}/"


def greet(entrance: Entrance, certificate: Certificate | None, lang: str, tell: Tell) -> None:
    """Where the table is, for oneself and for friends, and what that means."""
    tell(say(lang, "table-serving", address=home_address(entrance)))
    if entrance.is_open or entrance.public is not None:
        _invite(entrance, lang, tell)
    if certificate is not None and certificate.is_own:
        tell(say(lang, "table-own-certificate", fingerprint=certificate.fingerprint))


def _invite(entrance: Entrance, lang: str, tell: Tell) -> None:
    addresses = [entrance.public] if entrance.public is not None else entrance.addresses()
    if not addresses:
        tell(say(lang, "table-no-network"))
        return
    tell(say(lang, "table-for-friends", addresses="  ".join(addresses)))
    tell(code_of(addresses[0]))
    tell(say(lang, "table-anybody" if entrance.public is None else "table-anybody-public"))
    if not entrance.public and entrance.scheme == "http":
        tell(say(lang, "table-not-encrypted"))


def code_of(address: str) -> str:
    """The address as a QR code of block letters; nothing where the terminal cannot show them."""
    drawn = io.StringIO()
    segno.make(address, error="m", micro=False).terminal(drawn, compact=True, border=2)
    try:
        drawn.getvalue().encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return ""
    return drawn.getvalue().rstrip("\n")
