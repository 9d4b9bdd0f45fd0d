"""British Operations (3.2); those on the Initiative Track take any number of spaces, Limited or not (R-J3)."""

from __future__ import annotations

from coinbox.coin.dice import ABOVE, roll
from coinbox.coin.forces import POLICE, TROOP, cubes_in, move, place, remove
from coinbox.coin.menu import SPECIAL_OR_DONE
from coinbox.coin.operation import Operation
from coinbox.coin.questions import can_place
from coinbox.coin.sections import rule
from coinbox.games.japanese_occupation.choices import pick_railway, place_camp, show
from coinbox.games.japanese_occupation.questions import MOVES, pick, place_for
from coinbox.games.japanese_occupation.state import JapaneseOccupation
from coinbox.games.japanese_occupation.verbs import (
    add_sabotage,
    change_resistance,
    end_step,
    sabotaged,
    underground,
)
from coinbox.games.japanese_occupation.vocabulary import (
    ADJACENT,
    BRITISH,
    CITY,
    DONE,
    EVERYWHERE,
    FORCE_136,
    KEMPEITAI,
    KUALA_LUMPUR,
    MOVE_FORCE,
    MPAJA,
    OTHER,
    OTHER_ACTIVE,
    PIECE_OPTIONS,
    PLACE_FORCE,
    PLACE_MPAJA,
    PLACE_OTHER,
    PROVINCES,
    RAILWAYS_AT,
    REMOVE_POLICE,
    ROLL,
    UNDERGROUND,
    neighbours,
)
from coinbox.kernel.bits import members
from coinbox.kernel.decision import Prompt, Steps, about

Op = Operation[JapaneseOccupation]

TRAIN_SPACE = Prompt("train-space", "3.2.1")
TRAIN_PLACE = Prompt("train-place", "3.2.1")
CONTACT_HOW = Prompt("contact-how", "3.2.2")
CONTACT_PROVINCE = Prompt("contact-province", "3.2.2")
CONTACT_MOVE = Prompt("contact-move", "3.2.2")
CONTACT_ESCORT = Prompt("contact-escort-move", "3.2.2")
SABOTAGE_SPACE = Prompt("sabotage-space", "3.2.3", lambda s, op: (("unled", unled_left(s, op)),))
SABOTAGE_GUERRILLA = Prompt("sabotage-guerrilla", "3.2.3")
SABOTAGE_RAILWAY = Prompt("sabotage-railway", "3.2.3")
AMBUSH_SPACE = Prompt("ambush-space", "3.2.4", lambda s, op: (("unled", unled_left(s, op)),))
AMBUSH_GUERRILLA = Prompt("ambush-guerrilla", "3.2.4")
AMBUSH_HOW = Prompt("ambush-how", "3.2.4")
AMBUSH_ROLL = Prompt("ambush-roll", "3.2.4")
AMBUSH_MOVE = Prompt("ambush-move", "3.2.4")


# -- Train ---------------------------------------------------------------------------------------------------------


def train_spaces(s: JapaneseOccupation) -> int:
    """Provinces and Kuala Lumpur with Force 136."""
    return (PROVINCES | CITY) & s.with_force_136


@rule("3.2.1")
def train(s: JapaneseOccupation, op: Op) -> Steps[None]:
    """Place Guerrillas."""
    while (space := (yield from op.select(s, TRAIN_SPACE, train_spaces, 0))) is not None:
        yield from train_in(s, space)
    yield from op.boundary(s, SPECIAL_OR_DONE)


@rule("3.2.1", "1.9", "1.10")
def train_in(s: JapaneseOccupation, space: int) -> Steps[None]:
    """A non-MPAJA Guerrilla, with a Jungle Camp one of either type; at a Cache up to two, any mix (R-J4)."""
    pieces = {PLACE_OTHER: OTHER}
    if (s.camps | s.with_caches) >> space & 1:
        pieces[PLACE_MPAJA] = MPAJA
    left = 1 + s.caches[space]
    while left:
        options = [option for option, piece in pieces.items() if can_place(s, BRITISH, piece)]
        if not options:
            break
        choice = yield BRITISH, TRAIN_PLACE, (*options, DONE), about(space=space, number=left)
        if choice == DONE:
            break
        if (yield from place_for(s, BRITISH, pieces[choice], space)):
            left -= 1
        else:
            del pieces[choice]  # none Available, and none taken from the map: not asked again
    end_step(s)


