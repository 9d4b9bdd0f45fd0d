"""What an option does, read off clones of a game by their positions, logs and questions; trials are not asked.

A step has no mark in a game that is only played from outside, so there are three answers: the option changes something,
it changes nothing, or what changes comes with another answer as well and either may be said.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from enum import Enum
from functools import cached_property
from itertools import pairwise
from typing import Any

from coinbox import Game
from coinbox.kernel.decision import CHANCE, detail_of
from tests.tabletalk import offered, prompt

CLOSING = {"done", "decline", "nothing", "stay", "pass", "end-turn"}
ENDS = {"end-turn", "end-phase", "over"}
SAYING = {
    *("select", "operation", "no-operation", "activity", "capability-effect", "resume", "event", "box", "roll"),
    *("draw", "no-strike", "no-effect", "no-roll", "unrest", "empty-box", "unfilled-box"),
}
"""Lines of the log that tell what is chosen, paid and rolled, not what it does."""
AT_ONCE = {"take-from-map"}
"""Questions whose answer is carried out before anything else is asked."""
TOGETHER = {"mobilize-at", "punish-space", "gather-space"}
"""Questions whose answers are carried out later, together or in one of several ways that are the same for others."""
MOST = 250

Leaf = tuple[object, ...]
Question = tuple[str, tuple[str, ...], int]
Offers = Counter[tuple[str, str]]


class Effect(Enum):
    """What playing an option shows."""

    SOME = "it changes something"
    NONE = "it changes nothing"
    EITHER = "what changes comes with another answer as well, or is undone"


def leaves(value: Any, *path: object) -> Iterator[Leaf]:
    """Every number and word of a position, with the way to it."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from leaves(inner, *path, key)
    elif isinstance(value, list) and value and isinstance(value[0], int):
        for at, number in enumerate(value):
            yield (*path, at, number)
    elif isinstance(value, list):
        for key, times in Counter(map(str, value)).items():
            yield (*path, key, times)
    else:
        yield (*path, value)


def board(game: Game) -> set[Leaf]:
    """Everything that a position says."""
    return set(leaves(game.position()))


def price(game: Game, since: int) -> Counter[str]:
    """What was paid for selections, told by the log."""
    paid: Counter[str] = Counter()
    for (message, _), (after, args) in pairwise((game.driver.log or [])[since:]):
        if (message, after) == ("select", "track") and args["cause"] == "price":
            paid[str(args["track"])] -= int(args["n"])
    return paid


def tells(message: str, args: Mapping[str, Any]) -> bool:
    """Whether a line of the log tells that something was done; a price is none, nor a track that did not move."""
    spent = str(args.get("track")).endswith("resources") and args["n"] < 0
    return message not in SAYING and not spent and bool("asked" not in args or args["n"])


def touches(changes: frozenset[Leaf], space: str | None) -> bool:
    return any(leaf[:2] == ("spaces", space) for leaf in changes)


class Node:
    """A game some answers later, compared with what it was."""

    def __init__(self, game: Game, since: int, old: set[Leaf]) -> None:
        self.game, self.since, self.old = game, since, old
        pending = game.driver.pending
        detail = None if pending is None else detail_of(pending)
        self.asked = "over" if pending is None else "chance" if pending[0] == CHANCE else pending[1].id
        self.names = [] if pending is None else offered(game)
        self.hand = -1 if detail is None else detail.space
        """The space that the question is about."""
        self.question: Question = (self.asked, tuple(self.names), self.hand)

    def play(self, name: str) -> Node:
        game = self.game.clone()
        game.driver.source = None
        return Node(game.play(name), self.since, self.old)

    @cached_property
    def changes(self) -> frozenset[Leaf]:
        """What differs in the position, the price apart."""
        new = board(self.game)
        for track, paid in price(self.game, self.since).items():
            (left,) = [leaf[-1] for leaf in new if leaf[:-1] == (track,)]
            assert isinstance(left, int)
            new = new - {(track, left)} | {(track, left + paid)}
        return frozenset(new ^ self.old)

    @cached_property
    def told(self) -> set[str]:
        """What the log tells to have been done, and perhaps undone."""
        return {f"{m} {a}" for m, a in (self.game.driver.log or [])[self.since :] if tells(m, a)}

    def has_selected(self, name: str) -> bool:
        """Whether an Operation has selected the space."""
        return any((m, a.get("space")) == ("select", name) for m, a in (self.game.driver.log or [])[self.since :])

    @property
    def added(self) -> list[str]:
        """The answers that do not close."""
        return [name for name in self.names if name not in CLOSING]

    def closed(self, outcome: int = 0) -> str | None:
        """The answer that goes on without a further choice; of chance, the one of this number."""
        if self.asked in ENDS:
            return None
        if self.asked == "chance" or len(self.names) == 1:
            return self.names[min(outcome, len(self.names) - 1)]
        return next((name for name in self.names if name in CLOSING - {"end-turn"}), None)

    def path(self, outcome: int = 0) -> Iterator[Node]:
        """What follows if nothing further is chosen."""
        node = self
        yield node
        while (name := node.closed(outcome)) is not None:
            node = node.play(name)
            yield node

    def forced(self, until: str) -> Iterator[Node]:
        """What follows while nobody has a choice."""
        node = self
        yield node
        while node.asked not in (*ENDS, until) and len(node.names) == 1:
            node = node.play(node.names[0])
            yield node


