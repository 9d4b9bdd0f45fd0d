"""The Event cards (5.0, 9.0): one small function a side, in the order of the cards."""

from __future__ import annotations

from coinbox.coin.dice import ABOVE, roll
from coinbox.coin.events import Events, ask
from coinbox.coin.forces import (
    BASE,
    BRITISH,
    GUERRILLAS,
    POLICE,
    TROOP,
    UNDERGROUND,
    announce,
    count,
    cubes,
    guerrillas,
    insurgents,
    place,
    remove,
)
from coinbox.coin.operation import ANY
from coinbox.coin.will import change_will
from coinbox.games.arab_revolt.british_activities import (
    air_recon,
    divide_from,
    punish,
    punish_in,
    punishable,
    strike,
)
from coinbox.games.arab_revolt.capabilities import CAPABILITIES
from coinbox.games.arab_revolt.chits import (
    choose_punishment,
    discard_punishment,
    draw_operations,
    draw_punishments,
)
from coinbox.games.arab_revolt.operations import MENU
from coinbox.games.arab_revolt.punishments import mobilize_by_chit
from coinbox.games.arab_revolt.questions import each, each_piece, in_all, move_some, place_each, place_for
from coinbox.games.arab_revolt.rebel_activities import RAIDERS, mobilize, raid
from coinbox.games.arab_revolt.rebel_operations import mark
from coinbox.games.arab_revolt.state import ArabRevolt
from coinbox.games.arab_revolt.verbs import (
    AGAINST_BASES,
    activate_irregular,
    add_opposition,
    curfews_left,
    end_step,
    fill_forts,
    hold_chit,
    imprison,
    irregulars_in,
    irregulars_on_map,
    lift_curfew,
    open_borders,
    place_curfew,
    release,
    remove_opposition,
    roll_against_bases,
    roll_against_irregulars,
    sabotaged,
    send_to_forts,
    shift_unity,
    use,
    with_any_irregulars,
    withdraw,
)
from coinbox.games.arab_revolt.vocabulary import (
    ADJACENT,
    AMBUSH,
    ASSAULT,
    CARD,
    CARDS,
    CITIES,
    DEMOLISH,
    DISTRICTS,
    DIVIDE,
    DRAW,
    DRAWN_PUNISHMENTS,
    FORT_POLICE,
    FRENCH,
    HAIFA_DISTRICT,
    IRREGULAR,
    IRREGULARS,
    MARCH,
    PUNISH,
    RAID,
    REBELS,
    SAMARIA,
    SETTLED,
    SPACES,
    SWEEP,
    TRANSJORDAN,
    neighbours,
)
from coinbox.kernel.bits import bit_set, members
from coinbox.kernel.decision import LEFT, Steps

EVENTS: Events[ArabRevolt] = Events(CARDS, CAPABILITIES.enact, end_step)
event, capability = EVENTS.event, EVENTS.capability


# -- what many cards do ---------------------------------------------------------------------------------------------


def limited_operations(s: ArabRevolt, faction: int, number: int, near: int = -1) -> Steps[None]:
    """So many free Limited Operations one after the other, each of which may be declined (R-C11).

    `near` is the space in or next to which they are, if not anywhere.
    """
    allowed = -1 if near < 0 else around(near)
    for left in range(number, 0, -1):
        yield from MENU.free_limited_operation(s, faction, allowed=allowed, may=True, times=left, near=near)


def may_punish(s: ArabRevolt, card: str, spaces: int = -1, *, held: bool = False) -> Steps[None]:
    """The British may Punish in these spaces, if they have a chit to use."""
    chits = s.punishments_held if held else s.punishments_pool or s.punishments_held
    spaces &= punishable(s)
    if chits and spaces and (yield from MENU.may(BRITISH, ask(card, "punish"), PUNISH)):
        yield from punish(s, spaces=spaces, held=held)


def around(space: int) -> int:
    """A space and those next to it."""
    return 1 << space | ADJACENT[space]


# -- the cards ------------------------------------------------------------------------------------------------------

