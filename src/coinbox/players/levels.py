"""The levels at which people meet bots, the easiest first."""

from __future__ import annotations

from dataclasses import dataclass

from coinbox.text import render, say

LEVELS = ("novice", "greedy", "planner", "search", "master")
"""The players that are offered to people; each is a kind that `make_player` knows."""


@dataclass(frozen=True, slots=True)
class Level:
    """A level in words."""

    player: str
    """The kind of player, as the command line spells it."""
    number: int
    """From 1, the easiest."""
    name: str
    about: str
    """What it does, in a line."""


def levels(lang: str) -> tuple[Level, ...]:
    """All levels in a language."""
    return tuple(
        Level(player, number, render.player_name(lang, player), say(lang, f"player-{player}.about"))
        for number, player in enumerate(LEVELS, 1)
    )
