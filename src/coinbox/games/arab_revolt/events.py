"""The Event cards (5.0, 9.0): one small function a side, in the order of the cards."""

from __future__ import annotations

from coinbox.coin.events import Events, ask
from coinbox.coin.forces import (
    BASE,
    BRITISH,
    GUERRILLAS,
    POLICE,
    TROOP,
    UNDERGROUND,
    guerrillas,
    insurgents,
    move,
    place,
    put,
    remove,
    row_of,
    take,
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
    DRAW_CHIT,
    DRAW_PUNISHMENT,
    choose_punishment,
    draw,
    hold_chit,
    use,
)
from coinbox.games.arab_revolt.menu import neighbours
from coinbox.games.arab_revolt.operations import MENU
from coinbox.games.arab_revolt.punishments import mobilize_by_chit
from coinbox.games.arab_revolt.questions import MOVES, pick, pick_piece, place_for
from coinbox.games.arab_revolt.rebel_activities import mobilize, raid, raid_spaces
from coinbox.games.arab_revolt.rebel_operations import mark
from coinbox.games.arab_revolt.state import ArabRevolt
from coinbox.games.arab_revolt.verbs import (
    activate_irregular,
    add_opposition,
    curfews_left,
    end_step,
    imprison,
    irregulars_in,
    irregulars_on_map,
    lift_curfew,
    open_borders,
    place_curfew,
    remove_opposition,
    roll,
    roll_against_bases,
    roll_against_irregulars,
    sabotaged,
    shift_unity,
    with_any_irregulars,
    withdraw_troop,
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
    DRAWN_CHITS,
    DRAWN_PUNISHMENTS,
    FRENCH,
    HAIFA_DISTRICT,
    HELD_PUNISHMENTS,
    IRREGULAR,
    IRREGULARS,
    MARCH,
    PIECE_OPTIONS,
    PUNISH,
    PUNISHMENTS,
    RAID,
    REBELS,
    SAMARIA,
    SETTLED,
    SPACES,
    SWEEP,
    TRANSJORDAN,
)
from coinbox.kernel.bits import bit_set, members
from coinbox.kernel.decision import NO_DETAIL, Prompt, Steps, about

EVENTS: Events[ArabRevolt] = Events(CARDS, CAPABILITIES.enact, end_step)
event, capability = EVENTS.event, EVENTS.capability


# -- what many cards do ---------------------------------------------------------------------------------------------


def limited_operations(s: ArabRevolt, faction: int, number: int, allowed: int = -1) -> Steps[None]:
    """So many free Limited Operations one after the other, each of which may be declined (R-C11)."""
    for _ in range(number):
        yield from MENU.free_limited_operation(s, faction, allowed=allowed, may=True)


def may_punish(s: ArabRevolt, card: str, spaces: int = -1, *, held: bool = False) -> Steps[None]:
    """The British may Punish in these spaces, if they have a chit to use."""
    chits = s.punishments_held if held else s.punishments_pool or s.punishments_held
    spaces &= punishable(s)
    if chits and spaces and (yield from MENU.may(BRITISH, ask(card, "punish"), PUNISH)):
        yield from punish(s, spaces=spaces, held=held)


def remove_guerrilla(s: ArabRevolt, by: int, prompt: Prompt, space: int, *, optional: bool = False) -> Steps[None]:
    """One Guerrilla of either state goes from a space."""
    chosen = yield from pick_piece(by, prompt, s, GUERRILLAS, 1 << space, optional=optional)
    if chosen is not None:
        remove(s, *chosen)
        end_step(s)


def around(space: int) -> int:
    """A space and those next to it."""
    return 1 << space | ADJACENT[space]


def french_country(s: ArabRevolt, by: int, card: str, holding: int) -> Steps[int | None]:
    """Syria or Lebanon, where there is something to remove."""
    return (yield from pick(by, ask(card, "country"), FRENCH & holding))


# -- the cards ------------------------------------------------------------------------------------------------------

capability("A1", "unshaded", "Mass Detention")
capability("A1", "shaded", "Mass Detention")

capability("A2", "unshaded", "Central War Committee")
capability("A2", "shaded", "Central War Committee")


