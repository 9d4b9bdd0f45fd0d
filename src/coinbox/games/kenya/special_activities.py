"""Special Activities (4.0)."""

from __future__ import annotations

from functools import partial

from coinbox.coin.forces import (
    ACTIVE,
    GUERRILLAS,
    UNDERGROUND,
    announce,
    cubes_in,
    guerrillas,
    guerrillas_in,
    hide,
    move,
    remove,
    row_of,
)
from coinbox.coin.operation import Activity, Operation
from coinbox.coin.questions import can_place
from coinbox.coin.sections import rule
from coinbox.coin.territory import add_terror, remove_terror
from coinbox.games.kenya.british_operations import relocate_spaces
from coinbox.games.kenya.mau_mau_operations import leaves_underground, needs_underground, rally_spaces
from coinbox.games.kenya.menu import FIGHTING, MENU, neighbours
from coinbox.games.kenya.questions import MOVES, in_spaces, pick, place_for
from coinbox.games.kenya.state import RELOCATIONS, REPRISALS, Kenya
from coinbox.games.kenya.verbs import end_step, gain, roll_for_outrage, set_level, shift
from coinbox.games.kenya.vocabulary import (
    ADJACENT,
    AIR_STRIKE,
    ASSAULT,
    BRITISH,
    CITY,
    DEPLOY,
    DONE,
    MARCH,
    MAU_MAU,
    MOUNTAINS,
    OATH,
    PIECE_OPTIONS,
    PLACE_GUERRILLA,
    PROVINCES,
    RAID,
    RALLY,
    RELOCATE,
    REPRISAL,
    RESERVES,
    RETREAT,
    REWARD,
    STRIKE,
    SUPPLY,
    SWEEP,
    TERROR,
)
from coinbox.kernel.bits import bit_set, members
from coinbox.kernel.decision import Prompt, Steps, about

Op = Operation[Kenya]

REWARD_SPACE = Prompt("reward-space", "4.2.1")
REWARD_RECRUIT = Prompt("reward-recruit", "K11")
REPRISAL_SPACE = Prompt("reprisal-space", "4.2.2")
AIR_STRIKE_SPACE = Prompt("air-strike-space", "4.2.3")
OATH_SPACE = Prompt("oath-space", "4.3.2")
OATH_PLACE = Prompt("oath-place", "4.3.2")
RAID_SPACE = Prompt("raid-space", "4.3.3")
RAID_HOW = Prompt("raid-how", "4.3.3")
RAID_STRIKE = Prompt("raid-strike", "4.3.3")
RAID_RETREAT = Prompt("raid-retreat", "4.3.3")


def can_go_on(s: Kenya, op: Op) -> bool:
    """Whether the Operation has begun, or can begin as things are (R-C6)."""
    if op.selected:
        return True
    if op.faction == BRITISH:
        return op.kind != RELOCATE or relocate_spaces(s) != 0
    return (op.free or s.mau_mau_resources > 0) and (op.kind != TERROR or s.with_underground != 0)


# -- Reward --------------------------------------------------------------------------------------------------------


def reward_spaces(s: Kenya, op: Op | None = None) -> int:
    """British Controlled Populated spaces."""
    return s.british_control & s.populated if op is None or can_go_on(s, op) else 0


@rule("4.2.1")
def reward(s: Kenya, op: Op | None = None, *, optional: bool = False) -> Steps[None]:
    """Reward in one space (K11 unshaded: in up to two); K11 shaded lets the Mau Mau recruit once."""
    if not optional:
        announce(s, BRITISH, "reward")
    most = s.parameters.reward_spaces
    if (yield from in_spaces(s, op, BRITISH, REWARD_SPACE, reward_spaces, most, reward_in, optional=optional)):
        yield from recruit_after_reward(s)


def reward_in(s: Kenya, space: int) -> None:
    """Remove a Terror marker and shift towards Loyalty (R-K8)."""
    remove_terror(s, space)
    shift(s, space, 1)
    end_step(s)


def recruit_after_reward(s: Kenya) -> Steps[None]:
    """K11 shaded: the Mau Mau may place a Guerrilla in a Mountain Jungle."""
    if s.parameters.reward_recruits and can_place(s, MAU_MAU, UNDERGROUND):
        space = yield from pick(MAU_MAU, REWARD_RECRUIT, MOUNTAINS, optional=True)
        if space is not None:
            yield from place_for(s, MAU_MAU, UNDERGROUND, space)
            end_step(s)


