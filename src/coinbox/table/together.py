"""What a state says of players who play each other: their offers, the clock, and how a game ended without its rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from coinbox.table import sentences
from coinbox.table.accord import OFFER, TAKE_BACK, Act
from coinbox.table.accord import RESULT as OF_RESULT
from coinbox.table.clocks import Terms
from coinbox.text import LANGUAGES, say, say_in

if TYPE_CHECKING:
    from coinbox.table.table import Table

Data = dict[str, Any]
ALONE: Data = {"shared": False, "offer": None, "adjourned": False, "said": None, "outcomes": []}
"""What there is to say where nobody sits opposite."""


def told_accord(table: Table, lang: str) -> Data:
    """What was offered and answered, for everybody at the table."""
    accord = table.accord
    return {
        "shared": table.is_shared,
        "offer": _told_act(table, lang, None if table.over else accord.offer),
        "adjourned": accord.adjourned and not table.over,
        "said": _told_act(table, lang, accord.last),
        "outcomes": list(table.play.rules.outcomes),
    }


def _told_act(table: Table, lang: str, act: Act | None) -> Data | None:
    if act is None:
        return None
    about = str(act.said.get("about", ""))
    told = {"step": act.seq, "by": act.who, "kind": act.kind, "about": about, "text": in_words(table, lang, act)}
    return told | {"terms": act.said.get("terms")}


def in_words(table: Table, lang: str, act: Act) -> str:
    """What somebody offers, answers or does."""
    game, about = table.row.game, str(act.said.get("about", ""))
    who = say_in(lang, game, f"faction-{act.who}")
    if act.kind != OFFER:
        return say(lang, f"accord-{act.kind}", faction=who, about=about or "none")
    if about == TAKE_BACK:
        name, n = taken_back(table, lang, int(act.said["step"]))
        return say(lang, "accord-offer-take-back", faction=who, what=name, n=n)
    if about == OF_RESULT:
        outcome = say_in(lang, game, f"result-{act.said['outcome']}")
        return say(lang, "accord-offer-result", faction=who, outcome=outcome)
    terms = act.said.get("terms")
    words = "" if terms is None else terms_in_words(lang, Terms(**terms))
    return say(lang, f"accord-offer-{about}", faction=who, terms=words, some="no" if terms is None else "yes")


def taken_back(table: Table, lang: str, step: int) -> tuple[str, int]:
    """What was decided at a step, and how many decisions were made since then, that one included."""
    play, at = table.play, place_of(table, step)
    if at is None:
        return "", 0
    made = sum(entry.is_asked for entry in play.journal[at:])
    entry = play.journal[at]
    return sentences.label(lang, play.rules.id, entry.name, entry.prompt), made


def place_of(table: Table, step: int) -> int | None:
    """The place in the journal of what was decided at a step; None if it stands there no more."""
    return next((at for at in reversed(range(len(table.steps))) if table.steps[at] == step > 0), None)


def terms_in_words(lang: str, terms: Terms) -> str:
    """How much time there is, and what happens when it is over."""
    time = say(lang, f"clock-terms-{terms.kind}", n=terms.amount, more=terms.more)
    return say(lang, "clock-terms", time=time, zero=say(lang, f"clock-zero-{terms.zero}"))


def told_clock(table: Table, lang: str) -> Data | None:
    """The clock as it is now; the page counts on from there."""
    clock = table.clock
    if clock is None:
        return None
    now = table.time()
    return {
        "terms": clock.terms._asdict(),
        "text": terms_in_words(lang, clock.terms),
        "begun": clock.begun,
        "runs": None if clock.since is None or table.over else clock.runs,
        "held": clock.is_held(now, table.away),
        "left": {faction: round(clock.time_left(faction, now, table.away), 1) for faction in clock.left},
    }


def ending_comments(table: Table) -> list[str]:
    """How a game ended without its rules, as comments of its record: for programs, and for readers of each language."""
    result = table.result
    if table.accord.ending is None or table.play.over or result is None:
        return []
    told = [sentences.result(lang, table.row.game, result) for lang in LANGUAGES]
    words = [f"{lang}: {each['text']}" for lang, each in zip(LANGUAGES, told, strict=True) if each is not None]
    return [f"ended: {result.outcome} {result.reason}", *words]
