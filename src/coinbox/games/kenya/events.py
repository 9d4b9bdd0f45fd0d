"""The Event cards (5.0, 9.0): one small function a side, in the order of the cards."""

from __future__ import annotations

from functools import partial

from coinbox.coin.events import Events, ask
from coinbox.coin.forces import (
    BASE,
    GUERRILLAS,
    POLICE,
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
    move,
    place,
    remove,
)
from coinbox.coin.operation import ANY
from coinbox.coin.questions import both, can_place
from coinbox.coin.territory import add_terror, remove_bases, remove_terror
from coinbox.coin.will import change_will
from coinbox.games.kenya.british_operations import deploy_in, deploy_spaces, relocatable, relocate_in
from coinbox.games.kenya.capabilities import CAPABILITIES
from coinbox.games.kenya.operations import MENU
from coinbox.games.kenya.questions import (
    STANDING,
    choose,
    each,
    each_piece,
    each_there,
    move_some,
    one_of,
    place_any,
    place_each,
    place_for,
    place_there,
    placing,
)
from coinbox.games.kenya.special_activities import air_strike_in, reprisable, reprisal_in, reward, reward_spaces
from coinbox.games.kenya.state import Kenya
from coinbox.games.kenya.verbs import (
    along_pipeline,
    change_population,
    diminished,
    end_step,
    move_pipeline,
    place_out_of_play_police,
    roll_for_outrage,
    set_level,
    shift,
)
from coinbox.games.kenya.vocabulary import (
    ADJACENT,
    AIR_STRIKE,
    ASSAULT,
    BRITISH,
    CARDS,
    CITY,
    DECLINE,
    DEPLOY,
    EVERYWHERE,
    FROM_AVAILABLE,
    FROM_OUT_OF_PLAY,
    HIGHLANDS,
    LEFT,
    MAU_MAU,
    MOUNTAINS,
    NAIROBI,
    PIECE_OPTIONS,
    PLACE_BASE,
    PLACE_GUERRILLA,
    PLACE_POLICE,
    PROVINCES,
    RALLY,
    RELOCATE,
    REPRISAL,
    RESERVES,
    REWARD,
    STAY,
    SWEEP,
    TERROR,
)
from coinbox.kernel.bits import bit_set, members
from coinbox.kernel.decision import Prompt, Steps

EVENTS: Events[Kenya] = Events(CARDS, CAPABILITIES.enact, end_step)
event, capability = EVENTS.event, EVENTS.capability


# -- what many cards do ----------------------------------------------------------------------------------------------

to_loyalty, to_neutral, to_resistance = (partial(set_level, level=level) for level in (1, 0, -1))
remove_base = partial(remove_bases, hits=1)
"""One Base goes, whatever Guerrillas are there, for 1 Political Will."""


def levelled(s: Kenya, spaces: int) -> int:
    """Of these, the spaces that can have a level, if there is one; else all of them (R-C15)."""
    return spaces & s.populated or spaces


def remove_guerrilla(s: Kenya, by: int, prompt: Prompt, spaces: int) -> Steps[int]:
    """One Guerrilla of either state goes from one of these spaces; returns the space."""
    return each_piece(s, by, prompt, GUERRILLAS, spaces, remove)


def remove_all_guerrillas(s: Kenya, space: int) -> None:
    for piece in GUERRILLAS:
        while s.rows[piece][space]:
            remove(s, piece, space)


def betray(s: Kenya, space: int) -> None:
    """A Police goes and the space is set to Resistance."""
    remove(s, POLICE, space)
    to_resistance(s, space)


Placed = dict[int, int]
"""Space -> Police that the card has placed there; these are no source for the next one."""


def police_sources(s: Kenya, space: int, placed: Placed) -> dict[int, int]:
    """Where a Police for a space can come from: Available, Out of Play, other spaces (1.3.5)."""
    others = bit_set(i for i in members[s.with_police & ~(1 << space)] if s.police[i] > placed.get(i, 0))
    stock = {FROM_AVAILABLE: s.available[POLICE], FROM_OUT_OF_PLAY: s.out_of_play}
    return stock | dict.fromkeys(PIECE_OPTIONS[POLICE].here[others], 1)


