"""The Propaganda Round (6.0) and the end of the game (7.0)."""

from __future__ import annotations

from functools import cache

from coinbox.coin.forces import POLICE, cubes_in, place, remove
from coinbox.coin.forecast import tally
from coinbox.coin.questions import movers
from coinbox.coin.sections import rule
from coinbox.games.japanese_occupation.british_activities import supply
from coinbox.games.japanese_occupation.choices import move_zipper, send
from coinbox.games.japanese_occupation.japanese_activities import reprisal
from coinbox.games.japanese_occupation.japanese_operations import SPACES_ALLOWED
from coinbox.games.japanese_occupation.operations import MENU
from coinbox.games.japanese_occupation.questions import announced, pick, pick_piece
from coinbox.games.japanese_occupation.state import (
    BRITISH_WIN,
    JAPANESE_WIN,
    MPAJA_WIN,
    JapaneseOccupation,
)
from coinbox.games.japanese_occupation.verbs import (
    add_opposition,
    change_resistance,
    change_resources,
    close_game,
    deal_intel,
    end_step,
    guerrillas_in,
    hide_all,
    make_first,
    mpaja,
    neutral,
    non_mpaja,
    release_davis,
    remove_all_terror,
    return_from_burma,
    sabotaged,
    terrorised,
)
from coinbox.games.japanese_occupation.vocabulary import (
    BRITISH,
    CONSTRUCT,
    FORCE_136,
    JAPANESE,
    KEMPEITAI,
    LEVELLED,
    MPAJA,
    MPAJA_ACTIVE,
    OTHER,
    OTHER_ACTIVE,
    POPULATION,
    PROPAGANDA_CARDS,
    PROVINCES,
    RAILWAYS,
    TOUCHES,
    ZIPPER_VALUES,
)
from coinbox.kernel.bits import bit_set, members
from coinbox.kernel.decision import Pending, Prompt, Steps
from coinbox.kernel.fields import named

RESISTANCE, PIECES = "resistance", ""
"""What the lines of the round change: the track, or only pieces on the map."""
BRITISH_WIN_AT, MPAJA_WIN_AT = 20, 18

CLASH = Prompt("clash-guerrilla", "6.1.1")
MOBILIZE = Prompt("mobilize-space", "6.1.2")
UNREST_SPACE = Prompt("unrest-space", "6.3.1")
REDEPLOY_FORCE = Prompt("redeploy-move", "6.5.1")
REDEPLOY_POLICE = Prompt("redeploy-police", "6.5.2")
DAVIS = Prompt("davis-province", "J25")


def campaign(s: JapaneseOccupation) -> int:
    """The number of the campaign, from 1."""
    return 1 + sum(card in PROPAGANDA_CARDS for card in s.played)


# -- MPAJA and Resistance -------------------------------------------------------------------------------------------


@rule("6.1", "6.2", "6.2.3", "6.2.5")
def count_resistance(s: JapaneseOccupation) -> Steps[None]:
    """The MPAJA acts by itself, and Resistance is counted."""
    if s.log is not None:
        s.log("phase", phase="mpaja")
    yield from clashes(s)
    yield from mobilization(s)
    if s.log is not None:
        s.log("phase", phase="resistance")
    change_resistance(s, net_resistance(s), "round")
    if s.resources:
        change_resources(s, -s.resources, "counted")
    yield from move_zipper(s, max(i for i, value in enumerate(ZIPPER_VALUES) if value <= s.resistance), "resistance")


def forecast_answer(s: JapaneseOccupation, pending: Pending) -> int:
    """How the British would choose: MPAJA Guerrillas where they make a majority; the rest does not change the count."""
    _, prompt, options, _ = pending
    decisive = [space for space in options if prompt is MOBILIZE and guerrillas_in(s, space) == cubes_in(s, space)]
    return (decisive or options)[0]


@rule("6.2.6")
def check_end(s: JapaneseOccupation) -> None:
    """After the last Propaganda card the game ends."""
    if PROPAGANDA_CARDS.issubset(s.played):
        end_game(s, len(PROPAGANDA_CARDS))


