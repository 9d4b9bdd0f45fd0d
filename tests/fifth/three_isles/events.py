"""The Event cards: one small function a side, under the printed title."""

from __future__ import annotations

from coinbox.coin.capabilities import Capabilities, Patch
from coinbox.coin.events import Events, ask
from coinbox.coin.forces import POLICE, UNDERGROUND, activate, cubes, guerrillas, hide, remove
from coinbox.coin.will import change_will
from coinbox.kernel.bits import members
from coinbox.kernel.decision import Steps
from three_isles.operations import MENU, QUESTIONS
from three_isles.state import Parameters, ThreeIsles, end_step
from three_isles.vocabulary import CARD, CARDS, HARBOR, ISLES, SEARCH, SMUGGLERS

CAPABILITIES: Capabilities[ThreeIsles] = Capabilities(
    (Patch("T2", "unshaded", "landed", 2, "3.2.1"),), CARD, Parameters()
)
EVENTS: Events[ThreeIsles] = Events(CARDS, CAPABILITIES.enact, end_step)
event = EVENTS.event


@event("T1", "unshaded", "Customs Boats")
def t1_unshaded(s: ThreeIsles, by: int) -> Steps[None]:
    """The Wardens may Search everywhere."""
    yield from MENU.free_operation(s, SEARCH, may=True)


@event("T1", "shaded", "Customs Boats")
def t1_shaded(s: ThreeIsles, by: int) -> Steps[None]:
    """A Police goes from each of two spaces."""
    yield from QUESTIONS.each_piece(s, by, ask("T1", "police"), (POLICE,), -1, remove, number=2, apart=True)


EVENTS.capability("T2", "unshaded", "Lighthouse")


@event("T2", "shaded", "Lighthouse")
def t2_shaded(s: ThreeIsles, by: int) -> None:
    """The light is out: Political Will falls by 1."""
    change_will(s, -1, "card")


@event("T3", "execute", "Storm")
def t3_execute(s: ThreeIsles, by: int) -> Steps[None]:
    """Everybody hides on one Isle."""
    yield from QUESTIONS.each(s, by, ask("T3", "isle"), ISLES & guerrillas(s), hide)


@event("T4", "unshaded", "Hidden Coves")
def t4_unshaded(s: ThreeIsles, by: int) -> None:
    """All Guerrillas on the Isles become Active."""
    for space in members[s.with_underground & ISLES]:
        activate(s, space)


@event("T4", "shaded", "Hidden Coves")
def t4_shaded(s: ThreeIsles, by: int) -> Steps[None]:
    """The Smugglers place a Guerrilla on each of up to two Isles."""
    yield from QUESTIONS.place_each(s, SMUGGLERS, ask("T4", "isle"), UNDERGROUND, ISLES, up_to=2)


@event("T5", "unshaded", "Governor")
def t5_unshaded(s: ThreeIsles, by: int) -> None:
    """Political Will rises by 1 for each space with cubes."""
    change_will(s, cubes(s).bit_count(), "card")


@event("T5", "shaded", "Governor")
def t5_shaded(s: ThreeIsles, by: int) -> None:
    """Political Will falls by 2 if Guerrillas are in the Harbor."""
    if guerrillas(s) & HARBOR:
        change_will(s, -2, "card")
