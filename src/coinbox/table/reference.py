"""What does not depend on a table: games, cards, the player aid and the texts."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib import resources
from typing import Any

from coinbox.library import games, rules_of
from coinbox.players import BOTS
from coinbox.table import sentences
from coinbox.text import has, messages, say, say_in

Data = dict[str, Any]


BOT_ORDER = tuple(sorted(BOTS))


def game_list(lang: str) -> list[Data]:
    """The games with what a start page shows."""
    return [
        {
            "id": game.id,
            "title": game.title,
            "about": say(lang, f"game-{game.id}-about"),
            "scenarios": [{"id": s, "title": say(lang, f"scenario-{game.id}-{s}")} for s in game.scenarios],
            "factions": [{"id": f, "name": say_in(lang, game.id, f"faction-{f}")} for f in game.factions],
            "board": game.id,
            "bots": list(BOT_ORDER),
        }
        for game in games(lang)
    ]


def cards(game: str, lang: str) -> list[Data]:
    """Every card of a game."""
    words = rules_of(game).vocabulary.options
    return [sentences.card(lang, word.name.removeprefix("card:")) for word in words if word.kind == "card"]


def aid(game: str, lang: str) -> Data:
    """The player aid of a game."""
    page = rules_of(game).aid
    return {
        "factions": [
            {
                "id": faction,
                "name": say_in(lang, game, f"faction-{faction}"),
                "operations": [_action(game, lang, action) for action in page.operations.get(faction, ())],
                "specials": [_action(game, lang, action) for action in page.specials.get(faction, ())],
                "others": [_action(game, lang, action) for action in page.others.get(faction, ())],
            }
            for faction in rules_of(game).factions
        ],
        "propaganda": [
            {
                "phase": phase,
                "section": section,
                "name": say_in(lang, game, f"phase-{phase}"),
                "help": _help(game, lang, section),
            }
            for section, phase in page.phases.items()
        ],
        "raises": [_section(game, lang, section) for section in page.raises],
        "lowers": [_section(game, lang, section) for section in page.lowers],
        "sections": {section: _section(game, lang, section) for section in sections(game)},
    }


def _action(game: str, lang: str, action: str) -> Data:
    rules = rules_of(game)
    option = rules.vocabulary.ids.get(action)
    section = rules.aid.sections.get(action) or (rules.vocabulary.options[option].rule if option is not None else None)
    return {
        "id": action,
        "name": say_in(lang, game, f"action-{action}"),
        "section": section or "",
        "help": say_in(lang, game, f"action-{action}-help"),
    }


@cache
def sections(game: str) -> tuple[str, ...]:
    """The sections of a game that have a summary, in order."""
    mark = f"section-{game}-"
    names = {name.removeprefix(mark).removesuffix(".help") for name in messages("en") if name.startswith(mark)}
    numbers = sorted(tuple(int(part) for part in name.split("_")) for name in names)
    return tuple(".".join(map(str, number)) for number in numbers)


def _section(game: str, lang: str, section: str) -> Data:
    return {"title": sentences.section_title(lang, game, section), "help": _help(game, lang, section)}


def _help(game: str, lang: str, section: str) -> str:
    message = f"section-{game}-{section.replace('.', '_')}.help"
    return say(lang, message) if has(lang, message) else ""


@cache
def fluent_source(lang: str) -> tuple[str, str]:
    """All texts of a language as Fluent source, and a tag that changes with them."""
    folder = resources.files("coinbox.text").joinpath(lang)
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    source = "\n".join(file.read_text(encoding="utf-8") for file in files)
    return source, hashlib.sha256(source.encode()).hexdigest()[:20]
