"""The addresses of replays that are stored nowhere: a record with its comments, and moments of a game."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import Response

from coinbox.learn.notes import Saying, annotate, sayings_of
from coinbox.loading import loading
from coinbox.table import learn_models as models
from coinbox.table.asking import ALWAYS, Coming, Language, raw
from coinbox.table.desk_routes import bad_record, check_record, laid
from coinbox.table.leisure import at_leisure
from coinbox.table.models.state import State, error_responses
from coinbox.table.table import encode

router = APIRouter(prefix="/api/study", responses=ALWAYS | error_responses(404, 409))


@router.post("/notes", response_model=models.NotesAnswer)
async def notes(body: models.NotesAsked, request: Request, visit: Coming, lang: Language = "en") -> Response:
    """A record with comments written, changed or taken away, and all of its comments by moment."""
    try:
        work = loading(body.record, lang=lang, automatic=False, check=check_record)
        game = await at_leisure(work, request, visit, lang)
    # Deep or huge numbers in the JSON of a position are no errors of coinbox.
    except (ValueError, RecursionError) as error:
        raise bad_record(lang, error) from error
    annotate(game, (Saying(each.moment, each.lang, each.text) for each in body.notes))
    said = [saying._asdict() for saying in sayings_of(game)]
    return raw(encode({"game": game.id, "record": game.record(), "notes": said}))


@router.post("/moment", response_model=State)
async def moment(body: models.BoardMoment, lang: Language = "en") -> Response:
    """The board as it was after so many decisions, like a moment of a table."""
    return raw(encode(laid(body, lang).moment(body.moment)))
