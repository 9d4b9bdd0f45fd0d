"""Selections that the text allows but that would change nothing; a table marks them "no effect" (R-C9)."""

from __future__ import annotations

from coinbox.coin.forces import guerrillas_in
from coinbox.coin.idle import idle_spaces
from coinbox.games.kenya.british_operations import assault_strength
from coinbox.games.kenya.state import Kenya
from coinbox.games.kenya.verbs import level_of


def assaulted(s: Kenya, space: int) -> bool:
    """Whether an Assault would remove anything."""
    bare = not guerrillas_in(s, space)
    return bool(assault_strength(s, space) and (s.active[space] or (s.bases[space] and bare)))


def struck(s: Kenya, space: int) -> bool:
    return s.active[space] > 0


def rewarded(s: Kenya, space: int) -> bool:
    """Whether a Reward would remove or shift anything."""
    return bool(s.terror[space] or level_of(s, space) < 1)


def repressed(s: Kenya, space: int) -> bool:
    """Whether a Reprisal would set, mark or move anything."""
    return bool(level_of(s, space) or not s.terror[space] or guerrillas_in(s, space))


def exposed(s: Kenya, space: int) -> bool:
    return s.underground[space] > 0


EFFECTS = {
    "assault-space": assaulted,
    "air-strike-space": struck,
    "reward-space": rewarded,
    "reprisal-space": repressed,
    "K12-province": exposed,
    "K32-reprisal": repressed,
}
"""Question -> whether choosing a space for it changes anything."""

idle = idle_spaces(EFFECTS)
