"""What the things on a table are: word and sentences, from the glossary, the sections and the game's own texts."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import coinbox
from coinbox.table import sentences
from coinbox.table.description import Description
from coinbox.text import has_in, render, say, say_in
from coinbox.text.glossary import terms

Data = dict[str, Any]
SHARED = ("adjacent", "capability", "draw_deck", "eligible", "forecast", "initiative_track", "propaganda_round")
"""Terms of every table."""
MIDDLE = "middle"
"""The name of a zone that belongs to nobody."""


def things(game: str, told: Description) -> list[str]:
    """The names of all that a page can be asked about: terrain, markers, tracks, steps, chits, boxes and so on."""
    return list(dict.fromkeys(_things(game, told)))


def _things(game: str, told: Description) -> Iterator[str]:
    for space in _spaces(game):
        yield f"terrain-{space['terrain']}"
        yield f"kind-{space['kind']}"
        if space["kind"] not in told.unpopulated:
            yield "population"
    if told.control:
        yield "control"
    if told.places:
        yield from (f"kind-{told.places.kind}", "starred")
    yield from (f"level-{level}" for level in told.levels)
    yield from (f"marker-{marker.id}" for marker in told.markers)
    yield from (f"piece-{piece.family}" for piece in told.pieces)
    for track in told.tracks:
        yield f"track-{track.id}"
        yield from (f"zone-{track.id}-{zone.faction or MIDDLE}" for zone in track.zones)
    for row in told.steps:
        yield f"track-{row.id}"
        yield from (f"{row.id}-{step}" for step in row.steps)
    for chits in told.chits:
        yield f"chits-{chits.id}"
        yield from (f"{chits.prefix}{name}" for name in chits.names)
    yield from (f"box-{box}" for box in told.initiative)
    yield from (f"box-{box.word}{f'-{box.card}' if box.card else ''}" for box in told.boxes)
    yield from SHARED


@cache
def _spaces(game: str) -> list[Data]:
    found: Any = coinbox.new(game, seed=0, logging=False).board()["spaces"]
    return list(found)


def tips(game: str, lang: str, told: Description) -> dict[str, Data]:
    """Thing -> its word, what it is, and the section that says so; what nobody has explained is left out."""
    found = {thing: _tip(game, lang, told, thing) for thing in things(game, told)}
    return {thing: tip for thing, tip in found.items() if tip is not None}


def _tip(game: str, lang: str, told: Description, thing: str) -> Data | None:
    section = told.sections.get(thing, "")
    if has_in(lang, game, f"tip-{thing}"):
        about = [say_in(lang, game, f"tip-{thing}")]
    else:
        about = [each for each in (_own(game, lang, thing), sentences.section_help(lang, game, section)) if each]
    return {"word": word_of(game, lang, told, thing), "about": about, "section": section} if about else None


def _own(game: str, lang: str, thing: str) -> str:
    """The sentence of the game's texts about a thing, or that of the glossary."""
    card = thing.rpartition("-")[2]
    messages = (f"{thing}.help", f"web-{thing}", f"card-{card}-text", f"card-{card}-unshaded")
    found = next((message for message in messages if has_in(lang, game, message)), None)
    if found is not None:
        return say_in(lang, game, found)
    kind, _, name = thing.partition("-")
    wanted = [name or kind, name.replace("-", "_"), f"{name}_track"]
    if kind == "track":  # the share of a faction, such as british_resources
        wanted.append(name.rpartition("_")[2])
    known = {term.id: term.about[lang] for term in terms(game)}
    return next((known[each] for each in wanted if each in known), "")


def word_of(game: str, lang: str, told: Description, thing: str) -> str:
    """What a thing is called."""
    kind, _, name = thing.partition("-")
    if kind == "zone":
        track, _, faction = name.rpartition("-")
        zones = next(each.zones for each in told.tracks if each.id == track)
        zone = next(each for each in zones if (each.faction or MIDDLE) == faction)
        numbers = f"{zone.from_}-{zone.to}" if zone.to > zone.from_ else f"{zone.from_}"
        return say(lang, "table-zone", track=render.track_name(lang, game, track), numbers=numbers)
    if kind == "track":
        return render.track_name(lang, game, name)
    if kind == "chits":
        return say_in(lang, game, next(each.title for each in told.chits if each.id == name))
    card = name.rpartition("-")[2]
    if kind == "box" and has_in(lang, game, f"card-{card}-title"):
        return render.card_title(lang, game, card)
    messages = (thing, f"web-board-{name}", f"web-board-{thing}", f"terrain-{name}")
    found = next((message for message in messages if has_in(lang, game, message)), None)
    if found is not None:
        return say_in(lang, game, found)
    return next((term.words[lang] for term in terms(game) if term.id in (name, thing)), thing)
