"""The addresses of hints and analyses."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request
from fastapi.responses import Response
from pydantic import Field

from coinbox.table.analyses import Analyses
from coinbox.table.asking import ALWAYS, Asked, At, of_table, raw
from coinbox.table.hints import PLANS, Hints
from coinbox.table.models.analysis import AnalysisAnswer, HintAnswer
from coinbox.table.models.beats import BeatsAnswer, InsteadAnswer
from coinbox.table.models.commands import HintCommand, HintsCommand, Nothing
from coinbox.table.models.state import State, error_responses
from coinbox.table.models.words import LARGEST

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


@router.post("/hints", response_model=State, responses=error_responses(403))
async def agree(body: HintsCommand, tables: At, asked: Asked) -> Response:
    """Want hints, or want none any more, at a table that people share."""
    return raw(await tables.commands.agree(*asked, body.agreed))


@router.post("/hint", response_model=HintAnswer, responses=error_responses(403, 409, 429))
async def ask_hint(body: HintCommand, hints: Hinting, asked: Asked) -> Response:
    """Ask for a hint for the own pending decision; it is thought about beside the game."""
    return raw(await hints.ask(*asked, body.seq))


@router.get("/hint", response_model=HintAnswer, responses=error_responses(403) | gone)
async def look_at_hint(hints: Hinting, asked: Asked) -> Response:
    """How far the hint has come; nothing (204) when the game has moved on, which a page cannot always know."""
    found = await hints.look(*asked)
    return Response(status_code=204) if found is None else raw(found)


@router.post("/hint/stop", status_code=204, responses=error_responses(403))
async def stop_hint(_: Nothing, hints: Hinting, asked: Asked) -> Response:
    """Think no more about it."""
    await hints.stop(*asked)
    return Response(status_code=204)


@router.get("/hint/{number}", response_model=BeatsAnswer, responses=error_responses(403, 409))
async def plan_story(number: Annotated[int, Field(ge=0, lt=PLANS)], hints: Hinting, asked: Asked) -> Response:
    """What a plan of the hint would do, told like a turn that was played."""
    return raw(await hints.story(*asked, number))


@router.get("/analysis", response_model=AnalysisAnswer, responses=error_responses(409))
async def look_at_analysis(analyses: Analysing, asked: Asked) -> Response:
    """What is known of the turns of a finished game."""
    return raw(await analyses.look(*asked))


@router.post("/analysis", response_model=AnalysisAnswer, responses=error_responses(409, 429))
async def begin_analysis(_: Nothing, analyses: Analysing, asked: Asked) -> Response:
    """Analyse a finished game, or go on where that was stopped."""
    return raw(await analyses.begin(*asked))


@router.post("/analysis/stop", response_model=AnalysisAnswer, responses=error_responses(409))
async def stop_analysis(_: Nothing, analyses: Analysing, asked: Asked) -> Response:
    """Let the analysis rest; what is known is kept."""
    return raw(await analyses.stop(*asked))


@router.get("/analysis/{moment}", response_model=InsteadAnswer, responses=error_responses(409))
async def instead(moment: Annotated[int, Field(ge=0, le=LARGEST)], analyses: Analysing, asked: Asked) -> Response:
    """A turn that lost, as it was played and as it would have been better."""
    return raw(await analyses.instead(*asked, moment))
