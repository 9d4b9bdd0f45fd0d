"""What the log says of a number on a track that moves, and why it does."""

from __future__ import annotations

from coinbox.coin.forces import TRACK, Forces
from coinbox.kernel.bits import members


def on_track(number: int) -> int:
    """A number within the ends of the edge track."""
    return TRACK if number > TRACK else 0 if number < 0 else number


def tell_track(s: Forces, track: str, asked: int, before: int, after: int, cause: str, spaces: int = 0) -> None:
    """Tell the listener that a track was to move by so much for a cause (`cause-...`), in which spaces, and did."""
    if s.log is not None:
        named = " ".join(s.SPACES[i] for i in members[spaces])
        s.log("track", track=track, asked=asked, n=after - before, total=after, cause=cause, spaces=named)


def tell_end(s: Forces, outcome: str, track: str, total: int, verdict: str, limit: int, rounds: int) -> None:
    """Tell the listener how the game ended, which comparison decided it, and in which Propaganda Round (0: none)."""
    if s.log is not None:
        s.log("over", outcome=outcome, track=track, total=total, verdict=verdict, limit=limit, round=rounds)
