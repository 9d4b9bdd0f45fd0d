"""British Special Activities (4.2)."""

from __future__ import annotations

from coinbox.coin.capabilities import tell_capability
from coinbox.coin.dice import ABOVE, roll
from coinbox.coin.forces import announce, count, move, tell_space
from coinbox.coin.operation import NOWHERE, Activity
from coinbox.coin.raiding import Raiding
from coinbox.coin.sections import rule
from coinbox.games.japanese_occupation.british_operations import ambush_in, ambush_targets, sabotage_in
from coinbox.games.japanese_occupation.choices import reveal, show
from coinbox.games.japanese_occupation.menu import MENU
from coinbox.games.japanese_occupation.questions import MOVES, QUESTIONS, pick, place_for
from coinbox.games.japanese_occupation.state import JapaneseOccupation
from coinbox.games.japanese_occupation.verbs import (
    concealed,
    end_step,
    guerrillas,
    remove_camp,
    remove_opposition,
    underground,
)
from coinbox.games.japanese_occupation.vocabulary import (
    ADJACENT,
    AMBUSH,
    BRITISH,
    CACHE,
    DECLINE,
    EVERYWHERE,
    GATHER,
    GUERRILLAS,
    PROVINCES,
    RAID,
    SABOTAGE,
    SUPPLY,
    UNDERGROUND,
    neighbours,
    words,
)
from coinbox.kernel.decision import Facts, Prompt, Steps, about
from coinbox.kernel.fields import named

SUPPLY_SPACE = Prompt("supply-space", "4.2.1")
SUPPLY_ROLL = Prompt("supply-roll", "J8")
SUPPLY_CALMS = Prompt("supply-calms", "J27")
GATHER_SPACE = Prompt("gather-space", "4.2.2")
GATHER_WHERE = Prompt("gather-where", "4.2.2")
GATHER_GUERRILLA = Prompt("gather-guerrilla", "4.2.2")
WIDE: Facts = (("wide", 1),)
NARROW: Facts = (("wide", 0),)
"""Whether a Gather reaches the spaces next to the one that is selected (J19)."""
RAID_SPACE = Prompt("raid-space", "4.2.3")
RAID_MOVE = Prompt("raid-move", "4.2.3")

TWELVE, READY = 2, 4
"""Boxes of the Zipper Track that help the British (6.7.3)."""


# -- Supply --------------------------------------------------------------------------------------------------------


def unled_supplies(s: JapaneseOccupation, chosen: int) -> int:
    """How many Provinces without Force 136 a Supply may still take (J8)."""
    return max(0, s.parameters.supply_unled - (chosen & ~s.with_force_136).bit_count())


def suppliable(s: JapaneseOccupation, chosen: int) -> int:
    """Provinces with Force 136 and a Jungle Camp; J8 lets one be without Force 136."""
    spaces = PROVINCES & s.camps
    return spaces & ~chosen if unled_supplies(s, chosen) else spaces & s.with_force_136 & ~chosen


def supply_spaces(s: JapaneseOccupation) -> int:
    """Where a Supply may begin."""
    return suppliable(s, 0)


@rule("4.2.1", "6.7.3")
def supply(s: JapaneseOccupation, *, optional: bool = False) -> Steps[None]:
    """Supply in up to two Provinces, from Zipper 12 on in three; J27 shaded calms one of them."""
    if not optional:
        announce(s, BRITISH, "supply")
    chosen = 0
    for _ in range(3 if s.zipper >= TWELVE else 2):
        facts = (("unled", unled_supplies(s, chosen)),)
        legal, stop = suppliable(s, chosen), optional or chosen != 0
        space = yield from pick(BRITISH, SUPPLY_SPACE, legal, optional=stop, facts=facts)
        if space is None:
            break
        chosen |= 1 << space
        yield from supply_in(s, space)
    if s.parameters.supply_calms:
        calmed = yield from pick(BRITISH, SUPPLY_CALMS, s.opposition & named(s, "supplied", chosen))
        if calmed is not None:
            tell_capability(s, "J27")
            remove_opposition(s, calmed)


@rule("4.2.1", "1.4.2")
def supply_in(s: JapaneseOccupation, space: int) -> Steps[None]:
    """The Jungle Camp makes room for a Cache, if there is none yet (R-J17); with J8 shaded it may fail."""
    tell_space(s, space)
    fails_at = s.parameters.supply_rolls
    if fails_at and not (yield from roll(s, BRITISH, SUPPLY_ROLL, fails_at, ABOVE, space=space)):
        return
    remove_camp(s, space)
    if not s.caches[space]:
        yield from place_for(s, BRITISH, CACHE, space)
    end_step(s)


