"""The Event cards (5.0, 9.0): one small function a side, in the order of the cards."""

from __future__ import annotations

from functools import partial

from coinbox.coin.events import Events, ask
from coinbox.coin.forces import (
    BASE,
    GUERRILLAS,
    POLICE,
    TRACK,
    TROOP,
    UNDERGROUND,
    activate,
    announce,
    base_spaces,
    cubes,
    guerrillas,
    guerrillas_in,
    hide,
    insurgents,
    may_stand,
    move_all,
    remove,
)
from coinbox.coin.questions import both, can_place
from coinbox.coin.territory import add_terror, remove_terror
from coinbox.coin.will import change_will
from coinbox.games.malaya import mcp_operations as mcp
from coinbox.games.malaya.british_operations import assault_in, assault_spaces
from coinbox.games.malaya.capabilities import CAPABILITIES
from coinbox.games.malaya.operations import MENU
from coinbox.games.malaya.questions import (
    STANDING,
    choose,
    each,
    each_piece,
    move_some,
    one_of,
    pick,
    place_each,
    place_for,
    place_there,
    placing,
    standing,
)
from coinbox.games.malaya.special_activities import intimidate_in, reprisal_in
from coinbox.games.malaya.state import Malaya
from coinbox.games.malaya.verbs import (
    add_village,
    cancel_commander,
    end_step,
    gain,
    move_commander,
    pay,
    remove_village,
    set_level,
    shift,
    villages_left,
)
from coinbox.games.malaya.vocabulary import (
    ATTACK,
    BRITISH,
    CARDS,
    ECS,
    EVERYWHERE,
    GAIN_RESOURCES,
    IN_JUNGLE,
    IN_MOUNTAIN,
    JUNGLE,
    KL,
    KUALA_LUMPUR,
    LEFT,
    LEVELLED,
    LOSE_RESOURCE,
    LOWER_WILL,
    MARCH,
    MCP,
    MOUNTAIN,
    PLACE_BASE,
    PLACE_GUERRILLAS,
    PROVINCES,
    RALLY,
    RIGHT,
    SPACES,
    TRAIN,
    neighbours,
)
from coinbox.kernel.bits import bit_set, members
from coinbox.kernel.decision import Prompt, Steps
from coinbox.kernel.fields import named
from coinbox.kernel.trial import one_step

EVENTS: Events[Malaya] = Events(CARDS, CAPABILITIES.enact, end_step)
event, capability = EVENTS.event, EVENTS.capability


# -- what many cards do ----------------------------------------------------------------------------------------------

to_support, to_neutral, to_opposition = (partial(set_level, level=level) for level in (1, 0, -1))
towards_support, towards_opposition = (partial(shift, step=step) for step in (1, -1))


def british_controlled(s: Malaya) -> int:
    return s.british_control


def hiding(s: Malaya) -> int:
    """Spaces with an Underground Guerrilla."""
    return s.with_underground


def place_police_in(s: Malaya, by: int, prompt: Prompt, space: int, most: int) -> Steps[int]:
    """Up to so many Police in one space, one by one."""
    return place_each(s, by, prompt, POLICE, 1 << space, up_to=most, again=True)


def village_spaces(s: Malaya, spaces: int) -> int:
    """Of these, the spaces that can take a New Village from the pool (R-M12)."""
    return spaces & ~s.new_villages if villages_left(s) else 0


def assault_there(s: Malaya, space: int) -> Steps[None]:
    """A free Assault in a space, if there is anybody to assault."""
    if assault_spaces(s) >> space & 1:
        announce(s, BRITISH, "assault", space)
        yield from assault_in(s, space, s.parameters.bases_first)


# -- the cards -------------------------------------------------------------------------------------------------------

capability("M1", "unshaded", "New Villages")
capability("M1", "shaded", "New Villages")
capability("M2", "unshaded", "Min Yuen")
capability("M2", "shaded", "Min Yuen")


