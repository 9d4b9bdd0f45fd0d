"""The Event cards (5.0, 9.0): one small function a side, in the order of the cards."""

from __future__ import annotations

from functools import partial

from coinbox.coin.dice import roll
from coinbox.coin.events import Events, ask
from coinbox.coin.forces import POLICE, TROOP, announce, place, remove, where
from coinbox.coin.operation import ANY
from coinbox.coin.questions import movers
from coinbox.games.japanese_occupation.british_activities import (
    RAIDERS,
    gather,
    gather_spaces,
    raid,
    strike_at,
    supply,
    supply_spaces,
)
from coinbox.games.japanese_occupation.british_operations import (
    AMBUSH_GUERRILLA,
    ambush_succeeds,
    led,
)
from coinbox.games.japanese_occupation.capabilities import CAPABILITIES
from coinbox.games.japanese_occupation.choices import each_railway, look, move_zipper, reveal, send, show
from coinbox.games.japanese_occupation.japanese_activities import eliminate_in, reprisal_in
from coinbox.games.japanese_occupation.japanese_operations import sweep
from coinbox.games.japanese_occupation.operations import MENU
from coinbox.games.japanese_occupation.propaganda import campaign, count_resistance, end_game
from coinbox.games.japanese_occupation.questions import (
    QUESTIONS,
    choose,
    each,
    each_piece,
    in_all,
    place_each,
    place_for,
)
from coinbox.games.japanese_occupation.state import JapaneseOccupation
from coinbox.games.japanese_occupation.verbs import (
    active,
    add_sabotage,
    change_resistance,
    change_resources,
    conceal,
    concealed,
    end_step,
    guerrillas,
    hide_all,
    leave_game,
    mpaja,
    neutral,
    non_mpaja,
    remove_camp,
    remove_intel,
    remove_opposition,
    repair,
    sabotaged,
    send_to_card,
    send_to_kuala_lumpur,
    underground,
)
from coinbox.games.japanese_occupation.vocabulary import (
    ALL_RAILWAYS,
    AMBUSH,
    BRITISH,
    CACHE,
    CARDS,
    CONTACT,
    DECLINE,
    EVERYWHERE,
    FORCE_136,
    GATHER,
    GUERRILLAS,
    JAPANESE,
    JUNGLE,
    KEMPEITAI,
    MPAJA,
    MPAJA_ACTIVE,
    NEXT_TO_THAILAND,
    OTHER,
    OTHER_ACTIVE,
    PIECE_OPTIONS,
    POPULATION,
    PROVINCES,
    RAID,
    RAILWAYS_AT,
    REMOVE_CACHE,
    REMOVE_FORCE,
    REPRISAL,
    SABOTAGE,
    SPACE_COUNT,
    SUPPLY,
    SWEEP,
    TOTAL,
    UNDERGROUND,
    neighbours,
)
from coinbox.kernel.bits import bit_set, members
from coinbox.kernel.decision import Prompt, Steps, about

EVENTS: Events[JapaneseOccupation] = Events(CARDS, CAPABILITIES.enact, end_step)
event, capability = EVENTS.event, EVENTS.capability


# -- what many cards do ---------------------------------------------------------------------------------------------


def railways_at(spaces: int) -> int:
    """The Railways next to one of these spaces."""
    return bit_set(i for space in members[spaces] for i in members[RAILWAYS_AT[space]])


def near_sabotage(s: JapaneseOccupation) -> int:
    """Provinces next to a Railway with Sabotage."""
    return bit_set(i for i in members[PROVINCES] if sabotaged(s, RAILWAYS_AT[i]))


def contacts(s: JapaneseOccupation) -> int:
    """Spaces with Force 136 and a Jungle Camp."""
    return s.with_force_136 & s.camps