# -- Gather --------------------------------------------------------------------------------------------------------


def gather_spaces(s: JapaneseOccupation) -> int:
    """Spaces with Force 136."""
    return s.with_force_136


def sources(s: JapaneseOccupation) -> int:
    """Spaces in which an Underground Guerrilla can reveal a concealed chit."""
    return concealed(s) & underground(s)


@rule("4.2.2")
def gather(s: JapaneseOccupation, *, optional: bool = False) -> Steps[None]:
    """Gather in up to two spaces (J19: three) and next to them, one Guerrilla and chit a space (R-J18)."""
    announce(s, BRITISH, "gather")
    used = 0
    wide = True
    for _ in range(s.parameters.gather_spaces):
        legal, stop = s.with_force_136 & ~used, optional or used != 0
        space = yield from pick(BRITISH, GATHER_SPACE, legal, optional=stop, facts=WIDE if wide else NARROW)
        if space is None:
            break
        used |= 1 << space
        tell_space(s, space)
        reach = named(s, "near_gathering", 1 << space | (ADJACENT[space] if wide else 0))
        while True:
            there = yield from pick(BRITISH, GATHER_WHERE, reach & sources(s), optional=True)
            if there is None:
                break
            if s.parameters.gather_narrow and there != space:
                wide = False
            yield from gather_in(s, there)


@rule("4.2.2", "1.11")
def gather_in(s: JapaneseOccupation, space: int) -> Steps[None]:
    """An Underground Guerrilla shows itself (with J22 it does not) and reveals the chit of its space."""
    if not s.parameters.gather_hidden:
        yield from show(s, GATHER_GUERRILLA, space)
    yield from reveal(s, space)


# -- Raid ----------------------------------------------------------------------------------------------------------


def camps(s: JapaneseOccupation) -> int:
    """Spaces with a Cache and Guerrillas."""
    return s.with_caches & guerrillas(s)


def reach(s: JapaneseOccupation, origins: int) -> int:
    """The spaces next to these."""
    return EVERYWHERE & named(s, "next_to_raiders", neighbours(int(origins)))


def arrive(s: JapaneseOccupation, option: int) -> int:
    """A Guerrilla moves in, as it is."""
    move(s, *MOVES[option])
    end_step(s)
    return MOVES[option][0]


def hidden_raids(s: JapaneseOccupation) -> int:
    """Where a Raid can bring an Underground Guerrilla."""
    return reach(s, s.with_caches & underground(s))


def strike(s: JapaneseOccupation, space: int) -> Steps[int | None]:
    """A Sabotage or an Ambush in the space, without Force 136, if wanted."""
    return strike_at(s, space, [SABOTAGE, AMBUSH], rule="4.2.3")


def strike_at(
    s: JapaneseOccupation, space: int, kinds: list[int], pieces: tuple[int, ...] = UNDERGROUND, rule: str = ""
) -> Steps[int | None]:
    """One of these Operations in the space by an Underground Guerrilla of these types; returns which one."""
    if not any(count(s, piece, space) for piece in pieces):
        return None
    options = [kind for kind in kinds if kind == SABOTAGE or ambush_targets(s) >> space & 1]
    if not options:
        return None
    facts = MENU.granted(True, 1) + ((("rule", rule),) if rule else ())
    choice = yield BRITISH, MENU.free_prompt, (*options, DECLINE), about(0, None, space, 0, facts, kinds)
    if choice != DECLINE:
        announce(s, BRITISH, words.name(choice), space)
    if choice == SABOTAGE:
        return (yield from sabotage_in(s, space, pieces))
    return (yield from ambush_in(s, space, pieces)) if choice == AMBUSH else None


RAIDERS: Raiding[JapaneseOccupation] = Raiding(
    BRITISH, GUERRILLAS, ADJACENT, QUESTIONS, camps, reach, arrive, strike, RAID_SPACE, RAID_MOVE
)


@rule("4.2.3", "6.7.3")
def raid(s: JapaneseOccupation) -> Steps[None]:
    """Raid in up to two spaces, with Zipper Ready in three, from Caches (R-J18)."""
    announce(s, BRITISH, "raid")
    return RAIDERS.run(s, 3 if s.zipper == READY else 2)


SUPPLYING: Activity[JapaneseOccupation] = Activity(SUPPLY, "4.2.1", supply_spaces, supply, takes=0)
GATHERING: Activity[JapaneseOccupation] = Activity(GATHER, "4.2.2", gather_spaces, gather, takes=1, risks=NOWHERE)
RAIDING: Activity[JapaneseOccupation] = Activity(
    RAID, "4.2.3", RAIDERS.spaces, raid, takes=1, risks=RAIDERS.hidden_no_more
)
