"""Japanese Special Activities (4.3)."""

from __future__ import annotations

from coinbox.coin.capabilities import tell_capability
from coinbox.coin.dice import ABOVE, roll
from coinbox.coin.forces import announce, move, remove, tell_space
from coinbox.coin.operation import Activity
from coinbox.coin.questions import SELECTED, can_place
from coinbox.coin.sections import rule
from coinbox.games.japanese_occupation.choices import pick_railway
from coinbox.games.japanese_occupation.questions import MOVES, each, pick, place_for
from coinbox.games.japanese_occupation.state import JapaneseOccupation
from coinbox.games.japanese_occupation.verbs import (
    add_terror,
    change_resistance,
    change_resources,
    conceal,
    end_step,
    guerrillas_in,
    remove_camp,
    remove_opposition,
    repair,
    sabotaged,
)
from coinbox.games.japanese_occupation.vocabulary import (
    ADJACENT,
    BRITISH,
    CONCEAL,
    DONE,
    ECS,
    ELIMINATE,
    EXTRACT,
    FORCE_136,
    GUERRILLAS,
    JAPANESE,
    LINKS,
    MPAJA,
    OTHER,
    PIECE_OPTIONS,
    PLACE_MPAJA,
    PLACE_OTHER,
    RAILWAYS_AT,
    REMOVE_CAMP,
    REMOVE_FORCE,
    REPRISAL,
    ROLL,
    STARRED,
)
from coinbox.kernel.bits import bit_set, members
from coinbox.kernel.decision import Prompt, Steps, about

EXTRACT_SPACE = Prompt("extract-space", "4.3.1")
EXTRACT_REPAIR = Prompt("extract-repair", "J12")
EXTRACT_RECRUIT = Prompt("extract-recruit", "J15")
EXTRACT_PLACE = Prompt("extract-place", "J15")
REPRISAL_SPACE = Prompt("reprisal-space", "4.3.2")
REPRISAL_MOVE = Prompt("reprisal-move", "4.3.2")
ELIMINATE_SPACE = Prompt("eliminate-space", "4.3.3")
ELIMINATE_HOW = Prompt("eliminate-how", "4.3.3")
ELIMINATE_ROLL = Prompt("eliminate-roll", "4.3.3")
ELIMINATE_WHAT = Prompt("eliminate-what", "4.3.3")


# -- Extract -------------------------------------------------------------------------------------------------------


def extract_spaces(s: JapaneseOccupation) -> int:
    """The two Economic Centers."""
    return ECS


@rule("4.3.1", "1.3.5")
def extract(s: JapaneseOccupation) -> Steps[None]:
    """Resources from one or both Economic Centers, then 1 for each New Village (R-J7); J12 and J15 add to it."""
    announce(s, JAPANESE, "extract")
    for _ in range(s.parameters.extract_repairs):
        guarded = bit_set(i for space in members[s.with_troops] for i in members[RAILWAYS_AT[space]])
        railway = yield from pick_railway(JAPANESE, EXTRACT_REPAIR, sabotaged(s, guarded), DONE)
        if railway is not None:
            tell_capability(s, "J12")
            repair(s, railway)
    spaces = ECS
    while (space := (yield from pick(JAPANESE, EXTRACT_SPACE, spaces, optional=spaces != ECS))) is not None:
        spaces &= ~(1 << space)
        tell_space(s, space)
        extract_in(s, space)
    if s.watch is not None:
        s.watch.chosen()
    change_resources(s, s.new_villages.bit_count(), "villages", int(s.new_villages))
    if s.parameters.extract_recruits:
        yield from recruit_settlers(s)


@rule("4.3.1")
def extract_in(s: JapaneseOccupation, space: int) -> None:
    """1 Resource for each starred Railway that a chain of unbroken Railways joins to the Economic Center."""
    change_resources(s, (connected(s, space) & STARRED).bit_count(), "railways", 1 << space)


@rule("4.3.1", "1.3.6")
def connected(s: JapaneseOccupation, space: int) -> int:
    """The Railways without Sabotage in one chain with those next to a space."""
    return joined(space, ~sabotaged(s))


def joined(space: int, whole: int) -> int:
    """Those of these Railways that are in one chain with those next to a space."""
    network = RAILWAYS_AT[space] & whole
    while True:
        grown = network
        for railway in members[network]:
            grown |= LINKS[railway] & whole
        if grown == network:
            return network
        network = grown


