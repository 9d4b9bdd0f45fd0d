"""A map that is fought for: Control, Terror, what a lost Base brings, and victory by thresholds of Political Will."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from coinbox.coin.forces import BASE, BRITISH, INSURGENT, cubes_in, guerrillas_in, remove
from coinbox.coin.sections import rule
from coinbox.coin.sequence import EARLY, FINAL, THRESHOLD, UNDECIDED
from coinbox.coin.will import BRITISH_WIN, INSURGENT_WIN, NOBODY, TIE, WillState, change_will, end_game
from coinbox.kernel.bits import bit_set, members
from coinbox.kernel.fields import bits, counts


class Territory(WillState):
    """A state whose spaces can be Controlled and terrorised."""

    if not TYPE_CHECKING:  # the fields are slots of the class that declares them
        __slots__ = ()

    CONTROLLABLE: ClassVar[int]
    """Spaces that can be Controlled."""
    SABOTAGE: ClassVar[int] = 0
    """Spaces whose Terror markers are Sabotage markers."""
    SETTLED = ("british_control", "insurgent_control")

    british_control: int
    insurgent_control: int
    terror: list[int]

    @classmethod
    def leading_fields(cls) -> dict[str, object]:
        """Terror markers, and who Controls what."""
        size = len(cls.SPACES)
        controlled = {field: bits(size, f"spaces under {field}", derived=True) for field in cls.SETTLED}
        return {**super().leading_fields(), "terror": counts(size, 99, "Terror or Sabotage markers"), **controlled}


# -- Control -------------------------------------------------------------------------------------------------------


def lead_in(s: Territory, space: int) -> int:
    """By how many pieces the British outnumber the insurgents in a space; negative for the reverse."""
    return cubes_in(s, space) - guerrillas_in(s, space) - s.bases[space]


def controller(s: Territory, space: int) -> int:
    """1 if the British outnumber the insurgents in a space, -1 for the reverse, else 0."""
    margin = lead_in(s, space)
    return (margin > 0) - (margin < 0)


@rule("1.7", "1.10")
def settle_control(s: Territory, population: Sequence[int]) -> None:
    """End a step: adjust Control, and Political Will by the sum of its changes (R-C1)."""
    unsettled = s.unsettled & s.CONTROLLABLE
    british, insurgent = s.british_control & ~unsettled, s.insurgent_control & ~unsettled
    for space in members[unsettled]:
        margin = s.troops[space] + s.police[space] - s.underground[space] - s.active[space] - s.bases[space]
        if margin > 0:
            british |= 1 << space
        elif margin < 0:
            insurgent |= 1 << space
    s.unsettled = 0
    if british != s.british_control or insurgent != s.insurgent_control:
        _set_control(s, british, insurgent, population)


def _set_control(s: Territory, british: int, insurgent: int, population: Sequence[int]) -> None:
    """Control changes to this; what the insurgents gain or lose moves Political Will."""
    gained, lost = insurgent & ~s.insurgent_control, s.insurgent_control & ~insurgent
    changed = gained | lost | british ^ s.british_control
    s.british_control, s.insurgent_control = british, insurgent
    if s.log is not None:
        for space in members[changed]:
            s.log("control", space=s.SPACES[space], control=control_of(s, space))
    will = moved = 0
    for space in members[gained | lost]:
        if people := population[space]:
            will += people if lost >> space & 1 else -people
            moved |= 1 << space
    if moved:
        change_will(s, will, "control", moved)


def derive_control(s: Territory) -> None:
    """Work out Control from the pieces."""
    s.british_control = bit_set(i for i in members[s.CONTROLLABLE] if controller(s, i) > 0)
    s.insurgent_control = bit_set(i for i in members[s.CONTROLLABLE] if controller(s, i) < 0)


def control_of(s: Territory, space: int) -> str:
    """The faction that Controls a space, or `none`."""
    if s.british_control >> space & 1:
        return s.FACTIONS[BRITISH]
    return s.FACTIONS[INSURGENT] if s.insurgent_control >> space & 1 else "none"


# -- Terror ----------------------------------------------------------------------------------------------------------


@rule("1.9")
def add_terror(s: Territory, space: int) -> None:
    """Place a Terror marker; on some maps a space of the economy takes a Sabotage marker instead."""
    s.terror[space] += 1
    if s.log is not None:
        s.log("add-sabotage" if s.SABOTAGE >> space & 1 else "add-terror", space=s.SPACES[space])


def remove_terror(s: Territory, space: int, number: int = 1) -> None:
    """Take Terror or Sabotage markers away."""
    taken = min(number, s.terror[space])
    if taken:
        s.terror[space] -= taken
        if s.log is not None:
            s.log("remove-sabotage" if s.SABOTAGE >> space & 1 else "remove-terror", space=s.SPACES[space], n=taken)


# -- Bases -----------------------------------------------------------------------------------------------------------


@rule("7.1")
def remove_bases(s: Territory, space: int, hits: int) -> int:
    """Remove up to so many Bases, Political Will +1 for each; returns how many."""
    removed = min(hits, s.bases[space])
    for _ in range(removed):
        remove(s, BASE, space)
        change_will(s, 1, "base-removed", 1 << space)
    return removed


# -- Victory ---------------------------------------------------------------------------------------------------------

INSURGENTS_WIN_AT = 2
BRITISH_WIN_AT = 18
MIDDLE = 10


@rule("7.0", "7.0.1", "7.0.2")
def verdict(will: int, final: bool) -> tuple[int, int]:
    """Who wins with this Political Will and why: 0-2 or 18-20 at once; after the last round below or above 10."""
    at_once = THRESHOLD if final else EARLY
    if will <= INSURGENTS_WIN_AT:
        return INSURGENT_WIN, at_once
    if will >= BRITISH_WIN_AT:
        return BRITISH_WIN, at_once
    if not final:
        return NOBODY, UNDECIDED
    return TIE if will == MIDDLE else BRITISH_WIN if will > MIDDLE else INSURGENT_WIN, FINAL


def check_victory(s: Territory, propaganda: frozenset[int]) -> None:
    """The victory check of a Propaganda Round; with the last of these cards the game is over."""
    rounds = len(propaganda.intersection(s.played))
    winner, reason = verdict(s.political_will, rounds == len(propaganda))
    if winner:
        end_game(s, winner, reason, *DECISIVE[winner, reason == FINAL], rounds)


DECISIVE = {
    (INSURGENT_WIN, False): ("at-most", INSURGENTS_WIN_AT),
    (BRITISH_WIN, False): ("at-least", BRITISH_WIN_AT),
    (INSURGENT_WIN, True): ("below", MIDDLE),
    (BRITISH_WIN, True): ("above", MIDDLE),
    (TIE, True): ("exactly", MIDDLE),
}
"""(who wins, at the end of the last round) -> how Political Will compares with which number."""
