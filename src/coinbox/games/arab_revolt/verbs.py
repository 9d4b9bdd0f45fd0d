"""The functions of Arab Revolt that change the state beyond its pieces: markers, Prison, chits, the Unity Track."""

from __future__ import annotations

from bisect import insort

from coinbox.coin.capabilities import parameters
from coinbox.coin.dice import AT_MOST, roll
from coinbox.coin.forces import BASE, TROOP, UNDERGROUND, flip, put, take
from coinbox.coin.operation import Payment, costless
from coinbox.coin.sections import rule
from coinbox.coin.will import change_will
from coinbox.games.arab_revolt.state import CENTRALIZED, DECENTRALIZED, UNITY, ArabRevolt
from coinbox.games.arab_revolt.vocabulary import (
    ACTIVE_IRREGULAR,
    ALL_CHITS,
    ALL_PUNISHMENTS,
    CHITS,
    CURFEWS,
    FACTIONS,
    FOREIGN,
    FORT_POLICE,
    FRENCH,
    IRREGULAR,
    PIECES,
    PUNISHMENTS,
    RAILWAYS,
    SETTLED,
    SPACES,
    words,
)
from coinbox.kernel.bits import members
from coinbox.kernel.decision import Prompt, Steps
from coinbox.kernel.fields import named

# -- what stands where ----------------------------------------------------------------------------------------------


def british_in(s: ArabRevolt, space: int) -> int:
    """British pieces of all kinds in a space."""
    return s.troops[space] + s.police[space] + s.irregulars[space] + s.active_irregulars[space]


def rebels_in(s: ArabRevolt, space: int) -> int:
    """Rebel pieces of all kinds in a space."""
    return s.underground[space] + s.active[space] + s.bases[space]


def irregulars_in(s: ArabRevolt, space: int) -> int:
    """Irregulars of either state in a space."""
    return s.irregulars[space] + s.active_irregulars[space]


def with_any_irregulars(s: ArabRevolt) -> int:
    """Spaces with Irregulars of either state."""
    return s.with_irregulars | s.with_active_irregulars


def irregulars_on_map(s: ArabRevolt) -> int:
    return sum(s.irregulars) + sum(s.active_irregulars)


def end_step(s: ArabRevolt) -> None:
    """End a step: who outnumbers whom, and Curfews without a British piece go (1.12, R-A4)."""
    unsettled = s.unsettled
    if not unsettled:
        return
    british_majority, rebel_majority = s.british_majority & ~unsettled, s.rebel_majority & ~unsettled
    troops, police, irregulars, active_irregulars = s.troops, s.police, s.irregulars, s.active_irregulars
    underground, active, bases = s.underground, s.active, s.bases
    for space in members[unsettled]:
        british = troops[space] + police[space] + irregulars[space] + active_irregulars[space]
        rebels = underground[space] + active[space] + bases[space]
        if british > rebels:
            british_majority |= 1 << space
        elif rebels > british:
            rebel_majority |= 1 << space
        if not british and s.curfews >> space & 1:
            s.curfews &= ~(1 << space)
            if s.log is not None:
                s.log("lose-curfew", space=SPACES[space])
    s.british_majority, s.rebel_majority, s.unsettled = british_majority, rebel_majority, 0


# -- markers --------------------------------------------------------------------------------------------------------


@rule("1.12")
def curfews_left(s: ArabRevolt) -> int:
    """Curfew markers in the pool."""
    return CURFEWS - s.curfews.bit_count()


@rule("1.12", "1.4.2")
def place_curfew(s: ArabRevolt, space: int) -> None:
    """Put a Curfew from the pool into a District or City that has none."""
    bit = 1 << space
    if not curfews_left(s) or s.curfews & bit or not SETTLED & bit:
        raise ValueError(f"no Curfew can be placed in {SPACES[space]}")
    s.curfews |= bit
    s.unsettled |= bit
    if s.log is not None:
        s.log("place-curfew", space=SPACES[space])


@rule("1.12")
def lift_curfew(s: ArabRevolt, space: int) -> None:
    """Return a Curfew to the pool."""
    s.curfews &= ~(1 << space)
    if s.log is not None:
        s.log("lift-curfew", space=SPACES[space])


@rule("1.6")
def add_opposition(s: ArabRevolt, space: int) -> None:
    """Mark a District or City with Opposition, unless it is marked."""
    bit = SETTLED & 1 << space
    if bit & ~s.opposition:
        s.opposition |= bit
        if s.log is not None:
            s.log("level", space=SPACES[space], level="opposition")


