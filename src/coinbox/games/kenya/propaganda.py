"""The Propaganda Round (6.0) and what it makes of Political Will."""

from __future__ import annotations

from coinbox.coin.forces import announce, hide, insurgents
from coinbox.coin.forecast import tally
from coinbox.coin.redeploy import redeploy_police, redeploy_troops
from coinbox.coin.sections import rule
from coinbox.coin.sequence import phase_ends
from coinbox.coin.territory import check_victory, remove_terror
from coinbox.coin.will import change_will
from coinbox.games.kenya.mau_mau_operations import rally_in
from coinbox.games.kenya.questions import QUESTIONS, pick
from coinbox.games.kenya.special_activities import oath, reward
from coinbox.games.kenya.state import OVER, Kenya
from coinbox.games.kenya.verbs import along_pipeline, end_step, gain, move_pipeline
from coinbox.games.kenya.vocabulary import (
    BRITISH,
    CITY,
    END_TURN,
    HIGHLANDS,
    LEFT,
    MAU_MAU,
    MOUNTAINS,
    PROPAGANDA_CARDS,
    PROVINCES,
    RIGHT,
    STAY,
)
from coinbox.kernel.bits import members
from coinbox.kernel.decision import Prompt, Steps, about
from coinbox.kernel.fields import without
from coinbox.kernel.trial import one_step

WILL, PURSE = "political_will", "mau_mau_resources"
CONTAINED = 2
PHASE_ENDS = phase_ends(END_TURN, "redeploy")
FOREST_CAMP = Prompt("forest-camp", "6.4.2")
SHIFT_PIPELINE = Prompt("shift-pipeline", "6.6.1", along_pipeline)


@rule("2.4", "6.0", "6.1", "6.2")
def open_round(s: Kenya) -> None:
    """The phases that need no decision: Political Will with its victory check, and Resources."""
    political_will_phase(s)
    if s.stage != OVER:
        resource_phase(s)


# -- Political Will --------------------------------------------------------------------------------------------------


@rule("6.1", "6.1.4", "6.1.5")
def political_will_phase(s: Kenya) -> None:
    """One net change of Political Will, then the victory checks."""
    if s.log is not None:
        s.log("phase", phase="political_will")
    change_will(s, kikuyu_resistance(s) + settlers_intimidated(s) + contained(s), "round")
    check_victory(s, PROPAGANDA_CARDS)


@rule("6.1.1", "7.2", "1.3.2", "1.3.4")
def kikuyu_resistance(s: Kenya) -> int:
    """Population at Resistance is a loss, which Population at Loyalty can only make good."""
    resisting, loyal = population(s, s.resistance), population(s, s.loyalty)
    lost = tally(s, "resisting", "6.1.1", WILL, -resisting, s.resistance)
    return lost + tally(s, "loyal", "6.1.1", WILL, min(loyal, resisting), s.loyalty, of=loyal)


def population(s: Kenya, spaces: int) -> int:
    """The Population of these spaces together."""
    total = 0
    for i in members[spaces]:
        total += s.population[i]
    return total


@rule("6.1.2", "1.9", "7.2")
def settlers_intimidated(s: Kenya) -> int:
    """A loss for each Populated Non-Reserve space with Terror, however many markers (R-K12)."""
    spaces = terrorised(s)
    return tally(s, "terrorised", "6.1.2", WILL, -spaces.bit_count(), spaces)


def terrorised(s: Kenya) -> int:
    """Non-Reserve spaces with Terror; they are always Populated."""
    spaces = 0
    for space in members[HIGHLANDS | CITY]:
        if s.terror[space]:
            spaces |= 1 << space
    return spaces


@rule("6.1.3", "7.1")
def contained(s: Kenya) -> int:
    """2 for a Nairobi without Mau Mau, 2 if no Base is outside Mountain Jungles (R-K12)."""
    nairobi = tally(s, "quiet-nairobi", "6.1.3", WILL, CONTAINED * has_quiet_nairobi(s))
    return nairobi + tally(s, "no-bases-outside", "6.1.3", WILL, CONTAINED * has_no_bases_outside(s))


def has_quiet_nairobi(s: Kenya) -> bool:
    return not insurgents(s) & CITY


def has_no_bases_outside(s: Kenya) -> bool:
    return not s.with_bases & ~MOUNTAINS


# -- Resources and Support -------------------------------------------------------------------------------------------


@rule("6.2")
def resource_phase(s: Kenya) -> None:
    """A Resource for each Base on the map."""
    if s.log is not None:
        s.log("phase", phase="resources")
    gain(s, tally(s, "bases", "6.2", PURSE, sum(s.bases), s.with_bases), "round")


@rule("6.3", "6.3.1")
def reward_phase(s: Kenya) -> Steps[None]:
    """The British may Reward."""
    return reward(s, optional=True)


@rule("6.3", "6.3.2")
def oath_phase(s: Kenya) -> Steps[None]:
    """The Mau Mau may Oath."""
    return oath(s, optional=True)


# -- Redeploy and Reset ----------------------------------------------------------------------------------------------


@rule("6.4", "6.4.1")
def redeploy_phase(s: Kenya) -> Steps[None]:
    """Troops leave Mountain Jungles, Police may move."""
    safe = CITY | s.british_control & PROVINCES
    yield from redeploy_troops(s, QUESTIONS, MOUNTAINS, safe)
    yield from redeploy_police(s, QUESTIONS, safe)


@rule("6.4", "6.4.3")
def end_redeploy(s: Kenya) -> Steps[None]:
    """Forest Camps Rally; Control is settled once, after that (R-K7)."""
    if s.parameters.forest_camps:
        yield from forest_camps(s)
        yield PHASE_ENDS[MAU_MAU]
    end_step(s)


@rule("6.4.2", "1.3.3")
def forest_camps(s: Kenya) -> Steps[None]:
    """The Mau Mau may Rally in each Mountain Jungle at no cost."""
    camps = 0
    while (space := (yield from pick(MAU_MAU, FOREST_CAMP, without(s, MOUNTAINS, camps), optional=True))) is not None:
        camps |= 1 << space
        announce(s, MAU_MAU, "rally", space)
        yield from one_step(s, rally_in(s, space))


@rule("6.5")
def reset_phase(s: Kenya) -> Steps[None]:
    """Markers go, Guerrillas hide, the British may move the Pipeline, and a new campaign begins."""
    clear_map(s)
    return shift_pipeline(s, "british", "6.5")


def clear_map(s: Kenya) -> None:
    """Terror goes, Guerrillas hide."""
    for space, markers in enumerate(s.terror):
        if markers:
            remove_terror(s, space, markers)
    for space in members[s.with_active]:
        hide(s, space)


@rule("6.6.1")
def shift_pipeline(s: Kenya, cause: str, section: str) -> Steps[None]:
    """The British may move the Pipeline a step either way (R-K9), as a section lets them."""
    options = [option for option, end in ((LEFT, 0), (RIGHT, 4)) if s.pipeline != end]
    choice = yield BRITISH, SHIFT_PIPELINE, (*options, STAY), about(facts=(("rule", section),))
    if choice != STAY:
        move_pipeline(s, -1 if choice == LEFT else 1, cause)