@event("M3", "unshaded", "Leaflets")
def m3_unshaded(s: Malaya, by: int) -> Steps[None]:
    """One Guerrilla from each of two Jungle spaces, or two from one Mountain space."""
    jungle, mountain = guerrillas(s) & JUNGLE, guerrillas(s) & MOUNTAIN
    choice = yield from choose(by, ask("M3", "where"), {IN_JUNGLE: jungle, IN_MOUNTAIN: mountain})
    if choice == IN_JUNGLE:
        yield from each_piece(s, by, ask("M3", "guerrilla"), GUERRILLAS, jungle, remove, number=2, apart=True)
    elif choice == IN_MOUNTAIN:
        full = named(s, "two_guerrillas", bit_set(i for i in members[mountain] if guerrillas_in(s, i) >= 2))
        there = yield from one_of(by, ask("M3", "mountain"), full or mountain)
        yield from each_piece(s, by, ask("M3", "guerrilla"), GUERRILLAS, there, remove, number=2)


@event("M3", "shaded", "Leaflets")
def m3_shaded(s: Malaya, by: int) -> Steps[None]:
    """Two Guerrillas or a Base in a space with MCP pieces."""
    yield from each(s, by, ask("M3", "space"), insurgents(s), partial(two_guerrillas_or_base, by=by))


def two_guerrillas_or_base(s: Malaya, space: int, by: int) -> Steps[None]:
    """What can be had of the two, and may stand in the space."""
    base = can_place(s, by, BASE) and may_stand(s, BASE, space)
    ways = {PLACE_GUERRILLAS: can_place(s, by, UNDERGROUND), PLACE_BASE: base}
    choice = yield from choose(by, ask("M3", "place"), ways, space=space)
    if choice == PLACE_GUERRILLAS:
        yield from place_there(s, by, UNDERGROUND, 1 << space, 2)
    elif choice == PLACE_BASE:
        yield from place_there(s, by, BASE, 1 << space)


@event("M4", "unshaded", "Chinese Squatters")
def m4_unshaded(s: Malaya, by: int) -> Steps[None]:
    """A New Village in any Province without one (R-M12)."""
    yield from each(s, by, ask("M4", "village"), village_spaces(s, PROVINCES), add_village)


@event("M4", "shaded", "Chinese Squatters")
def m4_shaded(s: Malaya, by: int) -> Steps[None]:
    """The MCP may place a Guerrilla in each of two Provinces."""
    yield from place_each(s, MCP, ask("M4", "guerrilla"), UNDERGROUND, PROVINCES, up_to=2)


@event("M5", "unshaded", "MPAJA Legacy")
def m5_unshaded(s: Malaya, by: int) -> Steps[None]:
    """An Opposition space becomes Neutral."""
    yield from each(s, by, ask("M5", "calm"), s.opposition, to_neutral)


@event("M5", "shaded", "MPAJA Legacy")
def m5_shaded(s: Malaya, by: int) -> Steps[None]:
    """Two spaces with the MCP shift towards Opposition."""
    yield from each(s, by, ask("M5", "shift"), insurgents(s) & LEVELLED, towards_opposition, number=2)


@event("M6", "unshaded", "Chin Peng")
def m6_unshaded(s: Malaya, by: int) -> Steps[None]:
    """Activate all in a Province with a Base and bring two Troops there."""

    def bring_troops(s: Malaya, space: int) -> Steps[None]:
        return move_some(s, by, ask("M6", "troop"), TROOP, EVERYWHERE, 1 << space, number=2)

    yield from each(s, by, ask("M6", "province"), PROVINCES & s.with_bases, both(activate, bring_troops))


@event("M6", "shaded", "Chin Peng")
def m6_shaded(s: Malaya, by: int) -> Steps[None]:
    """The MCP may carry out two free Limited Operations."""
    yield from MENU.free_limited_operation(s, MCP, may=True, times=2)
    yield from MENU.free_limited_operation(s, MCP, may=True)


@event("M7", "unshaded", "Trade Unions")
def m7_unshaded(s: Malaya, by: int) -> None:
    """MCP Resources -3; Kuala Lumpur to Support."""
    gain(s, MCP, -3, "card")
    to_support(s, KUALA_LUMPUR)


