"""Why a space, an operation or a special activity is not offered: reading the terms of an explaining run."""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce
from operator import or_
from typing import TypeVar

from coinbox.coin.operation import Operation
from coinbox.kernel.bits import Reason, blame
from coinbox.kernel.fields import State
from coinbox.kernel.rules import Absence

S = TypeVar("S", bound=State)


def explain_space(
    space: int, name: str, rule: str, terms: int, op: Operation[S] | None, cost: int, sets: Mapping[int, str]
) -> Absence:
    """The first condition that keeps a space out of a choice of spaces."""
    if op is not None:
        if op.selected >> space & 1:
            return Absence("already-selected", "3.1", {"space": name})
        if not op.spaces_left:
            return Absence("no-more-spaces", "2.3.4" if op.limited else rule, {"space": name})
        if not op.allowed >> space & 1:
            return Absence("card-restricts", "5.1", {"space": name})
    if terms >> space & 1:
        message = "cannot-pay" if cost else "no-effect"
        return Absence(message, rule, {"space": name, "n": cost})
    return _explain_terms(blame(terms, space), name, rule, sets)


GROUPS = {
    frozenset({"with_troops", "with_police"}): "no-cubes",
    frozenset({"with_underground", "with_active"}): "no-guerrillas",
    frozenset({"with_underground", "with_active", "with_bases"}): "no-insurgents",
}
"""Terms of which one would do -> the message when none holds."""


def _explain_terms(reasons: list[Reason], name: str, rule: str, sets: Mapping[int, str]) -> Absence:
    named = [(term, inside) for term, inside in reasons if isinstance(term, str)]
    group = GROUPS.get(frozenset(term for term, _ in named))
    if group is not None and not any(inside for _, inside in named):
        return Absence(group, rule, {"space": name})
    if named:
        term, inside = named[0]
        return Absence(f"{term.replace('_', '-')}-{'in' if inside else 'out'}", rule, {"space": name})
    constants = [term for term, _ in reasons if isinstance(term, int)]
    if min(constants) < 0:
        return Absence("already-chosen", rule, {"space": name})
    together = reduce(or_, constants)
    if together in sets:
        return Absence(f"only-{sets[together]}", rule, {"space": name})
    return Absence("not-possible-there", rule, {"space": name})


def explain_special(option: int, action: str, rule: str, op: Operation[S], accompanies: bool) -> Absence:
    """Why a Special Activity cannot be taken with the Operation that is running."""
    if op.limited:
        return Absence("limited-no-special", "2.3.4", {"action": action})
    if not op.special:
        return Absence("granted-no-special", "5.4", {"action": action})
    if op.used is not None:
        return Absence("special-used", "4.1", {"action": action})
    if not accompanies:
        return Absence("does-not-accompany", "4.1.1", {"action": action})
    return Absence("no-space-for", rule, {"action": action})
