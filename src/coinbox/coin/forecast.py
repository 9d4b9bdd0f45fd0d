"""What a Propaganda Round brings by itself, line by line: its phases add the lines up, a forecast collects them."""

from __future__ import annotations

from coinbox.coin.forces import Forces
from coinbox.kernel.bits import members


def tally(s: Forces, what: str, rule: str, track: str, amount: int, spaces: int = 0, of: int | None = None) -> int:
    """Tell the listener one line of a phase and return its amount; `of` is how many were counted, if that differs.

    A line says what is counted, under which section, by how much it moves which track, and in which spaces.
    """
    if s.log is not None and (amount or of or spaces):
        named = " ".join(s.SPACES[i] for i in members[spaces])
        s.log("count", what=what, n=amount, of=abs(amount) if of is None else of, spaces=named, track=track, rule=rule)
    return amount