def place_in_each(s: JapaneseOccupation, by: int, prompt: Prompt, piece: int, spaces: int) -> Steps[None]:
    """One in each of these spaces; with too few Available the executing player picks where (R-C15).

    It may then take its own pieces from the map for the others (R-C2).
    """
    placed = yield from in_all(
        s, by, prompt, spaces, lambda s, space: place(s, piece, space), lambda s: s.available[s.TYPE[piece]]
    )
    yield from place_each(s, by, prompt, piece, spaces & ~placed, up_to=ANY)


ACTIVITIES = {SUPPLY: (supply_spaces, supply), GATHER: (gather_spaces, gather), RAID: (RAIDERS.spaces, raid)}
"""British Special Activity -> where it may begin, and how it is done."""


def may_do(s: JapaneseOccupation, prompt: Prompt, *activities: int) -> Steps[None]:
    """The British may carry out one of these Special Activities, if it can begin."""
    ready = {activity: ACTIVITIES[activity][0](s) for activity in activities}
    choice = yield from choose(BRITISH, prompt, ready, refuse=DECLINE)
    if choice in ACTIVITIES:
        yield from ACTIVITIES[choice][1](s)


# -- the cards ------------------------------------------------------------------------------------------------------


@event("J1", "unshaded", "Sook Ching")
def j1_unshaded(s: JapaneseOccupation, by: int) -> None:
    """Resistance +1 for each Terror marker, at most 3."""
    change_resistance(s, min(3, sum(s.terror)), "card")


@event("J1", "shaded", "Sook Ching")
def j1_shaded(s: JapaneseOccupation, by: int) -> Steps[None]:
    """The Japanese may Reprisal wherever there are Troops and Opposition."""
    yield from each(
        s, JAPANESE, ask("J1", "reprisal"), s.with_troops & s.opposition, reprisal_in, up_to=ANY, heading="reprisal"
    )


@event("J2", "unshaded", "Greater East Asia Co-Prosperity Sphere")
def j2_unshaded(s: JapaneseOccupation, by: int) -> Steps[None]:
    """Sabotage on up to three Railways next to Opposition."""
    yield from each_railway(s, by, ask("J2", "cut"), railways_at(s.opposition), add_sabotage, up_to=3)


@event("J2", "shaded", "Greater East Asia Co-Prosperity Sphere")
def j2_shaded(s: JapaneseOccupation, by: int) -> Steps[None]:
    """All Sabotage goes from up to two Railways next to Neutral spaces."""
    railways = sabotaged(s, railways_at(neutral(s)))
    yield from each_railway(s, by, ask("J2", "repair"), railways, repair_whole, up_to=2)


def repair_whole(s: JapaneseOccupation, railway: int) -> None:
    """All Sabotage goes from a Railway."""
    repair(s, railway, s.sabotage[railway])


@event("J3", "unshaded", "Overseas Chinese Association")
def j3_unshaded(s: JapaneseOccupation, by: int) -> Steps[None]:
    """The British may place two MPAJA Guerrillas and one other where Force 136 is."""
    yield from place_each(s, BRITISH, ask("J3", "mpaja"), MPAJA, s.with_force_136, up_to=2, again=True)
    yield from place_each(s, BRITISH, ask("J3", "other"), OTHER, s.with_force_136, up_to=1)