# -- Reprisal ------------------------------------------------------------------------------------------------------


def reprisable(s: Kenya) -> int:
    """Populated spaces with Troops (R-K11)."""
    return s.populated & s.with_troops


def reprisal_spaces(s: Kenya, op: Op) -> int:
    """Where a Reprisal may be made; before an Assault, such that it still finds a target (R-C6)."""
    if not REPRISALS[s.pipeline]:
        return 0
    spaces = reprisable(s)
    if op.selected or op.kind != ASSAULT:
        return spaces
    return spaces & bit_set(i for i in members[spaces] if not guerrillas_in(s, i) or FIGHTING.reprisal_moves(s, op, i))


@rule("4.2.2", "6.6.2")
def reprisal(s: Kenya, op: Op) -> Steps[None]:
    """Reprisal in as many spaces as the Pipeline allows, then one Outrage roll."""
    announce(s, BRITISH, "reprisal")
    most = REPRISALS[s.pipeline]
    yield from in_spaces(s, op, BRITISH, REPRISAL_SPACE, reprisal_spaces, most, partial(reprisal_in, op=op))
    yield from roll_for_outrage(s)


@rule("4.2.2", "1.4.2")
def reprisal_in(s: Kenya, space: int, op: Op | None = None) -> Steps[None]:
    """Set the space to Neutral, place Terror if there is none, and send one Guerrilla next door."""
    set_level(s, space, 0)
    if not s.terror[space]:
        add_terror(s, space)
    yield from FIGHTING.send_next_door(s, op, space)


# -- Air Strike ----------------------------------------------------------------------------------------------------


def air_strike_spaces(s: Kenya, op: Op) -> int:
    """Provinces and Mountain Jungles (K5 shaded: only these), such that the Operation keeps or gets a space (R-C6)."""
    spaces = PROVINCES | MOUNTAINS if s.parameters.air_strike_in_provinces else MOUNTAINS
    if op.selected or op.kind in (DEPLOY, SWEEP):
        return spaces
    first = MENU.first_spaces(s, op)
    if op.kind == RELOCATE:
        return spaces if first else spaces & winnable(s)
    if not first:
        return 0
    if not first & (first - 1):
        first &= s.with_active  # the only target; a strike that removes it would end the Assault
        return spaces & ~first | MENU.leaving_a_space(s, op, spaces & first, air_strike_in)
    return spaces


def winnable(s: Kenya) -> int:
    """Reserves in which the loss of one Active Guerrilla gives the British Control, and so a Relocate."""
    if not RELOCATIONS[s.pipeline]:
        return 0
    held = RESERVES & s.populated & s.with_active
    return held & bit_set(i for i in members[held] if cubes_in(s, i) == guerrillas_in(s, i) + s.bases[i])


@rule("4.2.3")
def air_strike(s: Kenya, op: Op) -> Steps[object]:
    """Strike in one space (K5 unshaded: in up to two)."""
    announce(s, BRITISH, "air-strike")
    most = s.parameters.air_strike_spaces
    return in_spaces(s, op, BRITISH, AIR_STRIKE_SPACE, air_strike_spaces, most, air_strike_in)


@rule("4.2.3")
def air_strike_in(s: Kenya, space: int) -> None:
    """Remove an Active Guerrilla, in a Mountain Jungle two (R-C4)."""
    for _ in range(min(s.active[space], 2 if MOUNTAINS >> space & 1 else 1)):
        remove(s, ACTIVE, space)
    end_step(s)


# -- Supply --------------------------------------------------------------------------------------------------------


@rule("4.3.1")
def supplied(s: Kenya) -> int:
    """Spaces with Bases in Nairobi or joined to it by spaces with a Guerrilla or Resistance (R-K5)."""
    held = s.insurgent_control if s.parameters.supply_needs_control else guerrillas(s)
    passable = int(held | s.resistance)
    network = CITY
    while (grown := network | neighbours(network) & passable) != network:
        network = grown
    return s.with_bases & (CITY | neighbours(network))