def place_police_from_anywhere(s: Kenya, by: int, prompt: Prompt, space: int, placed: Placed) -> Steps[None]:
    """One Police from a source that the executing player picks, if there is one."""
    choice = yield from choose(by, prompt, police_sources(s, space, placed), space=space)
    if choice == FROM_AVAILABLE:
        place(s, POLICE, space)
    elif choice == FROM_OUT_OF_PLAY:
        place_out_of_play_police(s, space)
    elif choice in STANDING:
        move(s, POLICE, STANDING[choice][1], space)
    placed[space] = placed.get(space, 0) + 1
    end_step(s)


def home_guard(s: Kenya, by: int, card: str) -> Steps[None]:
    """Three Police from anywhere into British Controlled Reserves."""
    placed: Placed = {}
    source = ask(card, "source")

    def reserves(s: Kenya) -> int:
        spaces = RESERVES & s.british_control
        return spaces & bit_set(i for i in members[spaces] if any(police_sources(s, i, placed).values()))

    def guard(s: Kenya, space: int) -> Steps[None]:
        return place_police_from_anywhere(s, by, source, space, placed)

    return each(s, by, ask(card, "police"), reserves, guard, number=3, again=True)


def return_population(s: Kenya, by: int, card: str) -> Steps[None]:
    """One Population comes back where some was taken, and a Guerrilla with it."""
    effect = both(partial(change_population, step=1), placing(by, UNDERGROUND))
    return each(s, by, ask(card, "return"), diminished(s), effect)


# -- the cards -------------------------------------------------------------------------------------------------------


@event("K1", "unshaded", "Operation Anvil")
def k1_unshaded(s: Kenya, by: int) -> None:
    """Nairobi is emptied of Mau Mau, +1 for each Base, and Loyal; the Pipeline goes right."""
    remove_all_guerrillas(s, NAIROBI)
    remove_bases(s, NAIROBI, ANY)
    to_loyalty(s, NAIROBI)
    move_pipeline(s, 1, "card")


@event("K1", "shaded", "Operation Anvil")
def k1_shaded(s: Kenya, by: int) -> Steps[None]:
    """Two Mau Mau pieces of any kind in Nairobi; a shift towards Resistance."""
    kinds = {PLACE_GUERRILLA: UNDERGROUND, PLACE_BASE: BASE}
    yield from place_any(s, by, ask("K1", "piece"), kinds, NAIROBI, number=2)
    shift(s, NAIROBI, -1)


@event("K2", "unshaded", "Jomo Kenyatta")
def k2_unshaded(s: Kenya, by: int) -> None:
    """All Guerrillas leave Nairobi, Bases stay; a shift towards Loyalty."""
    remove_all_guerrillas(s, NAIROBI)
    shift(s, NAIROBI, 1)


@event("K2", "shaded", "Jomo Kenyatta")
def k2_shaded(s: Kenya, by: int) -> Steps[None]:
    """A Guerrilla in Nairobi; a shift towards Resistance."""
    yield from place_there(s, by, UNDERGROUND, CITY)
    shift(s, NAIROBI, -1)


capability("K3", "unshaded", "Passive Wing")
capability("K3", "shaded", "Passive Wing")


@event("K4", "execute", "Lari Massacre")
def k4_execute(s: Kenya, by: int) -> Steps[None]:
    """A Province is terrorised and Neutral; the other player may place its own piece there."""
    there = yield from each_there(s, by, ask("K4", "province"), PROVINCES, both(add_terror, to_neutral))
    other = 1 - by
    piece, word = (POLICE, PLACE_POLICE) if other == BRITISH else (UNDERGROUND, PLACE_GUERRILLA)
    for space in members[there if can_place(s, other, piece) else 0]:
        if (yield from choose(other, ask("K4", "answer"), {word: 1}, refuse=DECLINE, space=space)) == word:
            yield from place_there(s, other, piece, there)


capability("K5", "unshaded", "Legal Zones")
capability("K5", "shaded", "Legal Zones")


@event("K6", "unshaded", "Home Guard")
def k6_unshaded(s: Kenya, by: int) -> Steps[None]:
    """Three Police from anywhere into British Controlled Reserves."""
    yield from home_guard(s, by, "K6")


@event("K6", "shaded", "Home Guard")
def k6_shaded(s: Kenya, by: int) -> Steps[None]:
    """Each Terror marker in Reserves becomes a Guerrilla; with too few, the executing player picks where."""
    while marked := bit_set(i for i in members[RESERVES] if s.terror[i]):
        if sum(s.terror[i] for i in members[marked]) > s.available[2] and can_place(s, by, UNDERGROUND):
            marked = yield from one_of(by, ask("K6", "recruit"), marked)
        space = members[marked][0]
        remove_terror(s, space)
        yield from place_for(s, by, UNDERGROUND, space)


