"""What the server sends: the state of a table as one reader sees it, and its moments."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from coinbox.kernel.rules import Result
from coinbox.table import changes, sentences
from coinbox.table.shortcuts import option_data, shortcuts
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
    log: sentences.Log


def common(play: TableGame, lang: str, *, asking: bool = True) -> Common:
    """Board, card, decision, forecast and result; and the log, of which each reader is sent what he does not have."""
    view = play.sight.board
    card = view.get("card")
    data: Data = {
        "decisions": play.decisions,
        "view": view,
        "card": None if card is None else sentences.card(lang, play.rules.id, str(card)),
        "decision": decision(play, lang) if asking and not play.misfit else None,
        "forecast": sentences.forecast(lang, play.rules.id, play.sight.outlook),
        "result": sentences.result(lang, play.rules.id, play.game.result),
    }
    return Common(data, sentences.log_lines(play, lang))


def ended(found: Common, lang: str, game: str, result: Result | None) -> Common:
    """The same at a table whose game has ended otherwise than by its rules: nothing is asked any more."""
    over = {"decision": None, "forecast": None, "result": sentences.result(lang, game, result)}
    return found._replace(data=found.data | over)


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
        "selected": list(asked.selected),
        "question": asked.prompt_id,
        "options": [option_data(option, option.label) for option in asked.options],
        **shortcuts(play, lang),
    }


def personal(play: TableGame, shared: Common, lang: str, you: Collection[str]) -> Data:
    """What depends on the reader's seat."""
    asked, over = shared.data["decision"], shared.data["result"] is not None
    undo = 0 if over else play.undoable(you)
    actor = None if over else play.turn_actor
    return {
        "you": list(you),
        "decision": None if asked is None else {**asked, "yours": asked["actor"] in you},
        "turn": {"actor": actor, "steps": _turn_steps(play, lang, undo), "moved": changes.moved(play)},
        "changes": changes.since_last_decision(play, you),
        "undo": undo,
        "fresh": _fresh(play, shared, you),
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
            "closes": entry.name == "done" and at > 0 and entries[at - 1].prompt == entry.prompt,
        }
        for at, entry in enumerate(entries)
    ]


def _fresh(play: TableGame, shared: Common, you: Collection[str]) -> int:
    """The line of the log with which the news begin: what others or the cards did since the reader's last decision."""
    lines = shared.log.lines
    own = play.last_own(you)
    first = line_at(shared.log.starts, play.journal[own].told if own >= 0 else 0)
    return first if you and any(line["actor"] not in you for line in lines[first:]) else len(lines)


def moment(play: TableGame, decisions: int, lang: str, mark: str) -> Data:
    """The table as it was after so many decisions, for looking at."""
    past = play.until(decisions)
    shared = common(past, lang, asking=False)
    turn: Data = {"actor": past.turn_actor, "steps": [], "moved": changes.moved(past)}
    fresh = line_at(shared.log.starts, past.journal[-1].logged if past.journal else 0)
    log = shared.log.data(mark, sentences.log_lines(play, lang))
    return {**shared.data, **log, "turn": turn, "undo": 0, "fresh": fresh, "changes": None}


def moments(play: TableGame, lang: str) -> Data:
    """How many moments there are, where each turn begins, when cards came, and the tracks from turn to turn."""
    turns: list[Data] = []
    tracks: list[Data] = []
    cards: list[Data] = []
    all_turns = play.game.turns
    ends = [turn.decisions for turn in all_turns[1:]] + [play.decisions]
    before: Any = play.game.board(-1)
    for number, (turn, end) in enumerate(zip(all_turns, ends, strict=True)):
        after: Any = play.game.board(number)
        if end > turn.decisions:
            label = sentences.turn_label(play, number, lang)
            turns.append({"moment": turn.decisions, "actor": play.actor_of(number), "label": label})
            tracks.append({"moment": turn.decisions, **before["tracks"]})
        cards += _revealed(play, before, after, end, lang)
        before = after
    tracks.append({"moment": play.decisions, **before["tracks"]})
    return {"count": play.decisions, "turns": turns, "cards": cards, "tracks": tracks}


def _revealed(play: TableGame, before: Any, after: Any, moment: int, lang: str) -> list[Data]:
    """The card that came between two boards, with the moment at which it lay there; none mostly."""
    return [
        {
            "moment": moment,
            "number": number,
            "card": card,
            "title": sentences.card(lang, play.rules.id, card)["title"],
            "propaganda": after["propaganda_seen"] > before["propaganda_seen"],
        }
        for number, card in enumerate(after["played"], 1)
        if number > len(before["played"])
    ]


def standing(play: TableGame) -> Data:
    """Where a game stands, for a list of games: cards, tracks, and the pieces of each space that has any."""
    view: Any = play.sight.board
    number = len(view["played"])
    pieces = {space["id"]: {piece: n for piece, n in space["pieces"].items() if n} for space in view["spaces"]}
    return {
        "card": number,
        "cards": number + view["cards_left"],
        "tracks": view["tracks"],
        "spaces": {space: there for space, there in pieces.items() if there},
    }