# -- Contact -------------------------------------------------------------------------------------------------------


def contact_spaces(s: JapaneseOccupation) -> int:
    """Provinces for an Available Force 136, or the spaces next to one on the map."""
    return (PROVINCES if s.available[5] else 0) | neighbours(int(s.with_force_136))


@rule("3.2.2", "2.4.4")
def contact(s: JapaneseOccupation, op: Op) -> Steps[None]:
    """Place one Force 136 or move any of them; then the Provinces that they came to get Jungle Camps (R-J2)."""
    while True:
        op.between_steps(s)
        options = [PLACE_FORCE] if s.available[5] else []
        if s.with_force_136:
            options.append(MOVE_FORCE)
        specials = op.open_activities(s)
        choice = yield BRITISH, CONTACT_HOW, (*options, *specials), about(operation=op)
        if choice not in specials:
            break
        yield from op.run_activity(s, choice)
    if choice == PLACE_FORCE:
        space = yield from pick(BRITISH, CONTACT_PROVINCE, PROVINCES & op.allowed)
        if space is not None:
            op.choose_space(s, space, 0)
            place(s, FORCE_136, space)
    else:
        yield from move_force(s, op)
    end_step(s)
    yield from op.boundary(s, SPECIAL_OR_DONE, before="camps" if op.selected & PROVINCES & ~s.camps else "")
    if (yield from set_up_camps(s, op.selected & PROVINCES)):
        op.went_on()
    yield from op.boundary(s, SPECIAL_OR_DONE)


@rule("3.2.2")
def move_force(s: JapaneseOccupation, op: Op) -> Steps[None]:
    """Any Force 136, one step each, each with at most one non-MPAJA Guerrilla of its space."""
    ways = PIECE_OPTIONS[FORCE_136].moves
    unmoved = {origin: s.force_136[origin] for origin in members[s.with_force_136]}
    arrived: dict[tuple[int, int], int] = {}
    stop: tuple[int, ...] = ()
    detail = about(EVERYWHERE, op, kinds=(FORCE_136,))
    while unmoved:
        options = [option for origin in unmoved for option in ways[origin][ADJACENT[origin]]]
        choice = yield BRITISH, CONTACT_MOVE, [*options, *stop], detail
        if choice == DONE:
            break
        stop = (DONE,)
        _, origin, space = MOVES[choice]
        unmoved[origin] -= 1
        if not unmoved[origin]:
            del unmoved[origin]
        move(s, FORCE_136, origin, space)
        op.enter(space)
        yield from escort(s, op, origin, space, arrived)


def escort(s: JapaneseOccupation, op: Op, origin: int, space: int, arrived: dict[tuple[int, int], int]) -> Steps[None]:
    """A non-MPAJA Guerrilla that has not moved may go along; it keeps its state."""
    options: tuple[int, ...] = ()
    for piece, row in ((OTHER, s.non_mpaja_underground), (OTHER_ACTIVE, s.non_mpaja_active)):
        if row[origin] > arrived.get((piece, origin), 0):
            options += PIECE_OPTIONS[piece].moves[origin][1 << space]
    if options:
        detail = about(1 << space, op, space, kinds=(OTHER, OTHER_ACTIVE))
        choice = yield BRITISH, CONTACT_ESCORT, (*options, DONE), detail
        if choice != DONE:
            piece = MOVES[choice][0]
            move(s, piece, origin, space)
            arrived[piece, space] = arrived.get((piece, space), 0) + 1


@rule("3.2.2", "1.10")
def set_up_camps(s: JapaneseOccupation, spaces: int) -> Steps[bool]:
    """A Jungle Camp in each of these Provinces without one, from elsewhere (R-J2); returns whether any was placed."""
    bare = spaces & ~s.camps
    for space in members[bare]:
        yield from place_camp(s, BRITISH, space, kept=spaces)
    return bare != 0


# -- Sabotage and Ambush --------------------------------------------------------------------------------------------


def unled_left(s: JapaneseOccupation, op: Op | None) -> int:
    """How many spaces without Force 136 an Operation may still take (J27); less than none if they have left since."""
    unled = s.parameters.unled_spaces
    return unled if op is None else unled - (op.selected & ~s.with_force_136).bit_count()


