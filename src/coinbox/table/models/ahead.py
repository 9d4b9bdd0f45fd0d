"""Answers to what could be done: why not, what would come of it, and what a space is."""

from __future__ import annotations

from coinbox.table.models.answers import Answer
from coinbox.table.models.games import Tip
from coinbox.table.models.position import ResultAnswer


class WhyAnswer(Answer):
    offered: bool
    name: str
    reason: str
    rule: str


class NextAsked(Answer):
    actor: str
    faction: str
    prompt: str


class AheadAnswer(Answer):
    """What would happen until somebody is asked."""

    summary: str
    """All of it in one line; empty if nothing changes on the table."""
    lines: list[str]
    outcomes: list[OutcomeAnswer]
    next: NextAsked | None
    result: ResultAnswer | None


class OutcomeAnswer(AheadAnswer):
    """One of the things that chance may bring."""

    names: list[str]
    label: str
    odds: str
    percent: int


class PreviewAnswer(AheadAnswer):
    """What an option would bring at this step of the game."""

    seq: int
    name: str
    idle: bool


class ActionName(Answer):
    id: str
    name: str


class MayAnswer(Answer):
    """What a faction could do in a space if its turn came now."""

    faction: str
    operations: list[ActionName]
    specials: list[ActionName]


class SpaceAnswer(Answer):
    """What a space is, who Controls it and by how much, and what may be done there."""

    id: str
    name: str
    adjacent: list[str]
    control: str | None
    tips: list[Tip]
    may: list[MayAnswer]
