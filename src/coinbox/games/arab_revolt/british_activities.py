"""British Special Activities (4.2)."""

from __future__ import annotations

from functools import partial

from coinbox.coin.forces import GUERRILLAS, activate, announce, guerrillas, guerrillas_in, remove
from coinbox.coin.operation import Activity, Operation
from coinbox.coin.sections import rule
from coinbox.games.arab_revolt.chits import choose_held_punishment, choose_punishment
from coinbox.games.arab_revolt.menu import MENU, can_go_on, neighbours, sources
from coinbox.games.arab_revolt.punishments import carry_out
from coinbox.games.arab_revolt.questions import in_spaces, pick, pick_piece, place_for
from coinbox.games.arab_revolt.state import UNITY_VALUES, ArabRevolt
from coinbox.games.arab_revolt.verbs import (
    activate_irregular,
    british_in,
    end_step,
    rebels_in,
    roll_against_irregulars,
)
from coinbox.games.arab_revolt.vocabulary import (
    ADJACENT,
    AIR_RECON,
    ASSAULT,
    BRITISH,
    DEMOLISH,
    DEPLOY,
    DETAIN,
    DISTRICTS,
    DIVIDE,
    DONE,
    IRREGULAR,
    PALESTINE,
    PUNISH,
    RAILWAYS,
    ROLL,
    SETTLED,
    STRIKE,
)
from coinbox.kernel.bits import bit_set, members
from coinbox.kernel.decision import NO_DETAIL, Prompt, Steps
from coinbox.kernel.trial import one_step

Op = Operation[ArabRevolt]

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


def punish_spaces(s: ArabRevolt, op: Op | None = None) -> int:
    """Where a Punish may be made, if there is a chit for it; before an Operation without a space, to bring it one."""
    if not (s.punishments_pool or s.punishments_held):
        return 0
    if op is None or can_go_on(s, op):
        return punishable(s)
    kind = {DEPLOY: DETAIN, ASSAULT: DEMOLISH}.get(op.kind)
    return sparing(s, op, kind, punishable(s), []) if kind is not None and is_certain(s, kind) else 0


def is_certain(s: ArabRevolt, kind: int) -> bool:
    """Whether the British are sure of such a chit: held, chosen for A18, or the only kind in the pool."""
    if kind in s.punishments_held or (s.parameters.punish_chooses and kind in s.punishments_pool):
        return True
    return set(s.punishments_pool) == {kind}


@rule("4.2.1")
def punish(s: ArabRevolt, op: Op | None = None, *, spaces: int | None = None, held: bool = False) -> Steps[None]:
    """Draw and use a chit (`held`: one that is held), then in up to two of the spaces that may be punished."""
    announce(s, BRITISH, "punish")
    where = punishable(s) if spaces is None else spaces

    def fits(kind: int) -> bool:
        return sparing(s, op, kind, where, []) != 0

    kind = yield from choose_held_punishment(s) if held else choose_punishment(s, fits)
    yield from one_step(s, punish_in(s, op, kind, where))


def punish_in(s: ArabRevolt, op: Op | None, kind: int, spaces: int, *, both: bool = False) -> Steps[None]:
    """One or two spaces, `both` if there are two; Punishment in all, then Mobilization in all (R-A9)."""
    chosen: list[int] = []
    for _ in range(2):
        left = spaces & ~bit_set(chosen)
        fitting = sparing(s, op, kind, left, chosen) or (0 if chosen else left)
        space = yield from pick(BRITISH, PUNISH_SPACE, fitting, optional=bool(chosen) and not both, number=kind)
        if space is None:
            break
        chosen.append(space)
    if s.watch is not None:
        s.watch.chosen()
    yield from carry_out(s, kind, chosen, op)


def sparing(s: ArabRevolt, op: Op | None, kind: int, spaces: int, chosen: list[int]) -> int:
    """Of these, the spaces that may be punished too so that an Operation to come keeps, or gets, a space (R-C6).

    If the chits that were drawn leave none, the Operation ends without a space.
    """
    if op is None or op.selected or op.kind not in (ASSAULT, DEPLOY):
        return spaces
    first = MENU.first_spaces(s, op)
    if not first:
        return spaces if chosen else spaces & bit_set(i for i in members[spaces] if _opens(s, op.kind, kind, i))
    if (op.kind, kind) not in ((ASSAULT, DETAIN), (DEPLOY, DEMOLISH)):
        return spaces
    return bit_set(i for i in members[spaces] if any(_survives(s, kind, f, [*chosen, i]) for f in members[first]))


def _opens(s: ArabRevolt, operation: int, kind: int, space: int) -> bool:
    """Whether punishing a space makes it one that the Operation can select."""
    if operation == ASSAULT:
        return kind == DEMOLISH and s.available[2] > 0
    taken = min(1 + (s.parameters.detain_extra and s.curfews >> space & 1), guerrillas_in(s, space))
    return kind == DETAIN and british_in(s, space) - rebels_in(s, space) + taken > 0


