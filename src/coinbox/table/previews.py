"""What an option would bring, as the page shows it: a sum, the lines of the log, and outcomes with their odds."""

from __future__ import annotations

from typing import Any

from coinbox.game import Ahead, Decision, Outcome, Preview
from coinbox.table import sentences
from coinbox.text import say_in

Data = dict[str, Any]


def preview(lang: str, game: str, found: Preview) -> Data:
    """A preview in the reader's language."""
    return {"name": found.name, "idle": found.idle, **_ahead(lang, game, found)}


def _ahead(lang: str, game: str, ahead: Ahead) -> Data:
    return {
        "summary": ahead.summary,
        "lines": [*ahead.lines, *([ahead.warning] if ahead.warning else [])],
        "outcomes": [_outcome(lang, game, outcome) for outcome in ahead.outcomes],
        "next": _next(lang, game, ahead.next),
        "result": sentences.result(lang, game, ahead.result),
    }


def _outcome(lang: str, game: str, outcome: Outcome) -> Data:
    odds = outcome.odds
    return {
        "names": list(outcome.names),
        "label": outcome.label,
        "odds": f"{odds.numerator}/{odds.denominator}",
        "percent": round(100 * odds),
        **_ahead(lang, game, outcome),
    }


def _next(lang: str, game: str, asked: Decision | None) -> Data | None:
    """Who is asked then, and what."""
    if asked is None:
        return None
    return {"actor": asked.actor, "faction": say_in(lang, game, f"faction-{asked.actor}"), "prompt": asked.prompt}
