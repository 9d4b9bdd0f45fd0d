"""The Propaganda Round (6.0)."""

from __future__ import annotations

from coinbox.coin.forces import GUERRILLAS, announce, guerrillas, hide, insurgents, move, remove
from coinbox.coin.forecast import tally
from coinbox.coin.redeploy import redeploy_police, redeploy_troops
from coinbox.coin.sections import rule
from coinbox.coin.sequence import EARLY, FINAL, THRESHOLD, UNDECIDED
from coinbox.coin.will import BRITISH_WIN, INSURGENT_WIN, NOBODY, change_will, end_game
from coinbox.games.arab_revolt.british_activities import divide
from coinbox.games.arab_revolt.chits import draw_operations, hold_punishment
from coinbox.games.arab_revolt.questions import MOVES, QUESTIONS, announced, pick, pick_piece
from coinbox.games.arab_revolt.rebel_activities import mobilize
from coinbox.games.arab_revolt.rebel_operations import rally_in
from coinbox.games.arab_revolt.state import ArabRevolt
from coinbox.games.arab_revolt.verbs import (
    AGAINST_BASES,
    add_sabotage,
    empty_prison,
    end_step,
    hide_irregulars,
    hold_chit,
    irregulars_on_map,
    lift_curfew,
    remove_sabotage,
    return_chits,
    return_punishments,
    return_to_play,
    roll_against_bases,
    sabotaged,
    shift_unity,
    with_any_irregulars,
)
from coinbox.games.arab_revolt.vocabulary import (
    BRITISH,
    CARD,
    CENTRALIZE,
    CITIES,
    DISTRICTS,
    DONE,
    DRAWN_CHITS,
    IRREGULARS,
    PIECE_OPTIONS,
    PROPAGANDA_CARDS,
    RAILWAYS,
    REBELS,
    SETTLED,
)
from coinbox.kernel.bits import members
from coinbox.kernel.decision import LEFT, NO_DETAIL, Prompt, Steps, about
from coinbox.kernel.trial import one_step

WILL = "political_will"
MUNICH = CARD["A34"]

HOLD = Prompt("hold-punishment", "6.2.1")
RESOURCES_ROLL = Prompt("resources-roll", "6.2.2", AGAINST_BASES)
RESOURCES = Prompt("rebel-resources", "6.2.2")
ASSISTANCE = Prompt("foreign-assistance", "6.2.3")
DISBAND = Prompt("disband-irregular", "6.4.1")
GATHER = Prompt("redeploy-guerrilla", "6.4.2")
MUNICH_CITY = Prompt("munich-troop", "6.5")


@rule("2.4", "6.0")
def open_round(s: ArabRevolt) -> None:
    """The phase that needs no decision: Political Will with its victory check."""
    if s.log is not None:
        s.log("phase", phase="political_will")
    mark_railways(s)
    change = railways(s, cut_railways(s)) + rebellion(s, rebel_spaces(s), quiet_spaces(s))
    change_will(s, change + leaders(s) + irregulars(s, irregulars_on_map(s)) + courts(s), "round")
    check_victory(s)


# -- Political Will -------------------------------------------------------------------------------------------------


@rule("6.1", "6.1.1")
def mark_railways(s: ArabRevolt) -> None:
    """Railways on which Guerrillas outnumber the British are marked with Sabotage."""
    for space in members[RAILWAYS & s.rebel_majority]:  # no Base stands on a Railway
        add_sabotage(s, space)


