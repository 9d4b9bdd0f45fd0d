"""What a space is, who Controls it and what may be done there, for the card over the board."""

from __future__ import annotations

from typing import Any

from coinbox.kernel.rules import Prospect
from coinbox.table import reference, sentences
from coinbox.table.story import places_between
from coinbox.table.table_game import TableGame
from coinbox.text import say, say_in

Data = dict[str, Any]


def space_card(play: TableGame, lang: str, name: str) -> Data | None:
    """The card of a space or of a place between the spaces; None if there is no such one."""
    game, view = play.rules.id, play.sight.board
    space = next((each for each in _listed(view["spaces"]) if each["id"] == name), None)
    if space is not None:
        things = [f"kind-{space['kind']}", f"terrain-{space['terrain']}"]
        may = [_may(lang, game, prospect) for prospect in play.game.prospects(name)]
        told = {"name": say_in(lang, game, f"space-{name}"), "adjacent": space["adjacent"], "may": may}
        return {"id": name, **told, "control": _control(lang, play, space), "tips": _tips(game, lang, things)}
    places = places_between(game)
    place = next((each for each in _listed(view[places.field]) if each["id"] == name), None) if places else None
    if places is None or place is None:
        return None
    things = [f"kind-{places.kind}", *(["starred"] if place.get("starred") else [])]
    told = {"name": say_in(lang, game, f"place-{name}"), "adjacent": place.get("touches", []), "may": []}
    return {"id": name, **told, "control": None, "tips": _tips(game, lang, things)}


def _listed(found: Any) -> list[Data]:
    return list(found)


def _control(lang: str, play: TableGame, space: Data) -> str | None:
    """Who Controls a space and by how many pieces; None where nobody can."""
    if space["lead"] is None:
        return None
    words = {"control": say_in(lang, play.rules.id, f"control-{space['control']}"), "n": abs(space["lead"])}
    return say(lang, "table-control", **words)


def _may(lang: str, game: str, prospect: Prospect) -> Data:
    return {
        "faction": prospect.faction,
        "operations": [_action(lang, game, name) for name in prospect.operations],
        "specials": [_action(lang, game, name) for name in prospect.specials],
    }


def _action(lang: str, game: str, name: str) -> Data:
    return {"id": name, "name": sentences.label(lang, game, name)}


def _tips(game: str, lang: str, things: list[str]) -> list[Data]:
    """What is said of these things, each of them once."""
    known = reference.explained(game, lang)
    found = {known[thing]["word"]: known[thing] for thing in things if thing in known}
    return list(found.values())
