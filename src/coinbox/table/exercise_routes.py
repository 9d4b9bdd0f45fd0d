"""The addresses of exercises."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

from fastapi import APIRouter
from fastapi.responses import Response, StreamingResponse

from coinbox.table import exercise_models as models
from coinbox.table import exercises
from coinbox.table.asking import ALWAYS, At, Coming, Language, Metered, raw, spend
from coinbox.table.desk_routes import JSON_LINES, known_game
from coinbox.table.models.ahead import WhyAnswer
from coinbox.table.models.state import error_responses
from coinbox.table.models.words import Id
from coinbox.table.table import encode

router = APIRouter(prefix="/api/games/{game}/exercises", responses=ALWAYS | error_responses(404))

verdict: dict[int | str, dict[str, Any]] = {200: {"model": models.JudgedAnswer}}


@router.get("", response_model=list[models.ExerciseTitle])
async def listed(game: Id, lang: Language = "en") -> Response:
    """The exercises of a game, the easy ones first."""
    return raw(encode(exercises.listed(known_game(game, lang), lang)))


@router.post("/{exercise}", response_model=models.ExerciseAnswer, responses=error_responses(409))
async def exercise(game: Id, exercise: Id, body: models.ExercisePlayed, lang: Language = "en") -> Response:
    """The board of an exercise after some choices, with what happened since."""
    desk = exercises.ExerciseDesk(known_game(game, lang), exercise, body.names, lang)
    desk.choose(body.play)
    return raw(desk.shown(len(body.names) if body.since is None else body.since))


@router.post("/{exercise}/why", response_model=WhyAnswer, responses=error_responses(409))
async def why(game: Id, exercise: Id, body: models.ExerciseQuestion, lang: Language = "en") -> Response:
    """Why an option is not offered."""
    return raw(exercises.ExerciseDesk(known_game(game, lang), exercise, body.names, lang).why(body.options))


@router.post("/{exercise}/judge", response_class=Response, responses=error_responses(409) | verdict)
async def judge(
    game: Id,
    exercise: Id,
    body: models.ExerciseTurn,
    tables: At,
    visit: Coming,
    meter: Metered,
    lang: Language = "en",
) -> StreamingResponse:
    """How good a turn is: a line of JSON whenever the comparison has come further, the last with the verdict."""
    desk = exercises.ExerciseDesk(known_game(game, lang), exercise, body.names, lang)
    spend(meter, visit, "thinking", 1, lang)
    lines = desk.judged(tables.thinkers)
    first = await anext(lines)

    async def all_lines() -> AsyncIterator[bytes]:
        yield first
        async for line in lines:
            yield line

    return StreamingResponse(all_lines(), media_type=JSON_LINES)


@router.get("/{exercise}/best", response_model=models.BestAnswer)
async def best(game: Id, exercise: Id, lang: Language = "en") -> Response:
    """The best turn of an exercise, told like one that was played."""
    return raw(exercises.ExerciseDesk(known_game(game, lang), exercise, (), lang).best())