@rule("1.6")
def remove_opposition(s: ArabRevolt, space: int) -> None:
    """Take an Opposition marker away."""
    bit = 1 << space
    if s.opposition & bit:
        s.opposition &= ~bit
        if s.log is not None:
            s.log("level", space=SPACES[space], level="neutral")


@rule("1.9", "1.4.2")
def add_sabotage(s: ArabRevolt, space: int) -> None:
    """Put one more Sabotage marker on a Railway."""
    s.sabotage[space] += 1
    if s.log is not None:
        s.log("add-sabotage", space=SPACES[space])


def remove_sabotage(s: ArabRevolt, space: int, number: int = 1) -> None:
    """Take Sabotage markers away."""
    s.sabotage[space] -= number
    if s.log is not None:
        s.log("remove-sabotage", space=SPACES[space], n=number)


@rule("1.9")
def sabotaged(s: ArabRevolt) -> int:
    """Railways with a Sabotage marker."""
    spaces = 0
    for space in members[RAILWAYS]:
        if s.sabotage[space]:
            spaces |= 1 << space
    return named(s, "sabotaged", spaces)


# -- pieces off the map ---------------------------------------------------------------------------------------------


@rule("1.3.6")
def imprison(s: ArabRevolt, piece: int, space: int) -> None:
    """Send a Guerrilla or Base from the map to Prison."""
    take(s, piece, space)
    if piece == BASE:
        s.prison_bases += 1
    else:
        s.prison_guerrillas += 1
    if s.log is not None:
        s.log("imprison", piece=PIECES[piece], space=SPACES[space])


@rule("1.3.6", "6.5")
def empty_prison(s: ArabRevolt) -> None:
    """Everybody in Prison becomes Available."""
    if s.log is not None:
        for piece, freed in (("guerrilla", s.prison_guerrillas), ("base", s.prison_bases)):
            if freed:
                s.log("empty-prison", piece=piece, n=freed)
    s.available[2] += s.prison_guerrillas
    s.available[3] += s.prison_bases
    s.prison_guerrillas = s.prison_bases = 0


@rule("1.3.6")
def release(s: ArabRevolt, space: int) -> None:
    """A Guerrilla comes out of Prison, Underground."""
    s.prison_guerrillas -= 1
    put(s, UNDERGROUND, space)
    if s.log is not None:
        s.log("place-from", piece="guerrilla", space=SPACES[space], source="prison")


def withdraw(s: ArabRevolt, piece: int, space: int) -> None:
    """A Troop leaves the map for Out of Play."""
    take(s, piece, space)
    s.out_of_play += 1
    if s.log is not None:
        s.log("withdraw", piece=PIECES[piece], space=SPACES[space])


def return_to_play(s: ArabRevolt, space: int) -> None:
    """A Troop Out of Play enters a space."""
    s.out_of_play -= 1
    put(s, TROOP, space)
    if s.log is not None:
        s.log("place-from", piece="troop", space=SPACES[space], source="out_of_play")


def send_to_forts(s: ArabRevolt, piece: int, space: int) -> None:
    """A Police leaves the map for the card Tegart Forts."""
    take(s, piece, space)
    s.fort_police += 1
    if s.log is not None:
        s.log("garrison-fort", space=SPACES[space], n=s.fort_police)


def fill_forts(s: ArabRevolt) -> None:
    """What the card Tegart Forts still wants comes from Available."""
    while s.fort_police < FORT_POLICE and s.available[1]:
        s.available[1] -= 1
        s.fort_police += 1
        if s.log is not None:
            s.log("fill-fort", n=s.fort_police)


@rule("1.3.7")
def open_borders(s: ArabRevolt) -> None:
    """Transjordan and Egypt come into play."""
    s.arab_kings = 1
    s.abroad = FOREIGN
    if s.log is not None:
        s.log("open-borders")


def countries_in_play(s: ArabRevolt) -> int:
    """The Foreign Countries in play."""
    return FOREIGN if s.arab_kings else FRENCH


# -- chits ----------------------------------------------------------------------------------------------------------


def use(s: ArabRevolt, choice: int, pool: list[int], held: list[int], drawn: tuple[int, ...]) -> int:
    """Take the chosen chit out of the pool or the hand; it is set aside until 6.2. Returns its kind."""
    name = words.name(choice)
    if choice in drawn:
        kind = drawn.index(choice)
        pool.remove(kind)
    else:
        kind = drawn.index(words.ids[name.removeprefix("held-")])
        held.remove(kind)
    if s.log is not None:
        s.log("play-chit", faction=FACTIONS[pool is s.operations_pool], chit=name)
    return kind


@rule("1.8", "2.3.4")
def set_chit(s: ArabRevolt, kind: int) -> None:
    """An Operations chit is in play."""
    s.chit = kind + 1