capability("A1", "unshaded", "Mass Detention")
capability("A1", "shaded", "Mass Detention")

capability("A2", "unshaded", "Central War Committee")
capability("A2", "shaded", "Central War Committee")


@event("A3", "unshaded", "Peace Bands")
def a3_unshaded(s: ArabRevolt, by: int) -> Steps[None]:
    """The British may Divide in both ways, Irregulars first."""
    if (yield from MENU.may(BRITISH, ask("A3", "divide"), DIVIDE)):
        announce(s, BRITISH, "divide")
        if divide_from(s):
            yield from strike(s, optional=True)
        yield from roll_against_irregulars(s, BRITISH, ask("A3", "roll"))


@event("A3", "shaded", "Peace Bands")
def a3_shaded(s: ArabRevolt, by: int) -> Steps[None]:
    """The Rebels may turn two Irregulars into Guerrillas; a step towards Centralized."""
    yield from each_piece(s, REBELS, ask("A3", "irregular"), IRREGULARS, -1, defect, up_to=2)
    shift_unity(s, 1, "card")


def defect(s: ArabRevolt, piece: int, space: int) -> Steps[bool]:
    """A Guerrilla of the Rebels takes the place of an Irregular."""
    remove(s, piece, space)
    return place_for(s, REBELS, UNDERGROUND, space)


@event("A4", "unshaded", "Special Night Squads")
def a4_unshaded(s: ArabRevolt, by: int) -> Steps[None]:
    """An Irregular in each of up to three Districts with Troops."""
    yield from place_each(s, by, ask("A4", "district"), IRREGULAR, DISTRICTS & s.with_troops, up_to=3)


