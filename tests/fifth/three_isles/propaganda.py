"""The Propaganda Round (6.0): Political Will, the end of the game, Redeploy and Reset."""

from __future__ import annotations

from coinbox.coin.forces import TROOP, guerrillas, hide
from coinbox.coin.forecast import tally
from coinbox.coin.sections import rule
from coinbox.coin.sequence import FINAL
from coinbox.coin.will import change_will, end_game
from coinbox.kernel.bits import members
from coinbox.kernel.decision import Prompt, Steps
from three_isles.operations import QUESTIONS
from three_isles.state import ThreeIsles
from three_isles.vocabulary import EVERYWHERE, POPULATION, PROPAGANDA_CARDS, SMUGGLERS, WARDENS

REDEPLOY_TROOP = Prompt("redeploy-troop", "6.2")
WILL = "political_will"
ENOUGH = 10
"""With so much Political Will after the last round the Wardens have won."""


@rule("6.1", "7.0")
def open_round(s: ThreeIsles) -> None:
    """Count quiet spaces and Bases; after the last round somebody has won."""
    if s.log is not None:
        s.log("phase", phase="political_will")
    change_will(s, quiet_spaces(s) + smugglers_bases(s), "round")
    if PROPAGANDA_CARDS.issubset(s.played):
        winner, verdict = (WARDENS, "at-least") if s.political_will >= ENOUGH else (SMUGGLERS, "below")
        end_game(s, 1 + winner, FINAL, verdict, ENOUGH, len(PROPAGANDA_CARDS))


@rule("6.1.1", "7.1")
def quiet_spaces(s: ThreeIsles) -> int:
    """The Population of all spaces without Guerrillas."""
    quiet = EVERYWHERE & ~guerrillas(s)
    return tally(s, "quiet", "6.1.1", WILL, sum(POPULATION[i] for i in members[quiet]), quiet)


@rule("6.1.2", "7.2")
def smugglers_bases(s: ThreeIsles) -> int:
    """A loss of 2 for each Base."""
    return tally(s, "bases", "6.1.2", WILL, -2 * sum(s.bases), s.with_bases)


@rule("6.2")
def redeploy_phase(s: ThreeIsles) -> Steps[None]:
    """The Wardens may move up to two Troops anywhere."""
    return QUESTIONS.move_some(s, WARDENS, REDEPLOY_TROOP, TROOP, EVERYWHERE, EVERYWHERE, up_to=2)


@rule("6.3")
def reset_phase(s: ThreeIsles) -> None:
    """All Guerrillas hide."""
    for space in members[s.with_active]:
        hide(s, space)
