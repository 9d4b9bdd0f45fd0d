"""The Event cards (5.0, 9.0): one small function a side, in the order of the cards."""

from __future__ import annotations

from collections.abc import Callable

from coinbox.coin.events import Events, ask
from coinbox.coin.forces import (
    BASE,
    GUERRILLAS,
    POLICE,
    TROOP,
    UNDERGROUND,
    activate,
    base_spaces,
    cubes,
    guerrillas,
    guerrillas_in,
    hide,
    insurgents,
    may_stand,
    move,
    remove,
)
from coinbox.coin.questions import can_place
from coinbox.coin.sections import rule
from coinbox.coin.territory import add_terror, remove_terror
from coinbox.coin.will import change_will
from coinbox.games.malaya import mcp_operations as mcp
from coinbox.games.malaya.british_operations import assault_in, assault_spaces
from coinbox.games.malaya.capabilities import CAPABILITIES
from coinbox.games.malaya.operations import MENU
from coinbox.games.malaya.questions import MOVES, STANDING, pick, pick_piece, place_for, standing
from coinbox.games.malaya.special_activities import intimidate_in, reprisal_in
from coinbox.games.malaya.state import Malaya
from coinbox.games.malaya.verbs import (
    add_village,
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
    ADJACENT,
    ATTACK,
    BRITISH,
    CARDS,
    DECLINE,
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
    PIECE_OPTIONS,
    PLACE_BASE,
    PLACE_GUERRILLAS,
    PROVINCES,
    RALLY,
    RIGHT,
    TRAIN,
)
from coinbox.kernel.bits import bit_set, members
from coinbox.kernel.decision import NO_DETAIL, Prompt, Steps, about

EVENTS: Events[Malaya] = Events(CARDS, CAPABILITIES.enact, end_step)
event, capability = EVENTS.event, EVENTS.capability


# -- what many cards do ----------------------------------------------------------------------------------------------


def shift_one(s: Malaya, by: int, prompt: Prompt, spaces: int, step: int) -> Steps[int | None]:
    """Shift one of these spaces a level; it need not be one that changes (R-C15)."""
    space = yield from pick(by, prompt, spaces & LEVELLED)
    if space is not None:
        shift(s, space, step)
        end_step(s)
    return space


def shift_some(s: Malaya, by: int, prompt: Prompt, spaces: int, number: int, step: int) -> Steps[None]:
    """Shift so many different spaces a level each, as far as there are that many."""
    for _ in range(number):
        space = yield from shift_one(s, by, prompt, spaces, step)
        if space is None:
            return
        spaces &= ~(1 << space)


def place_guerrillas(s: Malaya, by: int, space: int, number: int) -> Steps[None]:
    """Place Guerrillas in one space, as one step (R-C1)."""
    for _ in range(number):
        if not (yield from place_for(s, by, UNDERGROUND, space)):
            break
    end_step(s)


def place_police(s: Malaya, by: int, prompt: Prompt, spaces: Callable[[Malaya], int], most: int) -> Steps[None]:
    """Up to so many Police, one by one, in spaces that qualify when each is placed."""
    for _ in range(most):
        if not can_place(s, by, POLICE):
            return
        space = yield from pick(by, prompt, spaces(s), optional=True)
        if space is None:
            return
        yield from place_for(s, by, POLICE, space)
        end_step(s)


def place_police_in(s: Malaya, by: int, prompt: Prompt, space: int, most: int) -> Steps[None]:
    """Up to so many Police in one space."""
    yield from place_police(s, by, prompt, lambda s: 1 << space, most)


def british_controlled(s: Malaya) -> int:
    return s.british_control


def remove_guerrillas(
    s: Malaya, by: int, prompt: Prompt, spaces: int, number: int, *, optional: bool = False
) -> Steps[int]:
    """Remove so many Guerrillas from these spaces, of either state; returns how many."""
    for taken in range(number):
        chosen = yield from pick_piece(by, prompt, s, GUERRILLAS, spaces, optional=optional)
        if chosen is None:
            return taken
        remove(s, *chosen)
        end_step(s)
    return number


# -- the cards -------------------------------------------------------------------------------------------------------

capability("M1", "unshaded", "New Villages")
capability("M1", "shaded", "New Villages")
capability("M2", "unshaded", "Min Yuen")
capability("M2", "shaded", "Min Yuen")