def _survives(s: ArabRevolt, kind: int, space: int, punished: list[int]) -> bool:
    """Whether a space that the Operation could select stays one when these are punished."""
    if space not in punished:
        return True
    if kind == DEMOLISH:
        return british_in(s, space) - rebels_in(s, space) > (s.available[2] > punished.index(space))
    taken = 1 + (s.parameters.detain_extra and s.curfews >> space & 1)
    return rebels_in(s, space) > min(taken, guerrillas_in(s, space))


# -- Divide --------------------------------------------------------------------------------------------------------


def targets(space: int) -> int:
    """Where an Irregular of this space finds Guerrillas: there and next to it, never abroad (R-A10)."""
    return (1 << space | ADJACENT[space]) & PALESTINE


def divide_from(s: ArabRevolt) -> int:
    """Spaces with an Underground Irregular that can reach a Guerrilla."""
    here = guerrillas(s) & PALESTINE
    return s.with_irregulars & (here | neighbours(int(here)))


def winnable(s: ArabRevolt) -> int:
    """Districts and Cities where replacing a Guerrilla gives the British the larger number, and so a Deploy."""
    gain = 2 if s.available[4] else 1
    spaces = SETTLED & guerrillas(s)
    return bit_set(i for i in members[spaces] if rebels_in(s, i) - british_in(s, i) < gain)


def divide_spaces(s: ArabRevolt, op: Op) -> int:
    """The roll can always be tried; before a Deploy without a space, Irregulars must bring it one (R-C6)."""
    if can_go_on(s, op):
        return PALESTINE
    if op.kind != DEPLOY or not UNITY_VALUES[s.unity]:
        return 0
    return s.with_irregulars & (winnable(s) | neighbours(winnable(s)))


@rule("4.2.2", "6.6.2")
def divide(s: ArabRevolt, op: Op | None = None, *, optional: bool = False) -> Steps[None]:
    """Strike with Irregulars, or roll to lower the Unity Track."""
    if not optional:
        announce(s, BRITISH, "divide")
    must = not can_go_on(s, op)
    options = [STRIKE] if UNITY_VALUES[s.unity] and divide_from(s) else []
    if not must:
        options.append(ROLL)
    choice = yield BRITISH, DIVIDE_HOW, (*options, DONE) if optional else options, NO_DETAIL
    if choice == STRIKE:
        yield from strike(s, op, winnable(s) if must else PALESTINE)
    elif choice == ROLL:
        yield from roll_against_irregulars(s, DIVIDE_ROLL)


@rule("4.2.2", "6.6.2")
def strike(s: ArabRevolt, op: Op | None = None, reach: int = PALESTINE, *, optional: bool = False) -> Steps[None]:
    """In spaces up to the Unity value an Irregular shows itself, and a Guerrilla becomes an Irregular.

    The first Guerrilla is one of those within `reach`.
    """
    used = 0
    for _ in range(UNITY_VALUES[s.unity]):
        here = guerrillas(s) & reach
        spaces = s.with_irregulars & (here | neighbours(int(here))) & ~used
        space = yield from pick(BRITISH, DIVIDE_SPACE, spaces, optional=optional or used != 0)
        if space is None:
            break
        used |= 1 << space
        chosen = yield from pick_piece(BRITISH, DIVIDE_GUERRILLA, s, GUERRILLAS, targets(space) & reach)
        activate_irregular(s, space)
        if chosen is not None:
            remove(s, *chosen)
            spared = sources(s, op, IRREGULAR, chosen[1])
            yield from place_for(s, BRITISH, IRREGULAR, chosen[1], sources=spared)
        end_step(s)
        reach = PALESTINE


# -- Air Recon -----------------------------------------------------------------------------------------------------


def air_recon_spaces(s: ArabRevolt, op: Op | None = None) -> int:
    """Districts and Railways."""
    return DISTRICTS | RAILWAYS if can_go_on(s, op) else 0


@rule("4.2.3")
def air_recon(s: ArabRevolt, op: Op | None = None, *, number: int = 1, optional: bool = False) -> Steps[object]:
    """Activate a Guerrilla (A32: two) in each of up to two spaces."""
    announce(s, BRITISH, "air-recon")
    effect = partial(reveal, number=number)
    return in_spaces(s, op, BRITISH, AIR_RECON_SPACE, air_recon_spaces, 2, effect, optional=optional)


def reveal(s: ArabRevolt, space: int, number: int) -> None:
    """Set so many Guerrillas in a space Active."""
    activate(s, space, number)


PUNISHING: Activity[ArabRevolt] = Activity(PUNISH, "4.2.1", punish_spaces, punish, enables=True)
DIVIDING: Activity[ArabRevolt] = Activity(DIVIDE, "4.2.2", divide_spaces, divide, enables=True)
RECONNOITRING: Activity[ArabRevolt] = Activity(AIR_RECON, "4.2.3", air_recon_spaces, air_recon)
