"""Where it is kept when the bucket of a rate is full again: in one process, or in memory that all workers share."""

from __future__ import annotations

import mmap
import struct
import tempfile
from collections import OrderedDict
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Protocol

Key = tuple[str, str, int]
"""A visitor, what he asks for, and the seconds of the rate."""
MOST_VISITORS = 20_000
"""So many visitors are remembered by one process; those who have asked for nothing for longest are forgotten first."""
PLACES = 1 << 18
"""So many buckets fit into shared memory (4 MB); those that are full again need no place."""
TRIED = 16
"""So many places are looked at for a bucket; if all are taken, that is forgotten which would be full soonest."""
ENTRY = struct.Struct("=Qd")


class Buckets(Protocol):
    """Says when buckets are full again."""

    def full_at(self, key: Key) -> float:
        """When; some time in the past if it is full."""

    def take(self, key: Key, now: float, seconds: float) -> None:
        """Let it be full so much later."""


class OwnBuckets:
    """Buckets of one process."""

    def __init__(self) -> None:
        self._full: OrderedDict[str, dict[tuple[str, int], float]] = OrderedDict()
        """Visitor -> bucket -> when it is full again."""

    @property
    def visitors(self) -> int:
        return len(self._full)

    def full_at(self, key: Key) -> float:
        return self._of(key[0]).get(key[1:], 0.0)

    def take(self, key: Key, now: float, seconds: float) -> None:
        self._of(key[0])[key[1:]] = max(self.full_at(key), now) + seconds

    def _of(self, visitor: str) -> dict[tuple[str, int], float]:
        found = self._full.get(visitor)
        if found is None:
            found = self._full[visitor] = {}
            if len(self._full) > MOST_VISITORS:
                self._full.popitem(last=False)
        self._full.move_to_end(visitor)
        return found


class SharedBuckets:
    """Buckets of a process and of all that it starts by forking; they outlive each of those."""

    def __init__(self, always: Iterable[Key] = (), places: int = PLACES) -> None:
        self._always = {key: places + at for at, key in enumerate(always)}
        """Buckets that are never forgotten, and where each is."""
        self._places = places
        self._memory = mmap.mmap(-1, (places + len(self._always)) * ENTRY.size)
        self._locked = tempfile.TemporaryFile()  # noqa: SIM115 (it is open as long as the buckets are used)

    def full_at(self, key: Key) -> float:
        if key in self._always:
            return self._read(self._always[key])[1]
        sign = _sign(key)
        for place in self._tried(sign):
            found, full = self._read(place)
            if found == sign:
                return full
        return 0.0

    def take(self, key: Key, now: float, seconds: float) -> None:
        sign = _sign(key)
        with self._lock():
            place = self._always[key] if key in self._always else self._place_for(sign, now)
            found, full = self._read(place)
            before = full if found == sign else 0.0
            ENTRY.pack_into(self._memory, place * ENTRY.size, sign, max(before, now) + seconds)

    def _place_for(self, sign: int, now: float) -> int:
        """Where a bucket is, or a place that nobody needs any more, or else the one that is needed least."""
        tried = list(self._tried(sign))
        signs = {place: self._read(place) for place in tried}
        mine = next((place for place in tried if signs[place][0] == sign), None)
        if mine is not None:
            return mine
        return next((place for place in tried if signs[place][1] <= now), min(tried, key=lambda each: signs[each][1]))

    def _tried(self, sign: int) -> Iterator[int]:
        return ((sign + at) % self._places for at in range(TRIED))

    def _read(self, place: int) -> tuple[int, float]:
        sign, full = ENTRY.unpack_from(self._memory, place * ENTRY.size)
        return int(sign), float(full)

    @contextmanager
    def _lock(self) -> Iterator[None]:
        """One at a time; the system takes the lock back from a process that is killed."""
        import fcntl

        fcntl.lockf(self._locked, fcntl.LOCK_EX)
        try:
            yield
        finally:
            fcntl.lockf(self._locked, fcntl.LOCK_UN)


def _sign(key: Key) -> int:
    """What stands for a bucket: nobody outside can foresee it, and all processes of a server agree on it."""
    return hash(key) & 0xFFFF_FFFF_FFFF_FFFF or 1
