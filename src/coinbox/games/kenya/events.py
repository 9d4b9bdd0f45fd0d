"""The Event cards (5.0, 9.0): one small function a side, in the order of the cards."""

from __future__ import annotations

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
    may_stand,
    move,
    place,
    remove,
)
from coinbox.coin.questions import can_place
from coinbox.coin.territory import add_terror, remove_terror
from coinbox.coin.will import change_will
from coinbox.games.kenya.british_operations import deploy_in, relocatable, relocate_in
from coinbox.games.kenya.capabilities import CAPABILITIES
from coinbox.games.kenya.operations import MENU
from coinbox.games.kenya.questions import MOVES, STANDING, pick, pick_piece, place_for
from coinbox.games.kenya.special_activities import air_strike_in, reprisable, reprisal_in, reward, reward_spaces
from coinbox.games.kenya.state import Kenya
from coinbox.games.kenya.verbs import (
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
    DONE,
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
from coinbox.kernel.decision import NO_DETAIL, Prompt, Steps, about

EVENTS: Events[Kenya] = Events(CARDS, CAPABILITIES.enact, end_step)
event, capability = EVENTS.event, EVENTS.capability


# -- what many cards do ----------------------------------------------------------------------------------------------


def levelled(s: Kenya, spaces: int) -> int:
    """Of these, the spaces that can have a level, if there is one; else all of them (R-C15)."""
    return spaces & s.populated or spaces


def set_one(s: Kenya, by: int, prompt: Prompt, spaces: int, level: int) -> Steps[int | None]:
    """Set one of these spaces to a level; returns it."""
    space = yield from pick(by, prompt, levelled(s, spaces))
    if space is not None:
        set_level(s, space, level)
        end_step(s)
    return space


def place_guerrilla(s: Kenya, by: int, space: int) -> Steps[None]:
    """One Guerrilla in a space."""
    yield from place_for(s, by, UNDERGROUND, space)
    end_step(s)


def remove_guerrilla(s: Kenya, by: int, prompt: Prompt, spaces: int, *, optional: bool = False) -> Steps[int | None]:
    """One Guerrilla of either state goes from one of these spaces; returns the space."""
    chosen = yield from pick_piece(by, prompt, s, GUERRILLAS, spaces, optional=optional)
    if chosen is None:
        return None
    remove(s, *chosen)
    end_step(s)
    return chosen[1]


def remove_base(s: Kenya, by: int, prompt: Prompt, spaces: int) -> Steps[None]:
    """One Base goes, whatever Guerrillas are there, for 1 Political Will."""
    space = yield from pick(by, prompt, s.with_bases & spaces)
    if space is not None:
        remove(s, BASE, space)
        change_will(s, 1)
        end_step(s)


Placed = dict[int, int]
"""Space -> Police that the card has placed there; these are no source for the next one."""


def police_sources(s: Kenya, space: int, placed: Placed) -> list[int]:
    """Where a Police for a space can come from: Available, Out of Play, other spaces (1.3.5)."""
    options = [FROM_AVAILABLE] if s.available[POLICE] else []
    if s.out_of_play:
        options.append(FROM_OUT_OF_PLAY)
    others = bit_set(i for i in members[s.with_police & ~(1 << space)] if s.police[i] > placed.get(i, 0))
    return [*options, *PIECE_OPTIONS[POLICE].here[others]]


def place_police_from_anywhere(s: Kenya, by: int, prompt: Prompt, space: int, placed: Placed) -> Steps[None]:
    """One Police from a source that the executing player picks, if there is one."""
    options = police_sources(s, space, placed)
    if not options:
        return
    choice = yield by, prompt, options, about(s.with_police, space=space)
    if choice == FROM_AVAILABLE:
        place(s, POLICE, space)
    elif choice == FROM_OUT_OF_PLAY:
        place_out_of_play_police(s, space)
    else:
        move(s, POLICE, STANDING[choice][1], space)
    placed[space] = placed.get(space, 0) + 1
    end_step(s)


def home_guard(s: Kenya, by: int, card: str) -> Steps[None]:
    """Three Police from anywhere into British Controlled Reserves."""
    placed: Placed = {}
    for _ in range(3):
        spaces = RESERVES & s.british_control
        reached = bit_set(i for i in members[spaces] if police_sources(s, i, placed))
        space = yield from pick(by, ask(card, "police"), spaces & reached)
        if space is None:
            return
        yield from place_police_from_anywhere(s, by, ask(card, "source"), space, placed)


def return_population(s: Kenya, by: int, card: str) -> Steps[None]:
    """One Population comes back where some was taken, and a Guerrilla with it."""
    space = yield from pick(by, ask(card, "return"), diminished(s))
    if space is not None:
        change_population(s, space, 1)
        yield from place_guerrilla(s, by, space)


def free(s: Kenya, kind: int, *, allowed: int = -1, least: int = 1, most: int = 99) -> Steps[int]:
    """An Operation that a card grants; it may be declined. Returns its spaces."""
    return MENU.free_operation(s, kind, allowed=allowed, least=least, most=most, may=True)


# -- the cards -------------------------------------------------------------------------------------------------------


@event("K1", "unshaded", "Operation Anvil")
def k1_unshaded(s: Kenya, by: int) -> None:
    """Nairobi is emptied of Mau Mau, +1 for each Base, and Loyal; the Pipeline goes right."""
    for piece, row in ((UNDERGROUND, s.underground), (GUERRILLAS[1], s.active), (BASE, s.bases)):
        while row[NAIROBI]:
            remove(s, piece, NAIROBI)
            if piece == BASE:
                change_will(s, 1)
    set_level(s, NAIROBI, 1)
    end_step(s)
    move_pipeline(s, 1)


@event("K1", "shaded", "Operation Anvil")
def k1_shaded(s: Kenya, by: int) -> Steps[None]:
    """Two Mau Mau pieces of any kind in Nairobi; a shift towards Resistance."""
    pieces = {PLACE_GUERRILLA: UNDERGROUND, PLACE_BASE: BASE}
    left = 2
    while left:
        options = [o for o, p in pieces.items() if can_place(s, by, p) and may_stand(s, p, NAIROBI)]
        if not options:
            break
        choice = yield by, ask("K1", "piece"), options, about(space=NAIROBI, number=left)
        if (yield from place_for(s, by, pieces[choice], NAIROBI)):
            left -= 1
        else:
            del pieces[choice]  # none Available, and none taken from the map: not asked again
    shift(s, NAIROBI, -1)
    end_step(s)


@event("K2", "unshaded", "Jomo Kenyatta")
def k2_unshaded(s: Kenya, by: int) -> None:
    """All Guerrillas leave Nairobi, Bases stay; a shift towards Loyalty."""
    for piece, row in ((UNDERGROUND, s.underground), (GUERRILLAS[1], s.active)):
        while row[NAIROBI]:
            remove(s, piece, NAIROBI)
    shift(s, NAIROBI, 1)
    end_step(s)


@event("K2", "shaded", "Jomo Kenyatta")
def k2_shaded(s: Kenya, by: int) -> Steps[None]:
    """A Guerrilla in Nairobi; a shift towards Resistance."""
    yield from place_for(s, by, UNDERGROUND, NAIROBI)
    shift(s, NAIROBI, -1)
    end_step(s)


capability("K3", "unshaded", "Passive Wing")
capability("K3", "shaded", "Passive Wing")


@event("K4", "execute", "Lari Massacre")
def k4_execute(s: Kenya, by: int) -> Steps[None]:
    """A Province is terrorised and Neutral; the other player may place its own piece there."""
    space = yield from pick(by, ask("K4", "province"), PROVINCES)
    if space is None:
        return
    add_terror(s, space)
    set_level(s, space, 0)
    other = 1 - by
    piece, option = (POLICE, PLACE_POLICE) if other == BRITISH else (UNDERGROUND, PLACE_GUERRILLA)
    if can_place(s, other, piece):
        choice = yield other, ask("K4", "answer"), (option, DECLINE), about(space=space)
        if choice == option:
            yield from place_for(s, other, piece, space)
    end_step(s)


capability("K5", "unshaded", "Legal Zones")
capability("K5", "shaded", "Legal Zones")


@event("K6", "unshaded", "Home Guard")
def k6_unshaded(s: Kenya, by: int) -> Steps[None]:
    """Three Police from anywhere into British Controlled Reserves."""
    yield from home_guard(s, by, "K6")


@event("K6", "shaded", "Home Guard")
def k6_shaded(s: Kenya, by: int) -> Steps[None]:
    """Each Terror marker in Reserves becomes a Guerrilla; with too few, the executing player picks where."""
    markers = {i: s.terror[i] for i in members[RESERVES] if s.terror[i]}
    while markers:
        space = min(markers)
        if sum(markers.values()) > s.available[2] and can_place(s, by, UNDERGROUND):
            picked = yield from pick(by, ask("K6", "recruit"), bit_set(markers))
            space = space if picked is None else picked
        remove_terror(s, space)
        markers[space] -= 1
        if not markers[space]:
            del markers[space]
        if can_place(s, by, UNDERGROUND):
            yield from place_for(s, by, UNDERGROUND, space)
    end_step(s)


capability("K7", "unshaded", "Pseudo-Gangs")
capability("K7", "shaded", "Pseudo-Gangs")


@event("K8", "unshaded", "Evelyn Baring")
def k8_unshaded(s: Kenya, by: int) -> Steps[None]:
    """The Pipeline goes right; the British Deploy or Sweep in two spaces, those of one kind together."""
    move_pipeline(s, 1)
    choice = yield BRITISH, MENU.free_prompt, (DEPLOY, SWEEP, DECLINE), NO_DETAIL
    if choice == DECLINE:
        return
    op = MENU.operation(choice, free=True, allowed=EVERYWHERE, most=2)
    yield from MENU.run(s, op)
    if op.selected.bit_count() < 2:
        yield from free(s, DEPLOY + SWEEP - choice, allowed=EVERYWHERE & ~op.selected, most=1)


@event("K8", "shaded", "Evelyn Baring")
def k8_shaded(s: Kenya, by: int) -> Steps[None]:
    """The Mau Mau may place a Guerrilla in each of two Provinces."""
    spaces = PROVINCES
    for _ in range(2):
        if not can_place(s, MAU_MAU, UNDERGROUND):
            return
        space = yield from pick(MAU_MAU, ask("K8", "guerrilla"), spaces, optional=True)
        if space is None:
            return
        spaces &= ~(1 << space)
        yield from place_guerrilla(s, MAU_MAU, space)


@event("K9", "unshaded", "George Erskine")
def k9_unshaded(s: Kenya, by: int) -> Steps[None]:
    """Two Limited Operations of the British; then they may move the Pipeline left."""
    yield from MENU.free_limited_operation(s, BRITISH, may=True)
    yield from MENU.free_limited_operation(s, BRITISH, may=True)
    if s.pipeline:
        choice = yield BRITISH, ask("K9", "pipeline"), (LEFT, STAY), NO_DETAIL
        if choice == LEFT:
            move_pipeline(s, -1)


@event("K9", "shaded", "George Erskine")
def k9_shaded(s: Kenya, by: int) -> None:
    """Political Will -1 if Troops stand with Terror anywhere."""
    if any(s.terror[i] for i in members[s.with_troops]):
        change_will(s, -1)


@event("K10", "unshaded", "Weapon Shortage")
def k10_unshaded(s: Kenya, by: int) -> Steps[None]:
    """A Guerrilla goes from each space with three or more."""
    for space in [i for i in members[guerrillas(s)] if guerrillas_in(s, i) > 2]:
        yield from remove_guerrilla(s, by, ask("K10", "remove"), 1 << space)


@event("K10", "shaded", "Weapon Shortage")
def k10_shaded(s: Kenya, by: int) -> Steps[None]:
    """The Mau Mau may place up to two Guerrillas in a space with Police."""
    if not can_place(s, MAU_MAU, UNDERGROUND):
        return
    space = yield from pick(MAU_MAU, ask("K10", "space"), s.with_police, optional=True)
    if space is None:
        return
    yield from place_for(s, MAU_MAU, UNDERGROUND, space)
    if can_place(s, MAU_MAU, UNDERGROUND):
        choice = yield MAU_MAU, ask("K10", "second"), (PLACE_GUERRILLA, DONE), about(space=space)
        if choice == PLACE_GUERRILLA:
            yield from place_for(s, MAU_MAU, UNDERGROUND, space)
    end_step(s)


capability("K11", "unshaded", "Swynnerton Plan")
capability("K11", "shaded", "Swynnerton Plan")


@event("K12", "unshaded", "Hooded Men")
def k12_unshaded(s: Kenya, by: int) -> Steps[None]:
    """All Guerrillas in two Provinces are Activated."""
    spaces = PROVINCES
    for _ in range(2):
        space = yield from pick(by, ask("K12", "province"), spaces)
        if space is not None:
            spaces &= ~(1 << space)
            activate(s, space, s.underground[space])


@event("K12", "shaded", "Hooded Men")
def k12_shaded(s: Kenya, by: int) -> Steps[None]:
    """A Police goes from a space with Mau Mau, which is set to Resistance."""
    space = yield from pick(by, ask("K12", "police"), levelled(s, insurgents(s) & s.with_police))
    if space is not None:
        remove(s, POLICE, space)
        set_level(s, space, -1)
        end_step(s)


@event("K13", "unshaded", "Ruck Family Killed")
def k13_unshaded(s: Kenya, by: int) -> Steps[None]:
    """A Non-Reserve Province becomes Loyal; up to two Police there, from Available alone (R-C2)."""
    space = yield from set_one(s, by, ask("K13", "loyal"), HIGHLANDS, 1)
    for _ in range(2):
        if space is None or not s.available[POLICE]:
            break
        choice = yield by, ask("K13", "police"), (PLACE_POLICE, DONE), about(space=space)
        if choice == DONE:
            break
        place(s, POLICE, space)
    end_step(s)


@event("K13", "shaded", "Ruck Family Killed")
def k13_shaded(s: Kenya, by: int) -> Steps[None]:
    """The Mau Mau may move any number of Troops from one space to one Non-Reserve Province."""
    options = [o for i in members[s.with_troops] for o in PIECE_OPTIONS[TROOP].moves[i][HIGHLANDS & ~(1 << i)]]
    while options:
        choice = yield MAU_MAU, ask("K13", "troop"), (*options, DONE), about(HIGHLANDS)
        if choice == DONE:
            break
        piece, origin, space = MOVES[choice]
        move(s, piece, origin, space)
        options = [choice] if s.troops[origin] else []
    end_step(s)


@event("K14", "unshaded", "Waruhiu Itote")
def k14_unshaded(s: Kenya, by: int) -> Steps[None]:
    """A Guerrilla goes from each Mountain Jungle."""
    for space in members[MOUNTAINS]:
        yield from remove_guerrilla(s, by, ask("K14", "remove"), 1 << space)


@event("K14", "shaded", "Waruhiu Itote")
def k14_shaded(s: Kenya, by: int) -> Steps[None]:
    """A Base and a Guerrilla in a Mountain Jungle, one with room for both if there is one."""
    space = yield from pick(by, ask("K14", "mountain"), base_spaces(s, MOUNTAINS) or MOUNTAINS)
    if space is None:
        return
    if can_place(s, by, BASE) and may_stand(s, BASE, space):
        yield from place_for(s, by, BASE, space)
    yield from place_guerrilla(s, by, space)


@event("K15", "unshaded", "Nairobi")
def k15_unshaded(s: Kenya, by: int) -> Steps[None]:
    """The British place up to four cubes in Nairobi and Sweep there."""
    yield from deploy_in(s, NAIROBI)
    yield from MENU.free_limited_operation(s, BRITISH, (SWEEP,), allowed=CITY, may=True)


@event("K15", "shaded", "Nairobi")
def k15_shaded(s: Kenya, by: int) -> Steps[None]:
    """The Mau Mau place a Guerrilla in Nairobi and Terror there at no cost."""
    yield from place_guerrilla(s, MAU_MAU, NAIROBI)
    yield from MENU.free_limited_operation(s, MAU_MAU, (TERROR,), allowed=CITY, may=True)


@event("K16", "unshaded", "King's African Rifles")
def k16_unshaded(s: Kenya, by: int) -> Steps[None]:
    """The British place four Troops in a space and have a Limited Operation there."""
    space = yield from pick(BRITISH, ask("K16", "space"), EVERYWHERE)
    if space is None:
        return
    for _ in range(4):
        if not (yield from place_for(s, BRITISH, TROOP, space)):
            break
    end_step(s)
    yield from MENU.free_limited_operation(s, BRITISH, allowed=1 << space, may=True)


@event("K16", "shaded", "King's African Rifles")
def k16_shaded(s: Kenya, by: int) -> Steps[None]:
    """A Province with Troops is set to Resistance and terrorised."""
    space = yield from set_one(s, by, ask("K16", "province"), PROVINCES & s.with_troops, -1)
    if space is not None:
        add_terror(s, space)


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
        if (yield from remove_guerrilla(s, by, ask("K17", "remove"), 1 << space)) is not None:
            set_level(s, space, -1)


@event("K18", "unshaded", "Operation Blitz")
def k18_unshaded(s: Kenya, by: int) -> Steps[None]:
    """The British Sweep into a Mountain Jungle, then strike there from the air."""
    swept = yield from MENU.free_limited_operation(s, BRITISH, (SWEEP,), allowed=MOUNTAINS, may=True)
    for space in members[swept & s.with_active]:
        choice = yield BRITISH, ask("K18", "strike"), (AIR_STRIKE, DECLINE), about(space=space)
        if choice == AIR_STRIKE:
            announce(s, BRITISH, "air-strike")
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
    yield from remove_base(s, by, ask("K19", "base"), ringed)


@event("K19", "shaded", "'One-Mile Strip'")
def k19_shaded(s: Kenya, by: int) -> Steps[None]:
    """A Reserve is set to Resistance."""
    yield from set_one(s, by, ask("K19", "reserve"), RESERVES, -1)


@event("K20", "unshaded", "Surrender Schemes")
def k20_unshaded(s: Kenya, by: int) -> Steps[None]:
    """A Guerrilla goes from each of up to two spaces with Troops."""
    spaces = guerrillas(s) & s.with_troops
    for _ in range(2):
        space = yield from remove_guerrilla(s, by, ask("K20", "remove"), spaces, optional=True)
        if space is None:
            return
        spaces &= ~(1 << space)


@event("K20", "shaded", "Surrender Schemes")
def k20_shaded(s: Kenya, by: int) -> Steps[None]:
    """The Mau Mau Rally in two spaces at no cost."""
    yield from free(s, RALLY, least=2, most=2)


@event("K21", "unshaded", "'Shot While Escaping'")
def k21_unshaded(s: Kenya, by: int) -> Steps[None]:
    """The British Assault in a space; whoever is left there is Activated."""
    spaces = yield from MENU.free_limited_operation(s, BRITISH, (ASSAULT,), may=True)
    for space in members[spaces]:
        activate(s, space, s.underground[space])


@event("K21", "shaded", "'Shot While Escaping'")
def k21_shaded(s: Kenya, by: int) -> Steps[None]:
    """A Guerrilla next to Troops goes, and all others go Underground."""
    space = yield from remove_guerrilla(s, by, ask("K21", "remove"), s.with_troops)
    if space is not None:
        for other in members[s.with_active]:
            hide(s, other)


@event("K22", "unshaded", "Dedan Kimathi")
def k22_unshaded(s: Kenya, by: int) -> Steps[None]:
    """A Base goes from a British Controlled space."""
    yield from remove_base(s, by, ask("K22", "base"), s.british_control)


@event("K22", "shaded", "Dedan Kimathi")
def k22_shaded(s: Kenya, by: int) -> Steps[None]:
    """Two free Limited Operations of the Mau Mau."""
    yield from MENU.free_limited_operation(s, MAU_MAU, may=True)
    yield from MENU.free_limited_operation(s, MAU_MAU, may=True)


@event("K23", "unshaded", "Mass Evictions")
def k23_unshaded(s: Kenya, by: int) -> Steps[None]:
    """Two Non-Reserve spaces become Loyal; the Pipeline goes right."""
    spaces = HIGHLANDS | CITY
    for _ in range(2):
        space = yield from set_one(s, by, ask("K23", "loyal"), spaces, 1)
        if space is not None:
            spaces &= ~(1 << space)
    move_pipeline(s, 1)


@event("K23", "shaded", "Mass Evictions")
def k23_shaded(s: Kenya, by: int) -> Steps[None]:
    """Population returns to a Reserve, and a Guerrilla with it."""
    yield from return_population(s, by, "K23")


@event("K24", "unshaded", "Labour Party")
def k24_unshaded(s: Kenya, by: int) -> Steps[None]:
    """The British Deploy, then Reward."""
    yield from free(s, DEPLOY)
    if reward_spaces(s):
        choice = yield BRITISH, ask("K24", "reward"), (REWARD, DECLINE), NO_DETAIL
        if choice == REWARD:
            yield from reward(s)


@event("K24", "shaded", "Labour Party")
def k24_shaded(s: Kenya, by: int) -> None:
    """Political Will falls by the Pipeline, which then goes left."""
    change_will(s, -s.pipeline)
    move_pipeline(s, -1)


@event("K25", "unshaded", "McLean Inquiry")
def k25_unshaded(s: Kenya, by: int) -> None:
    """Political Will +2; the Pipeline goes left."""
    change_will(s, 2)
    move_pipeline(s, -1)


@event("K25", "shaded", "McLean Inquiry")
def k25_shaded(s: Kenya, by: int) -> Steps[None]:
    """An Outrage roll that costs 2."""
    yield from roll_for_outrage(s, 2)


@event("K26", "execute", "Hola Detention Camp")
def k26_execute(s: Kenya, by: int) -> Steps[None]:
    """A Base goes from a space with Troops; an Outrage roll that costs 2; the Pipeline goes right."""
    yield from remove_base(s, by, ask("K26", "base"), s.with_troops)
    yield from roll_for_outrage(s, 2)
    move_pipeline(s, 1)


@event("K27", "unshaded", "Protected Villages")
def k27_unshaded(s: Kenya, by: int) -> Steps[None]:
    """The Pipeline goes right; the British may Relocate in up to two spaces, with one roll at the new value."""
    move_pipeline(s, 1)
    used = 0
    for _ in range(2):
        space = yield from pick(BRITISH, ask("K27", "relocate"), relocatable(s) & ~used, optional=True)
        if space is None:
            break
        if not used:
            announce(s, BRITISH, "relocate")
        used |= 1 << space
        relocate_in(s, space)
    if used:
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
    yield from free(s, TERROR, most=2)


@event("K30", "unshaded", "Chiefs Murdered")
def k30_unshaded(s: Kenya, by: int) -> Steps[None]:
    """A space at Resistance becomes Loyal and gets a Police, from Available alone (R-C2)."""
    space = yield from set_one(s, by, ask("K30", "loyal"), s.resistance, 1)
    if space is not None and s.available[POLICE]:
        place(s, POLICE, space)
        end_step(s)


@event("K30", "shaded", "Chiefs Murdered")
def k30_shaded(s: Kenya, by: int) -> Steps[None]:
    """A Police goes from a space with Mau Mau, which is set to Resistance for it."""
    space = yield from pick(by, ask("K30", "police"), levelled(s, s.with_police & insurgents(s)))
    if space is not None:
        remove(s, POLICE, space)
        set_level(s, space, -1)
        end_step(s)


capability("K31", "unshaded", "Kenya Land and Freedom Army")
capability("K31", "shaded", "Kenya Land and Freedom Army")


@event("K32", "unshaded", "Racist Propaganda")
def k32_unshaded(s: Kenya, by: int) -> Steps[None]:
    """Political Will +1; a Relocate or Reprisal in one space, whatever the Pipeline, without a roll."""
    change_will(s, 1)
    ready = {RELOCATE: relocatable(s), REPRISAL: reprisable(s)}
    options = [action for action, spaces in ready.items() if spaces]
    if not options:
        return
    choice = yield BRITISH, ask("K32", "action"), (*options, DECLINE), NO_DETAIL
    if choice == DECLINE:
        return
    space = yield from pick(BRITISH, ask("K32", "relocate" if choice == RELOCATE else "reprisal"), ready[choice])
    if space is None:
        return
    announce(s, BRITISH, "relocate" if choice == RELOCATE else "reprisal")
    if choice == RELOCATE:
        relocate_in(s, space)
    else:
        yield from reprisal_in(s, space)


@event("K32", "shaded", "Racist Propaganda")
def k32_shaded(s: Kenya, by: int) -> None:
    """Political Will falls by the Pipeline."""
    change_will(s, -s.pipeline)
