"""Special Activities (4.0)."""

from __future__ import annotations

from coinbox.coin.capabilities import parameters, tell_capability
from coinbox.coin.forces import (
    ACTIVE,
    GUERRILLAS,
    UNDERGROUND,
    announce,
    guerrillas,
    guerrillas_in,
    hide,
    move,
    remove,
)
from coinbox.coin.operation import NOWHERE, Activity
from coinbox.coin.questions import SELECTED, can_place
from coinbox.coin.reprisal import send_next_door
from coinbox.coin.sections import rule
from coinbox.coin.territory import add_terror, remove_terror
from coinbox.games.kenya.menu import MENU
from coinbox.games.kenya.questions import MOVES, QUESTIONS, each, each_there, pick, place_for
from coinbox.games.kenya.state import REPRISALS, Kenya
from coinbox.games.kenya.verbs import end_step, gain, roll_for_outrage, set_level, shift
from coinbox.games.kenya.vocabulary import (
    ADJACENT,
    AIR_STRIKE,
    BRITISH,
    CITY,
    DONE,
    MAU_MAU,
    MOUNTAINS,
    OATH,
    PIECE_OPTIONS,
    PLACE_GUERRILLA,
    PROVINCES,
    RAID,
    REPRISAL,
    RESERVES,
    RETREAT,
    REWARD,
    STRIKE,
    SUPPLY,
    neighbours,
)
from coinbox.kernel.bits import bit_set, members
from coinbox.kernel.decision import Prompt, Steps, about
from coinbox.kernel.fields import named

REWARD_SPACE = Prompt("reward-space", "4.2.1")
REWARD_RECRUIT = Prompt("reward-recruit", "K11")
REPRISAL_SPACE = Prompt("reprisal-space", "4.2.2")
AIR_STRIKE_SPACE = Prompt("air-strike-space", "4.2.3")
OATH_SPACE = Prompt("oath-space", "4.3.2", parameters("oath_anywhere", "oath_shuns_british"))
OATH_PLACE = Prompt("oath-place", "4.3.2")
RAID_SPACE = Prompt("raid-space", "4.3.3")
RAID_HOW = Prompt("raid-how", "4.3.3")
RAID_STRIKE = Prompt("raid-strike", "4.3.3")
RAID_RETREAT = Prompt("raid-retreat", "4.3.3")


# -- Reward --------------------------------------------------------------------------------------------------------


def reward_spaces(s: Kenya) -> int:
    """British Controlled Populated spaces."""
    return s.british_control & s.populated


@rule("4.2.1")
def reward(s: Kenya, *, optional: bool = False) -> Steps[None]:
    """Reward in one space (K11 unshaded: in up to two); K11 shaded lets the Mau Mau recruit once."""
    most, least = s.parameters.reward_spaces, 0 if optional else 1
    there = yield from each_there(
        s, BRITISH, REWARD_SPACE, reward_spaces, reward_in, up_to=most, least=least, heading="reward"
    )
    if there:
        yield from recruit_after_reward(s)


def reward_in(s: Kenya, space: int) -> None:
    """Remove a Terror marker and shift towards Loyalty (R-K8)."""
    remove_terror(s, space)
    shift(s, space, 1)


def recruit_after_reward(s: Kenya) -> Steps[None]:
    """K11 shaded: the Mau Mau may place a Guerrilla in a Mountain Jungle."""
    if s.parameters.reward_recruits and can_place(s, MAU_MAU, UNDERGROUND):
        space = yield from pick(MAU_MAU, REWARD_RECRUIT, MOUNTAINS, optional=True)
        if space is not None:
            tell_capability(s, "K11")
            yield from place_for(s, MAU_MAU, UNDERGROUND, space)
            end_step(s)


# -- Reprisal ------------------------------------------------------------------------------------------------------


def reprisable(s: Kenya) -> int:
    """Populated spaces with Troops (R-K11)."""
    return s.populated & s.with_troops


def reprisal_spaces(s: Kenya) -> int:
    """Where a Reprisal may be made; at Pipeline 0 nowhere."""
    return reprisable(s) if REPRISALS[s.pipeline] else 0


@rule("4.2.2", "6.6.2")
def reprisal(s: Kenya) -> Steps[None]:
    """Reprisal in as many spaces as the Pipeline allows, then one Outrage roll."""
    announce(s, BRITISH, "reprisal")
    most = REPRISALS[s.pipeline]
    yield from each(s, BRITISH, REPRISAL_SPACE, reprisal_spaces, reprisal_in, up_to=most, least=1, heading=SELECTED)
    yield from roll_for_outrage(s)


@rule("4.2.2", "1.4.2")
def reprisal_in(s: Kenya, space: int) -> Steps[None]:
    """Set the space to Neutral, place Terror if there is none, and send one Guerrilla next door."""
    set_level(s, space, 0)
    if not s.terror[space]:
        add_terror(s, space)
    yield from send_next_door(s, QUESTIONS, space)


# -- Air Strike ----------------------------------------------------------------------------------------------------


def air_strike_spaces(s: Kenya) -> int:
    """Provinces and Mountain Jungles (K5 shaded: only these)."""
    return PROVINCES | MOUNTAINS if s.parameters.air_strike_in_provinces else MOUNTAINS


@rule("4.2.3")
def air_strike(s: Kenya) -> Steps[object]:
    """Strike in one space (K5 unshaded: in up to two)."""
    announce(s, BRITISH, "air-strike")
    most = s.parameters.air_strike_spaces
    return each(s, BRITISH, AIR_STRIKE_SPACE, air_strike_spaces, air_strike_in, up_to=most, least=1, heading=SELECTED)


