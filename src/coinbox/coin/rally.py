"""Rally in a space: Guerrillas, or a Base for two of them."""

from __future__ import annotations

from typing import NamedTuple, TypeVar

from coinbox.coin.forces import (
    BASE,
    GUERRILLAS,
    INSURGENT,
    UNDERGROUND,
    Insurgents,
    guerrillas_in,
    hide,
    may_stand,
    remove,
)
from coinbox.coin.questions import Questions, can_place
from coinbox.coin.sections import rule
from coinbox.kernel.decision import Prompt, Steps

S = TypeVar("S", bound=Insurgents)

RALLY_HOW = Prompt("rally-how", "3.3.1")
RALLY_MANY = Prompt("rally-many", "3.3.1")
RALLY_REPLACE = Prompt("rally-replace", "3.3.1")


class RallyWords(NamedTuple):
    """The words of a game for the ways to Rally in a space."""

    guerrilla: int
    base: int
    guerrillas: int
    hide: int
    nothing: int


@rule("3.3.1")
def rally_there(s: S, questions: Questions[S], words: RallyWords, space: int, population: int) -> Steps[None]:
    """A Guerrilla, or two become a Base; with a Base there, many Guerrillas or all flipped."""
    options = []
    if can_place(s, INSURGENT, UNDERGROUND):
        options.append(words.guerrilla)
    if guerrillas_in(s, space) >= 2 and may_stand(s, BASE, space):
        options.append(words.base)
    if s.bases[space]:
        if options and options[0] == words.guerrilla:
            options.append(words.guerrillas)
        options.append(words.hide)
    if not options:
        return
    if not s.available[2]:
        options.append(words.nothing)
    choice = yield INSURGENT, RALLY_HOW, options, (0, None, space, 0)  # as `about` makes it
    if choice == words.guerrilla:
        yield from questions.place_for(s, INSURGENT, UNDERGROUND, space)
    elif choice == words.base:
        yield from replace_with_base(s, questions, space)
    elif choice == words.guerrillas:
        yield from rally_many(s, questions, words.guerrilla, space, population + s.bases[space])
    elif choice == words.hide:
        hide(s, space)


def replace_with_base(s: S, questions: Questions[S], space: int) -> Steps[None]:
    """Two Guerrillas of the player's choice make room for a Base (R-C3)."""
    for _ in range(2):
        chosen = yield from questions.pick_piece(INSURGENT, RALLY_REPLACE, s, GUERRILLAS, 1 << space)
        if chosen is not None:
            remove(s, *chosen)
    yield from questions.place_for(s, INSURGENT, BASE, space)


def rally_many(s: S, questions: Questions[S], guerrilla: int, space: int, most: int) -> Steps[None]:
    """Guerrillas up to a number, which is Population plus Bases; `guerrilla` is the word for one more."""
    for left in range(most, 0, -1):
        if not can_place(s, INSURGENT, UNDERGROUND):
            return
        choice = yield INSURGENT, RALLY_MANY, (guerrilla, questions.done), (0, None, space, left)
        if choice == questions.done:
            return
        yield from questions.place_for(s, INSURGENT, UNDERGROUND, space)
