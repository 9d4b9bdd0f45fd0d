"""What each reason of `why` claims, read anew from the board, the question and the journal of the turn.

Nothing here asks the code that explains: a claim is checked against `view()`, `position()`, the options on offer, the
log of the turn played once more, and turns that are played on at random.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from typing import Any

from coinbox import Game
from coinbox.kernel.decision import CHANCE, Option, Pending
from coinbox.kernel.rules import Reason
from coinbox.library import package_of

BRITISH = 0
CHOOSING = ("choose-operation", "choose-limited")
GRANTED = ("free-operation", "must-operation")
PLAYS, LONGEST = 60, 80
"""So many ways through the rest of a turn are played, none of them longer."""


@dataclass(frozen=True)
class Path:
    """One way through the rest of a turn: what the same faction was asked, and all answers before each question."""

    asked: list[tuple[Pending, tuple[int, ...], bool]]
    """Question, answers before it, and whether moves were offered on the way."""


@dataclass
class Moment:
    """A pending question with everything that a checker may look at."""

    game: Game

    @property
    def driver(self) -> Any:
        return self.game.driver

    @cached_property
    def pending(self) -> Pending:
        asked: Pending = self.driver.pending
        return asked

    @property
    def words(self) -> Sequence[Option]:
        options: Sequence[Option] = self.driver.rules.vocabulary.options
        return options

    @property
    def prompt(self) -> str:
        return self.pending[1].id

    @property
    def actor(self) -> int:
        return self.pending[0]

    @cached_property
    def offered(self) -> list[Option]:
        return [self.words[option] for option in self.pending[2]]

    @cached_property
    def view(self) -> dict[str, Any]:
        return dict(self.game.view())

    @cached_property
    def spaces(self) -> dict[str, dict[str, Any]]:
        return {space["id"]: space for space in self.view["spaces"]}

    @cached_property
    def rows(self) -> dict[str, dict[str, Any]]:
        position: dict[str, Any] = dict(self.game.position())
        rows: dict[str, dict[str, Any]] = position["spaces"]
        return rows

    @cached_property
    def box(self) -> str | None:
        """The box of the faction that decides."""
        boxes: dict[str, str | None] = self.view["boxes"]
        return boxes[self.driver.rules.factions[self.actor]]

    @cached_property
    def turn_box(self) -> str | None:
        """The box of the faction whose turn it is."""
        boxes: dict[str, str | None] = self.view["boxes"]
        return boxes.get(self.view["eligible"].get(self.view["stage"]))

    # -- the turn so far -------------------------------------------------------------------------------------------

    @cached_property
    def turn(self) -> list[tuple[Pending | None, str, dict[str, Any]]]:
        """Answers (with their questions) and lines of the log of this turn, in order."""
        turn, rules = self.driver.turns[-1], self.driver.rules
        happened: list[tuple[Pending | None, str, dict[str, Any]]] = []
        state = turn.before.copy()
        state.log = lambda message, **args: happened.append((None, message, args))
        run = rules.turn(state)
        pending = next(run)
        for option in turn.options:
            happened.append((pending, self.words[option].name, {}))
            pending = run.send(option)
        return happened

    @cached_property
    def answers(self) -> list[tuple[Pending, Option]]:
        ids = self.driver.rules.vocabulary.ids
        return [(asked, self.words[ids[name]]) for asked, name, _ in self.turn if asked is not None]

    @cached_property
    def operations(self) -> list[str]:
        return [str(args["action"]) for asked, message, args in self.turn if asked is None and message == "operation"]

    @cached_property
    def activities(self) -> list[str]:
        told = [str(args["action"]) for asked, message, args in self.turn if asked is None and message == "activity"]
        return told + [word.name for _, word in self.answers if word.kind == "action" and (word.rule or "")[:2] == "4."]

    @cached_property
    def all_operations(self) -> list[str]:
        return [word.name for word in self.words if word.kind == "action" and (word.rule or "")[:2] == "3."]

    @cached_property
    def running(self) -> str:
        """The Operation that a question, or the last one before it, belongs to by name; else the last that began."""
        for prompt in (self.prompt, *(asked[1].id for asked, _ in reversed(self.answers))):
            for name in self.all_operations:
                if prompt.startswith(f"{name}-"):
                    return name
        return (self.operations or [""])[-1]

    @cached_property
    def selected(self) -> set[str]:
        """The spaces that the running Operation has selected; Contact selects where its pieces go."""
        return self._selected([self.running], anew=True)

    @cached_property
    def ever_selected(self) -> set[str]:
        """The spaces that any Operation of this turn has selected: one goes on after what a Raid grants."""
        return self._selected(self.all_operations, anew=False)

    def _selected(self, operations: Sequence[str], *, anew: bool) -> set[str]:
        found: set[str] = set()
        ids = self.driver.rules.vocabulary.ids
        prompts = [f"{name}-{what}" for name in operations for what in ("space", "origin", "province")]
        for asked, name, args in self.turn:
            if asked is None:
                if anew and name == "operation" and args["action"] in operations:
                    found = set()
            elif asked[1].id in prompts and self.words[ids[name]].kind == "space":
                found.add(name)
            elif asked[1].id == "contact-move" and self.words[ids[name]].kind == "move":
                found.add(self.words[ids[name]].space or "")
        return found

    def arrivals(self, space: str, pieces: Sequence[str]) -> int:
        """How many of these pieces were moved to a space in this turn."""
        return sum(word.kind == "move" and word.space == space and word.piece in pieces for _, word in self.answers)

    # -- the board -------------------------------------------------------------------------------------------------

    def count(self, space: str, *pieces: str) -> int:
        held: dict[str, int] = self.spaces[space]["pieces"]
        return sum(n for piece, n in held.items() if not pieces or piece in pieces)

    def adjacent(self, space: str) -> list[str]:
        return list(self.spaces[space]["adjacent"])

    def row(self, space: str, name: str) -> Any:
        return self.rows.get(space, {}).get(name, 0)

    def resources(self) -> int:
        tracks: dict[str, int] = self.view["tracks"]
        return tracks[f"{self.driver.rules.factions[self.actor]}_resources"]

    # -- the rest of the turn --------------------------------------------------------------------------------------

    @cached_property
    def paths(self) -> list[Path]:
        draw = random.Random(7)
        return [self._path(draw, hurried=number % 2 == 1) for number in range(PLAYS)]

    def more_paths(self) -> Iterator[Path]:
        draw = random.Random(11)
        yield from self.paths
        for number in range(10 * PLAYS):
            yield self._path(draw, hurried=number % 2 == 1)

    def _path(self, draw: random.Random, *, hurried: bool) -> Path:
        """A way through the turn, at random; a hurried one closes what it can after its first answer."""
        turn, path = self.driver.turns[-1], Path([])
        run = self.driver.rules.turn(turn.before.copy())
        pending = next(run)
        for option in turn.options:
            pending = run.send(option)
        answers: tuple[int, ...] = ()
        moves = False
        for _ in range(LONGEST):
            options = pending[2]
            moves = moves or any(self.words[o].kind == "move" for o in options)
            closing = [o for o in options if self.words[o].closes and self.words[o].name != "pass"]
            option = closing[0] if hurried and answers and closing else draw.choice(options)
            answers = (*answers, option)
            try:
                pending = run.send(option)
            except StopIteration:
                break
            if pending[0] == self.actor:
                path.asked.append((pending, answers, moves))
        return path

    def later(self, option: int) -> Iterator[tuple[Pending, tuple[int, ...], bool]]:
        """Where an option is offered in the rest of the turn."""
        for path in self.more_paths():
            for asked, answers, moves in path.asked:
                if option in asked[2]:
                    yield asked, answers, moves


@dataclass
class Claim:
    """A reason that was given for an absent option."""

    at: Moment
    option: Option
    reason: Reason
    args: dict[str, Any] = field(init=False)

    def __post_init__(self) -> None:
        self.args = dict(self.reason.args)

    @property
    def space(self) -> str:
        return str(self.args["space"])

    @property
    def here(self) -> dict[str, Any]:
        return self.at.spaces[self.space]

    @property
    def kinds(self) -> set[str]:
        return {word.kind for word in self.at.offered}

    @property
    def moves(self) -> list[Option]:
        return [word for word in self.at.offered if word.kind == "move"]

    @property
    def offered_spaces(self) -> set[str]:
        return {word.name for word in self.at.offered if word.kind == "space"}


Checker = Callable[[Claim], bool]
CHECKERS: dict[str, Checker] = {}


def checks(*messages: str) -> Callable[[Checker], Checker]:
    """The function that checks these reasons."""

    def mark(function: Checker) -> Checker:
        for message in messages:
            assert message not in CHECKERS, message
            CHECKERS[message] = function
        return function

    return mark


# -- what stands in a space ------------------------------------------------------------------------------------------

GUERRILLAS = (
    *("underground", "active", "mpaja_underground", "mpaja_active", "non_mpaja_underground", "non_mpaja_active"),
)
HIDDEN = tuple(piece for piece in GUERRILLAS if "underground" in piece)
IRREGULARS = ("irregular", "active_irregular")
PIECES = {
    "with-troops": ("troop",),
    "with-police": ("police",),
    "with-underground": ("underground",),
    "with-active": ("active",),
    "with-bases": ("base",),
    "with-irregulars": ("irregular",),
    "with-active-irregulars": ("active_irregular",),
    "with-caches": ("supply_cache",),
    "with-force-136": ("force_136",),
    "with-kempeitai": ("kempeitai",),
    "with-mpaja-underground": ("mpaja_underground",),
    "with-mpaja-active": ("mpaja_active",),
    "with-non-mpaja-underground": ("non_mpaja_underground",),
    "with-non-mpaja-active": ("non_mpaja_active",),
}
NONE_OF = {
    "no-cubes": ("troop", "police"),
    "no-japanese-cubes": ("troop", "police"),
    "no-japanese": ("troop", "police", "kempeitai"),
    "no-guerrillas": GUERRILLAS,
    "no-underground-guerrilla": HIDDEN,
    "no-insurgents": (*GUERRILLAS, "base"),
    "no-mpaja": ("mpaja_underground", "mpaja_active"),
    "no-active-british": ("mpaja_active", "non_mpaja_active", "supply_cache"),
    "no-irregulars": IRREGULARS,
    "no-police-nor-irregulars": ("police", *IRREGULARS),
    "no-base-here": ("base",),
}
for _message, _pieces in NONE_OF.items():
    CHECKERS[_message] = lambda c, pieces=_pieces: c.at.count(c.space, *pieces) == 0  # type: ignore[misc]


def _has(fact: Callable[[Claim], object], name: str) -> None:
    CHECKERS[f"{name}-in"] = lambda c: bool(fact(c))
    CHECKERS[f"{name}-out"] = lambda c: not fact(c)


for _message, _pieces in PIECES.items():
    _has(lambda c, pieces=_pieces: c.at.count(c.space, *pieces), _message)  # type: ignore[misc]
for _level in ("support", "opposition", "loyalty", "resistance"):
    _has(lambda c, level=_level: c.here["level"] == level, _level)  # type: ignore[misc]
for _message, _field in (
    ("new-villages", "new_villages"),
    ("curfews", "curfews"),
    ("camps", "camps"),
    ("revealed", "revealed"),
    ("intel-gone", "intel_gone"),
    ("terror", "terror"),
    ("sabotaged", "sabotage"),
):
    _has(lambda c, name=_field: c.at.row(c.space, name), _message)  # type: ignore[misc]
_has(lambda c: c.here["control"] == "british", "british-control")
_has(lambda c: c.here["control"] not in ("british", "none"), "insurgent-control")
_has(lambda c: c.here["population"], "populated")
_has(lambda c: c.here["kind"] == "foreign" and not c.here["markers"].get("out_of_play"), "abroad")
_has(lambda c: c.at.count(c.space, "troop", "police") > c.at.count(c.space, *GUERRILLAS), "cube-majority")
_has(lambda c: c.at.count(c.space, "troop", "police") < c.at.count(c.space, *GUERRILLAS), "guerrilla-majority")


def _margin(c: Claim) -> int:
    return c.at.count(c.space, "troop", "police", *IRREGULARS) - c.at.count(c.space, *GUERRILLAS, "base")


_has(lambda c: _margin(c) > 0, "british-majority")
_has(lambda c: _margin(c) < 0, "rebel-majority")


@checks("all-troops-in")
def _(c: Claim) -> bool:
    return all(space == c.space or not c.at.count(space, "troop") for space in c.at.spaces)


@checks("all-cubes-in")
def _(c: Claim) -> bool:
    return all(space == c.space or not c.at.count(space, "troop", "police") for space in c.at.spaces)


@checks("no-rebels-nor-opposition")
def _(c: Claim) -> bool:
    return not c.at.count(c.space, *GUERRILLAS, "base") and c.here["level"] != "opposition"


@checks("space-out-of-play")
def _(c: Claim) -> bool:
    return bool(c.here["markers"].get("out_of_play"))


@checks("full-of-bases-in", "stacking")
def _(c: Claim) -> bool:
    closed = ("economic_center", "railway")
    return c.at.count(c.space, "base") >= 2 or c.here["kind"] in closed


@checks("needs-two-guerrillas", "two-guerrillas-out")
def _(c: Claim) -> bool:
    return c.at.count(c.space, *GUERRILLAS) < 2


@checks("outnumbered-in")
def _(c: Claim) -> bool:
    return c.at.count(c.space, *GUERRILLAS) <= c.at.count(c.space, *IRREGULARS)


@checks("to-pacify-out")
def _(c: Claim) -> bool:
    return c.here["level"] == "support" and not c.at.row(c.space, "terror")


@checks("to-agitate-out")
def _(c: Claim) -> bool:
    return c.here["level"] == "opposition" and not c.at.row(c.space, "terror")


# -- which spaces a choice is about ----------------------------------------------------------------------------------

KINDS: dict[str, Callable[[dict[str, Any]], bool]] = {
    "only-provinces": lambda s: s["kind"] == "province",
    "only-ecs": lambda s: s["kind"] == "economic_center",
    "only-not-ecs": lambda s: s["kind"] != "economic_center",
    "only-not-thailand": lambda s: s["id"] != "thailand",
    "only-provinces-and-kuala-lumpur": lambda s: s["kind"] == "province" or s["id"] == "kuala_lumpur",
    "only-ecs-and-kuala-lumpur": lambda s: s["kind"] == "economic_center" or s["id"] == "kuala_lumpur",
    "only-jungle": lambda s: s["terrain"] == "jungle",
    "only-mountain": lambda s: s["terrain"] == "mountain",
    "only-reserves": lambda s: s["terrain"] == "reserve",
    "only-non-reserve-provinces": lambda s: s["terrain"] == "highlands",
    "only-non-reserve-spaces": lambda s: s["terrain"] in ("highlands", "city"),
    "only-mountain-jungles": lambda s: s["kind"] == "mountain_jungle",
    "only-not-mountain-jungles": lambda s: s["kind"] != "mountain_jungle",
    "only-not-nairobi": lambda s: s["kind"] != "city",
    "only-districts": lambda s: s["kind"] == "district",
    "only-cities": lambda s: s["kind"] == "city",
    "only-railways": lambda s: s["kind"] == "railway",
    "only-foreign-countries": lambda s: s["kind"] == "foreign",
    "only-districts-and-cities": lambda s: s["kind"] in ("district", "city"),
    "only-cities-and-railways": lambda s: s["kind"] in ("city", "railway"),
    "only-districts-and-railways": lambda s: s["kind"] in ("district", "railway"),
    "only-districts-and-foreign-countries": lambda s: s["kind"] in ("district", "foreign"),
    "only-not-railways": lambda s: s["kind"] != "railway",
    "only-palestine": lambda s: s["kind"] != "foreign",
    "only-syria-and-lebanon": lambda s: s["id"] in ("syria", "lebanon"),
}
for _message, _fits in KINDS.items():
    CHECKERS[_message] = lambda c, fits=_fits: (  # type: ignore[misc]
        not fits(c.here) and all(fits(c.at.spaces[space]) for space in c.offered_spaces)
    )


@checks("only-next-to-mountain-jungles")
def _(c: Claim) -> bool:
    near = any(c.at.spaces[other]["kind"] == "mountain_jungle" for other in c.at.adjacent(c.space))
    return c.here["kind"] != "province" or not near


@checks("only-next-to-thailand")
def _(c: Claim) -> bool:
    return c.space not in ("kedah", "perak", "kelantan")


@checks("only-these")
def _(c: Claim) -> bool:
    names = set(str(c.args["spaces"]).split())
    return c.space not in names and c.offered_spaces <= names


@checks("only-this")
def _(c: Claim) -> bool:
    """The spaces on offer, or those of the pieces on offer, are this one."""
    spaces = c.offered_spaces or {word.space or "" for word in c.at.offered if word.kind == "piece"}
    return c.space != c.args["here"] and spaces == {c.args["here"]}


@checks("card-restricts")
def _(c: Claim) -> bool:
    raiding = "raid" in c.at.activities
    return c.space not in c.offered_spaces and (raiding or c.at.turn_box in ("event", None))


@checks("next-to-ecs-out")
def _(c: Claim) -> bool:
    return all(c.at.spaces[other]["kind"] != "economic_center" for other in c.at.adjacent(c.space))


@checks("next-to-unmoved-out")
def _(c: Claim) -> bool:
    return not any(_unmoved(c, other) for other in c.at.adjacent(c.space))


def _unmoved(c: Claim, space: str) -> bool:
    """Whether a Guerrilla stands in a space that did not come there in this turn."""
    return c.at.count(space, *GUERRILLAS) > c.at.arrivals(space, GUERRILLAS)


@checks("next-to-raiders-out")
def _(c: Claim) -> bool:
    at, near = c.at, c.at.adjacent(c.space)
    if at.game.id == "kenya":
        mountains = [other for other in near if at.spaces[other]["kind"] == "mountain_jungle"]
        return not any(_unmoved(c, space) for space in (c.space, *mountains))
    return not any(_unmoved(c, space) and at.count(space, "base", "supply_cache") for space in near)


@checks("marched-in", "retreated-in")
def _(c: Claim) -> bool:
    return c.at.count(c.space, *GUERRILLAS) <= c.at.arrivals(c.space, GUERRILLAS)


@checks("near-guerrillas-out")
def _(c: Claim) -> bool:
    palestine = [s for s in (c.space, *c.at.adjacent(c.space)) if c.at.spaces[s]["kind"] != "foreign"]
    return not any(c.at.count(space, *GUERRILLAS) for space in palestine)


@checks("near-gathering-out")
def _(c: Claim) -> bool:
    there = [word.name for asked, word in c.at.answers if asked[1].id == "gather-space" and word.kind == "space"][-1]
    return c.space != there and (c.space not in c.at.adjacent(there) or _gather_narrow(c))


def _gather_narrow(c: Claim) -> bool:
    """J19 unshaded: only one space of a Gather reaches its neighbours."""
    return any(card["card"] == "J19" for card in c.at.view["capabilities"])


@checks("next-to-railway-out")
def _(c: Claim) -> bool:
    detail: Any = c.at.pending[3]
    last = [word.name for _, word in c.at.answers if word.kind == "railway"]
    name = f"r{detail[3]}" if c.at.prompt == "unrest-space" else last[-1]
    return all(c.space not in row["touches"] for row in c.at.view["railways"] if row["id"] == name)


@checks("shunned-railways-in")
def _(c: Claim) -> bool:
    return c.here["kind"] == "railway" and any(c.at.row(other, "curfews") for other in c.at.adjacent(c.space))


@checks("province-taken-in")
def _(c: Claim) -> bool:
    taken = [space for space in c.at.selected if c.at.spaces[space]["kind"] == "province"]
    return c.at.prompt.startswith("garrison") and c.here["kind"] == "province" and taken not in ([], [c.space])


@checks("supplied-out")
def _(c: Claim) -> bool:
    return all(asked[1].id != "supply-space" or word.name != c.space for asked, word in c.at.answers)


# -- what was selected and chosen ------------------------------------------------------------------------------------


@checks("already-selected")
def _(c: Claim) -> bool:
    return c.space in c.at.ever_selected


@checks("selected-out")
def _(c: Claim) -> bool:
    return c.space not in c.at.selected


@checks("at-hand")
def _(c: Claim) -> bool:
    detail: Any = c.at.pending[3]
    return detail[2] >= 0 and c.at.words[detail[2]].name == c.space and not c.offered_spaces


@checks("already-chosen")
def _(c: Claim) -> bool:
    names = {part for _, word in c.at.answers for part in (word.space, word.origin) if part}
    return c.space in names


@checks("limited-one-space")
def _(c: Claim) -> bool:
    return _is_limited(c) and len(c.at.selected) >= 1 and c.space not in c.at.selected and not _asks_beyond(c)


def _asks_beyond(c: Claim) -> bool:
    """Whether the running Operation still asks for a space of its own that it has not selected, now or later."""
    at, ids = c.at, c.at.driver.rules.vocabulary.ids
    known = at.selected | {at.words[detail[2]].name for detail in [at.pending[3]] if detail[2] >= 0}  # type: ignore[index]
    others = [ids[name] for name in (*at.all_operations, *_specials(c))]
    asked = [(at.pending, ()), *((asked, answers) for path in at.paths for asked, answers, _ in path.asked)]
    return any(
        at.words[option].kind == "space" and at.words[option].name not in known
        for pending, answers in asked
        if pending[1].id.startswith(f"{at.running}-") and not any(other in answers for other in others)
        for option in pending[2]
    )


def _specials(c: Claim) -> list[str]:
    return [word.name for word in c.at.words if word.kind == "action" and (word.rule or "")[:2] == "4."]


def _is_limited(c: Claim) -> bool:
    """Whether the Operation at hand is Limited: by its box, or because a card or a Raid grants a Limited one."""
    return c.at.box == "limited-op" or any(asked[1].id in GRANTED for asked, _ in c.at.answers)


@checks("no-more-spaces")
def _(c: Claim) -> bool:
    granted = {c.at.driver.rules.vocabulary.ids[name] for name in c.at.all_operations}
    return c.args["n"] == len(c.at.selected) and not any(
        c.option.id in asked[2] and asked[1].id.startswith(str(c.args["action"])) and not granted & set(answers)
        for path in c.at.paths
        for asked, answers, _ in path.asked
    )


@checks("cannot-pay")
def _(c: Claim) -> bool:
    return int(c.args["n"]) > c.at.resources()


@checks("too-dear", "too-dear-in-all")
def _(c: Claim) -> bool:
    return int(c.args["n"]) > c.at.resources() == int(c.args["total"])


# -- what is asked instead -------------------------------------------------------------------------------------------


@checks("chance")
def _(c: Claim) -> bool:
    return c.at.actor == CHANCE


@checks("not-asked")
def _(c: Claim) -> bool:
    return c.option.kind not in c.kinds - {"word", "place", "piece"}


@checks("box-first")
def _(c: Claim) -> bool:
    return c.at.box is None and c.at.view["stage"] in ("first", "second")


@checks("side-first")
def _(c: Claim) -> bool:
    return "side" in c.kinds


@checks("chit-first")
def _(c: Claim) -> bool:
    return "chit" in c.kinds and c.at.box is None


@checks("operation-before-space")
def _(c: Claim) -> bool:
    return c.at.prompt in (*CHOOSING, *GRANTED) and not c.offered_spaces


@checks("not-a-destination", "no-destination")
def _(c: Claim) -> bool:
    return bool(c.moves) and all(word.space != c.space for word in c.moves)


@checks("moving-there")
def _(c: Claim) -> bool:
    return bool(c.moves) and c.space != c.args["here"] and {word.space for word in c.moves} == {c.args["here"]}


@checks("moves-now")
def _(c: Claim) -> bool:
    return bool(c.moves) and not c.offered_spaces


@checks("placing-now")
def _(c: Claim) -> bool:
    return "place" in c.kinds and c.args["here"] != c.space and not c.offered_spaces


@checks("piece-now")
def _(c: Claim) -> bool:
    return "piece" in c.kinds and not c.offered_spaces


@checks("no-further-space")
def _(c: Claim) -> bool:
    asked = (words for path in c.at.paths for words, _, _ in path.asked)
    return not any(c.at.words[option].kind == "space" for words in asked for option in words[2])


# -- later in the turn -----------------------------------------------------------------------------------------------


@checks("space-after-this", "action-after-this")
def _(c: Claim) -> bool:
    return any(True for _ in c.at.later(c.option.id))


@checks("space-after-here", "action-after-here")
def _(c: Claim) -> bool:
    detail: Any = c.at.pending[3]
    return (
        detail[2] >= 0 and c.at.words[detail[2]].name == c.args["here"] and any(True for _ in c.at.later(c.option.id))
    )


@checks("space-after-moves", "action-after-moves")
def _(c: Claim) -> bool:
    return any(moves for _, _, moves in c.at.later(c.option.id))


@checks("space-after-selection", "action-after-selection", "space-inside", "action-inside")
def _(c: Claim) -> bool:
    return any(c.at.words[answers[0]].kind == "space" for _, answers, _ in c.at.later(c.option.id))


@checks("space-with")
def _(c: Claim) -> bool:
    other = c.at.driver.rules.vocabulary.ids[str(c.args["other"])]
    return any(other in answers for _, answers, _ in c.at.later(c.option.id))


# -- Operations and Special Activities -------------------------------------------------------------------------------


def _menu(c: Claim) -> Any:
    return import_module(f"{package_of(c.at.game.id)}.operations").MENU


def _activity(c: Claim, action: str) -> Any:
    """The Special Activity of the rules, or None for one that is declared inside a space."""
    entries = _menu(c).entries.values()
    found = {a.option: a for e in entries for a in e.activities if c.at.words[a.option].name == action}
    return next(iter(found.values()), None)


@checks("other-faction")
def _(c: Claim) -> bool:
    owner = BRITISH if (c.option.rule or "")[:3] in ("3.2", "4.2") else 1 - BRITISH
    return owner != c.at.actor and (c.option.rule or "").startswith(c.reason.rule)


@checks("no-space-for")
def _(c: Claim) -> bool:
    state = c.at.driver.state.copy()
    if c.option.id in _menu(c).entries:
        return not _menu(c).entries[c.option.id].spaces(state)
    activity = _activity(c, c.option.name)
    if activity is not None:
        return not activity.spaces(state)
    return not any(c.at.count(s, *HIDDEN) and c.at.count(s, "troop", "police") for s in c.at.spaces)


@checks("not-granted")
def _(c: Claim) -> bool:
    return c.at.prompt in GRANTED and bool(_menu(c).entries[c.option.id].spaces(c.at.driver.state.copy()))


@checks("no-space-granted")
def _(c: Claim) -> bool:
    """A Raid or a card grants Operations in one space or some, and the board has another for this one."""
    limited = any(c.at.prompt == prompt for prompt in GRANTED) and c.option not in c.at.offered
    return limited and bool(_menu(c).entries[c.option.id].spaces(c.at.driver.state.copy()))


@checks("operation-running")
def _(c: Claim) -> bool:
    other = c.args["other"]
    begun = other in c.at.operations or c.at.prompt.startswith(f"{other}-")
    return begun and other != c.option.name and not _comes_later(c)


def _comes_later(c: Claim) -> bool:
    """Whether an Operation is offered in this turn without a Special Activity that may still be left."""
    specials = {word.id for word in c.at.words if word.kind == "action" and (word.rule or "")[:2] == "4."}
    return any(not specials & set(answers) for _, answers, _ in c.at.later(c.option.id))


@checks("operation-at-hand")
def _(c: Claim) -> bool:
    return c.option.name in c.at.operations or c.at.prompt.startswith(f"{c.option.name}-")


@checks("operation-over")
def _(c: Claim) -> bool:
    return c.args["other"] in c.at.operations and not c.at.prompt.startswith(f"{c.args['other']}-")


@checks("event-chosen")
def _(c: Claim) -> bool:
    passed = any(word.name == "pass" for _, word in c.at.answers)
    return c.at.turn_box == "event" and not passed and c.at.prompt not in (*CHOOSING, *GRANTED)


@checks("no-operation-now")
def _(c: Claim) -> bool:
    own = [word.name for word in c.at.words if word.id in _menu(c).entries]
    passed = any(word.name == "pass" for _, word in c.at.answers)
    turn = c.at.view["stage"] in ("first", "second") and not passed
    return not turn and c.at.prompt not in (f"{name}-space" for name in own)


@checks("operation-first")
def _(c: Claim) -> bool:
    return c.at.prompt in ("choose-box", "choose-operation")


@checks("limited-no-special")
def _(c: Claim) -> bool:
    return _is_limited(c)


@checks("granted-no-special")
def _(c: Claim) -> bool:
    own = [word.name for asked, word in c.at.answers if asked[1].id in CHOOSING and word.name != "pass"]
    return not own or c.at.prompt in GRANTED or c.at.operations[-1:] != own[-1:] or len(c.at.operations) > 1


@checks("special-used")
def _(c: Claim) -> bool:
    return c.args["other"] in c.at.activities


@checks("special-declined")
def _(c: Claim) -> bool:
    return any(c.option.id in asked[2] and word.closes for asked, word in c.at.answers)


@checks("does-not-accompany")
def _(c: Claim) -> bool:
    kind = c.at.driver.rules.vocabulary.ids[str(c.args["other"])]
    with_it = [a.option for a in _menu(c).entries[kind].activities]
    return c.option.id not in with_it and not (c.option.name == "ambush" and c.args["other"] == "attack")


@checks("first-space-lost")
def _(c: Claim) -> bool:
    activity = _activity(c, c.option.name)
    return not c.at.selected and activity is not None and bool(activity.spaces(c.at.driver.state.copy()))


@checks("leaves-no-space")
def _(c: Claim) -> bool:
    return bool(c.at.activities) and c.args["action"] in c.at.operations


@checks("pipeline-forbids")
def _(c: Claim) -> bool:
    return c.at.view["pipeline"] == c.args["pipeline"] and c.args["pipeline"] in ("rule_of_law", "emergency_powers")


@checks("unity-forbids")
def _(c: Claim) -> bool:
    return bool(c.at.view["unity"] == "centralized")


# -- pieces ----------------------------------------------------------------------------------------------------------


def _type(c: Claim, piece: str) -> str:
    return (
        piece.replace("_underground", "").replace("_active", "").replace("active_", "").replace("underground", "active")
    )


@checks("no-such-piece")
def _(c: Claim) -> bool:
    return c.at.count(str(c.args["origin"]), str(c.args["piece"])) == 0


@checks("closed-to")
def _(c: Claim) -> bool:
    british = ("troop", "police", *IRREGULARS)
    return bool(c.here["kind"] == ("foreign" if c.args["piece"] in british else "economic_center"))


@checks("other-pieces-move")
def _(c: Claim) -> bool:
    piece = _type(c, str(c.args["piece"]))
    return bool(c.moves) and all(_type(c, word.piece or "") != piece for word in c.moves)


@checks("not-adjacent")
def _(c: Claim) -> bool:
    stepwise = all(word.space in c.at.adjacent(word.origin or "") for word in c.moves)
    return stepwise and c.space not in c.at.adjacent(str(c.args["origin"]))


@checks("moved-already")
def _(c: Claim) -> bool:
    origin, piece = str(c.args["origin"]), _type(c, str(c.args["piece"]))
    alike = [name for name in c.at.spaces[origin]["pieces"] if _type(c, name) == piece]
    moved = {name for _, word in c.at.answers if word.kind == "move" and (name := word.piece or "")}
    return c.at.count(origin, *alike) <= c.at.arrivals(origin, [m for m in moved if _type(c, m) == piece])


@checks("may-not-move")
def _(c: Claim) -> bool:
    same = [word for word in c.moves if (word.piece, word.origin) == (c.args["piece"], c.args["origin"])]
    return bool(c.moves) and all(word.space != c.space for word in same)


@checks("other-origin-moves")
def _(c: Claim) -> bool:
    return {word.origin for word in c.moves} == {c.args["here"]} and c.args["origin"] != c.args["here"]


@checks("other-pieces-asked")
def _(c: Claim) -> bool:
    return "piece" in c.kinds and all(w.piece != c.args["piece"] for w in c.at.offered if w.kind == "piece")


@checks("pieces-elsewhere")
def _(c: Claim) -> bool:
    return "piece" in c.kinds and all(w.space != c.args["origin"] for w in c.at.offered if w.kind == "piece")


@checks("others-piece")
def _(c: Claim) -> bool:
    british: tuple[str, ...] = ("troop", "police", *IRREGULARS)
    if c.at.game.id == "japanese_occupation":
        british = ("supply_cache", "force_136", *GUERRILLAS)
    return (c.args["piece"] in british) != (c.at.actor == BRITISH)


@checks("none-available")
def _(c: Claim) -> bool:
    piece = _type(c, str(c.args["piece"]))
    names = {name for space in c.at.spaces.values() for name in space["pieces"]}
    available: dict[str, int] = c.at.view["available"]
    return all(_type(c, name) != piece for name in names) and not available.get(c.option.piece or "", 0)


@checks("police-placed")
def _(c: Claim) -> bool:
    detail: Any = c.at.pending[3]
    placed = [asked for asked, word in c.at.answers if asked[1].id == c.at.prompt and word.name == "police"]
    return c.option.name == "irregular" and any(asked[3][2] == detail[2] for asked in placed)  # type: ignore[index]


@checks("none-taken")
def _(c: Claim) -> bool:
    left = any(asked[1].id == "take-from-map" and word.closes for asked, word in c.at.answers)
    available: dict[str, int] = c.at.view["available"]
    return left and not available.get(c.option.piece or "", 0)


@checks("troops-only-kuala-lumpur", "troops-only-nairobi")
def _(c: Claim) -> bool:
    return c.option.name == "troop" and c.here["kind"] != "city"


# -- words -----------------------------------------------------------------------------------------------------------


@checks("box-taken")
def _(c: Claim) -> bool:
    boxes: dict[str, str | None] = c.at.view["boxes"]
    return boxes[str(c.args["faction"])] == str(c.args["box"]) == c.option.name


@checks("event-closed")
def _(c: Claim) -> bool:
    return c.option.name == "event" and c.args["card"] == c.at.view["card"]


@checks("no-such-side")
def _(c: Claim) -> bool:
    return "side" in c.kinds and c.option not in c.at.offered


@checks("pass-with-box")
def _(c: Claim) -> bool:
    return c.at.prompt not in (*CHOOSING, "choose-side")


@checks("not-done")
def _(c: Claim) -> bool:
    return all(word.name != "done" for word in c.at.offered)


@checks("another-space")
def _(c: Claim) -> bool:
    """Nothing but spaces, and what may come between them, is offered, and one was selected before."""
    spaces = [word for word in c.at.offered if word.kind == "space"]
    return bool(spaces) and all(word.name != "done" for word in c.at.offered)


@checks("not-declined")
def _(c: Claim) -> bool:
    """A card is carried out, and its player was offered no way out of it but inside an Operation."""
    mine = [word for asked, word in c.at.answers if asked[0] == c.at.actor]
    wayside = [word.name for word in mine if word.name in ("decline", "pass")]
    events = any(word.kind == "side" for _, word in c.at.answers)
    return events and not wayside and all(word.name != "decline" for word in c.at.offered)


@checks("not-this-railway")
def _(c: Claim) -> bool:
    return c.option.kind == "railway" and c.option not in c.at.offered