def recruit_settlers(s: JapaneseOccupation) -> Steps[None]:
    """J15 unshaded: the British may place a Guerrilla of either type in each New Village."""
    spaces = int(s.new_villages)
    while spaces:
        pieces = {o: p for o, p in ((PLACE_MPAJA, MPAJA), (PLACE_OTHER, OTHER)) if can_place(s, BRITISH, p)}
        if not pieces:
            return
        space = yield from pick(BRITISH, EXTRACT_RECRUIT, spaces, optional=True)
        if space is None:
            return
        spaces &= ~(1 << space)
        tell_capability(s, "J15")
        choice = yield BRITISH, EXTRACT_PLACE, (*pieces,), about(space=space)
        yield from place_for(s, BRITISH, pieces[choice], space)
        end_step(s)


# -- Reprisal ------------------------------------------------------------------------------------------------------


SOLE_NEIGHBOURS = bit_set(i for near in ADJACENT if near.bit_count() == 1 for i in members[near])
"""Where a Guerrilla that is driven out of a space must go, for want of another way."""


def reprisal_spaces(s: JapaneseOccupation) -> int:
    """Spaces with Troops (R-J9)."""
    return s.with_troops


@rule("4.3.2")
def reprisal(s: JapaneseOccupation, *, optional: bool = False) -> Steps[None]:
    """Reprisal in up to two spaces."""
    if not optional:
        announce(s, JAPANESE, "reprisal")
    yield from each(
        s, JAPANESE, REPRISAL_SPACE, reprisal_spaces, reprisal_in, up_to=2, least=0 if optional else 1, heading=SELECTED
    )


@rule("4.3.2", "1.4.2", "1.12")
def reprisal_in(s: JapaneseOccupation, space: int) -> Steps[None]:
    """Terror if there is none, the space Neutral, and one Guerrilla driven next door (R-J9)."""
    if not s.terror[space]:
        add_terror(s, space)
    remove_opposition(s, space)
    near = ADJACENT[space]
    options = [o for piece in GUERRILLAS if s.rows[piece][space] for o in PIECE_OPTIONS[piece].moves[space][near]]
    if options:
        choice = yield JAPANESE, REPRISAL_MOVE, options, about(near, space=space, kinds=GUERRILLAS)
        move(s, *MOVES[choice])
    end_step(s)


# -- Eliminate -----------------------------------------------------------------------------------------------------


def eliminate_spaces(s: JapaneseOccupation) -> int:
    """Spaces with Kempeitai."""
    return s.with_kempeitai


@rule("4.3.3", "1.8")
def eliminate(s: JapaneseOccupation) -> Steps[object]:
    """Eliminate in up to two spaces."""
    announce(s, JAPANESE, "eliminate")
    return each(s, JAPANESE, ELIMINATE_SPACE, eliminate_spaces, eliminate_in, up_to=2, least=1, heading=SELECTED)


@rule("4.3.3", "7.2")
def eliminate_in(s: JapaneseOccupation, space: int) -> Steps[None]:
    """Conceal the chit of the space, or roll against its Guerrillas to remove an enemy marker (R-J8)."""
    options = [CONCEAL] if s.revealed >> space & 1 else []
    if s.camps >> space & 1 or s.force_136[space]:
        options.append(ROLL)
    if not options:
        return
    choice = yield JAPANESE, ELIMINATE_HOW, options, about(space=space)
    if choice == CONCEAL:
        conceal(s, space)
    elif (yield from eliminates(s, space)):
        yield from remove_marker(s, space)


def eliminates(s: JapaneseOccupation, space: int) -> Steps[bool]:
    """A die and the Police against the Guerrillas of a space."""
    police = {"police": s.police[space]}
    return roll(s, JAPANESE, ELIMINATE_ROLL, guerrillas_in(s, space), ABOVE, space=space, modifiers=police)


@rule("4.3.3", "1.9", "1.10")
def remove_marker(s: JapaneseOccupation, space: int) -> Steps[None]:
    """A Jungle Camp before a Force 136, whose loss costs 1 Resistance; J22 leaves the order to the Japanese."""
    options = [REMOVE_CAMP] if s.camps >> space & 1 else []
    if s.force_136[space] and (s.parameters.eliminate_any or not options):
        options.append(REMOVE_FORCE)
    choice = yield JAPANESE, ELIMINATE_WHAT, (*options, DONE), about(space=space)
    if choice == REMOVE_CAMP:
        remove_camp(s, space)
    elif choice == REMOVE_FORCE:
        remove(s, FORCE_136, space)
        end_step(s)
        change_resistance(s, -1, "force-lost", 1 << space)


EXTRACTING: Activity[JapaneseOccupation] = Activity(EXTRACT, "4.3.1", extract_spaces, extract, takes=0)
REPRISING: Activity[JapaneseOccupation] = Activity(
    REPRISAL, "4.3.2", reprisal_spaces, reprisal, takes=1, risks=SOLE_NEIGHBOURS
)
ELIMINATING: Activity[JapaneseOccupation] = Activity(ELIMINATE, "4.3.3", eliminate_spaces, eliminate, takes=0)
