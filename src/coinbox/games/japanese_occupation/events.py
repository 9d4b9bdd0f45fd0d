"""The Event cards (5.0, 9.0): one small function a side, in the order of the cards."""

from __future__ import annotations

from coinbox.coin.events import Events, ask
from coinbox.coin.forces import POLICE, TROOP, announce, move, place, remove, take
from coinbox.coin.operation import ANY
from coinbox.coin.questions import can_place, movers
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
from coinbox.games.japanese_occupation.choices import look, move_zipper, pick_railway, reveal, show
from coinbox.games.japanese_occupation.japanese_activities import eliminate_in, reprisal_in
from coinbox.games.japanese_occupation.japanese_operations import sweep
from coinbox.games.japanese_occupation.operations import MENU
from coinbox.games.japanese_occupation.propaganda import campaign, count_resistance, end_game
from coinbox.games.japanese_occupation.questions import QUESTIONS, move_pieces, pick, pick_piece, place_for
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
    mpaja,
    name_space,
    neutral,
    non_mpaja,
    remove_camp,
    remove_opposition,
    repair,
    roll,
    sabotaged,
    underground,
)
from coinbox.games.japanese_occupation.vocabulary import (
    ADJACENT,
    ALL_RAILWAYS,
    AMBUSH,
    BRITISH,
    CACHE,
    CARDS,
    CONTACT,
    DECLINE,
    DONE,
    EVERYWHERE,
    FORCE_136,
    GATHER,
    GUERRILLAS,
    JAPANESE,
    JUNGLE,
    KEMPEITAI,
    KUALA_LUMPUR,
    MPAJA,
    MPAJA_ACTIVE,
    NEXT_TO_THAILAND,
    OTHER,
    OTHER_ACTIVE,
    PIECE_OPTIONS,
    PIECES,
    POPULATION,
    PROVINCES,
    RAID,
    RAILWAYS_AT,
    REMOVE_CACHE,
    REMOVE_FORCE,
    REPRISAL,
    SABOTAGE,
    SPACE_COUNT,
    SPACES,
    SUPPLY,
    SWEEP,
)
from coinbox.kernel.bits import bit_set, members
from coinbox.kernel.decision import NO_DETAIL, Prompt, Steps, about

EVENTS: Events[JapaneseOccupation] = Events(CARDS, CAPABILITIES.enact, end_step)
event, capability = EVENTS.event, EVENTS.capability


# -- what many cards do ---------------------------------------------------------------------------------------------


def railways_at(spaces: int) -> int:
    """The Railways next to one of these spaces."""
    return bit_set(i for space in members[spaces] for i in members[RAILWAYS_AT[space]])


def place_in_spaces(
    s: JapaneseOccupation, by: int, prompt: Prompt, piece: int, spaces: int, most: int, *, again: bool = False
) -> Steps[None]:
    """A faction may place up to so many of its pieces in these spaces, one in each unless `again`."""
    while most and can_place(s, by, piece):
        space = yield from pick(by, prompt, spaces, optional=True)
        if space is None:
            break
        if not again:
            spaces &= ~(1 << space)
        yield from place_for(s, by, piece, space)
        end_step(s)
        most -= 1


def place_in_each(s: JapaneseOccupation, by: int, prompt: Prompt, piece: int, spaces: int) -> Steps[None]:
    """One in each of these spaces; with too few Available the executing player picks where (R-C15).

    It may then take its own pieces from the map for the others (R-C2).
    """
    while spaces and can_place(s, by, piece):
        kind = s.TYPE[piece]
        space: int | None = members[spaces][0]
        if spaces.bit_count() > s.available[kind]:
            space = yield from pick(by, prompt, spaces, optional=not s.available[kind])
        if space is None:
            break
        spaces &= ~(1 << space)
        yield from place_for(s, by, piece, space)
        end_step(s)


