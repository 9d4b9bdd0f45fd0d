"""A game of a page on the kernel alone: take 1 to 3 matches; sometimes a die puts one back; who takes the last wins."""

from __future__ import annotations

from coinbox.kernel.ahead import Ahead
from coinbox.kernel.decision import CHANCE, Pending, Prompt, Steps, Vocabulary
from coinbox.kernel.errors import PositionError
from coinbox.kernel.fields import State, bits, counts, number, out_of_bounds, state
from coinbox.kernel.rules import Plain, Reason, Result, Rules

words = Vocabulary()
TAKE = tuple(words.add("take", f"take:{n}") for n in (1, 2, 3))
DIE = tuple(words.add("die", f"die:{n}") for n in range(1, 7))
END = words.add("word", "end-turn")
HOW_MANY = Prompt("how-many", "1")
ROLL = Prompt("roll", "2")
CLOSE = Prompt("close", "3")


@state
class Matches(State):
    """The pile, whose turn it is, and what each side has taken."""

    pile: int = number(10, 20, "matches left")
    mover: int = number(0, 1, "who takes next", names=("ann", "bob"))
    taken: list[int] = counts(2, 99, "matches taken by each side")
    possible: int = bits(4, "numbers that may be taken", derived=True)


def setup(scenario: str) -> Matches:
    s = Matches()
    s.pile = 10 if scenario == "short" else 20
    return s


def turn(s: Matches) -> Steps[None]:
    """Take some; after an odd number a six puts one back."""
    s.possible = sum(1 << n for n in (1, 2, 3) if n <= s.pile)
    taking = s.possible
    choice = yield s.mover, HOW_MANY, [TAKE[n - 1] for n in (1, 2, 3) if taking >> n & 1], (taking, None, -1, 0)
    amount = TAKE.index(choice) + 1
    s.pile -= amount
    s.taken[s.mover] += amount
    if s.log is not None:
        s.log("take", n=amount)
    if amount % 2 and s.pile:
        roll = yield CHANCE, ROLL, DIE, None
        if roll == DIE[5]:
            s.pile += 1
            s.taken[s.mover] -= 1
    yield s.mover, CLOSE, (END,), (0, None, -1, 0)
    s.mover = 1 - s.mover if s.pile else s.mover


def explain(s: Matches, pending: Pending, option: int, ahead: Ahead[Matches]) -> Reason:
    return Reason("too-few", "1", {"n": s.pile})


def read(position: dict[str, Plain], scenario: str) -> Matches:
    s = setup(scenario)
    pile = position.get("pile", s.pile)
    if not isinstance(pile, int) or not 0 <= pile <= 20:
        raise PositionError("position: the pile is a number from 0 to 20")
    s.pile = pile
    return s


TOY: Rules[Matches] = Rules(
    id="matches",
    version=1,
    factions=("ann", "bob"),
    scenarios=("short", "long"),
    outcomes=("ann", "bob"),
    vocabulary=words,
    setup=setup,
    turn=turn,
    turn_actor=lambda s: s.mover,
    is_over=lambda s: s.pile == 0,
    result=lambda s: (
        Result(("ann", "bob")[s.mover], "last match", {"pile": 0}, ("ann", "bob")[s.mover]) if s.pile == 0 else None
    ),
    check=out_of_bounds,
    position=lambda s: {"pile": s.pile},
    from_position=read,
    view=lambda s: {"pile": s.pile},
    explain=explain,
)
