"""Partners for everybody: a perfect matching in any graph, by Edmonds' algorithm with blossoms."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping
from collections.abc import Set as AbstractSet

Graph = Mapping[int, AbstractSet[int]]
"""Each -> those whom he may have as a partner; who may have another is one whom the other may have."""


def perfect(graph: Graph) -> dict[int, int] | None:
    """Each -> his partner; None if somebody would be left alone."""
    partners: dict[int, int] = {}
    for each in graph:
        free = next((other for other in sorted(graph[each]) if other not in partners), None)
        if each not in partners and free is not None:
            partners[each], partners[free] = free, each
    for each in graph:
        if each not in partners and not _Search(graph, partners, each).improve():
            return None
    return partners


class _Search:
    """The search for a way on which partners can change so that one more gets one."""

    def __init__(self, graph: Graph, partners: dict[int, int], root: int) -> None:
        self.graph = graph
        self.partners = partners
        self.root = root
        self.base = {each: each for each in graph}
        """Each -> where the ring that he lies in hangs on the tree; himself if in none."""
        self.before: dict[int, int] = {}
        self.reached = {root}
        self.queue = deque([root])

    def improve(self) -> bool:
        """Change partners along a way from the root to somebody without one; False if there is no way."""
        while self.queue:
            here = self.queue.popleft()
            for there in sorted(self.graph[here]):
                if self.base[here] == self.base[there] or self.partners.get(here) == there:
                    continue
                if there == self.root or self.partners.get(there) in self.before:
                    self._close_ring(here, there)
                elif there not in self.before and self._reach(here, there):
                    self._change(there)
                    return True
        return False

    def _reach(self, here: int, there: int) -> bool:
        """Go on over somebody and his partner; True if he has none."""
        self.before[there] = here
        partner = self.partners.get(there)
        if partner is not None:
            self._visit([partner])
        return partner is None

    def _visit(self, new: Iterable[int]) -> None:
        for each in new:
            if each not in self.reached:
                self.reached.add(each)
                self.queue.append(each)

    def _change(self, last: int | None) -> None:
        while last is not None:
            here = self.before[last]
            left = self.partners.get(here)
            self.partners[last], self.partners[here] = here, last
            last = left

    def _close_ring(self, one: int, other: int) -> None:
        """Two ways of the tree meet in a ring of odd length: all of it is reached as its base is."""
        base = self._meeting(one, other)
        ring: set[int] = set()
        self._lead(one, base, other, ring)
        self._lead(other, base, one, ring)
        inside = [each for each in self.graph if self.base[each] in ring]
        for each in inside:
            self.base[each] = base
        self._visit(inside)

    def _meeting(self, one: int, other: int) -> int:
        """Where the ways from the root to two of them part."""
        seen = set(self._way(one))
        return next(each for each in self._way(other) if each in seen)

    def _way(self, each: int) -> Iterable[int]:
        """The bases from somebody back to the root."""
        while True:
            each = self.base[each]
            yield each
            if each == self.root or each not in self.partners:
                return
            each = self.before[self.partners[each]]

    def _lead(self, each: int, base: int, child: int, ring: set[int]) -> None:
        """Remember the way around a ring, from somebody on it to its base."""
        while self.base[each] != base:
            partner = self.partners[each]
            ring |= {self.base[each], self.base[partner]}
            self.before[each] = child
            child, each = partner, self.before[partner]