def remove_one(
    s: JapaneseOccupation, by: int, prompt: Prompt, kinds: tuple[int, ...], spaces: int
) -> Steps[int | None]:
    """One piece of these kinds goes from one of these spaces; returns the space."""
    chosen = yield from pick_piece(by, prompt, s, kinds, spaces)
    if chosen is None:
        return None
    remove(s, *chosen)
    end_step(s)
    return chosen[1]


def send_to_kuala_lumpur(s: JapaneseOccupation, space: int, number: int) -> None:
    """Troops leave a space for Kuala Lumpur."""
    for _ in range(number):
        move(s, TROOP, space, KUALA_LUMPUR)


def contacts(s: JapaneseOccupation) -> int:
    """Spaces with Force 136 and a Jungle Camp."""
    return s.with_force_136 & s.camps


# -- the cards ------------------------------------------------------------------------------------------------------


@event("J1", "unshaded", "Sook Ching")
def j1_unshaded(s: JapaneseOccupation, by: int) -> None:
    """Resistance +1 for each Terror marker, at most 3."""
    change_resistance(s, min(3, sum(s.terror)))


@event("J1", "shaded", "Sook Ching")
def j1_shaded(s: JapaneseOccupation, by: int) -> Steps[None]:
    """The Japanese may Reprisal wherever there are Troops and Opposition."""
    spaces = int(s.with_troops & s.opposition)
    while (space := (yield from pick(JAPANESE, ask("J1", "reprisal"), spaces, optional=True))) is not None:
        spaces &= ~(1 << space)
        yield from reprisal_in(s, space)


@event("J2", "unshaded", "Greater East Asia Co-Prosperity Sphere")
def j2_unshaded(s: JapaneseOccupation, by: int) -> Steps[None]:
    """Sabotage on up to three Railways next to Opposition."""
    yield from cut_railways(s, by, ask("J2", "cut"), railways_at(s.opposition), 3)


@event("J2", "shaded", "Greater East Asia Co-Prosperity Sphere")
def j2_shaded(s: JapaneseOccupation, by: int) -> Steps[None]:
    """All Sabotage goes from up to two Railways next to Neutral spaces."""
    railways = railways_at(neutral(s)) & sabotaged(s)
    for _ in range(2):
        railway = yield from pick_railway(by, ask("J2", "repair"), railways, DONE)
        if railway is None:
            break
        railways &= ~(1 << railway)
        repair(s, railway, s.sabotage[railway])


def cut_railways(s: JapaneseOccupation, by: int, prompt: Prompt, railways: int, most: int) -> Steps[None]:
    """Sabotage on up to so many different Railways, marked already or not."""
    for _ in range(most):
        railway = yield from pick_railway(by, prompt, railways, DONE)
        if railway is None:
            break
        railways &= ~(1 << railway)
        add_sabotage(s, railway)


@event("J3", "unshaded", "Overseas Chinese Association")
def j3_unshaded(s: JapaneseOccupation, by: int) -> Steps[None]:
    """The British may place two MPAJA Guerrillas and one other where Force 136 is."""
    spaces = int(s.with_force_136)
    yield from place_in_spaces(s, BRITISH, ask("J3", "mpaja"), MPAJA, spaces, 2, again=True)
    yield from place_in_spaces(s, BRITISH, ask("J3", "other"), OTHER, spaces, 1)


