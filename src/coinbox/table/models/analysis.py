"""Answers of the analyst: hints, and what was thought of a game afterwards."""

from __future__ import annotations

from coinbox.table.models.answers import Answer
from coinbox.table.models.beats import BeatChange, BeatMove


class Percent(Answer):
    """A chance with two standard errors, both in percent."""

    chance: int
    error: int


class PlanForecast(Answer):
    """Where the next Propaganda Round would leave a track, now and after a plan."""

    track: str
    name: str
    before: int
    after: int


class PlanAnswer(Answer):
    """A complete turn that may be played, what it is worth, and what it would do on the board."""

    way: list[str]
    title: str
    summary: str
    """What it does, in a sentence."""
    chance: Percent
    behind: int
    """By how many percent the best plan is better; 0 for the best."""
    equal: bool
    """Whether that is within the error."""
    forecast: list[PlanForecast]
    risk: str
    moves: list[BeatMove]
    changes: list[BeatChange]


class HintAnswer(Answer):
    """How far a hint has come, and its plans, the best first, when it is ready."""

    seq: int
    part: float
    failed: bool
    plans: list[PlanAnswer] | None


class ReviewAnswer(Answer):
    """What an analysis says of a turn that was played."""

    moment: int
    card: int
    actor: str
    label: str
    before: Percent
    after: Percent
    """The chance of the first faction."""
    turning: bool
    lost: int
    """By how many percent the turn was worse than the best plan, if that is significant; else 0."""
    text: str
    """Why, and what would have been better."""


class AnalysisAnswer(Answer):
    """How far the analysis of a game has come, and the turns so far."""

    part: float
    running: bool
    finished: bool
    failed: bool
    turns: list[ReviewAnswer]
