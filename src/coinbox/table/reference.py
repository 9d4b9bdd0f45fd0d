"""What does not depend on a table: games, cards, the player aid, the texts and the boards."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Any, NamedTuple

import msgspec
from pydantic import ValidationError

from coinbox.kernel.errors import CoinboxError
from coinbox.library import UnknownGame, folder_of, game_ids, games, rules_of
from coinbox.players.levels import levels
from coinbox.table import sentences
from coinbox.table.description import Description, TableAnswer
from coinbox.table.tips import tips
from coinbox.text import own_messages, say_in, sources
from coinbox.text.glossary import Term, terms

Data = dict[str, Any]

USUAL_BOT = "greedy"
"""The level that is offered first: it plays sensibly and can be beaten."""


def game_list(lang: str) -> list[Data]:
    """The games with what a start page shows."""
    return [
        {
            "id": game.id,
            "title": game.title,
            "about": say_in(lang, game.id, "game-about"),
            "scenarios": [{"id": s, "title": say_in(lang, game.id, f"scenario-{s}")} for s in game.scenarios],
            "factions": [{"id": f, "name": say_in(lang, game.id, f"faction-{f}")} for f in game.factions],
            "picture": picture(game.id),
            "bots": [{"id": each.player, "name": each.name, "about": each.about} for each in levels(lang)],
            "usual_bot": USUAL_BOT,
        }
        for game in games(lang)
    ]


def cards(game: str, lang: str) -> list[Data]:
    """Every card of a game."""
    words = rules_of(game).vocabulary.options
    return [sentences.card(lang, game, word.name.removeprefix("card:")) for word in words if word.kind == "card"]


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
                "help": sentences.section_help(lang, game, section),
            }
            for section, phase in page.phases.items()
        ],
        "raises": [_section(game, lang, section) for section in page.raises],
        "lowers": [_section(game, lang, section) for section in page.lowers],
        "sections": {section: _section(game, lang, section) for section in sections(game)},
        "terms": [
            {"id": term.id, "word": term.words[lang], "other": _other(term, lang), "about": term.about[lang]}
            for term in terms(game)
        ],
        "tips": explained(game, lang),
    }


@cache
def explained(game: str, lang: str) -> dict[str, Data]:
    """What the things on a game's table are; nothing for a game that the page cannot draw."""
    return tips(game, lang, description(game)) if picture(game) else {}


def _other(term: Term, lang: str) -> str:
    """The word of a term in the other language, which the booklet on the table may be written in."""
    return next(word for other, word in term.words.items() if other != lang)


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
    mark = "section-"
    own = own_messages("en", game)
    names = {name.removeprefix(mark).removesuffix(".help") for name in own if name.startswith(mark)}
    numbers = sorted(tuple(int(part) for part in name.split("_")) for name in names)
    return tuple(".".join(map(str, number)) for number in numbers)


def _section(game: str, lang: str, section: str) -> Data:
    return {"title": sentences.section_title(lang, game, section), "help": sentences.section_help(lang, game, section)}


class File(NamedTuple):
    """What browsers keep until it changes, and a tag that changes with it."""

    body: bytes
    tag: str


def file_of(body: bytes) -> File:
    return File(body, hashlib.sha256(body).hexdigest()[:20])


@cache
def fluent_source(lang: str) -> File:
    """All texts of a language as Fluent source, those of each game apart."""
    return file_of(
        msgspec.json.encode({"ftl": _source(lang), "games": {game: _source(lang, game) for game in game_ids()}})
    )


def _source(lang: str, game: str = "") -> str:
    return "\n".join(source for _, source in sources(lang, game))


# -- boards ------------------------------------------------------------------------------------------------------------

DRAWING, GEOMETRY, DESCRIPTION = "board.svg", "board.json", "table.json"


class NotDrawn(CoinboxError):
    """A game brings no board for the page, or none that it understands."""


@cache
def description(game: str) -> Description:
    """What the folder of a game says of its table."""
    try:
        return Description.model_validate_json(_read(game, DESCRIPTION).body)
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join(map(str, first["loc"]))
        problem = f"{where}: {first['msg']}" if where else first["msg"]
        raise NotDrawn(
            f"{DESCRIPTION} cannot be used ({problem})", "error-description", file=DESCRIPTION, problem=problem
        ) from error


@cache
def board_file(game: str, name: str) -> File:
    """The drawing or the geometry of a game's board, which may be another game's."""
    return _read(description(game).board or game, name)


@cache
def table_description(game: str) -> File:
    """All that the page must know of a game to draw it."""
    told = description(game)
    known = told.model_dump() | {"id": game, "drawing": _address(game, DRAWING), "geometry": _address(game, GEOMETRY)}
    answer = TableAnswer.model_validate(known, by_name=True)
    return file_of(answer.model_dump_json(by_alias=True).encode())


def picture(game: str) -> str | None:
    """The address of a game's drawing as a picture; its fragment shows the layer of places."""
    try:
        return _address(game, DRAWING) + ("#places" if description(game).places else "")
    except NotDrawn:
        return None


def _address(game: str, name: str) -> str:
    """Where a file of a board is, seen from the page: two games with one board find it in one place."""
    return f"api/games/{description(game).board or game}/{name}?v={board_file(game, name).tag}"


@cache
def _read(game: str, name: str) -> File:
    try:
        return file_of(folder_of(game).joinpath(name).read_bytes())
    except FileNotFoundError as error:
        raise NotDrawn(f"there is no {name} in its folder", "error-no-drawing", file=name) from error
    except UnknownGame as error:
        raise NotDrawn(str(error), error.message, **error.facts) from error