@event("A3", "unshaded", "Peace Bands")
def a3_unshaded(s: ArabRevolt, by: int) -> Steps[None]:
    """The British may Divide in both ways, Irregulars first."""
    if (yield from MENU.may(BRITISH, ask("A3", "divide"), DIVIDE)):
        if divide_from(s):
            yield from strike(s, optional=True)
        yield from roll_against_irregulars(s, ask("A3", "roll"))


@event("A3", "shaded", "Peace Bands")
def a3_shaded(s: ArabRevolt, by: int) -> Steps[None]:
    """The Rebels may turn two Irregulars into Guerrillas; a step towards Centralized."""
    for _ in range(2):
        chosen = yield from pick_piece(REBELS, ask("A3", "irregular"), s, IRREGULARS, -1, optional=True)
        if chosen is None:
            break
        remove(s, *chosen)
        yield from place_for(s, REBELS, UNDERGROUND, chosen[1])
        end_step(s)
    shift_unity(s, 1)


@event("A4", "unshaded", "Special Night Squads")
def a4_unshaded(s: ArabRevolt, by: int) -> Steps[None]:
    """An Irregular in each of up to three Districts with Troops."""
    spaces = int(DISTRICTS & s.with_troops)
    for _ in range(3):
        if not (s.available[4] or (by == BRITISH and with_any_irregulars(s))):
            break
        space = yield from pick(by, ask("A4", "district"), spaces, optional=True)
        if space is None:
            break
        spaces &= ~(1 << space)
        yield from place_for(s, by, IRREGULAR, space)
        end_step(s)


