"""What Punishment chits do (1.7.2): the Punishment effect, and the Mobilization effect that follows."""

from __future__ import annotations

from coinbox.coin.capabilities import tell_capability
from coinbox.coin.forces import BASE, GUERRILLAS, UNDERGROUND, guerrillas_in, place
from coinbox.coin.sections import rule
from coinbox.games.arab_revolt.chits import draw_punishments
from coinbox.games.arab_revolt.questions import each, pick, pick_piece, place_for
from coinbox.games.arab_revolt.state import ArabRevolt
from coinbox.games.arab_revolt.verbs import (
    add_opposition,
    end_step,
    imprison,
    remove_opposition,
    remove_sabotage,
    sabotaged,
)
from coinbox.games.arab_revolt.vocabulary import (
    ADJACENT,
    BRITISH,
    DEMOLISH,
    DETAIN,
    RAILWAYS,
    REBELS,
    SETTLED,
)
from coinbox.kernel.bits import members
from coinbox.kernel.decision import Prompt, Steps

DETAIN_PIECE = Prompt("detain-piece", "1.7.2")
FINE_RAILWAY = Prompt("fine-railway", "1.7.2", lambda s, _op: (("recruits", int(recruits(s))),))
SPREAD = Prompt("spread-opposition", "A1")
MOBILIZE_AT = Prompt("mobilize-at", "1.7.2")


@rule("1.7.2", "4.2.1")
def carry_out(s: ArabRevolt, kind: int, spaces: list[int]) -> Steps[None]:
    """The Punishment effect of a chit in these spaces, then its Mobilization effect in the same ones."""
    restive = s.opposition
    leaders = s.parameters.detain_bases != 0
    for space in spaces:
        if kind == DETAIN:
            leaders = yield from detain(s, space, leaders=leaders)
        elif kind == DEMOLISH:
            remove_opposition(s, space)
        else:
            yield from fine(s, space)
    for space in spaces:
        if kind == DETAIN:
            add_opposition(s, space)
            if s.parameters.detain_spreads and restive >> space & 1:
                yield from spread(s, space)
        elif kind == DEMOLISH:
            if s.available[2]:  # the Rebels do not carry this out themselves: Available only (R-C2)
                place(s, UNDERGROUND, space)
            end_step(s)


@rule("1.7.2", "1.3.6")
def detain(s: ArabRevolt, space: int, *, leaders: bool) -> Steps[bool]:
    """A Guerrilla goes to Prison, with A1 a second one from under a Curfew.

    `leaders` tells whether A27 lets a Base be taken instead; the answer is whether it still does.
    """
    kinds = (*GUERRILLAS, BASE) if leaders else GUERRILLAS
    only_leaders = leaders and not guerrillas_in(s, space)
    chosen = yield from pick_piece(BRITISH, DETAIN_PIECE, s, kinds, 1 << space, optional=only_leaders)
    if chosen is not None:
        if chosen[0] == BASE:
            tell_capability(s, "A27")
        imprison(s, *chosen)
    if s.parameters.detain_extra and s.curfews >> space & 1:
        second = yield from pick_piece(BRITISH, DETAIN_PIECE, s, GUERRILLAS, 1 << space)
        if second is not None:
            tell_capability(s, "A1")
            imprison(s, *second)
    end_step(s)
    return leaders and (chosen is None or chosen[0] != BASE)


def recruits(s: ArabRevolt) -> bool:
    """Whether a Guerrilla takes the place of a Sabotage marker that Fine removes (A15)."""
    return s.parameters.fine_recruits != 0 and s.available[2] != 0


@rule("1.7.2")
def fine(s: ArabRevolt, space: int) -> Steps[None]:
    """A Sabotage marker goes from an adjacent Railway; with A15 an Available Guerrilla takes its place."""
    railway = yield from pick(BRITISH, FINE_RAILWAY, ADJACENT[space] & RAILWAYS & sabotaged(s))
    if railway is not None:
        remove_sabotage(s, railway)
        if recruits(s):
            tell_capability(s, "A15")
            place(s, UNDERGROUND, railway)
        end_step(s)


def spread(s: ArabRevolt, space: int) -> Steps[None]:
    """A1: the Rebels may add Opposition to a District or City next to the space."""
    other = yield from pick(REBELS, SPREAD, SETTLED & ADJACENT[space] & ~s.opposition, optional=True)
    if other is not None:
        tell_capability(s, "A1")
        add_opposition(s, other)


def mobilize_by_chit(s: ArabRevolt, spaces: int, number: int) -> Steps[None]:
    """The Rebels draw a Punishment chit for its Mobilization effect in so many of these spaces; it goes back.

    They carry it out, so they may take their own Guerrillas from the map (R-C2).
    """
    drawn = yield from draw_punishments(s, REBELS, 1)
    for kind in drawn:
        if kind == DETAIN and (spaces & SETTLED).bit_count() > number:
            yield from each(s, REBELS, MOBILIZE_AT, spaces & SETTLED, add_opposition, number=number)
        elif kind == DETAIN:
            for space in members[spaces & SETTLED]:
                add_opposition(s, space)
        elif kind == DEMOLISH:
            for space in (yield from several(spaces, number)):
                yield from place_for(s, REBELS, UNDERGROUND, space)
                end_step(s)


def several(spaces: int, number: int) -> Steps[tuple[int, ...]]:
    """So many of these spaces as the Rebels pick them, or all if there are no more (R-C15)."""
    if spaces.bit_count() <= number:
        return members[spaces]
    chosen: tuple[int, ...] = ()
    for _ in range(number):
        space = yield from pick(REBELS, MOBILIZE_AT, spaces)
        if space is not None:
            chosen += (space,)
            spaces &= ~(1 << space)
    return chosen
