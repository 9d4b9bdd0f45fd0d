"""What the server sends: the state of a table as one reader sees it, and its moments."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from coinbox.table import sentences
from coinbox.table.table_game import TableGame
from coinbox.text import say

Data = dict[str, Any]


class BotReason(NamedTuple):
    """Why a bot chose as it did: at which entry, in each language."""

    entry: int
    faction: str
    text: dict[str, str]


class Common(NamedTuple):
    """What all readers of one language see alike."""

    data: Data
    starts: list[int]


def common(play: TableGame, lang: str, reasons: Sequence[BotReason]) -> Common:
    """Board, card, log, decision, forecast and result."""
    view = play.game.board()
    lines, starts = sentences.log_lines(play, lang)
    card = view.get("card")
    data: Data = {
        "decisions": play.decisions,
        "view": view,
        "card": None if card is None else sentences.card(lang, play.rules.id, str(card)),
        "decision": None if play.misfit else decision(play, lang),
        "log": lines,
        "reasons": [
            {"at": line_at(starts, play.journal[r.entry].logged), "faction": r.faction, "text": r.text.get(lang, "")}
            for r in reasons
        ],
        "forecast": sentences.forecast(lang, play.rules.id, play.game.forecast(lang)),
        "result": sentences.result(lang, play.rules.id, play.game.result),
    }
    return Common(data, starts)


def stopped(play: TableGame, lang: str) -> Data | None:
    """Up to where a game can be read, and what its next word was; None if it goes on."""
    if play.misfit is None:
        return None
    word = play.misfit.word
    called = sentences.label(lang, play.rules.id, word) if word in play.rules.vocabulary.ids else word
    problem = play.misfit.sentence(lang, called)
    n, older = play.decisions, play.game.is_older
    text = say(lang, "table-stopped-older" if older else "table-stopped-damaged", n=n, problem=problem)
    return {"decisions": n, "word": word, "text": text}


def line_at(starts: Sequence[int], place: int) -> int:
    """The line of the merged log that holds this place, or the next one to come."""
    if not starts or place > starts[-1]:
        return len(starts)
    return bisect_right(starts, place) - 1


def decision(play: TableGame, lang: str) -> Data | None:
    """What is asked, with its options."""
    asked = play.game.decision_in(lang)
    if asked is None:
        return None
    return {
        "actor": asked.actor,
        "prompt": asked.prompt,
        "rule": asked.rule,
        "rule_title": sentences.section_title(lang, play.rules.id, asked.rule),
        "space": asked.space,
        "options": [
            {
                "name": option.name,
                "label": option.label,
                "kind": option.kind,
                "space": option.space,
                "piece": option.piece,
                "origin": option.origin,
                "rule": option.rule,
            }
            for option in asked.options
        ],
    }


def personal(play: TableGame, shared: Common, lang: str, you: Collection[str]) -> Data:
    """What depends on the reader's seat."""
    asked = shared.data["decision"]
    undo = play.undoable(you)
    return {
        "you": list(you),
        "decision": None if asked is None else {**asked, "yours": asked["actor"] in you},
        "turn": {"actor": play.turn_actor, "steps": _turn_steps(play, lang, undo)},
        "undo": undo,
        "fresh": line_at(shared.starts, _seen(play, you)),
    }


def _turn_steps(play: TableGame, lang: str, undo: int) -> list[Data]:
    """What was decided in the open turn, dice and cards included; the last `undo` decisions can be taken back."""
    entries = [entry for entry in play.turn_entries() if entry.is_asked or entry.is_chance]
    first = len(entries) - undo
    return [
        {
            "name": entry.name,
            "label": sentences.label(lang, play.rules.id, entry.name, entry.prompt),
            "actor": entry.actor,
            "chance": entry.is_chance,
            "undoable": at >= first,
        }
        for at, entry in enumerate(entries)
    ]


def _seen(play: TableGame, you: Collection[str]) -> int:
    """Up to where a reader knows the log: to his last decision; those who watch, to the open turn."""
    if not you:
        return play.game.turns[-1].logged
    for entry in reversed(play.journal):
        if entry.actor in you and entry.choice:
            return entry.told
        if entry.actor in you and entry.name == "end-turn":
            return entry.told
    return 0


def moment(play: TableGame, decisions: int, lang: str, reasons: Sequence[BotReason]) -> Data:
    """The table as it was after so many decisions, for looking at."""
    past = play.until(decisions)
    shared = common(past, lang, [reason for reason in reasons if reason.entry < len(past.journal)])
    turn: Data = {"actor": past.turn_actor, "steps": []}
    fresh = line_at(shared.starts, past.journal[-1].logged if past.journal else 0)
    return {**shared.data, "decision": None, "turn": turn, "undo": 0, "fresh": fresh}


def moments(play: TableGame, lang: str) -> Data:
    """How many moments there are, where each turn begins, and the tracks from turn to turn."""
    turns: list[Data] = []
    tracks: list[Data] = []
    all_turns = play.game.turns
    ends = [turn.decisions for turn in all_turns[1:]] + [play.decisions]
    for number, (turn, end) in enumerate(zip(all_turns, ends, strict=True)):
        if end > turn.decisions:
            label = sentences.turn_label(play, number, lang)
            turns.append({"moment": turn.decisions, "actor": play.actor_of(number), "label": label})
            tracks.append({"moment": turn.decisions, **play.game.tracks(number - 1)})
    tracks.append({"moment": play.decisions, **play.game.tracks()})
    return {"count": play.decisions, "turns": turns, "tracks": tracks}
