"""What Arab Revolt itself says about options that are not offered."""

from __future__ import annotations

from coinbox.coin.explain import Explaining
from coinbox.coin.reasons import Question
from coinbox.games.arab_revolt.operations import MENU
from coinbox.games.arab_revolt.questions import MOVES, QUESTIONS
from coinbox.games.arab_revolt.state import UNITY_VALUES, ArabRevolt
from coinbox.games.arab_revolt.vocabulary import (
    ADJACENT,
    CARDS,
    CITIES,
    DISTRICTS,
    EVENT,
    FOREIGN,
    FRENCH,
    NUMBERING,
    OFF_RAILWAYS,
    PALESTINE,
    PLACE_IRREGULAR,
    PLACE_POLICE,
    RAILWAYS,
    SETTLED,
    SPACE_COUNT,
    SPACES,
    STRIKE,
    words,
)
from coinbox.kernel.decision import detail_of
from coinbox.kernel.rules import Reason

SETS = {
    DISTRICTS: "districts",
    CITIES: "cities",
    RAILWAYS: "railways",
    FOREIGN: "foreign-countries",
    SETTLED: "districts-and-cities",
    CITIES | RAILWAYS: "cities-and-railways",
    DISTRICTS | RAILWAYS: "districts-and-railways",
    DISTRICTS | FOREIGN: "districts-and-foreign-countries",
    OFF_RAILWAYS: "not-railways",
    PALESTINE: "palestine",
    FRENCH: "syria-and-lebanon",
}


def exception(q: Question[ArabRevolt], option: int) -> Reason | None:
    """The Event box of a Mandatory Event, Divide without Unity, and Foreign Countries that are not in play."""
    s, prompt = q.s, q.prompt
    if option == EVENT and prompt.id == "choose-box" and CARDS[s.played[-1]].mandatory:
        return Reason("event-closed", "5.4", {"card": CARDS[s.played[-1]].id})
    if option == STRIKE and prompt.id == "divide-how" and not UNITY_VALUES[s.unity]:
        return Reason("unity-forbids", "6.6.2")
    if option in MOVES and prompt.id == "march-move" and FOREIGN & ~s.abroad & 1 << MOVES[option][2]:
        return Reason("space-out-of-play", "1.3.7", {"space": SPACES[MOVES[option][2]]})
    if option == PLACE_IRREGULAR and prompt.id == "deploy-place" and _has_placed_police(q):
        return Reason("police-placed", "3.2.1", {"space": SPACES[q.space]})
    rebels = (words.options[option].rule or "").startswith(("3.3", "4.3"))
    if prompt.id == "choose-chit" and (option < SPACE_COUNT or rebels):
        return Reason("chit-first", prompt.rule)
    if option < SPACE_COUNT and FOREIGN & ~s.abroad & 1 << option:
        return Reason("space-out-of-play", "1.3.7", {"space": SPACES[option]})
    return None


def _has_placed_police(q: Question[ArabRevolt]) -> bool:
    """Whether the Deploy has begun with Police in the space at hand."""
    here = [(asked, answer) for asked, answer in q.answered if asked[1].id == "deploy-place"]
    return any(answer == PLACE_POLICE and (d := detail_of(asked)) and d.space == q.space for asked, answer in here)


REBEL_PIECES = {"with_underground", "with_active", "with_bases"}
ANY_IRREGULARS = {"with_irregulars", "with_active_irregulars"}
GROUPS = {
    frozenset({*REBEL_PIECES, "opposition"}): "no-rebels-nor-opposition",
    frozenset({"with_police", *ANY_IRREGULARS}): "no-police-nor-irregulars",
    frozenset(ANY_IRREGULARS): "no-irregulars",
}
explain = Explaining(words, MENU, QUESTIONS, ADJACENT, SETS, NUMBERING, exception=exception, groups=GROUPS)
