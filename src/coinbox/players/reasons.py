"""Why a plan was chosen, in sentences about the game: the next scoring, the second-best plan, the main risk."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from coinbox.kernel.decision import Option
from coinbox.library import rules_of
from coinbox.players.plans import Plan, Thought
from coinbox.text import render, say, say_in

COMPARED = 8
"""Among so many plans, best first, one of another kind is sought to compare the best with."""
SPACES = 3
"""How many spaces the words for a plan name."""
EVENT = "event"
"""The box whose Event is told with its side."""
STOPS = ("done", "end-turn")
"""Options that leave the rest of a choice undone."""


def reason_of(lang: str, thought: Thought) -> str:
    """What the best plan of a decision does, how the second-best compares, and what may go wrong."""
    rules, me = thought.rules, thought.me
    best, *others = thought.plans(COMPARED)
    others = [plan for plan in others if not is_alike(lang, rules.id, plan.way, best.way)]
    sentences = [say(lang, "reason-plan-chance", chance=_percent(best.chance))]
    sentences += forecast_sentence(lang, rules.id, best)
    if others:
        sentences.append(compared(lang, rules.id, others[0]))
    if best.risk is not None:
        words = {
            "reply": headline(lang, rules.id, best.risk.reply),
            "faction": say_in(lang, rules.id, f"faction-{rules.factions[1 - me]}"),
        }
        sentences.append(say(lang, "reason-plan-risk", **words, chance=_percent(best.risk.chance)))
    return reduce(lambda told, sentence: say(lang, "reason-plan-then", told=told, sentence=sentence), sentences)


def forecast_sentence(lang: str, game: str, plan: Plan) -> list[str]:
    """Where the next scoring would leave the track that decides the game; none if it is not forecast."""
    if not plan.forecast:
        return []
    track, (before, after) = next(iter(plan.forecast.items()))
    name = render.track_name(lang, game, track)
    if before == after:
        return [say(lang, "reason-plan-forecast-same", track=name, after=after)]
    return [say(lang, "reason-plan-forecast", track=name, before=before, after=after)]


def compared(lang: str, game: str, other: Plan) -> str:
    """How another plan compares with the best."""
    words = headline(lang, game, other.way)
    if other.is_about_equal:
        return say(lang, "reason-plan-equal", plan=words)
    return say(lang, "reason-plan-second", plan=words, points=max(1, _percent(other.behind)))


def headline(lang: str, game: str, way: Sequence[str]) -> str:
    """A plan in a few words: what is done, in which spaces first, and in how many more."""
    return _headline(lang, game, way)


def is_alike(lang: str, game: str, one: Sequence[str], two: Sequence[str]) -> bool:
    """Whether two plans do the same, in the same spaces first."""
    return _headline(lang, game, one, counting=False) == _headline(lang, game, two, counting=False)


def _headline(lang: str, game: str, way: Sequence[str], *, counting: bool = True) -> str:
    words = rules_of(game).vocabulary
    options = [words.options[words.ids[name]] for name in dict.fromkeys(way)]
    if done := _done(lang, game, options):
        told = say(lang, "comma").join(done)
        if len(done) == 1 and any(option.kind == "action" and option.closes for option in options):
            return told  # what the rules still ask of who passes is no part of it
        spaces = [render.option(lang, game, option) for option in options if option.kind == "space"]
        where = say(lang, "comma").join(spaces[:SPACES])
        if counting and len(spaces) > SPACES:
            where = say(lang, "reason-plan-more", where=where, n=len(spaces) - SPACES)
        return say(lang, "reason-plan-where", what=told, where=where) if where else told
    chosen = [render.option(lang, game, option) for option in options if option.name not in STOPS]
    return say(lang, "comma").join(chosen[:SPACES]) or say(lang, "reason-plan-stop")


def _done(lang: str, game: str, options: Sequence[Option]) -> list[str]:
    """What is done, in words; an Event is told with its side, and not at all by who passes."""
    done = [option for option in options if option.kind in ("action", "side") or option.name == EVENT]
    known = any(option.kind == "side" or option.closes for option in done)
    told = [option for option in done if not (option.name == EVENT and known)]
    return [
        say(lang, "reason-plan-event", side=option.name) if option.kind == "side" else render.option(lang, game, option)
        for option in told
    ]


def _percent(chance: float) -> int:
    return round(100 * chance)