@event("J3", "shaded", "Overseas Chinese Association")
def j3_shaded(s: JapaneseOccupation, by: int) -> None:
    """A Resource for every two Neutral Population."""
    change_resources(s, sum(POPULATION[i] for i in members[neutral(s)]) // 2)


@event("J4", "unshaded", "Chin Peng")
def j4_unshaded(s: JapaneseOccupation, by: int) -> None:
    """Resistance +1 wherever Force 136 stands at a Jungle Camp."""
    change_resistance(s, contacts(s).bit_count())


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
    space = yield from pick(by, ask("J5", "space"), s.opposition & active(s))
    if space is not None:
        remove_opposition(s, space)


def j6_mandatory(s: JapaneseOccupation) -> Steps[None]:
    """Jungle is Neutral: in each Jungle Province a die of 1 or 2 costs each faction one of its forces."""
    for space in members[JUNGLE]:
        name_space(s, space)
        if (yield from roll(s, ask("J6", "roll"))) > 2:
            continue
        chosen = yield from pick_piece(BRITISH, ask("J6", "british"), s, (*GUERRILLAS, CACHE), 1 << space)
        if chosen is not None:
            remove(s, *chosen)
        chosen = yield from pick_piece(JAPANESE, ask("J6", "japanese"), s, (TROOP, POLICE), 1 << space)
        if chosen is not None and chosen[0] == TROOP:
            send_to_kuala_lumpur(s, space, 1)
        elif chosen is not None:
            remove(s, *chosen)
        end_step(s)


@event("J7", "unshaded", "South East Asia Command")
def j7_unshaded(s: JapaneseOccupation, by: int) -> Steps[None]:
    """Zipper a step towards Ready; the British may Gather."""
    yield from move_zipper(s, s.zipper + 1)
    if gather_spaces(s) and (yield from MENU.may(BRITISH, ask("J7", "gather"), GATHER)):
        yield from gather(s)


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


@event("J10", "unshaded", "Rationing System")
def j10_unshaded(s: JapaneseOccupation, by: int) -> None:
    """Half of the Resources go (R-C13)."""
    change_resources(s, -(s.resources // 2))


@event("J10", "shaded", "Rationing System")
def j10_shaded(s: JapaneseOccupation, by: int) -> None:
    """Two Resources for each New Village."""
    change_resources(s, 2 * s.new_villages.bit_count())


@event("J11", "unshaded", "KMT Guerrillas")
def j11_unshaded(s: JapaneseOccupation, by: int) -> Steps[None]:
    """The British may Ambush or Sabotage with a Guerrilla in each space next to Thailand, in their order."""
    spaces = NEXT_TO_THAILAND
    while True:
        space = yield from pick(BRITISH, ask("J11", "space"), spaces & int(underground(s)), optional=True)
        if space is None:
            break
        spaces &= ~(1 << space)
        yield from strike_at(s, space, [SABOTAGE, AMBUSH])


@event("J11", "shaded", "KMT Guerrillas")
def j11_shaded(s: JapaneseOccupation, by: int) -> Steps[None]:
    """Where both types of Guerrillas are, an MPAJA Guerrilla and Opposition go."""
    for space in members[mpaja(s) & non_mpaja(s)]:
        yield from remove_one(s, by, ask("J11", "guerrilla"), (MPAJA, MPAJA_ACTIVE), 1 << space)
        remove_opposition(s, space)


capability("J12", "unshaded", "Labor Service Corps")
capability("J12", "shaded", "Labor Service Corps")


@event("J13", "unshaded", "Lai Teck Betrayal")
def j13_unshaded(s: JapaneseOccupation, by: int) -> Steps[None]:
    """Two Ambushes or Sabotages of the British by Underground MPAJA Guerrillas anywhere."""
    for _ in range(2):
        space = yield from pick(BRITISH, ask("J13", "space"), s.with_mpaja_underground, optional=True)
        if space is None:
            break
        yield from strike_at(s, space, [SABOTAGE, AMBUSH], (MPAJA,))


@event("J13", "shaded", "Lai Teck Betrayal")
def j13_shaded(s: JapaneseOccupation, by: int) -> Steps[None]:
    """The Japanese may Eliminate wherever there are Kempeitai."""
    spaces = int(s.with_kempeitai)
    while (space := (yield from pick(JAPANESE, ask("J13", "eliminate"), spaces, optional=True))) is not None:
        spaces &= ~(1 << space)
        yield from eliminate_in(s, space)


@event("J14", "unshaded", '"Secret Army"')
def j14_unshaded(s: JapaneseOccupation, by: int) -> Steps[None]:
    """An MPAJA Guerrilla at each Supply Cache."""
    yield from place_in_each(s, by, ask("J14", "guerrilla"), MPAJA, int(s.with_caches))


@event("J14", "shaded", '"Secret Army"')
def j14_shaded(s: JapaneseOccupation, by: int) -> Steps[None]:
    """A Supply Cache leaves the game."""
    space = yield from pick(by, ask("J14", "cache"), s.with_caches)
    if space is not None:
        take(s, CACHE, space)
        s.lost_caches += 1
        if s.log is not None:
            s.log("lost", piece="supply_cache", space=SPACES[space])
        end_step(s)


capability("J15", "unshaded", "Resettlement Schemes")
capability("J15", "shaded", "Resettlement Schemes")


@event("J16", "unshaded", "Freddie Spencer Chapman")
def j16_unshaded(s: JapaneseOccupation, by: int) -> Steps[None]:
    """The British may place or move two Force 136 to spaces with Jungle Camps, over any distance."""
    waiting = movers(s, (FORCE_136,))
    left = 2
    while left and s.available[5]:
        space = yield from pick(BRITISH, ask("J16", "place"), s.camps, optional=True)
        if space is None:
            break
        place(s, FORCE_136, space)
        left -= 1
    reach, detail = [int(s.camps)] * SPACE_COUNT, about(s.camps)
    yield from move_pieces(
        s, BRITISH, ask("J16", "move"), waiting, reach, detail, stop=True, fits=lambda moves: len(moves) <= left
    )
    end_step(s)


@event("J16", "shaded", "Freddie Spencer Chapman")
def j16_shaded(s: JapaneseOccupation, by: int) -> Steps[None]:
    """A Jungle Camp goes from a space with Force 136; an Intel chit is concealed."""
    space = yield from pick(by, ask("J16", "camp"), contacts(s))
    if space is not None:
        remove_camp(s, space)
    yield from conceal_some(s, by, ask("J16", "conceal"), 1, optional=False)


def conceal_some(s: JapaneseOccupation, by: int, prompt: Prompt, most: int, *, optional: bool) -> Steps[None]:
    """Up to so many revealed Intel chits are concealed."""
    for _ in range(most):
        space = yield from pick(by, prompt, s.revealed, optional=optional)
        if space is None:
            break
        conceal(s, space)


@event("J17", "execute", "Burma Theater")
def j17_execute(s: JapaneseOccupation, by: int) -> Steps[None]:
    """Zipper a step towards Delay; three Troops wait on this card until Reset."""
    yield from move_zipper(s, s.zipper - 1)
    for _ in range(3):
        space = yield from pick(by, ask("J17", "troop"), s.with_troops)
        if space is None:
            break
        take(s, TROOP, space)
        s.burma_troops += 1
        if s.log is not None:
            s.log("to-card", piece="troop", space=SPACES[space], card="J17")
        end_step(s)


@event("J18", "unshaded", "Thai Administration")
def j18_unshaded(s: JapaneseOccupation, by: int) -> Steps[None]:
    """The British may place up to three non-MPAJA Guerrillas next to Thailand."""
    yield from place_in_spaces(s, BRITISH, ask("J18", "place"), OTHER, NEXT_TO_THAILAND, 3, again=True)


@event("J18", "shaded", "Thai Administration")
def j18_shaded(s: JapaneseOccupation, by: int) -> Steps[None]:
    """The Japanese may remove a Guerrilla from each space next to Thailand; all Troops leave these spaces."""
    for space in members[NEXT_TO_THAILAND]:
        prompt = ask("J18", "guerrilla")
        chosen = yield from pick_piece(JAPANESE, prompt, s, GUERRILLAS, 1 << space, optional=True)
        if chosen is not None:
            remove(s, *chosen)
    for space in members[NEXT_TO_THAILAND]:
        send_to_kuala_lumpur(s, space, s.troops[space])
    end_step(s)


capability("J19", "unshaded", "Radios")
capability("J19", "shaded", "Radios")


@event("J20", "unshaded", "Lim Bo Seng")
def j20_unshaded(s: JapaneseOccupation, by: int) -> Steps[None]:
    """A Force 136 goes for two Intel chits that are revealed."""
    if (yield from remove_one(s, by, ask("J20", "force"), (FORCE_136,), EVERYWHERE)) is None:
        return
    for _ in range(2):
        space = yield from pick(by, ask("J20", "reveal"), concealed(s))
        if space is not None:
            yield from reveal(s, space)


@event("J20", "shaded", "Lim Bo Seng")
def j20_shaded(s: JapaneseOccupation, by: int) -> Steps[None]:
    """A Force 136 goes; a concealed Intel chit goes too and costs its value in Resistance."""
    yield from remove_one(s, by, ask("J20", "force"), (FORCE_136,), EVERYWHERE)
    space = yield from pick(by, ask("J20", "chit"), concealed(s))
    if space is not None:
        value = yield from look(s, space)
        s.intel_gone |= 1 << space
        if s.log is not None:
            s.log("lose-intel", space=SPACES[space], n=value)
        change_resistance(s, -value)


@event("J21", "unshaded", "Malay Collaboration")
def j21_unshaded(s: JapaneseOccupation, by: int) -> Steps[None]:
    """The British may place all non-MPAJA Guerrillas anywhere, those on the map too."""
    placed = dict.fromkeys(range(SPACE_COUNT), 0)
    while sum(placed.values()) < sum(s.non_mpaja_underground) + sum(s.non_mpaja_active) + s.available[4]:
        space = yield from pick(BRITISH, ask("J21", "place"), EVERYWHERE, optional=True)
        if space is None:
            break
        if not s.available[4]:
            fresh = bit_set(i for i in members[s.with_non_mpaja_underground] if s.non_mpaja_underground[i] > placed[i])
            options = [
                *PIECE_OPTIONS[OTHER].here[fresh],
                *PIECE_OPTIONS[OTHER_ACTIVE].here[int(s.with_non_mpaja_active)],
            ]
            choice = yield BRITISH, ask("J21", "take"), options, about(fresh, space=space)
            chosen = QUESTIONS.standing[choice]
            remove(s, *chosen)
        place(s, OTHER, space)
        placed[space] += 1
        end_step(s)


@event("J21", "shaded", "Malay Collaboration")
def j21_shaded(s: JapaneseOccupation, by: int) -> Steps[None]:
    """A Police in each of three Provinces; then the Japanese Eliminate where Police and Kempeitai are."""
    spaces = PROVINCES
    for _ in range(3):
        if not can_place(s, by, POLICE):
            break
        space = yield from pick(by, ask("J21", "police"), spaces)
        if space is None:
            break
        spaces &= ~(1 << space)
        yield from place_for(s, by, POLICE, space)
        end_step(s)
    space = yield from pick(JAPANESE, ask("J21", "eliminate"), PROVINCES & s.with_police & s.with_kempeitai)
    if space is not None:
        yield from eliminate_in(s, space)


capability("J22", "unshaded", "Jikeidan System")
capability("J22", "shaded", "Jikeidan System")


@event("J23", "unshaded", "Allied Bombing")
def j23_unshaded(s: JapaneseOccupation, by: int) -> Steps[None]:
    """The British may put Sabotage on two Railways."""
    yield from cut_railways(s, BRITISH, ask("J23", "cut"), ALL_RAILWAYS, 2)


@event("J23", "shaded", "Allied Bombing")
def j23_shaded(s: JapaneseOccupation, by: int) -> Steps[None]:
    """Opposition goes from two Provinces next to Railways with Sabotage."""
    for _ in range(2):
        near = bit_set(i for i in members[PROVINCES & s.opposition] if RAILWAYS_AT[i] & sabotaged(s))
        space = yield from pick(by, ask("J23", "province"), s.opposition & near)
        if space is not None:
            remove_opposition(s, space)


@event("J24", "unshaded", "Victory in Europe")
def j24_unshaded(s: JapaneseOccupation, by: int) -> Steps[None]:
    """Zipper a step towards Ready; the British may Supply."""
    yield from move_zipper(s, s.zipper + 1)
    if supply_spaces(s) and (yield from MENU.may(BRITISH, ask("J24", "supply"), SUPPLY)):
        yield from supply(s)


@event("J24", "shaded", "Victory in Europe")
def j24_shaded(s: JapaneseOccupation, by: int) -> None:
    """Resistance -1 wherever Force 136 stands at a Jungle Camp."""
    change_resistance(s, -contacts(s).bit_count())


@event("J25", "unshaded", "John Davis")
def j25_unshaded(s: JapaneseOccupation, by: int) -> Steps[None]:
    """The British may Contact, then take any Special Activity."""
    yield from MENU.free_operation(s, CONTACT, most=ANY, may=True)
    ready = {SUPPLY: supply_spaces(s), GATHER: gather_spaces(s), RAID: RAIDERS.spaces(s)}
    options = [option for option, spaces in ready.items() if spaces]
    if options:
        choice = yield BRITISH, ask("J25", "activity"), (*options, DECLINE), NO_DETAIL
        if choice != DECLINE:
            yield from {SUPPLY: supply, GATHER: gather, RAID: raid}[choice](s)


@event("J25", "shaded", "John Davis")
def j25_shaded(s: JapaneseOccupation, by: int) -> Steps[None]:
    """A Force 136 waits on this card until Reset."""
    space = yield from pick(by, ask("J25", "force"), s.with_force_136)
    if space is not None:
        take(s, FORCE_136, space)
        s.davis_force = 1
        if s.log is not None:
            s.log("to-card", piece=PIECES[FORCE_136], space=SPACES[space], card="J25")
        end_step(s)


@event("J26", "unshaded", "Subhas Chandra Bose")
def j26_unshaded(s: JapaneseOccupation, by: int) -> Steps[None]:
    """The British may Ambush Troops in one space by a roll; a success brings 2 Resistance and moves nobody."""
    spaces = led(s, underground(s) & s.with_troops)
    space = yield from pick(BRITISH, ask("J26", "ambush"), spaces, optional=True)
    if space is not None:
        announce(s, BRITISH, "ambush")
        name_space(s, space)
        yield from show(s, AMBUSH_GUERRILLA, space)
        if (yield from ambush_succeeds(s, space)):
            change_resistance(s, 2)


@event("J26", "shaded", "Subhas Chandra Bose")
def j26_shaded(s: JapaneseOccupation, by: int) -> Steps[None]:
    """The Japanese may Sweep in two spaces with Police as if Troops."""
    if (yield from MENU.may(JAPANESE, ask("J26", "sweep"), SWEEP)):
        announce(s, JAPANESE, "sweep")
        yield from sweep(s, MENU.operation(SWEEP, free=True, most=2), (TROOP, POLICE))


capability("J27", "unshaded", "Jungle Conference")
capability("J27", "shaded", "Jungle Conference")


@event("J28", "unshaded", "Operation Gustavus")
def j28_unshaded(s: JapaneseOccupation, by: int) -> Steps[None]:
    """A Force 136 and a Supply Cache in a Province with a Jungle Camp."""
    space = yield from pick(by, ask("J28", "land"), PROVINCES & s.camps)
    if space is not None:
        if s.available[5]:
            place(s, FORCE_136, space)
        if not s.caches[space]:
            yield from place_for(s, by, CACHE, space)
        end_step(s)


@event("J28", "shaded", "Operation Gustavus")
def j28_shaded(s: JapaneseOccupation, by: int) -> Steps[None]:
    """A Force 136 or Supply Cache goes from a Province with or next to Troops."""
    near = bit_set(i for i in members[PROVINCES] if s.with_troops & (1 << i | ADJACENT[i]))
    space = yield from pick(by, ask("J28", "patrol"), near & (s.with_force_136 | s.with_caches))
    if space is None:
        return
    options = [o for o, row in ((REMOVE_FORCE, s.force_136), (REMOVE_CACHE, s.caches)) if row[space]]
    choice = yield by, ask("J28", "what"), options, about(space=space)
    remove(s, FORCE_136 if choice == REMOVE_FORCE else CACHE, space)
    end_step(s)


@event("J29", "unshaded", "Kempeitai")
def j29_unshaded(s: JapaneseOccupation, by: int) -> Steps[None]:
    """A Kempeitai leaves the game."""
    space = yield from pick(by, ask("J29", "remove"), s.with_kempeitai)
    if space is not None:
        take(s, KEMPEITAI, space)
        s.lost_kempeitai += 1
        if s.log is not None:
            s.log("lost", piece="kempeitai", space=SPACES[space])
        end_step(s)


@event("J29", "shaded", "Kempeitai")
def j29_shaded(s: JapaneseOccupation, by: int) -> Steps[None]:
    """The Japanese may move any Kempeitai anywhere, then conceal up to two Intel chits."""
    reach, detail = [EVERYWHERE] * SPACE_COUNT, about(EVERYWHERE)
    yield from move_pieces(s, JAPANESE, ask("J29", "move"), movers(s, (KEMPEITAI,)), reach, detail, stop=True)
    end_step(s)
    yield from conceal_some(s, JAPANESE, ask("J29", "conceal"), 2, optional=True)


@event("J30", "unshaded", "Malayan Volunteer Corps")
def j30_unshaded(s: JapaneseOccupation, by: int) -> Steps[None]:
    """A Police goes from each of up to three spaces with Guerrillas and Opposition."""
    spaces = int(s.with_police & guerrillas(s) & s.opposition)
    for _ in range(3):
        space = yield from pick(by, ask("J30", "remove"), spaces, optional=True)
        if space is None:
            break
        spaces &= ~(1 << space)
        remove(s, POLICE, space)
        end_step(s)


@event("J30", "shaded", "Malayan Volunteer Corps")
def j30_shaded(s: JapaneseOccupation, by: int) -> Steps[None]:
    """A Police in each space with Troops."""
    yield from place_in_each(s, by, ask("J30", "place"), POLICE, int(s.with_troops))


@event("J31", "unshaded", "Comfort Women")
def j31_unshaded(s: JapaneseOccupation, by: int) -> None:
    """A Resource less for each space with Troops and Opposition."""
    change_resources(s, -(s.with_troops & s.opposition).bit_count())


@event("J31", "shaded", "Comfort Women")
def j31_shaded(s: JapaneseOccupation, by: int) -> None:
    """A Resource for each space with Troops."""
    change_resources(s, s.with_troops.bit_count())


@event("J32", "unshaded", "MPAJU")
def j32_unshaded(s: JapaneseOccupation, by: int) -> Steps[None]:
    """The British may place MPAJA Guerrillas, one at each Jungle Camp in a space at Opposition."""
    spaces = int(s.camps & s.opposition)
    yield from place_in_spaces(s, BRITISH, ask("J32", "place"), MPAJA, spaces, spaces.bit_count())


@event("J32", "shaded", "MPAJU")
def j32_shaded(s: JapaneseOccupation, by: int) -> Steps[None]:
    """The Japanese may Sweep, then Reprisal, in one Province next to a Railway with Sabotage."""
    near = bit_set(i for i in members[PROVINCES] if RAILWAYS_AT[i] & sabotaged(s))
    swept = yield from MENU.free_operation(s, SWEEP, limited=True, allowed=near, may=True)
    spaces = int(s.with_troops & (swept or near))
    if spaces and (yield from MENU.may(JAPANESE, ask("J32", "reprisal"), REPRISAL)):
        space = yield from pick(JAPANESE, ask("J32", "where"), spaces)
        if space is not None:
            yield from reprisal_in(s, space)


MANDATORY_EVENTS = {"J6": j6_mandatory, "J9": j9_mandatory}
"""Mandatory Event -> what it does (5.4)."""
