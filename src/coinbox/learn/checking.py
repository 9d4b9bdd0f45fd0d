"""Checks guides: what the bots' analysis says today of the turns that they recommend."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from coinbox.learn.guides import Advice, Check, Other
from coinbox.players.budget import Budget
from coinbox.players.comparison import compare

BUDGET, SEED = 4000, 1
"""Rollouts for a turn: the errors are then some tenths of a point."""
PLACES = 3
"""A tenth of a point is told."""
_HEAD = re.compile(r"\[\[(\w+)(?:\.(\w+))?\]\]")
_CHECKED = re.compile(r"checked = .*")
_FIGURE = re.compile(r"(behind|error) = .*")


@dataclass(frozen=True, slots=True)
class Found:
    """An advice as the analysis sees it today."""

    check: Check
    others: tuple[Other, ...]
    best: tuple[str, ...]
    """The best turn that was found."""

    def faults(self) -> list[str]:
        """The claims that no longer hold: a recommended turn is clearly behind, or another is not as the guide says."""
        found = (
            []
            if self.check.holds
            else [f"behind {self.check.behind:.3f}±{self.check.error:.3f}: {' '.join(self.best)}"]
        )
        return found + [
            f"{'not as good' if other.close else 'not worse'}, {other.behind:+.3f}±{other.error:.3f}: "
            f"{' '.join(other.way)}"
            for other in self.others
            if not other.holds
        ]


def checked(advice: Advice, budget: int = BUDGET, seed: int = SEED) -> Found | None:
    """Look at the recommended turn of an advice; None if it has none."""
    if advice.turn is None:
        return None
    scene = advice.turn
    ways = [scene.way, *(other.way for other in advice.others)]
    found = compare(scene.open(), ways, Budget(rollouts=budget), seed=seed)
    behind, error = (round(figure, PLACES) for figure in found.behind(0))
    others = []
    for number, other in enumerate(advice.others, 1):
        lost, doubt = (round(figure, PLACES) for figure in found.behind(number, 0))
        others.append(replace(other, behind=lost, error=doubt))
    return Found(Check(budget, seed, behind, error), tuple(others), found.best)


def rewritten(text: str, found: Mapping[str, Sequence[Found | None]]) -> str:
    """The text of guides with the figures of today: for each faction what was found of each advice, in order."""
    return "".join(_rewritten(text.splitlines(keepends=True), {faction: iter(all_) for faction, all_ in found.items()}))


def _rewritten(lines: Sequence[str], found: Mapping[str, Iterator[Found | None]]) -> Iterator[str]:
    advice: Found | None = None
    inside, other = "", -1
    for line in lines:
        head = _HEAD.match(line)
        if head:
            inside = str(head[2] or "advice")
            other += inside == "others"
        if head and inside == "advice":
            advice, other = next(found[head[1]]), -1
        yield _line(line, inside, advice, other)


def _line(line: str, inside: str, found: Found | None, other: int) -> str:
    """A line of a guide with its figure of today, if it has one."""
    if found is None:
        return line
    check = found.check
    if inside == "advice" and _CHECKED.match(line):
        told = f"budget = {check.budget}, seed = {check.seed}, behind = {check.behind:.3f}, error = {check.error:.3f}"
        return f"checked = {{ {told} }}\n"
    figure = _FIGURE.match(line)
    if inside == "others" and figure:
        return f"{figure[1]} = {getattr(found.others[other], figure[1]):.3f}\n"
    return line