@event("A4", "shaded", "Special Night Squads")
def a4_shaded(s: ArabRevolt, by: int) -> None:
    """Political Will -1 for every three Irregulars on the map."""
    change_will(s, -(irregulars_on_map(s) // 3), "card")


@event("A5", "unshaded", "Village Occupations")
def a5_unshaded(s: ArabRevolt, by: int) -> Steps[None]:
    """The British may place Curfews in up to three Districts with Troops, as many as the pool has."""
    spaces = DISTRICTS & s.with_troops & ~s.curfews
    if curfews_left(s):
        yield from each(s, BRITISH, ask("A5", "curfew"), spaces, place_curfew, up_to=curfews_left(s))


@event("A5", "shaded", "Village Occupations")
def a5_shaded(s: ArabRevolt, by: int) -> Steps[None]:
    """The Rebels may March from any Districts with Curfews."""
    yield from MENU.free_operation(s, MARCH, allowed=int(DISTRICTS & s.curfews), most=ANY, may=True)


@event("A6", "unshaded", "House Demolition")
def a6_unshaded(s: ArabRevolt, by: int) -> Steps[None]:
    """The British may draw two Punishment chits and use each Demolish among them; the others go back."""
    if s.punishments_pool and punishable(s) and (yield from MENU.may(BRITISH, ask("A6", "draw"), DRAW)):
        drawn = yield from draw_punishments(s, BRITISH, 2)
        left = drawn.count(DEMOLISH)
        while left and (yield from MENU.may(BRITISH, ask("A6", "use"), PUNISH, LEFT[left])):
            left -= 1
            announce(s, BRITISH, "punish")
            use(s, DRAWN_PUNISHMENTS[DEMOLISH], s.punishments_pool, s.punishments_held, DRAWN_PUNISHMENTS)
            yield from punish_in(s, DEMOLISH, punishable(s))


@event("A6", "shaded", "House Demolition")
def a6_shaded(s: ArabRevolt, by: int) -> Steps[None]:
    """The Rebels may Mobilize, with Guerrillas where there are Curfews."""
    yield from mobilize(s, recruits=int(s.curfews))


@event("A7", "unshaded", "Memory of al-Qassam")
def a7_unshaded(s: ArabRevolt, by: int) -> Steps[None]:
    """Two rolls against the Irregulars."""
    for _ in range(2):
        yield from roll_against_irregulars(s, by, ask("A7", "roll"))


@event("A7", "shaded", "Memory of al-Qassam")
def a7_shaded(s: ArabRevolt, by: int) -> Steps[None]:
    """A roll against the Bases lets the Rebels act once in each space at Opposition, in their order."""
    if (yield from roll_against_bases(s, by, ask("A7", "bases", tells=AGAINST_BASES))):
        yield from each(s, REBELS, ask("A7", "space"), s.opposition, rise_in, up_to=ANY)


def rise_in(s: ArabRevolt, space: int) -> Steps[int]:
    """The Rebels may act in a space."""
    return MENU.free_limited_operation(s, REBELS, allowed=1 << space, may=True)


capability("A8", "unshaded", "Fawzi al-Qawuqji")
capability("A8", "shaded", "Fawzi al-Qawuqji")


@event("A9", "unshaded", "Hajj Amin al-Husayni")
def a9_unshaded(s: ArabRevolt, by: int) -> Steps[None]:
    """All Bases leave Syria or Lebanon; a step towards Decentralized."""
    yield from each(s, by, ask("A9", "country"), FRENCH & s.with_bases, remove_bases)
    shift_unity(s, -1, "card")


def remove_bases(s: ArabRevolt, space: int) -> None:
    """All Bases go from a space."""
    while s.bases[space]:
        remove(s, BASE, space)


@event("A9", "shaded", "Hajj Amin al-Husayni")
def a9_shaded(s: ArabRevolt, by: int) -> Steps[None]:
    """With a Base abroad a step towards Centralized; the Rebels may also use their chit for an Operation (R-A2)."""
    if s.with_bases & s.abroad:
        shift_unity(s, 1, "card")
    most = s.chit if by == REBELS else 1
    if most:
        yield from MENU.free_limited_operation(s, REBELS, most=most, may=True)


@event("A10", "unshaded", "Ex-Black and Tans")
def a10_unshaded(s: ArabRevolt, by: int) -> Steps[None]:
    """The British may remove Opposition where there are Police."""
    yield from each(s, BRITISH, ask("A10", "space"), s.with_police & s.opposition, remove_opposition, up_to=1)


@event("A10", "shaded", "Ex-Black and Tans")
def a10_shaded(s: ArabRevolt, by: int) -> Steps[None]:
    """The Rebels may draw a Punishment chit for its Mobilization effect in two spaces with Police."""
    if s.punishments_pool and s.with_police and (yield from MENU.may(REBELS, ask("A10", "draw"), DRAW)):
        yield from mobilize_by_chit(s, int(s.with_police), 2)


def a11_mandatory(s: ArabRevolt) -> Steps[None]:
    """Italian Aid: a Limited Operation for each Foreign Country with Rebels, unless A28 is in force (R-A1)."""
    if not s.parameters.forts:
        yield from limited_operations(s, REBELS, (insurgents(s) & s.abroad).bit_count())


@event("A12", "unshaded", "General Dill")
def a12_unshaded(s: ArabRevolt, by: int) -> Steps[None]:
    """The British may Punish, and again with a chit that they hold."""
    yield from may_punish(s, "A12")
    yield from may_punish(s, "A12", held=True)


@event("A12", "shaded", "General Dill")
def a12_shaded(s: ArabRevolt, by: int) -> Steps[None]:
    """Half of the Irregulars go (R-C13)."""
    yield from each_piece(s, by, ask("A12", "irregular"), IRREGULARS, -1, remove, number=irregulars_on_map(s) // 2)


def prisoners(s: ArabRevolt) -> int:
    """Rebel pieces in Prison, at most three."""
    return min(3, s.prison_guerrillas + s.prison_bases)


@event("A13", "unshaded", "Arab Investigation Centres")
def a13_unshaded(s: ArabRevolt, by: int) -> Steps[None]:
    """A Limited Operation of the British for each prisoner."""
    yield from limited_operations(s, BRITISH, prisoners(s))


@event("A13", "shaded", "Arab Investigation Centres")
def a13_shaded(s: ArabRevolt, by: int) -> None:
    """Political Will -1 for each prisoner."""
    change_will(s, -prisoners(s), "card")


@event("A14", "unshaded", "Arab Ladies of Jerusalem")
def a14_unshaded(s: ArabRevolt, by: int) -> None:
    """No Opposition under a Curfew."""
    for space in members[s.curfews]:
        remove_opposition(s, space)


@event("A14", "shaded", "Arab Ladies of Jerusalem")
def a14_shaded(s: ArabRevolt, by: int) -> Steps[None]:
    """All Curfews go; the British set aside a chit that they hold."""
    for space in members[s.curfews]:
        lift_curfew(s, space)
    yield from discard_punishment(s, ask("A14", "discard"))


capability("A15", "unshaded", "Human Shields")
capability("A15", "shaded", "Human Shields")

BRITISH_CAPABILITIES = bit_set(i for i, card in enumerate(CARDS) if card.capability == "british")


@event("A16", "unshaded", "Censorship")
def a16_unshaded(s: ArabRevolt, by: int) -> None:
    """All shaded British Capabilities end."""
    CAPABILITIES.cancel(s, s.shaded & BRITISH_CAPABILITIES)


@event("A16", "shaded", "Censorship")
def a16_shaded(s: ArabRevolt, by: int) -> None:
    """Political Will -1 for each British Capability in force."""
    change_will(s, -((s.unshaded | s.shaded) & BRITISH_CAPABILITIES).bit_count(), "card")


@event("A17", "unshaded", "Revisionist Terror")
def a17_unshaded(s: ArabRevolt, by: int) -> Steps[None]:
    """The British may remove a Guerrilla wherever there is an Underground Irregular."""
    for space in members[s.with_irregulars & guerrillas(s)]:
        yield from each_piece(s, BRITISH, ask("A17", "guerrilla"), GUERRILLAS, 1 << space, remove, up_to=1)


@event("A17", "shaded", "Revisionist Terror")
def a17_shaded(s: ArabRevolt, by: int) -> Steps[None]:
    """The Rebels may Sabotage in up to three spaces with Underground Irregulars, which become Active."""
    yield from each(
        s, REBELS, ask("A17", "space"), s.with_irregulars, sabotage_by_irregular, up_to=3, heading="sabotage"
    )


def sabotage_by_irregular(s: ArabRevolt, space: int) -> None:
    """An Irregular shows itself for Sabotage."""
    activate_irregular(s, space)
    mark(s, space)


capability("A18", "unshaded", "Punitive Searches")
capability("A18", "shaded", "Punitive Searches")


@event("A19", "execute", "League of Nations")
def a19_execute(s: ArabRevolt, by: int) -> Steps[None]:
    """A die above the number of spaces at Opposition brings 1 Political Will, another costs 2."""
    liked = yield from roll(s, by, ask("A19", "roll"), s.opposition.bit_count(), ABOVE)
    change_will(s, 1 if liked else -2, "card")


@event("A20", "unshaded", "Arab Higher Committee")
def a20_unshaded(s: ArabRevolt, by: int) -> Steps[None]:
    """A die above the number of Bases divides the Rebels."""
    if (yield from roll_against_bases(s, by, ask("A20", "roll", tells=AGAINST_BASES), ABOVE)):
        shift_unity(s, -1, "roll")


@event("A20", "shaded", "Arab Higher Committee")
def a20_shaded(s: ArabRevolt, by: int) -> Steps[None]:
    """Two steps towards Centralized; the Rebels may draw an Operations chit to hold."""
    shift_unity(s, 2, "card")
    if s.operations_pool and (yield from MENU.may(REBELS, ask("A20", "draw"), DRAW)):
        for kind in (yield from draw_operations(s, 1)):
            hold_chit(s, kind)


@event("A21", "unshaded", '"Criminals and Thugs"')
def a21_unshaded(s: ArabRevolt, by: int) -> Steps[None]:
    """Opposition goes from two spaces with Active Guerrillas; a step towards Decentralized in any case."""
    yield from each(s, by, ask("A21", "space"), s.with_active & s.opposition, remove_opposition, number=2)
    shift_unity(s, -1, "card")


@event("A21", "shaded", '"Criminals and Thugs"')
def a21_shaded(s: ArabRevolt, by: int) -> Steps[None]:
    """The Rebels may Ambush in a District; where an Irregular falls there is Opposition."""
    before = [irregulars_in(s, space) for space in range(len(SPACES))]
    ambushed = yield from MENU.free_operation(s, AMBUSH, allowed=DISTRICTS, most=1, may=True)
    for space in members[ambushed]:
        if irregulars_in(s, space) < before[space]:
            add_opposition(s, space)


@event("A22", "unshaded", "Demonstrations")
def a22_unshaded(s: ArabRevolt, by: int) -> Steps[None]:
    """Curfews in Cities with pieces of both; then the British must Punish in two Cities under Curfew."""
    both = (cubes(s) | with_any_irregulars(s)) & insurgents(s)
    yield from in_all(s, by, ask("A22", "curfew"), CITIES & both & ~s.curfews, place_curfew, curfews_left)
    spaces = int(CITIES & s.curfews)
    if spaces and (s.punishments_pool or s.punishments_held):
        announce(s, BRITISH, "punish")
        kind = yield from choose_punishment(s)
        yield from punish_in(s, kind, spaces, both=True)


@event("A22", "shaded", "Demonstrations")
def a22_shaded(s: ArabRevolt, by: int) -> Steps[None]:
    """The Rebels may add Opposition to a District next to each City at Opposition."""
    for city in members[CITIES & s.opposition]:
        near = DISTRICTS & ADJACENT[city] & ~s.opposition
        yield from each(s, REBELS, ask("A22", "district"), near, add_opposition, up_to=1)


@event("A23", "unshaded", "al-Hajj Muhammad")
def a23_unshaded(s: ArabRevolt, by: int) -> Steps[None]:
    """The British may Sweep, then Assault, in one space with a Base and an Irregular."""
    spaces = int(SETTLED & s.with_bases & with_any_irregulars(s))
    swept = yield from MENU.free_operation(s, SWEEP, allowed=spaces, most=1, may=True)
    yield from MENU.free_operation(s, ASSAULT, allowed=swept or spaces, most=1, may=True)


@event("A23", "shaded", "al-Hajj Muhammad")
def a23_shaded(s: ArabRevolt, by: int) -> Steps[None]:
    """A roll against the Bases lets the Rebels Mobilize, then Raid."""
    if (yield from roll_against_bases(s, by, ask("A23", "roll", tells=AGAINST_BASES))):
        yield from mobilize(s)
        if RAIDERS.spaces(s) and (yield from MENU.may(REBELS, ask("A23", "raid"), RAID)):
            yield from raid(s)


def a24_mandatory(s: ArabRevolt) -> Steps[None]:
    """Tensions in Europe: the British may Punish and must send Troops away, both more after Munich (R-A19)."""
    munich = CARD["A34"] in s.played
    for _ in range(2 if munich else 1):
        yield from may_punish(s, "A24")
    yield from each_piece(s, BRITISH, ask("A24", "troop"), (TROOP,), -1, withdraw, number=5 if munich else 3)


@event("A25", "unshaded", "Montgomery")
def a25_unshaded(s: ArabRevolt, by: int) -> Steps[None]:
    """The British may act in or next to Haifa District, then Punish there."""
    yield from limited_operations(s, BRITISH, 1, HAIFA_DISTRICT)
    yield from may_punish(s, "A25", around(HAIFA_DISTRICT))


@event("A25", "shaded", "Montgomery")
def a25_shaded(s: ArabRevolt, by: int) -> Steps[None]:
    """Two Limited Operations of the Rebels in or next to Haifa District."""
    yield from limited_operations(s, REBELS, 2, HAIFA_DISTRICT)


@event("A26", "execute", '"Triangle of Terror"')
def a26_execute(s: ArabRevolt, by: int) -> Steps[None]:
    """Three Limited Operations in or next to Samaria, then one of the other player in Samaria."""
    yield from limited_operations(s, by, 3, SAMARIA)
    yield from MENU.free_limited_operation(s, 1 - by, allowed=1 << SAMARIA, may=True)


capability("A27", "unshaded", "Rebel Courts")
capability("A27", "shaded", "Rebel Courts")


@event("A28", "execute", "Tegart Forts")
def a28_execute(s: ArabRevolt, by: int) -> Steps[None]:
    """Three Police go to this card for good, from the map first; a Capability for the rest of the game."""
    wanted = FORT_POLICE - s.fort_police
    yield from each_piece(s, BRITISH, ask("A28", "police"), (POLICE,), -1, send_to_forts, number=wanted)
    fill_forts(s)
    CAPABILITIES.enact(s, "A28", "execute")


@event("A29", "unshaded", "Haganah")
def a29_unshaded(s: ArabRevolt, by: int) -> Steps[None]:
    """Two steps towards Decentralized; then the British strike with Irregulars at the new value."""
    shift_unity(s, -2, "card")
    announce(s, BRITISH, "divide")
    yield from strike(s)


@event("A29", "shaded", "Haganah")
def a29_shaded(s: ArabRevolt, by: int) -> Steps[None]:
    """An Irregular goes from each of up to two spaces with or next to Sabotage."""
    spaces = sabotaged(s) | neighbours(sabotaged(s))
    yield from each_piece(s, by, ask("A29", "irregular"), IRREGULARS, spaces, remove, up_to=2, apart=True)


@event("A30", "unshaded", "Arab Kings")
def a30_unshaded(s: ArabRevolt, by: int) -> Steps[None]:
    """A Guerrilla goes from each District next to Transjordan, in play or not."""
    for space in members[DISTRICTS & ADJACENT[TRANSJORDAN]]:
        yield from each_piece(s, by, ask("A30", "guerrilla"), GUERRILLAS, 1 << space, remove)


@event("A30", "shaded", "Arab Kings")
def a30_shaded(s: ArabRevolt, by: int) -> None:
    """Transjordan and Egypt are in play."""
    open_borders(s)


@event("A31", "unshaded", "French Syria")
def a31_unshaded(s: ArabRevolt, by: int) -> Steps[None]:
    """All Rebels of Syria or Lebanon go to Prison."""
    yield from each(s, by, ask("A31", "country"), FRENCH & insurgents(s), imprison_all)


def imprison_all(s: ArabRevolt, space: int) -> None:
    """All Rebels of a space go to Prison."""
    for piece in (*GUERRILLAS, BASE):
        while count(s, piece, space):
            imprison(s, piece, space)


@event("A31", "shaded", "French Syria")
def a31_shaded(s: ArabRevolt, by: int) -> Steps[None]:
    """A Guerrilla in each Foreign Country in play, from Prison first, then from Available."""
    yield from in_all(s, by, ask("A31", "guerrilla"), s.abroad, place_fighter, fighters)


def fighters(s: ArabRevolt) -> int:
    """Guerrillas in Prison and Available."""
    return s.prison_guerrillas + s.available[2]


def place_fighter(s: ArabRevolt, space: int) -> None:
    """A Guerrilla from Prison, or from Available if nobody is there."""
    if s.prison_guerrillas:
        release(s, space)
    else:
        place(s, UNDERGROUND, space)


@event("A32", "unshaded", "Aerial Policing")
def a32_unshaded(s: ArabRevolt, by: int) -> Steps[None]:
    """The British may Air Recon with two Guerrillas a space."""
    yield from air_recon(s, number=2, optional=True)


@event("A32", "shaded", "Aerial Policing")
def a32_shaded(s: ArabRevolt, by: int) -> Steps[None]:
    """A Troop leaves each space with a Base for a City."""
    for origin in members[s.with_bases & s.with_troops]:
        yield from move_some(s, by, ask("A32", "troop"), TROOP, 1 << origin, CITIES, space=origin)


MANDATORY_EVENTS = {"A11": (REBELS, a11_mandatory), "A24": (BRITISH, a24_mandatory)}
"""Mandatory Event -> who decides, and what it does (5.4)."""
