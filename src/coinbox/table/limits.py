"""How much one visitor, and all of them together, may ask for."""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from coinbox.kernel.errors import CoinboxError
from coinbox.table.buckets import Buckets, Key, OwnBuckets, SharedBuckets
from coinbox.text import say

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
UNITS = {"second": 1, "minute": 60, "hour": 3600, "day": 86400}
ALL = "-all"
"""Marks the limit that all visitors share."""


class Rate(NamedTuple):
    """So many at once, and again so many within so many seconds."""

    number: int
    seconds: int


class Counts(NamedTuple):
    """What may be open at the same time."""

    connections: int = 100
    connections_all: int = 4000
    live: int = 60
    live_all: int = 3000


RATES: dict[str, tuple[Rate, ...]] = {
    "requests": (Rate(1200, 60),),
    "requests-all": (Rate(60_000, 60),),
    "commands": (Rate(600, 60),),
    "commands-all": (Rate(60_000, 60),),
    "tables": (Rate(20, 60), Rate(120, 3600)),
    "tables-all": (Rate(600, 60), Rate(6000, 3600)),
    "bots": (Rate(120, 3600),),
    "bots-all": (Rate(3600, 3600),),
    "thinking": (Rate(240, 3600),),
    "thinking-all": (Rate(3600, 3600),),
    "people": (Rate(20, 3600),),
    "people-all": (Rate(600, 3600),),
    "notices": (Rate(20, 3600),),
    "notices-all": (Rate(600, 3600),),
    "talk": (Rate(20, 60), Rate(300, 3600)),
    "talk-all": (Rate(1200, 60),),
    "club": (Rate(240, 60),),
    "club-all": (Rate(12_000, 60),),
    "received": (Rate(8_000_000, 60),),
    "received-all": (Rate(400_000_000, 60),),
    "sent": (Rate(400_000_000, 60),),
    "sent-all": (Rate(12_000_000_000, 60),),
}
"""What is asked for -> how often: `requests` of any kind, `commands` at tables, new `tables`, `bots` at new tables,
hints and analyses (`thinking`), `people` who come into the club, what is sent to addresses that they name
(`notices`), messages at tables (`talk`), all that is asked of the `club`, bytes `received` and `sent`."""
COUNTS = {name.replace("_all", ALL): name for name in Counts._fields}


class Limits(NamedTuple):
    """All limits of a server."""

    rates: Mapping[str, tuple[Rate, ...]] = RATES
    counts: Counts = Counts()


USUAL = Counts()
LIMITS = Limits()


def limits_of(wishes: Iterable[str]) -> Limits:
    """The usual limits with what somebody wants otherwise: `tables=5/minute,20/hour`, `connections=50`, `sent=off`."""
    rates, counts = dict(RATES), Counts()
    for wish in wishes:
        name, _, value = wish.partition("=")
        try:
            if name in COUNTS:
                counts = counts._replace(**{COUNTS[name]: _number(value)})
            else:
                rates[name] = _rates(value) if name in RATES else _unknown(name)
        except ValueError as error:
            names = ", ".join([*RATES, *COUNTS])
            facts = {"wish": wish, "names": names}
            raise CoinboxError(say("en", "error-limit", **facts), "error-limit", **facts) from error
    return Limits(rates, counts)


def _unknown(name: str) -> tuple[Rate, ...]:
    raise ValueError(name)


def _number(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError(text)
    return number


def _rates(text: str) -> tuple[Rate, ...]:
    return () if text == "off" else tuple(_rate(part) for part in text.split(","))


def _rate(text: str) -> Rate:
    number, _, unit = text.partition("/")
    if unit not in UNITS:
        raise ValueError(text)
    return Rate(_number(number), UNITS[unit])


def visitor_of(address: Address) -> str:
    """Under which name an address is counted: a household with IPv6 has a whole network of 64 bits."""
    if isinstance(address, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((address.packed[:8] + bytes(8), 64)))
    return str(address)


def address_of(text: str) -> Address | None:
    """An address as it is counted and compared; None if it is none."""
    try:
        address = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


class Meter:
    """Counts what visitors ask for. A rate is a bucket: it holds its number, and fills again in its time."""

    def __init__(
        self,
        rates: Mapping[str, tuple[Rate, ...]] = RATES,
        clock: Callable[[], float] = time.monotonic,
        buckets: Buckets | None = None,
    ) -> None:
        self.rates = rates
        self.buckets = buckets or OwnBuckets()
        self._clock = clock

    @classmethod
    def shared(cls, rates: Mapping[str, tuple[Rate, ...]]) -> Meter:
        """One for all processes that are started by this one; what all visitors share is never forgotten."""
        shared = [kind for kind in rates if kind.endswith(ALL)]
        always = [(ALL, kind.removesuffix(ALL), rate.seconds) for kind in shared for rate in rates[kind]]
        return cls(rates, buckets=SharedBuckets(always))

    def take(self, kind: str, visitor: str, cost: int = 1) -> float:
        """Take something if there is enough for this visitor and for all; else how many seconds to wait."""
        wait = self.wait(kind, visitor, cost)
        if not wait:
            self.charge(kind, visitor, cost)
        return wait

    def wait(self, kind: str, visitor: str, cost: int = 0) -> float:
        """How many seconds until so much can be taken."""
        now = self._clock()
        return max((self._wait(key, rate, cost, now) for key, rate in self._of(kind, visitor)), default=0.0)

    def charge(self, kind: str, visitor: str, cost: int) -> None:
        """Count what was taken, even if it was more than there is."""
        now = self._clock()
        for key, rate in self._of(kind, visitor):
            self.buckets.take(key, now, cost * rate.seconds / rate.number)

    def _wait(self, key: Key, rate: Rate, cost: int, now: float) -> float:
        lacking = max(self.buckets.full_at(key) - now, 0) + min(cost, rate.number) * rate.seconds / rate.number
        return max(0.0, lacking - rate.seconds - 1e-9)

    def _of(self, kind: str, visitor: str) -> list[tuple[Key, Rate]]:
        """The buckets of a kind, with their rates: those of the visitor and those of all."""
        found = [((visitor, kind, rate.seconds), rate) for rate in self.rates[kind]]
        return found + [((ALL, kind, rate.seconds), rate) for rate in self.rates[kind + ALL]]