@event("M3", "unshaded", "Leaflets")
def m3_unshaded(s: Malaya, by: int) -> Steps[None]:
    """One Guerrilla from each of two Jungle spaces, or two from one Mountain space."""
    jungle, mountain = guerrillas(s) & JUNGLE, guerrillas(s) & MOUNTAIN
    options = [o for o, spaces in ((IN_JUNGLE, jungle), (IN_MOUNTAIN, mountain)) if spaces]
    if not options:
        return
    choice = yield by, ask("M3", "where"), options, NO_DETAIL
    if choice == IN_JUNGLE:
        for _ in range(2):
            chosen = yield from pick_piece(by, ask("M3", "guerrilla"), s, GUERRILLAS, jungle)
            if chosen is None:
                return
            jungle &= ~(1 << chosen[1])
            remove(s, *chosen)
            end_step(s)
        return
    full = bit_set(i for i in members[mountain] if guerrillas_in(s, i) >= 2)
    space = yield from pick(by, ask("M3", "mountain"), full or mountain)
    if space is not None:
        yield from remove_guerrillas(s, by, ask("M3", "guerrilla"), 1 << space, 2)


@event("M3", "shaded", "Leaflets")
def m3_shaded(s: Malaya, by: int) -> Steps[None]:
    """Two Guerrillas or a Base in a space with MCP pieces."""
    space = yield from pick(by, ask("M3", "space"), insurgents(s))
    if space is None:
        return
    options = [PLACE_GUERRILLAS] if can_place(s, by, UNDERGROUND) else []
    if may_stand(s, BASE, space) and can_place(s, by, BASE):
        options.append(PLACE_BASE)
    if not options:
        return
    choice = yield by, ask("M3", "place"), options, about(space=space)
    if choice == PLACE_GUERRILLAS:
        yield from place_guerrillas(s, by, space, 2)
    else:
        yield from place_for(s, by, BASE, space)
        end_step(s)


@event("M4", "unshaded", "Chinese Squatters")
def m4_unshaded(s: Malaya, by: int) -> Steps[None]:
    """A New Village in any Province without one (R-M12)."""
    yield from place_village(s, by, ask("M4", "village"), PROVINCES)


def place_village(s: Malaya, by: int, prompt: Prompt, spaces: int, *, optional: bool = False) -> Steps[None]:
    """A New Village from the pool in one of these spaces without one."""
    if villages_left(s):
        space = yield from pick(by, prompt, spaces & ~s.new_villages, optional=optional)
        if space is not None:
            add_village(s, space)
            end_step(s)


@event("M4", "shaded", "Chinese Squatters")
def m4_shaded(s: Malaya, by: int) -> Steps[None]:
    """The MCP may place a Guerrilla in each of two Provinces."""
    spaces = PROVINCES
    for _ in range(2):
        if not can_place(s, MCP, UNDERGROUND):
            return
        space = yield from pick(MCP, ask("M4", "guerrilla"), spaces, optional=True)
        if space is None:
            return
        spaces &= ~(1 << space)
        yield from place_guerrillas(s, MCP, space, 1)


@event("M5", "unshaded", "MPAJA Legacy")
def m5_unshaded(s: Malaya, by: int) -> Steps[None]:
    """An Opposition space becomes Neutral."""
    space = yield from pick(by, ask("M5", "calm"), s.opposition)
    if space is not None:
        set_level(s, space, 0)
        end_step(s)


@event("M5", "shaded", "MPAJA Legacy")
def m5_shaded(s: Malaya, by: int) -> Steps[None]:
    """Two spaces with the MCP shift towards Opposition."""
    yield from shift_some(s, by, ask("M5", "shift"), insurgents(s), 2, -1)


@event("M6", "unshaded", "Chin Peng")
def m6_unshaded(s: Malaya, by: int) -> Steps[None]:
    """Activate all in a Province with a Base and bring two Troops there."""
    space = yield from pick(by, ask("M6", "province"), PROVINCES & s.with_bases)
    if space is None:
        return
    activate(s, space, s.underground[space])
    for _ in range(2):
        options = [o for i in members[s.with_troops] for o in PIECE_OPTIONS[TROOP].moves[i][1 << space]]
        if not options:
            break
        choice = yield by, ask("M6", "troop"), options, about(1 << space, space=space)
        move(s, *MOVES[choice])
    end_step(s)


