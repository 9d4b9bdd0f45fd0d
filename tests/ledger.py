"""A ledger of a game: it starts from the first position and knows nothing but the lines of the log."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from coinbox import Game

Args = Mapping[str, Any]
Line = tuple[str, Args]
Table = dict[str, Callable[[Any, Args], None]]
Phases = dict[str, tuple[str, ...]]
SPEECH = frozenset(
    ["operation", "no-operation", "pass", "event", "activity", "capability-effect", "resume", "select", "roll", "count"]
)
"""Lines that only tell what is done."""
BOXES = ("limited-op", "event", "op-special")


class Ledger:
    """What the log says stands where. A game adds its messages to `TABLE` and says its phases and levels."""

    ROWS: ClassVar[dict[str, str]] = {
        "troop": "troops",
        "police": "police",
        "underground": "underground",
        "active": "active",
        "base": "bases",
        "guerrilla": "underground",
    }
    """Piece, or type as it is placed -> the name of its number in a position."""
    TYPES: ClassVar[dict[str, str]] = {"underground": "guerrilla", "active": "guerrilla"}
    """Piece -> its type, where that is another word."""
    LEVELS: ClassVar[tuple[str, ...]] = ()
    PHASES: ClassVar[Phases] = {}
    """Stage of a Propaganda Round -> the headings that the log tells in it."""
    OPENING: ClassVar[tuple[str, ...]] = ()
    """The headings that a Propaganda card itself brings."""
    PROPAGANDA: ClassVar[frozenset[str]] = frozenset()
    REASONS: ClassVar[dict[str, str]] = {
        "at-most": "threshold",
        "at-least": "threshold",
        "below": "final",
        "above": "final",
        "exactly": "final",
    }
    """Verdict -> the reason of a game that it ends in the last round."""
    TABLE: ClassVar[Table] = {}
    """Message -> what it changes."""

    def __init__(self, game: Game) -> None:
        position: Any = game.rules.position(game.turns[0].before)
        view: Any = game.rules.view(game.turns[0].before)
        self.spaces = {space["id"]: Counter(position["spaces"].get(space["id"], {})) for space in view["spaces"]}
        self.rest: dict[str, Any] = {key: value for key, value in position.items() if key != "spaces"}
        self.available: Counter[str] = Counter(view["available"])
        self.control = {space["id"]: space["control"] for space in view["spaces"]}
        self.headings: list[str] = []
        self.carded = False
        """Whether a card was revealed in this turn."""

    # -- reading -----------------------------------------------------------------------------------------------------

    def read(self, line: Line) -> None:
        """Enter a line; a message that is not known is a KeyError."""
        message, args = line
        self.TABLE[message](self, args)

    def read_turn(self, lines: Sequence[Line]) -> None:
        """Enter the lines of a turn and close it."""
        self.headings, self.carded = [], False
        stage = self.rest["stage"]
        for line in lines:
            self.read(line)
        self.end_turn(stage)

    def end_turn(self, stage: str) -> None:
        """Go on to the stage that follows the one in which the turn began."""
        if self.rest["stage"] == "over":
            assert not self.carded or tuple(self.headings) in (self.OPENING[:1], self.OPENING)
            return
        if self.carded and self.is_propaganda():
            assert tuple(self.headings) == self.OPENING
            self.rest["stage"] = next(iter(self.PHASES))
        elif stage == "first":
            self.rest["stage"] = "second"
        elif stage in self.PHASES:
            assert tuple(self.headings) == self.PHASES[stage], (stage, self.headings)
            order = [*self.PHASES, "reveal"]
            self.rest["stage"] = order[order.index(stage) + 1]

    def is_propaganda(self) -> bool:
        return self.rest["played"][-1] in self.PROPAGANDA

    # -- comparing ---------------------------------------------------------------------------------------------------

    def differences(self, game: Game, turn: int) -> list[str]:
        """Where the game after a turn is not what the log says."""
        last = turn + 1 == len(game.turns)
        state = game.driver.state if last else game.turns[turn + 1].before
        position: Any = game.rules.position(state)
        view: Any = game.rules.view(state)
        found = [
            f"{key}: {self.rest.get(key)} in the log, {position.get(key)} in the game"
            for key in sorted(self.rest.keys() | position.keys() - {"spaces"})
            if self.rest.get(key) != position.get(key)
        ]
        for space in view["spaces"]:
            name = space["id"]
            told, true = {k: int(n) for k, n in self.spaces[name].items() if n}, position["spaces"].get(name, {})
            if told != true:
                found.append(f"{name}: {told} in the log, {true} in the game")
            if self.control[name] != space["control"]:
                found.append(f"{name}: {self.control[name]} in the log, {space['control']} in the game")
        if +self.available != Counter({kind: n for kind, n in view["available"].items() if n}):
            found.append(f"Available: {dict(self.available)} in the log, {view['available']} in the game")
        return found

    # -- cards and turns ---------------------------------------------------------------------------------------------

    def nothing(self, _args: Args) -> None:
        """A line that changes nothing."""

    def card(self, args: Args) -> None:
        assert self.rest["stage"] == "reveal"
        self.rest["played"] = [*self.rest["played"], args["card"]]
        self.carded = True
        if not self.is_propaganda():
            self.rest["stage"] = "first"

    def box(self, args: Args) -> None:
        mine = "first_box" if args["faction"] == self.rest["first"] else "second_box"
        assert self.rest[mine] == "none"
        self.rest[mine] = args["box"]

    def eligible(self, args: Args) -> None:
        """The faction whose cylinder is further left."""
        taken = self.rest["first_box"], self.rest["second_box"]
        assert set(taken) <= {*BOXES}, taken
        mine, other = map(BOXES.index, taken)
        assert mine != other
        assert (args["faction"] == self.rest["first"]) is (mine < other)
        self.rest |= {"first": args["faction"], "first_box": "none", "second_box": "none", "stage": "reveal"}

    def phase(self, args: Args) -> None:
        self.headings.append(args["phase"])

    def capability(self, args: Args) -> None:
        side = "shaded" if args["side"] == "shaded" else "unshaded"
        self.rest[side] = sorted([*self.rest[side], args["card"]], key=lambda card: int(card[1:]))

    def cancel_capability(self, args: Args) -> None:
        self.rest["shaded"] = [card for card in self.rest["shaded"] if card != args["card"]]

    def over(self, args: Args) -> None:
        rounds = len(self.PROPAGANDA.intersection(self.rest["played"]))
        assert args["round"] == rounds
        assert args["total"] == self.rest[args["track"]]
        reason = self.REASONS[args["verdict"]]
        if reason == "threshold" and rounds < len(self.PROPAGANDA):
            reason = "early"
        self.rest |= {"stage": "over", "winner": args["outcome"], "reason": reason}

    # -- pieces and markers ------------------------------------------------------------------------------------------

    def put(self, space: str, what: str, number: int) -> None:
        """So many more of a piece or marker in a space, or fewer."""
        self.spaces[space][what] += number
        assert self.spaces[space][what] >= 0, (space, what)

    def stock(self, piece: str, number: int) -> None:
        """So many more of a piece Available, or fewer."""
        kind = self.TYPES.get(piece, piece)
        self.available[kind] += number
        assert self.available[kind] >= 0, kind

    def place(self, args: Args) -> None:
        self.stock(args["piece"], -1)
        self.put(args["space"], self.ROWS[args["piece"]], 1)

    def place_from(self, args: Args) -> None:
        self.rest[args["source"]] -= 1
        self.put(args["space"], self.ROWS[args["piece"]], 1)

    def remove(self, args: Args) -> None:
        self.put(args["space"], self.ROWS[args["piece"]], -1)
        self.stock(args["piece"], 1)

    def move(self, args: Args) -> None:
        self.put(args["origin"], self.ROWS[args["piece"]], -1)
        self.put(args["space"], self.ROWS[args["piece"]], 1)

    def activate(self, args: Args) -> None:
        self.put(args["space"], "underground", -args["n"])
        self.put(args["space"], "active", args["n"])

    def hide(self, args: Args) -> None:
        self.activate({**args, "n": -args["n"]})

    def level(self, args: Args) -> None:
        for level in self.LEVELS:
            self.spaces[args["space"]][level] = int(level == args["level"])

    def add_terror(self, args: Args) -> None:
        self.put(args["space"], "terror", 1)

    def remove_terror(self, args: Args) -> None:
        self.put(args["space"], "terror", -args["n"])

    def controlled(self, args: Args) -> None:
        assert self.control[args["space"]] != args["control"]
        self.control[args["space"]] = args["control"]

    def track(self, args: Args) -> None:
        before = self.rest[args["track"]]
        assert args["total"] == before + args["n"] == max(0, min(20, before + args["asked"]))
        self.rest[args["track"]] = args["total"]


Ledger.TABLE = {
    **dict.fromkeys(SPEECH, Ledger.nothing),
    "card": Ledger.card,
    "box": Ledger.box,
    "eligible": Ledger.eligible,
    "phase": Ledger.phase,
    "capability": Ledger.capability,
    "cancel-capability": Ledger.cancel_capability,
    "over": Ledger.over,
    "place": Ledger.place,
    "place-from": Ledger.place_from,
    "remove": Ledger.remove,
    "move": Ledger.move,
    "activate": Ledger.activate,
    "hide": Ledger.hide,
    "level": Ledger.level,
    "add-terror": Ledger.add_terror,
    "remove-terror": Ledger.remove_terror,
    "add-sabotage": Ledger.add_terror,
    "remove-sabotage": Ledger.remove_terror,
    "control": Ledger.controlled,
    "track": Ledger.track,
}
