"""What is different on the board: since somebody's last decision, and what has moved in the open turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from typing import Any

from coinbox.table.table_game import TableGame

Data = dict[str, Any]
COUNTS = ("pieces", "markers")
"""What of a space is counted."""
WORDS = ("level", "control")
"""What of a space is one word of several."""


def since_last_decision(play: TableGame, you: Collection[str]) -> Data | None:
    """What has changed since a reader decided last; None within his own turn and for those who only watch."""
    last = play.last_own(you)
    if last < 0 or play.misfit or (play.turn_actor in you and play.journal[last].turn == play.open_turn):
        return None
    before: Data = play.board_after(last)
    now: Data = play.sight.board
    return {"spaces": dict(_spaces(before, now)), "tracks": _amounts(before["tracks"], now["tracks"])}


def _spaces(before: Data, now: Data) -> Iterator[tuple[str, list[Data]]]:
    """The spaces and places that differ, each with its changes."""
    for old, new in zip(_places(before), _places(now), strict=True):
        found = [
            {"what": kind.removesuffix("s"), "id": name, "n": n}
            for kind in COUNTS
            for name, n in _amounts(old.get(kind, {}), new.get(kind, {})).items()
        ]
        found += [{"what": kind, "id": new[kind], "n": 0} for kind in WORDS if old.get(kind) != new.get(kind)]
        if found:
            yield new["id"], found


def _places(view: Data) -> list[Data]:
    """The spaces of a view, and the places between them that other lists tell of, their numbers as markers."""
    others = [each for name, listed in view.items() if name != "spaces" and isinstance(listed, list) for each in listed]
    places = [
        {"id": each["id"], "markers": {name: n for name, n in each.items() if type(n) is int}}
        for each in others
        if isinstance(each, dict) and "id" in each
    ]
    return [*view["spaces"], *places]


def _amounts(before: Mapping[str, int], now: Mapping[str, int]) -> dict[str, int]:
    """By how much each number differs, without those that do not."""
    found = {name: int(now.get(name, 0)) - int(before.get(name, 0)) for name in (*now, *before)}
    return {name: n for name, n in found.items() if n}


def moved(play: TableGame) -> list[Data]:
    """The pieces that have moved in the open turn and stand where they came to."""
    came: Counter[tuple[str, str]] = Counter()
    for message, args in play.game.logged(play.open_turn):
        if message == "move":
            piece = str(args["piece"])
            came[piece, str(args["space"])] += 1
            if came[piece, str(args["origin"])] > 0:
                came[piece, str(args["origin"])] -= 1
    board: Any = play.sight.board
    there = {space["id"]: space["pieces"] for space in board["spaces"]}
    shown = ((piece, space, min(n, there[space].get(piece, 0))) for (piece, space), n in came.items())
    return [{"piece": piece, "space": space, "n": n} for piece, space, n in shown if n]