@event("M6", "shaded", "Chin Peng")
def m6_shaded(s: Malaya, by: int) -> Steps[None]:
    """Two free Limited Operations of the MCP."""
    yield from MENU.free_limited_operation(s, MCP, may=True)
    yield from MENU.free_limited_operation(s, MCP, may=True)


@event("M7", "unshaded", "Trade Unions")
def m7_unshaded(s: Malaya, by: int) -> None:
    """MCP Resources -3; Kuala Lumpur to Support."""
    gain(s, MCP, -3)
    set_level(s, KUALA_LUMPUR, 1)
    end_step(s)


@event("M7", "shaded", "Trade Unions")
def m7_shaded(s: Malaya, by: int) -> None:
    """MCP Resources +5; Kuala Lumpur to Neutral."""
    gain(s, MCP, 5)
    set_level(s, KUALA_LUMPUR, 0)
    end_step(s)


capability("M8", "unshaded", "MNLA")
capability("M8", "shaded", "MNLA")


@event("M9", "unshaded", "Batang Kali")
def m9_unshaded(s: Malaya, by: int) -> Steps[None]:
    """A British Reprisal and then a free Assault in the same Province."""
    space = yield from pick(BRITISH, ask("M9", "reprisal"), PROVINCES & s.with_troops)
    if space is None:
        return
    yield from reprisal_in(s, space)
    if assault_spaces(s) >> space & 1:
        yield from assault_in(s, space, s.parameters.bases_first)


@event("M9", "shaded", "Batang Kali")
def m9_shaded(s: Malaya, by: int) -> Steps[None]:
    """A Province becomes Opposition; Political Will -2."""
    space = yield from pick(by, ask("M9", "opposition"), PROVINCES)
    if space is not None:
        set_level(s, space, -1)
    end_step(s)
    change_will(s, -2)


@event("M10", "unshaded", "Gurney Killed")
def m10_unshaded(s: Malaya, by: int) -> Steps[None]:
    """A Police in each of three spaces with British pieces."""
    used = 0
    for _ in range(3):
        if not can_place(s, by, POLICE):
            return
        space = yield from pick(by, ask("M10", "police"), cubes(s) & ~used)
        if space is None:
            return
        used |= 1 << space
        yield from place_for(s, by, POLICE, space)
        end_step(s)


@event("M10", "shaded", "Gurney Killed")
@rule("6.6.3")
def m10_shaded(s: Malaya, by: int) -> Steps[None]:
    """The Commander counts for nothing until Reset; a Guerrilla anywhere."""
    s.gurney_killed = 1
    if s.log is not None:
        s.log("gurney-killed")
    yield from place_guerrilla_in(s, by, ask("M10", "guerrilla"), EVERYWHERE)


def place_guerrilla_in(s: Malaya, by: int, prompt: Prompt, spaces: int) -> Steps[None]:
    """One Guerrilla in one of these spaces."""
    if can_place(s, by, UNDERGROUND):
        space = yield from pick(by, prompt, spaces)
        if space is not None:
            yield from place_guerrillas(s, by, space, 1)


@event("M11", "unshaded", "Chemical Defoliants")
def m11_unshaded(s: Malaya, by: int) -> None:
    """MCP Resources -1 for each Base in a Jungle Province."""
    gain(s, MCP, -sum(s.bases[i] for i in members[JUNGLE]))


@event("M11", "shaded", "Chemical Defoliants")
def m11_shaded(s: Malaya, by: int) -> Steps[None]:
    """A space with a Base shifts towards Opposition; Political Will -1 in any case."""
    yield from shift_one(s, by, ask("M11", "shift"), s.with_bases, -1)
    change_will(s, -1)


@event("M12", "unshaded", "Orang Asli")
def m12_unshaded(s: Malaya, by: int) -> Steps[None]:
    """Up to two Police in each of two Jungle Provinces that the MCP do not Control."""
    used = 0
    for _ in range(2):
        if not can_place(s, by, POLICE):
            return
        space = yield from pick(by, ask("M12", "province"), JUNGLE & ~s.insurgent_control & ~used, optional=True)
        if space is None:
            return
        used |= 1 << space
        yield from place_for(s, by, POLICE, space)
        end_step(s)
        yield from place_police_in(s, by, ask("M12", "second"), space, 1)


