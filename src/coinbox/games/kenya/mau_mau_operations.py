"""Mau Mau Operations (3.3)."""

from __future__ import annotations

from coinbox.coin.forces import POLICE, activate, guerrillas, remove
from coinbox.coin.march import march_into
from coinbox.coin.menu import SPECIAL_OR_DONE
from coinbox.coin.operation import Operation
from coinbox.coin.rally import RallyWords, rally_there
from coinbox.coin.sections import rule
from coinbox.coin.territory import add_terror
from coinbox.games.kenya.questions import QUESTIONS
from coinbox.games.kenya.state import Kenya
from coinbox.games.kenya.verbs import end_step, shift
from coinbox.games.kenya.vocabulary import (
    CITY,
    EVERYWHERE,
    HIDE_ALL,
    HIGHLANDS,
    MARK_TERROR,
    MAU_MAU,
    NOTHING,
    PLACE_BASE,
    PLACE_GUERRILLA,
    PLACE_GUERRILLAS,
    REMOVE_POLICE,
    RESERVES,
    neighbours,
)
from coinbox.kernel.decision import Prompt, Steps, about

Op = Operation[Kenya]
COST = 1

RALLY_WORDS = RallyWords(PLACE_GUERRILLA, PLACE_BASE, PLACE_GUERRILLAS, HIDE_ALL, NOTHING)
RALLY_SPACE = Prompt("rally-space", "3.3.1")
TERROR_SPACE = Prompt("terror-space", "3.3.3")
TERROR_HOW = Prompt("terror-how", "3.3.3")


# -- Rally ---------------------------------------------------------------------------------------------------------


def rally_spaces(s: Kenya) -> int:
    """Any Reserve, and other spaces that are not at Loyalty (R-K3)."""
    return RESERVES | EVERYWHERE & ~s.loyalty


@rule("3.3.1")
def rally(s: Kenya, op: Op) -> Steps[None]:
    """Place Guerrillas or Bases, 1 Resource a space."""
    while (space := (yield from op.select(s, RALLY_SPACE, rally_spaces, COST))) is not None:
        yield from rally_in(s, space)
        end_step(s)
    yield from op.boundary(s, SPECIAL_OR_DONE)


@rule("3.3.1")
def rally_in(s: Kenya, space: int) -> Steps[None]:
    """A Guerrilla, or a Base for two; with a Base there, many Guerrillas or all hidden."""
    return rally_there(s, QUESTIONS, RALLY_WORDS, space, s.population[space])


# -- March ---------------------------------------------------------------------------------------------------------


def march_spaces(s: Kenya) -> int:
    """Spaces next to a Guerrilla."""
    return neighbours(guerrillas(s))


@rule("3.3.2")
def march(s: Kenya, op: Op) -> Steps[None]:
    """Guerrillas move into adjacent destinations, 1 Resource each; some are set Active.

    Those that come from one space to one that is watched are set Active if they and the cubes there exceed three.
    Moves and Activation are one step (R-C7).
    """
    return march_into(s, op, QUESTIONS, watched)


@rule("3.3.2", "1.3.4")
def watched(s: Kenya) -> int:
    """Where a large group that arrives is seen: Non-Reserve Provinces, Nairobi, Loyal Reserves (R-K10)."""
    return HIGHLANDS | CITY | RESERVES & s.loyalty


# -- Terror --------------------------------------------------------------------------------------------------------


def terror_spaces(s: Kenya) -> int:
    """Spaces with an Underground Guerrilla."""
    return s.with_underground


@rule("3.3.3", "1.4.2")
def terror(s: Kenya, op: Op) -> Steps[None]:
    """A Terror marker and a shift, or fewer Police, 1 Resource a space."""
    while (space := (yield from op.select(s, TERROR_SPACE, terror_spaces, COST))) is not None:
        yield from terror_in(s, space)
    yield from op.boundary(s, SPECIAL_OR_DONE)


@rule("3.3.3")
def terror_in(s: Kenya, space: int) -> Steps[None]:
    """Activate one; mark the space once and shift it, or remove two Police, if there are two (R-K4, R-C4)."""
    activate(s, space, 1)
    choice = MARK_TERROR
    if s.police[space]:
        shifts = (("shifts", s.populated >> space & 1),)
        choice = yield MAU_MAU, TERROR_HOW, (MARK_TERROR, REMOVE_POLICE), about(0, None, space, 0, shifts)
    if choice == MARK_TERROR:
        if not s.terror[space]:
            add_terror(s, space)
        shift(s, space, -1)
    else:
        for _ in range(min(2, s.police[space])):
            remove(s, POLICE, space)
    end_step(s)