@rule("6.1.1")
def clashes(s: JapaneseOccupation) -> Steps[None]:
    """Where both types of Guerrillas are, each loses one; the British choose the state (R-J10)."""
    spaces = mpaja(s) & non_mpaja(s)
    tally(s, "clashes", "6.1.1", PIECES, -2 * spaces.bit_count(), spaces)
    for space in members[spaces]:
        for kinds in ((MPAJA, MPAJA_ACTIVE), (OTHER, OTHER_ACTIVE)):
            chosen = yield from pick_piece(BRITISH, CLASH, s, kinds, 1 << space)
            if chosen is not None:
                remove(s, *chosen)
        end_step(s)


@rule("6.1.2")
def mobilization(s: JapaneseOccupation) -> Steps[None]:
    """An Available MPAJA Guerrilla in each space at Opposition; the British choose if there are too few (R-J10)."""
    spaces = int(rising(s))
    tally(s, "mobilized", "6.1.2", PIECES, min(spaces.bit_count(), s.available[2]), spaces)
    while spaces and s.available[2]:
        space: int | None = members[spaces][0]
        if spaces.bit_count() > s.available[2]:
            space = yield from pick(BRITISH, MOBILIZE, spaces)
        if space is None:
            break
        spaces &= ~(1 << space)
        place(s, MPAJA, space)
        end_step(s)


def rising(s: JapaneseOccupation) -> int:
    """Spaces at Opposition that bring an MPAJA Guerrilla."""
    return s.opposition & ~subdued(s)


def subdued(s: JapaneseOccupation) -> int:
    """J15 shaded: New Villages count as Neutral in 6.1.2 and 6.2.4."""
    return s.new_villages if s.parameters.villages_subdued else 0


@rule("6.2", "6.2.1", "6.2.2", "6.2.3", "6.2.4")
def net_resistance(s: JapaneseOccupation) -> int:
    """What the phase adds up to, before the track is moved once."""
    return gathered(s) + undermined(s) + extracted(s) + pacified(s, calm_spaces(s))


@rule("6.2.1", "7.1", "1.11")
def gathered(s: JapaneseOccupation) -> int:
    """The values of all revealed Intel chits."""
    return tally(s, "intel", "6.2.1", RESISTANCE, revealed_intel(s), s.revealed)


def revealed_intel(s: JapaneseOccupation) -> int:
    """The revealed Intel chits added up."""
    total = 0
    for space in members[s.revealed]:
        total += s.intel[space] - 1
    return total


@rule("6.2.2", "7.1")
def undermined(s: JapaneseOccupation) -> int:
    """Supply Caches on the map, and spaces with more Guerrillas than cubes (R-J12: Economic Centers too)."""
    held = s.guerrilla_majority
    caches = tally(s, "caches", "6.2.2", RESISTANCE, sum(s.caches), s.with_caches)
    return caches + tally(s, "guerrilla-majorities", "6.2.2", RESISTANCE, held.bit_count(), held)


