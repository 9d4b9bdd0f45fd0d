"""What does not depend on a table: games, cards, the player aid and the texts."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib import resources
from typing import Any, NamedTuple

from coinbox.library import games, rules_of
from coinbox.players import BOTS
from coinbox.table import sentences
from coinbox.text import has, messages, say, say_in

Data = dict[str, Any]


class Aid(NamedTuple):
    """What the player aid of a game shows, in order."""

    operations: dict[str, tuple[str, ...]]
    specials: dict[str, tuple[str, ...]]
    others: dict[str, tuple[str, ...]]
    """Further actions of each faction, with the section in which they stand first."""
    propaganda: dict[str, str]
    """Section -> phase."""
    raises: tuple[str, ...] = ("7.1",)
    lowers: tuple[str, ...] = ("7.2",)
    """The sections on what moves the track that decides the game."""


PHASES = {"6.1": "political_will", "6.2": "resources", "6.3": "support", "6.4": "redeploy", "6.5": "reset"}
AIDS = {
    "malaya": Aid(
        operations={
            "british": ("train", "garrison", "sweep", "assault"),
            "mcp": ("rally", "march", "attack", "terror"),
        },
        specials={"british": ("resettle", "reprisal", "air-strike"), "mcp": ("extort", "intimidate", "ambush")},
        others={"british": ("pacify", "event", "pass"), "mcp": ("agitate", "event", "pass")},
        propaganda=PHASES,
    ),
    "kenya": Aid(
        operations={
            "british": ("deploy", "relocate", "sweep", "assault"),
            "mau_mau": ("rally", "march", "terror"),
        },
        specials={"british": ("reward", "reprisal", "air-strike"), "mau_mau": ("supply", "oath", "raid")},
        others={"british": ("event", "pass"), "mau_mau": ("event", "pass")},
        propaganda=PHASES,
    ),
    "arab_revolt": Aid(
        operations={
            "british": ("deploy", "patrol", "sweep", "assault"),
            "rebels": ("rally", "march", "sabotage", "ambush"),
        },
        specials={"british": ("punish", "divide", "air-recon"), "rebels": ("mobilize", "coordinate", "raid")},
        others={"british": ("event", "pass"), "rebels": ("event", "pass")},
        propaganda=PHASES,
    ),
    "japanese_occupation": Aid(
        operations={
            "british": ("train", "contact", "sabotage", "ambush"),
            "japanese": ("deploy", "construct", "sweep", "assault"),
        },
        specials={"british": ("supply", "gather", "raid"), "japanese": ("extract", "reprisal", "eliminate")},
        others={"british": ("event", "pass"), "japanese": ("event", "pass")},
        propaganda={
            "6.1": "mpaja",
            "6.2": "resistance",
            "6.3": "resources",
            "6.4": "support",
            "6.5": "redeploy",
            "6.6": "reset",
        },
    ),
}
SECTION_OF = {"pacify": "6.3.1", "agitate": "6.3.2"}
"""Actions that are no options of their own."""
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
    page = AIDS[game]
    return {
        "factions": [
            {
                "id": faction,
                "name": say_in(lang, game, f"faction-{faction}"),
                "operations": [_action(game, lang, action) for action in page.operations[faction]],
                "specials": [_action(game, lang, action) for action in page.specials[faction]],
                "others": [_action(game, lang, action) for action in page.others[faction]],
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
            for section, phase in page.propaganda.items()
        ],
        "raises": [_section(game, lang, section) for section in page.raises],
        "lowers": [_section(game, lang, section) for section in page.lowers],
        "sections": {section: _section(game, lang, section) for section in sections(game)},
    }


def _action(game: str, lang: str, action: str) -> Data:
    words = rules_of(game).vocabulary
    option = words.ids.get(action)
    section = SECTION_OF.get(action) or (words.options[option].rule if option is not None else None)
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
