"""The functions of Japanese Occupation that change the state beyond its pieces: markers, chits, tracks, dice."""

from __future__ import annotations

from coinbox.coin.forces import TROOP, flip, move, put, take
from coinbox.coin.operation import Payment, costless
from coinbox.coin.sections import rule
from coinbox.coin.sequence import FINAL
from coinbox.coin.tracks import on_track, tell_end, tell_track
from coinbox.games.japanese_occupation.state import OUTCOMES, OVER, JapaneseOccupation
from coinbox.games.japanese_occupation.vocabulary import (
    ALL_RAILWAYS,
    CACHE,
    CAMPS,
    KUALA_LUMPUR,
    LEVELLED,
    PIECES,
    RAILWAYS,
    SPACES,
    UNDERGROUND,
    VILLAGES,
    ZIPPER,
    words,
)
from coinbox.kernel.bits import members
from coinbox.kernel.fields import named

# -- what stands where ----------------------------------------------------------------------------------------------


def underground(s: JapaneseOccupation) -> int:
    """Spaces with Underground Guerrillas of either type."""
    return s.with_mpaja_underground | s.with_non_mpaja_underground


def active(s: JapaneseOccupation) -> int:
    """Spaces with Active Guerrillas of either type."""
    return s.with_mpaja_active | s.with_non_mpaja_active


def guerrillas(s: JapaneseOccupation) -> int:
    """Spaces with Guerrillas of either type and state."""
    return s.with_mpaja_underground | s.with_mpaja_active | s.with_non_mpaja_underground | s.with_non_mpaja_active


def mpaja(s: JapaneseOccupation) -> int:
    """Spaces with MPAJA Guerrillas."""
    return s.with_mpaja_underground | s.with_mpaja_active


def non_mpaja(s: JapaneseOccupation) -> int:
    """Spaces with non-MPAJA Guerrillas."""
    return s.with_non_mpaja_underground | s.with_non_mpaja_active


def underground_in(s: JapaneseOccupation, space: int) -> int:
    return s.mpaja_underground[space] + s.non_mpaja_underground[space]


def active_in(s: JapaneseOccupation, space: int) -> int:
    return s.mpaja_active[space] + s.non_mpaja_active[space]


def guerrillas_in(s: JapaneseOccupation, space: int) -> int:
    """Guerrillas of either type and state in a space."""
    hidden = s.mpaja_underground[space] + s.non_mpaja_underground[space]
    return hidden + s.mpaja_active[space] + s.non_mpaja_active[space]


def end_step(s: JapaneseOccupation) -> None:
    """End a step: who outnumbers whom, and New Villages among British forces alone go (1.15, R-J6)."""
    unsettled = s.unsettled
    if not unsettled:
        return
    cube_majority, guerrilla_majority = s.cube_majority & ~unsettled, s.guerrilla_majority & ~unsettled
    for space in members[unsettled]:
        cubes = s.troops[space] + s.police[space]
        enemies = s.mpaja_underground[space] + s.mpaja_active[space]
        enemies += s.non_mpaja_underground[space] + s.non_mpaja_active[space]
        if cubes > enemies:
            cube_majority |= 1 << space
        elif enemies > cubes:
            guerrilla_majority |= 1 << space
        if not cubes and s.new_villages >> space & 1 and (enemies or s.caches[space]):
            lose_village(s, space)
    s.cube_majority, s.guerrilla_majority, s.unsettled = cube_majority, guerrilla_majority, 0


@rule("1.4.3")
def activate(s: JapaneseOccupation, piece: int, space: int, most: int) -> int:
    """Flip up to so many Underground Guerrillas of a type Active; returns how many."""
    flipped = flip(s, piece, piece + 1, space, most)
    if flipped and s.log is not None:
        s.log("activate", piece=s.TYPES[s.TYPE[piece]], space=SPACES[space], n=flipped)
    return flipped


@rule("1.4.3")
def hide_all(s: JapaneseOccupation) -> None:
    """All Guerrillas on the map go Underground."""
    for space in members[active(s)]:
        for piece in UNDERGROUND:
            flipped = flip(s, piece + 1, piece, space, 99)
            if flipped and s.log is not None:
                s.log("hide", piece=s.TYPES[s.TYPE[piece]], space=SPACES[space], n=flipped)


# -- pieces that leave a space ---------------------------------------------------------------------------------------


def send_to_kuala_lumpur(s: JapaneseOccupation, space: int, number: int = 1) -> None:
    """Troops leave a space for Kuala Lumpur."""
    for _ in range(number):
        move(s, TROOP, space, KUALA_LUMPUR)


def leave_game(s: JapaneseOccupation, piece: int, space: int) -> None:
    """A Supply Cache or a Kempeitai is out of the game."""
    take(s, piece, space)
    if piece == CACHE:
        s.lost_caches += 1
    else:
        s.lost_kempeitai += 1
    if s.log is not None:
        s.log("lost", piece=PIECES[piece], space=SPACES[space])