class Reading:
    """A question, with every answer to it played."""

    def __init__(self, game: Game) -> None:
        self.words = game.driver.rules.vocabulary
        self.question = prompt(game)
        pending = game.driver.pending
        detail = None if pending is None else detail_of(pending)
        assert detail is not None
        self.selects = detail.operation is not None
        self.hand = self.words.name(detail.space) if detail.space >= 0 else None
        self.earlier = asked_before(game)
        root = Node(game, len(game.driver.log or []), board(game))
        self.now = {name: root.play(name) for name in offered(game)}
        self._paths: dict[str, list[Node]] = {}
        self.ways = {name: list(node.forced(self.question)) for name, node in self.now.items()}
        self.closing = next((name for name in self.now if name in CLOSING), None)
        if self.closing is not None:
            self.ways[self.closing] = self.path(self.closing)
        nodes = self.now.values()
        goes_on = any(node.asked != self.question for node in nodes)
        self.always = frozenset[Leaf].intersection(*(node.changes for node in nodes)) if goes_on else frozenset()
        """What every answer changes."""
        self._anyway: dict[int, tuple[frozenset[Leaf] | None, Offers]] = {}

    def anyway(self, outcome: int) -> tuple[frozenset[Leaf] | None, Offers]:
        """What has changed in the end, if it comes, and what was offered on the way, without a further choice."""
        if outcome not in self._anyway:
            starts = list(self.now.values()) if self.closing is None else [self.now[self.closing]]
            paths = [list(node.path(outcome)) for node in starts]
            offers = [
                Counter((n.asked, x) for n in path if n.asked != self.question for x in n.names) for path in paths
            ]
            least = offers[0]
            for more in offers[1:]:
                least &= more
            ends = [path[-1].changes for path in paths if path[-1].asked in ENDS]
            self._anyway[outcome] = frozenset[Leaf].intersection(*ends) if ends else None, least
        return self._anyway[outcome]

    def path(self, name: str) -> list[Node]:
        """What follows an answer if nothing further is chosen."""
        if name not in self._paths:
            self._paths[name] = list(self.now[name].path())
        return self._paths[name]

    def is_action(self, name: str) -> bool:
        return self.words.options[self.words.ids[name]].kind == "action"

    def effect(self, name: str) -> Effect:
        """Whether playing an option changes anything."""
        return Finding(self, name).effect()


def asked_before(game: Game) -> set[str]:
    """The questions of this turn before the pending one."""
    turn = game.driver.turns[-1]
    run = game.driver.rules.turn(turn.before.copy())
    pending, found = next(run), set()
    for option in turn.options:
        found.add(pending[1].id)
        pending = run.send(option)
    return found


