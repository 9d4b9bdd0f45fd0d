"""What there is to read and to learn of a game, as the page shows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from coinbox.kernel.errors import CoinboxError
from coinbox.kernel.piecemeal import Work
from coinbox.learn import exercises, guides, history, lessons, rulebook
from coinbox.learn.example import example_file
from coinbox.learn.scenes import Scene
from coinbox.library import cards_of, rules_of
from coinbox.table import sentences
from coinbox.table.desk import Board, Desk
from coinbox.table.refusal import Refusal, refuse
from coinbox.text import say, say_in
from coinbox.text.errors import told

Data = dict[str, Any]


def scene_data(scene: Scene, lang: str) -> Data:
    """A scene: what to look at, and how its board came about, which the study desk takes."""
    game = scene.open()
    return {
        "note": scene.note[lang] if scene.note else "",
        "scenario": game.scenario,
        "position": scene.position,
        "names": list(game.journal),
        "way": list(scene.way),
    }


# -- rules -------------------------------------------------------------------------------------------------------------


def contents(game: str, lang: str) -> list[Data]:
    """The sections of a game with their titles."""
    return [
        {"section": page.section, "title": page.title[lang], "parent": page.parent}
        for page in rulebook.rulebook(game).values()
    ]


def page(game: str, section: str, lang: str) -> Data:
    """One section: its text, what touches it, and its boards; refused if there is none."""
    pages = rulebook.rulebook(game)
    found = pages.get(section)
    if found is None:
        raise refuse(lang, "not-found")
    order = list(pages)
    at = order.index(section)
    rulings = rulebook.rulings_of(game)
    touching = [rulings[id_] for id_ in found.rulings]
    touching += [each for each in rulings.values() if section in each.sections and each.id not in found.rulings]
    return {
        "section": section,
        "title": found.title[lang],
        "text": found.text[lang],
        "parent": found.parent,
        "within": [part for part, each in pages.items() if each.parent == section],
        "before": order[at - 1] if at else None,
        "after": order[at + 1] if at + 1 < len(order) else None,
        "cards": [{"id": card, "title": sentences.card(lang, game, card)["title"]} for card in found.cards],
        "rulings": [{"id": each.id, "text": each.text[lang]} for each in touching],
        "scenes": [scene_data(scene, lang) for scene in found.scenes],
    }


def rulings(game: str, lang: str) -> list[Data]:
    """The rulings for a game, with the sections that they are about."""
    known = rulebook.rulebook(game)
    return [
        {"id": each.id, "text": each.text[lang], "sections": [part for part in each.sections if part in known]}
        for each in rulebook.rulings_of(game).values()
    ]


# -- history -----------------------------------------------------------------------------------------------------------


def backgrounds(game: str, lang: str) -> list[Data]:
    """The cards with their history, and by what a gallery can be filtered."""
    told_of = history.history_of(game)
    return [
        {
            "id": card.id,
            "title": sentences.card(lang, game, card.id)["title"],
            "sides": list(card.sides),
            "capability": card.capability,
            "mandatory": card.mandatory,
            "serves": history.served_by(game, card),
            "when": told_of[card.id].when,
            "years": list(told_of[card.id].years),
            "about": told_of[card.id].about[lang],
            "read": [
                {"author": source.author, "title": source.title, "chapter": source.chapter}
                for source in told_of[card.id].read
            ],
        }
        for card in cards_of(game)
        if card.id in told_of
    ]


# -- guides ------------------------------------------------------------------------------------------------------------


def guide(game: str, faction: str, lang: str) -> Data:
    """How to play a faction well; refused if there is no guide."""
    found = guides.guides_of(game).get(faction)
    if found is None:
        raise refuse(lang, "not-found")
    return {
        "faction": faction,
        "name": say_in(lang, game, f"faction-{faction}"),
        "advice": [
            {
                "kind": each.kind,
                "title": each.title[lang],
                "text": each.text[lang],
                "scenes": [scene_data(scene, lang) for scene in each.scenes],
                "checked": each.checked.told(lang) if each.checked else "",
            }
            for each in found
        ],
    }


# -- lessons -----------------------------------------------------------------------------------------------------------


def overview(game: str, lang: str) -> Data:
    """What a game offers to those who want to learn."""
    return {
        "lessons": [
            {
                "faction": lesson.faction,
                "title": lesson.title[lang],
                "about": lesson.about[lang],
                "steps": len(lesson.steps),
            }
            for lesson in _in_order(game, lessons.lessons_of(game))
        ],
        "guides": [
            {"faction": faction, "title": say_in(lang, game, f"faction-{faction}")}
            for faction in rules_of(game).factions
            if faction in guides.guides_of(game)
        ],
        "rules": bool(rulebook.rulebook(game)),
        "history": bool(history.history_of(game)),
        "example": example_file(game) is not None,
        "exercises": len(exercises.exercises_of(game)),
    }


def _in_order(game: str, found: dict[str, lessons.Lesson]) -> list[lessons.Lesson]:
    return [found[faction] for faction in rules_of(game).factions if faction in found]


def lesson_point(game: str, faction: str, done: int, chosen: Sequence[str], since: int | None, lang: str) -> Work[Data]:
    """Where a learner stands: the board, what the lesson says there, and what happened since a place, turn by turn."""
    lesson = lessons.lessons_of(game).get(faction)
    if lesson is None:
        raise refuse(lang, "not-found")
    try:
        at = lessons.point(lesson, done, chosen)
        then = lessons.after_turn(lesson, done, chosen) if at.turn_over else None
    except CoinboxError as error:
        raise Refusal("bad-request", told(lang, error)) from error
    start = at.game.start
    position = None if start is None else at.game.rules.position(start)
    desk = Desk(Board(game, at.game.scenario, position, at.game.journal), lang, (faction,))
    turns = yield from desk.turns(len(desk.names) if since is None else since)
    step = at.step
    if not at.strayed:
        other = ""
    elif step is not None and step.other is not None:
        other = step.other[lang]
    else:
        other = say(lang, "learn-other")
    return {
        "title": lesson.title[lang],
        "steps": len(lesson.steps),
        "done": at.done,
        "say": step.say[lang] if step else say(lang, "learn-end"),
        "do": list(step.do) if step else [],
        "suggested": at.suggested,
        "suggested_label": sentences.label(lang, game, at.suggested) if at.suggested else "",
        "light": list(step.light) if step else [],
        "strayed": at.strayed,
        "other": other,
        "turn_over": at.turn_over,
        "then": then,
        "over": step is None,
        "names": desk.names,
        "turns": turns,
        "state": desk.state(),
    }