@rule("6.1.1", "7.1", "7.2", "1.9", "1.3.4")
def railways(s: ArabRevolt, cut: int) -> int:
    """1 less for each of these Railways with Sabotage, 1 more for every two without."""
    whole = RAILWAYS & ~cut
    lost = tally(s, "cut-railways", "6.1.1", WILL, -cut.bit_count(), cut)
    return lost + tally(s, "whole-railways", "6.1.1", WILL, whole.bit_count() // 2, whole, of=whole.bit_count())


def cut_railways(s: ArabRevolt) -> int:
    """Railways with Sabotage, and those that the round would mark first."""
    return sabotaged(s) | RAILWAYS & s.rebel_majority


@rule("6.1.2", "7.1", "7.2", "1.3.2", "1.3.3")
def rebellion(s: ArabRevolt, held: int, quiet: int) -> int:
    """2 less where the Rebels are more, 1 more for every two spaces without Rebels and Opposition (R-A18)."""
    lost = tally(s, "rebel-majorities", "6.1.2", WILL, -2 * held.bit_count(), held)
    return lost + tally(s, "quiet", "6.1.2", WILL, quiet.bit_count() // 2, quiet, of=quiet.bit_count())


def rebel_spaces(s: ArabRevolt) -> int:
    """Districts and Cities with more Rebels than British."""
    return SETTLED & s.rebel_majority


def quiet_spaces(s: ArabRevolt) -> int:
    """Districts and Cities without Rebels and Opposition."""
    return SETTLED & ~insurgents(s) & ~s.opposition


@rule("6.1.3", "7.2")
def leaders(s: ArabRevolt) -> int:
    """1 less for each District with a Base, however many (R-A18)."""
    spaces = DISTRICTS & s.with_bases
    return tally(s, "leaders", "6.1.3", WILL, -spaces.bit_count(), spaces)


@rule("6.1.4", "7.2")
def irregulars(s: ArabRevolt, number: int) -> int:
    """1 less for every three of these Irregulars."""
    return tally(s, "irregulars", "6.1.4", WILL, -(number // 3), with_any_irregulars(s), of=number)


def courts(s: ArabRevolt) -> int:
    """A27 shaded: 1 less for every two spaces at Opposition."""
    if not s.parameters.courts:
        return 0
    spaces = s.opposition
    return tally(s, "courts", "A27", WILL, -(spaces.bit_count() // 2), spaces, of=spaces.bit_count())


@rule("6.1.5", "6.1.6", "7.0", "7.0.1", "7.0.2", "1.10")
def verdict(will: int, final: bool) -> tuple[int, int]:
    """Who wins and why: at 0 the Rebels at once; if they have not by the last Propaganda card, the British."""
    if will <= 0:
        return INSURGENT_WIN, THRESHOLD if final else EARLY
    return (BRITISH_WIN, FINAL) if final else (NOBODY, UNDECIDED)


def check_victory(s: ArabRevolt) -> None:
    """The victory check of a Propaganda Round."""
    rounds = len(PROPAGANDA_CARDS.intersection(s.played))
    winner, reason = verdict(s.political_will, rounds == len(PROPAGANDA_CARDS))
    if winner:
        end_game(s, winner, reason, "at-most" if winner == INSURGENT_WIN else "above", 0, rounds)


# -- Resources ------------------------------------------------------------------------------------------------------


@rule("6.2", "6.2.1")
def hold_phase(s: ArabRevolt) -> Steps[None]:
    """All Punishment chits go back; the British may hold one of them (R-A15)."""
    return_punishments(s)
    return hold_punishment(s, HOLD, optional=True)


@rule("6.2.2", "6.2.3")
def assistance_phase(s: ArabRevolt) -> Steps[None]:
    """A roll against the Bases for the Rebels; all Operations chits go back; help from abroad."""
    united = yield from roll_against_bases(s, REBELS, RESOURCES_ROLL)
    return_chits(s)
    if united:
        yield from one_step(s, unite(s))
    yield from foreign_assistance(s)


@rule("6.2.2")
def unite(s: ArabRevolt) -> Steps[None]:
    """The Rebels may move a step towards Centralized, or hold a chit."""
    choice = yield REBELS, RESOURCES, (CENTRALIZE, *DRAWN_CHITS, DONE), NO_DETAIL
    if choice == CENTRALIZE:
        shift_unity(s, 1, "resources")
    elif choice != DONE:
        hold_chit(s, DRAWN_CHITS.index(choice))


@rule("6.2.3", "1.3.7")
def foreign_assistance(s: ArabRevolt) -> Steps[None]:
    """The Rebels may Rally abroad in as many spaces as a drawn chit says; it goes back (R-A13)."""
    spaces = s.abroad
    for value in (yield from draw_operations(s, 1)):
        for left in range(value + 1, 0, -1):
            facts = LEFT[min(left, spaces.bit_count())]
            space = yield from pick(REBELS, ASSISTANCE, spaces, optional=True, facts=facts)
            if space is None:
                return
            spaces &= ~(1 << space)
            announce(s, REBELS, "rally", space)
            yield from rally_in(s, space)


# -- Support --------------------------------------------------------------------------------------------------------


@rule("6.3", "6.3.1")
def divide_phase(s: ArabRevolt) -> Steps[None]:
    """The British may Divide."""
    return announced(s, BRITISH, "divide", divide(s, optional=True))


@rule("6.3", "6.3.2")
def mobilize_phase(s: ArabRevolt) -> Steps[None]:
    """The Rebels may Mobilize."""
    return announced(s, REBELS, "mobilize", mobilize(s, optional=True))


# -- Redeploy and Reset ---------------------------------------------------------------------------------------------


@rule("6.4", "6.4.1")
def withdraw_phase(s: ArabRevolt) -> Steps[None]:
    """Troops leave the Railways for Cities, Police may move, and up to half of the Irregulars go (R-A14)."""
    yield from redeploy_troops(s, QUESTIONS, RAILWAYS, CITIES)
    yield from redeploy_police(s, QUESTIONS, CITIES | RAILWAYS)
    end_step(s)
    for _ in range(irregulars_on_map(s) // 2):
        chosen = yield from pick_piece(BRITISH, DISBAND, s, IRREGULARS, with_any_irregulars(s), optional=True)
        if chosen is None:
            break
        remove(s, *chosen)
        end_step(s)


@rule("6.4", "6.4.2")
def gather_phase(s: ArabRevolt) -> Steps[None]:
    """Guerrillas leave Railways and Cities for Bases, or abroad if there is no Base (R-A14)."""
    refuge = int(s.with_bases or s.abroad)
    for origin in members[guerrillas(s) & (RAILWAYS | CITIES & ~refuge)]:
        for piece, row in zip(GUERRILLAS, (s.underground, s.active), strict=True):
            while row[origin]:
                choice = yield REBELS, GATHER, PIECE_OPTIONS[piece].moves[origin][refuge], about(refuge, space=origin)
                move(s, *MOVES[choice])
    end_step(s)


@rule("6.5", "1.3.6", "1.12")
def reset_phase(s: ArabRevolt) -> Steps[None]:
    """Markers go, Prison empties, everybody hides, Munich sends Troops, and a new campaign begins."""
    clear_map(s)
    if s.played[-1] == MUNICH:
        yield from munich(s)


def clear_map(s: ArabRevolt) -> None:
    """Markers go, Prison empties, everybody hides."""
    for space in members[s.curfews]:
        lift_curfew(s, space)
    for space in members[sabotaged(s)]:
        remove_sabotage(s, space, s.sabotage[space])
    empty_prison(s)
    for space in members[s.with_active]:
        hide(s, space)
    for space in members[s.with_active_irregulars]:
        hide_irregulars(s, space)


@rule("6.5")
def munich(s: ArabRevolt) -> Steps[None]:
    """All Troops Out of Play go to Cities as the British like (R-A19)."""
    while s.out_of_play:
        space = yield from pick(BRITISH, MUNICH_CITY, CITIES)
        if space is not None:
            return_to_play(s, space)
    end_step(s)