@event("A4", "shaded", "Special Night Squads")
def a4_shaded(s: ArabRevolt, by: int) -> None:
    """Political Will -1 for every three Irregulars on the map."""
    change_will(s, -(irregulars_on_map(s) // 3))


@event("A5", "unshaded", "Village Occupations")
def a5_unshaded(s: ArabRevolt, by: int) -> Steps[None]:
    """The British may place Curfews in up to three Districts with Troops, as many as the pool has."""
    while curfews_left(s):
        space = yield from pick(BRITISH, ask("A5", "curfew"), DISTRICTS & s.with_troops & ~s.curfews, optional=True)
        if space is None:
            break
        place_curfew(s, space)
    end_step(s)


@event("A5", "shaded", "Village Occupations")
def a5_shaded(s: ArabRevolt, by: int) -> Steps[None]:
    """The Rebels may March from any Districts with Curfews."""
    yield from MENU.free_operation(s, MARCH, allowed=int(DISTRICTS & s.curfews), most=ANY, may=True)


@event("A6", "unshaded", "House Demolition")
def a6_unshaded(s: ArabRevolt, by: int) -> Steps[None]:
    """The British may draw two Punishment chits and use each Demolish among them; the others go back."""
    if not s.punishments_pool or not punishable(s) or not (yield from MENU.may(BRITISH, ask("A6", "draw"), DRAW)):
        return
    drawn = yield from draw(s, s.punishments_pool, 2, DRAW_PUNISHMENT, DRAWN_PUNISHMENTS)
    for _ in range(drawn.count(DEMOLISH)):
        if not (yield from MENU.may(BRITISH, ask("A6", "use"), PUNISH)):
            break
        use(s, DRAWN_PUNISHMENTS[DEMOLISH], s.punishments_pool, s.punishments_held, DRAWN_PUNISHMENTS)
        yield from punish_in(s, None, DEMOLISH, punishable(s))


@event("A6", "shaded", "House Demolition")
def a6_shaded(s: ArabRevolt, by: int) -> Steps[None]:
    """The Rebels may Mobilize, with Guerrillas where there are Curfews."""
    yield from mobilize(s, recruits=int(s.curfews))


@event("A7", "unshaded", "Memory of al-Qassam")
def a7_unshaded(s: ArabRevolt, by: int) -> Steps[None]:
    """Two rolls against the Irregulars."""
    for _ in range(2):
        yield from roll_against_irregulars(s, ask("A7", "roll"))


@event("A7", "shaded", "Memory of al-Qassam")
def a7_shaded(s: ArabRevolt, by: int) -> Steps[None]:
    """A roll against the Bases lets the Rebels act once in each space at Opposition, in their order."""
    if not (yield from roll_against_bases(s, ask("A7", "bases"))):
        return
    spaces = int(s.opposition)
    while (space := (yield from pick(REBELS, ask("A7", "space"), spaces, optional=True))) is not None:
        spaces &= ~(1 << space)
        yield from MENU.free_limited_operation(s, REBELS, allowed=1 << space, may=True)


capability("A8", "unshaded", "Fawzi al-Qawuqji")
capability("A8", "shaded", "Fawzi al-Qawuqji")


@event("A9", "unshaded", "Hajj Amin al-Husayni")
def a9_unshaded(s: ArabRevolt, by: int) -> Steps[None]:
    """All Bases leave Syria or Lebanon; a step towards Decentralized."""
    space = yield from french_country(s, by, "A9", s.with_bases)
    if space is not None:
        while s.bases[space]:
            remove(s, BASE, space)
        end_step(s)
    shift_unity(s, -1)


@event("A9", "shaded", "Hajj Amin al-Husayni")
def a9_shaded(s: ArabRevolt, by: int) -> Steps[None]:
    """With a Base abroad a step towards Centralized; the Rebels may also use their chit for an Operation (R-A2)."""
    if s.with_bases & s.abroad:
        shift_unity(s, 1)
    most = s.chit if by == REBELS else 1
    if most:
        yield from MENU.free_limited_operation(s, REBELS, most=most, may=True)


@event("A10", "unshaded", "Ex-Black and Tans")
def a10_unshaded(s: ArabRevolt, by: int) -> Steps[None]:
    """The British may remove Opposition where there are Police."""
    space = yield from pick(BRITISH, ask("A10", "space"), s.with_police & s.opposition, optional=True)
    if space is not None:
        remove_opposition(s, space)


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
    for _ in range(irregulars_on_map(s) // 2):
        chosen = yield from pick_piece(by, ask("A12", "irregular"), s, IRREGULARS, -1)
        if chosen is not None:
            remove(s, *chosen)
            end_step(s)


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
    change_will(s, -prisoners(s))


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
    options = [HELD_PUNISHMENTS[kind] for kind in sorted(set(s.punishments_held))]
    if options:
        choice = yield BRITISH, ask("A14", "discard"), options, NO_DETAIL
        kind = HELD_PUNISHMENTS.index(choice)
        s.punishments_held.remove(kind)
        if s.log is not None:
            s.log("discard", faction="british", chit=PUNISHMENTS[kind])


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
    change_will(s, -((s.unshaded | s.shaded) & BRITISH_CAPABILITIES).bit_count())


@event("A17", "unshaded", "Revisionist Terror")
def a17_unshaded(s: ArabRevolt, by: int) -> Steps[None]:
    """The British may remove a Guerrilla wherever there is an Underground Irregular."""
    for space in members[s.with_irregulars & guerrillas(s)]:
        yield from remove_guerrilla(s, BRITISH, ask("A17", "guerrilla"), space, optional=True)


@event("A17", "shaded", "Revisionist Terror")
def a17_shaded(s: ArabRevolt, by: int) -> Steps[None]:
    """The Rebels may Sabotage in up to three spaces with Underground Irregulars, which become Active."""
    spaces = int(s.with_irregulars)
    for _ in range(3):
        space = yield from pick(REBELS, ask("A17", "space"), spaces, optional=True)
        if space is None:
            break
        spaces &= ~(1 << space)
        activate_irregular(s, space)
        mark(s, space)


capability("A18", "unshaded", "Punitive Searches")
capability("A18", "shaded", "Punitive Searches")


@event("A19", "execute", "League of Nations")
def a19_execute(s: ArabRevolt, by: int) -> Steps[None]:
    """A die above the number of spaces at Opposition brings 1 Political Will, another costs 2."""
    shown = yield from roll(s, ask("A19", "roll"))
    change_will(s, 1 if shown > s.opposition.bit_count() else -2)


@event("A20", "unshaded", "Arab Higher Committee")
def a20_unshaded(s: ArabRevolt, by: int) -> Steps[None]:
    """A die above the number of Bases divides the Rebels."""
    if not (yield from roll_against_bases(s, ask("A20", "roll"))):
        shift_unity(s, -1)


@event("A20", "shaded", "Arab Higher Committee")
def a20_shaded(s: ArabRevolt, by: int) -> Steps[None]:
    """Two steps towards Centralized; the Rebels may draw an Operations chit to hold."""
    shift_unity(s, 2)
    if s.operations_pool and (yield from MENU.may(REBELS, ask("A20", "draw"), DRAW)):
        for kind in (yield from draw(s, s.operations_pool, 1, DRAW_CHIT, DRAWN_CHITS)):
            hold_chit(s, kind)


@event("A21", "unshaded", '"Criminals and Thugs"')
def a21_unshaded(s: ArabRevolt, by: int) -> Steps[None]:
    """Opposition goes from two spaces with Active Guerrillas; a step towards Decentralized in any case."""
    for _ in range(2):
        space = yield from pick(by, ask("A21", "space"), s.with_active & s.opposition)
        if space is not None:
            remove_opposition(s, space)
    shift_unity(s, -1)


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
    british = s.with_troops | s.with_police | with_any_irregulars(s)
    while curfews_left(s) and (spaces := int(CITIES & british & insurgents(s) & ~s.curfews)):
        all_of_them = spaces.bit_count() <= curfews_left(s)
        space = members[spaces][0] if all_of_them else (yield from pick(by, ask("A22", "curfew"), spaces))
        if space is not None:
            place_curfew(s, space)
    end_step(s)
    spaces = int(CITIES & s.curfews)
    if spaces and (s.punishments_pool or s.punishments_held):
        kind = yield from choose_punishment(s)
        yield from punish_in(s, None, kind, spaces, both=True)


@event("A22", "shaded", "Demonstrations")
def a22_shaded(s: ArabRevolt, by: int) -> Steps[None]:
    """The Rebels may add Opposition to a District next to each City at Opposition."""
    for city in members[CITIES & s.opposition]:
        near = DISTRICTS & ADJACENT[city] & ~s.opposition
        space = yield from pick(REBELS, ask("A22", "district"), near, optional=True)
        if space is not None:
            add_opposition(s, space)


@event("A23", "unshaded", "al-Hajj Muhammad")
def a23_unshaded(s: ArabRevolt, by: int) -> Steps[None]:
    """The British may Sweep, then Assault, in one space with a Base and an Irregular."""
    spaces = int(SETTLED & s.with_bases & with_any_irregulars(s))
    swept = yield from MENU.free_operation(s, SWEEP, allowed=spaces, most=1, may=True)
    yield from MENU.free_operation(s, ASSAULT, allowed=swept or spaces, most=1, may=True)


@event("A23", "shaded", "al-Hajj Muhammad")
def a23_shaded(s: ArabRevolt, by: int) -> Steps[None]:
    """A roll against the Bases lets the Rebels Mobilize, then Raid."""
    if (yield from roll_against_bases(s, ask("A23", "roll"))):
        yield from mobilize(s)
        if raid_spaces(s) and (yield from MENU.may(REBELS, ask("A23", "raid"), RAID)):
            yield from raid(s)


def a24_mandatory(s: ArabRevolt) -> Steps[None]:
    """Tensions in Europe: the British may Punish and must send Troops away, both more after Munich (R-A19)."""
    munich = CARD["A34"] in s.played
    for _ in range(1 + munich):
        yield from may_punish(s, "A24")
    for _ in range(5 if munich else 3):
        chosen = yield from pick_piece(BRITISH, ask("A24", "troop"), s, (TROOP,), -1)
        if chosen is not None:
            withdraw_troop(s, chosen[1])
            end_step(s)


@event("A25", "unshaded", "Montgomery")
def a25_unshaded(s: ArabRevolt, by: int) -> Steps[None]:
    """The British may act in or next to Haifa District, then Punish there."""
    near = around(HAIFA_DISTRICT)
    yield from limited_operations(s, BRITISH, 1, near)
    yield from may_punish(s, "A25", near)


@event("A25", "shaded", "Montgomery")
def a25_shaded(s: ArabRevolt, by: int) -> Steps[None]:
    """Two Limited Operations of the Rebels in or next to Haifa District."""
    yield from limited_operations(s, REBELS, 2, around(HAIFA_DISTRICT))


@event("A26", "execute", '"Triangle of Terror"')
def a26_execute(s: ArabRevolt, by: int) -> Steps[None]:
    """Three Limited Operations in or next to Samaria, then one of the other player in Samaria."""
    yield from limited_operations(s, by, 3, around(SAMARIA))
    yield from limited_operations(s, 1 - by, 1, 1 << SAMARIA)


capability("A27", "unshaded", "Rebel Courts")
capability("A27", "shaded", "Rebel Courts")


@event("A28", "execute", "Tegart Forts")
def a28_execute(s: ArabRevolt, by: int) -> Steps[None]:
    """Three Police go to this card for good, from the map first; a Capability for the rest of the game."""
    while s.fort_police < 3:
        chosen = yield from pick_piece(BRITISH, ask("A28", "police"), s, (POLICE,), -1)
        if chosen is None and not s.available[1]:
            break
        if chosen is None:
            s.available[1] -= 1
        else:
            take(s, *chosen)
            end_step(s)
        s.fort_police += 1
        if s.log is not None:
            s.log("garrison-fort", n=s.fort_police)
    CAPABILITIES.enact(s, "A28", "execute")


@event("A29", "unshaded", "Haganah")
def a29_unshaded(s: ArabRevolt, by: int) -> Steps[None]:
    """Two steps towards Decentralized; the British may then strike with Irregulars at the new value."""
    shift_unity(s, -2)
    if divide_from(s):
        yield from strike(s, optional=True)


@event("A29", "shaded", "Haganah")
def a29_shaded(s: ArabRevolt, by: int) -> Steps[None]:
    """An Irregular goes from each of up to two spaces with or next to Sabotage."""
    cut = sabotaged(s)
    spaces = cut | neighbours(cut)
    for _ in range(2):
        chosen = yield from pick_piece(by, ask("A29", "irregular"), s, IRREGULARS, spaces, optional=True)
        if chosen is None:
            break
        spaces &= ~(1 << chosen[1])
        remove(s, *chosen)
        end_step(s)


@event("A30", "unshaded", "Arab Kings")
def a30_unshaded(s: ArabRevolt, by: int) -> Steps[None]:
    """A Guerrilla goes from each District next to Transjordan, in play or not."""
    for space in members[DISTRICTS & ADJACENT[TRANSJORDAN]]:
        yield from remove_guerrilla(s, by, ask("A30", "guerrilla"), space)


@event("A30", "shaded", "Arab Kings")
def a30_shaded(s: ArabRevolt, by: int) -> None:
    """Transjordan and Egypt are in play."""
    open_borders(s)


@event("A31", "unshaded", "French Syria")
def a31_unshaded(s: ArabRevolt, by: int) -> Steps[None]:
    """All Rebels of Syria or Lebanon go to Prison."""
    space = yield from french_country(s, by, "A31", insurgents(s))
    if space is not None:
        for piece in (*GUERRILLAS, BASE):
            while row_of(s, piece)[space]:
                imprison(s, piece, space)
        end_step(s)


@event("A31", "shaded", "French Syria")
def a31_shaded(s: ArabRevolt, by: int) -> Steps[None]:
    """A Guerrilla in each Foreign Country in play, from Prison first, then from Available."""
    spaces = int(s.abroad)
    while spaces and (free := s.prison_guerrillas + s.available[2]):
        space: int | None = members[spaces][0]
        if spaces.bit_count() > free:
            space = yield from pick(by, ask("A31", "guerrilla"), spaces)
        if space is None:
            break
        spaces &= ~(1 << space)
        if s.prison_guerrillas:
            s.prison_guerrillas -= 1
            put(s, UNDERGROUND, space)
            if s.log is not None:
                s.log("place", piece="guerrilla", space=SPACES[space])
        else:
            place(s, UNDERGROUND, space)
    end_step(s)


@event("A32", "unshaded", "Aerial Policing")
def a32_unshaded(s: ArabRevolt, by: int) -> Steps[None]:
    """The British may Air Recon with two Guerrillas a space."""
    yield from air_recon(s, number=2, optional=True)


@event("A32", "shaded", "Aerial Policing")
def a32_shaded(s: ArabRevolt, by: int) -> Steps[None]:
    """A Troop leaves each space with a Base for a City."""
    for origin in members[s.with_bases & s.with_troops]:
        choice = yield by, ask("A32", "troop"), PIECE_OPTIONS[TROOP].moves[origin][CITIES], about(CITIES, space=origin)
        move(s, *MOVES[choice])
    end_step(s)


MANDATORY_EVENTS = {"A11": (REBELS, a11_mandatory), "A24": (BRITISH, a24_mandatory)}
"""Mandatory Event -> who decides, and what it does (5.4)."""