@event("M7", "shaded", "Trade Unions")
def m7_shaded(s: Malaya, by: int) -> None:
    """MCP Resources +5; Kuala Lumpur to Neutral."""
    gain(s, MCP, 5, "card")
    to_neutral(s, KUALA_LUMPUR)


capability("M8", "unshaded", "MNLA")
capability("M8", "shaded", "MNLA")


@event("M9", "unshaded", "Batang Kali")
def m9_unshaded(s: Malaya, by: int) -> Steps[None]:
    """A British Reprisal and then a free Assault in the same Province."""
    spaces = PROVINCES & s.with_troops
    effect = both(reprisal_in, assault_there)
    yield from each(s, BRITISH, ask("M9", "reprisal"), spaces, effect, heading="reprisal")


@event("M9", "shaded", "Batang Kali")
def m9_shaded(s: Malaya, by: int) -> Steps[None]:
    """A Province becomes Opposition; Political Will -2."""
    yield from each(s, by, ask("M9", "opposition"), PROVINCES, to_opposition)
    change_will(s, -2, "card")


@event("M10", "unshaded", "Gurney Killed")
def m10_unshaded(s: Malaya, by: int) -> Steps[None]:
    """A Police in each of three spaces with British pieces."""
    yield from place_each(s, by, ask("M10", "police"), POLICE, cubes, number=3)


@event("M10", "shaded", "Gurney Killed")
def m10_shaded(s: Malaya, by: int) -> Steps[None]:
    """The Commander counts for nothing until Reset; a Guerrilla anywhere."""
    cancel_commander(s)
    yield from place_each(s, by, ask("M10", "guerrilla"), UNDERGROUND, EVERYWHERE)


@event("M11", "unshaded", "Chemical Defoliants")
def m11_unshaded(s: Malaya, by: int) -> None:
    """MCP Resources -1 for each Base in a Jungle Province."""
    gain(s, MCP, -sum(s.bases[i] for i in members[JUNGLE]), "card")


@event("M11", "shaded", "Chemical Defoliants")
def m11_shaded(s: Malaya, by: int) -> Steps[None]:
    """A space with a Base shifts towards Opposition; Political Will -1 in any case."""
    yield from each(s, by, ask("M11", "shift"), s.with_bases & LEVELLED, towards_opposition)
    change_will(s, -1, "card")


@event("M12", "unshaded", "Orang Asli")
def m12_unshaded(s: Malaya, by: int) -> Steps[None]:
    """Up to two Police in each of two Jungle Provinces that the MCP do not Control."""

    def jungle(s: Malaya) -> int:
        return JUNGLE & ~s.insurgent_control if can_place(s, by, POLICE) else 0

    def fort(s: Malaya, space: int) -> Steps[None]:
        yield from place_there(s, by, POLICE, 1 << space)
        yield from place_police_in(s, by, ask("M12", "second"), space, 1)

    yield from each(s, by, ask("M12", "province"), jungle, fort, up_to=2)


@event("M12", "shaded", "Orang Asli")
def m12_shaded(s: Malaya, by: int) -> Steps[None]:
    """A Base in a Jungle Province."""
    yield from place_each(s, by, ask("M12", "base"), BASE, base_spaces(s, JUNGLE))


@event("M13", "unshaded", "Malay Police")
def m13_unshaded(s: Malaya, by: int) -> Steps[None]:
    """Up to four Police in British Controlled spaces."""
    yield from place_each(s, by, ask("M13", "police"), POLICE, british_controlled, up_to=4, again=True)


@event("M13", "shaded", "Malay Police")
def m13_shaded(s: Malaya, by: int) -> Steps[None]:
    """A space with Police shifts towards Opposition."""
    yield from each(s, by, ask("M13", "shift"), s.with_police & LEVELLED, towards_opposition)


@event("M14", "unshaded", "Korean War")
def m14_unshaded(s: Malaya, by: int) -> None:
    """British Resources +10; Political Will +1."""
    gain(s, BRITISH, 10, "card")
    change_will(s, 1, "card")