def send_to_card(s: JapaneseOccupation, piece: int, space: int) -> None:
    """A Troop waits on J17, or a Force 136 on J25, until Reset."""
    take(s, piece, space)
    if piece == TROOP:
        s.burma_troops += 1
    else:
        s.davis_force += 1
    if s.log is not None:
        s.log("to-card", piece=PIECES[piece], space=SPACES[space], card="J17" if piece == TROOP else "J25")


def return_from_burma(s: JapaneseOccupation) -> None:
    """A Troop that waits on J17 enters Kuala Lumpur."""
    s.burma_troops -= 1
    put(s, TROOP, KUALA_LUMPUR)
    if s.log is not None:
        s.log("place-from", piece="troop", space=SPACES[KUALA_LUMPUR], source="burma")


def release_davis(s: JapaneseOccupation) -> None:
    """The Force 136 that waits on J25 becomes Available."""
    s.davis_force = 0
    s.available[5] += 1
    if s.log is not None:
        s.log("off-card", piece="force_136", card="J25")


# -- markers in spaces ----------------------------------------------------------------------------------------------


@rule("1.6")
def add_opposition(s: JapaneseOccupation, space: int) -> None:
    """Set a Province or Kuala Lumpur to Opposition."""
    bit = LEVELLED & 1 << space
    if bit & ~s.opposition:
        s.opposition |= bit
        if s.log is not None:
            s.log("level", space=SPACES[space], level="opposition")


@rule("1.6")
def remove_opposition(s: JapaneseOccupation, space: int) -> None:
    """Set a space to Neutral."""
    bit = 1 << space
    if s.opposition & bit:
        s.opposition &= ~bit
        if s.log is not None:
            s.log("level", space=SPACES[space], level="neutral")


@rule("1.12")
def add_terror(s: JapaneseOccupation, space: int) -> None:
    """Place a Terror marker."""
    s.terror[space] += 1
    if s.log is not None:
        s.log("add-terror", space=SPACES[space])


@rule("1.12", "6.6")
def remove_all_terror(s: JapaneseOccupation) -> None:
    """Take every Terror marker off the map."""
    for space, markers in enumerate(s.terror):
        if markers:
            s.terror[space] = 0
            if s.log is not None:
                s.log("remove-terror", space=SPACES[space], n=markers)


def terrorised(s: JapaneseOccupation, spaces: int) -> int:
    """Of these, the spaces with a Terror marker."""
    found = 0
    for space in members[spaces]:
        if s.terror[space]:
            found |= 1 << space
    return named(s, "terror", found)


def camps_left(s: JapaneseOccupation) -> int:
    """Available Jungle Camps."""
    return CAMPS - s.camps.bit_count()


@rule("1.10")
def add_camp(s: JapaneseOccupation, space: int) -> None:
    """Place an Available Jungle Camp."""
    s.camps |= 1 << space
    if s.log is not None:
        s.log("place-camp", space=SPACES[space])


@rule("1.10")
def remove_camp(s: JapaneseOccupation, space: int) -> None:
    """A Jungle Camp becomes Available."""
    s.camps &= ~(1 << space)
    if s.log is not None:
        s.log("remove-camp", space=SPACES[space])


def villages_left(s: JapaneseOccupation) -> int:
    """New Villages in the pool."""
    return VILLAGES - s.new_villages.bit_count()


@rule("1.15", "1.4.2")
def place_village(s: JapaneseOccupation, space: int) -> None:
    """A New Village from the pool."""
    s.new_villages |= 1 << space
    s.unsettled |= 1 << space
    if s.log is not None:
        s.log("place-village", space=SPACES[space])


@rule("1.15")
def lose_village(s: JapaneseOccupation, space: int) -> None:
    """Return a New Village to the pool."""
    s.new_villages &= ~(1 << space)
    if s.log is not None:
        s.log("lose-village", space=SPACES[space])


# -- Railways -------------------------------------------------------------------------------------------------------


@rule("1.3.6", "1.12")
def sabotaged(s: JapaneseOccupation, railways: int = ALL_RAILWAYS) -> int:
    """Of these Railways, those with a Sabotage marker."""
    found = 0
    for railway in members[railways]:
        if s.sabotage[railway]:
            found |= 1 << railway
    return found


@rule("1.12")
def add_sabotage(s: JapaneseOccupation, railway: int) -> None:
    """Place a Sabotage marker on a Railway."""
    s.sabotage[railway] += 1
    if s.log is not None:
        s.log("sabotage-railway", railway=RAILWAYS[railway])


@rule("1.12")
def repair(s: JapaneseOccupation, railway: int, number: int = 1) -> None:
    """Take Sabotage markers off a Railway."""
    s.sabotage[railway] -= number
    if s.log is not None:
        s.log("repair-railway", railway=RAILWAYS[railway], n=number)