capability("K7", "unshaded", "Pseudo-Gangs")
capability("K7", "shaded", "Pseudo-Gangs")


@event("K8", "unshaded", "Evelyn Baring")
def k8_unshaded(s: Kenya, by: int) -> Steps[None]:
    """The Pipeline goes right; the British Deploy or Sweep in two spaces, those of one kind together.

    They Sweep in one space alone only where that leaves another one for a Deploy.
    """
    move_pipeline(s, 1, "card")
    kind = yield from choose(BRITISH, MENU.must_prompt, {DEPLOY: 1, SWEEP: 1}, facts=MENU.granted(False, 2))
    open_to_deploy = deploy_spaces(s)
    alone = ~open_to_deploy if kind == SWEEP and not open_to_deploy & (open_to_deploy - 1) else EVERYWHERE
    there = yield from MENU.carry_out(s, kind, allowed=EVERYWHERE, most=2, alone=alone)
    if there.bit_count() < 2:
        other = DEPLOY if kind == SWEEP else SWEEP
        yield from MENU.free_operation(s, other, allowed=EVERYWHERE & ~there, most=1, may=False)


@event("K8", "shaded", "Evelyn Baring")
def k8_shaded(s: Kenya, by: int) -> Steps[None]:
    """The Mau Mau may place a Guerrilla in each of two Provinces."""
    yield from place_each(s, MAU_MAU, ask("K8", "guerrilla"), UNDERGROUND, PROVINCES, up_to=2)


@event("K9", "unshaded", "George Erskine")
def k9_unshaded(s: Kenya, by: int) -> Steps[None]:
    """Two Limited Operations of the British; then they may move the Pipeline left."""
    yield from MENU.free_limited_operation(s, BRITISH, may=True, times=2)
    yield from MENU.free_limited_operation(s, BRITISH, may=True)
    if (
        yield from choose(BRITISH, ask("K9", "pipeline", tells=along_pipeline), {LEFT: s.pipeline}, refuse=STAY)
    ) == LEFT:
        move_pipeline(s, -1, "card")


@event("K9", "shaded", "George Erskine")
def k9_shaded(s: Kenya, by: int) -> None:
    """Political Will -1 if Troops stand with Terror anywhere."""
    if any(s.terror[i] for i in members[s.with_troops]):
        change_will(s, -1, "card")


@event("K10", "unshaded", "Weapon Shortage")
def k10_unshaded(s: Kenya, by: int) -> Steps[None]:
    """A Guerrilla goes from each space with three or more."""
    for space in [i for i in members[guerrillas(s)] if guerrillas_in(s, i) > 2]:
        yield from remove_guerrilla(s, by, ask("K10", "remove"), 1 << space)


@event("K10", "shaded", "Weapon Shortage")
def k10_shaded(s: Kenya, by: int) -> Steps[None]:
    """The Mau Mau may place up to two Guerrillas in a space with Police, as one step (R-C1)."""

    def arm(s: Kenya, space: int) -> Steps[None]:
        if (yield from place_for(s, MAU_MAU, UNDERGROUND, space)):
            yield from place_any(s, MAU_MAU, ask("K10", "second"), {PLACE_GUERRILLA: UNDERGROUND}, space, up_to=1)

    spaces = s.with_police if can_place(s, MAU_MAU, UNDERGROUND) else 0
    yield from each(s, MAU_MAU, ask("K10", "space"), spaces, arm, up_to=1)


capability("K11", "unshaded", "Swynnerton Plan")
capability("K11", "shaded", "Swynnerton Plan")


@event("K12", "unshaded", "Hooded Men")
def k12_unshaded(s: Kenya, by: int) -> Steps[None]:
    """All Guerrillas in two Provinces are Activated."""
    yield from each(s, by, ask("K12", "province"), PROVINCES, activate, number=2)


@event("K12", "shaded", "Hooded Men")
def k12_shaded(s: Kenya, by: int) -> Steps[None]:
    """A Police goes from a space with Mau Mau, which is set to Resistance."""
    yield from each(s, by, ask("K12", "police"), levelled(s, insurgents(s) & s.with_police), betray)