@event("M12", "shaded", "Orang Asli")
def m12_shaded(s: Malaya, by: int) -> Steps[None]:
    """A Base in a Jungle Province."""
    if can_place(s, by, BASE):
        space = yield from pick(by, ask("M12", "base"), base_spaces(s, JUNGLE))
        if space is not None:
            yield from place_for(s, by, BASE, space)
            end_step(s)


@event("M13", "unshaded", "Malay Police")
def m13_unshaded(s: Malaya, by: int) -> Steps[None]:
    """Up to four Police in British Controlled spaces."""
    yield from place_police(s, by, ask("M13", "police"), british_controlled, 4)


@event("M13", "shaded", "Malay Police")
def m13_shaded(s: Malaya, by: int) -> Steps[None]:
    """A space with Police shifts towards Opposition."""
    yield from shift_one(s, by, ask("M13", "shift"), s.with_police, -1)


@event("M14", "unshaded", "Korean War")
def m14_unshaded(s: Malaya, by: int) -> None:
    """British Resources +10; Political Will +1."""
    gain(s, BRITISH, 10)
    change_will(s, 1)


@event("M14", "shaded", "Korean War")
def m14_shaded(s: Malaya, by: int) -> None:
    """British Resources -4."""
    gain(s, BRITISH, -4)


@event("M15", "unshaded", "Urban Calm")
def m15_unshaded(s: Malaya, by: int) -> Steps[None]:
    """A free Train in Kuala Lumpur, then a free Limited Operation in or next to it (R-C12)."""
    yield from MENU.run(s, MENU.operation(TRAIN, free=True, allowed=KL, most=1))
    yield from MENU.free_limited_operation(s, BRITISH, allowed=KL | ADJACENT[KUALA_LUMPUR], may=True)


@event("M15", "shaded", "Urban Calm")
def m15_shaded(s: Malaya, by: int) -> Steps[None]:
    """A Guerrilla in Kuala Lumpur."""
    yield from place_guerrillas(s, by, KUALA_LUMPUR, 1)


@event("M16", "unshaded", "Deportations")
def m16_unshaded(s: Malaya, by: int) -> Steps[None]:
    """The British may remove three MCP pieces from British Controlled spaces; +1 for each Base."""
    for _ in range(3):
        prompt = ask("M16", "piece")
        chosen = yield from pick_piece(BRITISH, prompt, s, (*GUERRILLAS, BASE), s.british_control, optional=True)
        if chosen is None:
            return
        remove(s, *chosen)
        if chosen[0] == BASE:
            change_will(s, 1)
        end_step(s)


@event("M16", "shaded", "Deportations")
def m16_shaded(s: Malaya, by: int) -> Steps[None]:
    """A Province shifts towards Opposition and takes a Guerrilla."""
    space = yield from shift_one(s, by, ask("M16", "shift"), PROVINCES, -1)
    if space is not None:
        yield from place_guerrillas(s, by, space, 1)


@event("M17", "unshaded", "Special Branch")
def m17_unshaded(s: Malaya, by: int) -> Steps[None]:
    """All Guerrillas of two spaces become Active; the British may Assault in one space."""
    spaces = guerrillas(s)
    for _ in range(2):
        space = yield from pick(by, ask("M17", "activate"), spaces)
        if space is None:
            break
        spaces &= ~(1 << space)
        activate(s, space, s.underground[space])
    space = yield from pick(BRITISH, ask("M17", "assault"), assault_spaces(s), optional=True)
    if space is not None:
        yield from assault_in(s, space, s.parameters.bases_first)


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
        options = standing(s, GUERRILLAS, EVERYWHERE)
        if s.mcp_resources:
            options.append(LOSE_RESOURCE)
        if not options:
            return
        choice = yield MCP, ask("M19", "loss"), options, NO_DETAIL
        if choice == LOSE_RESOURCE:
            gain(s, MCP, -1)
        else:
            remove(s, *STANDING[choice])
            end_step(s)


@event("M19", "shaded", "Food Denial")
def m19_shaded(s: Malaya, by: int) -> None:
    """MCP Resources + spaces that hold MCP pieces and a New Village."""
    gain(s, MCP, (insurgents(s) & s.new_villages).bit_count())


