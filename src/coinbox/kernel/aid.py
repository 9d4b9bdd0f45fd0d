"""The player aid of a game: what its reference pages list, and what a table of text must know to draw its view."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

Actions = Mapping[str, tuple[str, ...]]
"""Faction -> names of actions, in the order in which they are shown."""


@dataclass(frozen=True, slots=True)
class Aid:
    """Actions, phases and goals in order; all names are ids that the game's texts turn into words."""

    operations: Actions = field(default_factory=dict)
    specials: Actions = field(default_factory=dict)
    others: Actions = field(default_factory=dict)
    """What a faction may do beside these."""
    sections: Mapping[str, str] = field(default_factory=dict)
    """Actions that are no options of their own -> their section."""
    phases: Mapping[str, str] = field(default_factory=dict)
    """Section -> the phase of scoring that it describes."""
    raises: tuple[str, ...] = ("7.1",)
    lowers: tuple[str, ...] = ("7.2",)
    """The sections on what moves the track that decides the game."""
    calm: tuple[str, ...] = ()
    unrest: tuple[str, ...] = ()
    """The levels of a space that are drawn in a colour of their own."""
    columns: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """Columns for markers that many spaces have -> marker -> what is shown for it."""
    on_steps: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    """Lists in the view of steps of a track where a piece lies -> the track, the piece."""