@event("K13", "unshaded", "Ruck Family Killed")
def k13_unshaded(s: Kenya, by: int) -> Steps[None]:
    """A Non-Reserve Province becomes Loyal; up to two Police there, from Available alone (R-C2)."""

    def bring_police(s: Kenya, space: int) -> Steps[int]:
        return place_any(s, by, ask("K13", "police"), {PLACE_POLICE: POLICE}, space, up_to=2, from_map=False)

    yield from each(s, by, ask("K13", "loyal"), levelled(s, HIGHLANDS), both(to_loyalty, bring_police))


@event("K13", "shaded", "Ruck Family Killed")
def k13_shaded(s: Kenya, by: int) -> Steps[None]:
    """The Mau Mau may move any number of Troops from one space to one Non-Reserve Province."""
    yield from move_some(s, MAU_MAU, ask("K13", "troop"), TROOP, EVERYWHERE, HIGHLANDS, up_to=ANY, together=True)


@event("K14", "unshaded", "Waruhiu Itote")
def k14_unshaded(s: Kenya, by: int) -> Steps[None]:
    """A Guerrilla goes from each Mountain Jungle."""
    for space in members[MOUNTAINS]:
        yield from remove_guerrilla(s, by, ask("K14", "remove"), 1 << space)


@event("K14", "shaded", "Waruhiu Itote")
def k14_shaded(s: Kenya, by: int) -> Steps[None]:
    """A Base and a Guerrilla in a Mountain Jungle, one with room for both if there is one, as one step (R-C1)."""
    there = yield from one_of(by, ask("K14", "mountain"), base_spaces(s, MOUNTAINS) or MOUNTAINS)
    for space in members[base_spaces(s, there)]:
        yield from place_for(s, by, BASE, space)
    yield from place_there(s, by, UNDERGROUND, there)


@event("K15", "unshaded", "Nairobi")
def k15_unshaded(s: Kenya, by: int) -> Steps[None]:
    """The British place up to four cubes in Nairobi and Sweep there."""
    yield from deploy_in(s, NAIROBI)
    yield from MENU.free_operation(s, SWEEP, limited=True, allowed=CITY, may=False)


@event("K15", "shaded", "Nairobi")
def k15_shaded(s: Kenya, by: int) -> Steps[None]:
    """The Mau Mau place a Guerrilla in Nairobi and Terror there at no cost."""
    yield from place_there(s, MAU_MAU, UNDERGROUND, CITY)
    yield from MENU.free_operation(s, TERROR, limited=True, allowed=CITY, may=False)


@event("K16", "unshaded", "King's African Rifles")
def k16_unshaded(s: Kenya, by: int) -> Steps[None]:
    """The British place four Troops in a space and have a Limited Operation there."""
    there = yield from one_of(BRITISH, ask("K16", "space"), EVERYWHERE)
    yield from place_there(s, BRITISH, TROOP, there, 4)
    yield from MENU.free_limited_operation(s, BRITISH, allowed=there, may=False)


@event("K16", "shaded", "King's African Rifles")
def k16_shaded(s: Kenya, by: int) -> Steps[None]:
    """A Province with Troops is set to Resistance and terrorised."""
    spaces = levelled(s, PROVINCES & s.with_troops)
    yield from each(s, by, ask("K16", "province"), spaces, both(to_resistance, add_terror))


@event("K17", "unshaded", "Kenya Police Reserve")
def k17_unshaded(s: Kenya, by: int) -> Steps[None]:
    """A Police from anywhere into each Non-Reserve Province."""
    placed: Placed = {}
    for space in members[HIGHLANDS]:
        yield from place_police_from_anywhere(s, by, ask("K17", "source"), space, placed)


@event("K17", "shaded", "Kenya Police Reserve")
def k17_shaded(s: Kenya, by: int) -> Steps[None]:
    """Each Non-Reserve Province loses a Guerrilla and, if it did, is set to Resistance."""
    for space in members[HIGHLANDS]:
        if (yield from remove_guerrilla(s, by, ask("K17", "remove"), 1 << space)):
            to_resistance(s, space)


@event("K18", "unshaded", "Operation Blitz")
def k18_unshaded(s: Kenya, by: int) -> Steps[None]:
    """The British Sweep into a Mountain Jungle, then strike there from the air."""
    yield from MENU.free_operation(s, SWEEP, limited=True, allowed=MOUNTAINS, may=False, then=strike_there)