@rule("6.2.3", "7.2")
def extracted(s: JapaneseOccupation) -> int:
    """1 less for every four Resources."""
    return tally(s, "extracted", "6.2.3", RESISTANCE, -(s.resources // 4), of=s.resources)


@rule("6.2.4", "7.2", "1.3.2", "1.3.4")
def pacified(s: JapaneseOccupation, calm: int) -> int:
    """1 less for every five Population in these Neutral spaces, and for every three spaces with Police (R-J12)."""
    people, number = population(calm), s.with_police.bit_count()
    neutrals = tally(s, "neutral", "6.2.4", RESISTANCE, -(people // 5), calm, people)
    return neutrals + tally(s, "policed", "6.2.4", RESISTANCE, -(number // 3), s.with_police, number)


def calm_spaces(s: JapaneseOccupation) -> int:
    """Neutral spaces, with J15 New Villages too."""
    return neutral(s) | subdued(s)


@cache
def population(spaces: int) -> int:
    """The Population of these spaces together."""
    return sum(POPULATION[space] for space in members[spaces])


# -- the end --------------------------------------------------------------------------------------------------------


@rule("7.0", "7.0.1", "6.2.6", "1.10", "1.13")
def winner(s: JapaneseOccupation, resistance: int) -> int:
    """Below 18 the Japanese, at 20 the British; between them more Force 136 than Jungle Camps decides (R-J20)."""
    if resistance < MPAJA_WIN_AT:
        return JAPANESE_WIN
    if resistance >= BRITISH_WIN_AT or s.camps.bit_count() < sum(s.force_136):
        return BRITISH_WIN
    return MPAJA_WIN


def end_game(s: JapaneseOccupation, rounds: int = 0) -> None:
    """Close the game with the winner as the board stands, in this Propaganda Round if it is one."""
    won = winner(s, s.resistance)
    if s.resistance < MPAJA_WIN_AT:
        close_game(s, won, "below", MPAJA_WIN_AT, rounds)
    elif s.resistance >= BRITISH_WIN_AT:
        close_game(s, won, "at-least", BRITISH_WIN_AT, rounds)
    else:
        close_game(s, won, "force" if won == BRITISH_WIN else "camps", BRITISH_WIN_AT, rounds)


# -- Resources and Support ------------------------------------------------------------------------------------------


@rule("6.3", "6.3.1", "1.12")
def unrest_phase(s: JapaneseOccupation) -> Steps[None]:
    """For each Railway with Sabotage the British may set a space next to it without Terror to Opposition (R-J13)."""
    for railway in members[sabotaged(s)]:
        touched = LEVELLED & named(s, "next_to_railway", TOUCHES[railway])
        spaces = touched & ~terrorised(s, touched) & ~s.opposition
        space = yield from pick(BRITISH, UNREST_SPACE, spaces, optional=True, number=int(RAILWAYS[railway][1:]))
        if space is not None:
            if s.log is not None:
                s.log("unrest", railway=RAILWAYS[railway])
            add_opposition(s, space)


@rule("6.3.2")
def construct_phase(s: JapaneseOccupation) -> Steps[int]:
    """The Japanese may Construct."""
    return MENU.free_operation(s, CONSTRUCT, most=SPACES_ALLOWED, may=True, rule="6.3.2")


@rule("6.4", "6.4.1")
def supply_phase(s: JapaneseOccupation) -> Steps[None]:
    """The British may Supply."""
    return announced(s, BRITISH, "supply", supply(s, optional=True))


@rule("6.4", "6.4.2")
def reprisal_phase(s: JapaneseOccupation) -> Steps[None]:
    """The Japanese may Reprisal."""
    return announced(s, JAPANESE, "reprisal", reprisal(s, optional=True))


# -- Redeploy and Reset ---------------------------------------------------------------------------------------------


@rule("6.5", "6.5.1")
def british_redeploy(s: JapaneseOccupation) -> Steps[None]:
    """Force 136 may go to Jungle Camps over any distance."""
    return send(s, BRITISH, REDEPLOY_FORCE, movers(s, (FORCE_136,)), s.camps)


@rule("6.5", "6.5.2")
def japanese_redeploy(s: JapaneseOccupation) -> Steps[None]:
    """Kempeitai and Police may go to spaces where Troops outnumber Guerrillas as the phase begins (R-J13)."""
    safe = bit_set(i for i in members[s.with_troops] if s.troops[i] > guerrillas_in(s, i))
    return send(s, JAPANESE, REDEPLOY_POLICE, movers(s, (KEMPEITAI, POLICE)), safe)


@rule("6.6", "2.4.1")
def reset_phase(s: JapaneseOccupation) -> Steps[None]:
    """Cards give back what they hold, Terror goes, new Intel is dealt, Guerrillas hide, the British are first."""
    yield from return_from_cards(s)
    clear_map(s)
    make_first(s, BRITISH)


def clear_map(s: JapaneseOccupation) -> None:
    """Terror goes, new Intel is dealt, Guerrillas hide."""
    remove_all_terror(s)
    deal_intel(s)
    hide_all(s)


def return_from_cards(s: JapaneseOccupation) -> Steps[None]:
    """The Troops of J17 go to Kuala Lumpur, the Force 136 of J25 to a Province with a Jungle Camp."""
    while s.burma_troops:
        return_from_burma(s)
    if s.davis_force:
        release_davis(s)
        space = yield from pick(BRITISH, DAVIS, PROVINCES & s.camps)
        if space is not None:
            place(s, FORCE_136, space)
    end_step(s)
