"""What one command may answer besides the pending question: an option several times, or one behind a closing word."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from coinbox.game import Choice, Game
from coinbox.kernel.decision import Pending, section_of
from coinbox.kernel.onward import Reach, Repeats, Way
from coinbox.players import HUMAN
from coinbox.table import sentences
from coinbox.table.table_game import TableGame

Data = dict[str, Any]


def option_data(option: Choice, label: str) -> Data:
    """An option as it goes over the wire."""
    return {
        "name": option.name,
        "label": label,
        "kind": option.kind,
        "space": option.space,
        "piece": option.piece,
        "origin": option.origin,
        "rule": option.rule,
    }


def shortcuts(play: TableGame, lang: str) -> Data:
    """Ways through several questions, for a person who is asked; a bot needs none."""
    nothing: Data = {"many": {}, "menus": [], "beyond": [], "end": None}
    if play.game.players.get(play.actor or "", HUMAN) != HUMAN:
        return nothing
    found = play.sight.reach
    return {
        "many": _many(play, play.sight.repeats),
        "menus": [_beyond(play, way, lang) for way in play.sight.menus],
        "beyond": [_beyond(play, way, lang) for way in found.ways],
        "end": _end(play, found, lang),
    }


def _many(play: TableGame, repeated: Mapping[int, Repeats]) -> Data:
    """Option -> how often it may be chosen at once."""
    return {
        play.rules.vocabulary.name(option): {
            "before": _names(play, found.before),
            "name": play.rules.vocabulary.name(found.option),
            "most": found.most,
            "closing": _names(play, found.closing),
        }
        for option, found in repeated.items()
    }


def _beyond(play: TableGame, way: Way[Any], lang: str) -> Data:
    """The options behind closing words, or behind a box."""
    asked = Game(way.asked, play.game.players).decision_in(lang)
    offered = set(_names(play, way.options))
    options = asked.options if asked else ()
    return {
        "closing": _names(play, way.closings),
        "prompt": asked.prompt if asked else "",
        "options": [option_data(option, _plain(play, option, lang)) for option in options if option.name in offered],
        "many": _many(play, way.repeated),
    }


def _plain(play: TableGame, option: Choice, lang: str) -> str:
    """What an option says; a move, of which there may be very many, without what trying it would tell."""
    return sentences.label(lang, play.rules.id, option.name) if option.kind == "move" else option.label


def _end(play: TableGame, found: Reach[Any], lang: str) -> Data | None:
    """The words up to the end of the turn, and what they leave out that has not been shown yet."""
    if found.end is None or len(found.end) < 2:
        return None
    left = [label for asked in found.passed for label in _left_out(play, asked, lang)]
    return {"names": _names(play, found.end), "leaves": list(dict.fromkeys(left))}


def _left_out(play: TableGame, asked: Pending, lang: str) -> list[str]:
    """What a question would have offered: its actions, or else the section that it stands under."""
    words = [play.rules.vocabulary.options[option] for option in asked[2]]
    open_to = [word for word in words if not word.closes]
    actions = [sentences.label(lang, play.rules.id, word.name) for word in open_to if word.kind == "action"]
    title = sentences.section_title(lang, play.rules.id, section_of(asked))
    return actions if len(actions) == len(open_to) else [title, *actions]


def _names(play: TableGame, options: Sequence[int]) -> list[str]:
    return [play.rules.vocabulary.name(option) for option in options]