def supply_spaces(s: Kenya, op: Op) -> int:
    """Supply is taken for what it brings: the Bases that are supplied."""
    if not op.selected and not MENU.entries[op.kind].spaces(s):
        return 0
    return s.with_bases & CITY or supplied(s)


@rule("4.3.1")
def supply(s: Kenya, op: Op) -> None:
    """A Resource for each Base that is supplied (K3 shaded: two)."""
    announce(s, MAU_MAU, "supply")
    gain(s, s.parameters.supply_per_base * sum(s.bases[i] for i in members[supplied(s)]))


# -- Oath ----------------------------------------------------------------------------------------------------------


def oath_spaces(s: Kenya, op: Op | None = None) -> int:
    """Populated Reserves with an Underground Guerrilla, as K28 widens or narrows it."""
    if op is not None and not can_go_on(s, op):
        return 0
    spaces = s.populated & s.with_underground
    if not s.parameters.oath_anywhere:
        spaces = RESERVES & spaces
    return spaces & ~s.british_control if s.parameters.oath_shuns_british else spaces


@rule("4.3.2")
def oath(s: Kenya, op: Op | None = None, *, optional: bool = False) -> Steps[None]:
    """Oath in one space (K28 shaded: in up to two)."""
    if not optional:
        announce(s, MAU_MAU, "oath")
    most = s.parameters.oath_spaces
    yield from in_spaces(s, op, MAU_MAU, OATH_SPACE, oath_spaces, most, oath_in, optional=optional)


@rule("4.3.2")
def oath_in(s: Kenya, space: int) -> Steps[None]:
    """Place a Guerrilla, if wanted, and shift towards Resistance (R-K8)."""
    if can_place(s, MAU_MAU, UNDERGROUND):
        choice = yield MAU_MAU, OATH_PLACE, (PLACE_GUERRILLA, DONE), about(space=space)
        if choice == PLACE_GUERRILLA:
            yield from place_for(s, MAU_MAU, UNDERGROUND, space)
    shift(s, space, -1)
    end_step(s)


# -- Raid ----------------------------------------------------------------------------------------------------------

FRONTIER = neighbours(MOUNTAINS) & PROVINCES
"""Provinces next to a Mountain Jungle."""
Retreats = dict[int, int]
"""Mountain Jungle -> Guerrillas that this Raid brought there, all Underground; a piece moves once in a Raid (R-K6)."""


def ready_in(s: Kenya, space: int, retreats: Retreats) -> tuple[int, int]:
    """Underground and Active Guerrillas in a space that this Raid has not moved."""
    return s.underground[space] - retreats.get(space, 0), s.active[space]


def ready(s: Kenya, retreats: Retreats) -> int:
    """Spaces with Guerrillas that this Raid has not moved."""
    here = guerrillas(s)
    if not retreats:
        return here
    return here & ~bit_set(i for i in retreats if not any(ready_in(s, i, retreats)))


def raidable(s: Kenya, retreats: Retreats) -> int:
    """Provinces that Guerrillas can strike from a Mountain Jungle, or leave for one."""
    here = ready(s, retreats)
    return FRONTIER & (neighbours(int(here & MOUNTAINS)) | here)


def raid_spaces(s: Kenya, op: Op) -> int:
    """Where a Raid may begin; before a Terror without an Underground Guerrilla, where it brings one (R-C6)."""
    spaces = raidable(s, {})
    if can_go_on(s, op):
        return spaces
    if op.kind != TERROR or not s.mau_mau_resources:
        return 0
    return spaces & (s.with_active | recruiting(s))


def recruiting(s: Kenya) -> int:
    """Where a Rally is sure to bring an Underground Guerrilla."""
    return rally_spaces(s) if s.available[2] else 0


@rule("4.3.3")
def raid(s: Kenya, op: Op) -> Steps[None]:
    """Raid in one space (K31 shaded: in up to two, one finished before the next)."""
    announce(s, MAU_MAU, "raid")
    retreats: Retreats = {}
    used = 0
    for _ in range(s.parameters.raid_spaces):
        spaces = raidable(s, retreats) if used else raid_spaces(s, op)
        space = yield from pick(MAU_MAU, RAID_SPACE, spaces & ~used, optional=used != 0)
        if space is None:
            return
        used |= 1 << space
        yield from raid_in(s, op, space, retreats)


