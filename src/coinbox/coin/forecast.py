"""What a Propaganda Round brings by itself, line by line: its phases add the lines up, a forecast collects them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from coinbox.coin.forces import Forces
from coinbox.coin.sequence import InitiativeTrack, TurnState
from coinbox.kernel.bits import members
from coinbox.kernel.decision import Pending
from coinbox.kernel.rules import Count, Outlook, Result

S = TypeVar("S", bound=TurnState)

# -- one line --------------------------------------------------------------------------------------------------------


def tally(s: Forces, what: str, rule: str, track: str, amount: int, spaces: int = 0, of: int | None = None) -> int:
    """Tell the listener one line of a phase and return its amount; `of` is how many were counted, if that differs.

    A line says what is counted, under which section, by how much it moves which track, and in which spaces.
    """
    if s.log is not None and (amount or of or spaces):
        named = " ".join(s.SPACES[i] for i in members[spaces])
        s.log("count", what=what, n=amount, of=abs(amount) if of is None else of, spaces=named, track=track, rule=rule)
    return amount


# -- the round ahead -------------------------------------------------------------------------------------------------


def forecast(track: InitiativeTrack[S], result: Callable[[S], Result | None], now: S, turn_began: S) -> Outlook | None:
    """The next Propaganda Round if its card came now; None when the game is over.

    It is played on a copy as far as it needs no decision: the lines of its first phases, and how it would end the
    game. What players may choose in it (to Pacify, to redeploy and the like) is left out. While a round is being
    counted it is that one, as it began; in its later phases it is the next one, without the markers that go in Reset.
    """
    running = track.phase(now)
    if now.stage == now.OVER:
        return None
    begun = running is not None and running.forecast is not None
    before = (turn_began if begun else now).copy()
    if running is not None and not begun:
        track.procedure.clear_map(before)
    left = sorted(track.propaganda.difference(before.played))
    lines, after = _count(track, before, [] if begun else left[:1])
    last = after if after.stage == after.OVER else _count(track, before, left)[1]
    ended = result(last)
    assert ended is not None
    return Outlook(
        lines=lines,
        tracks={name: (getattr(before, name), getattr(after, name)) for name in ended.tracks},
        result=ended,
        ends=after is last,
        once_in=track.procedure.deck(now).propaganda_once_in(now.played),
    )


def _count(track: InitiativeTrack[S], before: S, cards: list[int]) -> tuple[tuple[Count, ...], S]:
    """Reveal these Propaganda cards on a copy and play the phases that need no decision: their lines, and the copy."""
    lines: list[Count] = []

    def listen(message: str, **args: str | int) -> None:
        if message == "count":
            lines.append(args)

    s = before.copy()
    s.log = listen
    for card in cards:
        track.turn_up(s, card)
    if cards:
        track.open_round(s)
    while (phase := track.phase(s)) is not None and phase.forecast is not None:
        _play(track, s, phase.forecast)
    return tuple(lines), s


def _play(track: InitiativeTrack[S], s: S, answer: Callable[[S, Pending], int]) -> None:
    """One phase to its end."""
    steps = track.propaganda_phase(s)
    pending = next(steps)
    try:
        while True:
            pending = steps.send(answer(s, pending))
    except StopIteration:
        return