@event("M14", "shaded", "Korean War")
def m14_shaded(s: Malaya, by: int) -> None:
    """British Resources -4."""
    gain(s, BRITISH, -4, "card")


@event("M15", "unshaded", "Urban Calm")
def m15_unshaded(s: Malaya, by: int) -> Steps[None]:
    """A free Train in Kuala Lumpur, then a free Limited Operation in or next to it (R-C12)."""
    yield from MENU.carry_out(s, TRAIN, allowed=KL, most=1)
    yield from MENU.free_limited_operation(s, BRITISH, allowed=KL | neighbours(KL), may=False, near=KUALA_LUMPUR)


@event("M15", "shaded", "Urban Calm")
def m15_shaded(s: Malaya, by: int) -> Steps[None]:
    """A Guerrilla in Kuala Lumpur."""
    yield from place_there(s, by, UNDERGROUND, KL)


@event("M16", "unshaded", "Deportations")
def m16_unshaded(s: Malaya, by: int) -> Steps[None]:
    """The British may remove three MCP pieces from British Controlled spaces; +1 for each Base."""
    pieces = (*GUERRILLAS, BASE)
    yield from each_piece(s, BRITISH, ask("M16", "piece"), pieces, british_controlled, deport, up_to=3)


def deport(s: Malaya, piece: int, space: int) -> None:
    remove(s, piece, space)
    if piece == BASE:
        change_will(s, 1, "base-removed", 1 << space)


@event("M16", "shaded", "Deportations")
def m16_shaded(s: Malaya, by: int) -> Steps[None]:
    """A Province shifts towards Opposition and takes a Guerrilla."""
    yield from each(s, by, ask("M16", "shift"), PROVINCES, both(towards_opposition, placing(by, UNDERGROUND)))


@event("M17", "unshaded", "Special Branch")
def m17_unshaded(s: Malaya, by: int) -> Steps[None]:
    """All Guerrillas of two spaces become Active; the British may Assault in one space."""
    yield from each(s, by, ask("M17", "activate"), guerrillas(s), activate, number=2)
    yield from each(s, BRITISH, ask("M17", "assault"), assault_spaces(s), assault_there, up_to=1)


@event("M17", "shaded", "Special Branch")
def m17_shaded(s: Malaya, by: int) -> None:
    """All Guerrillas go Underground."""
    for space in members[s.with_active]:
        hide(s, space)


capability("M18", "unshaded", "Jungle Warfare School")
capability("M18", "shaded", "Jungle Warfare School")


@event("M19", "unshaded", "Food Denial")
def m19_unshaded(s: Malaya, by: int) -> Steps[None]:
    """For each New Village the MCP give up a Guerrilla or a Resource."""
    for _ in range(s.new_villages.bit_count()):
        ways = dict.fromkeys(standing(s, GUERRILLAS, EVERYWHERE), 1) | {LOSE_RESOURCE: s.mcp_resources}
        choice = yield from choose(MCP, ask("M19", "loss"), ways)
        if choice in STANDING:
            remove(s, *STANDING[choice])
            end_step(s)
        elif choice == LOSE_RESOURCE:
            gain(s, MCP, -1, "card")


@event("M19", "shaded", "Food Denial")
def m19_shaded(s: Malaya, by: int) -> None:
    """MCP Resources + spaces that hold MCP pieces and a New Village."""
    gain(s, MCP, (insurgents(s) & s.new_villages).bit_count(), "card")


@event("M20", "unshaded", "Regroupment")
def m20_unshaded(s: Malaya, by: int) -> Steps[None]:
    """Up to two Police in each Economic Center; the British may place a New Village next to one."""
    for space in members[ECS]:
        yield from place_police_in(s, by, ask("M20", "police"), space, 2)
    near = village_spaces(s, PROVINCES & named(s, "next_to_ecs", neighbours(ECS)))
    yield from each(s, BRITISH, ask("M20", "village"), near, add_village, up_to=1)