@event("M20", "unshaded", "Regroupment")
def m20_unshaded(s: Malaya, by: int) -> Steps[None]:
    """Up to two Police in each Economic Center; the British may place a New Village next to one."""
    for space in members[ECS]:
        yield from place_police_in(s, by, ask("M20", "police"), space, 2)
    near = bit_set(i for i in members[PROVINCES] if ADJACENT[i] & ECS)
    yield from place_village(s, BRITISH, ask("M20", "village"), near, optional=True)


@event("M20", "shaded", "Regroupment")
def m20_shaded(s: Malaya, by: int) -> Steps[None]:
    """A space with a New Village becomes Opposition; a Guerrilla in an Economic Center."""
    space = yield from pick(by, ask("M20", "opposition"), s.new_villages)
    if space is not None:
        set_level(s, space, -1)
        end_step(s)
    yield from place_guerrilla_in(s, by, ask("M20", "guerrilla"), ECS)


@event("M21", "unshaded", "White Areas")
def m21_unshaded(s: Malaya, by: int) -> Steps[None]:
    """A space with a New Village becomes Support and loses the New Village."""
    space = yield from pick(by, ask("M21", "support"), s.new_villages)
    if space is not None:
        set_level(s, space, 1)
        remove_village(s, space)
        end_step(s)


@event("M21", "shaded", "White Areas")
def m21_shaded(s: Malaya, by: int) -> Steps[None]:
    """A Guerrilla takes the place of a New Village (R-C3)."""
    space = yield from pick(by, ask("M21", "replace"), s.new_villages)
    if space is not None:
        remove_village(s, space)
        yield from place_guerrillas(s, by, space, 1)


@event("M22", "unshaded", "Nationalist Parties")
def m22_unshaded(s: Malaya, by: int) -> Steps[None]:
    """Two spaces shift towards Support; Political Will +1."""
    yield from shift_some(s, by, ask("M22", "shift"), LEVELLED, 2, 1)
    change_will(s, 1)


@event("M22", "shaded", "Nationalist Parties")
def m22_shaded(s: Malaya, by: int) -> Steps[None]:
    """The MCP may Rally in three spaces, free."""
    op = MENU.operation(RALLY, free=True, most=3)
    if mcp.rally_spaces(s):
        choice = yield MCP, ask("M22", "rally"), (RALLY, DECLINE), NO_DETAIL
        if choice == RALLY:
            yield from MENU.run(s, op)


@event("M23", "unshaded", "New Directives")
def m23_unshaded(s: Malaya, by: int) -> None:
    """Sabotage and Terror leave the Economic Centers and Kuala Lumpur."""
    for space in members[ECS | KL]:
        remove_terror(s, space, s.terror[space])


@event("M23", "shaded", "New Directives")
def m23_shaded(s: Malaya, by: int) -> Steps[None]:
    """A free Limited March, then a free Limited Attack."""
    yield from MENU.free_limited_operation(s, MCP, (MARCH,), may=True)
    yield from MENU.free_limited_operation(s, MCP, (ATTACK,), may=True)


@event("M24", "execute", "British Government")
def m24(s: Malaya, by: int) -> Steps[None]:
    """British Resources +6 or Political Will -1; the Commander Track moves a step that exists."""
    choice = yield by, ask("M24", "effect"), (GAIN_RESOURCES, LOWER_WILL), NO_DETAIL
    if choice == GAIN_RESOURCES:
        gain(s, BRITISH, 6)
    else:
        change_will(s, -1)
    steps = [o for o, possible in ((LEFT, s.commander > 0), (RIGHT, s.commander < 2)) if possible]
    step = yield by, ask("M24", "commander"), steps, NO_DETAIL
    move_commander(s, -1 if step == LEFT else 1)


@event("M25", "unshaded", "Planters and Miners")
def m25_unshaded(s: Malaya, by: int) -> Steps[None]:
    """British Resources +6; up to one Police in each Economic Center."""
    gain(s, BRITISH, 6)
    for space in members[ECS]:
        yield from place_police_in(s, by, ask("M25", "police"), space, 1)