# -- Intel chits ----------------------------------------------------------------------------------------------------


@rule("1.11")
def concealed(s: JapaneseOccupation) -> int:
    """Spaces with a concealed Intel chit."""
    return LEVELLED & ~s.revealed & ~s.intel_gone


@rule("1.11")
def draw_intel(s: JapaneseOccupation, space: int, value: int) -> None:
    """The chit of a space comes from the cup with this value."""
    s.intel[space] = value + 1


@rule("1.11", "4.2.2")
def turn_up(s: JapaneseOccupation, space: int) -> None:
    """Turn a concealed chit up, whose value is known."""
    s.revealed |= 1 << space
    if s.log is not None:
        s.log("reveal-intel", space=SPACES[space], n=s.intel[space] - 1)


@rule("1.11", "4.3.3")
def conceal(s: JapaneseOccupation, space: int) -> None:
    """Turn a revealed chit down; its value stays known (R-J14)."""
    s.revealed &= ~(1 << space)
    if s.log is not None:
        s.log("conceal-intel", space=SPACES[space])


@rule("1.11")
def remove_intel(s: JapaneseOccupation, space: int) -> None:
    """A chit that has been looked at is out until Reset."""
    s.intel_gone |= 1 << space
    if s.log is not None:
        s.log("lose-intel", space=SPACES[space], n=s.intel[space] - 1)


@rule("1.11", "6.6")
def deal_intel(s: JapaneseOccupation) -> None:
    """All chits go back to the cup, and a concealed one lies in each Province and Kuala Lumpur."""
    s.intel = [0] * len(SPACES)
    s.revealed = s.intel_gone = 0
    if s.log is not None:
        s.log("deal-intel")


# -- tracks ---------------------------------------------------------------------------------------------------------


@rule("1.13", "5.1.1")
def change_resistance(s: JapaneseOccupation, amount: int, cause: str, spaces: int = 0) -> None:
    """Move Resistance within 0 to 20; the log tells the cause, and in which spaces it lies."""
    before = s.resistance
    s.resistance = after = on_track(before + amount)
    if s.log is not None:
        tell_track(s, "resistance", amount, before, after, cause, spaces)


@rule("1.7")
def change_resources(s: JapaneseOccupation, amount: int, cause: str, spaces: int = 0) -> None:
    """Move Japanese Resources within 0 to 20; the log tells the cause, and in which spaces it lies."""
    before = s.resources
    s.resources = after = on_track(before + amount)
    if s.log is not None:
        tell_track(s, "resources", amount, before, after, cause, spaces)


@rule("1.14")
def set_zipper(s: JapaneseOccupation, box: int, cause: str) -> None:
    """Put the Zipper marker into a box of its track, or as near to it as the track goes."""
    before = s.zipper
    s.zipper = max(0, min(len(ZIPPER) - 1, box))
    if s.log is not None:
        toward = ZIPPER[-1 if box > before else 0]
        s.log("zipper", toward=toward, asked=box - before, n=s.zipper - before, zipper=ZIPPER[s.zipper], cause=cause)


@rule("6.7.1")
def release_cache(s: JapaneseOccupation, box: int) -> None:
    """The Supply Cache of a box of the Zipper Track becomes Available."""
    s.zipper_caches &= ~(1 << box)
    s.available[3] += 1
    if s.log is not None:
        s.log("release-cache", zipper=ZIPPER[box])


@rule("6.7.2")
def return_cache(s: JapaneseOccupation, box: int) -> None:
    """An Available Supply Cache goes back to its box of the Zipper Track."""
    s.available[3] -= 1
    s.zipper_caches |= 1 << box
    if s.log is not None:
        s.log("return-cache", zipper=ZIPPER[box])


def tell_box(s: JapaneseOccupation, message: str, box: int) -> None:
    """Tell the listener of a box of the Zipper Track where no Supply Cache moves."""
    if s.log is not None:
        s.log(message, zipper=ZIPPER[box])


@rule("2.4.1")
def make_first(s: JapaneseOccupation, faction: int) -> None:
    """A faction is First Eligible on the next card."""
    s.first = faction
    if s.log is not None:
        s.log("eligible", faction=s.FACTIONS[faction])


def close_game(s: JapaneseOccupation, winner: int, verdict: str, limit: int, rounds: int) -> None:
    """Close the game, because Resistance compares so (`verdict-...`) with a number."""
    s.winner, s.reason, s.stage = winner, FINAL, OVER
    tell_end(s, OUTCOMES[winner], "resistance", s.resistance, verdict, limit, rounds)


# -- dice and costs -------------------------------------------------------------------------------------------------


PAYMENT: Payment[JapaneseOccupation] = costless(words)


def neutral(s: JapaneseOccupation) -> int:
    """Provinces and Kuala Lumpur without Opposition (R-J12)."""
    return LEVELLED & ~s.opposition