@event("M20", "shaded", "Regroupment")
def m20_shaded(s: Malaya, by: int) -> Steps[None]:
    """A space with a New Village becomes Opposition; a Guerrilla in an Economic Center."""
    yield from each(s, by, ask("M20", "opposition"), s.new_villages, to_opposition)
    yield from place_each(s, by, ask("M20", "guerrilla"), UNDERGROUND, ECS)


@event("M21", "unshaded", "White Areas")
def m21_unshaded(s: Malaya, by: int) -> Steps[None]:
    """A space with a New Village becomes Support and loses the New Village."""
    yield from each(s, by, ask("M21", "support"), s.new_villages, both(to_support, remove_village))


@event("M21", "shaded", "White Areas")
def m21_shaded(s: Malaya, by: int) -> Steps[None]:
    """A Guerrilla takes the place of a New Village (R-C3)."""
    yield from each(s, by, ask("M21", "replace"), s.new_villages, both(remove_village, placing(by, UNDERGROUND)))


@event("M22", "unshaded", "Nationalist Parties")
def m22_unshaded(s: Malaya, by: int) -> Steps[None]:
    """Two spaces shift towards Support; Political Will +1."""
    yield from each(s, by, ask("M22", "shift"), LEVELLED, towards_support, number=2)
    change_will(s, 1, "card")


@event("M22", "shaded", "Nationalist Parties")
def m22_shaded(s: Malaya, by: int) -> Steps[None]:
    """The MCP may Rally in three spaces, free; in three while three qualify (R-C15)."""
    yield from MENU.free_operation(s, RALLY, least=3, most=3, may=True)


@event("M23", "unshaded", "New Directives")
def m23_unshaded(s: Malaya, by: int) -> None:
    """Sabotage and Terror leave the Economic Centers and Kuala Lumpur."""
    for space in members[ECS | KL]:
        remove_terror(s, space, s.terror[space])


@event("M23", "shaded", "New Directives")
def m23_shaded(s: Malaya, by: int) -> Steps[None]:
    """The MCP may carry out a free Limited March, then a free Limited Attack."""
    yield from MENU.free_operation(s, MARCH, limited=True, may=True)
    yield from MENU.free_operation(s, ATTACK, limited=True, may=True)


@event("M24", "execute", "British Government")
def m24(s: Malaya, by: int) -> Steps[None]:
    """British Resources +6 or Political Will -1; the Commander Track moves a step that exists."""
    yield from one_step(s, means_or_will(s, by))
    step = yield from choose(by, ask("M24", "commander"), {LEFT: s.commander > 0, RIGHT: s.commander < 2})
    move_commander(s, -1 if step == LEFT else 1, "card")


def means_or_will(s: Malaya, by: int) -> Steps[None]:
    effect = yield from choose(by, ask("M24", "effect"), {GAIN_RESOURCES: 1, LOWER_WILL: 1})
    if effect == GAIN_RESOURCES:
        gain(s, BRITISH, 6, "card")
    else:
        change_will(s, -1, "card")


@event("M25", "unshaded", "Planters and Miners")
def m25_unshaded(s: Malaya, by: int) -> Steps[None]:
    """British Resources +6; up to one Police in each Economic Center."""
    gain(s, BRITISH, 6, "card")
    for space in members[ECS]:
        yield from place_police_in(s, by, ask("M25", "police"), space, 1)


@event("M25", "shaded", "Planters and Miners")
def m25_shaded(s: Malaya, by: int) -> Steps[None]:
    """All Troops of a Province go to one Economic Center or Kuala Lumpur."""
    for origin in members[(yield from one_of(by, ask("M25", "province"), PROVINCES & s.with_troops))]:
        space = yield from pick(by, ask("M25", "destination"), ECS | KL, facts=(("space", SPACES[origin]),))
        if space is not None:
            move_all(s, TROOP, origin, space)


