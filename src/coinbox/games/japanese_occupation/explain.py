"""What Japanese Occupation itself says about options that are not offered."""

from __future__ import annotations

from coinbox.coin.explain import Explaining
from coinbox.coin.reasons import Question
from coinbox.games.japanese_occupation.operations import MENU
from coinbox.games.japanese_occupation.questions import QUESTIONS
from coinbox.games.japanese_occupation.state import JapaneseOccupation
from coinbox.games.japanese_occupation.vocabulary import (
    ADJACENT,
    CARDS,
    CONCEAL,
    ECS,
    EVENT,
    LEVELLED,
    MPAJA,
    NEXT_TO_THAILAND,
    NUMBERING,
    PROVINCES,
    RAILWAY_OPTIONS,
    SPACES,
    words,
)
from coinbox.kernel.decision import Prompt
from coinbox.kernel.rules import Reason

SETS = {
    PROVINCES: "provinces",
    ECS: "ecs",
    LEVELLED: "provinces-and-kuala-lumpur",
    NEXT_TO_THAILAND: "next-to-thailand",
}
UNDERGROUND = frozenset({"with_mpaja_underground", "with_non_mpaja_underground"})
ACTIVE = frozenset({"with_mpaja_active", "with_non_mpaja_active"})
GROUPS = {
    UNDERGROUND: "no-underground-guerrilla",
    UNDERGROUND | ACTIVE: "no-guerrillas",
    ACTIVE | {"with_caches"}: "no-active-british",
    frozenset({"with_troops", "with_police"}): "no-japanese-cubes",
    frozenset({"with_troops", "with_police", "with_kempeitai"}): "no-japanese",
    frozenset({"with_mpaja_underground", "with_mpaja_active"}): "no-mpaja",
}
"""Terms of which one would do -> the message when none holds."""


def placement(s: JapaneseOccupation, prompt: Prompt, piece: int, space: int) -> Reason | None:
    """Train: MPAJA Guerrillas at a Jungle Camp or a Cache alone."""
    if prompt.id == "train-place" and piece == MPAJA and not (s.camps | s.with_caches) >> space & 1:
        return Reason("camps-out", "3.2.1", {"space": SPACES[space]})
    return None


def exception(q: Question[JapaneseOccupation], option: int) -> Reason | None:
    """The Event box of a Mandatory Event, Railways that are not asked for, and chits that nobody has revealed."""
    s, prompt = q.s, q.prompt
    if option == EVENT and prompt.id == "choose-box" and CARDS[s.played[-1]].mandatory:
        return Reason("event-closed", "5.4", {"card": CARDS[s.played[-1]].id})
    if option in RAILWAY_OPTIONS:
        return Reason("not-this-railway", prompt.rule, {"railway": words.name(option)})
    if option == CONCEAL and prompt.id == "eliminate-how":
        return Reason("revealed-out", prompt.rule, {"space": SPACES[q.space]})
    return None


explain = Explaining(words, MENU, QUESTIONS, ADJACENT, SETS, NUMBERING, placement, exception=exception, groups=GROUPS)