def strike_there(s: Kenya, space: int) -> Steps[None]:
    """An Air Strike, if it finds anybody."""
    if (yield from choose(BRITISH, ask("K18", "strike"), {AIR_STRIKE: s.active[space]}, space=space)) == AIR_STRIKE:
        announce(s, BRITISH, "air-strike", space)
        air_strike_in(s, space)


@event("K18", "shaded", "Operation Blitz")
def k18_shaded(s: Kenya, by: int) -> None:
    """All Guerrillas in Mountain Jungles go Underground."""
    for space in members[MOUNTAINS]:
        hide(s, space)


@event("K19", "unshaded", "'One-Mile Strip'")
def k19_unshaded(s: Kenya, by: int) -> Steps[None]:
    """A Base goes from a Mountain Jungle with British pieces all around it."""
    here = cubes(s)
    ringed = bit_set(i for i in members[MOUNTAINS] if not ADJACENT[i] & ~here)
    yield from each(s, by, ask("K19", "base"), s.with_bases & ringed, remove_base)


@event("K19", "shaded", "'One-Mile Strip'")
def k19_shaded(s: Kenya, by: int) -> Steps[None]:
    """A Populated Reserve is set to Resistance; with none of them there is nothing to set."""
    yield from each(s, by, ask("K19", "reserve"), RESERVES & s.populated, to_resistance)


@event("K20", "unshaded", "Surrender Schemes")
def k20_unshaded(s: Kenya, by: int) -> Steps[None]:
    """A Guerrilla goes from each of up to two spaces with Troops."""
    spaces = guerrillas(s) & s.with_troops
    yield from each_piece(s, by, ask("K20", "remove"), GUERRILLAS, spaces, remove, up_to=2, apart=True)


@event("K20", "shaded", "Surrender Schemes")
def k20_shaded(s: Kenya, by: int) -> Steps[None]:
    """The Mau Mau Rally in two spaces at no cost."""
    yield from MENU.free_operation(s, RALLY, least=2, most=2, may=False)


@event("K21", "unshaded", "'Shot While Escaping'")
def k21_unshaded(s: Kenya, by: int) -> Steps[None]:
    """The British Assault in a space; whoever is left there is Activated."""
    yield from MENU.free_operation(s, ASSAULT, limited=True, may=False, then=activate)


@event("K21", "shaded", "'Shot While Escaping'")
def k21_shaded(s: Kenya, by: int) -> Steps[None]:
    """A Guerrilla next to Troops goes, and all others go Underground."""
    if (yield from remove_guerrilla(s, by, ask("K21", "remove"), s.with_troops)):
        for space in members[s.with_active]:
            hide(s, space)


@event("K22", "unshaded", "Dedan Kimathi")
def k22_unshaded(s: Kenya, by: int) -> Steps[None]:
    """A Base goes from a British Controlled space."""
    yield from each(s, by, ask("K22", "base"), s.with_bases & s.british_control, remove_base)


@event("K22", "shaded", "Dedan Kimathi")
def k22_shaded(s: Kenya, by: int) -> Steps[None]:
    """Two free Limited Operations of the Mau Mau."""
    yield from MENU.free_limited_operation(s, MAU_MAU, may=True, times=2)
    yield from MENU.free_limited_operation(s, MAU_MAU, may=True)


@event("K23", "unshaded", "Mass Evictions")
def k23_unshaded(s: Kenya, by: int) -> Steps[None]:
    """Two Non-Reserve spaces become Loyal; the Pipeline goes right."""
    yield from each(s, by, ask("K23", "loyal"), levelled(s, HIGHLANDS | CITY), to_loyalty, number=2)
    move_pipeline(s, 1, "card")


@event("K23", "shaded", "Mass Evictions")
def k23_shaded(s: Kenya, by: int) -> Steps[None]:
    """Population returns to a Reserve, and a Guerrilla with it."""
    yield from return_population(s, by, "K23")


@event("K24", "unshaded", "Labour Party")
def k24_unshaded(s: Kenya, by: int) -> Steps[None]:
    """The British Deploy, then Reward."""
    yield from MENU.free_operation(s, DEPLOY, may=False)
    if (yield from choose(BRITISH, ask("K24", "reward"), {REWARD: reward_spaces(s)})) == REWARD:
        yield from reward(s)


