"""British Special Activities (4.2)."""

from __future__ import annotations

from functools import partial

from coinbox.coin.forces import GUERRILLAS, activate, announce, guerrillas, remove, tell_space
from coinbox.coin.operation import NOWHERE, Activity
from coinbox.coin.questions import SELECTED
from coinbox.coin.sections import rule
from coinbox.games.arab_revolt.chits import choose_held_punishment, choose_punishment, is_sure_of
from coinbox.games.arab_revolt.punishments import carry_out, recruits
from coinbox.games.arab_revolt.questions import each, pick, pick_piece, place_for
from coinbox.games.arab_revolt.state import UNITY_VALUES, ArabRevolt
from coinbox.games.arab_revolt.verbs import activate_irregular, end_step, roll_against_irregulars
from coinbox.games.arab_revolt.vocabulary import (
    ADJACENT,
    AIR_RECON,
    BRITISH,
    DEMOLISH,
    DETAIN,
    DISTRICTS,
    DIVIDE,
    DONE,
    FINE,
    IRREGULAR,
    PALESTINE,
    PUNISH,
    RAILWAYS,
    ROLL,
    SETTLED,
    STRIKE,
    neighbours,
)
from coinbox.kernel.bits import bit_set
from coinbox.kernel.decision import NO_DETAIL, Prompt, Steps
from coinbox.kernel.fields import named
from coinbox.kernel.trial import one_step

PUNISH_SPACE = Prompt("punish-space", "4.2.1")
DIVIDE_HOW = Prompt("divide-how", "4.2.2")
DIVIDE_SPACE = Prompt("divide-space", "4.2.2")
DIVIDE_GUERRILLA = Prompt("divide-guerrilla", "4.2.2")
DIVIDE_ROLL = Prompt("divide-roll", "4.2.2")
AIR_RECON_SPACE = Prompt("air-recon-space", "4.2.3")


# -- Punish --------------------------------------------------------------------------------------------------------


def punishable(s: ArabRevolt) -> int:
    """Districts and Cities with Troops."""
    return SETTLED & s.with_troops


def punish_spaces(s: ArabRevolt) -> int:
    """Where a Punish may be made, if there is a chit for it."""
    return punishable(s) if s.punishments_pool or s.punishments_held else 0


def detainable(s: ArabRevolt) -> int:
    """Where a Punish can surely send Guerrillas to Prison."""
    return punishable(s) if is_sure_of(s, (DETAIN,)) else 0


def demolishable(s: ArabRevolt) -> int:
    """Where a Punish can surely bring out an Available Guerrilla by Demolish."""
    return punishable(s) if s.available[2] and is_sure_of(s, (DEMOLISH,)) else 0


def provocable(s: ArabRevolt) -> int:
    """Where a Punish can surely bring out an Available Guerrilla; with A15 a Fine does too."""
    if recruits(s) and is_sure_of(s, (DEMOLISH, FINE)):
        return punishable(s)
    return demolishable(s)


@rule("4.2.1")
def punish(s: ArabRevolt, *, spaces: int | None = None, held: bool = False) -> Steps[None]:
    """Draw and use a chit (`held`: one that is held), then in up to two of the spaces that may be punished."""
    announce(s, BRITISH, "punish")
    kind = yield from choose_held_punishment(s) if held else choose_punishment(s)
    yield from one_step(s, punish_in(s, kind, punishable(s) if spaces is None else spaces))


def punish_in(s: ArabRevolt, kind: int, spaces: int, *, both: bool = False) -> Steps[None]:
    """One or two spaces, `both` if there are two; Punishment in all, then Mobilization in all (R-A9)."""
    chosen: list[int] = []
    for _ in range(2):
        left = spaces & ~bit_set(chosen)
        space = yield from pick(BRITISH, PUNISH_SPACE, left, optional=bool(chosen) and not both, number=kind)
        if space is None:
            break
        chosen.append(space)
        tell_space(s, space)
    if s.watch is not None:
        s.watch.chosen()
    yield from carry_out(s, kind, chosen)


# -- Divide --------------------------------------------------------------------------------------------------------


def targets(space: int) -> int:
    """Where an Irregular of this space finds Guerrillas: there and next to it, never abroad (R-A10)."""
    return (1 << space | ADJACENT[space]) & PALESTINE


def divide_from(s: ArabRevolt) -> int:
    """Spaces with an Underground Irregular that can reach a Guerrilla."""
    here = guerrillas(s) & PALESTINE
    return s.with_irregulars & named(s, "near_guerrillas", here | neighbours(int(here)))


def divide_spaces(s: ArabRevolt) -> int:
    """The roll can always be tried."""
    return PALESTINE


@rule("4.2.2", "6.6.2")
def divide(s: ArabRevolt, *, optional: bool = False) -> Steps[None]:
    """Strike with Irregulars, or roll to lower the Unity Track."""
    if not optional:
        announce(s, BRITISH, "divide")
    options = [STRIKE, ROLL] if UNITY_VALUES[s.unity] and divide_from(s) else [ROLL]
    choice = yield BRITISH, DIVIDE_HOW, (*options, DONE) if optional else options, NO_DETAIL
    if choice == STRIKE:
        yield from strike(s)
    elif choice == ROLL:
        yield from roll_against_irregulars(s, BRITISH, DIVIDE_ROLL)


@rule("4.2.2", "6.6.2")
def strike(s: ArabRevolt, *, optional: bool = False) -> Steps[None]:
    """In spaces up to the Unity value an Irregular shows itself, and a Guerrilla becomes an Irregular."""
    used = 0
    for _ in range(UNITY_VALUES[s.unity]):
        space = yield from pick(BRITISH, DIVIDE_SPACE, divide_from(s) & ~used, optional=optional or used != 0)
        if space is None:
            break
        used |= 1 << space
        tell_space(s, space)
        chosen = yield from pick_piece(BRITISH, DIVIDE_GUERRILLA, s, GUERRILLAS, targets(space))
        activate_irregular(s, space)
        if chosen is not None:
            remove(s, *chosen)
            yield from place_for(s, BRITISH, IRREGULAR, chosen[1])
        end_step(s)


# -- Air Recon -----------------------------------------------------------------------------------------------------


def air_recon_spaces(s: ArabRevolt) -> int:
    """Districts and Railways."""
    return DISTRICTS | RAILWAYS


@rule("4.2.3")
def air_recon(s: ArabRevolt, *, number: int = 1, optional: bool = False) -> Steps[object]:
    """Activate a Guerrilla (A32: two) in each of up to two spaces."""
    announce(s, BRITISH, "air-recon")
    effect, least = partial(reveal, number=number), 0 if optional else 1
    return each(s, BRITISH, AIR_RECON_SPACE, air_recon_spaces, effect, up_to=2, least=least, heading=SELECTED)


def reveal(s: ArabRevolt, space: int, number: int) -> None:
    """Set so many Guerrillas in a space Active."""
    activate(s, space, number)


PUNISHING: Activity[ArabRevolt] = Activity(PUNISH, "4.2.1", punish_spaces, punish, takes=2, risks=NOWHERE, delays=True)
DIVIDING: Activity[ArabRevolt] = Activity(DIVIDE, "4.2.2", divide_spaces, divide, takes=1)
RECONNOITRING: Activity[ArabRevolt] = Activity(AIR_RECON, "4.2.3", air_recon_spaces, air_recon, takes=0)