@event("M26", "execute", "Emergency Regulations")
def m26(s: Malaya, by: int) -> Steps[None]:
    """Terror in two British Controlled Provinces with the MCP, which become Neutral; Political Will -1."""
    spaces = PROVINCES & s.british_control & insurgents(s)
    yield from each(s, by, ask("M26", "province"), spaces, both(add_terror, to_neutral), number=2)
    change_will(s, -1, "card")


capability("M27", "unshaded", "Running Dogs")
capability("M27", "shaded", "Running Dogs")
capability("M28", "unshaded", "Unity of Command")
capability("M28", "shaded", "Unity of Command")


@event("M29", "unshaded", "Weapon Bounties")
def m29_unshaded(s: Malaya, by: int) -> Steps[None]:
    """The British may buy off up to three Guerrillas for a Resource each."""
    yield from each_piece(s, BRITISH, ask("M29", "guerrilla"), GUERRILLAS, affordable, buy_off, up_to=3)


def affordable(s: Malaya) -> int:
    """Everywhere, while there is a Resource left to pay with."""
    return EVERYWHERE if s.british_resources else 0


def buy_off(s: Malaya, piece: int, space: int) -> None:
    remove(s, piece, space)
    pay(s, BRITISH, 1, "card")


@event("M29", "shaded", "Weapon Bounties")
def m29_shaded(s: Malaya, by: int) -> None:
    """Two Resources pass from the British to the MCP, as far as there are and fit."""
    amount = min(2, s.british_resources, TRACK - s.mcp_resources)
    gain(s, BRITISH, -amount, "card")
    gain(s, MCP, amount, "card")


@event("M30", "unshaded", "CCP Victory")
def m30_unshaded(s: Malaya, by: int) -> Steps[None]:
    """MCP Resources -3; two Guerrillas go."""
    gain(s, MCP, -3, "card")
    yield from each_piece(s, by, ask("M30", "guerrilla"), GUERRILLAS, EVERYWHERE, remove, number=2)


@event("M30", "shaded", "CCP Victory")
def m30_shaded(s: Malaya, by: int) -> Steps[None]:
    """A free Rally in two spaces, and a free Agitate in one of them."""
    op = MENU.operation(RALLY, free=True, least=2, most=2)
    MENU.announce(s, op)
    yield from mcp.rally(s, op, agitate_cost=0)


@event("M31", "unshaded", "Ex-Palestine Recruits")
def m31_unshaded(s: Malaya, by: int) -> Steps[None]:
    """Up to four Police in British Controlled spaces."""
    yield from place_each(s, by, ask("M31", "police"), POLICE, british_controlled, up_to=4, again=True)


@event("M31", "shaded", "Ex-Palestine Recruits")
def m31_shaded(s: Malaya, by: int) -> Steps[None]:
    """A free Rally in two spaces; then one of them shifts towards Opposition."""
    there = yield from MENU.carry_out(s, RALLY, least=2, most=2)
    yield from each(s, MCP, ask("M31", "shift"), named(s, "selected", there) & LEVELLED, towards_opposition)


@event("M32", "unshaded", "SEP")
def m32_unshaded(s: Malaya, by: int) -> Steps[None]:
    """The British may turn up to two Guerrillas in or next to British Control into Police."""
    yield from each_piece(s, BRITISH, ask("M32", "guerrilla"), GUERRILLAS, near_the_british, enlist, up_to=2)


def near_the_british(s: Malaya) -> int:
    """In or next to British Control."""
    return s.british_control | neighbours(s.british_control)


def enlist(s: Malaya, piece: int, space: int) -> Steps[None]:
    """A Guerrilla becomes a Police, if one may stand there and can be had (R-C3)."""
    remove(s, piece, space)
    if may_stand(s, POLICE, space):
        yield from place_for(s, BRITISH, POLICE, space)


@event("M32", "shaded", "SEP")
def m32_shaded(s: Malaya, by: int) -> Steps[None]:
    """The MCP Intimidate in two spaces with an Underground Guerrilla."""
    yield from each(s, MCP, ask("M32", "intimidate"), hiding, intimidate_in, number=2, heading="intimidate")
