"""The addresses of hints and analyses."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request
from fastapi.responses import Response
from pydantic import Field

from coinbox.table import models
from coinbox.table.analyses import Analyses
from coinbox.table.asking import ALWAYS, At, Credentials, Language, of_table, raw, token_of
from coinbox.table.hints import PLANS, Hints
from coinbox.table.models import Id, error_responses

router = APIRouter(prefix="/api/tables/{table}", responses=ALWAYS | of_table)


async def hints_of(request: Request, _: At) -> Hints:
    found: Hints = request.app.state.hints
    return found


async def analyses_of(request: Request, _: At) -> Analyses:
    found: Analyses = request.app.state.analyses
    return found


gone: dict[int | str, dict[str, Any]] = {204: {"description": "There is no hint at this step of the game"}}
Hinting = Annotated[Hints, Depends(hints_of)]
Analysing = Annotated[Analyses, Depends(analyses_of)]


@router.post("/hints", response_model=models.State, responses=error_responses(403))
async def agree(
    table: Id, body: models.HintsCommand, tables: At, credentials: Credentials, lang: Language = "en"
) -> Response:
    """Want hints, or want none any more, at a table that people share."""
    return raw(await tables.agree(table, token_of(credentials), lang, body.agreed))


@router.post("/hint", response_model=models.HintAnswer, responses=error_responses(403, 409, 429))
async def ask_hint(
    table: Id, body: models.HintCommand, hints: Hinting, credentials: Credentials, lang: Language = "en"
) -> Response:
    """Ask for a hint for the own pending decision; it is thought about beside the game."""
    return raw(await hints.ask(table, token_of(credentials), lang, body.seq))


@router.get("/hint", response_model=models.HintAnswer, responses=error_responses(403) | gone)
async def look_at_hint(table: Id, hints: Hinting, credentials: Credentials, lang: Language = "en") -> Response:
    """How far the hint has come; nothing (204) when the game has moved on, which a page cannot always know."""
    found = await hints.look(table, token_of(credentials), lang)
    return Response(status_code=204) if found is None else raw(found)


@router.post("/hint/stop", status_code=204, responses=error_responses(403))
async def stop_hint(
    table: Id, _: models.Nothing, hints: Hinting, credentials: Credentials, lang: Language = "en"
) -> Response:
    """Think no more about it."""
    await hints.stop(table, token_of(credentials), lang)
    return Response(status_code=204)


@router.get("/hint/{number}", response_model=models.BeatsAnswer, responses=error_responses(403, 409))
async def plan_story(
    table: Id,
    number: Annotated[int, Field(ge=0, lt=PLANS)],
    hints: Hinting,
    credentials: Credentials,
    lang: Language = "en",
) -> Response:
    """What a plan of the hint would do, told like a turn that was played."""
    return raw(await hints.story(table, token_of(credentials), lang, number))


@router.get("/analysis", response_model=models.AnalysisAnswer, responses=error_responses(409))
async def look_at_analysis(table: Id, analyses: Analysing, credentials: Credentials, lang: Language = "en") -> Response:
    """What is known of the turns of a finished game."""
    return raw(await analyses.look(table, token_of(credentials), lang))


@router.post("/analysis", response_model=models.AnalysisAnswer, responses=error_responses(409, 429))
async def begin_analysis(
    table: Id, _: models.Nothing, analyses: Analysing, credentials: Credentials, lang: Language = "en"
) -> Response:
    """Analyse a finished game, or go on where that was stopped."""
    return raw(await analyses.begin(table, token_of(credentials), lang))


@router.post("/analysis/stop", response_model=models.AnalysisAnswer, responses=error_responses(409))
async def stop_analysis(
    table: Id, _: models.Nothing, analyses: Analysing, credentials: Credentials, lang: Language = "en"
) -> Response:
    """Let the analysis rest; what is known is kept."""
    return raw(await analyses.stop(table, token_of(credentials), lang))


@router.get("/analysis/{moment}", response_model=models.InsteadAnswer, responses=error_responses(409))
async def instead(
    table: Id,
    moment: Annotated[int, Field(ge=0, le=models.LARGEST)],
    analyses: Analysing,
    credentials: Credentials,
    lang: Language = "en",
) -> Response:
    """A turn that lost, as it was played and as it would have been better."""
    return raw(await analyses.instead(table, token_of(credentials), lang, moment))