@event("J3", "shaded", "Overseas Chinese Association")
def j3_shaded(s: JapaneseOccupation, by: int) -> None:
    """A Resource for every two Neutral Population."""
    change_resources(s, sum(POPULATION[i] for i in members[neutral(s)]) // 2, "card")


@event("J4", "unshaded", "Chin Peng")
def j4_unshaded(s: JapaneseOccupation, by: int) -> None:
    """Resistance +1 wherever Force 136 stands at a Jungle Camp."""
    change_resistance(s, contacts(s).bit_count(), "card", contacts(s))


@event("J4", "shaded", "Chin Peng")
def j4_shaded(s: JapaneseOccupation, by: int) -> None:
    """No Jungle Camp where Force 136 is."""
    for space in members[contacts(s)]:
        remove_camp(s, space)


@event("J5", "unshaded", '"Hill Rats"')
def j5_unshaded(s: JapaneseOccupation, by: int) -> None:
    """All Guerrillas hide."""
    hide_all(s)


@event("J5", "shaded", '"Hill Rats"')
def j5_shaded(s: JapaneseOccupation, by: int) -> Steps[None]:
    """Opposition goes from a space with an Active Guerrilla."""
    yield from each(s, by, ask("J5", "space"), s.opposition & active(s), remove_opposition)


def j6_mandatory(s: JapaneseOccupation) -> Steps[None]:
    """Jungle is Neutral: in each Jungle Province a die of 1 or 2 costs each faction one of its forces."""
    for space in members[JUNGLE]:
        if (yield from roll(s, JAPANESE, ask("J6", "roll"), 2, space=space)):
            yield from each_piece(s, BRITISH, ask("J6", "british"), (*GUERRILLAS, CACHE), 1 << space, remove)
            yield from each_piece(s, JAPANESE, ask("J6", "japanese"), (TROOP, POLICE), 1 << space, fall_out)


def fall_out(s: JapaneseOccupation, piece: int, space: int) -> None:
    """A Troop goes to Kuala Lumpur, a Police from the map."""
    if piece == TROOP:
        send_to_kuala_lumpur(s, space)
    else:
        remove(s, piece, space)


@event("J7", "unshaded", "South East Asia Command")
def j7_unshaded(s: JapaneseOccupation, by: int) -> Steps[None]:
    """Zipper a step towards Ready; the British may Gather."""
    yield from move_zipper(s, s.zipper + 1)
    yield from may_do(s, ask("J7", "gather"), GATHER)


@event("J7", "shaded", "South East Asia Command")
def j7_shaded(s: JapaneseOccupation, by: int) -> Steps[None]:
    """Zipper two steps towards Delay."""
    yield from move_zipper(s, s.zipper - 2)


capability("J8", "unshaded", "Air Drops")
capability("J8", "shaded", "Air Drops")


def j9_mandatory(s: JapaneseOccupation) -> Steps[None]:
    """Atomic Bombings: in the third campaign the MPAJA and Resistance phases, and the game is over."""
    if campaign(s) == 3:
        yield from count_resistance(s)
        end_game(s)
    elif s.log is not None:
        s.log("no-effect", card="J9")


@event("J10", "unshaded", "Rationing System")
def j10_unshaded(s: JapaneseOccupation, by: int) -> None:
    """Half of the Resources go (R-C13)."""
    change_resources(s, -(s.resources // 2), "card")


@event("J10", "shaded", "Rationing System")
def j10_shaded(s: JapaneseOccupation, by: int) -> None:
    """Two Resources for each New Village."""
    change_resources(s, 2 * s.new_villages.bit_count(), "card", int(s.new_villages))


@event("J11", "unshaded", "KMT Guerrillas")
def j11_unshaded(s: JapaneseOccupation, by: int) -> Steps[None]:
    """The British may Ambush or Sabotage with a Guerrilla in each space next to Thailand, in their order."""
    prompt = ask("J11", "space")
    yield from each(s, BRITISH, prompt, lambda s: NEXT_TO_THAILAND & underground(s), strike_once, up_to=ANY)


def strike_once(s: JapaneseOccupation, space: int, pieces: tuple[int, ...] = UNDERGROUND) -> Steps[object]:
    """A Sabotage or an Ambush in a space by one of these Guerrillas, without Force 136."""
    return strike_at(s, space, [SABOTAGE, AMBUSH], pieces)


@event("J11", "shaded", "KMT Guerrillas")
def j11_shaded(s: JapaneseOccupation, by: int) -> Steps[None]:
    """Where both types of Guerrillas are, an MPAJA Guerrilla and Opposition go."""
    for space in members[mpaja(s) & non_mpaja(s)]:
        yield from each_piece(s, by, ask("J11", "guerrilla"), (MPAJA, MPAJA_ACTIVE), 1 << space, remove)
        remove_opposition(s, space)


capability("J12", "unshaded", "Labor Service Corps")
capability("J12", "shaded", "Labor Service Corps")


@event("J13", "unshaded", "Lai Teck Betrayal")
def j13_unshaded(s: JapaneseOccupation, by: int) -> Steps[None]:
    """Two Ambushes or Sabotages of the British by Underground MPAJA Guerrillas anywhere."""
    effect, spaces = partial(strike_once, pieces=(MPAJA,)), partial(where, piece=MPAJA)
    yield from each(s, BRITISH, ask("J13", "space"), spaces, effect, up_to=2, again=True)


@event("J13", "shaded", "Lai Teck Betrayal")
def j13_shaded(s: JapaneseOccupation, by: int) -> Steps[None]:
    """The Japanese may Eliminate wherever there are Kempeitai."""
    yield from each(
        s, JAPANESE, ask("J13", "eliminate"), s.with_kempeitai, eliminate_in, up_to=ANY, heading="eliminate"
    )


@event("J14", "unshaded", '"Secret Army"')
def j14_unshaded(s: JapaneseOccupation, by: int) -> Steps[None]:
    """An MPAJA Guerrilla at each Supply Cache."""
    yield from place_in_each(s, by, ask("J14", "guerrilla"), MPAJA, s.with_caches)


@event("J14", "shaded", '"Secret Army"')
def j14_shaded(s: JapaneseOccupation, by: int) -> Steps[None]:
    """A Supply Cache leaves the game."""
    yield from each(s, by, ask("J14", "cache"), s.with_caches, lambda s, space: leave_game(s, CACHE, space))


capability("J15", "unshaded", "Resettlement Schemes")
capability("J15", "shaded", "Resettlement Schemes")


@event("J16", "unshaded", "Freddie Spencer Chapman")
def j16_unshaded(s: JapaneseOccupation, by: int) -> Steps[None]:
    """The British may place or move two Force 136 to spaces with Jungle Camps, over any distance."""
    waiting, had = movers(s, (FORCE_136,)), s.available[5]
    yield from each(s, BRITISH, ask("J16", "place"), landings, land_force, up_to=2, again=True)
    yield from send(s, BRITISH, ask("J16", "move"), waiting, s.camps, up_to=2 - (had - s.available[5]))


def landings(s: JapaneseOccupation) -> int:
    """Spaces with a Jungle Camp for an Available Force 136."""
    return s.camps if s.available[5] else 0


def land_force(s: JapaneseOccupation, space: int) -> None:
    """An Available Force 136 comes to a space."""
    place(s, FORCE_136, space)


@event("J16", "shaded", "Freddie Spencer Chapman")
def j16_shaded(s: JapaneseOccupation, by: int) -> Steps[None]:
    """A Jungle Camp goes from a space with Force 136; an Intel chit is concealed."""
    yield from each(s, by, ask("J16", "camp"), contacts(s), remove_camp)
    yield from each(s, by, ask("J16", "conceal"), s.revealed, conceal)


@event("J17", "execute", "Burma Theater")
def j17_execute(s: JapaneseOccupation, by: int) -> Steps[None]:
    """Zipper a step towards Delay; three Troops wait on this card until Reset."""
    yield from move_zipper(s, s.zipper - 1)
    yield from each(s, by, ask("J17", "troop"), partial(where, piece=TROOP), send_to_burma, number=3, again=True)


def send_to_burma(s: JapaneseOccupation, space: int) -> None:
    """A Troop leaves a space for J17."""
    send_to_card(s, TROOP, space)


@event("J18", "unshaded", "Thai Administration")
def j18_unshaded(s: JapaneseOccupation, by: int) -> Steps[None]:
    """The British may place up to three non-MPAJA Guerrillas next to Thailand."""
    yield from place_each(s, BRITISH, ask("J18", "place"), OTHER, NEXT_TO_THAILAND, up_to=3, again=True)


@event("J18", "shaded", "Thai Administration")
def j18_shaded(s: JapaneseOccupation, by: int) -> Steps[None]:
    """The Japanese may remove a Guerrilla from each space next to Thailand; all Troops leave these spaces."""
    for space in members[NEXT_TO_THAILAND]:
        yield from each_piece(s, JAPANESE, ask("J18", "guerrilla"), GUERRILLAS, 1 << space, remove, up_to=1)
    for space in members[NEXT_TO_THAILAND]:
        send_to_kuala_lumpur(s, space, s.troops[space])


capability("J19", "unshaded", "Radios")
capability("J19", "shaded", "Radios")


@event("J20", "unshaded", "Lim Bo Seng")
def j20_unshaded(s: JapaneseOccupation, by: int) -> Steps[None]:
    """A Force 136 goes for two Intel chits that are revealed."""
    if (yield from each_piece(s, by, ask("J20", "force"), (FORCE_136,), EVERYWHERE, remove)):
        yield from each(s, by, ask("J20", "reveal"), concealed(s), reveal, number=2)


@event("J20", "shaded", "Lim Bo Seng")
def j20_shaded(s: JapaneseOccupation, by: int) -> Steps[None]:
    """A Force 136 goes; a concealed Intel chit goes too and costs its value in Resistance."""
    yield from each_piece(s, by, ask("J20", "force"), (FORCE_136,), EVERYWHERE, remove)
    yield from each(s, by, ask("J20", "chit"), concealed(s), betray)


def betray(s: JapaneseOccupation, space: int) -> Steps[None]:
    """The chit of a space is lost and costs its value."""
    value = yield from look(s, space)
    remove_intel(s, space)
    change_resistance(s, -value, "card", 1 << space)


@event("J21", "unshaded", "Malay Collaboration")
def j21_unshaded(s: JapaneseOccupation, by: int) -> Steps[None]:
    """The British may place all non-MPAJA Guerrillas anywhere, those on the map too."""
    placed = [0] * SPACE_COUNT

    def rise(s: JapaneseOccupation, space: int) -> Steps[None]:
        if not s.available[4]:
            yield from take_another(s, space, placed)
        place(s, OTHER, space)
        placed[space] += 1

    yield from each(s, BRITISH, ask("J21", "place"), EVERYWHERE, rise, up_to=TOTAL[4], again=True)


def take_another(s: JapaneseOccupation, space: int, placed: list[int]) -> Steps[None]:
    """One of the non-MPAJA Guerrillas on the map that were not placed here just now, for a space."""
    fresh = bit_set(i for i in members[s.with_non_mpaja_underground] if s.non_mpaja_underground[i] > placed[i])
    options = PIECE_OPTIONS[OTHER].here[fresh] + PIECE_OPTIONS[OTHER_ACTIVE].here[int(s.with_non_mpaja_active)]
    choice = yield BRITISH, ask("J21", "take"), options, about(fresh, space=space)
    remove(s, *QUESTIONS.standing[choice])


@event("J21", "shaded", "Malay Collaboration")
def j21_shaded(s: JapaneseOccupation, by: int) -> Steps[None]:
    """A Police in each of three Provinces; then the Japanese Eliminate where Police and Kempeitai are."""
    yield from place_each(s, by, ask("J21", "police"), POLICE, PROVINCES, number=3)
    spaces = PROVINCES & s.with_police & s.with_kempeitai
    yield from each(s, JAPANESE, ask("J21", "eliminate"), spaces, eliminate_in, heading="eliminate")


capability("J22", "unshaded", "Jikeidan System")
capability("J22", "shaded", "Jikeidan System")


@event("J23", "unshaded", "Allied Bombing")
def j23_unshaded(s: JapaneseOccupation, by: int) -> Steps[None]:
    """The British may put Sabotage on two Railways."""
    yield from each_railway(s, BRITISH, ask("J23", "cut"), ALL_RAILWAYS, add_sabotage, up_to=2)


@event("J23", "shaded", "Allied Bombing")
def j23_shaded(s: JapaneseOccupation, by: int) -> Steps[None]:
    """Opposition goes from two Provinces next to Railways with Sabotage."""
    yield from each(s, by, ask("J23", "province"), s.opposition & near_sabotage(s), remove_opposition, number=2)


@event("J24", "unshaded", "Victory in Europe")
def j24_unshaded(s: JapaneseOccupation, by: int) -> Steps[None]:
    """Zipper a step towards Ready; the British may Supply."""
    yield from move_zipper(s, s.zipper + 1)
    yield from may_do(s, ask("J24", "supply"), SUPPLY)


@event("J24", "shaded", "Victory in Europe")
def j24_shaded(s: JapaneseOccupation, by: int) -> None:
    """Resistance -1 wherever Force 136 stands at a Jungle Camp."""
    change_resistance(s, -contacts(s).bit_count(), "card", contacts(s))


@event("J25", "unshaded", "John Davis")
def j25_unshaded(s: JapaneseOccupation, by: int) -> Steps[None]:
    """The British may Contact, then take any Special Activity."""
    yield from MENU.free_operation(s, CONTACT, most=ANY, may=True)
    yield from may_do(s, ask("J25", "activity"), SUPPLY, GATHER, RAID)


@event("J25", "shaded", "John Davis")
def j25_shaded(s: JapaneseOccupation, by: int) -> Steps[None]:
    """A Force 136 waits on this card until Reset."""
    yield from each(s, by, ask("J25", "force"), s.with_force_136, lambda s, space: send_to_card(s, FORCE_136, space))


@event("J26", "unshaded", "Subhas Chandra Bose")
def j26_unshaded(s: JapaneseOccupation, by: int) -> Steps[None]:
    """The British may Ambush Troops in one space by a roll; a success brings 2 Resistance and moves nobody."""
    spaces = led(s, underground(s) & s.with_troops)
    yield from each(s, BRITISH, ask("J26", "ambush"), spaces, assassinate, up_to=1, heading="ambush")


def assassinate(s: JapaneseOccupation, space: int) -> Steps[None]:
    """An Ambush by a roll for 2 Resistance."""
    yield from show(s, AMBUSH_GUERRILLA, space)
    if (yield from ambush_succeeds(s, space)):
        change_resistance(s, 2, "card", 1 << space)


@event("J26", "shaded", "Subhas Chandra Bose")
def j26_shaded(s: JapaneseOccupation, by: int) -> Steps[None]:
    """The Japanese may Sweep in two spaces with Police as if Troops."""
    if (yield from MENU.may(JAPANESE, ask("J26", "sweep"), SWEEP)):
        announce(s, JAPANESE, "sweep")
        yield from sweep(s, MENU.operation(SWEEP, free=True, least=2, most=2), (TROOP, POLICE))


capability("J27", "unshaded", "Jungle Conference")
capability("J27", "shaded", "Jungle Conference")


@event("J28", "unshaded", "Operation Gustavus")
def j28_unshaded(s: JapaneseOccupation, by: int) -> Steps[None]:
    """A Force 136 and a Supply Cache in a Province with a Jungle Camp."""

    def land(s: JapaneseOccupation, space: int) -> Steps[None]:
        if s.available[5]:
            place(s, FORCE_136, space)
        if not s.caches[space]:
            yield from place_for(s, by, CACHE, space)

    yield from each(s, by, ask("J28", "land"), PROVINCES & s.camps, land)


@event("J28", "shaded", "Operation Gustavus")
def j28_shaded(s: JapaneseOccupation, by: int) -> Steps[None]:
    """A Force 136 or Supply Cache goes from a Province with or next to Troops."""
    near = PROVINCES & (s.with_troops | neighbours(int(s.with_troops)))
    spaces = near & (s.with_force_136 | s.with_caches)
    yield from each(s, by, ask("J28", "patrol"), spaces, partial(intercept, by=by))


def intercept(s: JapaneseOccupation, space: int, by: int) -> Steps[None]:
    """A Force 136 or the Supply Cache of a space goes."""
    ways = {REMOVE_FORCE: s.force_136[space], REMOVE_CACHE: s.caches[space]}
    choice = yield from choose(by, ask("J28", "what"), ways, space=space)
    remove(s, FORCE_136 if choice == REMOVE_FORCE else CACHE, space)


@event("J29", "unshaded", "Kempeitai")
def j29_unshaded(s: JapaneseOccupation, by: int) -> Steps[None]:
    """A Kempeitai leaves the game."""
    yield from each(s, by, ask("J29", "remove"), s.with_kempeitai, lambda s, space: leave_game(s, KEMPEITAI, space))


@event("J29", "shaded", "Kempeitai")
def j29_shaded(s: JapaneseOccupation, by: int) -> Steps[None]:
    """The Japanese may move any Kempeitai anywhere, then conceal up to two Intel chits."""
    yield from send(s, JAPANESE, ask("J29", "move"), movers(s, (KEMPEITAI,)), EVERYWHERE)
    yield from each(s, JAPANESE, ask("J29", "conceal"), s.revealed, conceal, up_to=2)


@event("J30", "unshaded", "Malayan Volunteer Corps")
def j30_unshaded(s: JapaneseOccupation, by: int) -> Steps[None]:
    """A Police goes from each of up to three spaces with Guerrillas and Opposition."""
    spaces = s.with_police & guerrillas(s) & s.opposition
    yield from each(s, by, ask("J30", "remove"), spaces, lambda s, space: remove(s, POLICE, space), up_to=3)


@event("J30", "shaded", "Malayan Volunteer Corps")
def j30_shaded(s: JapaneseOccupation, by: int) -> Steps[None]:
    """A Police in each space with Troops."""
    yield from place_in_each(s, by, ask("J30", "place"), POLICE, s.with_troops)


@event("J31", "unshaded", "Comfort Women")
def j31_unshaded(s: JapaneseOccupation, by: int) -> None:
    """A Resource less for each space with Troops and Opposition."""
    change_resources(s, -(s.with_troops & s.opposition).bit_count(), "card", s.with_troops & s.opposition)


@event("J31", "shaded", "Comfort Women")
def j31_shaded(s: JapaneseOccupation, by: int) -> None:
    """A Resource for each space with Troops."""
    change_resources(s, s.with_troops.bit_count(), "card", s.with_troops)


@event("J32", "unshaded", "MPAJU")
def j32_unshaded(s: JapaneseOccupation, by: int) -> Steps[None]:
    """The British may place MPAJA Guerrillas, one at each Jungle Camp in a space at Opposition."""
    yield from place_each(s, BRITISH, ask("J32", "place"), MPAJA, s.camps & s.opposition, up_to=ANY)


@event("J32", "shaded", "MPAJU")
def j32_shaded(s: JapaneseOccupation, by: int) -> Steps[None]:
    """The Japanese may Sweep, then Reprisal, in one Province next to a Railway with Sabotage."""
    near = near_sabotage(s)
    swept = yield from MENU.free_operation(s, SWEEP, limited=True, allowed=near, may=True)
    spaces = s.with_troops & (swept or near)
    if spaces and (yield from MENU.may(JAPANESE, ask("J32", "reprisal"), REPRISAL)):
        yield from each(s, JAPANESE, ask("J32", "where"), spaces, reprisal_in, heading="reprisal")


MANDATORY_EVENTS = {"J6": j6_mandatory, "J9": j9_mandatory}
"""Mandatory Event -> what it does (5.4)."""