@rule("4.2.3")
def air_strike_in(s: Kenya, space: int) -> None:
    """Remove an Active Guerrilla, in a Mountain Jungle two (R-C4)."""
    for _ in range(min(s.active[space], 2 if MOUNTAINS >> space & 1 else 1)):
        remove(s, ACTIVE, space)


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


def supply_spaces(s: Kenya) -> int:
    """Supply is taken for what it brings: the Bases that are supplied."""
    return s.with_bases & CITY or supplied(s)


@rule("4.3.1")
def supply(s: Kenya) -> None:
    """A Resource for each Base that is supplied (K3 shaded: two)."""
    announce(s, MAU_MAU, "supply")
    spaces = supplied(s)
    gain(s, s.parameters.supply_per_base * sum(s.bases[i] for i in members[spaces]), "supply", spaces)


# -- Oath ----------------------------------------------------------------------------------------------------------


def oath_spaces(s: Kenya) -> int:
    """Populated Reserves with an Underground Guerrilla, as K28 widens or narrows it."""
    spaces = s.populated & s.with_underground
    if not s.parameters.oath_anywhere:
        spaces = RESERVES & spaces
    return spaces & ~s.british_control if s.parameters.oath_shuns_british else spaces


@rule("4.3.2")
def oath(s: Kenya, *, optional: bool = False) -> Steps[None]:
    """Oath in one space (K28 shaded: in up to two)."""
    most, least = s.parameters.oath_spaces, 0 if optional else 1
    yield from each(s, MAU_MAU, OATH_SPACE, oath_spaces, oath_in, up_to=most, least=least, heading="oath")


@rule("4.3.2")
def oath_in(s: Kenya, space: int) -> Steps[None]:
    """Place a Guerrilla, if wanted, and shift towards Resistance (R-K8)."""
    if can_place(s, MAU_MAU, UNDERGROUND):
        choice = yield MAU_MAU, OATH_PLACE, (PLACE_GUERRILLA, DONE), about(space=space)
        if choice == PLACE_GUERRILLA:
            yield from place_for(s, MAU_MAU, UNDERGROUND, space)
    shift(s, space, -1)


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
    return here & ~named(s, "retreated", bit_set(i for i in retreats if not any(ready_in(s, i, retreats))))


def raidable(s: Kenya, retreats: Retreats) -> int:
    """Provinces that Guerrillas can strike from a Mountain Jungle, or leave for one."""
    here = ready(s, retreats)
    return FRONTIER & (named(s, "next_to_raiders", neighbours(int(here & MOUNTAINS))) | here)


def raid_spaces(s: Kenya) -> int:
    """Where a Raid may begin."""
    return raidable(s, {})


@rule("4.3.3")
def raid(s: Kenya) -> Steps[None]:
    """Raid in one space (K31 shaded: in up to two, one finished before the next)."""
    announce(s, MAU_MAU, "raid")
    retreats: Retreats = {}
    used = 0
    for _ in range(s.parameters.raid_spaces):
        space = yield from pick(MAU_MAU, RAID_SPACE, raidable(s, retreats) & ~used, optional=used != 0)
        if space is None:
            return
        used |= 1 << space
        yield from raid_in(s, space, retreats)


@rule("4.3.3")
def raid_in(s: Kenya, space: int, retreats: Retreats) -> Steps[None]:
    """Strike from a Mountain Jungle with a free Limited Operation, or retreat to one."""
    origins = ready(s, retreats) & ADJACENT[space] & MOUNTAINS
    options = [STRIKE] if origins else []
    if guerrillas_in(s, space):
        options.append(RETREAT)
    choice = yield MAU_MAU, RAID_HOW, options, about(space=space)
    announce(s, MAU_MAU, "raid-retreat" if choice == RETREAT else "raid-strike", space)
    if choice == RETREAT:
        yield from retreat(s, space, retreats)
        return
    yield from strike(s, space, origins, retreats)
    yield from MENU.free_limited_operation(s, MAU_MAU, allowed=1 << space, may=True, rule="4.3.3")


def strike(s: Kenya, space: int, origins: int, retreats: Retreats) -> Steps[None]:
    """One or two Guerrillas of one Mountain Jungle move in."""
    for turn in range(2):
        options = [o for i in members[origins] for o in _departures(s, i, 1 << space, retreats)]
        if not options:
            break
        if turn:
            options.append(DONE)
        detail = about(1 << space, space=space, kinds=GUERRILLAS, origins=MOUNTAINS)
        choice = yield MAU_MAU, RAID_STRIKE, options, detail
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
        choice = yield MAU_MAU, RAID_RETREAT, options, about(refuge, space=space, kinds=GUERRILLAS)
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


REWARDING: Activity[Kenya] = Activity(REWARD, "4.2.1", reward_spaces, reward, takes=0)
REPRISING: Activity[Kenya] = Activity(REPRISAL, "4.2.2", reprisal_spaces, reprisal, takes=1, risks=NOWHERE)
STRIKING: Activity[Kenya] = Activity(AIR_STRIKE, "4.2.3", air_strike_spaces, air_strike, takes=1, risks=NOWHERE)
SUPPLYING: Activity[Kenya] = Activity(SUPPLY, "4.3.1", supply_spaces, supply, takes=0, pays=1)
OATHING: Activity[Kenya] = Activity(OATH, "4.3.2", oath_spaces, oath, takes=0)
RAIDING: Activity[Kenya] = Activity(RAID, "4.3.3", raid_spaces, raid, takes=2, delays=True)