@rule("1.8.2")
def set_chit_aside(s: ArabRevolt) -> None:
    """No Operations chit is in play any more."""
    if s.log is not None and s.chit:
        s.log("chit-aside", chit=f"op-{s.chit}")
    s.chit = 0


def put_chit_back(s: ArabRevolt) -> None:
    """The Operations chit in play goes back to its pool."""
    if s.log is not None:
        s.log("chit-back", chit=f"op-{s.chit}")
    insort(s.operations_pool, s.chit - 1)
    s.chit = 0


def hold_chit(s: ArabRevolt, kind: int) -> None:
    """The Rebels keep a chit of the pool."""
    s.operations_pool.remove(kind)
    insort(s.operations_held, kind)
    if s.log is not None:
        s.log("hold", faction="rebels", chit=f"op-{CHITS[kind]}")


@rule("1.7.1")
def keep_punishment(s: ArabRevolt, kind: int) -> None:
    """The British keep a Punishment chit of the pool."""
    s.punishments_pool.remove(kind)
    insort(s.punishments_held, kind)
    if s.log is not None:
        s.log("hold", faction="british", chit=PUNISHMENTS[kind])


def drop_punishment(s: ArabRevolt, kind: int) -> None:
    """A Punishment chit that the British hold is set aside."""
    s.punishments_held.remove(kind)
    if s.log is not None:
        s.log("discard", faction="british", chit=PUNISHMENTS[kind])


@rule("1.7.1", "1.8.1", "6.2")
def return_punishments(s: ArabRevolt) -> None:
    """All Punishment chits go back to their pool, held ones too (R-A15)."""
    if s.log is not None and s.punishments_pool != ALL_PUNISHMENTS:
        s.log("return-punishments")
    s.punishments_pool, s.punishments_held = ALL_PUNISHMENTS[:], []


def return_chits(s: ArabRevolt) -> None:
    """All Operations chits go back to their pool, held ones too (R-A15)."""
    if s.log is not None and s.operations_pool != ALL_CHITS:
        s.log("return-operations")
    s.operations_pool, s.operations_held = ALL_CHITS[:], []


# -- Irregulars -----------------------------------------------------------------------------------------------------


@rule("1.4.3")
def activate_irregular(s: ArabRevolt, space: int) -> None:
    """Flip an Underground Irregular Active."""
    if flip(s, IRREGULAR, ACTIVE_IRREGULAR, space, 1) and s.log is not None:
        s.log("activate-irregular", space=SPACES[space])


@rule("1.4.3")
def hide_irregulars(s: ArabRevolt, space: int) -> None:
    """Flip all Irregulars in a space Underground."""
    flipped = flip(s, ACTIVE_IRREGULAR, IRREGULAR, space, 99)
    if flipped and s.log is not None:
        s.log("hide-irregulars", space=SPACES[space], n=flipped)


# -- the Unity Track and dice ---------------------------------------------------------------------------------------


@rule("1.11", "6.6", "6.6.1", "6.6.4", "7.1")
def shift_unity(s: ArabRevolt, step: int, cause: str, spaces: int = 0) -> None:
    """Move the Unity Track; each step beyond Decentralized brings 1 Political Will instead (R-A11)."""
    before = s.unity
    s.unity = max(DECENTRALIZED, min(CENTRALIZED, before + step))
    if s.log is not None:
        named = " ".join(SPACES[i] for i in members[spaces])
        toward = UNITY[CENTRALIZED if step > 0 else DECENTRALIZED]
        s.log("unity", toward=toward, asked=step, n=s.unity - before, unity=UNITY[s.unity], cause=cause, spaces=named)
    if before + step < DECENTRALIZED:
        change_will(s, DECENTRALIZED - before - step, "unity")


AGAINST_BASES = parameters("base_rolls")
"""What a question tells about a roll against the number of Bases: what A2 adds to it."""


def roll_against_bases(s: ArabRevolt, by: int, prompt: Prompt, comparison: str = AT_MOST) -> Steps[bool]:
    """Whether a die, as A2 changes it, shows no more than the Bases on the map, or compares so with them."""
    return roll(s, by, prompt, sum(s.bases), comparison, modifiers={"A2": s.parameters.base_rolls})


def roll_against_irregulars(s: ArabRevolt, by: int, prompt: Prompt) -> Steps[None]:
    """A die that shows no more than the Irregulars on the map moves the Unity Track to the left."""
    if (yield from roll(s, by, prompt, irregulars_on_map(s))):
        shift_unity(s, -1, "roll")


# -- costs ----------------------------------------------------------------------------------------------------------


PAYMENT: Payment[ArabRevolt] = costless(words)