@event("K24", "shaded", "Labour Party")
def k24_shaded(s: Kenya, by: int) -> None:
    """Political Will falls by the Pipeline, which then goes left."""
    change_will(s, -s.pipeline, "card")
    move_pipeline(s, -1, "card")


@event("K25", "unshaded", "McLean Inquiry")
def k25_unshaded(s: Kenya, by: int) -> None:
    """Political Will +2; the Pipeline goes left."""
    change_will(s, 2, "card")
    move_pipeline(s, -1, "card")


@event("K25", "shaded", "McLean Inquiry")
def k25_shaded(s: Kenya, by: int) -> Steps[None]:
    """An Outrage roll that costs 2."""
    yield from roll_for_outrage(s, 2)


@event("K26", "execute", "Hola Detention Camp")
def k26_execute(s: Kenya, by: int) -> Steps[None]:
    """A Base goes from a space with Troops; an Outrage roll that costs 2; the Pipeline goes right."""
    yield from each(s, by, ask("K26", "base"), s.with_bases & s.with_troops, remove_base)
    yield from roll_for_outrage(s, 2)
    move_pipeline(s, 1, "card")


@event("K27", "unshaded", "Protected Villages")
def k27_unshaded(s: Kenya, by: int) -> Steps[None]:
    """The Pipeline goes right; the British may Relocate in up to two spaces, with one roll at the new value."""
    move_pipeline(s, 1, "card")
    prompt = ask("K27", "relocate")
    if (yield from each_there(s, BRITISH, prompt, relocatable, relocate_in, up_to=2, heading="relocate")):
        yield from roll_for_outrage(s)


@event("K27", "shaded", "Protected Villages")
def k27_shaded(s: Kenya, by: int) -> Steps[None]:
    """Population returns to a Reserve, and a Guerrilla with it."""
    yield from return_population(s, by, "K27")


capability("K28", "unshaded", "Oathing Ceremonies")
capability("K28", "shaded", "Oathing Ceremonies")


@event("K29", "unshaded", "Kikuyu Loyalism")
def k29_unshaded(s: Kenya, by: int) -> Steps[None]:
    """Three Police from anywhere into British Controlled Reserves."""
    yield from home_guard(s, by, "K29")


@event("K29", "shaded", "Kikuyu Loyalism")
def k29_shaded(s: Kenya, by: int) -> Steps[None]:
    """The Mau Mau may Terror in up to two spaces at no cost."""
    yield from MENU.free_operation(s, TERROR, most=2, may=True)


@event("K30", "unshaded", "Chiefs Murdered")
def k30_unshaded(s: Kenya, by: int) -> Steps[None]:
    """A space at Resistance becomes Loyal and gets a Police, from Available alone (R-C2)."""
    there = yield from each_there(s, by, ask("K30", "loyal"), levelled(s, s.resistance), to_loyalty)
    if s.available[POLICE]:
        yield from place_there(s, by, POLICE, there)


@event("K30", "shaded", "Chiefs Murdered")
def k30_shaded(s: Kenya, by: int) -> Steps[None]:
    """A Police goes from a space with Mau Mau, which is set to Resistance for it."""
    yield from each(s, by, ask("K30", "police"), levelled(s, s.with_police & insurgents(s)), betray)


capability("K31", "unshaded", "Kenya Land and Freedom Army")
capability("K31", "shaded", "Kenya Land and Freedom Army")


@event("K32", "unshaded", "Racist Propaganda")
def k32_unshaded(s: Kenya, by: int) -> Steps[None]:
    """Political Will +1; a Relocate or Reprisal in one space, whatever the Pipeline, without a roll."""
    change_will(s, 1, "card")
    ways = {RELOCATE: relocatable(s), REPRISAL: reprisable(s)}
    choice = yield from choose(BRITISH, ask("K32", "action"), ways)
    if choice == RELOCATE:
        yield from each(s, BRITISH, ask("K32", "relocate"), ways[choice], relocate_in, heading="relocate")
    elif choice == REPRISAL:
        yield from each(s, BRITISH, ask("K32", "reprisal"), ways[choice], reprisal_in, heading="reprisal")


@event("K32", "shaded", "Racist Propaganda")
def k32_shaded(s: Kenya, by: int) -> None:
    """Political Will falls by the Pipeline."""
    change_will(s, -s.pipeline, "card")