@rule("4.3.3")
def raid_in(s: Kenya, op: Op, space: int, retreats: Retreats) -> Steps[None]:
    """Strike from a Mountain Jungle with a free Limited Operation, or retreat to one."""
    must = needs_underground(op) and not s.with_underground
    origins = ready(s, retreats) & ADJACENT[space] & MOUNTAINS
    options = [STRIKE] if origins and (not must or recruiting(s) >> space & 1) else []
    if guerrillas_in(s, space):
        options.append(RETREAT)
    choice = yield MAU_MAU, RAID_HOW, options, about(space=space)
    if choice == RETREAT:
        yield from retreat(s, space, retreats)
        return
    yield from strike(s, space, origins, retreats)
    kinds = (RALLY,) if must else free_kinds(s, op, space)
    yield from MENU.free_limited_operation(s, MAU_MAU, kinds, allowed=1 << space, waiting=op, may=not must)


def strike(s: Kenya, space: int, origins: int, retreats: Retreats) -> Steps[None]:
    """One or two Guerrillas of one Mountain Jungle move in."""
    for turn in range(2):
        options = [o for i in members[origins] for o in _departures(s, i, 1 << space, retreats)]
        if not options:
            break
        if turn:
            options.append(DONE)
        choice = yield MAU_MAU, RAID_STRIKE, options, about(1 << space, space=space)
        if choice == DONE:
            break
        piece, origin, _ = MOVES[choice]
        move(s, piece, origin, space)
        origins = 1 << origin
    end_step(s)


def _departures(s: Kenya, origin: int, reach: int, retreats: Retreats) -> list[int]:
    """The moves of the Guerrillas in a space that have not moved."""
    kinds = zip(GUERRILLAS, ready_in(s, origin, retreats), strict=True)
    return [option for piece, left in kinds if left for option in PIECE_OPTIONS[piece].moves[origin][reach]]


def retreat(s: Kenya, space: int, retreats: Retreats) -> Steps[None]:
    """At least one Guerrilla goes to one adjacent Mountain Jungle; those that went are Underground there."""
    refuge = ADJACENT[space] & MOUNTAINS
    went = exposed = 0
    while options := _departures(s, space, refuge, retreats):
        if went:
            options.append(DONE)
        choice = yield MAU_MAU, RAID_RETREAT, options, about(refuge, space=space)
        if choice == DONE:
            break
        piece, _, mountain = MOVES[choice]
        move(s, piece, space, mountain)
        exposed += piece == ACTIVE
        retreats[mountain] = retreats.get(mountain, 0) + 1
        refuge = 1 << mountain
        went += 1
    hide(s, refuge.bit_length() - 1, exposed)
    end_step(s)


@rule("4.1")
def free_kinds(s: Kenya, op: Op, space: int) -> tuple[int, ...]:
    """The Limited Operations of a strike; before a Terror, such that an Underground Guerrilla is left (R-C6)."""
    if not needs_underground(op):
        return (RALLY, MARCH, TERROR)
    near = members[guerrillas(s) & ADJACENT[space]]
    steps = [(piece, i, space) for i in near for piece in GUERRILLAS if row_of(s, piece)[i]]
    kinds = [RALLY]
    if any(leaves_underground(s, [step]) for step in steps):
        kinds.append(MARCH)
    if sum(s.underground) > 1:
        kinds.append(TERROR)
    return tuple(kinds)


REWARDING: Activity[Kenya] = Activity(REWARD, "4.2.1", reward_spaces, reward)
REPRISING: Activity[Kenya] = Activity(REPRISAL, "4.2.2", reprisal_spaces, reprisal)
STRIKING: Activity[Kenya] = Activity(AIR_STRIKE, "4.2.3", air_strike_spaces, air_strike, enables=True)
SUPPLYING: Activity[Kenya] = Activity(SUPPLY, "4.3.1", supply_spaces, supply, enables=True)
OATHING: Activity[Kenya] = Activity(OATH, "4.3.2", oath_spaces, oath)
RAIDING: Activity[Kenya] = Activity(RAID, "4.3.3", raid_spaces, raid, enables=True)
