"""Selections that the text allows but that would change nothing; a table marks them "no effect" (R-C9)."""

from __future__ import annotations

from coinbox.coin.forces import TRACK, cubes_in
from coinbox.coin.questions import can_place
from coinbox.games.japanese_occupation.british_activities import sources
from coinbox.games.japanese_occupation.british_operations import ambush_targets
from coinbox.games.japanese_occupation.japanese_activities import connected
from coinbox.games.japanese_occupation.japanese_operations import assault_strength
from coinbox.games.japanese_occupation.state import JapaneseOccupation
from coinbox.games.japanese_occupation.verbs import active_in, guerrillas_in, sabotaged, villages_left
from coinbox.games.japanese_occupation.vocabulary import (
    ADJACENT,
    CACHE,
    DONE,
    NEAR_ECS,
    RAILWAYS_AT,
    ROLL,
    SPACE_COUNT,
    STARRED,
)
from coinbox.kernel.decision import Pending

HIGHEST = 6
"""The best that a die can show."""


def assaulted(s: JapaneseOccupation, space: int, _: Pending) -> bool:
    """Whether an Assault would remove anything."""
    bare = not guerrillas_in(s, space)
    return bool(assault_strength(s, space) and (active_in(s, space) or (s.caches[space] and bare)))


def constructed(s: JapaneseOccupation, space: int, _: Pending) -> bool:
    """Whether a Construct could repair or build anything."""
    village = NEAR_ECS & ~s.new_villages & 1 << space and villages_left(s)
    return bool(RAILWAYS_AT[space] & sabotaged(s) or village)


def repressed(s: JapaneseOccupation, space: int, _: Pending) -> bool:
    """Whether a Reprisal would set, mark or move anything."""
    return bool(s.opposition >> space & 1 or not s.terror[space] or guerrillas_in(s, space))


def can_eliminate(s: JapaneseOccupation, space: int) -> bool:
    """Whether an Eliminate by a roll can take a marker away."""
    marked = s.camps >> space & 1 or s.force_136[space]
    return bool(marked and HIGHEST + s.police[space] > guerrillas_in(s, space))


def eliminated(s: JapaneseOccupation, space: int, _: Pending) -> bool:
    """Whether an Eliminate has anything to conceal or can remove anything."""
    return bool(s.revealed >> space & 1) or can_eliminate(s, space)


def extracted(s: JapaneseOccupation, space: int, pending: Pending) -> bool:
    """Whether an Economic Center yields anything; New Villages add their own to the first that is selected."""
    first, room = DONE not in pending[2], s.resources < TRACK
    settled = first and s.new_villages and (room or s.parameters.extract_recruits)
    return bool(settled or (room and connected(s, space) & STARRED))


def gathered(s: JapaneseOccupation, space: int, _: Pending) -> bool:
    """Whether a concealed chit could be revealed in a space or next to it."""
    return bool(sources(s) & (1 << space | ADJACENT[space]))


def sabotaging(s: JapaneseOccupation, space: int, _: Pending) -> bool:
    """Whether a Sabotage finds a Railway to mark; else a Guerrilla is only Activated (R-J18)."""
    return bool(RAILWAYS_AT[space] & ~sabotaged(s))


def can_drive_out(s: JapaneseOccupation, space: int) -> bool:
    """Whether the roll of an Ambush can succeed."""
    caches = (s.with_caches & (1 << space | ADJACENT[space])).bit_count()
    return HIGHEST + caches > cubes_in(s, space)


def ambushing(s: JapaneseOccupation, space: int, _: Pending) -> bool:
    """Whether an Ambush can do more than Activate a Guerrilla."""
    return bool(ambush_targets(s) >> space & 1 and (s.police[space] or can_drive_out(s, space)))


def rolled(s: JapaneseOccupation, space: int, _: Pending) -> bool:
    """Whether the roll of J26, against any Troops, can succeed."""
    return can_drive_out(s, space)


def struck(s: JapaneseOccupation, space: int, pending: Pending) -> bool:
    """Whether a Sabotage or an Ambush does anything in a space."""
    return sabotaging(s, space, pending) or ambushing(s, space, pending)


def landed(s: JapaneseOccupation, space: int, pending: Pending) -> bool:
    """Whether J28 can bring a Force 136 or a Cache."""
    return bool(s.available[5] or (not s.caches[space] and can_place(s, pending[0], CACHE)))


EFFECTS = {
    "assault-space": assaulted,
    "construct-space": constructed,
    "reprisal-space": repressed,
    "eliminate-space": eliminated,
    "extract-space": extracted,
    "gather-space": gathered,
    "sabotage-space": sabotaging,
    "ambush-space": ambushing,
    "J11-space": struck,
    "J13-space": struck,
    "J13-eliminate": eliminated,
    "J21-eliminate": eliminated,
    "J26-ambush": rolled,
    "J28-land": landed,
    "J32-where": repressed,
}
"""Question -> whether choosing a space for it changes anything."""
ROLLS = {"eliminate-how": can_eliminate, "ambush-how": can_drive_out}
"""Question -> whether a roll in the space at hand can succeed."""


def idle(s: JapaneseOccupation, pending: Pending) -> frozenset[int]:
    """The offered options that would be chosen without effect."""
    _, prompt, options, detail = pending
    can_succeed = ROLLS.get(prompt.id)
    if can_succeed is not None and isinstance(detail, tuple) and not can_succeed(s, detail[2]):
        return frozenset({ROLL}.intersection(options))
    has_effect = EFFECTS.get(prompt.id)
    if has_effect is None:
        return frozenset()
    return frozenset(option for option in options if option < SPACE_COUNT and not has_effect(s, option, pending))
