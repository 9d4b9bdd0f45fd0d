"""What happened since a moment as beats: turn by turn, each in a few steps that a reader can follow on the board."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from coinbox.kernel.game import Entry
from coinbox.table.description import TablePlaces
from coinbox.table.table_game import TableGame
from coinbox.text import render
from coinbox.text.levels import ACTION, EFFECT, TURN

Data = dict[str, Any]
LEAST, MOST = 3, 8
"""How many beats a turn has, if so much happened in it."""
LONG = 5
"""A beat of more lines than this is divided while there may be more beats."""
DECLARED = frozenset({"operation", "event", "pass", "no-operation"})
"""Lines that say what a turn is about."""
JOINED, WITHIN, LOOSE, STEP, PART = range(5)
"""How well a turn can be divided before a line: never, inside a step, where its subject changes, at steps, at parts."""
TRACK_LINES = frozenset({"track", "count", "zipper", "pipeline", "commander", "unity", "population"})
"""Effects that change a number or a step beside the map."""


class Line(NamedTuple):
    """A line of the log, like ones told as one, and its place in the log of the game."""

    place: int
    end: int
    """Behind its last entry; the price of something may lie before that."""
    message: str
    args: render.Args


@dataclass(frozen=True, slots=True)
class Beat:
    """Lines of the log that are shown together, and the board before and after them."""

    turn: int
    first: int
    last: int
    """The lines are those from `first` to before `last`, in the log of the game."""
    before: Data
    after: Data


# -- dividing ----------------------------------------------------------------------------------------------------------


def lines_of(entries: Sequence[Entry], first: int) -> list[Line]:
    """The entries, like ones merged; `first` is the place of the first one."""
    return [Line(first + told.first, first + told.end, told.message, told.args) for told in render.told_as_one(entries)]


def divided(lines: Sequence[Line], least: int) -> list[int]:
    """Where beats begin, as indices of lines: at parts and steps; more if there are few or long ones, at most eight."""
    ease = [PART, *(_ease(lines, i) for i in range(1, len(lines)))]
    cuts = [i for i, found in enumerate(ease) if found >= STEP]
    while len(cuts) < MOST:
        size = _longest(cuts, len(lines))
        wanted = [i for i, found in enumerate(ease) if i not in cuts and found > JOINED]
        if size > LONG:
            wanted = [i for i in wanted if _size_at(cuts, len(lines), i) == size]
        elif len(cuts) >= least:
            break
        if not wanted:
            break
        cuts = sorted([*cuts, min(wanted, key=lambda i: (-ease[i], _off_middle(cuts, len(lines), i), i))])
    while len(cuts) > MOST:
        cuts.remove(min(cuts[1:], key=lambda cut: (ease[cut], _joint_size(cuts, len(lines), cut), cut)))
    return cuts


def _ease(lines: Sequence[Line], i: int) -> int:
    """How well a turn can be divided before this line."""
    before, line = lines[i - 1], lines[i]
    if before.end > line.place or line.message == "control" or (before.message == "box" and line.message in DECLARED):
        return JOINED
    if line.message == "eligible":
        return LOOSE
    if render.level(line.message) == TURN or before.message == "card":
        return PART
    if before.message in DECLARED and not any(each.message in DECLARED for each in lines[: i - 1]):
        return PART
    if before.message in ("activity", "resume"):
        return WITHIN
    if render.level(line.message) == ACTION:
        return LOOSE if line.message in ("no-roll", "no-strike") else STEP
    if render.level(before.message) != EFFECT:
        return WITHIN
    same = (line.message in TRACK_LINES) == (before.message in TRACK_LINES)
    return WITHIN if same and line.args.get("space") == before.args.get("space") else LOOSE


def _spans(cuts: Sequence[int], end: int) -> list[tuple[int, int]]:
    return list(zip(cuts, [*cuts[1:], end], strict=True))


def _longest(cuts: Sequence[int], end: int) -> int:
    return max(last - first for first, last in _spans(cuts, end))


def _size_at(cuts: Sequence[int], end: int, i: int) -> int:
    """The number of lines of the beat that holds line `i`."""
    first, last = _spans(cuts, end)[bisect_right(cuts, i) - 1]
    return last - first


def _off_middle(cuts: Sequence[int], end: int, i: int) -> int:
    """How far line `i` is from the middle of its beat."""
    first, last = _spans(cuts, end)[bisect_right(cuts, i) - 1]
    return abs(2 * i - first - last)


def _joint_size(cuts: Sequence[int], end: int, cut: int) -> int:
    """How long the beat would be if this cut were not made."""
    at = cuts.index(cut)
    return [*cuts, end][at + 1] - cuts[at - 1]


# -- one turn ----------------------------------------------------------------------------------------------------------


def beats_of(play: TableGame, turn: int, first: int) -> list[Beat]:
    """The beats of a turn from a place of the log on; none if nothing was told since."""
    entries = play.game.logged(turn)
    begun = play.game.turns[turn].logged
    first = max(first, begun)
    lines = lines_of(entries[first - begun :], first)
    if not lines:
        return []
    least = LEAST if is_a_turn(entries) else 1
    places = [lines[i].place for i in divided(lines, least)]
    views = boards(play, turn, {*places})
    end = begun + len(entries)
    return [
        Beat(turn, place, last, views[place], views[last])
        for place, last in zip(places, [*places[1:], end], strict=True)
    ]


def is_a_turn(entries: Sequence[Entry]) -> bool:
    """Whether this is the turn of a faction on a card, no card by itself and no phase."""
    return any(message == "box" for message, _ in entries)


def boards(play: TableGame, turn: int, places: Collection[int]) -> dict[int, Data]:
    """The board at these places of the log of a turn, and at its end; the turn is played again for it."""
    rules, found = play.rules, {}
    told = play.game.turns[turn]
    state = told.before.copy()
    at = told.logged
    found[at] = rules.view(state)

    def listen(_: str, **__: str | int) -> None:
        # Whatever a line tells has been done when it is told.
        nonlocal at
        at += 1
        if at in places:
            found[at] = rules.view(state)

    state.log = listen
    run = rules.turn(state)
    try:
        next(run)
        for option in told.options:
            run.send(option)
    except StopIteration:
        pass
    found[at] = rules.view(state)
    return found


# -- marks -------------------------------------------------------------------------------------------------------------


def moves_of(entries: Sequence[Entry]) -> list[Data]:
    """Pieces that went from space to space, like ones together."""
    found = Counter(
        (str(args["piece"]), str(args["origin"]), str(args["space"])) for name, args in entries if name == "move"
    )
    return [{"piece": piece, "origin": origin, "space": space, "n": n} for (piece, origin, space), n in found.items()]


def changes_of(before: Data, after: Data, moves: Sequence[Data], between: TablePlaces | None) -> list[Data]:
    """What changed in each space besides the moves: pieces and markers with their number, level and Control."""
    found: list[Data] = []
    for old, new in zip(_spaces(before, between), _spaces(after, between), strict=True):
        space = new["id"]
        moved: Counter[str] = Counter()
        for move in moves:
            moved[move["piece"]] += move["n"] * ((move["space"] == space) - (move["origin"] == space))
        for kind, counts in (("piece", moved), ("marker", Counter[str]())):
            amounts = _amounts(old[f"{kind}s"], new[f"{kind}s"], counts)
            found += [{"space": space, "kind": kind, "id": name, "n": n} for name, n in amounts.items() if n]
        found += [
            {"space": space, "kind": kind, "id": new[kind], "n": 0}
            for kind in ("level", "control")
            if old[kind] != new[kind]
        ]
    return found


def _amounts(old: Mapping[str, int], new: Mapping[str, int], moved: Mapping[str, int]) -> dict[str, int]:
    return {name: new.get(name, 0) - old.get(name, 0) - moved.get(name, 0) for name in {**old, **new, **moved}}


def _spaces(view: Data, between: TablePlaces | None) -> list[Data]:
    """The spaces, and the places between them, which hold markers only."""
    if between is None:
        return list(view["spaces"])
    empty: Data = {"pieces": {}, "level": None, "control": None}
    places = [
        {**empty, "id": place["id"], "markers": {name: place[name] for name in between.markers}}
        for place in view[between.field]
    ]
    return [*view["spaces"], *places]


def dice_of(lang: str, game: str, entries: Sequence[Entry]) -> list[Data]:
    """The dice that fell: for what, which face, and what came of it in words."""
    rolls = [render.words_of(lang, game, name, args) for name, args in entries if name == "roll"]
    return [
        {
            "faction": words["faction_id"],
            "face": int(words["n"]),
            "purpose": words["purpose"],
            "outcome": words["result"],
            "success": words["success"] == "success",
        }
        for words in rolls
    ]


def tracks_of(lang: str, game: str, entries: Sequence[Entry]) -> list[Data]:
    """Tracks that moved, with the cause in words."""
    moved = [render.words_of(lang, game, name, args) for name, args in entries if name == "track" and args["n"]]
    return [
        {
            "track": words["track_id"],
            "name": words["track"],
            "n": words["n"],
            "total": words["total"],
            "cause": words.get("cause", ""),
        }
        for words in moved
    ]
