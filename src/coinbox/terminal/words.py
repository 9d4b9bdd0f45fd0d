"""Small phrases that several parts of the terminal show."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from coinbox.kernel.rules import Result
from coinbox.library import rules_of
from coinbox.terminal.prose import Prose
from coinbox.text import has_in, render, say, say_in
from coinbox.text.levels import DEPTH

TERM = "available"
"""A term that needs an explanation in every game."""
View = Mapping[str, Any]
"""What `rules.view` draws."""


def indented(line: render.LogLine, style: str = "") -> Prose:
    """A line of the log, further in the less it says of the turn as a whole."""
    return Prose(line.text, style=style, indent=2 * (DEPTH[line.level] + 1))


def tracks_line(lang: str, game: str, tracks: Mapping[str, int]) -> str:
    """All tracks on one line."""
    return " · ".join(f"{render.track_name(lang, game, track)} {value}" for track, value in tracks.items())


def result_line(lang: str, game: str, result: Result) -> str:
    """Who won, why, and the final tracks."""
    outcome = say_in(lang, game, f"result-{result.outcome}")
    reason = render.reason(lang, game, result.reason)
    return say(lang, "terminal-result", outcome=outcome, reason=reason, tracks=tracks_line(lang, game, result.tracks))


def card_ids(game: str) -> tuple[str, ...]:
    """The cards of a game."""
    words = rules_of(game).vocabulary.options
    return tuple(word.name.removeprefix("card:") for word in words if word.kind == "card")


def examples(game: str) -> dict[str, str]:
    """An action with its section, a card, a space and a term, for sentences that show how something is typed."""
    words = rules_of(game).vocabulary.options
    spaces, actions = ([word for word in words if word.kind == kind] for kind in ("space", "action"))
    action = actions[len(actions) // 4]  # one of the first faction's, and not the first of all
    return {
        "action": action.name,
        "rule": action.rule or "",
        "card": card_ids(game)[0],
        "space": spaces[0].name,
        "term": TERM,
    }


def card_heading(lang: str, game: str, card: str) -> str:
    """A card's number, title and, if it is a Capability, whose."""
    title = render.card_title(lang, game, card)
    capability = f"card-{card}-capability"
    if not has_in(lang, game, capability):
        return title
    return say(lang, "terminal-card-heading", title=title, whose=say_in(lang, game, capability))


def card_sides(lang: str, game: str, card: str) -> list[tuple[str, str]]:
    """All texts of a card."""
    sides = ("execute",) if has_in(lang, game, f"card-{card}-text") else ("unshaded", "shaded")
    return [card_text(lang, game, card, side) for side in sides]


def card_text(lang: str, game: str, card: str, side: str) -> tuple[str, str]:
    """A text of a card as (side, text); the only one of a card has no name for its side."""
    if side == "execute":
        return "", say_in(lang, game, f"card-{card}-text")
    return say(lang, f"terminal-{side}"), say_in(lang, game, f"card-{card}-{side}")


def card_tip(lang: str, game: str, card: str) -> str | None:
    """The tip of a card, if it has one."""
    tip = f"card-{card}-tip"
    return say_in(lang, game, tip) if has_in(lang, game, tip) else None


def section_help(lang: str, game: str, rule: str) -> tuple[str, str] | None:
    """Title and summary of a section, or of the nearest section above it that has one."""
    while rule:
        message = f"section-{rule.replace('.', '_')}"
        if has_in(lang, game, f"{message}.help"):
            return f"{rule} {say_in(lang, game, message)}", say_in(lang, game, f"{message}.help")
        rule = rule.rpartition(".")[0]
    return None
