"""Selections that the text allows but that would change nothing; a table marks them "no effect" (R-C9)."""

from __future__ import annotations

from coinbox.coin.forces import UNDERGROUND, guerrillas_in
from coinbox.coin.questions import can_place
from coinbox.games.arab_revolt.british_operations import assault_strength
from coinbox.games.arab_revolt.operations import MENU
from coinbox.games.arab_revolt.state import CENTRALIZED, ArabRevolt
from coinbox.games.arab_revolt.verbs import irregulars_on_map, sabotaged
from coinbox.games.arab_revolt.vocabulary import (
    ADJACENT,
    CENTRALIZE,
    DEMOLISH,
    DETAIN,
    DISTRICTS,
    RAILWAYS,
    REBELS,
    ROLL,
    SETTLED,
    SPACE_COUNT,
)
from coinbox.kernel.decision import Pending


def assaulted(s: ArabRevolt, space: int, _: int) -> bool:
    """Whether an Assault would remove anything."""
    bare = not guerrillas_in(s, space)
    return bool(assault_strength(s, space) and (s.active[space] or (s.bases[space] and bare)))


def exposed(s: ArabRevolt, space: int, _: int) -> bool:
    return s.underground[space] > 0


def punished(s: ArabRevolt, space: int, kind: int) -> bool:
    """Whether a Punishment chit of this kind would change anything in a space or next to it."""
    restive = s.opposition >> space & 1
    if kind == DETAIN:
        taken = guerrillas_in(s, space) or (s.parameters.detain_bases and s.bases[space])
        spread = s.parameters.detain_spreads and SETTLED & ADJACENT[space] & ~s.opposition
        return bool(not restive or taken or spread)
    if kind == DEMOLISH:
        return bool(restive or s.available[2])
    return bool(ADJACENT[space] & RAILWAYS & sabotaged(s))


def mobilized(s: ArabRevolt, space: int, kind: int) -> bool:
    """Whether the Mobilization effect of a chit, carried out by the Rebels, would add anything."""
    return not s.opposition >> space & 1 if kind == DETAIN else can_place(s, REBELS, UNDERGROUND)


def rallied(s: ArabRevolt, space: int, _: int) -> bool:
    """Whether a Rally could place a Guerrilla or Opposition."""
    ready = DISTRICTS & s.with_bases & s.rebel_majority & ~s.opposition
    return can_place(s, REBELS, UNDERGROUND) or bool(ready >> space & 1)


def acted_in(s: ArabRevolt, space: int, _: int) -> bool:
    """Whether the Rebels have an Operation for a space."""
    return any(entry.spaces(s) >> space & 1 for entry in MENU.of[REBELS].values())


EFFECTS = {
    "assault-space": assaulted,
    "air-recon-space": exposed,
    "punish-space": punished,
    "mobilize-at": mobilized,
    "rally-space": rallied,
    "foreign-assistance": rallied,
    "A7-space": acted_in,
}
"""Question -> whether choosing a space for it changes anything; the number is what the question says besides."""


def idle(s: ArabRevolt, pending: Pending) -> frozenset[int]:
    """The offered options that would be chosen without effect."""
    _, prompt, options, detail = pending
    if prompt.id == "divide-how" and not irregulars_on_map(s):
        return frozenset({ROLL}.intersection(options))
    if prompt.id == "rebel-resources" and s.unity == CENTRALIZED:
        return frozenset({CENTRALIZE})
    has_effect = EFFECTS.get(prompt.id)
    if has_effect is None or not isinstance(detail, tuple):
        return frozenset()
    return frozenset(option for option in options if option < SPACE_COUNT and not has_effect(s, option, detail[3]))