def led(s: JapaneseOccupation, spaces: int, op: Op | None = None) -> int:
    """Of these, the spaces with Force 136; J27 lets an Operation take one without."""
    if s.parameters.unled_spaces and unled_left(s, op) > 0:
        return spaces
    return spaces & s.with_force_136


def sabotage_spaces(s: JapaneseOccupation, op: Op | None = None) -> int:
    """Spaces with Force 136 and an Underground Guerrilla."""
    return led(s, underground(s), op)


@rule("3.2.3", "2.4.4")
def sabotage(s: JapaneseOccupation, op: Op) -> Steps[None]:
    """Cut Railways."""
    while (space := (yield from op.select(s, SABOTAGE_SPACE, lambda s: sabotage_spaces(s, op), 0))) is not None:
        yield from sabotage_in(s, space)
    yield from op.boundary(s, SPECIAL_OR_DONE)


@rule("3.2.3", "1.4.2")
def sabotage_in(s: JapaneseOccupation, space: int, kinds: tuple[int, ...] = UNDERGROUND) -> Steps[int | None]:
    """A Guerrilla shows itself and marks an adjacent Railway without Sabotage, if there is one (R-J18)."""
    piece = yield from show(s, SABOTAGE_GUERRILLA, space, kinds)
    railway = yield from pick_railway(BRITISH, SABOTAGE_RAILWAY, RAILWAYS_AT[space] & ~sabotaged(s, RAILWAYS_AT[space]))
    if railway is not None:
        add_sabotage(s, railway)
    return piece


def ambush_targets(s: JapaneseOccupation) -> int:
    """Spaces with cubes or Kempeitai; in Kuala Lumpur only Police can be struck (R-J5)."""
    return (s.with_troops | s.with_police | s.with_kempeitai) & ~CITY | s.with_police & CITY


def ambush_spaces(s: JapaneseOccupation, op: Op | None = None) -> int:
    """Spaces with Force 136, an Underground Guerrilla and such a target."""
    return led(s, underground(s) & ambush_targets(s), op)


@rule("3.2.4", "2.4.4")
def ambush(s: JapaneseOccupation, op: Op) -> Steps[None]:
    """Remove Police, or drive Troops and Kempeitai to Kuala Lumpur."""
    while (space := (yield from op.select(s, AMBUSH_SPACE, lambda s: ambush_spaces(s, op), 0))) is not None:
        yield from ambush_in(s, space)
    yield from op.boundary(s, SPECIAL_OR_DONE)


@rule("3.2.4", "7.1", "1.8")
def ambush_in(s: JapaneseOccupation, space: int, kinds: tuple[int, ...] = UNDERGROUND) -> Steps[int | None]:
    """A Guerrilla shows itself; a Police goes, or a roll sends a Troop or Kempeitai away for 1 Resistance (R-J5)."""
    piece = yield from show(s, AMBUSH_GUERRILLA, space, kinds)
    options = [REMOVE_POLICE] if s.police[space] else []
    if space != KUALA_LUMPUR and s.troops[space] + s.kempeitai[space]:
        options.append(ROLL)
    if not options:
        return piece
    choice = yield BRITISH, AMBUSH_HOW, options, about(space=space)
    if choice == REMOVE_POLICE:
        remove(s, POLICE, space)
    elif (yield from ambush_succeeds(s, space)):
        victims = [p for p, row in ((TROOP, s.troops), (KEMPEITAI, s.kempeitai)) if row[space]]
        moves = [option for victim in victims for option in PIECE_OPTIONS[victim].moves[space][CITY]]
        choice = yield BRITISH, AMBUSH_MOVE, (*moves, DONE), about(CITY, space=space, kinds=(TROOP, KEMPEITAI))
        if choice != DONE:
            move(s, *MOVES[choice])
            change_resistance(s, 1, "ambush", 1 << space)
    end_step(s)
    return piece


@rule("3.2.4")
def ambush_succeeds(s: JapaneseOccupation, space: int) -> Steps[bool]:
    """A die and the Caches in and next to the space against its cubes; without cubes there is no need to roll."""
    enemies = cubes_in(s, space)
    if not enemies:
        if s.log is not None:
            s.log("no-roll", space=s.SPACES[space])
        return True
    caches = (s.with_caches & (1 << space | ADJACENT[space])).bit_count()
    return (yield from roll(s, BRITISH, AMBUSH_ROLL, enemies, ABOVE, space=space, modifiers={"caches": caches}))
