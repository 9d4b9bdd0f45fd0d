"""Selections that the text allows but that would change nothing; a table marks them "no effect" (R-C9)."""

from __future__ import annotations

from coinbox.coin.forces import cubes_in, guerrillas_in
from coinbox.coin.idle import idle_spaces
from coinbox.games.malaya.british_operations import assault_strength
from coinbox.games.malaya.state import Malaya
from coinbox.games.malaya.verbs import level_of


def assaulted(s: Malaya, space: int) -> bool:
    """Whether an Assault would remove anything."""
    bare = not guerrillas_in(s, space) or s.parameters.bases_first
    return assault_strength(s, space) > 0 and (s.active[space] > 0 or bool(s.bases[space] and bare))


def struck(s: Malaya, space: int) -> bool:
    return s.active[space] > 0


def intimidated(s: Malaya, space: int) -> bool:
    """Whether an Intimidate would remove, or by M27 flip, anything."""
    outnumbered = guerrillas_in(s, space) > cubes_in(s, space)
    won_over = (s.new_villages | s.support) >> space & 1
    return bool(s.police[space] or s.parameters.intimidate_activates or (outnumbered and won_over))


def repressed(s: Malaya, space: int) -> bool:
    """Whether a Reprisal would set, mark or move anything."""
    return bool(level_of(s, space) or not s.terror[space] or guerrillas_in(s, space))


EFFECTS = {
    "assault-space": assaulted,
    "garrison-assault": assaulted,
    "M17-assault": assaulted,
    "air-strike-space": struck,
    "intimidate-space": intimidated,
    "M32-intimidate": intimidated,
    "reprisal-space": repressed,
}
"""Question -> whether choosing a space for it changes anything."""

idle = idle_spaces(EFFECTS)
