"""The addresses of what there is to read and to learn: rules, history, guides, lessons, search."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.responses import PlainTextResponse, Response

from coinbox.learn.example import example_of
from coinbox.learn.lookup import search as found_in
from coinbox.table import learn_models as models
from coinbox.table import learning
from coinbox.table.asking import ALWAYS, Coming, Language, raw
from coinbox.table.desk_routes import known_game
from coinbox.table.leisure import at_leisure
from coinbox.table.models.state import error_responses
from coinbox.table.models.words import Id
from coinbox.table.refusal import refuse
from coinbox.table.table import encode

router = APIRouter(prefix="/api/games/{game}", responses=ALWAYS | error_responses(404))


@router.get("/learn", response_model=models.LearnAnswer)
async def learn(game: Id, lang: Language = "en") -> Response:
    """What a game offers to those who want to learn."""
    return raw(encode(learning.overview(known_game(game, lang), lang)))


@router.get("/rules", response_model=list[models.SectionTitle])
async def contents(game: Id, lang: Language = "en") -> Response:
    """The sections of a game with their titles."""
    return raw(encode(learning.contents(known_game(game, lang), lang)))


@router.get("/rules/{section}", response_model=models.SectionAnswer)
async def section(game: Id, section: models.Section, lang: Language = "en") -> Response:
    """One section of the rules in our own words."""
    return raw(encode(learning.page(known_game(game, lang), section, lang)))


@router.get("/rulings", response_model=list[models.RulingEntry])
async def rulings(game: Id, lang: Language = "en") -> Response:
    """The rulings for a game on what its booklet leaves open."""
    return raw(encode(learning.rulings(known_game(game, lang), lang)))


@router.get("/history", response_model=list[models.HistoryAnswer])
async def history(game: Id, lang: Language = "en") -> Response:
    """The history behind the cards."""
    return raw(encode(learning.backgrounds(known_game(game, lang), lang)))


@router.get("/guides/{faction}", response_model=models.GuideAnswer)
async def guide(game: Id, faction: Id, lang: Language = "en") -> Response:
    """How to play a faction well."""
    return raw(encode(learning.guide(known_game(game, lang), faction, lang)))


@router.post("/lessons/{faction}", response_model=models.LessonAnswer, responses=error_responses(409))
async def lesson(
    game: Id, faction: Id, body: models.LessonAsked, request: Request, visit: Coming, lang: Language = "en"
) -> Response:
    """Where a learner stands in the first steps of a faction, and what the lesson says there."""
    work = learning.lesson_point(known_game(game, lang), faction, body.done, body.chosen, body.since, lang)
    return raw(encode(await at_leisure(work, request, visit, lang)))


@router.get("/example", response_class=Response)
async def example(game: Id, lang: Language = "en") -> PlainTextResponse:
    """The printed example of play as a record, told in comments."""
    found = example_of(known_game(game, lang))
    if found is None:
        raise refuse(lang, "not-found")
    return PlainTextResponse(found)


@router.get("/search", response_model=list[models.FoundAnswer])
async def search(
    game: Id, words: Annotated[str, Query(max_length=100, pattern=r"^[^\x00]*$")], lang: Language = "en"
) -> Response:
    """Where words stand in rules, cards, terms, rulings and history."""
    return raw(encode([found._asdict() for found in found_in(known_game(game, lang), words, lang)]))