class Finding:
    """Goes on from one answer in every way that belongs to it."""

    def __init__(self, reading: Reading, name: str) -> None:
        self.reading, self.name = reading, name
        self.kind = reading.words.options[reading.words.ids[name]].kind
        self.space = name if self.kind == "space" else None
        self.either = reading.question in TOGETHER
        closed = None if reading.closing is None else reading.ways[reading.closing][-1]
        self.known = set() if closed is None else closed.told
        self.left = MOST
        self.seen: set[tuple[Question, int, int]] = set()

    def _may_stand_for(self, other: str) -> bool:
        """Whether what follows another answer tells what would follow anyway."""
        if self.kind == "side":
            return False
        return other == self.reading.closing or (self.reading.closing is None and self.kind != "action")

    @cached_property
    def common(self) -> list[Node]:
        """The questions that follow other answers."""
        others = [n for n in self.reading.ways if n != self.name and self._may_stand_for(n)]
        nodes = (node for other in others for node in self.reading.path(other))
        return [node for node in nodes if node.asked not in (*ENDS, self.reading.question)]

    def effect(self) -> Effect:
        if self._changes(self.reading.now[self.name]):
            return Effect.SOME
        return Effect.EITHER if self.either else Effect.NONE

    def _changes(self, node: Node) -> bool:
        """Whether anything changes, now or by an answer to a question that belongs to the option."""
        self._count()
        if node.changes and not self._comes_anyway(node):
            return True
        self.either |= bool(node.told - self.known)
        if node.asked in ENDS or self.reading.question in AT_ONCE or self._is_known(node):
            return False
        if node.asked == self.reading.question:
            return self._changes_when_closed(node)
        if node.asked in self.reading.earlier and node.hand < 0:
            self.either = True
            if self.space is None or not self.reading.selects:
                return False
        if self._is_of_the_operation(node):
            self.either |= self.reading.closing is None
            return self._changes_own_space(node) or self._changes_later(node)
        if any(self._leads_alike(node, other) for other in self.common if node.question == other.question):
            return False
        return any(self._changes(node.play(name)) for name in sorted(node.names, key=CLOSING.__contains__))

    def _count(self) -> None:
        self.left -= 1
        assert self.left, f"{self.name} has too many ways to go on"

    def _is_known(self, node: Node) -> bool:
        depth = len(node.game.driver.turns[-1].options) if node.asked == "chance" else 0
        key = (node.question, hash(node.game.driver.state), depth)
        known = key in self.seen
        self.seen.add(key)
        return known

    def _comes_anyway(self, node: Node) -> bool:
        """Whether all that has changed would have without the option."""
        reading, changes = self.reading, node.changes
        own = (self.space is not None and touches(changes, self.space)) or touches(changes, reading.hand)
        if reading.closing is not None:
            closed = reading.ways[reading.closing]
            if any(changes == other.changes for other in closed):
                self.either |= own or reading.closing == "pass"
                return True
            if changes <= closed[-1].changes:
                self.either = True
                return True
        if node.asked == reading.question:
            return False
        others = [other for name, way in reading.ways.items() if name != self.name for other in way]
        if (changes <= reading.always and not own) or any(changes == other.changes for other in others):
            self.either = True
            return True
        closes = reading.closing is not None or reading.selects or self.space is None
        if not own and (not closes or any(changes == other.changes for start in others for other in start.path())):
            self.either = True
            return True
        return False

    # -- spaces that an Operation selects ----------------------------------------------------------------------------

    def _changes_when_closed(self, node: Node) -> bool:
        """The question is asked again: nothing further is chosen."""
        if self.space is None:
            return False
        name = node.closed()
        if name is None or name not in CLOSING:
            self.either |= self.reading.selects
            return False
        return self._changes_later(node.play(name))

    def _is_of_the_operation(self, node: Node) -> bool:
        """Whether the question would be asked without the space as well."""
        if not self.reading.selects or self.space is None or node.hand >= 0 or node.asked == "chance":
            return False
        return any(asked == node.asked for asked, _ in self.reading.anyway(0)[1])

    def _changes_own_space(self, node: Node) -> bool:
        if self.space is None or node.has_selected(self.space):
            return False
        names = [name for name in node.added if not self.reading.is_action(name)]
        return any(touches(node.play(name).changes ^ node.changes, self.space) for name in names)

    def _changes_later(self, start: Node) -> bool:
        return any(self._changes_at_the_end(start, outcome) for outcome in (0, 1, 5))

    def _changes_at_the_end(self, start: Node, outcome: int) -> bool:
        """Whether the Operation, ended without a further space, offers or brings more than without the option."""
        reading = self.reading
        end, known = reading.anyway(outcome)
        offers: Offers = Counter()
        node = start
        for node in start.path(outcome):
            self._count()
            if node.asked in (*ENDS, reading.question, "chance"):
                continue
            offers.update((node.asked, name) for name in node.names)
            more = [n for n in node.added if (offers - known)[node.asked, n] and not reading.is_action(n)]
            may_tell = reading.selects or reading.closing is not None
            if may_tell and any(node.play(name).changes != node.changes for name in more):
                return True
        if end is None or node.asked not in ENDS:
            self.either = True
            return False
        differs = node.changes ^ end
        if reading.closing is None:
            self.either |= bool(end)
            differs = frozenset(leaf for leaf in differs if leaf[0] != "spaces" or leaf[1] == self.name)
        return bool(differs)

    # -- questions that are asked anyway -----------------------------------------------------------------------------

    def _leads_alike(self, node: Node, other: Node) -> bool:
        """Whether the answers to the same question do the same here and there."""
        if node.asked == "chance":
            return self._rolls_alike(node, other)
        some, same = False, True
        for name in node.added[:20]:
            here, there = node.play(name), other.play(name)
            mine, theirs = here.changes ^ node.changes, there.changes ^ other.changes
            if name != self.name and self.space is not None and touches(mine, self.space):
                if mine != theirs:
                    return False
                self.either = True
            if self.reading.closing is None or (self.kind == "action" and (mine or here.asked == "chance")):
                self.either = True
            some |= mine == theirs and (bool(mine) or here.question == there.question)
            same &= mine == theirs and here.question == there.question
        return some or same

    def _rolls_alike(self, node: Node, other: Node) -> bool:
        """Whether all that chance can bring is the same here and there, and is something."""
        mine = [node.play(name).changes ^ node.changes for name in node.names]
        theirs = [other.play(name).changes ^ other.changes for name in node.names]
        alike = mine == theirs and any(mine)
        self.either |= alike
        return alike