@event("M25", "shaded", "Planters and Miners")
def m25_shaded(s: Malaya, by: int) -> Steps[None]:
    """All Troops of a Province go to one Economic Center or Kuala Lumpur."""
    origin = yield from pick(by, ask("M25", "province"), PROVINCES & s.with_troops)
    if origin is None:
        return
    space = yield from pick(by, ask("M25", "destination"), ECS | KL)
    if space is not None:
        for _ in range(s.troops[origin]):
            move(s, TROOP, origin, space)
        end_step(s)


@event("M26", "execute", "Emergency Regulations")
def m26(s: Malaya, by: int) -> Steps[None]:
    """Terror in two British Controlled Provinces with the MCP, which become Neutral; Political Will -1."""
    spaces = PROVINCES & s.british_control & insurgents(s)
    for _ in range(2):
        space = yield from pick(by, ask("M26", "province"), spaces)
        if space is None:
            break
        spaces &= ~(1 << space)
        add_terror(s, space)
        set_level(s, space, 0)
        end_step(s)
    change_will(s, -1)


capability("M27", "unshaded", "Running Dogs")
capability("M27", "shaded", "Running Dogs")
capability("M28", "unshaded", "Unity of Command")
capability("M28", "shaded", "Unity of Command")


@event("M29", "unshaded", "Weapon Bounties")
def m29_unshaded(s: Malaya, by: int) -> Steps[None]:
    """The British may buy off up to three Guerrillas for a Resource each."""
    for _ in range(3):
        if not s.british_resources:
            return
        prompt = ask("M29", "guerrilla")
        if not (yield from remove_guerrillas(s, BRITISH, prompt, EVERYWHERE, 1, optional=True)):
            return
        pay(s, BRITISH, 1)


@event("M29", "shaded", "Weapon Bounties")
def m29_shaded(s: Malaya, by: int) -> None:
    """Two Resources pass from the British to the MCP, as far as there are and fit."""
    amount = min(2, s.british_resources, 20 - s.mcp_resources)
    gain(s, BRITISH, -amount)
    gain(s, MCP, amount)


@event("M30", "unshaded", "CCP Victory")
def m30_unshaded(s: Malaya, by: int) -> Steps[None]:
    """MCP Resources -3; two Guerrillas go."""
    gain(s, MCP, -3)
    yield from remove_guerrillas(s, by, ask("M30", "guerrilla"), EVERYWHERE, 2)


@event("M30", "shaded", "CCP Victory")
def m30_shaded(s: Malaya, by: int) -> Steps[None]:
    """A free Rally in two spaces, and a free Agitate in one of them."""
    yield from mcp.rally(s, MENU.operation(RALLY, free=True, least=2, most=2), agitate_cost=0)


@event("M31", "unshaded", "Ex-Palestine Recruits")
def m31_unshaded(s: Malaya, by: int) -> Steps[None]:
    """Up to four Police in British Controlled spaces."""
    yield from place_police(s, by, ask("M31", "police"), british_controlled, 4)


@event("M31", "shaded", "Ex-Palestine Recruits")
def m31_shaded(s: Malaya, by: int) -> Steps[None]:
    """A free Rally in two spaces; then one of them shifts towards Opposition."""
    op = MENU.operation(RALLY, free=True, least=2, most=2)
    yield from MENU.run(s, op)
    yield from shift_one(s, MCP, ask("M31", "shift"), op.selected, -1)


@event("M32", "unshaded", "SEP")
def m32_unshaded(s: Malaya, by: int) -> Steps[None]:
    """The British may turn up to two Guerrillas in or next to British Control into Police."""
    for _ in range(2):
        near = s.british_control
        for space in members[s.british_control]:
            near |= ADJACENT[space]
        chosen = yield from pick_piece(BRITISH, ask("M32", "guerrilla"), s, GUERRILLAS, near, optional=True)
        if chosen is None:
            return
        remove(s, *chosen)
        if may_stand(s, POLICE, chosen[1]):
            yield from place_for(s, BRITISH, POLICE, chosen[1])
        end_step(s)


@event("M32", "shaded", "SEP")
def m32_shaded(s: Malaya, by: int) -> Steps[None]:
    """The MCP Intimidate in two spaces with an Underground Guerrilla."""
    used = 0
    for _ in range(2):
        space = yield from pick(MCP, ask("M32", "intimidate"), s.with_underground & ~used)
        if space is None:
            return
        used |= 1 << space
        yield from intimidate_in(s, space)
